#include "server/room/opening.hpp"

#include <optional>
#include <utility>
#include <variant>

#include "catalogue/catalogue.hpp"

namespace hexcourt::server {

namespace {

/// The game that the first event opens. Errors: bad_position where there is no such event, or it opens none.
game::Expected<game::AnyGame> start_of(const std::vector<match::Event>& events) {
  const auto* created = events.empty() ? nullptr : std::get_if<match::Created>(&events.front().what);
  if (created == nullptr) {
    return game::refuse(game::ErrorCode::bad_position, "The first event does not say how the room was made.");
  }
  return catalogue::open(created->game, created->settings, created->position);
}

/// Lets time bring about what it has; errors as Match::apply().
class CatchingUp {
 public:
  explicit CatchingUp(match::Match& match) : match_(match) {}

  /// Whatever the running clock did until `now`.
  void time_passed(TimePoint now) { note(match_.overdue(now)); }
  void server_was_down(const Outage& outage) {
    time_passed(outage.from);
    note(match_.down_time(outage.from, outage.to, outage.bonus));
  }
  game::Expected<void> result() const { return result_; }

 private:
  void note(std::optional<match::Decision> decision) {
    if (decision && result_) result_ = match_.apply(std::move(*decision));
  }

  match::Match& match_;
  game::Expected<void> result_;
};

}  // namespace

game::Expected<Opening> reopen(StoredRoom stored, TimePoint now) {
  const auto start = start_of(stored.events);
  if (!start) return tl::make_unexpected(start.error());
  auto match = match::Match::replay(*start, stored.events);
  if (!match) return tl::make_unexpected(match.error());
  CatchingUp catching_up(*match);
  for (const Outage& outage : stored.outages) catching_up.server_was_down(outage);
  catching_up.time_passed(now);
  if (const auto caught_up = catching_up.result(); !caught_up) return tl::make_unexpected(caught_up.error());
  RoomAddition news{stored.card.id, std::nullopt, {}, match->standing()};
  news.events.assign(match->events().begin() + static_cast<std::ptrdiff_t>(stored.events.size()),
                     match->events().end());
  return Opening{std::move(stored.card), std::move(*match), std::move(stored.chat), std::move(news)};
}

}  // namespace hexcourt::server
