#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/store/stored.hpp"

namespace hexcourt::server {

/// What is left of a match's day: rooms with their events and chat, players, and the times when no server
/// ran. An event counts, and is shown to anybody, only when it is committed. Any thread may call. Writings
/// are carried out in the order of the calls, so that what is committed later rests on what was written
/// earlier, and a reading sees every writing that was called for before it. Each callback is called once, on
/// `executor`: inside the very call, where that is the executor it runs on, or later.
class Store {
 public:
  /// Whether it is safe now.
  using Committed = std::function<void(bool success)>;
  /// None where reading failed; an empty inner value where there is no such thing.
  template <typename Value>
  using Loaded = std::function<void(std::optional<Value>)>;
  using Executor = boost::asio::any_io_executor;

  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  /// Keeps all the additions or none of them. It fails for a room that is not kept, for a card of one that is
  /// already, and for events that do not follow the last one of the room.
  virtual void append(std::vector<RoomAddition> additions, const Executor& executor, Committed done) = 0;
  /// Keeps a line of chat of a room, and of the older ones of its group the newest, kChatKept in all; where
  /// that fails, it is logged.
  virtual void add_chat(const std::string& room, ChatLine line) = 0;
  /// The room leaves memory; `deadline` is when its running clock runs out. A store that does not outlive the
  /// program may drop it, unless its game is being played.
  virtual void put_to_sleep(const std::string& room, std::optional<TimePoint> deadline) = 0;
  /// For opening the room: it counts as awake from when it is made or loaded until it is put to sleep.
  virtual void load(const std::string& room, const Executor& executor,
                    Loaded<std::optional<StoredRoom>> done) = 0;
  /// For a look at the room, which sleeps on if it does.
  virtual void read(const std::string& room, const Executor& executor,
                    Loaded<std::optional<StoredRoom>> done) = 0;
  /// The next `most` rooms of which a clock may run out, the earliest first; those awake are among them.
  virtual void next_wakings(std::size_t most, const Executor& executor, Loaded<std::vector<Waking>> done) = 0;
  /// The newest `most` games in which the player sits or sat, running ones first; the newest is the one whose
  /// room was made last.
  virtual void games_of(const std::string& player, std::size_t most, const Executor& executor,
                        Loaded<std::vector<StoredGame>> done) = 0;

  /// Keeps the player, or what is new about them. It fails where another player has that token.
  virtual void put_player(StoredPlayer player, const Executor& executor, Committed done) = 0;
  virtual void find_player(const SecretHash& token, const Executor& executor,
                           Loaded<std::optional<StoredPlayer>> done) = 0;
  /// Notes that the player was here just now.
  virtual void touch_player(const std::string& id) = 0;

  /// Drops players who were not here since `players_before` and have no seat in any room that is kept, and
  /// sleeping rooms whose game has not begun and in which nobody was since `rooms_before`. It may leave some
  /// for the next call.
  virtual void forget_idle(TimePoint players_before, TimePoint rooms_before) = 0;

  /// False while writing or reading fails, or writing takes too long.
  virtual bool healthy() const = 0;

  /// Returns when everything that was called for is carried out and every callback handed to its executor, so
  /// that executors may go.
  virtual void drain() {}
};

}  // namespace hexcourt::server
