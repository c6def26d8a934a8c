#pragma once

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/room/rooms.hpp"
#include "server/services.hpp"
#include "server/socket/strand.hpp"

namespace hexcourt::server {

/// Wakes sleeping rooms whose clock runs out, so that a game ends at its time with nobody connected.
class Waker final : public std::enable_shared_from_this<Waker> {
 public:
  /// So many rooms catch up at a time.
  static constexpr std::size_t kAtOnce = 64;
  /// A room that has caught up is not looked at again so soon, and one that could not is left alone longer.
  static constexpr std::chrono::milliseconds kPause{1'000};
  static constexpr std::chrono::milliseconds kPauseAfterFailure{60'000};

  Waker(const boost::asio::io_context::executor_type& io, Rooms& rooms, const Services& services)
      : strand_(io), rooms_(rooms), services_(services), timer_(strand_) {}

  /// Begins with what has come due while no server ran.
  void start();
  /// The clock of a sleeping room runs out then. From any thread.
  void expect(TimePoint at);

  // On its strand.

  /// When it looks next; of no meaning while it is looking.
  std::optional<TimePoint> next_deadline() const { return next_look_; }
  /// Looks for rooms to wake.
  void look();

 private:
  void take(const std::optional<std::vector<Waking>>& wakings, std::size_t most);
  std::vector<std::string> take_due(const std::vector<Waking>& wakings, TimePoint now);
  void catch_up(const std::string& room);
  void caught_up(const std::string& room, bool succeeded);
  void note(TimePoint at);
  void arm();

  Strand strand_;
  Rooms& rooms_;
  const Services& services_;
  boost::asio::steady_timer timer_;
  bool looking_ = false;
  std::optional<TimePoint> next_look_;  // the earliest that is known of
  std::size_t catching_up_ = 0;
  std::unordered_map<std::string, TimePoint> left_alone_until_;
};

}  // namespace hexcourt::server
