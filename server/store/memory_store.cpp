#include "server/store/memory_store.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "server/store/answer.hpp"

namespace hexcourt::server {

namespace {

template <typename Value>
void answer(const Store::Executor& executor, Store::Loaded<Value> done, Value value) {
  Answer<std::optional<Value>>(executor, std::move(done)).dispatch(std::move(value));
}

/// Whether `events` go on behind number `last` without a gap.
bool follow_on(const std::vector<match::Event>& events, std::uint64_t last) {
  return std::ranges::all_of(events, [&](const match::Event& event) { return event.seq == ++last; });
}

/// Leaves the newest lines of that group.
void shorten(std::vector<ChatLine>& chat, protocol::ChatGroup group) {
  const auto of_group = [&](const ChatLine& line) { return line.group == group; };
  if (std::ranges::count_if(chat, of_group) <= static_cast<std::ptrdiff_t>(kChatKept)) return;
  chat.erase(std::ranges::find_if(chat, of_group));
}

}  // namespace

void MemoryStore::append(std::vector<RoomAddition> additions, const Executor& executor, Committed done) {
  bool success = false;
  {
    const std::lock_guard lock(mutex_);
    success = fits(additions);
    if (success) {
      for (RoomAddition& addition : additions) add(std::move(addition));
    }
  }
  Answer<bool>(executor, std::move(done)).dispatch(success);
}

bool MemoryStore::fits(const std::vector<RoomAddition>& additions) const {
  return std::ranges::all_of(additions, [&](const RoomAddition& addition) {
    const auto room = rooms_.find(addition.room);
    if (addition.card) {
      return room == rooms_.end() && !addition.events.empty() &&
             std::holds_alternative<match::Created>(addition.events.front().what) &&
             follow_on(addition.events, 0);
    }
    return room != rooms_.end() && follow_on(addition.events, room->second.kept.events.back().seq);
  });
}

void MemoryStore::add(RoomAddition addition) {
  Room& room = rooms_[addition.room];
  if (addition.card) {
    room.number = ++rooms_made_;
    room.kept.card = std::move(*addition.card);
  }
  for (const match::Event& event : addition.events) follow(room.seats, event);
  std::ranges::move(addition.events, std::back_inserter(room.kept.events));
  room.standing = addition.after;
  room.wake_at = addition.after.safe_until;
}

void MemoryStore::add_chat(const std::string& room, ChatLine line) {
  const std::lock_guard lock(mutex_);
  const auto found = rooms_.find(room);
  if (found == rooms_.end()) return;
  std::vector<ChatLine>& chat = found->second.kept.chat;
  const auto group = line.group;
  chat.push_back(std::move(line));
  shorten(chat, group);
}

void MemoryStore::put_to_sleep(const std::string& room, std::optional<TimePoint> deadline) {
  const std::lock_guard lock(mutex_);
  const auto found = rooms_.find(room);
  if (found == rooms_.end()) return;
  found->second.wake_at = deadline;
  if (found->second.standing.status != match::Status::playing) rooms_.erase(found);
}

void MemoryStore::load(const std::string& room, const Executor& executor,
                       Loaded<std::optional<StoredRoom>> done) {
  read(room, executor, std::move(done));
}

void MemoryStore::read(const std::string& room, const Executor& executor,
                       Loaded<std::optional<StoredRoom>> done) {
  std::optional<StoredRoom> loaded;
  {
    const std::lock_guard lock(mutex_);
    const auto found = rooms_.find(room);
    if (found != rooms_.end()) loaded = found->second.kept;
  }
  answer(executor, std::move(done), std::move(loaded));
}

void MemoryStore::next_wakings(std::size_t most, const Executor& executor, Loaded<std::vector<Waking>> done) {
  std::vector<Waking> wakings;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [id, room] : rooms_) {
      if (room.wake_at) wakings.push_back({id, *room.wake_at});
    }
  }
  std::ranges::sort(wakings, {}, &Waking::at);
  if (wakings.size() > most) wakings.resize(most);
  answer(executor, std::move(done), std::move(wakings));
}

void MemoryStore::games_of(const std::string& player, std::size_t most, const Executor& executor,
                           Loaded<std::vector<StoredGame>> done) {
  std::vector<StoredGame> games;
  {
    const std::lock_guard lock(mutex_);
    std::vector<const Room*> rooms;
    for (const auto& [id, room] : rooms_) {
      if (side_of(room.seats, player)) rooms.push_back(&room);
    }
    std::ranges::sort(rooms, std::greater{}, [](const Room* room) {
      return std::pair(room->standing.status == match::Status::playing, room->number);
    });
    if (rooms.size() > most) rooms.resize(most);
    for (const Room* room : rooms) games.push_back(game_of(*room, *side_of(room->seats, player)));
  }
  answer(executor, std::move(done), std::move(games));
}

StoredGame MemoryStore::game_of(const Room& room, game::Side side) {
  StoredGame game;
  const std::vector<match::Event>& events = room.kept.events;
  game.room = room.kept.card.id;
  game.name = room.kept.card.name;
  game.is_private = room.kept.card.invite.has_value();
  game.game = std::get<match::Created>(events.front().what).game;
  game.status = room.standing.status;
  game.side = side;
  game.opponent = room.seats[game::slot(game::opponent(side))];
  if (game.status == match::Status::playing) game.to_act = room.standing.to_act;
  if (room.standing.result) {
    game.outcome = room.standing.result->outcome;
    game.reason = room.standing.result->reason;
  }
  game.changed_at = events.back().at;
  return game;
}

void MemoryStore::put_player(StoredPlayer player, const Executor& executor, Committed done) {
  Answer<bool>(executor, std::move(done)).dispatch(put(std::move(player)));
}

bool MemoryStore::put(StoredPlayer player) {
  const std::lock_guard lock(mutex_);
  const auto holder = ids_by_token_.find(player.token);
  if (holder != ids_by_token_.end() && holder->second != player.id) return false;
  Player& kept = players_[player.id];
  ids_by_token_.erase(kept.kept.token);
  ids_by_token_[player.token] = player.id;
  kept = {std::move(player), clock_.now()};
  return true;
}

void MemoryStore::find_player(const SecretHash& token, const Executor& executor,
                              Loaded<std::optional<StoredPlayer>> done) {
  std::optional<StoredPlayer> found;
  {
    const std::lock_guard lock(mutex_);
    const auto id = ids_by_token_.find(token);
    if (id != ids_by_token_.end()) found = players_.at(id->second).kept;
  }
  answer(executor, std::move(done), std::move(found));
}

void MemoryStore::touch_player(const std::string& id) {
  const std::lock_guard lock(mutex_);
  const auto found = players_.find(id);
  if (found != players_.end()) found->second.seen_at = clock_.now();
}

void MemoryStore::forget_idle(TimePoint players_before, TimePoint /*rooms_before*/) {
  const std::lock_guard lock(mutex_);
  std::set<std::string> seated;
  for (const auto& [id, room] : rooms_) {
    for (const auto& seat : room.seats) {
      if (seat) seated.insert(seat->id);
    }
  }
  std::erase_if(players_, [&](const auto& entry) {
    const Player& player = entry.second;
    if (player.seen_at >= players_before || seated.contains(player.kept.id)) return false;
    ids_by_token_.erase(player.kept.token);
    return true;
  });
}

std::size_t MemoryStore::room_count() const {
  const std::lock_guard lock(mutex_);
  return rooms_.size();
}

std::size_t MemoryStore::player_count() const {
  const std::lock_guard lock(mutex_);
  return players_.size();
}

}  // namespace hexcourt::server
