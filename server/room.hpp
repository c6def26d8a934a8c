#pragma once

#include <array>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "match/match.hpp"
#include "server/attendance.hpp"
#include "server/chat_log.hpp"
#include "server/doorstep.hpp"
#include "server/members.hpp"
#include "server/place.hpp"
#include "server/services.hpp"
#include "server/state_frames.hpp"

namespace hexcourt::server {

/// What a room is known by. One with an invite is private.
struct RoomCard {
  std::string id;
  std::optional<std::string> name;
  std::optional<std::string> invite;
};

/// A match and those who play or watch it, on a strand of its own. An event is committed to the store before
/// it is applied, acknowledged and shown, and while one is being committed further requests wait.
class Room final : public Place, public std::enable_shared_from_this<Room> {
 public:
  /// So many requests may wait for the store.
  static constexpr std::size_t kMostRequests = 256;
  /// The coming and going of those who only watch is gathered this long.
  static constexpr std::chrono::milliseconds kWatchersGathered{250};

  /// `closed` is called when the room has ended, on its strand.
  Room(const boost::asio::io_context::executor_type& io, RoomCard card, match::Match match,
       const Services& services, std::function<void()> closed);
  /// The match's first event is committed: from now on the room is listed, and its time runs.
  void open();

  Strand strand_for_socket() override { return strand_; }
  void enter(PeerPtr peer, Arrival arrival) override;
  void handle(PeerPtr peer, protocol::ClientMessage message) override;
  void leave(PeerPtr peer) override;

  // Time, on the room's strand.

  /// When there is something to do next, if nothing happens until then.
  std::optional<TimePoint> next_deadline() const;
  /// Does what is due: overdue visitors at the door leave, seats kept in vain are freed, watchers are told,
  /// and a room that was empty long enough closes.
  void wake();

 private:
  struct Request {
    PeerPtr peer;  // null: the room itself asks
    match::Player player;
    match::Command command;
    std::optional<protocol::Scalar> re;
    std::chrono::steady_clock::time_point since = std::chrono::steady_clock::now();
  };

  // room.cpp: who comes and goes
  void enter_now(const PeerPtr& peer, Arrival arrival);
  void leave_now(const PeerPtr& peer);
  bool admits(const Arrival& arrival) const;
  void let_in(const PeerPtr& peer, const Arrival& arrival);
  void note_attendance();
  void tell_presence();
  void tell_lobby();
  std::optional<TimePoint> closes_at() const;
  void close();
  void arm();

  // room_requests.cpp: what they ask for
  void handle_now(const PeerPtr& peer, const protocol::ClientMessage& message);
  void handle_at_the_door(const PeerPtr& peer, const protocol::ClientMessage& message);
  void handle_from(const Member& member, const protocol::ClientMessage& message);
  void chat(const Member& member, const protocol::SayChat& chat, const std::optional<protocol::Scalar>& re);
  void ask(Request request);
  void carry_out_waiting();
  void carry_out(Request request);
  void finish(const Request& request, const match::Event& event, bool committed);
  void show(const match::Event& event);
  void hold_seats();
  void acknowledge(const PeerPtr& peer, const std::optional<protocol::Scalar>& re);
  void refuse(const PeerPtr& peer, const protocol::ErrorMessage& error);
  void refuse(const Request& request, const game::Error& error);
  StateFrames state_frames() const;

  Strand strand_;
  RoomCard card_;
  match::Match match_;
  const Services& services_;
  std::function<void()> closed_callback_;

  Members members_;
  Doorstep doorstep_;
  Attendance attendance_;
  ChatLog chat_;
  std::array<std::optional<std::string>, 2> held_seats_;  // ids of the players that guests know to be seated

  std::deque<Request> requests_;
  bool committing_ = false;
  bool carrying_out_ = false;

  boost::asio::steady_timer timer_;
  std::optional<TimePoint> armed_for_;
  std::optional<TimePoint> presence_due_;
  std::optional<TimePoint> empty_since_;
  bool closed_ = false;
};

}  // namespace hexcourt::server
