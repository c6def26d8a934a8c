#include "setup.hpp"

namespace hexcourt::hivequeen {
namespace {

/// The cells where `piece` may be introduced.
Cells births(const Position& position, char piece) {
  Cells found;
  for (const std::string& action : actions(position, std::string("+") + piece)) {
    found.add(at(action.substr(2)));
  }
  return found;
}

// "Each cell occupied by a Worker denotes the potential of the Hive. Each Worker can support five units. ...
// multiply the number of friendly Worker-occupied cells by five. This represents the number of the Hive."
TEST(HiveQueenHive, IsFiveTimesTheFriendlyWorkers) {
  const Position position = placed("Qe1 Wa1 Wb1 Wc1 qe9 wa5");
  EXPECT_EQ(position.army(Side::white).hive(), 15);
  EXPECT_EQ(position.army(Side::black).hive(), 5);
}

TEST(HiveQueenHive, WorkersSoldiersNursesAndDronesAreOneUnitHighbornsThreeQueensSix) {
  EXPECT_EQ(placed("Wa1").army(Side::white).units(), 1);
  EXPECT_EQ(placed("Sa1").army(Side::white).units(), 1);
  EXPECT_EQ(placed("Na1").army(Side::white).units(), 1);
  EXPECT_EQ(placed("Da1").army(Side::white).units(), 1);
  EXPECT_EQ(placed("Ha1").army(Side::white).units(), 3);
  EXPECT_EQ(placed("Qa1").army(Side::white).units(), 6);
  EXPECT_EQ(placed("Qe1 Hd1 Hf1 Dc1 Na1 Wb1 Sa2 qe9").army(Side::white).units(), 16);
}

// "If the value of the pieces on the field is equal to or greater than this number, the player is unable to
// exercise the production phase of their turn."
TEST(HiveQueenProduction, IsSkippedWhenTheUnitsEqualTheHive) {
  EXPECT_EQ(phase(after(placed("Qe1 Ne5 Wa1 Wb1 Sa2 qe9"), "Wb1-b2")), "b move");
  EXPECT_EQ(phase(after(placed("Qe1 Ne5 Wa1 Wb1 qe9"), "Wb1-b2")), "w produce:1");
}

TEST(HiveQueenProduction, IsSkippedWhenTheUnitsExceedTheHive) {
  EXPECT_EQ(phase(after(placed("Qe1 Hd1 Ne5 Wa1 Wb1 Sa2 qe9"), "Wb1-b2")), "b move");
}

TEST(HiveQueenProduction, AllowsOnePieceForEachNurse) {
  EXPECT_EQ(phase(after(placed("Qe1 Ne5 Wa1 Wb1 Wc1 qe9"), "Wb1-b2")), "w produce:1");
  EXPECT_EQ(phase(after(placed("Qe1 Ne5 Nf6 Wa1 Wb1 Wc1 qe9"), "Wb1-b2")), "w produce:2");
}

TEST(HiveQueenProduction, AllowsNothingWithoutANurse) {
  EXPECT_EQ(phase(after(placed("Qe1 Wa1 Wb1 Wc1 qe9"), "Wb1-b2")), "b move");
}

// "This is the maximum value of friendly pieces allowed on the field."
TEST(HiveQueenProduction, FillsTheHiveToItsNumberAtMost) {
  const Position position = placed("Qe1 Ne5 Nf6 Wa1 Wb1 Wc1 Sa2 Sa3 Sa4 qe9");
  EXPECT_EQ(position.army(Side::white).units(), 14);
  EXPECT_EQ(phase(after(position, "Wb1-b2")), "w produce:1");
}

TEST(HiveQueenProduction, IntroducesWorkersSoldiersNursesAndDronesOnly) {
  std::string letters;
  for (const std::string& action : actions(placed("Qe1 Hd1 Ne5 Wa1 Wb1 Wc1 Wi1 qe9", Side::white, 1), "+")) {
    if (letters.find(action[1]) == std::string::npos) letters += action[1];
  }
  EXPECT_EQ(letters, "DNSW");
}

TEST(HiveQueenProduction, PutsSoldiersOnAnyVacantCellAdjacentToAnyFriendlyPiece) {
  EXPECT_EQ(births(placed("Qe1 Ne5 Wa1 Wa2 sb1 qe9", Side::white, 1), 'S'),
            cells("d1 e2 f1 e4 e6 d4 d5 f4 f5 b2 b3 a3"));
}

TEST(HiveQueenProduction, PutsWorkersDronesAndNursesOnVacantCellsAdjacentToAFriendlyNurse) {
  const Position position = placed("Qe1 Ne5 We6 Wa1 sd4 nc2 qe9", Side::white, 1);
  const Cells around = cells("e4 d5 f4 f5");
  EXPECT_EQ(births(position, 'W'), around);
  EXPECT_EQ(births(position, 'D'), around);
  EXPECT_EQ(births(position, 'N'), around);
}

TEST(HiveQueenProduction, PutsASoldierNextToOneIntroducedAMomentAgo) {
  const Position position = placed("Qe1 Ne5 Nf6 Wa1 Wb1 Wc1 qe9", Side::white, 2);
  EXPECT_FALSE(births(position, 'S').contains(at("e3")));
  EXPECT_TRUE(births(after(position, "+Se4"), 'S').contains(at("e3")));
}

// "There must be the necessary Workers and Nurse on the field to support them before the production phase."
TEST(HiveQueenProduction, ANewWorkerSupportsNothingBeforeTheNextTurn) {
  const Position position = after(placed("Qe1 Ne5 Nf6 Wa1 Wb1 Wc1 Sa2 Sa3 Sa4 qe9 wa5"), "Wb1-b2 +We4");
  EXPECT_EQ(phase(position), "b move");
  EXPECT_EQ(phase(after(position, "Wa5-b5 Wb2-b1")), "w produce:2");
}

TEST(HiveQueenProduction, ANewNurseGivesBirthOnlyFromTheNextTurnOn) {
  const Position position = after(placed("Qe1 Ne5 Wa1 Wb1 Wc1 qe9 wa5"), "Wb1-b2 +Ne4");
  EXPECT_EQ(phase(position), "b move");
  EXPECT_EQ(phase(after(position, "Wa5-b5 Wb2-b1")), "w produce:2");
}

// "Only two Drones, two Nurses and eight Workers are allowed on the field."
TEST(HiveQueenProduction, AllowsTwoDrones) {
  const Position position = placed("Qe1 Ne5 Nf6 Da1 Wa2 Wb1 Wc1 qe9", Side::white, 2);
  EXPECT_FALSE(births(position, 'D').empty());
  EXPECT_TRUE(births(after(position, "+De4"), 'D').empty());
}

TEST(HiveQueenProduction, AllowsTwoNurses) {
  EXPECT_TRUE(births(placed("Qe1 Ne5 Nf6 Wa2 Wb1 Wc1 qe9", Side::white, 2), 'N').empty());
}

TEST(HiveQueenProduction, AllowsEightWorkersThoseJustIntroducedIncluded) {
  const Position position = placed("Qe1 Ne5 Nf6 Wa1 Wa2 Wa3 Wa4 Wa5 Wb1 Wc1 qe9", Side::white, 2);
  EXPECT_FALSE(births(position, 'W').empty());
  const Position eight = after(position, "+We4");
  EXPECT_EQ(phase(eight), "w produce:1");
  EXPECT_TRUE(births(eight, 'W').empty());
  EXPECT_FALSE(births(eight, 'S').empty());
}

// "The number of Soldiers is only limited by the number of Workers and available cells on the field."
TEST(HiveQueenProduction, LimitsSoldiersByWorkersAndCellsOnly) {
  // Eight Workers feed 40 units; Queen, Nurse and Workers are 15 of them.
  Position position = placed("Qe1 Nd1 Wa1 Wa2 Wa3 Wa4 Wa5 Wb1 Wc1 We2 qe9");
  for (int soldiers = 0; soldiers < 24; ++soldiers) put(position, 'S', position.vacant().first());
  const Position produced = after(position, "Nd1~a1");
  EXPECT_EQ(phase(produced), "w produce:1");
  EXPECT_FALSE(births(produced, 'S').empty());
  put(position, 'S', position.vacant().first());
  EXPECT_EQ(phase(after(position, "Nd1~a1")), "b move");
}

// "During this phase, click the icon ... to pass the turn to the opponent."
TEST(HiveQueenProduction, IsOptional) {
  const Position position = placed("Qe1 Ne5 Nf6 Wa1 Wb1 Wc1 qe9", Side::white, 2);
  EXPECT_EQ(actions(position, "."), (Texts{"."}));
  const Step stopped = step(position, ".");
  EXPECT_TRUE(stopped.turn_ended);
  EXPECT_EQ(phase(stopped.position), "b move");
  EXPECT_EQ(phase(after(position, "+Se4 .")), "b move");
}

TEST(HiveQueenProduction, GoesOnUntilNoFurtherPieceIsAllowed) {
  const Position position = placed("Qe1 Ne5 Nf6 Wa1 Wb1 Wc1 qe9", Side::white, 2);
  const Step first = step(position, "+Se4");
  EXPECT_FALSE(first.turn_ended);
  EXPECT_EQ(phase(first.position), "w produce:1");
  const Step second = step(first.position, "+Dd4");
  EXPECT_TRUE(second.turn_ended);
  EXPECT_EQ(phase(second.position), "b move");
}

constexpr std::string_view kCrowd = "Qe1 Nd1 Nf1 Wa1 Wa2 Wa3 Wa4 Wa5 Wb1 Wc1 We2 qe9";

TEST(HiveQueenProduction, EndsByItselfWhenNoCellIsLeft) {
  const Position position = filled(placed(kCrowd, Side::white, 2), 's', "d2");
  EXPECT_EQ(phase(after(position, "+Sd2")), "b move");
}

TEST(HiveQueenProduction, IsSkippedWhenThereIsNoCellForAPiece) {
  EXPECT_EQ(phase(after(filled(placed(kCrowd), 's'), "Nd1~f1")), "b move");
  EXPECT_EQ(phase(after(filled(placed(kCrowd), 's', "d2"), "Nd1~f1")), "w produce:2");
}

}  // namespace
}  // namespace hexcourt::hivequeen
