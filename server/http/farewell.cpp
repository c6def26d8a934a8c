#include "server/http/farewell.hpp"

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/beast/core/buffers_generator.hpp>
#include <boost/beast/http/error.hpp>
#include <string>
#include <utility>

#include "server/socket/coroutines.hpp"

namespace hexcourt::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
using tcp = asio::ip::tcp;

namespace {

/// The answer to what came in the place of a request, behind which the connection is closed.
http::message_generator last_answer(Answer answer, Metrics& metrics) {
  metrics.answered(static_cast<int>(answer.status));
  HttpRequest unread;
  unread.keep_alive(false);
  return as_http(unread, std::move(answer));
}

}  // namespace

std::optional<http::message_generator> answer_broken(const boost::system::error_code& error,
                                                     Metrics& metrics) {
  const auto refuse = [&](http::status status, std::string why) {
    return last_answer(text_answer(status, std::move(why)), metrics);
  };
  if (error == http::error::end_of_stream || error == http::error::partial_message) return std::nullopt;
  if (error == http::error::header_limit) {
    return refuse(http::status::request_header_fields_too_large,
                  "The header of a request may have " + std::to_string(kMostHeaderBytes) + " bytes.\n");
  }
  if (error == http::error::body_limit) {
    return refuse(http::status::payload_too_large,
                  "The body of a request may have " + std::to_string(kMostBodyBytes) + " bytes.\n");
  }
  if (error.category() != http::make_error_code(http::error::bad_method).category()) return std::nullopt;
  return refuse(http::status::bad_request, "This is no request in HTTP/1.1.\n");
}

void turn_away(tcp::socket& socket, Metrics& metrics) {
  Answer answer = text_answer(http::status::service_unavailable,
                              "Too many connections from your address. Close one, or wait a moment.\n");
  answer.headers.emplace_back(http::field::retry_after, "10");
  boost::system::error_code ignored;
  socket.non_blocking(true, ignored);
  std::array<char, kMostHeaderBytes> unread;
  socket.read_some(asio::buffer(unread), ignored);  // left unread, a request would make the end a reset
  beast::write(socket, last_answer(std::move(answer), metrics), ignored);
  socket.shutdown(tcp::socket::shutdown_send, ignored);
}

asio::awaitable<void> part(beast::tcp_stream& stream, std::chrono::milliseconds within) {
  boost::system::error_code gone;
  stream.socket().shutdown(tcp::socket::shutdown_send, gone);
  stream.expires_after(within);
  std::array<char, 4096> unread;
  while (!gone) {
    const auto [error, bytes] = co_await stream.async_read_some(asio::buffer(unread), kAsTuple);
    gone = error;
  }
}

}  // namespace hexcourt::server
