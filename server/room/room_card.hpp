#pragma once

#include <optional>
#include <string>

namespace hexcourt::server {

/// What a room is known by. One with an invite is private.
struct RoomCard {
  std::string id;
  std::optional<std::string> name;
  std::optional<std::string> invite;
  friend bool operator==(const RoomCard&, const RoomCard&) = default;
};

}  // namespace hexcourt::server
