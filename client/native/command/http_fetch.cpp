#include "command/http_fetch.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <exception>
#include <nlohmann/json.hpp>
#include <utility>

#include "client/dial.hpp"

namespace hexcourt::command {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

namespace {

constexpr auto kResult = asio::as_tuple(asio::use_awaitable);
constexpr std::chrono::seconds kAnswerWithin{30};
constexpr std::uint64_t kMostBytes = 64UL * 1024 * 1024;
constexpr unsigned kHttp11 = 11;

using Request = http::request<http::empty_body>;
using Parser = http::response_parser<http::string_body>;

tl::unexpected<std::string> no_answer(const client::Address& server, const beast::error_code& error) {
  return tl::make_unexpected("No answer from " + server.authority() + ": " + error.message() + ".");
}

/// What a refusal says in its JSON, or else its status.
Fetched understood(http::response<http::string_body> response) {
  if (response.result() == http::status::ok) return std::move(response.body());
  const nlohmann::json refusal = nlohmann::json::parse(response.body(), nullptr, false);
  const std::string status = std::to_string(response.result_int());
  if (!refusal.is_object() || !refusal.contains("message") || !refusal["message"].is_string())
    return tl::make_unexpected("The server answered with status " + status + ".");
  return tl::make_unexpected("The server answered: " + refusal["message"].get<std::string>());
}

}  // namespace

asio::awaitable<Fetched> get(asio::any_io_executor executor, Source source) {
  beast::tcp_stream stream(executor);
  const beast::error_code unreachable = co_await client::dial(stream, source.server, kAnswerWithin);
  if (unreachable) co_return no_answer(source.server, unreachable);

  Request request(http::verb::get, source.target, kHttp11);
  request.set(http::field::host, source.server.authority());
  request.set(http::field::connection, "close");
  if (source.token) request.set(http::field::authorization, "Bearer " + *source.token);
  auto [unsent, sent] = co_await http::async_write(stream, request, kResult);
  if (unsent) co_return no_answer(source.server, unsent);

  Parser parser;
  parser.body_limit(kMostBytes);
  beast::flat_buffer buffer;
  auto [unread, read] = co_await http::async_read(stream, buffer, parser, kResult);
  if (unread) co_return no_answer(source.server, unread);
  co_return understood(parser.release());
}

Fetched fetch(const Source& source) {
  asio::io_context context(1);
  Fetched fetched;
  asio::co_spawn(context, get(context.get_executor(), source),
                 [&fetched](const std::exception_ptr& failure, Fetched answer) {
                   if (failure) std::rethrow_exception(failure);
                   fetched = std::move(answer);
                 });
  context.run();
  return fetched;
}

}  // namespace hexcourt::command
