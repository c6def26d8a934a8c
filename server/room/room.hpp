#pragma once

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "match/match.hpp"
#include "server/room/attendance.hpp"
#include "server/room/chat_log.hpp"
#include "server/room/members.hpp"
#include "server/room/opening.hpp"
#include "server/room/state_frames.hpp"
#include "server/services.hpp"
#include "server/socket/doorstep.hpp"
#include "server/socket/place.hpp"

namespace hexcourt::server {

/// A match and those who play or watch it, on a strand of its own. An event is committed to the store before
/// it is applied, acknowledged and shown, and while one is being committed further requests wait. A room that
/// nobody is in falls asleep: this object ends, and the store has all of it.
class Room final : public Place, public std::enable_shared_from_this<Room> {
 public:
  /// So many requests may wait for the store.
  static constexpr std::size_t kMostRequests = 256;
  /// And so many of one player.
  static constexpr std::ptrdiff_t kMostRequestsOfOne = 128;
  /// The coming and going of those who only watch is gathered this long.
  static constexpr std::chrono::milliseconds kWatchersGathered{250};
  /// A commit that takes so long, or fails, stops the clock from when it was asked for until the store works.
  static constexpr std::chrono::milliseconds kStalled{500};
  /// What time has brought and the store did not take is tried again then.
  static constexpr std::chrono::milliseconds kTriedAgainAfter{1'000};

  /// What a room tells whoever keeps it, on its strand.
  struct Keeper {
    /// It is asleep; its running clock, if there is one, runs out then.
    std::function<void(std::optional<TimePoint>)> fell_asleep;
    /// Whether one from that network address may have a room made for a rematch.
    std::function<bool(const std::string&)> may_open_next;
    /// The room of a rematch is committed, and goes on from here.
    std::function<void(Opening)> open_next;
  };

  /// Of a room whose `opening.news` is committed.
  Room(const boost::asio::io_context::executor_type& io, Opening opening, const Services& services,
       Keeper keeper);
  /// From now on the room is listed, and its time runs.
  void open();
  /// Somebody is about to come: an empty room begins anew to wait. False when it is asleep. On its strand.
  bool stay_awake();

  Strand strand_for_socket() override { return strand_; }
  void enter(PeerPtr peer, Arrival arrival) override;
  void handle(PeerPtr peer, protocol::ClientMessage message) override;
  void leave(PeerPtr peer, Departure how) override;

  // Time, on the room's strand.

  /// When there is something to do next, if nothing happens until then.
  std::optional<TimePoint> next_deadline() const;
  /// Does what is due: a clock runs out, overdue visitors at the door leave, seats kept in vain are freed,
  /// watchers are told, and a room that was empty long enough falls asleep.
  void wake();

 private:
  /// When a message came, and over which distance.
  struct Received {
    TimePoint at;
    std::chrono::milliseconds lag{};
    std::chrono::steady_clock::time_point since = std::chrono::steady_clock::now();
  };
  struct Request {
    PeerPtr peer;  // null: the room itself asks
    match::Player player;
    std::optional<match::Command> command;  // none: asks only what time has brought
    std::optional<protocol::Scalar> re;
    Received received;
  };
  /// What the store is asked to keep, and for which request.
  struct Commit {
    Request request;
    match::Decision decision;
    bool by_time = false;         // the request itself is carried out behind it
    std::optional<Opening> next;  // the room of a rematch
  };

  // room.cpp: who comes and goes
  void enter_now(const PeerPtr& peer, Arrival arrival);
  void leave_now(const PeerPtr& peer, Departure how);
  bool admits(const Arrival& arrival) const;
  void let_in(const PeerPtr& peer, Arrival arrival);
  void note_attendance(Departure how);
  bool is_empty() const { return members_.empty() && doorstep_.empty(); }

  // room_time.cpp: what time brings
  std::optional<TimePoint> flags_at() const;
  std::optional<TimePoint> sleeps_at() const;
  std::chrono::milliseconds lag_of_who_is_to_act(const Request* asking = nullptr) const;
  void fall_asleep();
  void arm();

  // room_requests.cpp: what they ask for
  void handle_now(const PeerPtr& peer, const protocol::ClientMessage& message, const Received& received);
  void handle_at_the_door(const PeerPtr& peer, const protocol::ClientMessage& message);
  void handle_from(const Member& member, const protocol::ClientMessage& message, const Received& received);
  void ask(Request request);
  void carry_out_waiting();
  void carry_out(Request request);
  std::optional<protocol::ErrorMessage> refusal_of_claim(const Request& request) const;

  // room_commits.cpp: what comes of it
  void commit(Request request, match::Decision decision, bool by_time);
  std::optional<protocol::ErrorMessage> plan_next(Commit& commit) const;
  void finish(Commit commit, bool committed);
  void conclude(Commit commit);

  // room_chat.cpp: what they say
  ChatGroup group_of(const match::Player& player) const;
  void chat(const Member& member, const protocol::SayChat& said, const std::optional<protocol::Scalar>& re,
            TimePoint at);
  void mute(const Member& member, const protocol::Mute& mute, const std::optional<protocol::Scalar>& re);
  void tell_chat();
  void tell_chat(Member& member);

  // room_frames.cpp: what they are told
  StateFrames state_frames() const;
  void show_state();
  void tell_presence();
  void tell_lobby();
  static void acknowledge(const PeerPtr& peer, const std::optional<protocol::Scalar>& re);
  void refuse(const PeerPtr& peer, const protocol::ErrorMessage& error);
  void refuse(const Request& request, const game::Error& error);

  Strand strand_;
  RoomCard card_;
  match::Match match_;
  const Services& services_;
  Keeper keeper_;

  Members members_;
  Doorstep doorstep_;
  Attendance attendance_;
  ChatLog chat_;

  std::deque<Request> requests_;
  bool committing_ = false;
  bool carrying_out_ = false;

  boost::asio::steady_timer timer_;
  std::optional<TimePoint> armed_for_;
  std::optional<TimePoint> presence_due_;
  std::optional<TimePoint> empty_since_;
  std::optional<TimePoint> stalled_since_;  // the store did not keep what was played, or not in time
  TimePoint tried_again_at_{};
  bool asleep_ = false;
};

}  // namespace hexcourt::server
