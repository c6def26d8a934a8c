# hexcourt_room(NAME [NO_EXCEPTIONS] SOURCES a.cpp ... [DEPENDS target ...] [PRIVATE_DEPENDS target ...])
#
# One room of the house: the static library hexcourt::NAME made of the current folder, whose headers are
# included as "NAME/header.hpp". Each room has an include root of its own that holds nothing but a link to
# its folder, so that a header of a room that is not among its DEPENDS does not compile.
function(hexcourt_room name)
  cmake_parse_arguments(PARSE_ARGV 1 room "NO_EXCEPTIONS" "" "SOURCES;DEPENDS;PRIVATE_DEPENDS")
  set(root ${PROJECT_BINARY_DIR}/rooms/${name})
  file(MAKE_DIRECTORY ${root})
  file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR} ${root}/${name} SYMBOLIC)

  if(room_SOURCES)
    add_library(hexcourt_${name} STATIC ${room_SOURCES})
    target_include_directories(hexcourt_${name} PUBLIC ${root})
    target_link_libraries(hexcourt_${name} PUBLIC ${room_DEPENDS} PRIVATE ${room_PRIVATE_DEPENDS} hexcourt_warnings)
    if(room_NO_EXCEPTIONS)
      target_compile_options(hexcourt_${name} PRIVATE -fno-exceptions)
    endif()
  else()
    add_library(hexcourt_${name} INTERFACE)
    target_include_directories(hexcourt_${name} INTERFACE ${root})
    target_link_libraries(hexcourt_${name} INTERFACE ${room_DEPENDS})
  endif()
  add_library(hexcourt::${name} ALIAS hexcourt_${name})
endfunction()
