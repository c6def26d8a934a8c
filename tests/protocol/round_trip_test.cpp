#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>

#include "protocol/decode.hpp"
#include "protocol/encode.hpp"
#include "samples.hpp"
#include "schema_check.hpp"

namespace hexcourt::protocol {
namespace {

std::string reason(const std::optional<std::string>& violation) { return violation.value_or("valid"); }

TEST(RoundTrip, EveryClientMessageReadsBackEqualAndFitsItsSchema) {
  std::set<std::size_t> seen;
  for (const ClientMessage& message : client_samples()) {
    const std::string frame = encode(message);
    EXPECT_EQ(reason(client_schema_violation(frame)), "valid");
    const auto decoded = decode_client(frame);
    ASSERT_TRUE(decoded) << frame << "\n" << decoded.error().message;
    EXPECT_EQ(*decoded, message) << frame;
    seen.insert(message.body.index());
  }
  EXPECT_EQ(seen.size(), std::variant_size_v<decltype(ClientMessage::body)>);
}

TEST(RoundTrip, EveryServerMessageReadsBackEqualAndFitsItsSchema) {
  std::set<std::size_t> seen;
  for (const ServerMessage& message : server_samples()) {
    const std::string frame = encode(message);
    EXPECT_EQ(reason(schema_violation(frame)), "valid");
    const auto decoded = decode_server(frame);
    ASSERT_TRUE(decoded) << frame << "\n" << decoded.error().message;
    EXPECT_EQ(*decoded, message) << frame;
    seen.insert(message.index());
  }
  EXPECT_EQ(seen.size(), std::variant_size_v<ServerMessage>);
}

TEST(Encode, StateHasExactlyTheMembersOfTheProtocol) {
  const nlohmann::json frame = nlohmann::json::parse(encode(running_state()));
  EXPECT_EQ(frame, nlohmann::json::parse(R"({
      "type": "state", "room": "r2", "seq": 9, "game": "hivequeen",
      "settings": {"relocation": "free", "claim_after": 3, "b": true}, "status": "playing",
      "players": {"white": {"id": "p1", "name": "Ann", "present": true},
                  "black": {"id": "p2", "name": "Bob \"the\" Böb 🐝", "present": false}},
      "board": {"e1": "Q", "a1": "s", "f10": "W"}, "position": "5/6/7/8/9/8/7/6/5 b produce:2",
      "to_act": "black", "phase": "produce:2", "ply": 7, "turn": 5,
      "last": {"side": "white", "action": "e5-e4", "captures": ["e4", "a1"]},
      "facts": {"white_units": 7, "marked": "none", "over": false}, "legal": ["a1-a2", "b1-b2"],
      "clock": null, "offers": [], "claims": ["draw"], "result": null, "server_time": 1700000000000})"));
}

TEST(Encode, StateShowsClocksReceiptsAndOffersInTheirWireForm) {
  using namespace std::chrono_literals;
  State state = running_state();
  state.last->receipt = Receipt{1'700'000'000'000, {1'234ms, 56ms, 3s, 299s}};
  state.clock = ClockInfo{match::ByoYomi{10min, 3, 30s}, 299'000, 90'000, 3, 2, std::nullopt, 5};
  state.offers = {{match::Proposal::takeback, game::Side::black}};
  state.next_room = "r9";
  const nlohmann::json frame = nlohmann::json::parse(encode(state));
  EXPECT_EQ(frame["last"]["receipt"], nlohmann::json::parse(R"({"received_at": 1700000000000,
      "charged_ms": 1234, "credited_ms": 56, "gained_ms": 3000, "left_ms": 299000})"));
  EXPECT_EQ(frame["clock"], nlohmann::json::parse(R"({"control": {"kind": "byo_yomi", "main_ms": 600000,
      "periods": 3, "period_ms": 30000}, "white_ms": 299000, "black_ms": 90000, "white_periods": 3,
      "black_periods": 2, "running": null, "at": 5})"));
  EXPECT_EQ(frame["offers"], nlohmann::json::parse(R"([{"what": "takeback", "by": "black"}])"));
  EXPECT_EQ(frame["next_room"], "r9");
}

TEST(Encode, LegalIsLeftOutWhereItIsNotToBeShown) {
  State state = running_state();
  state.legal.reset();
  EXPECT_FALSE(nlohmann::json::parse(encode(state)).contains("legal"));
}

TEST(Encode, WelcomeListsTheGamesWithTheSettingsOfTheMatch) {
  const nlohmann::json games = nlohmann::json::parse(encode(Welcome{}))["games"];
  ASSERT_GE(games.size(), 2U);
  for (const auto& each : games) {
    EXPECT_EQ(each["rulesets"][0]["name"], each["name"]);
    EXPECT_EQ(each["rulesets"][0]["settings"], nlohmann::json::object());
    std::set<std::string> keys;
    for (const auto& setting : each["settings"]) keys.insert(setting["key"]);
    EXPECT_TRUE(keys.contains("claim_after") && keys.contains("draw_after")) << each;
  }
}

TEST(Encode, WhatIsNoUtf8BecomesTheReplacementCharacter) {
  const std::string frame = encode(ErrorMessage{std::nullopt, "illegal_action", "No action: '\xC3'.", {}});
  EXPECT_EQ(nlohmann::json::parse(frame)["message"], "No action: '\uFFFD'.");
}

TEST(Encode, ANumberThatJsonHasNoTextForBecomesNull) {
  EXPECT_EQ(encode(Pong{Scalar{std::nan("")}, 1}), R"({"type":"pong","t":null,"server_time":1})");
  EXPECT_EQ(encode(Pong{Scalar{std::numeric_limits<double>::infinity()}, 1}),
            R"({"type":"pong","t":null,"server_time":1})");
}

TEST(Encode, FractionsComeBackAsTheyCame) {
  for (const double t : {0.1, 1e-300, 12345.678901234567, -0.0, 5e-324}) {
    const auto decoded = decode_server(encode(Pong{Scalar{t}, 1}));
    ASSERT_TRUE(decoded);
    EXPECT_EQ(std::get<Pong>(*decoded).t, Scalar{t});
  }
}

TEST(Encode, AFrameIsMadeOnceAndShared) {
  const Frame frame = frame_of(Bye{ByeCode::silent, "Nothing was heard.", true});
  EXPECT_EQ(*frame, R"({"type":"bye","code":"silent","message":"Nothing was heard.","retry":true})");
}

TEST(Bye, EveryCodeHasItsCloseCodeAndItsWord) {
  EXPECT_EQ(close_code(ByeCode::going_away), 1001);
  EXPECT_EQ(close_code(ByeCode::replaced), 4001);
  EXPECT_EQ(close_code(ByeCode::removed), 4002);
  EXPECT_EQ(close_code(ByeCode::too_slow), 4003);
  EXPECT_EQ(close_code(ByeCode::silent), 4004);
  EXPECT_EQ(close_code(ByeCode::limits), 1008);
  EXPECT_EQ(close_code(ByeCode::no_such_room), 4005);
  for (const auto& [name, code] : kByeCodes) {
    EXPECT_EQ(word(code), name);
    EXPECT_EQ(reason(schema_violation(encode(Bye{code, "m", false}))), "valid");
  }
}

TEST(Decode, AServerFrameMayHoldMembersThatAClientDoesNotKnow) {
  EXPECT_TRUE(decode_server(R"({"type":"pong","server_time":1,"colour":[]})"));
  EXPECT_EQ(decode_server(R"({"type":"dance","room":"r"})").error().code, "unknown_type");
  EXPECT_EQ(decode_server(R"({"type":"pong"})").error().message,
            "'server_time' is missing; it must be a whole number from 0 up.");
  EXPECT_EQ(decode_server(R"({"type":"chat","from":{"id":5},"text":"","at":1})").error().message,
            "'from.id' must be a string, not 5.");
}

}  // namespace
}  // namespace hexcourt::protocol
