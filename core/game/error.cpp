#include "game/error.hpp"

#include <utility>

namespace hexcourt::game {

std::string_view word(ErrorCode code) {
  switch (code) {
    case ErrorCode::bad_settings:
      return "bad_settings";
    case ErrorCode::bad_position:
      return "bad_position";
    case ErrorCode::illegal_action:
      return "illegal_action";
    case ErrorCode::not_seated:
      return "not_seated";
    case ErrorCode::room_full:
      return "room_full";
    case ErrorCode::wrong_phase:
      return "wrong_phase";
    case ErrorCode::game_over:
      return "game_over";
    case ErrorCode::stale:
      return "stale";
    case ErrorCode::not_your_turn:
      return "not_your_turn";
    case ErrorCode::not_allowed:
      return "not_allowed";
    case ErrorCode::no_such_offer:
      break;
  }
  return "no_such_offer";
}

tl::unexpected<Error> refuse(ErrorCode code, std::string message, std::optional<std::size_t> place) {
  return tl::make_unexpected(Error{code, std::move(message), place});
}

std::string sentence(const Error& error) {
  if (!error.place) return error.message;
  return error.message + " (at character " + std::to_string(*error.place + 1) + ")";
}

}  // namespace hexcourt::game
