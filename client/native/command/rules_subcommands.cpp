#include "command/subcommands.hpp"

namespace hexcourt::command {

namespace {

constexpr const char* kStatus = "\nExit status: 0 done, 2 refused; standard error then says why in one line.";

template <typename Read>
CLI::App& add_rule(CLI::App& rules, const char* name, const char* meaning, const std::shared_ptr<Read>& read,
                   Request& request) {
  CLI::App& app = add_subcommand(rules, name, meaning, read, request);
  app.add_option("GAME", read->choice.game, "hivequeen, agon or a named ruleset")->required();
  add_settings(app, read->choice.settings);
  return app;
}

void add_position(CLI::App& app, std::string& position) {
  app.add_option("POSITION", position, "A position in one argument, as 'start' prints it")->required();
}

void add_start(CLI::App& rules, Request& request) {
  add_rule(rules, "start", "Print the starting position", std::make_shared<RulesStart>(), request)
      .footer(std::string("Prints the position on one line.\n"
                          "Example: hexcourt rules start agon --set opening=placement") +
              kStatus);
}

void add_legal(CLI::App& rules, Request& request) {
  const auto legal = std::make_shared<RulesLegal>();
  CLI::App& app = add_rule(rules, "legal", "Print the legal actions, one a line", legal, request);
  add_position(app, legal->position);
  app.footer(std::string("Prints the actions in the order of their bytes; nothing where the game is over.\n"
                         "Example: hexcourt rules legal agon \"$(hexcourt rules start agon)\"") +
             kStatus);
}

void add_apply(CLI::App& rules, Request& request) {
  const auto apply = std::make_shared<RulesApply>();
  CLI::App& app =
      add_rule(rules, "apply", "Print the position after an action, and the result", apply, request);
  add_position(app, apply->position);
  app.add_option("ACTION", apply->action, "An action, as 'legal' prints it")->required();
  app.footer(std::string("Prints the position on one line, and on a second one what 'result' prints for it.\n"
                         "Example: hexcourt rules apply agon \"$(hexcourt rules start agon)\" Qf1-f2") +
             kStatus);
}

void add_result(CLI::App& rules, Request& request) {
  const auto result = std::make_shared<RulesResult>();
  CLI::App& app = add_rule(rules, "result", "Print '-', or who won and why", result, request);
  add_position(app, result->position);
  app.footer(
      std::string("Prints one line: '-' while the game goes on, else two words such as 'white throne'.\n"
                  "Example: hexcourt rules result agon \"$(hexcourt rules start agon)\"") +
      kStatus);
}

void add_perft(CLI::App& rules, Request& request) {
  const auto perft = std::make_shared<RulesPerft>();
  CLI::App& app =
      add_rule(rules, "perft", "Print the number of sequences of exactly DEPTH actions", perft, request);
  app.add_option("DEPTH", perft->depth, "A whole number from 0 to " + std::to_string(kMostDepth))->required();
  app.add_option("--from", perft->from, "Count from this position instead of the start")
      ->type_name("POSITION");
  app.footer(std::string("Prints one number; each action more takes some dozens of times as long.\n"
                         "Example: hexcourt rules perft hivequeen 2") +
             kStatus);
}

void add_batch(CLI::App& rules, Request& request) {
  add_rule(rules, "batch", "Answer positions and actions with JSON, a line for each line",
           std::make_shared<RulesBatch>(), request)
      .footer(
          "Standard input: lines POSITION, or POSITION<tab>ACTION, of at most " + std::to_string(kLineBytes) +
          " bytes.\n"
          "Standard output: for each line at once one JSON object, of the position after the action if any:\n"
          "  {\"position\": TEXT, \"legal\": [ACTION, ...], \"result\": white|black|draw|none or null,\n"
          "   \"reason\": TEXT or null}\n"
          "or {\"refused\": TEXT} for a line that makes no sense or is against the rules.\n"
          "Example: hexcourt rules start agon | hexcourt rules batch agon\n"
          "Exit status: 0 at the end of the input, whatever was refused in it; 2 where there is no such "
          "game\n"
          "or setting, and standard error says so in one line.");
}

}  // namespace

void add_rules_commands(CLI::App& app, Request& request) {
  CLI::App& rules = *app.add_subcommand("rules", "The rules of the games; needs no server");
  rules.require_subcommand(1);
  rules.footer(
      "Only 'batch' reads standard input; all print to standard output. Say 'hexcourt rules COMMAND --help'\n"
      "for what goes in, what comes out and an example.\n"
      "Games and rulesets: " +
      names_of_games() + "." + kStatus);
  add_start(rules, request);
  add_legal(rules, request);
  add_apply(rules, request);
  add_result(rules, request);
  add_perft(rules, request);
  add_batch(rules, request);
}

}  // namespace hexcourt::command
