#include "match/time_text.hpp"

#include <charconv>
#include <cstdint>
#include <utility>

#include "match/time_control.hpp"

namespace hexcourt::match {

namespace {

using game::Expected;

constexpr std::string_view kFischer = "fischer";
constexpr std::string_view kByoYomi = "byo-yomi";
constexpr std::string_view kPerTurn = "per-turn";

/// Keeps every product with a unit within 64 bits.
constexpr std::int64_t kMostOfAUnit = 9'999'999'999;

std::string text_of_each(const Fischer& fischer) {
  std::string text =
      std::string(kFischer) + " " + text_of(fischer.initial) + "+" + text_of(fischer.increment);
  if (fischer.cap) text += " cap " + text_of(*fischer.cap);
  return text;
}

std::string text_of_each(const ByoYomi& byo_yomi) {
  return std::string(kByoYomi) + " " + text_of(byo_yomi.main) + "+" + std::to_string(byo_yomi.periods) + "x" +
         text_of(byo_yomi.period);
}

std::string text_of_each(const PerTurn& per_turn) {
  return std::string(kPerTurn) + " " + text_of(per_turn.turn);
}

/// Reads the text of a time control from left to right.
class ControlReader {
 public:
  explicit ControlReader(std::string_view text) : text_(text) {}

  Expected<TimeControl> read() {
    if (take(kFischer)) return read_fischer();
    if (take(kByoYomi)) return read_byo_yomi();
    if (take(kPerTurn)) return read_per_turn();
    return refuse_here(
        R"(A clock is written like "fischer 5m+3s", "fischer 5m+3s cap 10m", "byo-yomi 10m+3x30s" or )"
        R"("per-turn 3d".)");
  }

 private:
  Expected<TimeControl> read_fischer() {
    form_ = R"("fischer 5m+3s" or "fischer 5m+3s cap 10m")";
    Fischer fischer;
    const auto read = read_time(" ", "the initial time", fischer.initial)
                          .and_then([&] { return read_time("+", "the increment", fischer.increment); })
                          .and_then([&] { return read_cap(fischer.cap); });
    return finish(read, fischer);
  }

  Expected<TimeControl> read_byo_yomi() {
    form_ = R"("byo-yomi 10m+3x30s")";
    ByoYomi byo_yomi;
    const auto read = read_time(" ", "the main time", byo_yomi.main)
                          .and_then([&] { return read_periods(byo_yomi.periods); })
                          .and_then([&] { return read_time("x", "the time of a period", byo_yomi.period); });
    return finish(read, byo_yomi);
  }

  Expected<TimeControl> read_per_turn() {
    form_ = R"("per-turn 3d")";
    PerTurn per_turn;
    const auto read = read_time(" ", "the time for a turn", per_turn.turn);
    return finish(read, per_turn);
  }

  Expected<void> read_cap(std::optional<milliseconds>& cap) {
    if (!take(" cap")) return {};
    return read_time(" ", "the most that the clock may show", cap.emplace());
  }

  /// What stands behind `sign`; `meaning` says to the player which time it is.
  Expected<void> read_time(std::string_view sign, std::string_view meaning, milliseconds& time) {
    if (!take(sign)) return refuse_without(sign, meaning);
    const std::size_t begin = place_;
    const std::int64_t number = read_number();
    for (auto unit = kTimeUnits.rbegin(); number >= 0 && unit != kTimeUnits.rend(); ++unit) {
      if (!take(unit->word)) continue;
      time = number * unit->length;
      if (is_letter_or_digit_here()) return refuse_as_time(meaning);
      return {};
    }
    place_ = begin;
    return refuse_as_time(meaning);
  }

  Expected<void> read_periods(int& periods) {
    constexpr std::string_view kMeaning = "the number of periods";
    if (!take("+")) return refuse_without("+", kMeaning);
    const std::size_t begin = place_;
    const std::int64_t number = read_number();
    if (0 <= number && number <= 1'000'000) {
      periods = static_cast<int>(number);
      return {};
    }
    place_ = begin;
    return refuse_here("Here belongs " + std::string(kMeaning) + ", from 1 to 100, as in " + form_ + ".");
  }

  /// The whole number that stands here, from 0 to kMostOfAUnit; -1 where there is none.
  std::int64_t read_number() {
    std::int64_t number = -1;
    const char* end = text_.data() + text_.size();
    const auto [rest, error] = std::from_chars(text_.data() + place_, end, number);
    if (error != std::errc{} || text_[place_] == '-' || number > kMostOfAUnit) return -1;
    place_ = static_cast<std::size_t>(rest - text_.data());
    return number;
  }

  Expected<TimeControl> finish(const Expected<void>& read, const TimeControl& control) {
    if (!read) return tl::make_unexpected(read.error());
    if (place_ != text_.size())
      return refuse_here("Nothing more belongs here: a clock is written like " + form_ + ".");
    return check(control).map([&] { return control; });
  }

  bool take(std::string_view word) {
    if (text_.substr(place_, word.size()) != word) return false;
    place_ += word.size();
    return true;
  }

  bool is_letter_or_digit_here() const {
    if (place_ == text_.size()) return false;
    const char c = text_[place_];
    return ('0' <= c && c <= '9') || ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
  }

  tl::unexpected<game::Error> refuse_without(std::string_view sign, std::string_view meaning) const {
    const std::string missing = sign == " " ? "a space" : "\"" + std::string(sign) + "\"";
    return refuse_here("Here belong " + missing + " and " + std::string(meaning) + ", as in " + form_ + ".");
  }

  tl::unexpected<game::Error> refuse_as_time(std::string_view meaning) const {
    return refuse_here("Here belongs " + std::string(meaning) +
                       ": one whole number and its unit (ms, s, m, h or d), as in " + form_ + ".");
  }

  tl::unexpected<game::Error> refuse_here(std::string message) const {
    return game::refuse(game::ErrorCode::bad_settings, std::move(message), place_);
  }

  std::string form_;  // how a clock of this kind is written
  std::string_view text_;
  std::size_t place_ = 0;
};

}  // namespace

std::string text_of(milliseconds time) {
  if (time == milliseconds(0)) return "0s";
  for (const TimeUnit& unit : kTimeUnits) {
    if (time % unit.length == milliseconds(0)) {
      return std::to_string(time / unit.length) + std::string(unit.word);
    }
  }
  return {};
}

std::string text_of(const TimeControl& control) {
  return std::visit([](const auto& kind) { return text_of_each(kind); }, control);
}

Expected<TimeControl> read_time_control(std::string_view text) { return ControlReader(text).read(); }

}  // namespace hexcourt::match
