#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "server/config/config.hpp"

namespace hexcourt::server {

/// One thing that can be set. The file, the flags, the environment, `--help` and config/README.md all follow
/// this one table.
struct Option {
  /// The member of the file: "frame_bytes". The flag and the variable are made from it.
  std::string name;
  /// What stands for the value in `--help`: "BYTES".
  std::string placeholder;
  /// One sentence for people who run a server.
  std::string meaning;
  /// What is accepted, to follow "must be": "a whole number from 1 to 64".
  std::string accepts;
  /// How the file writes it: a JSON number, or a JSON string.
  bool is_number = false;
  /// Takes the value from its text, or returns false and changes nothing.
  std::function<bool(Config&, std::string_view)> set;
  /// The value as text that `set` would take.
  std::function<std::string(const Config&)> get;

  /// "--frame-bytes"
  std::string flag() const;
  /// "HEXCOURT_FRAME_BYTES"
  std::string variable() const;
};

/// Every option, in the order in which they are documented.
const std::vector<Option>& options();

/// The table of config/README.md, with its head.
std::string options_as_markdown();

}  // namespace hexcourt::server
