#pragma once

#include <string_view>

namespace hexcourt::server {

/// What the server calls itself: "hexcourt 0.1.0". The version is the CMake project's.
inline constexpr std::string_view kServerName = "hexcourt " HEXCOURT_VERSION;

}  // namespace hexcourt::server
