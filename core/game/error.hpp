#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "tl/expected.hpp"

namespace hexcourt::game {

/// The kinds of mistake a player or an author can make in core; each is a word of the protocol.
enum class ErrorCode : std::uint8_t {
  bad_settings,
  bad_position,
  illegal_action,
  not_seated,
  room_full,
  wrong_phase,
  game_over,
  stale,
  not_your_turn,
  not_allowed,
  no_such_offer,
};

/// The protocol's word for `code`: "bad_settings", ...
std::string_view word(ErrorCode code);

/// A refusal. `message` is a sentence that says what is wrong and what would be right, in a player's words.
/// `place`, where the mistake is in a text, is the byte offset of it, from 0 to the text's length.
struct Error {
  ErrorCode code;
  std::string message;
  std::optional<std::size_t> place = std::nullopt;
  friend bool operator==(const Error&, const Error&) = default;
};

template <typename Value>
using Expected = tl::expected<Value, Error>;

/// `return refuse(ErrorCode::stale, "…");` in a function that returns Expected<...>.
tl::unexpected<Error> refuse(ErrorCode code, std::string message,
                             std::optional<std::size_t> place = std::nullopt);

/// The message, with the place appended as people count it: "… (at character 3)".
std::string sentence(const Error& error);

}  // namespace hexcourt::game
