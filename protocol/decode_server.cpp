#include <algorithm>
#include <array>

#include "protocol/decode.hpp"
#include "protocol/decode_parts.hpp"
#include "protocol/frame_object.hpp"

namespace hexcourt::protocol {

namespace {

using In = ServerIn;

ServerMessage welcome(In& in) {
  return Welcome{.player = in.object("player", read_player),
                 .token = in.optional("token", kText),
                 .server = in.required("server", kText),
                 .protocol = in.required("protocol", kCount),
                 .server_time = in.required("server_time", kCount),
                 .games = in.find("games") != nullptr};
}

ServerMessage pong(In& in) {
  return Pong{.t = in.optional("t", kScalar), .server_time = in.required("server_time", kCount)};
}

ServerMessage ok(In& in) {
  return Ok{.re = in.optional("re", kScalar),
            .room = in.optional("room", kText),
            .invite = in.optional("invite", kText),
            .code = in.optional("code", kText)};
}

ServerMessage error(In& in) {
  return ErrorMessage{.re = in.optional("re", kScalar),
                      .code = in.required("code", kText),
                      .message = in.required("message", kText),
                      .details = in.named_values("details")};
}

ServerMessage bye(In& in) {
  return Bye{.code = in.required("code", ChoiceForm{kByeCodes}),
             .message = in.required("message", kText),
             .retry = in.required("retry", kTruth)};
}

struct Type {
  std::string_view word;
  ServerMessage (*read)(In& in);
};
constexpr std::array kTypes{
    Type{"welcome", welcome},
    Type{"pong", pong},
    Type{"ok", ok},
    Type{"error", error},
    Type{"bye", bye},
    Type{"lobby", read_lobby},
    Type{"lobby_update", read_lobby_update},
    Type{"matched", [](In& in) -> ServerMessage { return Matched{in.required("room", kText)}; }},
    Type{"state", read_state},
    Type{"presence", read_presence},
    Type{"chat", read_chat},
};

}  // namespace

tl::expected<ServerMessage, DecodeError> decode_server(std::string_view frame) {
  const auto object = read_object<ServerJson>(frame);
  if (!object) return tl::make_unexpected(object.error());

  std::string complaint;
  In in(*object, "", complaint);
  const std::string word = in.required("type", kText);
  if (!complaint.empty()) return refuse_frame("bad_message", complaint);
  const auto* type =
      std::find_if(kTypes.begin(), kTypes.end(), [&](const Type& known) { return known.word == word; });
  if (type == kTypes.end())
    return refuse_frame("unknown_type", "There is no message type " + in_quotes(word) + ".");
  ServerMessage message = type->read(in);
  if (!complaint.empty()) return refuse_frame("bad_message", complaint);
  return message;
}

}  // namespace hexcourt::protocol
