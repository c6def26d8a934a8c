#include "command/server_options.hpp"

#include <algorithm>
#include <charconv>
#include <limits>

#include "match/time_control.hpp"

namespace hexcourt::command {

namespace {

const std::map<std::string, protocol::First> kFirst{
    {"host", protocol::First::host}, {"guest", protocol::First::guest}, {"random", protocol::First::random}};

CLI::Validator is_seed() {
  return {[](const std::string& text) {
            std::uint64_t seed = 0;
            const auto read = std::from_chars(text.data(), text.data() + text.size(), seed);
            return read.ec == std::errc{} && read.ptr == text.data() + text.size()
                       ? std::string()
                       : "'" + text + "' is no whole number from 0 to " +
                             std::to_string(std::numeric_limits<std::uint64_t>::max());
          },
          ""};
}

/// The refusal without its full stop, which every refusal of a command line gets.
CLI::Validator is_clock() {
  return {[](const std::string& text) {
            const auto clock = match::read_time_control(text);
            if (clock) return std::string();
            game::Error why = clock.error();
            why.message.erase(why.message.find_last_not_of('.') + 1);
            return sentence(why);
          },
          ""};
}

}  // namespace

CLI::Validator at_least(std::int64_t least) {
  return CLI::Range(least, std::int64_t{std::numeric_limits<std::int32_t>::max()}).description("");
}

CLI::Validator is_word() {
  return {[](const std::string& word) {
            return word.empty() || word.size() > protocol::kWordBytes
                       ? "It takes 1 to " + std::to_string(protocol::kWordBytes) + " bytes, not " +
                             std::to_string(word.size())
                       : std::string();
          },
          ""};
}

void add_url(CLI::App& app, ServerChoice& server) {
  app.add_option("URL", server.url, "The server: http://HOST:PORT/ or ws://HOST:PORT/ (TLS needs a proxy)")
      ->required();
}

void add_server(CLI::App& app, ServerChoice& server) {
  add_url(app, server);
  app.add_option("--name", server.name, "What others call you")->check(is_word());
  CLI::Option* guest = app.add_flag("--guest", server.guest, "Be somebody new, and keep no token");
  app.add_option("--token-file", server.token_file,
                 "Keep who you are in this file; else it is one a server in ~/.local/state/hexcourt")
      ->excludes(guest);
  app.add_option("--code", server.code, "Go on here as the player who got this code at another device")
      ->type_name("CODE")
      ->check(is_word())
      ->excludes(guest);
}

void add_room(CLI::App& app, std::optional<std::string>& room, std::optional<std::string>& invite) {
  CLI::Option* option = app.add_option("--room", room, "Join this room")->type_name("ID");
  app.add_option("--invite", invite, "The code that opens a private room")
      ->type_name("CODE")
      ->check(is_word())
      ->needs(option);
}

CLI::Option* add_create(CLI::App& app, RoomWish& wish) {
  CLI::Option* create = app.add_option("--create", wish.choice.game, "Make a room for this game or ruleset")
                            ->type_name("GAME")
                            ->check(is_word())
                            ->excludes("--room");
  app.add_flag("--private", wish.hidden, "Only an invite opens the room you make")->needs(create);
  add_word(app, "--first", wish.first, kFirst, "Who moves first in it: host (you), guest or random")
      ->type_name("WHO")
      ->needs(create);
  app.add_option("--position", wish.position, "Where its game begins")->type_name("TEXT")->needs(create);
  return create;
}

CLI::Option* add_clock(CLI::App& app, RoomWish& wish) {
  return app
      .add_option("--clock", wish.clock,
                  "Play by the clock: 'fischer 5m+3s', 'fischer 5m+3s cap 10m', 'byo-yomi 10m+3x30s', "
                  "or 'per-turn 3d', from 1m to 30d")
      ->type_name("TEXT")
      ->check(is_clock());
}

void add_chance(CLI::App& app, std::optional<std::uint64_t>& seed,
                std::optional<std::int64_t>& most_actions) {
  app.add_option("--seed", seed, "Choose the same actions every time")->type_name("N")->check(is_seed());
  app.add_option("--max-actions", most_actions,
                 "Resign after so many actions of both sides; without it each game goes on to its end")
      ->type_name("N")
      ->check(at_least(1));
}

void require_any(const CLI::App& app, const std::string& option, const std::vector<std::string>& needed) {
  const auto stands = [&app](const std::string& name) { return app.count(name) > 0; };
  if (!stands(option) || std::any_of(needed.begin(), needed.end(), stands)) return;
  std::string names;
  for (const std::string& name : needed) names += (names.empty() ? "" : " or ") + name;
  throw CLI::RequiresError(option, names);
}

}  // namespace hexcourt::command
