#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/clock.hpp"
#include "server/store/seats.hpp"
#include "server/store/store.hpp"

namespace hexcourt::server {

/// Keeps everything as long as the program runs, except for rooms that sleep while no game is played in them.
/// Every call is carried out at once.
class MemoryStore final : public Store {
 public:
  explicit MemoryStore(const Clock& clock) : clock_(clock) {}

  void append(std::vector<RoomAddition> additions, const Executor& executor, Committed done) override;
  void add_chat(const std::string& room, ChatLine line) override;
  void put_to_sleep(const std::string& room, std::optional<TimePoint> deadline) override;
  void load(const std::string& room, const Executor& executor,
            Loaded<std::optional<StoredRoom>> done) override;
  void read(const std::string& room, const Executor& executor,
            Loaded<std::optional<StoredRoom>> done) override;
  void next_wakings(std::size_t most, const Executor& executor, Loaded<std::vector<Waking>> done) override;
  void games_of(const std::string& player, std::size_t most, const Executor& executor,
                Loaded<std::vector<StoredGame>> done) override;

  void put_player(StoredPlayer player, const Executor& executor, Committed done) override;
  void find_player(const SecretHash& token, const Executor& executor,
                   Loaded<std::optional<StoredPlayer>> done) override;
  void touch_player(const std::string& id) override;

  void forget_idle(TimePoint players_before, TimePoint rooms_before) override;
  bool healthy() const override { return true; }

  /// Rooms that it keeps.
  std::size_t room_count() const;
  /// Players that it keeps.
  std::size_t player_count() const;

 private:
  struct Room {
    std::uint64_t number = 0;  // rooms are numbered as they are made
    StoredRoom kept;
    match::Standing standing;
    std::optional<TimePoint> wake_at;
    Seats seats;
  };
  struct Player {
    StoredPlayer kept;
    TimePoint seen_at;
  };

  bool fits(const std::vector<RoomAddition>& additions) const;
  void add(RoomAddition addition);
  bool put(StoredPlayer player);
  static StoredGame game_of(const Room& room, game::Side side);

  const Clock& clock_;
  mutable std::mutex mutex_;
  std::uint64_t rooms_made_ = 0;
  std::unordered_map<std::string, Room> rooms_;
  std::unordered_map<std::string, Player> players_;
  std::map<SecretHash, std::string> ids_by_token_;
};

}  // namespace hexcourt::server
