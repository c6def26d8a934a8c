# hexcourt_test(NAME SOURCES a_test.cpp ... DEPENDS target ... [LABELS label ...])
#
# One test executable of the current folder, run by ctest test by test.
find_package(GTest REQUIRED)
include(GoogleTest)

# The programs and the tests that run what they are made of, labelled server or e2e: these run as released and under
# ThreadSanitizer too.
add_custom_target(tests_of_programs)

function(hexcourt_test name)
  cmake_parse_arguments(PARSE_ARGV 1 test "" "" "SOURCES;DEPENDS;LABELS")
  add_executable(${name} ${test_SOURCES})
  target_include_directories(${name} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  target_link_libraries(${name} PRIVATE ${test_DEPENDS} GTest::gmock_main hexcourt_warnings)
  # Under sanitizers a test takes twice as long to compile when it is optimised, and what it tests is optimised anyway.
  if(HEXCOURT_SANITIZE)
    target_compile_options(${name} PRIVATE -O0)
  endif()
  if("server" IN_LIST test_LABELS OR "e2e" IN_LIST test_LABELS)
    add_dependencies(tests_of_programs ${name})
  endif()
  gtest_discover_tests(
    ${name}
    DISCOVERY_TIMEOUT 120
    PROPERTIES LABELS "${test_LABELS}" TIMEOUT 300)
endfunction()
