#include "server/store/data_directory.hpp"

#include <fcntl.h>
#include <spdlog/spdlog.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <sstream>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>

namespace hexcourt::server {

namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;

/// The alive file is one line of this length, so that a new one covers the old one whole.
constexpr std::size_t kLine = 64;
constexpr std::string_view kRunning = "running";
constexpr std::string_view kStopping = "stopping";

/// Until the year 2200; whatever is beyond makes no sense, neither as a time nor as a duration.
constexpr std::int64_t kMostMilliseconds = 7'258'118'400'000;

bool makes_sense(std::int64_t number) { return number >= 0 && number < kMostMilliseconds; }

std::string text_of(const LastRun& run) {
  std::string line = std::to_string(milliseconds_of(run.alive)) + ' ';
  line += run.stop_bonus ? kStopping : kRunning;
  if (run.stop_bonus) line += ' ' + std::to_string(run.stop_bonus->count());
  if (run.heartbeat) line += ' ' + std::to_string(milliseconds_of(*run.heartbeat));
  line.resize(kLine - 1, ' ');
  return line + '\n';
}

/// None where the text is broken.
std::optional<LastRun> run_in(const std::string& text) {
  std::istringstream line{text};
  std::int64_t number = 0;
  std::string word;
  if (!(line >> number >> word) || !makes_sense(number)) return std::nullopt;
  LastRun run{TimePoint(milliseconds(number))};
  if (word == kStopping) {
    if (!(line >> number) || !makes_sense(number)) return std::nullopt;
    run.stop_bonus = milliseconds(number);
  } else if (word != kRunning) {
    return std::nullopt;
  }
  if (line >> number && makes_sense(number)) run.heartbeat = TimePoint(milliseconds(number));
  return run;
}

std::optional<LastRun> read_run(int file) {
  std::array<char, kLine> bytes{};
  const auto length = ::pread(file, bytes.data(), bytes.size(), 0);
  if (length <= 0) return std::nullopt;
  return run_in(std::string(bytes.data(), static_cast<std::size_t>(length)));
}

[[noreturn]] void refuse(const fs::path& path, const std::string& why) {
  throw std::runtime_error("The data directory " + path.string() + " cannot be used: " + why +
                           ". --data DIR chooses another one.");
}

std::string reason(int error) { return std::generic_category().message(error); }

/// The directory, made for this user alone where it was missing.
fs::path made(fs::path path) {
  std::error_code failed;
  if (fs::create_directories(path, failed)) fs::permissions(path, fs::perms::owner_all, failed);
  if (failed) refuse(path, failed.message());
  if (!fs::is_directory(path, failed)) refuse(path, failed ? failed.message() : reason(ENOTDIR));
  return path;
}

}  // namespace

DataDirectory::File::File(const fs::path& path)
    : descriptor_(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
  if (descriptor_ < 0) refuse(path.parent_path(), path.filename().string() + ": " + reason(errno));
}

DataDirectory::File::~File() { ::close(descriptor_); }

DataDirectory::DataDirectory(fs::path path)
    : path_(made(std::move(path))), lock_(path_ / "lock"), alive_(path_ / "alive") {
  if (::flock(lock_.descriptor(), LOCK_EX | LOCK_NB) != 0) {
    refuse(path_, errno == EWOULDBLOCK ? "another server runs on it" : "lock: " + reason(errno));
  }
  // SQLite would make it for everybody to read. Closed before SQLite opens it, whose locks it would drop.
  const File made_for_its_user(database());
  last_run_ = read_run(alive_.descriptor());
}

void DataDirectory::beat(TimePoint now, std::optional<TimePoint> heartbeat) {
  const std::lock_guard lock(mutex_);
  if (!this_run_.stop_bonus) this_run_.alive = now;
  this_run_.heartbeat = heartbeat;
  write(this_run_);
}

void DataDirectory::plan_stop(TimePoint now, milliseconds bonus) {
  const std::lock_guard lock(mutex_);
  if (this_run_.stop_bonus) return;
  this_run_.alive = now;
  this_run_.stop_bonus = bonus;
  write(this_run_);
}

/// A line that could not be written makes the next start take the server for gone too early, which gives the
/// players time; the store says in the log what is wrong with the disk.
void DataDirectory::write(const LastRun& run) {
  const std::string line = text_of(run);
  [[maybe_unused]] const auto written = ::pwrite(alive_.descriptor(), line.data(), line.size(), 0);
}

}  // namespace hexcourt::server
