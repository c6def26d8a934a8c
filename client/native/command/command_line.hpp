#pragma once

#include <string>
#include <variant>
#include <vector>

#include "command/bot.hpp"
#include "command/games.hpp"
#include "command/play.hpp"
#include "command/record.hpp"
#include "command/rooms.hpp"
#include "command/rules.hpp"
#include "command/tournament.hpp"
#include "command/tune.hpp"
#include "tl/expected.hpp"

namespace hexcourt::command {

/// Somebody asked for help, or for the version: `text` is what to print.
struct Help {
  std::string text;
};

/// What a command line asks for.
using Request =
    std::variant<Help, RulesStart, RulesLegal, RulesApply, RulesResult, RulesPerft, RulesBatch, Play, Watch,
                 Rooms, Games, Bot, Bots, RecordFetch, RecordVerify, RecordConvert, Tournament, Tune>;

/// What `arguments` (the program's name left out) ask for, or a sentence on why they cannot be read.
tl::expected<Request, std::string> read_command_line(std::vector<std::string> arguments);

}  // namespace hexcourt::command
