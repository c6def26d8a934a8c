#include "command/presence_words.hpp"

#include <algorithm>
#include <chrono>

#include "command/one_line.hpp"

namespace hexcourt::command {

using game::Side;
using protocol::PresenceSeat;

namespace {

using Seat = std::optional<PresenceSeat>;

std::string claim_text(std::int64_t claim_at, std::int64_t server_time) {
  const std::chrono::milliseconds left(std::max<std::int64_t>(claim_at - server_time, 0));
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(left).count();
  if (seconds == 0) return " You may claim the win: claim win.";
  return " You may claim the win in " + std::to_string(seconds) + " s, unless they come back: claim win.";
}

std::string away_text(const PresenceSeat& seat, bool told_when, std::int64_t server_time) {
  std::string text = one_line(seat.name);
  if (seat.leave == protocol::Leave::awaited) return text + " is not here yet.\n";
  if (!seat.leave) {
    text += " is away.";
  } else {
    text += *seat.leave == protocol::Leave::left ? " left." : " lost the line.";
  }
  if (told_when && seat.claim_at) text += claim_text(*seat.claim_at, server_time);
  return text + "\n";
}

bool is_same_absence(const Seat& before, const PresenceSeat& now) {
  return before && before->id == now.id && !before->present && before->away_since == now.away_since &&
         before->claim_at == now.claim_at;
}

std::string change(const Seat& before, const Seat& now, bool told_when, std::int64_t server_time) {
  if (!now) return "";
  if (!now->present) return is_same_absence(before, *now) ? "" : away_text(*now, told_when, server_time);
  const bool was_away = before && before->id == now->id && !before->present;
  if (!was_away) return "";
  return one_line(now->name) + (before->leave == protocol::Leave::awaited ? " is here.\n" : " is back.\n");
}

}  // namespace

std::string presence_changes(const std::optional<protocol::Presence>& before, const protocol::Presence& now,
                             std::optional<Side> me, std::int64_t server_time) {
  return change(before ? before->white : Seat(), now.white, me == Side::black, server_time) +
         change(before ? before->black : Seat(), now.black, me == Side::white, server_time);
}

}  // namespace hexcourt::command
