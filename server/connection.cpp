#include "server/connection.hpp"

#include <algorithm>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "server/coroutines.hpp"
#include "server/http_answer.hpp"
#include "server/http_api.hpp"
#include "server/http_farewell.hpp"
#include "server/session.hpp"

namespace hexcourt::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;

namespace {

constexpr std::string_view kLobbyPath = "/ws/lobby";
constexpr std::string_view kRoomsPath = "/ws/rooms/";

struct Target {
  std::shared_ptr<Place> place;  // null: no such room
  Strand strand;
};

/// Where a WebSocket for `path` goes; none for a path that takes none.
std::optional<Target> find_target(std::string_view path, const Destinations& destinations) {
  path = path.substr(0, path.find('?'));
  std::shared_ptr<Place> place;
  if (path == kLobbyPath) {
    place = destinations.lobby;
  } else if (path.starts_with(kRoomsPath)) {
    place = destinations.rooms.find(std::string(path.substr(kRoomsPath.size())));
  } else {
    return std::nullopt;
  }
  const Strand strand = place ? place->strand_for_socket() : destinations.lobby->strand_for_socket();
  return Target{std::move(place), strand};
}

/// The session takes the connection over, on the executor of its place.
void hand_over(beast::tcp_stream& stream, HttpRequest upgrade, HeadCount::Head head, Target target,
               const Destinations& destinations) {
  tcp::socket old = stream.release_socket();
  const auto protocol = old.local_endpoint().protocol();
  tcp::socket rebuilt(target.strand, protocol, old.release());
  const auto session =
      std::make_shared<Session>(std::move(rebuilt), std::move(target.strand), std::move(head),
                                std::move(target.place), destinations.services, destinations.sessions);
  session->start(std::move(upgrade));
}

/// Answers a request that came whole; none: the connection is a session's now.
std::optional<http::message_generator> answer(beast::tcp_stream& stream, HttpRequest request,
                                              HeadCount::Head& head, bool more_came,
                                              const Destinations& destinations) {
  if (!beast::websocket::is_upgrade(request)) return respond(destinations.http, request);
  std::optional<Target> target = find_target(request.target(), destinations);
  const auto refuse = [&](http::status status, std::string why) {
    destinations.services.metrics.answered(static_cast<int>(status));
    return as_http(request, text_answer(status, std::move(why)));
  };
  if (!target) {
    return refuse(http::status::not_found, "WebSockets are at /ws/lobby and /ws/rooms/<id>.\n");
  }
  if (!destinations.http.ready()) return refuse(http::status::service_unavailable, "The server stops now.\n");
  if (more_came) return refuse(http::status::bad_request, "Wait for the answer to the upgrade.\n");
  if (!destinations.sockets_by_address.take(head.address(), destinations.services.clock.now())) {
    return refuse(http::status::too_many_requests, "Too many sockets from your address. Wait a moment.\n");
  }
  hand_over(stream, std::move(request), std::move(head), std::move(*target), destinations);
  return std::nullopt;
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
    std::optional<http::message_generator> response =
        read_error ? answer_broken(read_error, destinations.services.metrics)
                   : answer(stream, parser.release(), *head, buffer.size() > 0, destinations);
    if (!response) co_return;
    keep_alive = response->keep_alive();
    const auto [write_error, written_bytes] =
        co_await beast::async_write(stream, std::move(*response), kAsTuple);
    if (write_error) co_return;
  }
  co_await part(stream, destinations.services.limits.close_within);
}

}  // namespace hexcourt::server
