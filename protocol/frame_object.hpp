#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "protocol/decode.hpp"
#include "protocol/forms.hpp"

namespace hexcourt::protocol {

/// A refusal of a frame whose request, if it is one, is not known yet.
inline tl::unexpected<DecodeError> refuse_frame(std::string code, std::string message) {
  return tl::make_unexpected(DecodeError{std::move(code), std::move(message), std::nullopt});
}

/// `place` is the number, from 1, of the byte where reading stopped.
inline tl::unexpected<DecodeError> refuse_as_no_json(std::size_t place) {
  return refuse_frame(
      "bad_json", "The frame is not JSON in UTF-8: reading stopped at byte " + std::to_string(place) + ".");
}

/// The JSON object that a frame is. Errors: bad_json, and bad_message where it is something else.
template <typename Json>
tl::expected<Json, DecodeError> read_object(std::string_view frame) {
  // The parser would take a NUL byte between two tokens for the end of the frame.
  const std::size_t nul = frame.find('\0');
  if (nul != std::string_view::npos) return refuse_as_no_json(nul + 1);
  try {
    Json json = Json::parse(frame);
    if (json.is_object()) return json;
    return refuse_frame("bad_message",
                        "A frame must be a JSON object with a member 'type', not " + described(json) + ".");
  } catch (const nlohmann::json::parse_error& error) {
    return refuse_as_no_json(error.byte);
  } catch (const nlohmann::json::exception&) {
    return refuse_frame("bad_json", "The frame is not JSON that can be read: a number in it is too large.");
  }
}

}  // namespace hexcourt::protocol
