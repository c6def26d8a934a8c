#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "protocol/decode.hpp"
#include "protocol/frame_object.hpp"
#include "protocol/members.hpp"

namespace hexcourt::protocol {

namespace {

using Json = nlohmann::json;  // finds a member in logarithmic time, however many a hostile frame has
using In = Members<Json>;
using Body = decltype(ClientMessage::body);

constexpr TextForm kText{};
constexpr TextForm kWord{kWordBytes};

/// The only thing to claim.
struct Draw {};
constexpr Words<Draw, 1> kClaims{{{"draw", Draw{}}}};

Body hello(In& in) {
  return Hello{.protocol = in.required("protocol", WholeForm{0}),
               .client = in.optional("client", kWord),
               .token = in.optional("token", kWord),
               .name = in.optional("name", kWord),
               .invite = in.optional("invite", kWord),
               .legal = in.optional("legal", TruthForm{}).value_or(false)};
}

Body create_room(In& in) {
  if (const Json* clock = in.find("clock"))
    in.complain("clock", "left out, as games have no clock here", *clock);
  return CreateRoom{
      .game = in.required("game", kWord),
      .settings = in.named_values("settings"),
      .position = in.optional("position", kText),
      .first = in.optional("first", ChoiceForm{kFirsts}).value_or(First::random),
      .visibility = in.optional("visibility", ChoiceForm{kVisibilities}).value_or(Visibility::open),
      .name = in.optional("name", kWord)};
}

Body sit(In& in) {
  return Sit{.side = in.optional("side", ChoiceForm{kSides}), .invite = in.optional("invite", kWord)};
}

Body act(In& in) {
  return Act{.action = in.required("action", kText), .ply = in.required("ply", WholeForm{0})};
}

Body claim(In& in) {
  in.required("what", ChoiceForm{kClaims});
  return ClaimDraw{};
}

struct Type {
  std::string_view word;
  Body (*read)(In& in);
};
constexpr std::array kTypes{
    Type{"hello", hello},
    Type{"ping", [](In& in) -> Body { return Ping{in.optional("t", ScalarForm{})}; }},
    Type{"pong", [](In& /*in*/) -> Body { return ClientPong{}; }},
    Type{"create_room", create_room},
    Type{"sit", sit},
    Type{"stand", [](In& /*in*/) -> Body { return Stand{}; }},
    Type{"act", act},
    Type{"resign", [](In& /*in*/) -> Body { return Resign{}; }},
    Type{"abort", [](In& /*in*/) -> Body { return Abort{}; }},
    Type{"claim", claim},
    Type{"chat", [](In& in) -> Body { return SayChat{in.required("text", kText)}; }},
};

std::string all_types() {
  std::string list;
  for (const Type& type : kTypes) list += (list.empty() ? "" : ", ") + std::string(type.word);
  return list;
}

}  // namespace

tl::expected<ClientMessage, DecodeError> decode_client(std::string_view frame) {
  auto object = read_object<Json>(frame);
  if (!object) return tl::make_unexpected(std::move(object).error());

  std::string complaint;
  In in(*object, "", complaint);
  ClientMessage message{.id = in.optional("id", ScalarForm{}), .body = ClientPong{}};
  const std::string word = in.required("type", kText);
  const auto refuse = [&](std::string code, std::string sentence) {
    return tl::make_unexpected(DecodeError{std::move(code), std::move(sentence), message.id});
  };
  if (!complaint.empty()) return refuse("bad_message", complaint);

  const auto* type =
      std::find_if(kTypes.begin(), kTypes.end(), [&](const Type& known) { return known.word == word; });
  if (type == kTypes.end()) {
    return refuse("unknown_type",
                  "There is no message type " + in_quotes(word) + "; there are: " + all_types() + ".");
  }
  message.body = type->read(in);
  if (!complaint.empty()) return refuse("bad_message", complaint);
  return message;
}

}  // namespace hexcourt::protocol
