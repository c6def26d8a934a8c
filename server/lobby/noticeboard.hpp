#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "protocol/encode.hpp"
#include "protocol/messages.hpp"
#include "server/identity/guests.hpp"

namespace hexcourt::server {

/// The public rooms and the seeks as the lobby shows them: rooms put themselves up and take themselves down,
/// from any thread.
class Noticeboard {
 public:
  explicit Noticeboard(const Guests& guests) : guests_(guests) {}

  /// `changed` is called, from any thread, at the first change after take_changes().
  void on_change(std::function<void()> changed);

  /// Puts the room up, or its newer summary in the place of the older one.
  void put(protocol::RoomSummary summary);
  void remove(const std::string& room);
  /// All the seeks there are.
  void put_seeks(std::vector<protocol::SeekSummary> seeks);
  /// Somebody came online or went.
  void players_changed();

  /// Everything, in the order of the room ids.
  protocol::Lobby all() const;
  /// The same as a `lobby` message. The list in it is encoded once for each time that a room changed, and the
  /// frame is the same one while nothing changes.
  protocol::Frame frame();
  /// What changed since the last call; none where nothing did.
  std::optional<protocol::LobbyUpdate> take_changes();

 private:
  std::vector<protocol::RoomSummary> summaries() const;
  void room_changed(const std::string& room);
  /// Notes a change, and returns what to call about it without the lock.
  std::function<void()> note_change();

  const Guests& guests_;
  mutable std::mutex mutex_;
  std::map<std::string, protocol::RoomSummary> rooms_;
  std::set<std::string> changed_rooms_;  // those gone included
  std::string rooms_text_;               // of rooms_ as JSON; empty when it is to be made anew
  protocol::Frame frame_;  // of rooms_text_, seeks_ and framed_players_; null when it is to be made anew
  std::int64_t framed_players_ = 0;
  std::vector<protocol::SeekSummary> seeks_;
  bool seeks_changed_ = false;
  bool changed_ = false;
  std::function<void()> on_change_ = [] {};
};

}  // namespace hexcourt::server
