#pragma once

#include <string>

namespace hexcourt::server {

/// Sends spdlog's default logger to standard error, a line each with time, level and thread. `level` is one
/// of the words of `--log-level`.
void start_logging(const std::string& level);

}  // namespace hexcourt::server
