#include "server/server.hpp"

#include <malloc.h>

#include <algorithm>
#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <thread>
#include <utility>
#include <vector>

#include "server/lobby/lobby.hpp"
#include "server/metrics.hpp"
#include "server/room/rooms.hpp"
#include "server/room/waker.hpp"
#include "server/services.hpp"
#include "server/socket/coroutines.hpp"
#include "server/socket/listener.hpp"
#include "server/socket/sessions.hpp"
#include "server/store/memory_store.hpp"

namespace hexcourt::server {

namespace asio = boost::asio;

namespace {

/// At the most.
constexpr std::chrono::milliseconds kIdleLookedForEvery{60'000};

unsigned thread_count(unsigned wished) {
  return wished > 0 ? wished : std::max(1U, std::thread::hardware_concurrency());
}

/// Serves until `io` is stopped. What a handler throws is a broken invariant of one room or socket.
void serve(asio::io_context& io) {
  while (!io.stopped()) {
    try {
      io.run();
    } catch (...) {
      log_failure("A handler", std::current_exception());
    }
  }
}

}  // namespace

// What handlers refer to stands before the io_context, so that it outlives the handlers that never ran; what
// holds strands stands behind it, because these must go first.
struct Server::Parts {
  Parts(Config with, std::shared_ptr<const Clock> by_clock, std::shared_ptr<Store> in_store)
      : config(std::move(with)), clock(std::move(by_clock)), store(std::move(in_store)) {}

  Config config;
  std::shared_ptr<const Clock> clock;
  std::shared_ptr<Store> store;
  Metrics metrics;
  Guests guests{*store, *clock, config.limits};
  Noticeboard notices{guests};
  Services services{config.limits, *clock, *store, guests, notices, metrics};
  Sessions sessions;
  RateLimits sockets_by_address{{config.limits.sockets_a_minute, std::chrono::minutes(1)}};
  HeadCount connections{config.limits.connections_an_address};
  std::atomic<bool> started{false};
  std::atomic<bool> stopping{false};

  asio::io_context io;
  Rooms rooms{io.get_executor(), services};
  std::shared_ptr<Waker> waker = std::make_shared<Waker>(io.get_executor(), rooms, services);
  std::shared_ptr<Lobby> lobby = std::make_shared<Lobby>(io.get_executor(), rooms, services);
  HttpContext http{config,
                   metrics,
                   *store,
                   [this] { return rooms.size(); },
                   [this] { return sessions.size(); },
                   [this] { return guests.online(); },
                   [this] { return notices.all(); },
                   [this] { return started && !stopping; }};
  Destinations destinations{services, rooms, lobby, sessions, sockets_by_address, connections, http};
  std::shared_ptr<Listener> listener = std::make_shared<Listener>(io.get_executor(), destinations);

  /// Forgets now and then the guests, and the rooms where nobody plays yet, that nobody came back to.
  asio::awaitable<void> forget_the_idle() {
    const Limits& limits = config.limits;
    const auto soonest = std::min(limits.guest_idle, limits.waiting_room_kept);
    const auto period = std::clamp(soonest / 2, std::chrono::milliseconds(1), kIdleLookedForEvery);
    asio::steady_timer timer(io);
    for (;;) {
      timer.expires_after(period);
      co_await timer.async_wait(kAsTuple);
      guests.forget_idle();
      const TimePoint now = clock->now();
      store->forget_idle(now - limits.guest_idle, now - limits.waiting_room_kept);
      // What a crowd took would else stay with the allocator for as long as the server runs.
      malloc_trim(0);
    }
  }

  /// Says goodbye to every socket, and ends when they are closed or the time is up. On `strand`.
  asio::awaitable<void> wind_down(Strand strand) {
    const auto deadline = std::make_shared<asio::steady_timer>(strand, config.limits.stop_within);
    listener->stop();
    sessions.go_away([strand, deadline] { asio::post(strand, [deadline] { deadline->cancel(); }); });
    co_await deadline->async_wait(kAsTuple);
    sessions.expect_nothing();
    io.stop();
  }
};

Server::Server(Config config) : Server(std::move(config), std::make_shared<SystemClock>()) {}

Server::Server(Config config, const std::shared_ptr<const Clock>& clock)
    : Server(std::move(config), clock, std::make_shared<MemoryStore>(*clock)) {}

Server::Server(Config config, std::shared_ptr<const Clock> clock, std::shared_ptr<Store> store)
    : parts_(std::make_unique<Parts>(std::move(config), std::move(clock), std::move(store))) {}

Server::~Server() = default;

std::uint16_t Server::start() {
  const std::uint16_t port = parts_->listener->start(parts_->config.address, parts_->config.port);
  parts_->lobby->open();
  parts_->rooms.on_sleep([waker = std::weak_ptr(parts_->waker)](TimePoint deadline) {
    if (const auto awake = waker.lock()) awake->expect(deadline);
  });
  parts_->waker->start();
  asio::co_spawn(parts_->io, parts_->forget_the_idle(),
                 [](const std::exception_ptr& failure) { log_failure("Forgetting the idle", failure); });
  parts_->started = true;
  return port;
}

void Server::run() {
  std::vector<std::jthread> others;
  for (unsigned count = thread_count(parts_->config.threads); count > 1; --count) {
    others.emplace_back([this] { serve(parts_->io); });
  }
  serve(parts_->io);
  others.clear();
  parts_->store->drain();
}

void Server::stop() {
  if (parts_->stopping.exchange(true)) return;
  const Strand strand(parts_->io.get_executor());
  asio::co_spawn(strand, parts_->wind_down(strand),
                 [](const std::exception_ptr& failure) { log_failure("The stop", failure); });
}

const HttpContext& Server::context() const { return parts_->http; }

}  // namespace hexcourt::server
