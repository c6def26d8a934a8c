#pragma once

#include <filesystem>
#include <optional>

namespace hexcourt::server {

/// The directory of the page that came with the program: `../web`, where it was built, or
/// `../share/hexcourt/web`, where it was installed, as seen from the directory of `program`. The first in
/// which an index.html lies.
std::optional<std::filesystem::path> page_beside(const std::filesystem::path& program);

/// The same for the program that runs.
std::optional<std::filesystem::path> installed_page();

}  // namespace hexcourt::server
