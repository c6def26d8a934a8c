#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "game/value.hpp"

// What goes over every socket, in the lobby as in a room; see messages.hpp.

namespace hexcourt::protocol {

inline constexpr int kVersion = 1;
inline constexpr std::size_t kScalarBytes = 128;
/// Names, invites, tokens and the like.
inline constexpr std::size_t kWordBytes = 256;

/// A number or a string of the other side's choosing that is given back as it came: request ids and `ping.t`.
/// Strings hold at most kScalarBytes bytes, numbers lie between -2^63 and 2^63.
using Scalar = std::variant<std::int64_t, double, std::string>;

struct PlayerInfo {
  std::string id;
  std::string name;
  bool guest = true;
  friend bool operator==(const PlayerInfo&, const PlayerInfo&) = default;
};

struct SeatInfo {
  std::string id;
  std::string name;
  bool present = false;
  friend bool operator==(const SeatInfo&, const SeatInfo&) = default;
};

struct Hello {
  std::int64_t protocol = kVersion;
  std::optional<std::string> client;
  std::optional<std::string> token;
  std::optional<std::string> name;
  std::optional<std::string> invite;
  bool legal = false;
  std::optional<std::string>
      code;  // of a hand-over: takes that player's identity; `token` does not count then
  friend bool operator==(const Hello&, const Hello&) = default;
};

struct Welcome {
  PlayerInfo player;
  std::optional<std::string> token;  // only when it is new to the client
  std::string server;                // "hexcourt 0.1.0"
  std::int64_t protocol = kVersion;
  std::int64_t server_time = 0;  // ms since 1970, as in every message
  bool games = true;             // whether to list the catalogue's games with their settings and rulesets
  friend bool operator==(const Welcome&, const Welcome&) = default;
};

/// Asks for a code by which another device becomes this player.
struct HandOver {
  friend bool operator==(const HandOver&, const HandOver&) = default;
};

/// Whether what that player says in chats reaches the sender; it holds everywhere, until it is changed.
struct Mute {
  std::string player;
  bool on = true;
  friend bool operator==(const Mute&, const Mute&) = default;
};

struct Ping {
  std::optional<Scalar> t;
  friend bool operator==(const Ping&, const Ping&) = default;
};

struct Pong {
  std::optional<Scalar> t;
  std::int64_t server_time = 0;
  friend bool operator==(const Pong&, const Pong&) = default;
};

/// `pong` from a client: an answer to a `ping` of ours, of no consequence.
struct ClientPong {
  friend bool operator==(const ClientPong&, const ClientPong&) = default;
};

struct Ok {
  std::optional<Scalar> re;
  std::optional<std::string> room;    // create_room
  std::optional<std::string> invite;  // create_room, for a private room
  std::optional<std::string> code;    // hand_over
  friend bool operator==(const Ok&, const Ok&) = default;
};

/// `error.details`: named numbers and strings that a client can act on, e.g. the ply the server expects.
struct ErrorMessage {
  std::optional<Scalar> re;
  std::string code;  // an error_code of schema/common.json
  std::string message;
  game::NamedValues details;
  friend bool operator==(const ErrorMessage&, const ErrorMessage&) = default;
};

enum class ByeCode : std::uint8_t { going_away, replaced, removed, too_slow, silent, limits, no_such_room };

struct Bye {
  ByeCode code = ByeCode::going_away;
  std::string message;
  bool retry = false;
  friend bool operator==(const Bye&, const Bye&) = default;
};

}  // namespace hexcourt::protocol
