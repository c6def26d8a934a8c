#pragma once

#include <optional>
#include <string_view>

#include "protocol/json_writer.hpp"
#include "protocol/messages.hpp"

// What several messages from the server have in common.

namespace hexcourt::protocol {

inline void write_player(JsonWriter& out, std::string_view name, const PlayerInfo& player) {
  out.object(name, [&] {
    out.member("id", player.id);
    out.member("name", player.name);
    out.member("guest", player.guest);
  });
}

inline void write_seat(JsonWriter& out, std::string_view side, const std::optional<SeatInfo>& seat) {
  if (!seat) return out.null_member(side);
  out.object(side, [&] {
    out.member("id", seat->id);
    out.member("name", seat->name);
    out.member("present", seat->present);
  });
}

/// The word of an enumerator, or null where there is none.
template <typename Enum>
void write_word(JsonWriter& out, std::string_view name, const std::optional<Enum>& value) {
  if (!value) return out.null_member(name);
  using game::word;
  out.member(name, word(*value));
}

}  // namespace hexcourt::protocol
