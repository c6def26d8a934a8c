#pragma once

#include <mutex>
#include <string>
#include <unordered_set>
#include <vector>

#include "server/clock.hpp"
#include "server/store/data_directory.hpp"
#include "server/store/reader.hpp"
#include "server/store/store.hpp"
#include "server/store/writer.hpp"

namespace hexcourt::server {

/// Keeps everything in the SQLite database of a data directory, from where the next run goes on. While it
/// lives, it notes in the directory that the server does.
class SqliteStore final : public Store {
 public:
  /// Throws a std::exception, with a sentence, where the database cannot be opened.
  SqliteStore(DataDirectory& directory, const Clock& clock, const SqliteSettings& settings = {});

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
  bool healthy() const override { return writer_.healthy() && reader_.healthy(); }
  void drain() override;

 private:
  /// The rooms that are awake and were waiting for players when they were made or loaded: nobody may drop
  /// them.
  class AwakeRooms {
   public:
    void add(const std::string& room);
    void remove(const std::string& room);
    bool contains(const std::string& room) const;

   private:
    mutable std::mutex mutex_;
    std::unordered_set<std::string> rooms_;
  };

  template <typename Value, typename Read>
  void read_later(Read read, const Executor& executor, Loaded<Value> done);

  const Clock& clock_;
  AwakeRooms awake_;
  Writer writer_;
  Reader reader_;
};

}  // namespace hexcourt::server
