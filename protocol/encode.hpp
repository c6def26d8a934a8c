#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "protocol/messages.hpp"
#include "protocol/words.hpp"

namespace hexcourt::protocol {

/// The message as one JSON object without line breaks, in valid UTF-8: what is no UTF-8 in a string becomes
/// U+FFFD. Optional members that hold nothing are left out, unless the schema says null.
std::string encode(const Welcome& message);
std::string encode(const Pong& message);
std::string encode(const Ok& message);
std::string encode(const ErrorMessage& message);
std::string encode(const Bye& message);
std::string encode(const Lobby& message);
std::string encode(const LobbyUpdate& message);
std::string encode(const Matched& message);
std::string encode(const State& message);
std::string encode(const Presence& message);
std::string encode(const Chat& message);
std::string encode(const ServerMessage& message);

std::string encode(const ClientMessage& message);

/// The `rooms` of a `lobby` as a JSON list; and the `lobby` with such a list, for whoever sends one list with
/// many numbers of players, and seeks.
std::string encode_rooms(const std::vector<RoomSummary>& rooms);
std::string encode_lobby(std::string_view rooms, std::int64_t players,
                         const std::vector<SeekSummary>& seeks = {});

/// A frame as it waits in outboxes: made once, shared by every socket that gets it.
using Frame = std::shared_ptr<const std::string>;

template <typename Message>
Frame frame_of(const Message& message) {
  return std::make_shared<const std::string>(encode(message));
}

}  // namespace hexcourt::protocol
