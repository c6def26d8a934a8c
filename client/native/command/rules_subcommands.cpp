#include "command/subcommands.hpp"

namespace hexcourt::command {

namespace {

template <typename Read>
CLI::App& add_rule(CLI::App& rules, const char* name, const char* meaning, const std::shared_ptr<Read>& read,
                   Request& request) {
  CLI::App& app = add_subcommand(rules, name, meaning, read, request);
  app.add_option("GAME", read->choice.game, "hivequeen, agon or a named ruleset")->required();
  add_settings(app, read->choice.settings);
  return app;
}

}  // namespace

void add_rules_commands(CLI::App& app, Request& request) {
  CLI::App& rules = *app.add_subcommand("rules", "The rules of the games; needs no server");
  rules.require_subcommand(1);

  add_rule(rules, "start", "Print the starting position", std::make_shared<RulesStart>(), request);

  const auto legal = std::make_shared<RulesLegal>();
  add_rule(rules, "legal", "Print the legal actions, one a line", legal, request)
      .add_option("POSITION", legal->position)
      ->required();

  const auto apply = std::make_shared<RulesApply>();
  CLI::App& apply_app =
      add_rule(rules, "apply", "Print the position after an action, and the result", apply, request);
  apply_app.add_option("POSITION", apply->position)->required();
  apply_app.add_option("ACTION", apply->action)->required();

  const auto result = std::make_shared<RulesResult>();
  add_rule(rules, "result", "Print '-', or who won and why", result, request)
      .add_option("POSITION", result->position)
      ->required();

  const auto perft = std::make_shared<RulesPerft>();
  CLI::App& perft_app =
      add_rule(rules, "perft", "Print the number of sequences of exactly DEPTH actions", perft, request);
  perft_app.add_option("DEPTH", perft->depth)->required();
  perft_app.add_option("--from", perft->from, "Count from this position instead of the start")
      ->type_name("POSITION");

  add_rule(rules, "batch", "Answer lines POSITION or POSITION<tab>ACTION with lines of JSON",
           std::make_shared<RulesBatch>(), request);
}

}  // namespace hexcourt::command
