#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/match.hpp"
#include "protocol/record.hpp"

namespace hexcourt::protocol {

/// A room in which a game is played, so that there is something to record: Ann made it, and both sit.
class PlayedRoom {
 public:
  explicit PlayedRoom(std::string_view ruleset, const std::optional<match::TimeControl>& clock = std::nullopt,
                      std::optional<std::string_view> position = std::nullopt);

  /// Each of these happens a little later than the last.
  void does(const match::Player& by, const match::Command& command, match::milliseconds lag = {});
  void play(std::string_view action, match::milliseconds lag = {});
  /// Some legal action.
  void play_on();
  void go_down(match::milliseconds time, match::milliseconds bonus);
  void run_out();

  Record record() const { return {"room-1", "Friends", match_.events()}; }
  const match::Match& match() const { return match_; }

  static const match::Player kAnn;
  static const match::Player kBob;

 private:
  const match::Player& to_act() const;
  void carry_out(std::optional<match::Decision> decision);

  match::Match match_;
  match::TimePoint now_;
};

/// The actions of a whole game of tests/data/games.
std::vector<std::string> actions_of_whole_game(const std::string& ruleset);

/// Records of games of each kind and of each end, in which every kind of event happens.
std::vector<Record> record_samples();

}  // namespace hexcourt::protocol
