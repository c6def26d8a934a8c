#include "agon_play.hpp"

namespace hexcourt::agon {
namespace {

using testing::AnyOf;
using testing::HasSubstr;

std::string written(const Position& position, Action action) { return Agon::write_action(position, action); }
Cell cell(std::string_view name) { return Board::named(name); }

TEST(AgonNotation, WritesEveryKindOfAction) {
  const Position start = Agon::initial({});
  EXPECT_EQ(written(start, Action::move(cell("f1"), cell("f2"))), "Qf1-f2");
  EXPECT_EQ(written(start, Action::move(cell("a5"), cell("a4"))), "Ga5-a4");
  EXPECT_EQ(written(start, Action::place(cell("c3"))), "@c3");
  EXPECT_EQ(written(start, Action::relocate(cell("a5"), cell("a1"))), "Ga5>a1");
  EXPECT_EQ(written(start, Action::release(cell("a5"))), "Ga5<");
  EXPECT_EQ(written(start, Action::touch(cell("d9"))), "^d9");
  EXPECT_EQ(written(start, Action::forfeit()), "forfeit");
  EXPECT_EQ(written(start, Action::pass()), "pass");
}

TEST(AgonNotation, PiecesAreCapitalsForBothSides) {
  EXPECT_EQ(written(at("", "b move -"), Action::move(cell("f11"), cell("f10"))), "Qf11-f10");
}

TEST(AgonNotation, CapturesAreAppendedInCellOrder) {
  const Position position = at("Gd2 Gd5 Gf5 gd4 ge4", "w move -");
  EXPECT_EQ(written(position, Action::move(cell("d2"), cell("d3"))), "Gd2-d3*d4*e4");
  EXPECT_EQ(written(at("Gd2 Gd5 Gf5 gd4 ge4", "w move e4"), Action::move(cell("d2"), cell("d3"))),
            "Gd2-d3*d4")
      << "those already marked left out";
}

TEST(AgonNotation, ReadsWhatItWrites) {
  const Position position = at("Gd2 Gd5 Gf5 gd4 ge4", "w move -");
  for (const char* text : {"Gd2-d3*d4*e4", "Qf1-f2", "@c3", "Ga5>a1", "Ga5<", "^d4", "forfeit", "pass"}) {
    const auto action = Agon::read_action(position, text);
    ASSERT_TRUE(action.has_value()) << text << ": " << action.error().message;
    EXPECT_EQ(written(position, *action), text);
  }
}

TEST(AgonNotation, AllCapturesMayBeLeftOut) {
  const Position position = at("Gd2 Gd5 Gf5 gd4 ge4", "w move -");
  EXPECT_EQ(*Agon::read_action(position, "Gd2-d3"), *Agon::read_action(position, "Gd2-d3*d4*e4"));
}

TEST(AgonNotation, CapturesThatAreGivenMustBeRight) {
  const Position position = at("Gd2 Gd5 Gf5 gd4 ge4", "w move -");
  const std::string sentence = "Gd2-d3 captures d4 and e4: write Gd2-d3*d4*e4, or leave the captures out.";
  const std::vector<std::pair<std::string, std::size_t>> texts{
      {"Gd2-d3*d4", 9}, {"Gd2-d3*e4", 7}, {"Gd2-d3*e4*d4", 7}, {"Gd2-d3*d4*d4", 10}, {"Gd2-d3*d4*e4*e5", 12}};
  for (const auto& [text, place] : texts) {
    const game::Error error = refused(position, text);
    EXPECT_EQ(error.message, sentence) << text;
    EXPECT_EQ(error.place, place) << text;
  }
  EXPECT_EQ(refused(position, "Ga5-a4*d4").message, "Ga5-a4 captures nothing.");
  EXPECT_EQ(refused(position, "Ga5-a4*d4").place, 6U);
}

TEST(AgonNotation, OnlyMovesAndRelocationsCapture) {
  EXPECT_EQ(refusal(Agon::initial({.opening = Opening::placement}), "@d4*d5"), "@d4 captures nothing.");
  EXPECT_EQ(refusal(Agon::initial({.touch_move = true}), "^a5*d5"), "^a5 captures nothing.");
  EXPECT_EQ(refusal(at("gk4", "b relocate k4", {.relocation = Relocation::next_band}), "Gk4<*k5"),
            "Gk4< captures nothing.");
}

TEST(AgonNotation, WhatForbidsTheActionIsToldBeforeItsCaptures) {
  EXPECT_EQ(refusal(Agon::initial({}), "Gd9-d7*d8"),
            "A piece moves one step, to an adjacent cell: d7 is not adjacent to d9.");
}

TEST(AgonNotation, ThePieceMustBeTheOneThatStandsThere) {
  const game::Error queen = refused(Agon::initial({}), "Gf1-f2");
  EXPECT_EQ(queen.message, "f1 holds a Queen (Q), not a guard.");
  EXPECT_EQ(queen.place, 0U);
  EXPECT_EQ(refusal(Agon::initial({}), "Qa5-a4"), "a5 holds a guard (G), not a Queen.");
}

TEST(AgonNotation, ReadingNamesThePlaceOfTheFirstWrongByte) {
  const std::vector<std::pair<std::string, std::size_t>> texts{
      {"", 0},        {" ", 0},       {"x", 0},       {"gd9-d8", 0},   {"qf1-f2", 0},    {"Wd9-d8", 0},
      {"G", 1},       {"Gl1-d8", 1},  {"GD9-d8", 1},  {"Gd", 2},       {"Gd0-d8", 2},    {"Gd10-d8", 2},
      {"Gd09-d8", 2}, {"Gd9", 3},     {"Gd9 -d8", 3}, {"Gd9xd8", 3},   {"Gd9-", 4},      {"Gd9-D8", 4},
      {"Gd9-d", 5},   {"Gd9-d8 ", 6}, {"Gd9-d8*", 7}, {"Gd9-d8*z", 7}, {"Gd9-d8-d7", 6}, {"Gd9<d8", 4},
      {"@", 1},       {"@@", 1},      {"@d9x", 3},    {"^", 1},        {"^d99", 2},      {"pas", 3},
      {"passs", 4},   {"pass ", 4},   {"Pass", 0},    {"forfait", 4},  {"PASS", 0},      {"Gd9>", 4},
  };
  for (const auto& [text, place] : texts) {
    const auto read = Agon::read_action(Agon::initial({}), text);
    ASSERT_FALSE(read.has_value()) << text;
    EXPECT_EQ(read.error().code, game::ErrorCode::illegal_action) << text;
    EXPECT_EQ(read.error().place, place) << text << ": " << read.error().message;
    EXPECT_EQ(read.error().message.back(), '.') << text;
  }
}

constexpr const char* kNoAction =
    "An action is a move (Gd4-d5), a placement (@d4), a relocation (Gd4>a1), a release (Gd4<), a touch "
    "(^d4), "
    "'forfeit' or 'pass'.";

TEST(AgonNotation, ReadingSaysWhatBelongsThere) {
  const Position start = Agon::initial({});
  for (const char* word : {"", "foo", "forfait", "pas", "pause", "hello", "Pass", "wa1-a2"})
    EXPECT_EQ(refusal(start, word), kNoAction) << word;
  EXPECT_EQ(refusal(start, "Good"), "A cell belongs here: a file from a to k and a rank, as in Gd4-d5.");
  EXPECT_EQ(refusal(start, "@Gd4"), "A cell belongs here: a file from a to k and a rank, as in @d4.");
  EXPECT_EQ(refusal(start, "Give up"), "A rank belongs here: file i has the ranks 1 to 8, as in Gd4-d5.");
  EXPECT_EQ(refusal(start, "Ga5>a"), "A rank belongs here: file a has the ranks 1 to 6, as in Gd4>a1.");
  EXPECT_EQ(refusal(start, "Ga5 a4"),
            "'-' and the cell to move to, '>' and the cell to relocate to, or '<' (a release) belongs here.");
  EXPECT_EQ(refusal(start, "Ga5-a4-a3"),
            "Only captured cells belong behind this, each behind a '*', as in Gd2-d3*d4.");
  for (const char* text : {"passs", "forfeit!", "@d4-d5", "^d4-d5", "Ga5<a1"})
    EXPECT_EQ(refusal(start, text), "The action ends here: nothing more belongs to it.") << text;
}

/// Whatever breaks off, or has one other character in it, is told what would belong there; and what begins no
/// action, what an action looks like.
TEST(AgonNotation, ReadingShowsAnExampleOfWhatBelongsThere) {
  const Position start = Agon::initial({});
  const auto expect_told = [&](const std::string& text) {
    const auto read = Agon::read_action(start, text);
    if (read) return;
    const std::string& why = read.error().message;
    if (text.empty() || std::string_view("QG@^").find(text[0]) == std::string_view::npos) {
      EXPECT_THAT(why, AnyOf(kNoAction, HasSubstr("The action ends here"))) << text;
    }
    EXPECT_THAT(
        why, AnyOf(HasSubstr("as in "), HasSubstr("(Gd4-d5)"), HasSubstr("(a release)"),
                   HasSubstr("The action ends here"), HasSubstr(" holds a "), HasSubstr("captures nothing")))
        << text;
  };
  for (const std::string action :
       {"Qf1-f2", "Gd9-d8", "@c3", "Ga5>a1", "Ga5<", "^d4", "forfeit", "pass", "Ga5-a4*d4"}) {
    for (std::size_t place = 0; place < action.size(); ++place) {
      expect_told(action.substr(0, place));
      for (const char other : {'a', 'G', 'z', '0', '-', '*', '.', ' '})
        expect_told(action.substr(0, place) + other + action.substr(place + 1));
    }
  }
}

TEST(AgonNotation, HostileTextsAreNotEchoed) {
  const std::string digits(100'000, '9');
  const std::string marks = [] {
    std::string text = "Ga5-a4";
    for (int i = 0; i < 10'000; ++i) text += "*d4";
    return text;
  }();
  for (const std::string& text :
       {digits, "Gd" + digits, "Gd9-d" + digits, "@d" + digits, "pass" + digits, marks,
        std::string(1000, '\0'), std::string("Gd9-d8\0", 7), std::string("\xff\xfe")}) {
    const auto read = Agon::read_action(Agon::initial({}), text);
    ASSERT_FALSE(read.has_value());
    EXPECT_LT(read.error().message.size(), 200U);
  }
}

}  // namespace
}  // namespace hexcourt::agon
