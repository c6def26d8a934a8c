// The one place where Asio and Beast are compiled, see Asio.cmake.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
