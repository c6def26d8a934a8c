#include "client/identity.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

namespace hexcourt::client {

namespace {

constexpr std::size_t kTokenBytes = 256;

tl::unexpected<std::string> unusable(const std::filesystem::path& file, const std::error_code& error) {
  return tl::make_unexpected("The token file '" + file.string() + "' cannot be used: " + error.message() +
                             ".");
}

std::error_code last_error() { return {errno, std::generic_category()}; }

/// Makes the folders that are missing above `file`, for their owner alone.
std::error_code make_folders(const std::filesystem::path& folder) {
  std::error_code error;
  if (folder.empty() || std::filesystem::exists(folder, error)) return error;
  if (const std::error_code above = make_folders(folder.parent_path())) return above;
  if (::mkdir(folder.c_str(), S_IRWXU) != 0 && errno != EEXIST) return last_error();
  return {};
}

/// The token a file holds: one word of visible ASCII on its first line.
std::optional<std::string> read_token(int file) {
  std::array<char, kTokenBytes + 1> bytes{};
  const ssize_t count = ::pread(file, bytes.data(), bytes.size(), 0);
  if (count <= 0) return std::nullopt;
  std::string text(bytes.data(), static_cast<std::size_t>(count));
  text.erase(std::find(text.begin(), text.end(), '\n'), text.end());
  const bool visible = std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c <= '~'; });
  if (text.empty() || text.size() > kTokenBytes || !visible) return std::nullopt;
  return text;
}

}  // namespace

tl::expected<Identity, std::string> Identity::in_file(const std::filesystem::path& file) {
  if (const std::error_code error = make_folders(file.parent_path())) return unusable(file, error);
  Identity identity;
  identity.file_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (identity.file_ < 0 || ::fchmod(identity.file_, S_IRUSR | S_IWUSR) != 0) {
    return unusable(file, last_error());
  }
  if (::flock(identity.file_, LOCK_EX | LOCK_NB) != 0) {
    return tl::make_unexpected("Another program plays with the token in " + file.string() + ".");
  }
  identity.token_ = read_token(identity.file_);
  return identity;
}

tl::expected<Identity, std::string> Identity::to_look(const std::filesystem::path& file) {
  auto own = in_file(file);
  if (own) return own;
  const int shared = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (shared < 0) return own;
  Identity identity;
  identity.token_ = read_token(shared);
  ::close(shared);
  if (!identity.token_) return own;
  return identity;
}

Identity::Identity(Identity&& other) noexcept
    : file_(std::exchange(other.file_, -1)), token_(std::move(other.token_)) {}

Identity& Identity::operator=(Identity&& other) noexcept {
  std::swap(file_, other.file_);
  std::swap(token_, other.token_);
  return *this;
}

Identity::~Identity() {
  if (file_ >= 0) ::close(file_);
}

bool Identity::keep(const std::string& token) {
  token_ = token;
  const std::string line = token + "\n";
  return file_ >= 0 && ::ftruncate(file_, 0) == 0 &&
         ::pwrite(file_, line.data(), line.size(), 0) == static_cast<ssize_t>(line.size());
}

std::optional<std::filesystem::path> token_file(const Address& server, const Environment& environment) {
  std::string name = server.authority();
  std::replace(name.begin(), name.end(), ':', '_');
  const std::filesystem::path file = std::filesystem::path("hexcourt") / (name + ".token");
  const char* state = environment("XDG_STATE_HOME");
  if (state != nullptr && *state == '/') return state / file;
  const char* home = environment("HOME");
  if (home != nullptr && *home == '/') return std::filesystem::path(home) / ".local/state" / file;
  return std::nullopt;
}

}  // namespace hexcourt::client
