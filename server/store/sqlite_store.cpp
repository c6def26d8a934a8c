#include "server/store/sqlite_store.hpp"

#include <spdlog/spdlog.h>

#include <utility>

#include "server/store/answer.hpp"

namespace hexcourt::server {

void SqliteStore::AwakeRooms::add(const std::string& room) {
  const std::lock_guard lock(mutex_);
  rooms_.insert(room);
}

void SqliteStore::AwakeRooms::remove(const std::string& room) {
  const std::lock_guard lock(mutex_);
  rooms_.erase(room);
}

bool SqliteStore::AwakeRooms::contains(const std::string& room) const {
  const std::lock_guard lock(mutex_);
  return rooms_.contains(room);
}

namespace {

/// For what nobody waits for: the log says where it fails.
std::function<void(bool)> or_log(const char* what) {
  return [what](bool success) {
    if (!success) spdlog::warn("{} could not be stored.", what);
  };
}

}  // namespace

SqliteStore::SqliteStore(DataDirectory& directory, const Clock& clock, const SqliteSettings& settings)
    : clock_(clock), writer_(directory, clock, settings), reader_(directory.database(), writer_, settings) {}

template <typename Value, typename Read>
void SqliteStore::read_later(Read read, const Executor& executor, Loaded<Value> done) {
  const Answer<std::optional<Value>> answer(executor, std::move(done));
  const auto fail = [answer] { answer.post_nothing(); };
  const auto carry_out = [read, answer](Readings& readings) { answer.post(read(readings)); };
  if (!reader_.add({writer_.added(), carry_out, fail})) fail();
}

void SqliteStore::append(std::vector<RoomAddition> additions, const Executor& executor, Committed done) {
  std::vector<std::string> made;
  for (const RoomAddition& addition : additions) {
    if (addition.card) made.push_back(addition.room);
  }
  for (const std::string& room : made) awake_.add(room);
  writer_.add({.carry_out =
                   [additions = std::move(additions), now = clock_.now()](Writings& writings) {
                     for (const RoomAddition& addition : additions) writings.append(addition, now);
                   },
               .done =
                   [this, made = std::move(made)](bool success) {
                     for (const std::string& room : made) {
                       if (!success) awake_.remove(room);
                     }
                   },
               .answer = Answer<bool>(executor, std::move(done))});
}

void SqliteStore::add_chat(const std::string& room, ChatLine line) {
  writer_.add({[room, line = std::move(line)](Writings& writings) { writings.add_chat(room, line); },
               or_log("A line of chat")});
}

void SqliteStore::put_to_sleep(const std::string& room, std::optional<TimePoint> deadline) {
  awake_.remove(room);
  writer_.add({[room, deadline, now = clock_.now()](Writings& writings) {
                 writings.put_to_sleep(room, deadline, now);
               },
               or_log("That a room sleeps")});
}

void SqliteStore::load(const std::string& room, const Executor& executor,
                       Loaded<std::optional<StoredRoom>> done) {
  awake_.add(room);
  read_later<std::optional<StoredRoom>>(
      [this, room](Readings& readings) {
        if (!readings.is_waiting(room)) awake_.remove(room);
        return readings.load(room);
      },
      executor, std::move(done));
}

void SqliteStore::read(const std::string& room, const Executor& executor,
                       Loaded<std::optional<StoredRoom>> done) {
  read_later<std::optional<StoredRoom>>([room](Readings& readings) { return readings.load(room); }, executor,
                                        std::move(done));
}

void SqliteStore::next_wakings(std::size_t most, const Executor& executor, Loaded<std::vector<Waking>> done) {
  read_later<std::vector<Waking>>([most](Readings& readings) { return readings.next_wakings(most); },
                                  executor, std::move(done));
}

void SqliteStore::games_of(const std::string& player, std::size_t most, const Executor& executor,
                           Loaded<std::vector<StoredGame>> done) {
  read_later<std::vector<StoredGame>>(
      [player, most](Readings& readings) { return readings.games_of(player, most); }, executor,
      std::move(done));
}

void SqliteStore::put_player(StoredPlayer player, const Executor& executor, Committed done) {
  writer_.add({.carry_out = [player = std::move(player),
                             now = clock_.now()](Writings& writings) { writings.put_player(player, now); },
               .answer = Answer<bool>(executor, std::move(done))});
}

void SqliteStore::find_player(const SecretHash& token, const Executor& executor,
                              Loaded<std::optional<StoredPlayer>> done) {
  read_later<std::optional<StoredPlayer>>([token](Readings& readings) { return readings.find_player(token); },
                                          executor, std::move(done));
}

void SqliteStore::touch_player(const std::string& id) {
  writer_.add({[id, now = clock_.now()](Writings& writings) { writings.touch_player(id, now); },
               or_log("That a player was here")});
}

void SqliteStore::forget_idle(TimePoint players_before, TimePoint rooms_before) {
  writer_.add({[this, players_before, rooms_before, now = clock_.now()](Writings& writings) {
                 writings.forget_waiting_rooms(
                     rooms_before, [this](const std::string& room) { return awake_.contains(room); }, now);
                 writings.forget_players(players_before);
               },
               or_log("That idle players and rooms are dropped")});
}

void SqliteStore::drain() {
  writer_.wait_for(writer_.added());
  reader_.drain();
}

}  // namespace hexcourt::server
