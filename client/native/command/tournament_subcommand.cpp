#include <CLI/CLI.hpp>

#include "command/subcommands.hpp"

namespace hexcourt::command {

void add_tournament_command(CLI::App& app, Request& request) {
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

}  // namespace hexcourt::command
