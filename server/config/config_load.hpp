#pragma once

#include <filesystem>
#include <string>
#include <tl/expected.hpp>

#include "server/config/config.hpp"

namespace hexcourt::server {

/// Why the program ends before it starts: 0 after `--help` and `--version`, 2 for a mistake.
struct Exit {
  int status = 0;
  /// For standard output when `status` is 0, else for standard error. Ends with a newline.
  std::string text;
};

/// The configuration by, in rising precedence, the defaults, the file of `--config`, the environment
/// (`HEXCOURT_...`) and the flags.
tl::expected<Config, Exit> load_config(int argc, const char* const* argv);

/// Sets in `config` what `file` says. The error is a sentence that names the file, the member and what would
/// be right.
tl::expected<void, std::string> read_config_file(const std::filesystem::path& file, Config& config);

}  // namespace hexcourt::server
