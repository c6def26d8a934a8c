#include "samples.hpp"

namespace hexcourt::protocol {

namespace {

using namespace std::chrono_literals;
using match::Proposal;

constexpr std::int64_t kNow = 1'700'000'000'000;

SeatInfo ann() { return {"p1", "Ann", true}; }
SeatInfo bob() { return {"p2", "Bob \"the\" B\u00f6b \U0001F41D", false}; }

game::NamedValues settings() {
  return {{"relocation", std::string("free")}, {"claim_after", std::int64_t{3}}, {"b", true}};
}

RoomSummary waiting_room() {
  return {.room = "r1",
          .name = std::nullopt,
          .game = "agon",
          .settings = settings(),
          .status = match::Status::waiting,
          .white = ann(),
          .black = std::nullopt,
          .position = "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w move -",
          .ply = 0,
          .watchers = 2,
          .created_at = kNow,
          .clock = std::nullopt};
}
RoomSummary running_room() {
  return {.room = "r2",
          .name = "Friends",
          .game = "hivequeen",
          .settings = {},
          .status = match::Status::playing,
          .white = ann(),
          .black = bob(),
          .position = "W3w/W4w/DS3sd/HN4nh/QWS3swq/HN4nh/DS3sd/W4w/W3w w move",
          .ply = 17,
          .watchers = 0,
          .created_at = kNow,
          .clock = match::PerTurn{72h}};
}

SeekSummary any_seek() { return {{"p1", "Ann", true}, "agon", settings(), std::nullopt, std::nullopt, kNow}; }
SeekSummary particular_seek() {
  return {{"p2", "Bob", false}, "hivequeen", {}, match::ByoYomi{10min, 3, 30s}, game::Side::black, kNow};
}

}  // namespace

State running_state() {
  State state;
  state.room = "r2";
  state.seq = 9;
  state.game = "hivequeen";
  state.settings = settings();
  state.status = match::Status::playing;
  state.white = ann();
  state.black = bob();
  state.board = {{"e1", 'Q'}, {"a1", 's'}, {"f10", 'W'}};
  state.position = "5/6/7/8/9/8/7/6/5 b produce:2";
  state.to_act = game::Side::black;
  state.phase = "produce:2";
  state.ply = 7;
  state.turn = 5;
  state.last = LastAction{game::Side::white, "e5-e4", {"e4", "a1"}, std::nullopt};
  state.facts = {{"white_units", std::int64_t{7}}, {"marked", std::string("none")}, {"over", false}};
  state.legal = {"a1-a2", "b1-b2"};
  state.may_claim_draw = true;
  state.server_time = kNow;
  return state;
}

namespace {

State timed_state() {
  State state = running_state();
  state.last->receipt = Receipt{kNow, {1'234ms, 56ms, 3s, 299s}};
  state.clock = ClockInfo{match::Fischer{5min, 3s, 10min}, 299'000, 300'000, 0, 0, game::Side::black, kNow};
  state.offers = {{Proposal::draw, game::Side::white}, {Proposal::takeback, game::Side::black}};
  return state;
}

State state_with_periods() {
  State state = running_state();
  state.clock = ClockInfo{match::ByoYomi{0min, 3, 30s}, 90'000, 60'001, 3, 2, game::Side::white, kNow};
  return state;
}

State finished_state() {
  State state = running_state();
  state.status = match::Status::finished;
  state.legal.reset();
  state.may_claim_draw = false;
  state.outcome = game::Outcome::none;
  state.reason = "aborted";
  state.clock = ClockInfo{match::PerTurn{24h}, 1, 86'400'000, 0, 0, std::nullopt, kNow};
  state.offers = {{Proposal::rematch, game::Side::white}};
  state.next_room = "r9";
  return state;
}

State first_state() {
  State state;
  state.room = "r3";
  state.seq = 1;
  state.game = "agon";
  state.position = "6/7 w move";
  state.phase = "move";
  state.legal.emplace();
  return state;
}

}  // namespace

std::vector<ClientMessage> client_samples() {
  return {
      {"first", Hello{kVersion, "test 1.0", "t0k", "Ann", "inv", true, "ABCDE23456"}},
      {std::nullopt, Hello{}},
      {std::int64_t{1}, Ping{Scalar{12.5}}},
      {std::int64_t{-4}, Ping{Scalar{std::int64_t{9'007'199'254'740'993}}}},
      {std::nullopt, Ping{}},
      {std::nullopt, ClientPong{}},
      {"c", CreateRoom{"botermans",
                       {{"b", true}, {"claim_after", std::int64_t{0}}, {"relocation", std::string("free")}},
                       "5/6 w move",
                       First::host,
                       Visibility::hidden,
                       "Friends",
                       match::Fischer{5min, 3s, 10min}}},
      {0.5,
       CreateRoom{"agon", {}, std::nullopt, First::random, Visibility::open, std::nullopt, std::nullopt}},
      {std::int64_t{9}, Seek{"agon", {}, std::nullopt, std::nullopt}},
      {std::int64_t{10}, Seek{"botermans", {{"b", true}}, match::ByoYomi{10min, 3, 30s}, game::Side::black}},
      {std::int64_t{11}, CancelSeek{}},
      {std::int64_t{12}, HandOver{}},
      {std::int64_t{2}, Sit{game::Side::black, "inv"}},
      {std::nullopt, Sit{}},
      {std::int64_t{3}, Stand{}},
      {std::int64_t{4}, Act{"e5-e4", 12}},
      {std::int64_t{5}, Resign{}},
      {std::int64_t{6}, Abort{}},
      {std::int64_t{7}, ClaimDraw{}},
      {std::int64_t{7}, ClaimWin{}},
      {std::int64_t{13}, Offer{Proposal::draw}},
      {std::int64_t{14}, Withdraw{Proposal::takeback}},
      {std::int64_t{15}, Accept{Proposal::rematch}},
      {std::int64_t{16}, Decline{Proposal::draw}},
      {std::int64_t{17}, Mute{"p2", true}},
      {std::int64_t{18}, Mute{"p2", false}},
      {std::int64_t{8}, SayChat{"Good \"luck\"!\n\u2658 \U0001F41D" + std::string(1, '\0') + "\\"}},
  };
}

std::vector<ServerMessage> server_samples() {
  return {
      Welcome{{"p1", "Ann", false}, "t0k", "hexcourt 0.1.0", kVersion, kNow, true},
      Welcome{{"p1", "Ann", true}, std::nullopt, "hexcourt 0.1.0", kVersion, kNow, false},
      Pong{Scalar{"t"}, kNow},
      Pong{std::nullopt, kNow},
      Ok{Scalar{std::int64_t{4}}, "r1", "inv", std::nullopt},
      Ok{Scalar{std::int64_t{4}}, std::nullopt, std::nullopt, "ABCDE23456"},
      Ok{},
      ErrorMessage{Scalar{1.25}, "stale", "The game has moved on.", {{"ply", std::int64_t{4}}}},
      ErrorMessage{std::nullopt, "bad_json", "No JSON.", {}},
      Bye{ByeCode::going_away, "The server stops.", true},
      Bye{ByeCode::no_such_room, "There is no such room.", false},
      Lobby{{waiting_room(), running_room()}, {any_seek(), particular_seek()}, 3},
      Lobby{},
      LobbyUpdate{{running_room()}, {"r7", "r8"}, {{particular_seek()}}, 3},
      LobbyUpdate{{}, {}, std::vector<SeekSummary>{}, 3},
      LobbyUpdate{},
      Matched{"r2"},
      running_state(),
      timed_state(),
      state_with_periods(),
      finished_state(),
      first_state(),
      Presence{PresenceSeat{"p1", "Ann", true, std::nullopt, std::nullopt, std::nullopt},
               PresenceSeat{"p2", "Bob", false, kNow, Leave::left, kNow + 60'000},
               2,
               {"Cleo"}},
      Presence{std::nullopt, PresenceSeat{"p2", "Bob", false, kNow, Leave::lost, std::nullopt}, 0, {}},
      Presence{std::nullopt, PresenceSeat{"p2", "Bob", false, kNow, Leave::awaited, std::nullopt}, 0, {}},
      Presence{},
      Chat{{"p1", "Ann", true}, "Hi \u2658", kNow, ChatGroup::players},
      Chat{{"p3", "Cleo", true}, "Hi", kNow, ChatGroup::watchers},
  };
}

}  // namespace hexcourt::protocol
