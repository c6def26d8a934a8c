#include "protocol/record_match.hpp"

#include <stdexcept>

#include "catalogue/catalogue.hpp"

namespace hexcourt::protocol {

game::Expected<match::Match> opened(const match::Event& first) {
  const auto* created = std::get_if<match::Created>(&first.what);
  if (created == nullptr)
    return game::refuse(game::ErrorCode::bad_position, "A match begins with how it was created.");
  const auto start = catalogue::open(created->game, created->settings, created->position);
  if (!start) return tl::make_unexpected(start.error());
  return match::Match::replay(*start, {first});
}

match::Match replayed(const Record& record,
                      const std::function<void(const match::Match&, const match::Event&)>& visit) {
  if (record.events.empty()) throw std::invalid_argument("A record has at least one event.");
  auto match = opened(record.events.front());
  if (!match) throw std::invalid_argument(match.error().message);
  for (auto event = record.events.begin() + 1; event != record.events.end(); ++event) {
    visit(*match, *event);
    if (const auto applied = match->apply(*event); !applied)
      throw std::invalid_argument(applied.error().message);
  }
  return *std::move(match);
}

bool begins_turn(const match::Match& match) {
  return match.history().empty() || match.history().back().turn_ended;
}

}  // namespace hexcourt::protocol
