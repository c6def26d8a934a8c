#include <CLI/CLI.hpp>

#include "command/subcommands.hpp"

namespace hexcourt::command {

namespace {

void add_tournament(CLI::App& app, Request& request) {
  const auto asked = std::make_shared<Tournament>();
  CLI::App& tournament =
      add_subcommand(app, "tournament", "Measure the computer's levels against each other", asked, request);
  tournament.add_option("GAME", asked->choice.game, "hivequeen, agon or a named ruleset")->required();
  tournament
      .add_option("PLAYERS", asked->players,
                  "Each plays against the one named before: levels 1 to 8, monte-carlo, greedy, random")
      ->required()
      ->expected(2, 20);
  add_settings(tournament, asked->choice.settings);
  tournament.add_option("--games", asked->games, "Games of each pair, half of them with either colour")
      ->check(CLI::Range(2, 100'000))
      ->capture_default_str();
  tournament.add_option("--ms", asked->thinks, "The most time for an action, in milliseconds")
      ->check(CLI::Range(1, 60'000))
      ->capture_default_str();
  tournament.add_option("--opening", asked->opening, "Actions at the start that are played at random")
      ->check(CLI::Range(0, 40))
      ->capture_default_str();
  tournament.add_option("--seed", asked->seed, "Where chance begins")->capture_default_str();
  tournament.footer(
      "Prints a line for each pair as it is done, and the ratings at the end: the first player has 0, and "
      "400\n"
      "more mean ten points to one. A draw counts half; a position that comes the third time is a draw.\n"
      "Example: hexcourt tournament agon 1 2 3 --games 20");
}

void add_tune(CLI::App& app, Request& request) {
  const auto asked = std::make_shared<Tune>();
  CLI::App& tune =
      add_subcommand(app, "tune", "Learn from self-play what the computer should value", asked, request);
  tune.add_option("GAME", asked->choice.game, "hivequeen, agon or a named ruleset")->required();
  add_settings(tune, asked->choice.settings);
  tune.add_option("--games", asked->games, "Games that it plays against itself")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  tune.add_option("--nodes", asked->nodes, "Positions that it looks at for an action")
      ->check(CLI::Range(100, 10'000'000))
      ->capture_default_str();
  tune.add_option("--seed", asked->seed, "Where chance begins")->capture_default_str();
  tune.footer(
      "Prints a line for each feature of a position: what it is worth now, and what the games say. The "
      "weights\n"
      "stand in core/engine/GAME_judgement.cpp; whether new ones play better is for 'hexcourt tournament'.\n"
      "Example: hexcourt tune agon --games 50");
}

}  // namespace

void add_tournament_commands(CLI::App& app, Request& request) {
  add_tournament(app, request);
  add_tune(app, request);
}

}  // namespace hexcourt::command
