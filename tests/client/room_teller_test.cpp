#include "command/room_teller.hpp"

#include <gmock/gmock.h>

#include <sstream>

#include "command/met_players.hpp"

namespace hexcourt::command {
namespace {

using game::Side;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class RoomTellerTest : public testing::Test {
 protected:
  RoomTellerTest() { hear(protocol::Welcome{.player = {"1", "Ada", true}, .token = {}, .server = "fake"}); }

  void hear(const client::Notice& notice) { teller_.hear(notice); }

  /// What was told since the last call.
  std::string told() {
    std::string text = out_.str();
    out_.str("");
    return text;
  }

  static protocol::State playing(std::uint64_t seq, std::int64_t ply) {
    protocol::State state;
    state.seq = seq;
    state.ply = ply;
    state.position = "position " + std::to_string(ply);
    state.status = match::Status::playing;
    state.white = protocol::SeatInfo{"1", "Ada", true};
    state.black = protocol::SeatInfo{"2", "Bob", true};
    state.phase = "move";
    if (ply > 0) state.last = protocol::LastAction{Side::white, "Wa1-a2", {}, std::nullopt};
    state.clock = protocol::ClockInfo{.control = match::Fischer{std::chrono::minutes(5)},
                                      .white_ms = 300'000,
                                      .black_ms = 300'000,
                                      .running = Side::white,
                                      .at = 0};
    return state;
  }

  std::int64_t now_ = 0;
  std::istringstream in_;
  std::ostringstream out_;
  Terminal terminal_{in_, -1, out_, out_};
  RoomTeller teller_{terminal_, [this] { return now_; }};
};

TEST_F(RoomTellerTest, ShowsTheClocksWithEachState) {
  now_ = 1'000;
  hear(playing(1, 0));
  EXPECT_THAT(told(), AllOf(HasSubstr("You are Ada."), HasSubstr("Your turn, White"),
                            HasSubstr("Clock: White 4:59 (running), Black 5:00; fischer 5m+0s\n")));
}

TEST_F(RoomTellerTest, SaysInALineEachThatTheLineIsLostAndThatWeAreBack) {
  hear(playing(1, 0));
  told();
  hear(protocol::Bye{protocol::ByeCode::going_away, "The server stops.", true});
  hear(client::Lost{"The server stops.", std::chrono::milliseconds(200)});
  hear(client::Lost{"No connection.", std::chrono::milliseconds(400)});
  EXPECT_EQ(told(), "The line is lost. The server stops. Coming back by itself.\n");
  hear(protocol::Welcome{.player = {"1", "Ada", true}, .token = {}, .server = "fake"});
  hear(playing(1, 0));
  EXPECT_EQ(told(), "You are back.\n") << "and nothing has happened meanwhile";
  hear(playing(2, 1));
  EXPECT_THAT(told(), HasSubstr("White (you) moves a Worker from a1 to a2"));
}

TEST_F(RoomTellerTest, TellsAProposalWithoutTheWholeBoard) {
  hear(playing(1, 1));
  told();
  auto asked = playing(2, 1);
  asked.offers = {{match::Proposal::draw, Side::black}};
  hear(asked);
  EXPECT_EQ(told(),
            "Black proposes a draw: accept or decline, or just play on.\n"
            "Clock: White 5:00 (running), Black 5:00; fischer 5m+0s\n");
  teller_.show(asked);
  EXPECT_THAT(told(), HasSubstr("Black proposes a draw")) << "the board again, and all that is said of it";
  hear(playing(3, 1));
  EXPECT_THAT(told(), HasSubstr("Black's proposal of a draw no longer stands."));
}

TEST_F(RoomTellerTest, TellsATakebackAndARematch) {
  hear(playing(1, 3));
  told();
  hear(playing(2, 1));
  EXPECT_THAT(told(), AllOf(HasSubstr("The last turn was taken back."), Not(HasSubstr("Worker"))));
  auto over = playing(3, 1);
  over.status = match::Status::finished;
  over.outcome = game::Outcome::draw;
  over.reason = "agreement";
  hear(over);
  EXPECT_THAT(told(), HasSubstr("A draw: the players agreed."));
  over.seq = 4;
  over.next_room = "r2";
  hear(over);
  EXPECT_EQ(told(), "There will be a rematch.\n");
}

TEST_F(RoomTellerTest, TellsWhatWasSaidOnce) {
  const protocol::Chat hello{{"2", "Bob", true}, "hello", 1'000};
  told();
  hear(hello);
  EXPECT_EQ(told(), "Bob says: hello\n");
  hear(hello);
  hear(protocol::Chat{{"2", "Bob", true}, "hello", 2'000});
  EXPECT_EQ(told(), "Bob says: hello\n") << "the room told the first again on our return";
}

TEST(MetPlayers, AreThoseWhoSitAndThoseWhoSpeak) {
  MetPlayers met;
  protocol::State state;
  state.black = protocol::SeatInfo{"2", "Bob", true};
  met.hear(state);
  met.hear(protocol::Chat{{"3", "Eve", true}, "boo", 1'000});
  EXPECT_EQ(met.id_of("Bob"), "2");
  EXPECT_EQ(met.id_of("Eve"), "3");
  EXPECT_EQ(met.id_of("Ada"), std::nullopt);
}

}  // namespace
}  // namespace hexcourt::command
