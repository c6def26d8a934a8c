#include "command/server_options.hpp"
#include "command/subcommands.hpp"

namespace hexcourt::command {

namespace {

/// Bots are nobody in particular.
void add_server_of_bot(CLI::App& app, ServerChoice& server) {
  add_url(app, server);
  server.guest = true;
}

void add_games(CLI::App& app, std::int64_t& games, bool& rematch) {
  app.add_option("--games", games, "Games to play; 1 where it is not said")
      ->type_name("N")
      ->check(at_least(1));
  app.add_flag("--rematch", rematch, "Play the next game with the same opponent where they agree");
}

void add_bot(CLI::App& app, Request& request) {
  const auto bot = std::make_shared<Bot>();
  CLI::App& bot_app = add_subcommand(app, "bot", "Play for company: at random, or at a level", bot, request);
  add_server_of_bot(bot_app, bot->server);
  bot->server.name = "Random bot";
  bot_app
      .add_option("--level", bot->level,
                  "How well it plays, 1 (a child beats it) to 8; at random where it is not said")
      ->type_name("N")
      ->check(CLI::Range(1, 8));
  CLI::Option* name = bot_app.add_option("--name", bot->server.name, "What others call it")->check(is_word());
  bot_app.add_option("--token-file", bot->server.token_file, "Keep who it is in this file");
  add_room(bot_app, bot->room, bot->invite);
  CLI::Option* create = add_create(bot_app, bot->wish);
  create->each([bot](const std::string& /*game*/) { bot->create = true; });
  bot_app
      .add_option("--game", bot->wish.choice.game, "Join whoever waits at this game, or make a room for it")
      ->check(is_word())
      ->excludes(create)
      ->excludes("--room");
  add_settings(bot_app, bot->wish.choice.settings);
  add_clock(bot_app, bot->wish);
  bot_app.parse_complete_callback([&bot_app, bot, name] {
    if (bot->level && name->count() == 0) bot->server.name = "Computer, level " + std::to_string(*bot->level);
    require_any(bot_app, "--set", {"--create", "--game"});
    require_any(bot_app, "--clock", {"--create", "--game"});
  });
  add_games(bot_app, bot->games, bot->rematch);
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
  add_clock(bots_app, bots->wish);
  add_games(bots_app, bots->games, bots->rematch);
  bots_app.add_option("--rooms", bots->rooms, "Games at a time; 1 where it is not said")
      ->type_name("K")
      ->check(at_least(1));
  add_chance(bots_app, bots->seed, bots->most_actions);
}

}  // namespace

void add_bot_commands(CLI::App& app, Request& request) {
  add_bot(app, request);
  add_bots(app, request);
}

}  // namespace hexcourt::command
