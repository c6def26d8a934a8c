#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "protocol/decode.hpp"
#include "protocol/forms.hpp"

namespace hexcourt::protocol {

/// The JSON object that a frame is. Errors: bad_json, and bad_message where it is something else.
template <typename Json>
tl::expected<Json, DecodeError> read_object(std::string_view frame) {
  const auto refuse = [](std::string code, std::string message) {
    return tl::make_unexpected(DecodeError{std::move(code), std::move(message), std::nullopt});
  };
  try {
    Json json = Json::parse(frame);
    if (json.is_object()) return json;
    return refuse("bad_message",
                  "A frame must be a JSON object with a member 'type', not " + described(json) + ".");
  } catch (const nlohmann::json::parse_error& error) {
    return refuse("bad_json", "The frame is not JSON in UTF-8: see byte " + std::to_string(error.byte) + ".");
  } catch (const nlohmann::json::exception&) {
    return refuse("bad_json", "The frame is not JSON that can be read: a number in it is too large.");
  }
}

}  // namespace hexcourt::protocol
