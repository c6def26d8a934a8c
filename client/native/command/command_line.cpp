#include "command/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

namespace hexcourt::command {

namespace {

void add_settings(CLI::App& app, std::vector<std::string>& settings) {
  app.add_option("--set", settings, "A setting, as key=value; may be repeated")
      ->type_name("KEY=VALUE")
      ->allow_extra_args(false);
}

void add_choice(CLI::App& app, GameChoice& choice) {
  app.add_option("GAME", choice.game, "hivequeen, agon or a named ruleset")->required();
  add_settings(app, choice.settings);
}

/// A subcommand of `parent` that leaves what it read in `request`; add its options to `read`.
template <typename Read>
CLI::App& add(CLI::App& parent, const char* name, const char* meaning, const std::shared_ptr<Read>& read,
              Request& request) {
  CLI::App* app = parent.add_subcommand(name, meaning);
  app->callback([read, &request] { request = *read; });
  return *app;
}

template <typename Read>
CLI::App& add_rule(CLI::App& rules, const char* name, const char* meaning, const std::shared_ptr<Read>& read,
                   Request& request) {
  CLI::App& app = add(rules, name, meaning, read, request);
  add_choice(app, read->choice);
  return app;
}

void add_rules(CLI::App& app, Request& request) {
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

}  // namespace

tl::expected<Request, std::string> read_command_line(std::vector<std::string> arguments) {
  CLI::App app("Play hex games on a Hexcourt server, and ask for their rules", "hexcourt");
  app.require_subcommand(1);
  Request request;
  add_rules(app, request);
  std::reverse(arguments.begin(), arguments.end());  // as CLI11 takes a vector
  try {
    app.parse(arguments);
  } catch (const CLI::CallForHelp&) {
    return Help{app.help()};
  } catch (const CLI::ParseError& error) {
    return tl::make_unexpected(std::string(error.what()));
  }
  return request;
}

}  // namespace hexcourt::command
