#include "server/http/installed_page.hpp"

#include <system_error>

namespace hexcourt::server {

namespace fs = std::filesystem;

std::optional<fs::path> page_beside(const fs::path& program) {
  const fs::path house = program.parent_path().parent_path();
  std::error_code ignored;
  for (const char* const place : {"web", "share/hexcourt/web"}) {
    if (fs::is_regular_file(house / place / "index.html", ignored)) return house / place;
  }
  return std::nullopt;
}

std::optional<fs::path> installed_page() {
  std::error_code failed;
  const fs::path program = fs::read_symlink("/proc/self/exe", failed);
  return failed ? std::nullopt : page_beside(program);
}

}  // namespace hexcourt::server
