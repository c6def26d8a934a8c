#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/side.hpp"
#include "game/value.hpp"
#include "match/match.hpp"
#include "match/time_control.hpp"
#include "protocol/socket_messages.hpp"

// What goes over a socket in the lobby; see messages.hpp.

namespace hexcourt::protocol {

/// Who moves first: settled when the room is made.
enum class First : std::uint8_t { host, guest, random };
enum class Visibility : std::uint8_t { open, hidden };  // "public" and "private" on the wire

struct CreateRoom {
  std::string game;
  game::NamedValues settings;
  std::optional<std::string> position;
  First first = First::random;
  Visibility visibility = Visibility::open;
  std::optional<std::string> name;
  std::optional<match::TimeControl> clock;
  friend bool operator==(const CreateRoom&, const CreateRoom&) = default;
};

/// Looks for an opponent for such a game, in the place of what the player was looking for before. `side` is
/// the side that the player wants to have.
struct Seek {
  std::string game;
  game::NamedValues settings;
  std::optional<match::TimeControl> clock;
  std::optional<game::Side> side;
  friend bool operator==(const Seek&, const Seek&) = default;
};
struct CancelSeek {
  friend bool operator==(const CancelSeek&, const CancelSeek&) = default;
};

/// A room as the lobby lists it.
struct RoomSummary {
  std::string room;
  std::optional<std::string> name;
  std::string game;
  game::NamedValues settings;
  match::Status status = match::Status::waiting;
  std::optional<SeatInfo> white;
  std::optional<SeatInfo> black;
  std::string position;
  std::int64_t ply = 0;
  std::int64_t watchers = 0;
  std::int64_t created_at = 0;  // ms since 1970
  std::optional<match::TimeControl> clock;
  friend bool operator==(const RoomSummary&, const RoomSummary&) = default;
};

/// An opponent that somebody looks for, as the lobby lists it: each player at most once.
struct SeekSummary {
  PlayerInfo player;
  std::string game;
  game::NamedValues settings;  // all of them
  std::optional<match::TimeControl> clock;
  std::optional<game::Side> side;
  std::int64_t since = 0;  // ms since 1970
  friend bool operator==(const SeekSummary&, const SeekSummary&) = default;
};

struct Lobby {
  std::vector<RoomSummary> rooms;
  std::vector<SeekSummary> seeks;
  std::int64_t players = 0;  // sockets that said hello, in the lobby and in rooms, each player once
  friend bool operator==(const Lobby&, const Lobby&) = default;
};

/// What changed since the last `lobby` or `lobby_update`.
struct LobbyUpdate {
  std::vector<RoomSummary> rooms;                 // new, or changed: the whole summary
  std::vector<std::string> removed;               // room ids
  std::optional<std::vector<SeekSummary>> seeks;  // all of them, where anything about them changed
  std::int64_t players = 0;
  friend bool operator==(const LobbyUpdate&, const LobbyUpdate&) = default;
};

/// Two seeks fitted: the game is played in `room`, where both are seated.
struct Matched {
  std::string room;
  friend bool operator==(const Matched&, const Matched&) = default;
};

}  // namespace hexcourt::protocol
