#include "server/room/new_room.hpp"

#include <optional>
#include <utility>

#include "catalogue/catalogue.hpp"
#include "server/identity/clean_text.hpp"
#include "server/identity/secrets.hpp"

namespace hexcourt::server {

namespace {

constexpr std::size_t kIdBytes = 12;
constexpr std::size_t kInviteBytes = 15;

game::Side host_side(protocol::First first) {
  const bool host_is_white =
      first == protocol::First::random ? random_below(2) == 0 : first == protocol::First::host;
  return host_is_white ? game::Side::white : game::Side::black;
}

/// Whether a room of that game takes these settings, the game's and the match's. Errors: bad_settings.
game::Expected<void> check_settings(const catalogue::Entry& entry, const game::NamedValues& settings) {
  game::SettingSpecs specs = entry.settings;
  specs.insert(specs.end(), match::setting_specs().begin(), match::setting_specs().end());
  return game::complete(specs, settings).map([](const game::NamedValues&) {});
}

/// The match as it is before anybody sits. Errors: bad_settings, bad_position.
game::Expected<match::Match> new_match(const protocol::CreateRoom& wish, const match::Player& host,
                                       game::Side side, TimePoint now) {
  const catalogue::Entry* entry = catalogue::find(wish.game);
  if (entry != nullptr) {
    if (const auto known = check_settings(*entry, wish.settings); !known) {
      return tl::make_unexpected(known.error());
    }
  }
  const auto settings = match::part_settings(wish.settings);
  if (!settings) return tl::make_unexpected(settings.error());
  const auto start = catalogue::open(wish.game, settings->game, wish.position);
  if (!start) return tl::make_unexpected(start.error());
  if (start->result()) {
    return game::refuse(game::ErrorCode::bad_position, "The game is already over in this position.");
  }
  if (wish.clock) {
    if (const auto sound = match::check(*wish.clock); !sound) return tl::make_unexpected(sound.error());
  }
  return match::Match::create(*start, settings->repetition, host, side, now, wish.clock);
}

RoomCard new_card(const protocol::CreateRoom& wish, const Limits& limits) {
  RoomCard card{new_room_id(), std::nullopt, std::nullopt};
  if (wish.name) card.name = clean_name(*wish.name, limits.name_characters);
  if (card.name && card.name->empty()) card.name.reset();
  if (wish.visibility == protocol::Visibility::hidden) card.invite = random_text(kInviteBytes);
  return card;
}

/// A room of which nothing is stored yet.
Opening opening_of(RoomCard card, match::Match match) {
  RoomAddition news{card.id, card, match.events(), match.standing()};
  return {std::move(card), std::move(match), {}, std::move(news)};
}

game::Expected<void> seat(match::Match& match, const match::Player& player, game::Side side, TimePoint now) {
  auto decided = match.decide(player, match::Sit{side}, now);
  if (!decided) return tl::make_unexpected(std::move(decided.error()));
  return match.apply(std::move(**decided));
}

/// Errors: room_full, where both are the same player.
game::Expected<void> seat_both(match::Match& match, const match::Player& white, const match::Player& black,
                               TimePoint now) {
  if (auto seated = seat(match, white, game::Side::white, now); !seated) return seated;
  return seat(match, black, game::Side::black, now);
}

}  // namespace

std::string new_room_id() {
  std::string id = random_text(kIdBytes);
  // On a command line, what begins with a dash is taken for an option.
  while (id.front() == '-') id = random_text(kIdBytes);
  return id;
}

game::Expected<Opening> new_room(const protocol::CreateRoom& wish, const match::Player& host, TimePoint now,
                                 const Limits& limits) {
  auto match = new_match(wish, host, host_side(wish.first), now);
  if (!match) return tl::make_unexpected(std::move(match.error()));
  return opening_of(new_card(wish, limits), std::move(*match));
}

game::Expected<Opening> new_pairing(const protocol::CreateRoom& wish, const match::Player& white,
                                    const match::Player& black, TimePoint now, const Limits& limits) {
  auto match = new_match(wish, white, game::Side::white, now);
  if (!match) return tl::make_unexpected(std::move(match.error()));
  if (auto seated = seat_both(*match, white, black, now); !seated) return tl::make_unexpected(seated.error());
  return opening_of(new_card(wish, limits), std::move(*match));
}

game::Expected<Opening> new_rematch(const match::Match& finished, const RoomCard& card, std::string id,
                                    TimePoint now) {
  const auto& history = finished.history();
  const game::AnyGame& start = history.empty() ? finished.game() : history.front().before;
  const match::Created& created = finished.created();
  auto match = match::Match::create(start, created.repetition, created.host,
                                    game::opponent(created.host_side), now, created.clock);
  // Whoever had White sits on Black now, and the other way round.
  const auto seated =
      seat_both(match, *finished.seat(game::Side::black), *finished.seat(game::Side::white), now);
  if (!seated) return tl::make_unexpected(seated.error());
  return opening_of({std::move(id), card.name, card.invite}, std::move(match));
}

}  // namespace hexcourt::server
