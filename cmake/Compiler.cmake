# Warnings for our own targets (hexcourt_warnings), and sanitizers for everything that is compiled.
add_library(hexcourt_warnings INTERFACE)
target_compile_options(
  hexcourt_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast
                              -Woverloaded-virtual -Wextra-semi)
if(HEXCOURT_WERROR)
  target_compile_options(hexcourt_warnings INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # At -O3, GCC 12 takes "text" + std::string for overlapping memory (GCC bug 105651).
  target_compile_options(hexcourt_warnings INTERFACE $<$<CONFIG:Release>:-Wno-restrict>)
endif()

if(HEXCOURT_SANITIZE)
  add_compile_options(-fsanitize=${HEXCOURT_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${HEXCOURT_SANITIZE})
  if(HEXCOURT_SANITIZE MATCHES "thread")
    # Asio orders memory with atomic_thread_fence, which TSan does not model.
    target_compile_options(hexcourt_warnings INTERFACE -Wno-tsan)
  endif()
endif()

find_program(HEXCOURT_CCACHE ccache)
if(HEXCOURT_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${HEXCOURT_CCACHE})
endif()
