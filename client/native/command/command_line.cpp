#include "command/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "command/subcommands.hpp"

namespace hexcourt::command {

tl::expected<Request, std::string> read_command_line(std::vector<std::string> arguments) {
  CLI::App app("Play hex games on a Hexcourt server, and ask for their rules", "hexcourt");
  app.require_subcommand(1);
  Request request;
  add_play_commands(app, request);
  add_bot_commands(app, request);
  add_rules_commands(app, request);
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
