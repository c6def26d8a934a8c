#include "protocol/record_times.hpp"

#include <algorithm>
#include <chrono>

#include "protocol/clock_json.hpp"

namespace hexcourt::protocol {

namespace {

using std::chrono::days;
using std::chrono::floor;
using std::chrono::sys_days;
using std::chrono::year_month_day;

bool is_digit(char c) { return '0' <= c && c <= '9'; }

/// The number with so many digits, zeros in front.
std::string digits(std::int64_t number, std::size_t count) {
  const std::string text = std::to_string(number);
  return std::string(count - std::min(count, text.size()), '0') + text;
}

std::optional<std::int64_t> read_digits(std::string_view text) {
  constexpr std::size_t kMost = 15;
  if (text.empty() || text.size() > kMost || !std::all_of(text.begin(), text.end(), is_digit))
    return std::nullopt;
  std::int64_t number = 0;
  for (const char digit : text) number = 10 * number + (digit - '0');
  return number;
}

/// Reads a text that consists of numbers of a fixed length with something fixed between them.
class FixedReader {
 public:
  explicit FixedReader(std::string_view text) : text_(text) {}

  std::int64_t number(std::size_t length) {
    const std::string_view digits = take(length);
    const auto number = read_digits(digits);
    good_ = good_ && digits.size() == length && number;
    return number.value_or(0);
  }
  void skip(std::string_view fixed) { good_ = take(fixed.size()) == fixed && good_; }
  bool done() const { return good_ && text_.empty(); }

 private:
  std::string_view take(std::size_t length) {
    const std::string_view taken = text_.substr(0, length);
    text_.remove_prefix(taken.size());
    return taken;
  }

  std::string_view text_;
  bool good_ = true;
};

/// A day of the calendar, from 1970 on.
std::optional<sys_days> day_of(std::int64_t year, std::int64_t month, std::int64_t day) {
  const year_month_day date{std::chrono::year(static_cast<int>(year)),
                            std::chrono::month(static_cast<unsigned>(month)),
                            std::chrono::day(static_cast<unsigned>(day))};
  constexpr int kFirstYear = 1970;
  if (!date.ok() || date.year() < std::chrono::year(kFirstYear)) return std::nullopt;
  return sys_days(date);
}

std::string day_text(sys_days day, std::string_view between) {
  const year_month_day date(day);
  std::string text = digits(static_cast<int>(date.year()), 4);
  text.append(between).append(digits(static_cast<unsigned>(date.month()), 2));
  return text.append(between).append(digits(static_cast<unsigned>(date.day()), 2));
}

}  // namespace

std::string utc_text(match::TimePoint time) {
  const auto day = floor<days>(time);
  const std::chrono::hh_mm_ss<match::milliseconds> clock(time - day);
  return day_text(day, "-") + "T" + digits(clock.hours().count(), 2) + ":" +
         digits(clock.minutes().count(), 2) + ":" + digits(clock.seconds().count(), 2) + "." +
         digits(clock.subseconds().count(), 3) + "Z";
}

std::optional<match::TimePoint> read_utc(std::string_view text) {
  FixedReader in(text);
  const std::int64_t year = in.number(4);
  in.skip("-");
  const std::int64_t month = in.number(2);
  in.skip("-");
  const auto day = day_of(year, month, in.number(2));
  in.skip("T");
  const std::chrono::hours hours(in.number(2));
  in.skip(":");
  const std::chrono::minutes minutes(in.number(2));
  in.skip(":");
  const std::chrono::seconds seconds(in.number(2));
  in.skip(".");
  const match::milliseconds milliseconds(in.number(3));
  in.skip("Z");
  if (!in.done() || !day || hours.count() > 23 || minutes.count() > 59 || seconds.count() > 59)
    return std::nullopt;
  return *day + hours + minutes + seconds + milliseconds;
}

std::string date_text(match::TimePoint time) { return day_text(floor<days>(time), "."); }

std::optional<match::TimePoint> read_date(std::string_view text) {
  FixedReader in(text);
  const std::int64_t year = in.number(4);
  in.skip(".");
  const std::int64_t month = in.number(2);
  in.skip(".");
  const auto day = day_of(year, month, in.number(2));
  if (!in.done() || !day) return std::nullopt;
  return match::TimePoint(*day);
}

std::string seconds_text(match::milliseconds duration) {
  constexpr std::int64_t kSecond = 1'000;
  return std::to_string(duration.count() / kSecond) + "." + digits(duration.count() % kSecond, 3);
}

std::optional<match::milliseconds> read_seconds(std::string_view text) {
  constexpr std::size_t kFraction = 4;  // ".123"
  if (text.size() <= kFraction) return std::nullopt;
  const std::size_t point = text.size() - kFraction;
  const auto seconds = read_number(text.substr(0, point));
  const auto rest = read_digits(text.substr(point + 1));
  if (text[point] != '.' || !seconds || !rest || *seconds > kMostMs / 1'000) return std::nullopt;
  return std::chrono::seconds(*seconds) + match::milliseconds(*rest);
}

std::optional<std::int64_t> read_number(std::string_view digits) {
  if (digits.size() > 1 && digits[0] == '0') return std::nullopt;
  return read_digits(digits);
}

}  // namespace hexcourt::protocol
