#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "protocol/clock_json.hpp"
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

enum class Claim : std::uint8_t { draw, win };
constexpr Words<Claim, 2> kClaims{{{"draw", Claim::draw}, {"win", Claim::win}}};

Body hello(In& in) {
  return Hello{.protocol = in.required("protocol", WholeForm{0}),
               .client = in.optional("client", kWord),
               .token = in.optional("token", kWord),
               .name = in.optional("name", kWord),
               .invite = in.optional("invite", kWord),
               .legal = in.optional("legal", TruthForm{}).value_or(false),
               .code = in.optional("code", kWord)};
}

Body create_room(In& in) {
  return CreateRoom{
      .game = in.required("game", kWord),
      .settings = in.named_values("settings"),
      .position = in.optional("position", kText),
      .first = in.optional("first", ChoiceForm{kFirsts}).value_or(First::random),
      .visibility = in.optional("visibility", ChoiceForm{kVisibilities}).value_or(Visibility::open),
      .name = in.optional("name", kWord),
      .clock = checked_clock(in)};
}

Body seek(In& in) {
  return Seek{.game = in.required("game", kWord),
              .settings = in.named_values("settings"),
              .clock = checked_clock(in),
              .side = in.optional("side", ChoiceForm{kSides})};
}

Body sit(In& in) {
  return Sit{.side = in.optional("side", ChoiceForm{kSides}), .invite = in.optional("invite", kWord)};
}

Body act(In& in) {
  return Act{.action = in.required("action", kText), .ply = in.required("ply", WholeForm{0})};
}

Body claim(In& in) {
  if (in.required("what", ChoiceForm{kClaims}) == Claim::win) return ClaimWin{};
  return ClaimDraw{};
}

/// A message that is about a proposal and says no more than which.
template <typename Message>
Body about_proposal(In& in) {
  return Message{in.required("what", ChoiceForm{kProposals})};
}

Body mute(In& in) {
  return Mute{.player = in.required("player", kWord), .on = in.optional("on", TruthForm{}).value_or(true)};
}

/// A message that says everything by its type.
template <typename Message>
Body bare(In& /*in*/) {
  return Message{};
}

struct Type {
  std::string_view word;
  Body (*read)(In& in);
};
constexpr std::array kTypes{
    Type{"hello", hello},
    Type{"ping", [](In& in) -> Body { return Ping{in.optional("t", ScalarForm{})}; }},
    Type{"pong", bare<ClientPong>},
    Type{"create_room", create_room},
    Type{"seek", seek},
    Type{"cancel_seek", bare<CancelSeek>},
    Type{"hand_over", bare<HandOver>},
    Type{"sit", sit},
    Type{"stand", bare<Stand>},
    Type{"act", act},
    Type{"resign", bare<Resign>},
    Type{"offer", about_proposal<Offer>},
    Type{"withdraw", about_proposal<Withdraw>},
    Type{"accept", about_proposal<Accept>},
    Type{"decline", about_proposal<Decline>},
    Type{"claim", claim},
    Type{"abort", bare<Abort>},
    Type{"chat", [](In& in) -> Body { return SayChat{in.required("text", kText)}; }},
    Type{"mute", mute},
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
