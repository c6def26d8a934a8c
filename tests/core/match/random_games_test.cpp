#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <cstdlib>
#include <ostream>

#include "ledger.hpp"
#include "same_match.hpp"
#include "table.hpp"

namespace hexcourt::match {

/// Something that happens in a random game, all in numbers: what they mean depends on how the match stands.
struct Chance {
  int what = 0;
  bool by_white = true;
  int choice = 0;
  int wait_ms = 0;
  int lag_ms = 0;
};

inline void showValue(const Chance& chance, std::ostream& out) {
  out << "{" << chance.what << ", " << chance.by_white << ", " << chance.choice << ", " << chance.wait_ms
      << ", " << chance.lag_ms << "}";
}

void showValue(const TimeControl& control, std::ostream& out) { out << text_of(control); }

namespace {

/// The same games on every machine, unless RC_PARAMS asks for others.
const int kSeeded = setenv("RC_PARAMS", "seed=2024 max_success=400", 0);

rc::Gen<milliseconds> time_between(milliseconds least, milliseconds most) {
  return rc::gen::map(rc::gen::inRange(least.count(), most.count() + 1),
                      [](std::int64_t count) { return milliseconds(count); });
}

rc::Gen<TimeControl> some_control() {
  const auto fischer = rc::gen::map(
      rc::gen::tuple(time_between(1s, 2min), time_between(0s, 3s), rc::gen::arbitrary<bool>()),
      [](const auto& parts) -> TimeControl {
        const auto& [initial, increment, is_capped] = parts;
        return Fischer{initial, increment, is_capped ? std::optional(initial + 1s) : std::nullopt};
      });
  const auto byo_yomi =
      rc::gen::map(rc::gen::tuple(time_between(0s, 30s), rc::gen::inRange(1, 6), time_between(1s, 5s)),
                   [](const auto& parts) -> TimeControl { return std::make_from_tuple<ByoYomi>(parts); });
  const auto per_turn =
      rc::gen::map(time_between(1min, 3min), [](milliseconds turn) -> TimeControl { return PerTurn{turn}; });
  return rc::gen::resize(rc::kNominalSize, rc::gen::oneOf(fischer, byo_yomi, per_turn));
}

rc::Gen<Chance> some_chance() {
  return rc::gen::resize(
      rc::kNominalSize,
      rc::gen::build<Chance>(
          rc::gen::set(&Chance::what, rc::gen::inRange(0, 100)), rc::gen::set(&Chance::by_white),
          rc::gen::set(&Chance::choice, rc::gen::inRange(0, 60)),
          rc::gen::set(&Chance::wait_ms, rc::gen::weightedOneOf<int>({{20, rc::gen::inRange(0, 800)},
                                                                      {20, rc::gen::inRange(0, 4'000)},
                                                                      {1, rc::gen::inRange(0, 60'000)},
                                                                      {1, rc::gen::inRange(-4, 0)}})),
          rc::gen::set(&Chance::lag_ms, rc::gen::weightedOneOf<int>({{2, rc::gen::just(0)},
                                                                     {6, rc::gen::inRange(-50, 700)},
                                                                     {1, rc::gen::inRange(0, 1'000'000)}}))));
}

rc::Gen<std::vector<Chance>> some_course() {
  return rc::gen::resize(300, rc::gen::container<std::vector<Chance>>(some_chance()));
}

/// A table where things happen as a room lets them happen: time first, then the command.
class RandomGame {
 public:
  explicit RandomGame(const TimeControl& control)
      : table_({.claim_after = 2, .draw_after = 0}, {}, Side::white, control), ledger_(begin()) {}

  void go_on(const Chance& chance) {
    const milliseconds lag(chance.lag_ms);
    pass_time(chance, lag);
    if (enter(table_.match.overdue(table_.now(), lag))) return;
    if (chance.what >= 97) {
      enter(table_.match.down_time(table_.now() - 1s, table_.now(), milliseconds(100 * chance.choice)));
      return;
    }
    const Player& by = chance.what < 60 ? table_.to_act() : chance.by_white ? table_.ada : table_.bob;
    auto decided = table_.match.decide(by, command(chance), table_.now(), lag);
    if (decided) enter(std::move(*decided));
  }

  const Match& match() const { return table_.match; }

 private:
  const Match& begin() {
    table_.seat_both();
    return table_.match;
  }

  /// By so much, or until just around the moment at which time runs out.
  void pass_time(const Chance& chance, milliseconds lag) {
    const auto deadline = table_.match.next_deadline(lag);
    if (chance.wait_ms >= 0) {
      table_.wait(milliseconds(chance.wait_ms));
    } else if (deadline) {
      table_.wait(std::max(*deadline - table_.now() + milliseconds(chance.wait_ms + 3), 0ms));
    }
  }

  Command command(const Chance& chance) const {
    const auto what = static_cast<Proposal>(chance.choice % 3);
    if (chance.what < 60) return Act{action(chance.choice), table_.match.ply()};
    if (chance.what < 75) return Offer{what, "next"};
    if (chance.what < 85) return Accept{chance.choice % 5 == 0 ? what : Proposal::takeback, "next"};
    if (chance.what < 89) return Decline{what};
    if (chance.what < 93) return Withdraw{what};
    const std::vector<Command> rare{Resign{}, Abort{}, ClaimDraw{}, ClaimWin{}, Sit{}, Stand{}};
    return rare[static_cast<std::size_t>(chance.choice) % rare.size()];
  }

  static std::string action(int choice) {
    const std::vector<std::string> actions{"+1", "-1", "hold", "-1", "+1", "-1", "-1", "+2"};
    return actions[static_cast<std::size_t>(choice) % actions.size()];
  }

  bool enter(std::optional<Decision> decision) {
    const auto end = table_.match.result();
    if (table_.carry_out(std::move(decision)) == 0) return false;
    ledger_.enter(table_.match);
    check_books();
    if (end) RC_ASSERT(table_.match.result() == end);
    return true;
  }

  void check_books() const {
    const Match& match = table_.match;
    RC_ASSERT(ledger_.balances());
    RC_ASSERT(table_.clock().running() == ledger_.running());
    RC_ASSERT(ledger_.running().has_value() == (match.status() == Status::playing));
    RC_ASSERT(match.result().has_value() == (match.status() == Status::finished));
    if (ledger_.running()) RC_ASSERT(ledger_.running() == match.game().to_act());
    for (const Side side : {Side::white, Side::black}) {
      RC_ASSERT(table_.left(side) == ledger_.left(side));
      RC_ASSERT(table_.left(side) >= (match.status() == Status::playing ? 1ms : 0ms));
    }
  }

  Table table_;
  Ledger ledger_;
};

RC_GTEST_PROP(RandomGames, BalanceToTheMillisecondAndEndOnce, ()) {
  RandomGame game(*some_control());
  const auto chances = *some_course();
  for (const Chance& chance : chances) game.go_on(chance);
  const auto result = game.match().result();
  RC_TAG(result ? std::string(result->reason) : std::string("goes on"));
  const auto replayed = Match::replay(counting_from({}), game.match().events());
  RC_ASSERT(replayed.has_value());
  expect_same(*replayed, game.match());
}

RC_GTEST_PROP(RandomGames, GiveNoCreditBeyondBalanceAndRefills, ()) {
  RandomGame game(*some_control());
  const auto chances = *some_course();
  std::array<milliseconds, 2> credited{};
  std::array<int, 2> turns{};
  for (const Chance& chance : chances) game.go_on(chance);
  for (const Event& event : game.match().events()) {
    const auto* acted = std::get_if<Acted>(&event.what);
    if (acted == nullptr) continue;
    credited[game::slot(acted->side)] += acted->receipt->credited;
    turns[game::slot(acted->side)] += acted->action == "hold" ? 0 : 1;
  }
  for (const std::size_t side : {0U, 1U}) {
    RC_ASSERT(credited[side] <= kLagBalance + turns[side] * kLagRefill);
  }
}

RC_GTEST_PROP(TimeControlText, ReadsBack, ()) {
  const TimeControl control = *some_control();
  RC_ASSERT(read_time_control(text_of(control)) == control);
}

}  // namespace
}  // namespace hexcourt::match
