#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "server/http/answer.hpp"

namespace hexcourt::server {

/// The path of a request's target, without its query and with its escapes read once. Nothing where the target
/// is no path, has a broken escape or holds a control character.
std::optional<std::string> decoded_path(std::string_view target);

/// The file or directory below `root` that `path` ("/assets/app.js") names, with every link resolved. Nothing
/// where there is none, where it lies outside `root`, and where part of its name begins with a dot.
std::optional<std::filesystem::path> path_below(const std::filesystem::path& root, std::string_view path);

/// The file of the request's path below `root`: `index.html` for a directory (after a redirect to its name
/// with a slash), 304 where the client has it already. FILE.gz is sent in the place of FILE to whoever takes
/// gzip, unless it is the older one. What lies in /assets/ never changes under its name, and may be kept.
/// Nothing where there is no such file.
std::optional<Answer> file_answer(const std::filesystem::path& root, const HttpRequest& request);

}  // namespace hexcourt::server
