#pragma once

#include <boost/asio/dispatch.hpp>
#include <boost/asio/system_executor.hpp>
#include <chrono>
#include <deque>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <ranges>
#include <string>
#include <utility>
#include <vector>

#include "server/clock.hpp"
#include "server/socket/peer.hpp"
#include "server/store/memory_store.hpp"

namespace hexcourt::server {

using nlohmann::json;

/// A clock that goes on when it is told to.
class FakeClock final : public Clock {
 public:
  TimePoint now() const override { return now_; }
  void advance(std::chrono::milliseconds by) { now_ += by; }

 private:
  TimePoint now_{std::chrono::hours(1)};
};

/// Keeps what it is sent.
class FakePeer final : public Peer {
 public:
  void send(protocol::Frame frame) override { received.push_back(json::parse(*frame)); }
  void close(protocol::ByeCode code, std::string /*message*/) override { closed = code; }
  const std::string& address() const override { return address_; }
  std::chrono::milliseconds lag() const override { return measured_lag; }

  /// What came since the last call.
  std::vector<json> take() { return std::exchange(received, {}); }
  /// The types of what came since the last call.
  std::vector<std::string> take_types() {
    std::vector<std::string> types;
    for (const json& message : take()) types.push_back(message.at("type"));
    return types;
  }
  /// The newest message of that type among those not yet taken; null where there is none.
  json last(const std::string& type) const {
    for (const json& message : received | std::views::reverse) {
      if (message.at("type") == type) return message;
    }
    return nullptr;
  }
  int count(const std::string& type) const {
    int number = 0;
    for (const json& message : received) number += message.at("type") == type ? 1 : 0;
    return number;
  }

  std::vector<json> received;
  std::optional<protocol::ByeCode> closed;
  std::chrono::milliseconds measured_lag{};

 private:
  std::string address_ = "192.0.2.1";
};

/// A store that outlives what it is used by. It commits at once, later or not at all, and reads likewise, as
/// the test wants it.
class FakeStore final : public Store {
 public:
  explicit FakeStore(const Clock& clock) : kept_(clock) {}

  void append(std::vector<RoomAddition> additions, const Executor& executor, Committed done) override {
    for (const RoomAddition& addition : additions) {
      appended.insert(appended.end(), addition.events.begin(), addition.events.end());
    }
    pending_.push_back({std::move(additions), executor, std::move(done)});
    if (!holds) complete(healthy_);
  }
  void add_chat(const std::string& room, ChatLine line) override { kept_.add_chat(room, std::move(line)); }
  void put_to_sleep(const std::string& room, std::optional<TimePoint> deadline) override {
    asleep.push_back(room);
    if (deadline) kept_.put_to_sleep(room, deadline);  // what it would drop is kept here
  }
  void load(const std::string& room, const Executor& executor,
            Loaded<std::optional<StoredRoom>> done) override {
    ++loads;
    read(room, executor, std::move(done));
  }
  void read(const std::string& room, const Executor& executor,
            Loaded<std::optional<StoredRoom>> done) override {
    readings_.emplace_back([this, room, executor, done = std::move(done)](bool success) {
      std::optional<std::optional<StoredRoom>> found;
      if (success)
        kept_.read(room, boost::asio::system_executor(), [&](auto kept) { found = std::move(kept); });
      if (found && *found) add_outages(**found);
      boost::asio::dispatch(executor, [done, found] { done(found); });
    });
    if (!holds_readings) complete_reading(reads);
  }
  void next_wakings(std::size_t most, const Executor& executor, Loaded<std::vector<Waking>> done) override {
    ++looks;
    if (reads) {
      kept_.next_wakings(most, executor, std::move(done));
    } else {
      boost::asio::dispatch(executor, [done = std::move(done)] { done(std::nullopt); });
    }
  }
  void games_of(const std::string& player, std::size_t most, const Executor& executor,
                Loaded<std::vector<StoredGame>> done) override {
    kept_.games_of(player, most, executor, std::move(done));
  }
  void put_player(StoredPlayer player, const Executor& executor, Committed done) override {
    if (healthy_) {
      kept_.put_player(std::move(player), executor, std::move(done));
    } else {
      boost::asio::dispatch(executor, [done = std::move(done)] { done(false); });
    }
  }
  void find_player(const SecretHash& token, const Executor& executor,
                   Loaded<std::optional<StoredPlayer>> done) override {
    if (reads) {
      kept_.find_player(token, executor, std::move(done));
    } else {
      boost::asio::dispatch(executor, [done = std::move(done)] { done(std::nullopt); });
    }
  }
  void touch_player(const std::string& id) override { kept_.touch_player(id); }
  void forget_idle(TimePoint players_before, TimePoint rooms_before) override {
    kept_.forget_idle(players_before, rooms_before);
  }
  bool healthy() const override { return healthy_; }

  /// From now on writing fails, or works again.
  void set_healthy(bool healthy) { healthy_ = healthy; }
  /// Ends the oldest commit that waits.
  void complete(bool success) {
    const Pending pending = std::move(pending_.front());
    pending_.pop_front();
    bool kept = false;
    if (success)
      kept_.append(pending.additions, boost::asio::system_executor(),
                   [&](bool committed) { kept = committed; });
    boost::asio::dispatch(pending.executor, [done = pending.done, kept] { done(kept); });
  }
  /// Ends the oldest reading of a room that waits.
  void complete_reading(bool success) {
    const auto carry_out = std::move(readings_.front());
    readings_.pop_front();
    carry_out(success);
  }
  std::size_t waiting() const { return pending_.size(); }
  /// What is committed of a room.
  StoredRoom stored(const std::string& room) {
    std::optional<StoredRoom> found;
    kept_.read(room, boost::asio::system_executor(), [&](auto kept) { found = std::move(*kept); });
    return found.value();
  }

  bool holds = false;           // commits
  bool holds_readings = false;  // of rooms
  bool reads = true;
  int loads = 0;
  int looks = 0;
  std::vector<match::Event> appended;
  std::vector<std::string> asleep;
  std::vector<Outage> outages;

 private:
  struct Pending {
    std::vector<RoomAddition> additions;
    Executor executor;
    Committed done;
  };

  void add_outages(StoredRoom& room) const {
    for (const Outage& outage : outages) {
      if (outage.to > room.events.back().at) room.outages.push_back(outage);
    }
  }

  MemoryStore kept_;
  bool healthy_ = true;
  std::deque<Pending> pending_;
  std::deque<std::function<void(bool)>> readings_;
};

}  // namespace hexcourt::server
