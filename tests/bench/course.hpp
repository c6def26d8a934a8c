#pragma once

#include <unistd.h>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "script.hpp"

// What the programs share that measure a server with everything in memory beside one with everything on disk.

namespace hexcourt::bench {

/// PROGRAM [ROOMS [PLIES [THREADS]]]
struct Load {
  std::size_t rooms = 500;
  std::size_t plies;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
};

inline Load load_from(int argc, char** argv, std::size_t plies) {
  Load load{.plies = plies};
  if (argc > 1) load.rooms = std::stoul(argv[1]);
  if (argc > 2) load.plies = std::stoul(argv[2]);
  if (argc > 3) load.threads = static_cast<unsigned>(std::stoul(argv[3]));
  return load;
}

/// What all rooms play.
struct Course {
  Course(const std::string& name, std::size_t plies) : game(name), actions(played_script(name, plies)) {
    game::AnyGame position = *catalogue::open(game, {}, std::nullopt);
    for (const std::string& action : actions) {
      sides.push_back(position.to_act());
      position = position.apply(action)->game;
    }
  }

  std::string game;
  std::vector<std::string> actions;
  std::vector<game::Side> sides;
};

/// A directory for one measurement.
class Directory {
 public:
  Directory() = default;
  Directory(const Directory&) = delete;
  Directory& operator=(const Directory&) = delete;
  ~Directory() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_ =
      std::filesystem::temp_directory_path() / ("hexcourt-bench-" + std::to_string(::getpid()));
};

/// Three times for each game: `in_memory(course)` and `on_disk(course, directory)` say how many actions a
/// second they took.
template <typename InMemory, typename OnDisk>
void print_ratios(const Load& load, const InMemory& in_memory, const OnDisk& on_disk) {
  for (const std::string game : {"hivequeen", "agon"}) {
    const Course course(game, load.plies);
    for (int round = 0; round < 3; ++round) {
      const double memory = in_memory(course);
      const Directory directory;
      const double disk = on_disk(course, directory.path());
      std::printf("%-10s  %zu rooms, %u threads: in memory %.0f actions a second, on disk %.0f, ratio %.2f\n",
                  game.c_str(), load.rooms, load.threads, memory, disk, disk / memory);
      std::fflush(stdout);
    }
  }
}

}  // namespace hexcourt::bench
