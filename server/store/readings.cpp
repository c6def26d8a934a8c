#include "server/store/readings.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>

#include "protocol/event_json.hpp"
#include "protocol/words.hpp"

namespace hexcourt::server {

namespace {

using Row = SQLite::Statement;

std::string text(Row& row, int column) { return row.getColumn(column).getString(); }

std::optional<std::string> text_if_any(Row& row, int column) {
  if (row.isColumnNull(column)) return std::nullopt;
  return text(row, column);
}

TimePoint time(Row& row, int column) {
  return TimePoint(std::chrono::milliseconds(row.getColumn(column).getInt64()));
}

/// The schema lets no other word into the column.
template <typename Words>
auto meaning(const Words& words, Row& row, int column) {
  return protocol::meaning_in(words, text(row, column)).value();
}

StoredGame game_of(Row& row) {
  StoredGame game;
  game.room = text(row, 0);
  game.name = text_if_any(row, 1);
  game.is_private = row.getColumn(2).getInt64() != 0;
  game.game = text(row, 3);
  game.status = meaning(protocol::kStatuses, row, 4);
  game.side = meaning(protocol::kSides, row, 5);
  if (!row.isColumnNull(6)) game.opponent = match::Player{text(row, 6), text(row, 7)};
  if (game.status == match::Status::playing) game.to_act = meaning(protocol::kSides, row, 8);
  if (!row.isColumnNull(9)) game.outcome = meaning(protocol::kOutcomes, row, 9);
  game.reason = text(row, 10);
  game.changed_at = time(row, 11);
  return game;
}

}  // namespace

std::optional<StoredRoom> Readings::load(const std::string& room) {
  std::optional<StoredRoom> loaded;
  std::int64_t key = 0;
  TimePoint changed_at;
  std::optional<std::int64_t> last_event;
  room_.each(
      [&](Row& row) {
        key = row.getColumn(0).getInt64();
        loaded = StoredRoom{{room, text_if_any(row, 1), text_if_any(row, 2)}, {}, {}, {}};
        changed_at = time(row, 3);
        last_event = Prepared::number_in(row, 4);
      },
      room);
  if (!loaded) return std::nullopt;
  loaded->events = events(last_event, key, room);
  loaded->chat = chat(key);
  loaded->outages = outages(changed_at);
  return loaded;
}

bool Readings::is_waiting(const std::string& room) {
  bool waiting = false;
  waiting_.each([&](Row& /*row*/) { waiting = true; }, room);
  return waiting;
}

std::vector<match::Event> Readings::events(std::optional<std::int64_t> last, std::int64_t key,
                                           const std::string& room) {
  std::vector<match::Event> events;
  while (last) {
    std::optional<std::int64_t> previous;
    const std::size_t found = events.size();
    event_.each(
        [&](Row& row) {
          previous = Prepared::number_in(row, 0);
          auto event = protocol::read_event_json(text(row, 1));
          if (!event) throw std::runtime_error("room " + room + ": " + event.error());
          events.push_back(std::move(*event));
        },
        *last, key);
    if (events.size() == found || previous >= last) {
      throw std::runtime_error("room " + room + ": event " + std::to_string(*last) +
                               " of the table is missing, of another room, or does not follow an older one");
    }
    last = previous;
  }
  std::ranges::reverse(events);
  return events;
}

std::vector<ChatLine> Readings::chat(std::int64_t key) {
  std::vector<ChatLine> lines;
  chat_.each(
      [&](Row& row) {
        lines.push_back({meaning(protocol::kChatGroups, row, 0),
                         {text(row, 1), text(row, 2)},
                         text(row, 3),
                         time(row, 4)});
      },
      key);
  return lines;
}

std::vector<Outage> Readings::outages(TimePoint behind) {
  std::vector<Outage> outages;
  outages_.each(
      [&](Row& row) {
        outages.push_back(
            {time(row, 0), time(row, 1), std::chrono::milliseconds(row.getColumn(2).getInt64())});
      },
      behind);
  return outages;
}

std::vector<Waking> Readings::next_wakings(std::size_t most) {
  std::vector<Waking> wakings;
  wakings_.each(
      [&](Row& row) {
        wakings.push_back({text(row, 0), time(row, 1)});
      },
      static_cast<std::int64_t>(most));
  return wakings;
}

std::vector<StoredGame> Readings::games_of(const std::string& player, std::size_t most) {
  std::vector<StoredGame> games;
  games_.each([&](Row& row) { games.push_back(game_of(row)); }, player, static_cast<std::int64_t>(most));
  return games;
}

std::optional<StoredPlayer> Readings::find_player(const SecretHash& token) {
  std::optional<StoredPlayer> found;
  player_.each(
      [&](Row& row) {
        found = StoredPlayer{text(row, 0), text(row, 1), token,
                             nlohmann::json::parse(text(row, 2)).get<std::set<std::string>>()};
      },
      token);
  return found;
}

}  // namespace hexcourt::server
