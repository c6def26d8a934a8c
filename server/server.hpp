#pragma once

#include <cstdint>
#include <memory>

#include "server/clock.hpp"
#include "server/config/config.hpp"
#include "server/http/context.hpp"
#include "server/store/store.hpp"

namespace hexcourt::server {

/// The whole server: listens, and plays matches until it is told to stop.
class Server {
 public:
  /// With the machine's clock and a store in memory.
  explicit Server(Config config);
  /// With a store in memory.
  Server(Config config, const std::shared_ptr<const Clock>& clock);
  Server(Config config, std::shared_ptr<const Clock> clock, std::shared_ptr<Store> store);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  /// Listens, and returns the port. Throws std::exception where the address cannot be had. Once.
  std::uint16_t start();
  /// Serves on `Config::threads` threads, this one included, until a stop has ended. Once, after start().
  void run();
  /// Begins a polite stop: nobody new is let in, every socket is told to come back later, and run() returns
  /// when they are closed, at the latest after `Limits::stop_within`. From any thread, at any time.
  void stop();

  /// The numbers of the running server.
  const HttpContext& context() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace hexcourt::server
