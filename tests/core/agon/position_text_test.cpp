#include "agon_play.hpp"

namespace hexcourt::agon {
namespace {

// How position strings are written and taken apart; whether a phase fits its board: position_phase_test.cpp.

const std::string kBoard = "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1";
const std::size_t kEnd = kBoard.size();

game::Error error_of(const std::string& text, const Settings& settings = {}) {
  const auto position = Agon::read_position(settings, text);
  if (!position) return position.error();
  ADD_FAILURE() << text << " was read";
  return {game::ErrorCode::illegal_action, ""};
}

/// kBoard with its first `from` replaced.
std::string with(std::string_view from, std::string_view to) {
  std::string text = kBoard;
  return text.replace(text.find(from), from.size(), to);
}

struct Mistake {
  std::string text;
  std::size_t place = 0;
  std::string message;
};

void expect_refused(const std::vector<Mistake>& mistakes, const Settings& settings = {}) {
  for (const Mistake& mistake : mistakes) {
    const game::Error error = error_of(mistake.text, settings);
    EXPECT_EQ(error.code, game::ErrorCode::bad_position) << mistake.text;
    EXPECT_EQ(error.place, mistake.place) << mistake.text << ": " << error.message;
    EXPECT_EQ(error.message, mistake.message) << mistake.text;
  }
}

TEST(AgonPositionText, ReadsBackWhatItWrites) {
  const std::vector<std::pair<Settings, std::string>> texts{
      {{}, kBoard + " w move -"},
      {{}, kBoard + " b move a5"},
      {{}, kBoard + " w relocate a2,a5,k5"},
      {{.captured_queen = CapturedQueen::opponent}, kBoard + " b relocate_for:w d9,f1"},
      {{.touch_move = true}, kBoard + " w touched:d9 a2"},
      {{.opening = Opening::placement}, "6/7/8/9/10/Q9q/10/9/8/7/6 w place -"},
      {{.opening = Opening::placement}, "6/7/8/9/4G5/Q9q/10/9/8/7/6 b place -"},
  };
  for (const auto& [settings, text] : texts) {
    const auto position = Agon::read_position(settings, text);
    ASSERT_TRUE(position.has_value()) << text << ": " << game::sentence(position.error());
    EXPECT_EQ(Agon::write_position(*position), text);
    EXPECT_EQ(position->settings, settings);
  }
}

TEST(AgonPositionText, HasFourFieldsSeparatedBySingleSpaces) {
  for (const std::string text : {"", " ", "x", "- - - -"}) EXPECT_NE(error_of(text).message, "") << text;
  EXPECT_EQ(error_of(kBoard + " w move").place, kEnd + 7);
  EXPECT_EQ(error_of(kBoard + " w move - ").place, kEnd + 10);
  EXPECT_EQ(error_of(kBoard + "  w move -").place, kEnd + 1);
  EXPECT_EQ(error_of(" " + kBoard + " w move -").place, 0U);
  EXPECT_EQ(error_of(kBoard + " w move - -").place, kEnd + 10);
  EXPECT_EQ(error_of(kBoard + " w\tmove -").place, kEnd + 9);
}

TEST(AgonPositionText, AMistakeInTheBoardIsToldBeforeWhatIsMissingBehindIt) {
  for (const std::string rest : {"", " w", " w move", " w move - -"}) {
    EXPECT_EQ(error_of(with("G5g", "H5g") + rest).place, 6U) << rest;
    EXPECT_EQ(error_of(with("Q9q", "QQ8q") + rest).place, kBoard.find('Q') + 1) << rest;
    EXPECT_EQ(error_of(with("10", "9") + rest).place, kBoard.find("10") + 1) << rest;
  }
}

TEST(AgonPositionText, KnowsOnlyQueensAndGuards) {
  EXPECT_EQ(error_of(with("G5g", "H5g") + " w move -").place, 6U);
  EXPECT_EQ(error_of(with("1g2G1", "01g2G") + " w move -").place, 0U);
  EXPECT_EQ(error_of(with("10", "11") + " w move -").place, kBoard.find("10"));
}

TEST(AgonPositionText, EachSideHasExactlyOneQueen) {
  expect_refused({
      {with("Q9q", "QQ8q") + " w move -", kBoard.find('Q') + 1, "White has one Queen only."},
      {with("Q9q", "Q8qq") + " w move -", kBoard.find('Q') + 3, "Black has one Queen only."},
      {with("Q9q", "10q") + " w move -", 0, "White's Queen is missing."},
      {with("Q9q", "Q10") + " w move -", 0, "Black's Queen is missing."},
  });
}

TEST(AgonPositionText, EachSideHasSixGuards) {
  expect_refused({
      {with("8/g7G", "G7/g7G") + " w move -", kBoard.rfind('G') + 1, "White has six guards only."},
      {with("8/g7G", "g7/g7G") + " w move -", kBoard.rfind('g') + 1, "Black has six guards only."},
      {with("1g2G1", "1g4") + " w move -", 0, "White has six guards; 1 is missing."},
      {"6/" + kBoard.substr(6) + " w move -", 0, "White has six guards; 1 is missing."},
  });
}

TEST(AgonPositionText, NoGuardStandsOnTheThrone) {
  expect_refused({{with("Q9q", "Q4G4q") + " w move -", kBoard.find('Q') + 2,
                   "f6 is the throne: no guard ever stands there."}});
  expect_refused(
      {{"6/7/8/9/10/Q4g4q/10/9/8/7/6 w place -", 13, "f6 is the throne: no guard ever stands there."}},
      {.opening = Opening::placement});
}

TEST(AgonPositionText, TheSideToActIsOneLetter) {
  for (const char* side : {"W", "white", "x", "wb"}) {
    EXPECT_EQ(error_of(kBoard + ' ' + side + " move -").place, kEnd + 1) << side;
  }
}

TEST(AgonPositionText, ThePhaseIsOneOfItsWords) {
  const std::string sentence =
      "The phase is place, move, passed, touched:<cell>, relocate, relocate_for:<w|b> or blocked.";
  for (const std::string phase : {"Move", "moved", "mov", "touched", "relocate_for", "relocate:a2", "-"}) {
    expect_refused({{kBoard + " w " + phase + " -", kEnd + 3, sentence}});
  }
}

TEST(AgonPositionText, TheTouchedCellIsNamed) {
  const std::string sentence = "The cell of the touched piece belongs here.";
  for (const std::string cell : {"", "a7", "A5", "a05", "a5,b1"}) {
    expect_refused({{kBoard + " w touched:" + cell + " -", kEnd + 11, sentence}}, {.touch_move = true});
  }
}

TEST(AgonPositionText, TheOwnerOfARelocatedQueenIsTheSideNotToAct) {
  const std::string sentence = "The owner of the captured Queen, the side not to act ('b'), belongs here.";
  for (const std::string owner : {"", "w", "B", "bb"}) {
    expect_refused({{kBoard + " w relocate_for:" + owner + " f11", kEnd + 16, sentence}},
                   {.captured_queen = CapturedQueen::opponent});
  }
}

TEST(AgonPositionText, MarksAreOccupiedCellsInCellOrderEachOnce) {
  const std::string cells = "'-', or the cells of the captured pieces with commas between, belong here.";
  const std::string order = "The captured pieces are listed in cell order, each once.";
  const std::size_t marks = kEnd + 8;
  const std::string head = kBoard + " b move ";
  expect_refused({
      {head + "a5,", marks + 3, cells},
      {head + ",a5", marks, cells},
      {head + "a5,,b1", marks + 3, cells},
      {head + "a5,-", marks + 3, cells},
      {head + "--", marks, cells},
      {head + "A5", marks, cells},
      {head + "a5;b1", marks, cells},
      {head + "a7", marks, cells},
      {head + "b1,a5", marks + 3, order},
      {head + "a5,a5", marks + 3, order},
      {head + "a5,d4", marks + 3, "There is no piece on d4 that could be captured."},
  });
}

TEST(AgonPositionText, NothingIsMarkedOnTheThroneUnderRingCapture) {
  const std::string text = board("qf6") + " b relocate f6";
  EXPECT_TRUE(Agon::read_position({}, text).has_value());
  expect_refused({{text, text.size() - 2, "Nothing is captured on the throne under capture: ring."}},
                 {.capture = Capture::ring});
}

TEST(AgonPositionText, HostileTextsAreNotEchoed) {
  const std::string nines(100'000, '9');
  std::string marks = "a5";
  for (int i = 0; i < 10'000; ++i) marks += ",a5";
  for (const std::string& text :
       {nines, nines + " w move -", kBoard + ' ' + nines + " move -", kBoard + " w " + nines + " -",
        kBoard + " w touched:" + nines + " -", kBoard + " w move " + nines, kBoard + " w move " + marks,
        std::string(1000, '/'), std::string("\xff\0\xfe w move -", 12)}) {
    EXPECT_LT(error_of(text, {.touch_move = true}).message.size(), 200U);
  }
}

}  // namespace
}  // namespace hexcourt::agon
