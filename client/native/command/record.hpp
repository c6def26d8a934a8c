#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "command/terminal.hpp"

// `hexcourt record`: games to keep, from a server or in a file.

namespace hexcourt::command {

enum class RecordForm : std::uint8_t { text, json };

/// Prints the record of a room's game.
struct RecordFetch {
  std::string url;
  std::string room;
  std::optional<std::string> invite;  // of a private room
  RecordForm form = RecordForm::text;
};
/// Checks a record in a file, or on standard input where `file` is "-"; needs no server.
struct RecordVerify {
  std::string file;
};
/// Reads such a record, and prints it in one form or the other.
struct RecordConvert {
  std::string file;
  RecordForm form = RecordForm::text;
};

/// Exit status: kFailed where there is no record that is right, kRefused where nothing can be asked or read.
int run_record(const RecordFetch& asked, const Terminal& terminal);
int run_record(const RecordVerify& asked, const Terminal& terminal);
int run_record(const RecordConvert& asked, const Terminal& terminal);

}  // namespace hexcourt::command
