#include "command/game_choice.hpp"
#include "command/server_options.hpp"
#include "command/subcommands.hpp"

namespace hexcourt::command {

namespace {

const std::map<std::string, game::Side> kSides{{"white", game::Side::white}, {"black", game::Side::black}};

std::string hints_for_players() {
  return "GAME is e.g. one of " + names_of_games() +
         "; a server may have others.\n"
         "--set changes one setting of the game, as in --create agon --set touch_move=true --set\n"
         "captured_queen=opponent; the server lists them all, with their values, at "
         "http://HOST:PORT/api/v1/games.\n"
         "During the game, type help for the words that you may type.\n"
         "Exit status: 0 done, 1 failed, 2 refused; standard error then says why in one line.";
}

void add_play(CLI::App& app, Request& request) {
  const auto play = std::make_shared<Play>();
  CLI::App& play_app = add_subcommand(app, "play", "Play a game in this terminal", play, request);
  add_server(play_app, play->server);
  add_room(play_app, play->room, play->invite);
  CLI::Option* create = add_create(play_app, play->wish);
  play_app
      .add_option(
          "--seek", play->wish.choice.game,
          "Wait for somebody who looks for this game or ruleset too, with the same settings and clock")
      ->type_name("GAME")
      ->check(is_word())
      ->excludes(create)
      ->excludes("--room")
      ->each([play](const std::string& /*game*/) { play->seeks = true; });
  add_settings(play_app, play->wish.choice.settings);
  add_clock(play_app, play->wish);
  add_word(play_app, "--side", play->side, kSides, "The side to sit on: white or black")->type_name("SIDE");
  play_app.footer(hints_for_players());
  play_app.parse_complete_callback([&play_app] {
    require_any(play_app, "--set", {"--create", "--seek"});
    require_any(play_app, "--clock", {"--create", "--seek"});
  });
}

void add_watch(CLI::App& app, Request& request) {
  const auto watch = std::make_shared<Watch>();
  CLI::App& watch_app = add_subcommand(app, "watch", "Watch a game", watch, request);
  add_server(watch_app, watch->server);
  watch_app.add_option("ROOM", watch->room)->required();
  watch_app.add_option("--invite", watch->invite, "The code that opens a private room")
      ->type_name("CODE")
      ->check(is_word());
}

}  // namespace

void add_play_commands(CLI::App& app, Request& request) {
  add_play(app, request);
  add_watch(app, request);
  const auto rooms = std::make_shared<Rooms>();
  add_server(add_subcommand(app, "rooms", "List the rooms", rooms, request), rooms->server);
  rooms->server.only_looks = true;
  const auto games = std::make_shared<Games>();
  add_server(add_subcommand(app, "games", "List your own games", games, request), games->server);
  games->server.only_looks = true;
}

}  // namespace hexcourt::command
