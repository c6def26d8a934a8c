#include <gmock/gmock.h>

#include <thread>

#include "client/spawn.hpp"
#include "fake_server.hpp"
#include "person.hpp"
#include "protocol/encode.hpp"

// A person at a terminal whose line is cut.

namespace hexcourt::command {
namespace {

namespace asio = boost::asio;
using client::FakeServer;
using client::FakeSocket;

std::string playing(std::uint64_t seq) {
  protocol::State state;
  state.room = "r";
  state.seq = seq;
  state.game = "agon";
  state.status = match::Status::playing;
  state.white = protocol::SeatInfo{"1", "Ada", true};
  state.black = protocol::SeatInfo{"2", "Bob", true};
  state.to_act = game::Side::white;
  state.phase = "move";
  return protocol::encode(state);
}

int count(const std::string& text, const std::string& part) {
  int found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(ALostLine, IsToldInOneLineAndSoIsTheReturn) {
  const FakeServer::Script cut = [](FakeSocket& socket) -> asio::awaitable<void> {
    co_await socket.read();
    co_await socket.send(client::welcome("1"));
    co_await socket.send(playing(1));
    socket.cut();
  };
  const FakeServer::Script dead = [](FakeSocket& socket) -> asio::awaitable<void> {
    co_await socket.read();
    socket.cut();
  };
  const FakeServer::Script last = [](FakeSocket& socket) -> asio::awaitable<void> {
    co_await socket.read();
    co_await socket.send(client::welcome("1"));
    co_await socket.send(playing(1));
    const std::string until_it_goes = co_await socket.read();
    EXPECT_EQ(until_it_goes, "");
  };
  asio::io_context context;
  FakeServer server(context, {cut, dead, last});
  std::thread serving([&context] { context.run(); });
  Person person({"play", "http://" + server.address().authority() + "/", "--guest", "--room", "r"});
  EXPECT_TRUE(person.tells("You are back."));
  person.type("quit\n");
  EXPECT_EQ(person.finish(), 0);
  serving.join();
  EXPECT_EQ(count(person.out(), "The line is lost."), 1) << person.out();
  EXPECT_EQ(count(person.out(), "You are back."), 1) << person.out();
  EXPECT_EQ(count(person.out(), "Your turn, White"), 1) << "nothing is told again";
  EXPECT_EQ(person.err(), "");
}

}  // namespace
}  // namespace hexcourt::command
