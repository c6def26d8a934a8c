#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "client/connection.hpp"
#include "command/line_teller.hpp"
#include "command/terminal.hpp"
#include "game/side.hpp"
#include "protocol/messages.hpp"

namespace hexcourt::command {

/// Tells what happens in a room, on a terminal.
class RoomTeller {
 public:
  /// What the server's clock shows now, in ms since 1970.
  using ServerClock = std::function<std::int64_t()>;

  RoomTeller(const Terminal& terminal, ServerClock now)
      : terminal_(terminal), now_(std::move(now)), line_(terminal) {}

  void hear(const client::Notice& notice);

  /// The board and all that is said of it.
  void show(const protocol::State& state);

 private:
  void tell(const protocol::Welcome& welcome);
  void tell(const protocol::State& state);
  void tell(const protocol::Presence& presence);
  void tell(const protocol::Chat& chat);
  /// What happened that led from the state told last to this one.
  std::string news(const protocol::State& state, std::optional<game::Side> me) const;
  /// Answers and the end are for whoever asked.
  template <typename Other>
  void tell(const Other& /*other*/) {}

  const Terminal& terminal_;
  ServerClock now_;
  LineTeller line_;
  std::string player_id_;
  std::optional<protocol::State> told_;  // the newest
  std::optional<protocol::Presence> presence_;
  std::deque<protocol::Chat> chats_;  // the newest of those told, as many as an arrival may bring again
};

}  // namespace hexcourt::command
