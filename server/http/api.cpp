#include "server/http/api.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "protocol/encode.hpp"
#include "protocol/game_list.hpp"
#include "server/http/games.hpp"
#include "server/http/pages.hpp"
#include "server/http/web_files.hpp"
#include "server/metrics.hpp"
#include "server/store/store.hpp"

namespace hexcourt::server {
namespace {

Answer health(const HttpContext& /*context*/) { return text_answer(http::status::ok, "ok\n"); }

Answer readiness(const HttpContext& context) {
  const auto not_ready = [](std::string why) {
    return text_answer(http::status::service_unavailable, std::move(why));
  };
  if (!context.ready()) return not_ready("stopping\n");
  if (!context.store.healthy()) {
    return not_ready("Nothing can be written down: the disk may be full. The log says more.\n");
  }
  return text_answer(http::status::ok, "ready\n");
}

Answer metrics(const HttpContext& context) {
  context.metrics.present(context.sockets(), context.rooms(), context.players());
  Answer answer = text_answer(http::status::ok, context.metrics.text());
  answer.content_type = "text/plain; version=0.0.4; charset=utf-8";
  return answer;
}

Answer games(const HttpContext& /*context*/) {
  return json_answer(http::status::ok, R"({"games":)" + protocol::game_list() + "}");
}

Answer rooms(const HttpContext& context) {
  return json_answer(http::status::ok, protocol::encode(context.lobby()));
}

struct Route {
  std::string_view path;
  Answer (*answer)(const HttpContext&);
};
constexpr std::array<Route, 5> kRoutes{{{"/healthz", health},
                                        {"/readyz", readiness},
                                        {"/metrics", metrics},
                                        {"/api/v1/games", games},
                                        {"/api/v1/rooms", rooms}}};

Answer wrong_method() {
  Answer answer = error_page(http::status::method_not_allowed, "Only GET and HEAD are answered here.");
  answer.headers.emplace_back(http::field::allow, "GET, HEAD");
  return answer;
}

Answer upgrade_required() {
  Answer answer = error_page(http::status::upgrade_required, "This address speaks WebSocket only.");
  answer.headers.emplace_back(http::field::upgrade, "websocket");
  answer.headers.emplace_back(http::field::connection, "upgrade");
  return answer;
}

Answer site(const HttpContext& context, const HttpRequest& request, std::string_view path) {
  if (context.config.web) {
    if (auto file = file_answer(*context.config.web, request)) return std::move(*file);
  } else if (path == "/") {
    const auto host = request[http::field::host];
    return welcome_page({host.data(), host.size()});
  }
  if (path == "/favicon.ico" || path == "/favicon.svg") return icon();
  return error_page(http::status::not_found, "There is nothing at this address.");
}

/// What stands between the two in a path that has both, where that is one segment.
std::optional<std::string> segment_between(std::string_view path, std::string_view before,
                                           std::string_view behind) {
  if (path.size() <= before.size() + behind.size() || !path.starts_with(before) || !path.ends_with(behind)) {
    return std::nullopt;
  }
  path.remove_prefix(before.size());
  path.remove_suffix(behind.size());
  return path.find('/') == std::string_view::npos ? std::optional<std::string>(path) : std::nullopt;
}

/// The answer to a request whose answer needs no waiting.
Answer answer_at_once(const HttpContext& context, const HttpRequest& request, const std::string& path) {
  const auto* const route = std::ranges::find(kRoutes, path, &Route::path);
  if (route != kRoutes.end()) return route->answer(context);
  if (path.starts_with("/ws/")) return upgrade_required();
  if (path.starts_with("/api/")) {
    return json_answer(http::status::not_found,
                       R"({"code":"not_found","message":"Try /api/v1/games or /api/v1/rooms."})");
  }
  return site(context, request, path);
}

boost::asio::awaitable<Answer> answer_to(const HttpContext& context, const HttpRequest& request) {
  if (request.method() != http::verb::get && request.method() != http::verb::head) co_return wrong_method();
  const auto path = decoded_path({request.target().data(), request.target().size()});
  if (!path) {
    co_return error_page(http::status::bad_request, "The address is not written as it should be.");
  }
  const auto room = segment_between(*path, "/api/v1/rooms/", "/record");
  if (room) {
    Answer record = co_await record_answer(context, request, *room);
    co_return record;
  }
  const auto player = segment_between(*path, "/api/v1/players/", "/games");
  if (player) {
    Answer list = co_await games_answer(context, request, *player);
    co_return list;
  }
  co_return answer_at_once(context, request, *path);
}

}  // namespace

boost::asio::awaitable<http::message_generator> respond(const HttpContext& context,
                                                        const HttpRequest& request) {
  Answer answer = co_await answer_to(context, request);
  context.metrics.answered(static_cast<int>(answer.status));
  co_return as_http(request, std::move(answer));
}

}  // namespace hexcourt::server
