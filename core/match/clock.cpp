#include "match/clock.hpp"

#include <algorithm>
#include <utility>

namespace hexcourt::match {

namespace {

constexpr milliseconds kNone{0};

milliseconds initial_bank(const Fischer& fischer) { return fischer.initial; }
milliseconds initial_bank(const ByoYomi& byo_yomi) { return byo_yomi.main; }
milliseconds initial_bank(const PerTurn& per_turn) { return per_turn.turn; }

/// What the end of a turn adds to a bank.
milliseconds addition(const Fischer& fischer, milliseconds bank) {
  if (!fischer.cap) return fischer.increment;
  return std::clamp(*fischer.cap - bank, kNone, fischer.increment);
}
milliseconds addition(const ByoYomi& /*byo_yomi*/, milliseconds /*bank*/) { return kNone; }
milliseconds addition(const PerTurn& per_turn, milliseconds bank) {
  return std::max(per_turn.turn - bank, kNone);
}

}  // namespace

GameClock::GameClock(const TimeControl& control) : control_(control) {
  Account account;
  account.bank = std::visit([](const auto& kind) { return initial_bank(kind); }, control_);
  if (const auto* byo_yomi = std::get_if<ByoYomi>(&control_)) account.periods = byo_yomi->periods;
  accounts_.fill(account);
}

milliseconds GameClock::left(const Account& account) const {
  const auto* byo_yomi = std::get_if<ByoYomi>(&control_);
  if (byo_yomi == nullptr) return account.bank;
  return account.bank + account.periods * byo_yomi->period - account.used;
}

milliseconds GameClock::elapsed(TimePoint now) const { return std::max(now - at_, kNone); }

milliseconds GameClock::Account::credit(milliseconds lag) const {
  return std::max(std::min({lag, kLagPerTurn - credited, balance}), kNone);
}

std::optional<TimePoint> GameClock::runs_out(milliseconds lag) const {
  if (!running_) return std::nullopt;
  const Account& account = accounts_[game::slot(*running_)];
  return at_ + left(account) + account.credit(lag);
}

void GameClock::start(game::Side side, TimePoint now) {
  running_ = side;
  at_ = now;
}

ClockReceipt GameClock::charge(TimePoint now, milliseconds lag, bool turn_ended) {
  if (!running_) return {};
  Account& account = accounts_[game::slot(*running_)];
  ClockReceipt receipt;
  receipt.credited = std::min(account.credit(lag), elapsed(now));
  receipt.charged = elapsed(now) - receipt.credited;
  spend(account, receipt.charged);
  account.credited += receipt.credited;
  account.balance -= receipt.credited;
  if (turn_ended) {
    receipt.gained = renew(account);
    account.balance = std::min(account.balance + kLagRefill, kLagBalance);
    for (Account& each : accounts_) each.credited = kNone;
  }
  receipt.left = left(account);
  running_.reset();
  at_ = now;
  return receipt;
}

void GameClock::spend(Account& account, milliseconds time) const {
  const milliseconds banked = std::min(account.bank, time);
  account.bank -= banked;
  const auto* byo_yomi = std::get_if<ByoYomi>(&control_);
  if (byo_yomi == nullptr) return;
  account.used += time - banked;
  account.periods -= static_cast<int>(account.used / byo_yomi->period);
  account.used %= byo_yomi->period;
}

milliseconds GameClock::renew(Account& account) const {
  const milliseconds added =
      std::visit([&](const auto& kind) { return addition(kind, account.bank); }, control_);
  account.bank += added;
  return added + std::exchange(account.used, kNone);
}

void GameClock::stop(TimePoint now) {
  if (!running_) return;
  Account& account = accounts_[game::slot(*running_)];
  spend(account, std::min(elapsed(now), left(account)));
  running_.reset();
  at_ = now;
}

void GameClock::forgive(TimePoint from, TimePoint to, milliseconds bonus) {
  if (!running_) return;
  at_ += std::max(to - std::max(from, at_), kNone);
  Account& account = accounts_[game::slot(*running_)];
  const milliseconds unused = std::min(account.used, bonus);
  account.used -= unused;
  account.bank += bonus - unused;
}

void GameClock::go_back(const GameClock& then, TimePoint now) {
  const std::array<Account, 2> present = accounts_;
  *this = then;
  for (std::size_t side = 0; side < present.size(); ++side) accounts_[side].balance = present[side].balance;
  at_ = now;
}

}  // namespace hexcourt::match
