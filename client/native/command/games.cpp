#include "command/games.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>
#include <vector>

#include "command/action_words.hpp"
#include "command/failure.hpp"
#include "command/http_fetch.hpp"
#include "command/one_line.hpp"
#include "command/run.hpp"

namespace hexcourt::command {

namespace asio = boost::asio;

namespace {

using nlohmann::json;

constexpr const char* kPlaying = "playing";
constexpr const char* kFinished = "finished";

std::string text_at(const json& object, const char* key) { return object.at(key).get<std::string>(); }

/// Those that are played, those that wait for players, and those that are over.
int rank(const json& game) {
  const std::string status = text_at(game, "status");
  if (status == kPlaying) return 0;
  return status == kFinished ? 2 : 1;
}

std::string opponent_of(const json& game) {
  const json& opponent = game.at("opponent");
  return opponent.is_null() ? "-" : text_at(opponent, "name");
}

/// Whose turn it is, or how it ended; empty where it waits.
std::string standing(const json& game) {
  if (!game.at("result").is_null()) {
    return result_in_words(text_at(game.at("result"), "outcome"), text_at(game.at("result"), "reason"));
  }
  if (!game.contains("to_act")) return "";
  return text_at(game, "to_act") == text_at(game, "side") ? "your turn" : opponent_of(game) + "'s turn";
}

std::string line_of(const json& game, std::string_view me) {
  const std::string myself = std::string(me) + " (you)";
  const bool is_white = text_at(game, "side") == "white";
  std::string line = text_at(game, "room") + "  " + text_at(game, "game") + "  " + text_at(game, "status") +
                     "  White: " + (is_white ? myself : opponent_of(game)) +
                     "  Black: " + (is_white ? opponent_of(game) : myself);
  const std::string now = standing(game);
  if (!now.empty()) line += "  " + now;
  if (text_at(game, "visibility") == "private") line += "  private";
  if (game.contains("name")) line += "  '" + text_at(game, "name") + "'";
  return one_line(line) + "\n";
}

std::string lines_of(std::vector<json> games, std::string_view me) {
  std::stable_sort(games.begin(), games.end(),
                   [](const json& left, const json& right) { return rank(left) < rank(right); });
  std::string lines;
  for (const json& game : games) lines += line_of(game, me);
  return lines.empty() ? "You have no games here.\n" : lines;
}

/// The welcome says who we are; the token that it takes, or brings, shows it when the games are asked for.
asio::awaitable<int> list_games(asio::any_io_executor executor, Court& court, const Terminal& terminal) {
  const auto lobby = enter_lobby(executor, court);
  const bool welcome = co_await lobby->until([&] { return lobby->me() != nullptr; });
  if (!welcome) co_return report(terminal, {lobby->closed().why});
  const protocol::PlayerInfo me = *lobby->me();
  co_await lobby->leave();
  Source source{court.address, "/api/v1/players/" + me.id + "/games", court.identity.token()};
  const auto fetched = co_await get(executor, std::move(source));
  if (!fetched) co_return report(terminal, {fetched.error()});
  const auto text = games_text(*fetched, me.name);
  if (!text) co_return report(terminal, {text.error()});
  terminal.out << *text << std::flush;
  co_return kDone;
}

}  // namespace

tl::expected<std::string, std::string> games_text(std::string_view json, std::string_view me) {
  try {
    return lines_of(nlohmann::json::parse(json).at("games").get<std::vector<nlohmann::json>>(), me);
  } catch (const nlohmann::json::exception&) {
    return tl::make_unexpected("What the server sent is no list of games.");
  }
}

int run_games(Court& court, const Terminal& terminal) {
  return run_to_end(
      [&](const asio::any_io_executor& executor) { return list_games(executor, court, terminal); });
}

}  // namespace hexcourt::command
