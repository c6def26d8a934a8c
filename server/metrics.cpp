#include "server/metrics.hpp"

#include <prometheus/text_serializer.h>

namespace hexcourt::server {
namespace {

using prometheus::Counter;
using prometheus::Family;
using prometheus::Registry;

Family<Counter>& counters(Registry& registry, const char* name, const char* help) {
  return prometheus::BuildCounter().Name(name).Help(help).Register(registry);
}

prometheus::Gauge& gauge(Registry& registry, const char* name, const char* help) {
  return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
}

prometheus::Histogram& latency(Registry& registry, const char* name, const char* help) {
  const prometheus::Histogram::BucketBoundaries seconds{0.00005, 0.0001, 0.0002, 0.0005, 0.001, 0.002,
                                                        0.005,   0.01,   0.02,   0.05,   0.1,   0.5};
  return prometheus::BuildHistogram().Name(name).Help(help).Register(registry).Add({}, seconds);
}

}  // namespace

Metrics::Metrics()
    : errors_{counters(registry_, "hexcourt_errors_total", "Error messages sent, by code")},
      closes_{counters(registry_, "hexcourt_closes_total", "Sockets closed by the server, by close code")},
      http_requests_{counters(registry_, "hexcourt_http_requests_total", "HTTP answers, by status")},
      commits_{
          counters(registry_, "hexcourt_commits_total", "Changes of rooms that the store made safe").Add({})},
      failed_commits_{counters(registry_, "hexcourt_failed_commits_total",
                               "Changes of rooms that the store could not make safe")
                          .Add({})},
      sockets_{gauge(registry_, "hexcourt_sockets", "Open WebSockets")},
      rooms_{gauge(registry_, "hexcourt_rooms_awake", "Rooms in memory")},
      players_{gauge(registry_, "hexcourt_players", "Players with a socket that said hello")},
      messages_in{counters(registry_, "hexcourt_messages_in_total", "WebSocket messages read").Add({})},
      messages_out{counters(registry_, "hexcourt_messages_out_total", "WebSocket messages written").Add({})},
      actions{counters(registry_, "hexcourt_actions_total", "Actions accepted").Add({})},
      flags{counters(registry_, "hexcourt_flags_total", "Games that a clock ended").Add({})},
      action_seconds{latency(registry_, "hexcourt_action_seconds",
                             "From the frame of an accepted action to its state in every outbox")} {}

void Metrics::refused(std::string_view code) { errors_.Add({{"code", std::string{code}}}).Increment(); }

void Metrics::closed(int close_code) { closes_.Add({{"code", std::to_string(close_code)}}).Increment(); }

void Metrics::answered(int http_status) {
  http_requests_.Add({{"status", std::to_string(http_status)}}).Increment();
}

void Metrics::committed(bool success) { (success ? commits_ : failed_commits_).Increment(); }

void Metrics::present(std::size_t sockets, std::size_t rooms, std::size_t players) {
  sockets_.Set(static_cast<double>(sockets));
  rooms_.Set(static_cast<double>(rooms));
  players_.Set(static_cast<double>(players));
}

std::string Metrics::text() const { return prometheus::TextSerializer{}.Serialize(registry_.Collect()); }

}  // namespace hexcourt::server
