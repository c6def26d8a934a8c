#pragma once

#include <optional>
#include <variant>

#include "protocol/lobby_messages.hpp"
#include "protocol/room_messages.hpp"
#include "protocol/socket_messages.hpp"

// Every message of the protocol as a plain value. What each means is said, member by member, in schema/; who
// sends which where, in asyncapi.yaml. decode.hpp reads them from JSON, encode.hpp writes them.

namespace hexcourt::protocol {

struct ClientMessage {
  std::optional<Scalar> id;
  std::variant<Hello, Ping, ClientPong, CreateRoom, Sit, Stand, Act, Resign, Abort, ClaimDraw, ClaimWin,
               Offer, Withdraw, Accept, Decline, SayChat, Mute, Seek, CancelSeek, HandOver>
      body;
  friend bool operator==(const ClientMessage&, const ClientMessage&) = default;
};

using ServerMessage =
    std::variant<Welcome, Pong, Ok, ErrorMessage, Bye, Lobby, LobbyUpdate, Matched, State, Presence, Chat>;

}  // namespace hexcourt::protocol
