#include "client/dial.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <string>

namespace hexcourt::client {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;

asio::awaitable<beast::error_code> dial(beast::tcp_stream& stream, Address server,
                                        std::chrono::seconds within) {
  constexpr auto kResult = asio::as_tuple(asio::use_awaitable);
  tcp::resolver resolver(stream.get_executor());
  auto [unresolved, places] =
      co_await resolver.async_resolve(server.host, std::to_string(server.port), kResult);
  if (unresolved) co_return unresolved;
  stream.expires_after(within);
  auto [unreachable, place] = co_await stream.async_connect(places, kResult);
  co_return unreachable;
}

}  // namespace hexcourt::client
