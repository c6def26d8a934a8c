#include "setup.hpp"

namespace hexcourt::hivequeen {
namespace {

const Position kStart = HiveQueen::initial({});

TEST(HiveQueenRefusal, OfAPieceThatIsNotThere) {
  EXPECT_EQ(refusal_of(kStart, "Wd3-d4"), "There is no white Worker on d3.");
  EXPECT_EQ(refusal_of(kStart, "Wa5-a4"), "There is no white Worker on a5.");
  EXPECT_EQ(refusal_of(after(kStart, "Wa1-a2 ."), "Hd1-d3"), "There is no black Highborn on d1.");
}

TEST(HiveQueenRefusal, OfTheWrongPhase) {
  EXPECT_EQ(refusal_of(kStart, "+Se4"), "You must move before you produce.");
  EXPECT_EQ(refusal_of(kStart, "."), "You must move before you end your turn.");
  EXPECT_EQ(refusal_of(after(kStart, "Wa1-a2"), "Wb1-b2"),
            "You have moved already: introduce a piece, or end your turn with '.'.");
}

TEST(HiveQueenRefusal, OfAProductionThatWillNotBe) {
  EXPECT_EQ(refusal_of(placed("Qe1 Ne5 Wa1 Wa2 Wa3 Wa4 Sb1 Sb2 Sb3 Hd1 Hf1 qe9 wa5"), "+Se4"),
            "The Hive supports 20 units and you already have 20.");
  EXPECT_EQ(refusal_of(placed("Qe1 Ne5 Wa1 qe9"), "+Se4"),
            "The Hive supports 5 units and you already have 8.");
  EXPECT_EQ(refusal_of(placed("Qe1 Wa1 Wa2 Wa3 qe9"), "+Se2"),
            "Each Nurse gives birth to one piece a turn and you have no Nurse.");
}

TEST(HiveQueenRefusal, AfterTheEnd) {
  for (const char* action : {"Wa1-a2", "+Se4", "."}) {
    EXPECT_EQ(refusal_of(placed("Qe1 Sa1 qe9 sa5"), action), "After the game's end nothing can be played.");
  }
  EXPECT_EQ(
      refusal_of(placed("Wa1 Wb1 Hd1 qe9"), "Hd1=Q"),
      "After the game's end nothing can be played. White has lost its Queen and cannot promote: there is "
      "no Drone on the field.");
  EXPECT_EQ(
      refusal_of(placed("Wa1 Dc1 qe9"), "Wa1-a2"),
      "After the game's end nothing can be played. White has lost its Queen and cannot promote: there is "
      "no Highborn.");
  EXPECT_EQ(
      refusal_of(placed("Wa1 Dc1 Hd1 qe9"), "Hd1=Q"),
      "After the game's end nothing can be played. White has lost its Queen and cannot promote: the Hive "
      "supports 5 units, and a Queen needs 3 more than the 5 there are.");
  EXPECT_EQ(refusal_of(placed("Qe1 he9 dc1 wa5 wb6"), "Qe1~d1"),
            "After the game's end nothing can be played. Black has lost its Queen.");
}

TEST(HiveQueenRefusal, OfAPromotion) {
  EXPECT_EQ(refusal_of(kStart, "Hd1=Q"),
            "A Highborn may be promoted only when your Queen has been captured: yours is on e1.");
  EXPECT_EQ(refusal_of(kStart, "Wa1=Q"), "Only a Highborn may be promoted to Queen.");
  const Position queenless = placed("Hd1 Hf1 Dc1 Wa1 Wb1 Wi1 qe9 se8 dd5");
  EXPECT_EQ(refusal_of(queenless, "Dc1-c2"),
            "Your Queen has been captured: you must promote a Highborn now, as in Hd1=Q.");
  EXPECT_EQ(refusal_of(queenless, "Hd1-d2"),
            "Your Queen has been captured: you must promote a Highborn now, as in Hd1=Q.");
  EXPECT_EQ(refusal_of(queenless, "Dc1-c2=Q"), "Only a Highborn may be promoted to Queen.");
  EXPECT_EQ(refusal_of(queenless, "Hd1-d1=Q"),
            "A piece must end on another cell than the one it stands on, d1.");
  EXPECT_EQ(refusal_of(queenless, "Hd1-e8=Q"),
            "A Highborn slides only in a straight line: e8 is not in line with d1.");
  EXPECT_EQ(refusal_of(queenless, "Hd1-d5=Q"), "d5 holds an enemy: write Hd1xd5=Q.");
}

TEST(HiveQueenRefusal, OfTheWrongSign) {
  const Position position = placed("Qe1 Hd1 Nd2 Nc1 Wa1 Sc3 wc4 sd1 qe9 hh1");
  EXPECT_EQ(refusal_of(placed("Qe1 Hd1 wd4 qe9"), "Hd1-d4"), "d4 holds an enemy: write Hd1xd4.");
  EXPECT_EQ(refusal_of(placed("Qe1 Hd1 wd4 qe9"), "Hd1xd3"), "d3 is vacant: write Hd1-d3.");
  EXPECT_EQ(refusal_of(position, "Sc3-c4"), "c4 holds an enemy: write Sc3xc4.");
  EXPECT_EQ(refusal_of(position, "Wa1~a2"), "a2 is vacant: write Wa1-a2.");
  EXPECT_EQ(refusal_of(position, "Qe1-d1"), "d1 holds a friend to swap places with: write Qe1~d1.");
  EXPECT_EQ(refusal_of(position, "Nd2xa1"), "a1 holds a friend to swap places with: write Nd2~a1.");
}

TEST(HiveQueenRefusal, OfTheNursesSwapWrittenTheOtherWayRound) {
  const Position position = placed("Qe1 Nf2 Nd2 qe9");
  EXPECT_EQ(refusal_of(position, "Nf2~d2"),
            "The Nurses swap places either way round, written from the earlier cell: write Nd2~f2.");
  EXPECT_EQ(refusal_of(position, "Nd2~f2"), "legal");
}

TEST(HiveQueenRefusal, OfAQueensMove) {
  const Position position = placed("Qe1 Hd1 We2 sd2 qe9");
  const std::string rule = "A Queen moves only by swapping places with a friendly Highborn: ";
  EXPECT_EQ(refusal_of(position, "Qe1-f1"), rule + "f1 is vacant.");
  EXPECT_EQ(refusal_of(position, "Qe1xd2"), rule + "d2 holds a black Soldier.");
  EXPECT_EQ(refusal_of(position, "Qe1~e2"), rule + "e2 holds a white Worker.");
  EXPECT_EQ(refusal_of(position, "Qe1~e1"),
            "A piece must end on another cell than the one it stands on, e1.");
}

TEST(HiveQueenRefusal, OfAHighbornsMove) {
  const Position position = placed("Qe1 He5 Se7 wd4 wc3 qe9");
  EXPECT_EQ(refusal_of(position, "He5xe7"),
            "A Highborn cannot take a friendly piece: e7 holds a white Soldier.");
  EXPECT_EQ(refusal_of(position, "He5-e8"),
            "A Highborn slides only through vacant cells: e7 holds a white Soldier.");
  EXPECT_EQ(refusal_of(position, "He5xc3"),
            "A Highborn slides only through vacant cells: d4 holds a black Worker.");
  EXPECT_EQ(refusal_of(position, "He5-d7"),
            "A Highborn slides only in a straight line: d7 is not in line with e5.");
}

TEST(HiveQueenRefusal, OfASoldiersMove) {
  const Position position = placed("Qe1 Se5 We6 we8 wd7 wd4 wc3 sg5 qa1");
  EXPECT_EQ(refusal_of(position, "Se5-e4"), "A Soldier moves only by capturing: e4 is vacant.");
  EXPECT_EQ(refusal_of(position, "Se5xe6"), "A Soldier moves only by capturing: e6 holds a white Worker.");
  EXPECT_EQ(refusal_of(position, "Se5xd7"),
            "A Soldier steps or leaps only in a straight line: d7 is not in line with e5.");
  EXPECT_EQ(refusal_of(position, "Se5xe8"),
            "A Soldier leaps only over friendly pieces without a gap: e7 is vacant.");
  EXPECT_EQ(refusal_of(position, "Se5xg5"),
            "A Soldier leaps only over friendly pieces without a gap: f5 is vacant.");
  EXPECT_EQ(refusal_of(position, "Se5xc3"),
            "A Soldier leaps only over friendly pieces without a gap: d4 holds a black Worker.");
}

TEST(HiveQueenRefusal, OfAWorkersMove) {
  const Position position = placed("Qe1 We5 We6 sd4 qe9");
  EXPECT_EQ(refusal_of(position, "We5xd4"),
            "A Worker steps only to a vacant cell: d4 holds a black Soldier.");
  EXPECT_EQ(refusal_of(position, "We5-e6"), "A Worker steps only to a vacant cell: e6 holds a white Worker.");
  EXPECT_EQ(refusal_of(position, "We5-e3"),
            "A Worker steps only to an adjacent cell: e3 is not adjacent to e5.");
}

TEST(HiveQueenRefusal, OfADronesMove) {
  EXPECT_EQ(refusal_of(placed("Qe1 De5 sd4 qe9"), "De5xd4"),
            "A Drone leaps only to a vacant cell: d4 holds a black Soldier.");
}

TEST(HiveQueenRefusal, OfANursesMove) {
  const Position position = placed("Qe1 Hd1 Ne5 sd4 qe9");
  const std::string rule =
      "A Nurse moves only by swapping places with a friendly Worker, Soldier, Drone or Nurse: ";
  EXPECT_EQ(refusal_of(position, "Ne5-e6"), rule + "e6 is vacant.");
  EXPECT_EQ(refusal_of(position, "Ne5~d1"), rule + "d1 holds a white Highborn.");
  EXPECT_EQ(refusal_of(position, "Ne5~e1"), rule + "e1 holds a white Queen.");
  EXPECT_EQ(refusal_of(position, "Ne5~d4"), rule + "d4 holds a black Soldier.");
}

TEST(HiveQueenRefusal, OfAnIntroduction) {
  const Position position = placed("Qe1 Ne5 Nf6 Wa1 Wb1 Wc1 sd4 qe9", Side::white, 2);
  EXPECT_EQ(refusal_of(position, "+He4"), "Only Workers, Soldiers, Nurses and Drones may be introduced.");
  EXPECT_EQ(refusal_of(position, "+Qe4"), "Only Workers, Soldiers, Nurses and Drones may be introduced.");
  EXPECT_EQ(refusal_of(position, "+Sd4"),
            "A piece is introduced on a vacant cell: d4 holds a black Soldier.");
  EXPECT_EQ(refusal_of(position, "+Ne4"),
            "Only 2 Nurses a side are allowed on the field and you already have them.");
  EXPECT_EQ(refusal_of(position, "+Wa2"),
            "A Worker is introduced next to a friendly Nurse: there is none next to a2.");
  EXPECT_EQ(refusal_of(position, "+Si5"),
            "A Soldier is introduced next to a friendly piece: there is none next to i5.");
  const Position eight = placed("Qe1 Ne5 Nf6 Wa1 Wa2 Wa3 Wa4 Wa5 Wb1 Wc1 Wc2 qe9", Side::white, 2);
  EXPECT_EQ(refusal_of(eight, "+We4"),
            "Only 8 Workers a side are allowed on the field and you already have them.");
}

}  // namespace
}  // namespace hexcourt::hivequeen
