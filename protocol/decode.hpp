#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "protocol/messages.hpp"
#include "tl/expected.hpp"

namespace hexcourt::protocol {

/// Why a frame is no message. `code` is one of bad_json (no JSON text in UTF-8), bad_message (not an object,
/// or a member is missing, of the wrong type or too long) and unknown_type; `message` is a sentence that
/// names the member and says what it must be. `re` is the frame's request id where it has a usable one, so
/// that the error can be answered to it.
struct DecodeError {
  std::string code;
  std::string message;
  std::optional<Scalar> re;
  friend bool operator==(const DecodeError&, const DecodeError&) = default;
};

/// Reads any bytes that a client may send, in time linear in their number. Unknown members are ignored, and a
/// member that is null counts as absent; of two members with the same name the later counts. Settings come
/// sorted by their keys.
tl::expected<ClientMessage, DecodeError> decode_client(std::string_view frame);

/// Reads a frame from a server, keeping the order of settings, facts and pieces. `re` stays empty in errors.
tl::expected<ServerMessage, DecodeError> decode_server(std::string_view frame);

}  // namespace hexcourt::protocol
