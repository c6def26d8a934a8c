# hexcourt::asio: Asio and Beast, compiled once and not again in every file that uses them. Whoever includes their headers
# links to it, so that all parts of a program agree on how they were compiled.
find_package(Boost 1.81 REQUIRED)
find_package(Threads REQUIRED)

add_library(hexcourt_asio STATIC ${CMAKE_CURRENT_LIST_DIR}/asio.cpp)
target_link_libraries(hexcourt_asio PUBLIC Boost::headers Threads::Threads)
target_compile_definitions(hexcourt_asio PUBLIC BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION
                                                BOOST_ASIO_NO_DEPRECATED)
# Under sanitizers what is made of Asio and Beast takes more than twice as long to compile when it is optimised too.
if(HEXCOURT_SANITIZE)
  target_compile_options(hexcourt_asio INTERFACE -O0)
endif()
if(HEXCOURT_SANITIZE MATCHES "thread")
  target_compile_options(hexcourt_asio PRIVATE -Wno-tsan)
endif()
add_library(hexcourt::asio ALIAS hexcourt_asio)
