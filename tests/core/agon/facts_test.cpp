#include "agon_play.hpp"

namespace hexcourt::agon {
namespace {

std::string fact(const Position& position, std::string_view name) {
  return game::text(game::value_of(Agon::describe(position), name));
}

TEST(AgonFacts, ComeInOneOrder) {
  std::vector<std::string> names;
  for (const game::NamedValue& value : Agon::describe(Agon::initial({}))) names.push_back(value.name);
  EXPECT_THAT(names, testing::ElementsAre("white_marked", "black_marked", "white_at_throne",
                                          "black_at_throne", "to_place", "relocating"));
}

TEST(AgonFacts, ListTheCapturedPieces) {
  const Position position = at("Ge7 gd4 gd5", "b relocate d4,d5,e7");
  EXPECT_EQ(fact(position, "white_marked"), "e7");
  EXPECT_EQ(fact(position, "black_marked"), "d4,d5");
  EXPECT_EQ(fact(Agon::initial({}), "white_marked"), "-");
}

TEST(AgonFacts, CountTheGuardsAroundTheThrone) {
  const Position position = at("Qf6 Ge5 Gg5 gf7", "w move -");
  EXPECT_EQ(game::value_of(Agon::describe(position), "white_at_throne"), game::Value(std::int64_t{2}));
  EXPECT_EQ(game::value_of(Agon::describe(position), "black_at_throne"), game::Value(std::int64_t{1}));
}

TEST(AgonFacts, CountTheGuardsToPlace) {
  const Position start = Agon::initial({.opening = Opening::placement});
  EXPECT_EQ(fact(start, "to_place"), "12");
  EXPECT_EQ(fact(after(start, {"@d4"}), "to_place"), "11");
  EXPECT_EQ(fact(Agon::initial({}), "to_place"), "0");
}

TEST(AgonFacts, SayWhosePieceIsBeingRelocated) {
  EXPECT_EQ(fact(at("gd4", "b relocate d4"), "relocating"), "black");
  EXPECT_EQ(fact(at("Gd4", "w relocate d4"), "relocating"), "white");
  EXPECT_EQ(fact(at("qd4", "w relocate_for:b d4", {.captured_queen = CapturedQueen::opponent}), "relocating"),
            "black");
  EXPECT_EQ(fact(at("gd4", "w move d4"), "relocating"), "");
}

}  // namespace
}  // namespace hexcourt::agon
