#pragma once

#include <boost/asio/dispatch.hpp>
#include <chrono>
#include <deque>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/clock.hpp"
#include "server/peer.hpp"
#include "server/store/store.hpp"

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
    for (auto message = received.rbegin(); message != received.rend(); ++message) {
      if (message->at("type") == type) return *message;
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

 private:
  std::string address_ = "192.0.2.1";
};

/// A store that commits at once, later or not at all, as the test wants it.
class FakeStore final : public Store {
 public:
  void append(const std::string& /*room*/, std::vector<match::Event> events,
              const boost::asio::any_io_executor& executor, Committed done) override {
    appended.insert(appended.end(), events.begin(), events.end());
    pending_.push_back([executor, done = std::move(done)](bool success) {
      boost::asio::dispatch(executor, [done, success] { done(success); });
    });
    if (!holds) complete(true);
  }
  void forget(const std::string& room) override { forgotten.push_back(room); }

  /// Ends the oldest commit that waits.
  void complete(bool success) {
    const auto done = std::move(pending_.front());
    pending_.pop_front();
    done(success);
  }

  bool holds = false;
  std::vector<match::Event> appended;
  std::vector<std::string> forgotten;

 private:
  std::deque<std::function<void(bool)>> pending_;
};

}  // namespace hexcourt::server
