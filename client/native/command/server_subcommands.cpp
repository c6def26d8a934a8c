#include <charconv>
#include <cstdint>
#include <limits>
#include <map>

#include "command/subcommands.hpp"

namespace hexcourt::command {

namespace {

const std::map<std::string, game::Side> kSides{{"white", game::Side::white}, {"black", game::Side::black}};
const std::map<std::string, protocol::First> kFirst{
    {"host", protocol::First::host}, {"guest", protocol::First::guest}, {"random", protocol::First::random}};

CLI::Range at_least(std::int64_t least) {
  return {least, std::int64_t{std::numeric_limits<std::int32_t>::max()}};
}

/// Names, codes and the like, of a length that the protocol takes.
CLI::Validator is_word() {
  return {[](const std::string& word) {
            return word.empty() || word.size() > protocol::kWordBytes
                       ? "It takes 1 to " + std::to_string(protocol::kWordBytes) + " bytes, not " +
                             std::to_string(word.size())
                       : std::string();
          },
          ""};
}

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

void add_url(CLI::App& app, ServerChoice& server) {
  app.add_option("URL", server.url, "The server: http://HOST:PORT/ or ws://HOST:PORT/ (TLS needs a proxy)")
      ->required();
}

/// For people: who they are is kept for the next time.
void add_server(CLI::App& app, ServerChoice& server) {
  add_url(app, server);
  app.add_option("--name", server.name, "What others call you")->check(is_word());
  CLI::Option* guest = app.add_flag("--guest", server.guest, "Be somebody new, and keep no token");
  app.add_option("--token-file", server.token_file,
                 "Keep who you are in this file; else it is one a server in ~/.local/state/hexcourt")
      ->excludes(guest);
}

/// For bots, which are nobody in particular.
void add_server_of_bot(CLI::App& app, ServerChoice& server) {
  add_url(app, server);
  server.guest = true;
}

void add_room(CLI::App& app, std::optional<std::string>& room, std::optional<std::string>& invite) {
  CLI::Option* option = app.add_option("--room", room, "Join this room")->type_name("ID");
  app.add_option("--invite", invite, "The code that opens a private room")
      ->type_name("CODE")
      ->check(is_word())
      ->needs(option);
}

/// An option that takes one of these words.
template <typename Field, typename Meaning>
CLI::Option* add_word(CLI::App& app, const std::string& name, Field& field,
                      const std::map<std::string, Meaning>& words, const std::string& description) {
  const auto take = [&field, &words](const std::string& word) { field = words.at(word); };
  return app.add_option_function<std::string>(name, take, description)
      ->check(CLI::IsMember(words).description(""));
}

/// `--create GAME` and what belongs to it alone.
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

void add_chance(CLI::App& app, std::optional<std::uint64_t>& seed,
                std::optional<std::int64_t>& most_actions) {
  app.add_option("--seed", seed, "Choose the same actions every time")->type_name("N")->check(is_seed());
  app.add_option("--max-actions", most_actions, "Resign after so many actions of both sides")
      ->type_name("N")
      ->check(at_least(1).description(""));
}

}  // namespace

void add_play_commands(CLI::App& app, Request& request) {
  const auto play = std::make_shared<Play>();
  CLI::App& play_app = add_subcommand(app, "play", "Play a game in this terminal", play, request);
  add_server(play_app, play->server);
  add_room(play_app, play->room, play->invite);
  CLI::Option* create = add_create(play_app, play->wish);
  add_settings(play_app, play->wish.choice.settings)->needs(create);
  add_word(play_app, "--side", play->side, kSides, "The side to sit on: white or black")->type_name("SIDE");

  const auto watch = std::make_shared<Watch>();
  CLI::App& watch_app = add_subcommand(app, "watch", "Watch a game", watch, request);
  add_server(watch_app, watch->server);
  watch_app.add_option("ROOM", watch->room)->required();
  watch_app.add_option("--invite", watch->invite, "The code that opens a private room")
      ->type_name("CODE")
      ->check(is_word());

  const auto rooms = std::make_shared<Rooms>();
  add_server(add_subcommand(app, "rooms", "List the rooms", rooms, request), rooms->server);
}

namespace {

void add_bot(CLI::App& app, Request& request) {
  const auto bot = std::make_shared<Bot>();
  CLI::App& bot_app = add_subcommand(app, "bot", "Play at random, for company", bot, request);
  add_server_of_bot(bot_app, bot->server);
  bot->server.name = "Random bot";
  bot_app.add_option("--name", bot->server.name, "What others call it")->check(is_word());
  bot_app.add_option("--token-file", bot->server.token_file, "Keep who it is in this file");
  add_room(bot_app, bot->room, bot->invite);
  CLI::Option* create = add_create(bot_app, bot->wish);
  create->each([bot](const std::string& /*game*/) { bot->create = true; });
  bot_app
      .add_option("--game", bot->wish.choice.game, "Join whoever waits at this game, or make a room for it")
      ->check(is_word())
      ->excludes(create)
      ->excludes("--room");
  add_settings(bot_app, bot->wish.choice.settings)->excludes("--room");
  bot_app.parse_complete_callback([bot] {
    const GameChoice& choice = bot->wish.choice;
    if (choice.game.empty() && !choice.settings.empty())
      throw CLI::RequiresError("--set", "--create or --game");
  });
  bot_app.add_option("--games", bot->games, "Games to play")
      ->type_name("N")
      ->check(at_least(1).description(""));
  add_chance(bot_app, bot->seed, bot->most_actions);
}

void add_bots(CLI::App& app, Request& request) {
  const auto bots = std::make_shared<Bots>();
  CLI::App& bots_app =
      add_subcommand(app, "bots", "Let pairs of bots play each other, as a load for tests", bots, request);
  add_server_of_bot(bots_app, bots->server);
  bots_app.add_option("--game", bots->wish.choice.game, "The game or named ruleset")
      ->check(is_word())
      ->required();
  add_settings(bots_app, bots->wish.choice.settings);
  bots_app.add_option("--games", bots->games, "Games to play")
      ->type_name("N")
      ->check(at_least(1).description(""));
  bots_app.add_option("--rooms", bots->rooms, "Games at a time")
      ->type_name("K")
      ->check(at_least(1).description(""));
  add_chance(bots_app, bots->seed, bots->most_actions);
}

}  // namespace

void add_bot_commands(CLI::App& app, Request& request) {
  add_bot(app, request);
  add_bots(app, request);
}

}  // namespace hexcourt::command
