#pragma once

#include <gmock/gmock.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <memory>
#include <string>
#include <utility>

#include "counting_game.hpp"
#include "fakes.hpp"
#include "server/room/room.hpp"

namespace hexcourt::server {

/// Somebody with a socket of their own making.
struct Person {
  match::Player player;
  std::shared_ptr<FakePeer> peer = std::make_shared<FakePeer>();

  FakePeer* operator->() const { return peer.get(); }
};

/// One room in which Counting is played (Ada is its host, and White), and people who come to it. Nothing runs
/// but when the test says so.
class RoomWorld : public testing::Test {
 protected:
  struct Made {
    std::optional<std::string> invite = std::nullopt;
    game::Counting::Position start{};
    std::optional<match::TimeControl> clock = std::nullopt;
  };

  void make_room() { make_room(Made{}); }
  void make_room(Made with) {
    const auto game = game::AnyGame::of<game::Counting>(with.start);
    auto match = match::Match::create(game, {}, ada.player, game::Side::white, clock.now(), with.clock);
    room_id = "room-" + std::to_string(++made);
    const RoomCard card{room_id, "Our room", std::move(with.invite)};
    RoomAddition news{card.id, card, match.events(), match.standing()};
    store.append({news}, io.get_executor(), [](bool) {});
    store.appended.clear();
    open_room({card, std::move(match), {}, std::move(news)});
  }
  void open_room(Opening opening) {
    Room::Keeper keeper{[this](std::optional<TimePoint> deadline) {
                          ++slept;
                          slept_until = deadline;
                        },
                        [this](const std::string& /*address*/) { return may_open_next; },
                        [this](Opening next) { next_rooms.push_back(std::move(next)); }};
    room = std::make_shared<Room>(io.get_executor(), std::move(opening), services, std::move(keeper));
    room->open();
    settle();
  }

  /// Does all that is ready to be done.
  void settle() {
    io.restart();
    io.poll();
  }
  void pass(std::chrono::milliseconds time) {
    clock.advance(time);
    boost::asio::post(room->strand_for_socket(), [this] { room->wake(); });
    settle();
  }

  void enter(const Person& person, bool legal = false, std::optional<std::string> invite = std::nullopt) {
    room->enter(person.peer, {person.player, legal, std::move(invite), {}});
    settle();
  }
  void leave(const Person& person, Departure how = Departure::lost) {
    room->leave(person.peer, how);
    settle();
  }
  template <typename Body>
  void send(const Person& person, Body body, std::optional<protocol::Scalar> id = std::nullopt) {
    room->handle(person.peer, {std::move(id), std::move(body)});
    settle();
  }
  void act(const Person& person, std::string action, std::int64_t ply,
           std::optional<protocol::Scalar> id = 1) {
    send(person, protocol::Act{std::move(action), ply}, std::move(id));
  }
  /// The same person by another socket.
  static Person again(const Person& person) { return {person.player}; }

  /// Ada (White) and Bob (Black) sit, and nothing that they were sent is left.
  void begin_game(const std::optional<std::string>& invite = std::nullopt) {
    enter(ada, false, invite);
    enter(bob, false, invite);
    send(ada, protocol::Sit{game::Side::white, {}});
    send(bob, protocol::Sit{game::Side::black, {}});
    ada->take();
    bob->take();
  }

  Limits limits;
  FakeClock clock;
  FakeStore store{clock};
  Guests guests{store, clock, limits};
  Noticeboard notices{guests};
  Metrics metrics;
  Services services{limits, clock, store, guests, notices, metrics};
  boost::asio::io_context io;
  std::shared_ptr<Room> room;
  std::string room_id;
  int made = 0;
  int slept = 0;
  std::optional<TimePoint> slept_until;
  bool may_open_next = true;
  std::vector<Opening> next_rooms;

  Person ada{{"id-ada", "Ada"}};
  Person bob{{"id-bob", "Bob"}};
  Person eve{{"id-eve", "Eve"}};
};

}  // namespace hexcourt::server
