#pragma once

#include <gmock/gmock.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/system_executor.hpp>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "fakes.hpp"
#include "server/lobby/lobby.hpp"

namespace hexcourt::server {

/// A lobby with Ada and Bob in it. Nothing runs but when the test says so.
class LobbyWorld : public testing::Test {
 protected:
  void SetUp() override {
    lobby->open();
    enter(ada, "Ada");
    enter(bob, "Bob");
    tell();
    ada.take();
    bob.take();
  }

  void settle() {
    io.restart();
    io.poll();
  }
  /// The time of gathering is over.
  void tell() {
    lobby->tell_changes();
    settle();
  }
  static PeerPtr pointer(FakePeer& peer) {
    return {&peer, [](Peer*) {}};
  }

  /// Somebody new, or who has that token.
  match::Player arrive(FakePeer& peer, const std::string& name) {
    protocol::Hello hello;
    hello.name = name;
    if (const auto known = tokens.find(name); known != tokens.end()) hello.token = known->second;
    std::optional<Identity> identity;
    guests.arrive(pointer(peer), hello, boost::asio::system_executor(),
                  [&](auto arrived) { identity = std::move(arrived.value()); });
    if (identity->new_token) tokens[name] = *identity->new_token;
    players[&peer] = identity->player;
    return identity->player;
  }
  void enter(FakePeer& peer, const std::string& name) {
    lobby->enter(pointer(peer), {arrive(peer, name), false, {}, {}});
    notices.players_changed();
    settle();
  }
  void leave(FakePeer& peer) {
    lobby->leave(pointer(peer), Departure::lost);
    settle();
  }
  template <typename Body>
  void send(FakePeer& peer, Body body, std::optional<protocol::Scalar> id = 1) {
    lobby->handle(pointer(peer), {std::move(id), std::move(body)});
    settle();
  }
  void create(FakePeer& peer, protocol::CreateRoom wish, std::optional<protocol::Scalar> id = 1) {
    send(peer, std::move(wish), std::move(id));
  }
  static protocol::CreateRoom hivequeen() {
    protocol::CreateRoom wish;
    wish.game = "hivequeen";
    return wish;
  }
  /// Whom the player of that socket has muted, as the next hello would tell.
  std::set<std::string> muted_by(FakePeer& peer) {
    protocol::Hello hello;
    hello.token = tokens.at(players.at(&peer).name);
    std::set<std::string> muted;
    guests.arrive(pointer(peer), hello, boost::asio::system_executor(),
                  [&](auto arrived) { muted = std::move(arrived.value().muted); });
    return muted;
  }

  Limits limits;
  FakeClock clock;
  FakeStore store{clock};
  Guests guests{store, clock, limits};
  Noticeboard notices{guests};
  Metrics metrics;
  Services services{limits, clock, store, guests, notices, metrics};
  boost::asio::io_context io;
  Rooms rooms{io.get_executor(), services};
  std::shared_ptr<Lobby> lobby = std::make_shared<Lobby>(io.get_executor(), rooms, services);
  std::map<std::string, std::string> tokens;  // by name
  std::map<const FakePeer*, match::Player> players;
  FakePeer ada;
  FakePeer bob;
};

}  // namespace hexcourt::server
