#include "server/rooms.hpp"

#include <utility>

#include "catalogue/catalogue.hpp"
#include "server/clean_text.hpp"
#include "server/secrets.hpp"

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
                                       TimePoint now) {
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
  return match::Match::create(*start, settings->repetition, host, host_side(wish.first), now);
}

RoomCard new_card(const protocol::CreateRoom& wish, const Limits& limits) {
  RoomCard card{random_text(kIdBytes), std::nullopt, std::nullopt};
  if (wish.name) card.name = clean_name(*wish.name, limits.name_characters);
  if (card.name && card.name->empty()) card.name.reset();
  if (wish.visibility == protocol::Visibility::hidden) card.invite = random_text(kInviteBytes);
  return card;
}

}  // namespace

game::Expected<void> Rooms::create(const protocol::CreateRoom& wish, const match::Player& host,
                                   const boost::asio::any_io_executor& executor, Done done) {
  auto match = new_match(wish, host, services_.clock.now());
  if (!match) return tl::make_unexpected(match.error());
  RoomCard card = new_card(wish, services_.limits);
  const std::string id = card.id;
  const std::vector<match::Event> events = match->events();
  services_.store.append(
      id, events, executor,
      [this, card = std::move(card), match = std::move(*match), done = std::move(done)](bool committed) {
        if (!committed) return done(std::nullopt);
        add(card, match);
        done(Made{card.id, card.invite});
      });
  return {};
}

std::shared_ptr<Room> Rooms::find(const std::string& id) const {
  const std::lock_guard lock(mutex_);
  const auto found = rooms_.find(id);
  return found == rooms_.end() ? nullptr : found->second;
}

std::size_t Rooms::size() const {
  const std::lock_guard lock(mutex_);
  return rooms_.size();
}

void Rooms::add(const RoomCard& card, const match::Match& match) {
  const auto room = std::make_shared<Room>(io_, card, match, services_, [this, id = card.id] { remove(id); });
  {
    const std::lock_guard lock(mutex_);
    rooms_.emplace(card.id, room);
  }
  room->open();
}

void Rooms::remove(const std::string& id) {
  std::shared_ptr<Room> removed;  // outlives the lock
  const std::lock_guard lock(mutex_);
  const auto found = rooms_.find(id);
  if (found == rooms_.end()) return;
  removed = std::move(found->second);
  rooms_.erase(found);
}

}  // namespace hexcourt::server
