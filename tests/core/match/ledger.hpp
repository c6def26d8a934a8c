#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "match/match.hpp"

namespace hexcourt::match {

/// The books of a game by the clock, kept from its events alone and without a look at how GameClock reckons.
class Ledger {
 public:
  explicit Ledger(const Match& begun) : now_(begun.clock()->at()), running_(begun.clock()->running()) {
    for (const game::Side side : {game::Side::white, game::Side::black}) {
      pages_[game::slot(side)].left = begun.clock()->left(side);
    }
  }

  /// Enters the last event of `match`.
  void enter(const Match& match) {
    event_ = match.events().back();
    std::visit([&](const auto& what) { book(what, match); }, event_.what);
  }

  milliseconds left(game::Side side) const { return pages_[game::slot(side)].left; }
  std::optional<game::Side> running() const { return running_; }
  /// Whether every receipt so far was right: the sums agree to the millisecond, and no credit was beyond what
  /// a turn and the balance allow.
  bool balances() const { return balances_; }

 private:
  struct Page {
    milliseconds left{};
    milliseconds credited{};  // in this turn
    milliseconds balance = kLagBalance;
  };
  /// How things stood before an action.
  struct Bookmark {
    std::array<milliseconds, 2> left{};
    game::Side running{};
  };

  template <typename Other>
  void book(const Other& /*other*/, const Match& match) {
    if (match.status() == Status::finished && running_) close();
  }

  void book(const Acted& acted, const Match& match) {
    const ClockReceipt& receipt = *acted.receipt;
    Page& page = pages_[game::slot(acted.side)];
    bookmarks_.push_back({{pages_[0].left, pages_[1].left}, acted.side});
    check(running_ == acted.side);
    check(receipt.charged + receipt.credited == event_.at - now_);
    check(receipt.left == page.left - receipt.charged + receipt.gained);
    check(receipt.charged >= milliseconds(0) && receipt.gained >= milliseconds(0));
    check(receipt.charged < page.left);
    check(receipt.credited >= milliseconds(0));
    page.left = receipt.left;
    page.credited += receipt.credited;
    page.balance -= receipt.credited;
    check(page.credited <= kLagPerTurn && page.balance >= milliseconds(0));
    const bool turn_ended = match.history().back().turn_ended;
    check(turn_ended || receipt.gained == milliseconds(0));
    if (turn_ended) end_turn(page);
    now_ = event_.at;
    running_ = match.status() == Status::playing ? std::optional(match.game().to_act()) : std::nullopt;
  }

  void book(const TakenBack& taken_back, const Match& /*match*/) {
    const Bookmark& there = bookmarks_[static_cast<std::size_t>(taken_back.ply)];
    for (std::size_t side = 0; side < pages_.size(); ++side) {
      pages_[side].left = there.left[side];
      pages_[side].credited = {};
    }
    running_ = there.running;
    now_ = event_.at;
    bookmarks_.resize(static_cast<std::size_t>(taken_back.ply));
  }

  void book(const ServerWasDown& down, const Match& /*match*/) {
    now_ += event_.at - std::max(down.since, now_);
    pages_[game::slot(*running_)].left += down.bonus;
  }

  void end_turn(Page& of_who_ended_it) {
    of_who_ended_it.balance = std::min(of_who_ended_it.balance + kLagRefill, kLagBalance);
    for (Page& page : pages_) page.credited = {};
  }

  void close() {
    Page& page = pages_[game::slot(*running_)];
    page.left -= std::min(page.left, milliseconds(event_.at - now_));
    running_.reset();
  }

  void check(bool holds) { balances_ = balances_ && holds; }

  Event event_;
  TimePoint now_;
  std::optional<game::Side> running_;
  std::array<Page, 2> pages_;
  std::vector<Bookmark> bookmarks_;
  bool balances_ = true;
};

}  // namespace hexcourt::match
