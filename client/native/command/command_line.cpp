#include "command/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "command/one_line.hpp"
#include "command/subcommands.hpp"

namespace hexcourt::command {

namespace {

/// The command, or the command of a command, at which the reading stopped.
const CLI::App& deepest(const CLI::App& app) {
  const auto parsed = app.get_subcommands();
  return parsed.empty() ? app : deepest(*parsed.front());
}

std::string names_of_commands(const CLI::App& app) {
  std::string names;
  for (const CLI::App* command : app.get_subcommands({})) {
    names += (names.empty() ? "" : ", ") + command->get_name();
  }
  return names;
}

/// A sentence on why the command line cannot be read.
std::string refusal(const CLI::App& app, const CLI::ParseError& error) {
  const CLI::App& stopped = deepest(app);
  if (stopped.get_require_subcommand_min() > 0) {
    const auto unread = stopped.remaining();
    return (unread.empty() ? "A command is missing"
                           : "'" + one_line(unread.front()) + "' is no command here") +
           "; there are: " + names_of_commands(stopped) + ".";
  }
  return std::string(error.what()) + ".";
}

}  // namespace

tl::expected<Request, std::string> read_command_line(std::vector<std::string> arguments) {
  CLI::App app("Play hex games on a Hexcourt server, and ask for their rules", "hexcourt");
  app.require_subcommand(1);
  app.set_version_flag("--version", "hexcourt " HEXCOURT_VERSION, "Print the version and exit");
  app.footer(
      "COMMAND --help says more. Exit status: 0 done, 1 failed, 2 refused; for what failed or was refused\n"
      "standard error says why.");
  Request request;
  add_play_commands(app, request);
  add_bot_commands(app, request);
  add_record_commands(app, request);
  add_rules_commands(app, request);
  add_tournament_commands(app, request);
  std::reverse(arguments.begin(), arguments.end());  // as CLI11 takes a vector
  try {
    app.parse(arguments);
  } catch (const CLI::CallForHelp&) {
    return Help{app.help()};
  } catch (const CLI::CallForVersion&) {
    return Help{app.version() + "\n"};
  } catch (const CLI::ParseError& error) {
    return tl::make_unexpected(refusal(app, error));
  }
  return request;
}

}  // namespace hexcourt::command
