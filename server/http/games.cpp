#include "server/http/games.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "protocol/json_writer.hpp"
#include "protocol/record.hpp"
#include "protocol/words.hpp"
#include "server/http/query.hpp"
#include "server/identity/secrets.hpp"
#include "server/socket/awaited.hpp"
#include "server/store/store.hpp"

namespace hexcourt::server {

namespace {

namespace asio = boost::asio;

constexpr std::size_t kMostGames = 200;

std::string_view target_of(const HttpRequest& request) {
  return {request.target().data(), request.target().size()};
}

Answer not_there() {
  return json_answer(http::status::not_found,
                     R"({"code":"no_such_room","message":"There is no such room, or it is private."})");
}

Answer unreadable() {
  return json_answer(
      http::status::service_unavailable,
      R"({"code":"internal","message":"This cannot be read just now. Try again in a moment."})");
}

/// The id of the player whose token the request shows; empty where it shows none that is known. None where
/// the store fails.
asio::awaitable<std::optional<std::string>> asker(Store& store, const HttpRequest& request) {
  const auto token = bearer_token(request);
  if (!token) co_return std::string();
  auto ask = [&store, hash = hash_of(*token)](const asio::any_io_executor& executor, auto done) {
    store.find_player(hash, executor, std::move(done));
  };
  auto found = co_await awaited<std::optional<std::optional<StoredPlayer>>>(std::move(ask));
  if (!found) co_return std::nullopt;
  co_return *found ? (*found)->id : std::string();
}

/// Whether the player made the room or sat down in it.
bool belongs_to(const StoredRoom& room, const std::string& player) {
  return std::ranges::any_of(room.events, [&](const match::Event& event) {
    const auto* created = std::get_if<match::Created>(&event.what);
    const auto* seated = std::get_if<match::Seated>(&event.what);
    return (created != nullptr && created->host.id == player) ||
           (seated != nullptr && seated->player.id == player);
  });
}

bool shows_invite(const HttpRequest& request, const std::string& invite) {
  const auto shown = query_member(target_of(request), "invite");
  return shown && same_secret(*shown, invite);
}

Answer record_of(StoredRoom room, bool as_json) {
  const protocol::Record record{std::move(room.card.id), std::move(room.card.name), std::move(room.events)};
  try {
    return as_json ? json_answer(http::status::ok, protocol::record_json(record))
                   : text_answer(http::status::ok, protocol::record_text(record));
  } catch (const std::invalid_argument& broken) {
    spdlog::error("The stored events of room {} make no game: {}", record.room, broken.what());
    return json_answer(
        http::status::internal_server_error,
        R"({"code":"internal","message":"What is stored of this game is broken; the server's log says how."})");
  }
}

void write_game(protocol::JsonWriter& out, const StoredGame& game) {
  out.object([&] {
    out.member("room", game.room);
    out.member_if_any("name", game.name);
    out.member("visibility", game.is_private ? "private" : "public");
    out.member("game", game.game);
    out.member("status", protocol::word_in(protocol::kStatuses, game.status));
    out.member("side", protocol::word_in(protocol::kSides, game.side));
    if (game.opponent) {
      out.object("opponent", [&] {
        out.member("id", game.opponent->id);
        out.member("name", game.opponent->name);
      });
    } else {
      out.null_member("opponent");
    }
    if (game.to_act) out.member("to_act", protocol::word_in(protocol::kSides, *game.to_act));
    if (game.outcome) {
      out.object("result", [&] {
        out.member("outcome", protocol::word_in(protocol::kOutcomes, *game.outcome));
        out.member("reason", game.reason);
      });
    } else {
      out.null_member("result");
    }
    out.member("changed_at", milliseconds_of(game.changed_at));
  });
}

std::string json_of(const std::vector<StoredGame>& games) {
  protocol::JsonWriter out;
  out.object([&] { out.list("games", games, [&](const StoredGame& game) { write_game(out, game); }); });
  return out.text();
}

}  // namespace

asio::awaitable<Answer> record_answer(const HttpContext& context, const HttpRequest& request,
                                      std::string room) {
  const std::string_view format = query_member(target_of(request), "format").value_or("text");
  if (format != "text" && format != "json") {
    co_return json_answer(http::status::bad_request,
                          R"({"code":"bad_message","message":"format must be text or json."})");
  }
  Store& store = context.store;
  auto ask = [&store, &room](const asio::any_io_executor& executor, auto done) {
    store.read(room, executor, std::move(done));
  };
  auto loaded = co_await awaited<std::optional<std::optional<StoredRoom>>>(std::move(ask));
  if (!loaded) co_return unreadable();
  if (!*loaded) co_return not_there();
  StoredRoom& found = **loaded;
  if (found.card.invite && !shows_invite(request, *found.card.invite)) {
    const auto player = co_await asker(store, request);
    if (!player) co_return unreadable();
    if (player->empty() || !belongs_to(found, *player)) co_return not_there();
  }
  co_return record_of(std::move(found), format == "json");
}

asio::awaitable<Answer> games_answer(const HttpContext& context, const HttpRequest& request,
                                     std::string player) {
  Store& store = context.store;
  const auto asking = co_await asker(store, request);
  if (!asking) co_return unreadable();
  auto ask = [&store, &player](const asio::any_io_executor& executor, auto done) {
    store.games_of(player, kMostGames, executor, std::move(done));
  };
  auto games = co_await awaited<std::optional<std::vector<StoredGame>>>(std::move(ask));
  if (!games) co_return unreadable();
  if (*asking != player) std::erase_if(*games, &StoredGame::is_private);
  co_return json_answer(http::status::ok, json_of(*games));
}

}  // namespace hexcourt::server
