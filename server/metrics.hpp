#pragma once

#include <prometheus/counter.h>
#include <prometheus/family.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace hexcourt::server {

/// What the server counts, for `/metrics`. Everything may be called from any thread.
class Metrics {
  prometheus::Registry registry_;
  prometheus::Family<prometheus::Counter>& errors_;
  prometheus::Family<prometheus::Counter>& closes_;
  prometheus::Family<prometheus::Counter>& http_requests_;
  prometheus::Counter& commits_;
  prometheus::Counter& failed_commits_;
  prometheus::Gauge& sockets_;
  prometheus::Gauge& rooms_;
  prometheus::Gauge& players_;

 public:
  Metrics();

  /// WebSocket messages, counted as they come and as they are written.
  prometheus::Counter& messages_in;
  prometheus::Counter& messages_out;
  /// Actions that a match accepted.
  prometheus::Counter& actions;
  /// Games that a clock ended.
  prometheus::Counter& flags;
  /// Seconds from an action's frame until its state stands in every outbox.
  prometheus::Histogram& action_seconds;

  /// An `error` message went out; `code` is one of the protocol's words.
  void refused(std::string_view code);
  /// The server closed a socket with this WebSocket close code.
  void closed(int close_code);
  void answered(int http_status);
  /// The store made a change of a room safe, or could not.
  void committed(bool success);

  /// What is there now: open WebSockets, rooms awake, players who said hello.
  void present(std::size_t sockets, std::size_t rooms, std::size_t players);

  /// Everything in the text format of Prometheus, version 0.0.4.
  std::string text() const;
};

}  // namespace hexcourt::server
