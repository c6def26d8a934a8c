#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "protocol/clock_json.hpp"
#include "protocol/decode.hpp"
#include "protocol/members.hpp"

// The parts of decode_server(): what several messages from a server have in common, and the messages that
// are read in files of their own.

namespace hexcourt::protocol {

using ServerJson = nlohmann::ordered_json;
using ServerIn = Members<ServerJson>;

inline constexpr TextForm kText{};
inline constexpr TruthForm kTruth{};
inline constexpr WholeForm kCount{0};
inline constexpr ScalarForm kScalar{};

template <typename Seat>
struct Seats {
  std::optional<Seat> white;
  std::optional<Seat> black;
};

/// `players` of anything that has two seats.
template <typename Seat>
Seats<Seat> read_seats(ServerIn& in, Seat (*seat)(ServerIn&)) {
  return in.object("players", [seat](ServerIn& players) {
    return Seats<Seat>{players.optional_object("white", seat), players.optional_object("black", seat)};
  });
}

inline PlayerInfo read_player(ServerIn& in) {
  return {.id = in.required("id", kText),
          .name = in.required("name", kText),
          .guest = in.optional("guest", kTruth).value_or(true)};
}

inline SeatInfo read_seat(ServerIn& in) {
  return {in.required("id", kText), in.required("name", kText), in.required("present", kTruth)};
}

ServerMessage read_lobby(ServerIn& in);
ServerMessage read_lobby_update(ServerIn& in);
ServerMessage read_state(ServerIn& in);
ServerMessage read_presence(ServerIn& in);
ServerMessage read_chat(ServerIn& in);

}  // namespace hexcourt::protocol
