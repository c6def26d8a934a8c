#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "command/command_line.hpp"

// The parts that command_line.cpp puts together.

namespace hexcourt::command {

/// A subcommand of `parent` that leaves what it read in `request`; add its options to `read`.
template <typename Read>
CLI::App& add_subcommand(CLI::App& parent, const char* name, const char* meaning,
                         const std::shared_ptr<Read>& read, Request& request) {
  CLI::App* app = parent.add_subcommand(name, meaning);
  app->callback([read, &request] { request = *read; });
  return *app;
}

/// `--set KEY=VALUE`, as often as one likes.
inline CLI::Option* add_settings(CLI::App& app, std::vector<std::string>& settings) {
  return app.add_option("--set", settings, "A setting of the game; may be repeated")
      ->type_name("KEY=VALUE")
      ->allow_extra_args(false);
}

void add_rules_commands(CLI::App& app, Request& request);
void add_play_commands(CLI::App& app, Request& request);
void add_bot_commands(CLI::App& app, Request& request);
void add_record_commands(CLI::App& app, Request& request);
void add_tournament_commands(CLI::App& app, Request& request);

}  // namespace hexcourt::command
