#include "record_games.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "catalogue/catalogue.hpp"

namespace hexcourt::protocol {

namespace {

using namespace std::chrono_literals;
using match::Proposal;

const match::TimePoint kStart(1'700'000'000'000ms);

game::AnyGame start_of(std::string_view ruleset, std::optional<std::string_view> position) {
  return catalogue::open(ruleset, {}, position).value();
}

Record whole_game(const std::string& ruleset, const match::TimeControl& clock) {
  PlayedRoom room(ruleset, clock);
  for (const std::string& action : actions_of_whole_game(ruleset)) room.play(action, 45ms);
  return room.record();
}

/// Whatever can happen between two players.
Record eventful_game() {
  PlayedRoom room("agon", match::Fischer{5min, 3s, 6min});
  const match::Player& ann = PlayedRoom::kAnn;
  const match::Player& bob = PlayedRoom::kBob;
  room.play_on();
  room.play_on();
  room.does(bob, match::Offer{Proposal::draw, ""});
  room.does(ann, match::Decline{Proposal::draw});
  room.go_down(1min, 15s);
  room.play_on();
  room.does(ann, match::Offer{Proposal::takeback, ""});
  room.does(bob, match::Accept{Proposal::takeback, ""});
  room.play_on();
  room.does(ann, match::Offer{Proposal::draw, ""});
  room.does(ann, match::Withdraw{Proposal::draw});
  room.play_on();
  room.does(bob, match::Resign{});
  room.does(ann, match::Offer{Proposal::rematch, ""});
  room.does(bob, match::Accept{Proposal::rematch, R"(room "2"\)"});
  return room.record();
}

Record agreed_game() {
  PlayedRoom room("hivequeen", match::PerTurn{72h});
  room.play_on();
  room.does(PlayedRoom::kAnn, match::Offer{Proposal::draw, ""});
  room.does(PlayedRoom::kBob, match::Accept{Proposal::draw, ""});
  return room.record();
}

Record repeated_game() {
  PlayedRoom room("hivequeen");
  for (int i = 0; i < 2; ++i) {
    for (const char* action : {"Nd2~f2", ".", "Nd7~f7", "."}) room.play(action);
  }
  room.does(PlayedRoom::kAnn, match::ClaimDraw{});
  return room.record();
}

Record ended_game(const match::Command& command) {
  PlayedRoom room("agon", match::ByoYomi{10min, 3, 30s});
  room.play_on();
  room.does(PlayedRoom::kAnn, command);
  return room.record();
}

Record timed_out_game() {
  PlayedRoom room("way-to-play", match::ByoYomi{1min, 3, 30s});
  room.play_on();
  room.run_out();
  return room.record();
}

/// Only its maker has been in the room, and left her seat.
Record waiting_game() {
  match::Match match = match::Match::create(start_of("agon-original", std::nullopt), {}, PlayedRoom::kAnn,
                                            game::Side::black, kStart);
  for (const match::Command& command : {match::Command(match::Sit{}), match::Command(match::Stand{})})
    EXPECT_TRUE(match.apply(match.decide(PlayedRoom::kAnn, command, kStart).value().value()));
  return {"", std::nullopt, match.events()};
}

Record game_from_amid_a_turn() {
  const game::AnyGame start = start_of("hivequeen", std::nullopt).apply("Nd2~f2").value().game;
  PlayedRoom room("hivequeen", std::nullopt, start.position());
  room.play_on();
  room.play_on();
  return room.record();
}

}  // namespace

const match::Player PlayedRoom::kAnn{"p1", "Ann"};
const match::Player PlayedRoom::kBob{
    "p2", "Bob \"the\" {B\u00f6b}\n\\ [%at]\x1B[31m \u202E" + std::string(1, '\0')};

PlayedRoom::PlayedRoom(std::string_view ruleset, const std::optional<match::TimeControl>& clock,
                       std::optional<std::string_view> position)
    : match_(
          match::Match::create(start_of(ruleset, position), {3, 5}, kAnn, game::Side::white, kStart, clock)),
      now_(kStart) {
  does(kAnn, match::Sit{});
  does(kBob, match::Sit{});
}

void PlayedRoom::does(const match::Player& by, const match::Command& command, match::milliseconds lag) {
  now_ += 2'345ms;
  auto decision = match_.decide(by, command, now_, lag);
  ASSERT_TRUE(decision) << decision.error().message;
  carry_out(*std::move(decision));
}

void PlayedRoom::play(std::string_view action, match::milliseconds lag) {
  does(to_act(), match::Act{std::string(action), match_.ply()}, lag);
}

void PlayedRoom::play_on() { play(match_.game().legal_actions().front(), 20ms); }

void PlayedRoom::go_down(match::milliseconds time, match::milliseconds bonus) {
  now_ += time;
  carry_out(match_.down_time(now_ - time, now_, bonus));
}

void PlayedRoom::run_out() { carry_out(match_.overdue(match::TimePoint::max(), 45ms)); }

const match::Player& PlayedRoom::to_act() const { return *match_.seat(match_.game().to_act()); }

void PlayedRoom::carry_out(std::optional<match::Decision> decision) {
  ASSERT_TRUE(decision);
  const auto applied = match_.apply(*std::move(decision));
  ASSERT_TRUE(applied) << applied.error().message;
}

std::vector<std::string> actions_of_whole_game(const std::string& ruleset) {
  std::ifstream file(std::string(HEXCOURT_GAMES) + "/" + ruleset + ".txt");
  std::string line;
  std::getline(file, line);
  std::getline(file, line);
  std::vector<std::string> actions;
  for (std::string action; file >> action;) actions.push_back(action);
  return actions;
}

std::vector<Record> record_samples() {
  return {eventful_game(),
          agreed_game(),
          repeated_game(),
          ended_game(match::ClaimWin{}),
          ended_game(match::Abort{}),
          timed_out_game(),
          waiting_game(),
          game_from_amid_a_turn(),
          PlayedRoom("botermans").record(),
          whole_game("hivequeen", match::ByoYomi{1min, 3, 30s}),
          whole_game("way-to-play", match::Fischer{5min, 3s})};
}

}  // namespace hexcourt::protocol
