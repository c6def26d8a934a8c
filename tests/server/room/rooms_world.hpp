#pragma once

#include <gmock/gmock.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "fakes.hpp"
#include "server/room/rooms.hpp"

namespace hexcourt::server {

/// Somebody with a socket of their own making.
struct Visitor {
  match::Player player;
  std::shared_ptr<FakePeer> peer = std::make_shared<FakePeer>();

  FakePeer* operator->() const { return peer.get(); }
};

/// All rooms of a server, over a store that outlives it. Nothing runs but when the test says so.
class RoomsWorld : public testing::Test {
 protected:
  /// Does all that is ready to be done.
  void settle() {
    io.restart();
    io.poll();
  }

  /// A room in which Ada (White) and Bob sit, and the game runs.
  std::string pair(const std::optional<match::TimeControl>& control = std::nullopt) {
    protocol::CreateRoom wish;
    wish.game = "agon";
    wish.clock = control;
    std::string id;
    const auto accepted = rooms->pair(wish, ada.player, bob.player, io.get_executor(),
                                      [&](const auto& made) { id = made.value().room; });
    EXPECT_TRUE(accepted);
    settle();
    return id;
  }
  /// Asks for the room; settle() brings it, if the store does.
  std::shared_ptr<std::optional<Rooms::Opened>> ask(const std::string& id) {
    auto answer = std::make_shared<std::optional<Rooms::Opened>>();
    rooms->open(id, io.get_executor(), [answer](const Rooms::Opened& opened) { *answer = opened; });
    return answer;
  }
  /// Why it is not to be had, or null.
  std::shared_ptr<Room> open(const std::string& id) {
    const auto answer = ask(id);
    settle();
    return answer->value().value_or(nullptr);
  }
  void wake(const std::shared_ptr<Room>& room) {
    boost::asio::post(room->strand_for_socket(), [room] { room->wake(); });
    settle();
  }
  /// Waits until it sleeps, where nobody is in it.
  void put_to_sleep(const std::string& id) {
    const std::shared_ptr<Room> room = open(id);
    clock.advance(limits.room_idle);
    wake(room);
    EXPECT_FALSE(rooms->is_awake(id));
  }
  /// Another server takes over what the store has.
  void restart() { rooms = std::make_unique<Rooms>(io.get_executor(), services); }

  void enter(const std::shared_ptr<Room>& room, const Visitor& visitor) {
    room->enter(visitor.peer, {visitor.player, true, std::nullopt, {}});
    settle();
  }
  void leave(const std::shared_ptr<Room>& room, const Visitor& visitor) {
    room->leave(visitor.peer, Departure::left);
    settle();
  }
  /// Whoever enters gets this state.
  json state_of(const std::shared_ptr<Room>& room) {
    const Visitor visitor{{"id-eve", "Eve"}};
    enter(room, visitor);
    json state = visitor->last("state");
    leave(room, visitor);
    return state;
  }
  /// The player on the side to act plays the first legal action there is.
  void play(const std::shared_ptr<Room>& room) {
    const json state = state_of(room);
    const Visitor player{state.at("to_act") == "white" ? ada.player : bob.player};
    enter(room, player);
    room->handle(player.peer, {1, protocol::Act{state.at("legal").at(0), state.at("ply")}});
    settle();
    EXPECT_EQ(player->count("ok"), 1);
    leave(room, player);
  }

  Limits limits;
  FakeClock clock;
  FakeStore store{clock};
  Guests guests{store, clock, limits};
  Noticeboard notices{guests};
  Metrics metrics;
  Services services{limits, clock, store, guests, notices, metrics};
  boost::asio::io_context io;
  std::unique_ptr<Rooms> rooms = std::make_unique<Rooms>(io.get_executor(), services);

  Visitor ada{{"id-ada", "Ada"}};
  Visitor bob{{"id-bob", "Bob"}};
};

}  // namespace hexcourt::server
