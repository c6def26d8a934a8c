#include "server/store/writings.hpp"

#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "protocol/event_json.hpp"
#include "protocol/words.hpp"

namespace hexcourt::server {

void Writings::append(const RoomAddition& addition, TimePoint now) {
  const Row row = addition.card ? make(addition, now) : find(addition.room);
  std::int64_t seq = row.last_seq;
  std::optional<std::int64_t> last_event = row.last_event;
  bool seats_change = false;
  for (const match::Event& event : addition.events) {
    if (static_cast<std::int64_t>(event.seq) != ++seq) {
      throw Refused("room " + addition.room + ": event " + std::to_string(event.seq) + " came where " +
                    std::to_string(seq) + " was to follow");
    }
    add_event_.run(last_event, row.key, protocol::event_json(event));
    last_event = database_.getLastInsertRowid();
    seats_change = seat(row, event) || seats_change;
  }
  const match::Standing& after = addition.after;
  std::optional<std::string_view> outcome;
  std::optional<std::string_view> reason;
  if (after.result) {
    outcome = game::word(after.result->outcome);
    reason = after.result->reason;
  }
  const std::string_view status = match::word(after.status);
  std::optional<TimePoint> changed_at;
  if (!addition.events.empty()) changed_at = addition.events.back().at;
  set_standing_.run(seq, last_event, status, game::word(after.to_act), outcome, reason, after.safe_until,
                    changed_at, now, row.key);
  if (seats_change || status != row.status) {
    set_playing_.run(static_cast<std::int64_t>(after.status == match::Status::playing), row.key);
  }
}

Writings::Row Writings::find(const std::string& room) {
  std::optional<Row> found;
  find_room_.each(
      [&](SQLite::Statement& row) {
        found = Row{row.getColumn(0).getInt64(), row.getColumn(1).getInt64(), Prepared::number_in(row, 2),
                    row.getColumn(3).getString()};
      },
      room);
  if (!found) throw Refused("there is no room " + room);
  return *found;
}

Writings::Row Writings::make(const RoomAddition& addition, TimePoint now) {
  const auto* created =
      addition.events.empty() ? nullptr : std::get_if<match::Created>(&addition.events.front().what);
  if (created == nullptr) throw Refused("room " + addition.room + " does not begin with its creation");
  const RoomCard& card = *addition.card;
  make_room_.run(addition.room, card.name, card.invite, created->game, now);
  return {database_.getLastInsertRowid(), 0, std::nullopt, std::string(match::word(match::Status::waiting))};
}

bool Writings::seat(const Row& row, const match::Event& event) {
  if (const auto* seated = std::get_if<match::Seated>(&event.what)) {
    leave_seat_.run(row.key, seated->player.id);
    sit_.run(row.key, game::word(seated->side), seated->player.id, seated->player.name);
    return true;
  }
  if (const auto* vacated = std::get_if<match::Vacated>(&event.what)) {
    vacate_.run(row.key, game::word(vacated->side));
    return true;
  }
  return false;
}

void Writings::add_chat(const std::string& room, const ChatLine& line) {
  const Row row = find(room);
  const std::string_view channel = protocol::word(line.group);
  add_chat_.run(row.key, channel, line.from.id, line.from.name, line.text, line.at);
  shorten_chat_.run(row.key, channel, static_cast<std::int64_t>(kChatKept));
}

void Writings::put_to_sleep(const std::string& room, std::optional<TimePoint> deadline, TimePoint now) {
  put_to_sleep_.run(deadline, now, room);
}

void Writings::put_player(const StoredPlayer& player, TimePoint now) {
  put_player_.run(player.id, player.name, player.token, nlohmann::json(player.muted).dump(), now);
}

void Writings::touch_player(const std::string& id, TimePoint now) { touch_player_.run(now, id); }

void Writings::forget_players(TimePoint before) {
  std::vector<std::int64_t> keys;
  idle_players_.each(
      [&](SQLite::Statement& row) {
        looked_at_seen_ = TimePoint(std::chrono::milliseconds(row.getColumn(0).getInt64()));
        looked_at_key_ = row.getColumn(1).getInt64();
        keys.push_back(looked_at_key_);
      },
      looked_at_seen_, looked_at_key_, before, kAtOnce);
  for (const std::int64_t key : keys) forget_player_.run(key);
  if (std::cmp_less(keys.size(), kAtOnce)) {
    looked_at_seen_ = {};
    looked_at_key_ = 0;
  }
}

void Writings::forget_waiting_rooms(TimePoint before, const std::function<bool(const std::string&)>& is_awake,
                                    TimePoint now) {
  std::vector<std::string> rooms;
  waiting_rooms_.each([&](SQLite::Statement& row) { rooms.push_back(row.getColumn(0).getString()); }, before,
                      kAtOnce);
  for (const std::string& room : rooms) {
    if (is_awake(room)) {
      touch_room_.run(now, room);
    } else {
      forget(room);
    }
  }
}

/// A broken room goes too, but no event of another: what is gone is not found again, so that a ring ends as
/// well.
void Writings::forget(const std::string& room) {
  const Row row = find(room);
  std::optional<std::int64_t> event = row.last_event;
  while (event) {
    std::optional<std::int64_t> previous;
    forget_event_.each([&](SQLite::Statement& gone) { previous = Prepared::number_in(gone, 0); }, *event,
                       row.key);
    event = previous;
  }
  forget_room_.run(row.key);
}

void Writings::beat(TimePoint now) { beat_.run(now); }

void Writings::take_space() { take_space_.run(); }

void Writings::give_space_back() { give_space_back_.run(); }

}  // namespace hexcourt::server
