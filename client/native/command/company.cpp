#include "command/company.hpp"

#include <algorithm>

#include "catalogue/catalogue.hpp"

namespace hexcourt::command {

namespace {

bool holds_all(const game::NamedValues& settings, const game::NamedValues& wanted) {
  return std::all_of(wanted.begin(), wanted.end(), [&](const game::NamedValue& value) {
    return std::find(settings.begin(), settings.end(), value) != settings.end();
  });
}

/// What the ruleset of that name sets; nothing for a game's own name.
game::NamedValues overrides_of(const catalogue::Entry& entry, std::string_view ruleset) {
  const auto found = std::find_if(entry.rulesets.begin(), entry.rulesets.end(),
                                  [&](const game::Ruleset& each) { return each.name == ruleset; });
  return found == entry.rulesets.end() ? game::NamedValues{} : found->overrides;
}

bool fits(const protocol::RoomSummary& room, const RoomWish& wanted) {
  const auto wish = request_for(wanted);
  if (!wish || !holds_all(room.settings, wish->settings)) return false;
  if (wish->clock && room.clock != wish->clock) return false;
  const catalogue::Entry* entry = catalogue::find(wish->game);
  if (entry == nullptr) return room.game == wish->game;  // a game of a newer server
  return room.game == entry->name && holds_all(room.settings, overrides_of(*entry, wish->game));
}

}  // namespace

bool wants_company(const protocol::RoomSummary& room, const std::optional<RoomWish>& wanted,
                   std::string_view me) {
  if (room.status != match::Status::waiting || room.white.has_value() == room.black.has_value()) return false;
  const protocol::SeatInfo& waiting = room.white ? *room.white : *room.black;
  return waiting.present && waiting.id != me && (!wanted || fits(room, *wanted));
}

}  // namespace hexcourt::command
