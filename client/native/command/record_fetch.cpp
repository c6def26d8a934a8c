#include "command/record_fetch.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <nlohmann/json.hpp>
#include <utility>

#include "client/spawn.hpp"

namespace hexcourt::command {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;

namespace {

constexpr auto kResult = asio::as_tuple(asio::use_awaitable);
constexpr std::chrono::seconds kAnswerWithin{30};
constexpr std::uint64_t kMostBytes = 64UL * 1024 * 1024;
constexpr unsigned kHttp11 = 11;

using Request = http::request<http::empty_body>;
using Parser = http::response_parser<http::string_body>;
using Fetched = tl::expected<std::string, std::string>;

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

asio::awaitable<Fetched> ask(asio::any_io_executor executor, Source source) {
  tcp::resolver resolver(executor);
  auto [unresolved, places] =
      co_await resolver.async_resolve(source.server.host, std::to_string(source.server.port), kResult);
  if (unresolved) co_return no_answer(source.server, unresolved);
  beast::tcp_stream stream(executor);
  stream.expires_after(kAnswerWithin);
  auto [unreachable, place] = co_await stream.async_connect(places, kResult);
  if (unreachable) co_return no_answer(source.server, unreachable);

  Request request(http::verb::get, source.target, kHttp11);
  request.set(http::field::host, source.server.authority());
  request.set(http::field::connection, "close");
  auto [unsent, sent] = co_await http::async_write(stream, request, kResult);
  if (unsent) co_return no_answer(source.server, unsent);

  Parser parser;
  parser.body_limit(kMostBytes);
  beast::flat_buffer buffer;
  auto [unread, read] = co_await http::async_read(stream, buffer, parser, kResult);
  if (unread) co_return no_answer(source.server, unread);
  co_return understood(parser.release());
}

/// Text as a value in a URL's query.
std::string in_query(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  constexpr std::string_view kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~";
  std::string query;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    query += kPlain.find(c) != std::string_view::npos
                 ? std::string(1, c)
                 : std::string{'%', kDigits[byte >> 4U], kDigits[byte & 0x0FU]};
  }
  return query;
}

asio::awaitable<void> keep(asio::awaitable<Fetched> work, Fetched& fetched) {
  fetched = co_await std::move(work);
}

}  // namespace

tl::expected<Source, std::string> record_source(std::string_view url, std::string_view room,
                                                const std::optional<std::string>& invite, bool json) {
  auto server = client::read_address(url);
  if (!server) return tl::make_unexpected(server.error());
  if (const auto path = client::room_path(room); !path) return tl::make_unexpected(path.error());
  std::string target = "/api/v1/rooms/" + std::string(room) + "/record?format=" + (json ? "json" : "text");
  if (invite) target += "&invite=" + in_query(*invite);
  return Source{*std::move(server), std::move(target)};
}

Fetched fetch(const Source& source) {
  asio::io_context context(1);
  Fetched fetched;
  client::spawn(context.get_executor(), keep(ask(context.get_executor(), source), fetched));
  context.run();
  return fetched;
}

}  // namespace hexcourt::command
