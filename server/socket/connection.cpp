#include "server/socket/connection.hpp"

#include <algorithm>
#include <boost/asio/async_result.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "server/http/answer.hpp"
#include "server/http/api.hpp"
#include "server/http/farewell.hpp"
#include "server/socket/coroutines.hpp"
#include "server/socket/session.hpp"

namespace hexcourt::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;

namespace {

constexpr std::string_view kLobbyPath = "/ws/lobby";
constexpr std::string_view kRoomsPath = "/ws/rooms/";

/// What a WebSocket is asked for: a room, or the lobby.
struct Target {
  std::optional<std::string> room;
};

/// None for a path that takes no WebSocket.
std::optional<Target> find_target(std::string_view path) {
  path = path.substr(0, path.find('?'));
  if (path == kLobbyPath) return Target{};
  if (path.starts_with(kRoomsPath)) return Target{std::string(path.substr(kRoomsPath.size()))};
  return std::nullopt;
}

/// Why nobody gets a WebSocket now; none where one is to be had.
std::optional<Answer> refusal(const std::string& address, bool more_came, const Destinations& destinations) {
  if (!destinations.http.ready()) {
    return text_answer(http::status::service_unavailable, "The server stops now.\n");
  }
  if (more_came) return text_answer(http::status::bad_request, "Wait for the answer to the upgrade.\n");
  if (!destinations.sockets_by_address.take(address, destinations.services.clock.now())) {
    return text_answer(http::status::too_many_requests,
                       "Too many sockets from your address. Wait a moment.\n");
  }
  return std::nullopt;
}

asio::awaitable<Rooms::Opened> open_room(Rooms& rooms, std::string id) {
  const asio::any_io_executor executor = co_await asio::this_coro::executor;
  auto start = [&rooms, &id, executor](auto handler) {
    // What Rooms keeps must be copyable, and the handler is not.
    const auto resume = std::make_shared<decltype(handler)>(std::move(handler));
    rooms.open(id, executor, [resume](Rooms::Opened opened) { std::move (*resume)(std::move(opened)); });
  };
  auto opened = co_await asio::async_initiate<const asio::use_awaitable_t<>, void(Rooms::Opened)>(
      std::move(start), asio::use_awaitable);
  co_return opened;
}

/// The session takes the connection over, on the executor of its place.
void hand_over(beast::tcp_stream& stream, HttpRequest upgrade, HeadCount::Head head,
               std::shared_ptr<Place> place, const Destinations& destinations) {
  tcp::socket old = stream.release_socket();
  const auto protocol = old.local_endpoint().protocol();
  Strand strand = place ? place->strand_for_socket() : destinations.lobby->strand_for_socket();
  tcp::socket rebuilt(strand, protocol, old.release());
  const auto session =
      std::make_shared<Session>(std::move(rebuilt), std::move(strand), std::move(head), std::move(place),
                                destinations.services, destinations.sessions);
  session->start(std::move(upgrade));
}

/// None: the connection is a session's now. Where there is no such room that has no place, and tells so.
asio::awaitable<std::optional<Answer>> answer_upgrade(beast::tcp_stream& stream, HttpRequest& upgrade,
                                                      HeadCount::Head& head, bool more_came,
                                                      const Destinations& destinations) {
  const std::optional<Target> target = find_target(upgrade.target());
  if (!target) {
    co_return text_answer(http::status::not_found, "WebSockets are at /ws/lobby and /ws/rooms/<id>.\n");
  }
  std::optional<Answer> refused = refusal(head.address(), more_came, destinations);
  if (refused) co_return refused;
  std::shared_ptr<Place> place = destinations.lobby;
  if (target->room) {
    const std::string room = *target->room;
    const auto opened = co_await open_room(destinations.rooms, room);
    if (!opened && opened.error() == Rooms::Missing::failed) {
      co_return text_answer(http::status::internal_server_error,
                            "This room cannot be opened just now. Try again in a moment.\n");
    }
    place = opened ? *opened : nullptr;
  }
  hand_over(stream, std::move(upgrade), std::move(head), std::move(place), destinations);
  co_return std::nullopt;
}

/// Answers a request that came whole; none: the connection is a session's now.
asio::awaitable<std::optional<http::message_generator>> answer(
    beast::tcp_stream& stream, http::request_parser<http::string_body>& parser, HeadCount::Head& head,
    bool more_came, const Destinations& destinations) {
  HttpRequest request = parser.release();
  std::optional<http::message_generator> response;
  if (!beast::websocket::is_upgrade(request)) {
    response = co_await respond(destinations.http, request);
    co_return response;
  }
  std::optional<Answer> refused = co_await answer_upgrade(stream, request, head, more_came, destinations);
  if (refused) {
    destinations.services.metrics.answered(static_cast<int>(refused->status));
    response = as_http(request, std::move(*refused));
  }
  co_return response;
}

}  // namespace

std::string limited_address(const asio::ip::address& address) {
  if (address.is_v4()) return address.to_string();
  const asio::ip::address_v6 v6 = address.to_v6();
  if (v6.is_v4_mapped()) return asio::ip::make_address_v4(asio::ip::v4_mapped, v6).to_string();
  asio::ip::address_v6::bytes_type network = v6.to_bytes();
  std::fill(network.begin() + 8, network.end(), std::uint8_t{0});
  return asio::ip::address_v6(network).to_string();
}

asio::awaitable<void> serve_connection(tcp::socket socket, Destinations& destinations) {
  boost::system::error_code gone;
  const tcp::endpoint remote = socket.remote_endpoint(gone);
  if (gone) co_return;
  std::optional<HeadCount::Head> head = destinations.connections.admit(limited_address(remote.address()));
  if (!head) {
    turn_away(socket, destinations.services.metrics);
    co_return;
  }
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer;
  for (bool keep_alive = true; keep_alive;) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(kMostHeaderBytes);
    parser.body_limit(kMostBodyBytes);
    stream.expires_after(destinations.services.limits.handshake_within);
    const auto [read_error, read_bytes] = co_await http::async_read(stream, buffer, parser, kAsTuple);
    std::optional<http::message_generator> response;
    if (read_error) {
      response = answer_broken(read_error, destinations.services.metrics);
    } else {
      response = co_await answer(stream, parser, *head, buffer.size() > 0, destinations);
    }
    if (!response) co_return;
    keep_alive = response->keep_alive();
    const auto [write_error, written_bytes] =
        co_await beast::async_write(stream, std::move(*response), kAsTuple);
    if (write_error) co_return;
  }
  co_await part(stream, destinations.services.limits.close_within);
}

}  // namespace hexcourt::server
