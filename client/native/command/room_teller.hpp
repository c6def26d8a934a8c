#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "client/connection.hpp"
#include "command/terminal.hpp"
#include "game/side.hpp"
#include "protocol/messages.hpp"

namespace hexcourt::command {

/// Tells what happens in a room, on a terminal.
class RoomTeller {
 public:
  explicit RoomTeller(const Terminal& terminal) : terminal_(terminal) {}

  void hear(const client::Notice& notice);

  /// The board and all that is said of it.
  void show(const protocol::State& state);

 private:
  void tell(const protocol::Welcome& welcome);
  void tell(const protocol::State& state);
  void tell(const protocol::Presence& presence);
  void tell(const protocol::Chat& chat);
  void tell(const client::Lost& lost);
  /// Answers and the end are for whoever asked.
  template <typename Other>
  void tell(const Other& /*other*/) {}

  const Terminal& terminal_;
  std::string player_id_;
  std::optional<std::uint64_t> shown_;  // the seq of the last state
  std::int64_t told_ply_ = 0;           // up to which action it was told
  bool white_here_ = true;
  bool black_here_ = true;
};

}  // namespace hexcourt::command
