#include <random>
#include <set>

#include "setup.hpp"

namespace hexcourt::hivequeen {
namespace {

using Random = std::mt19937;

/// Plays at random from the start and shows `look` every position, the last one included.
template <typename Look>
void play_at_random(Random& random, int most_actions, Look look) {
  Position position = HiveQueen::initial({});
  for (int played = 0;; ++played) {
    look(position);
    const Actions legal = HiveQueen::legal_actions(position);
    if (legal.empty() || played == most_actions) return;
    position = HiveQueen::apply_legal(position, legal[random() % legal.size()]).position;
  }
}

int units_of(char letter) {
  switch (letter) {
    case '\0':
      return 0;
    case 'Q':
    case 'q':
      return 6;
    case 'H':
    case 'h':
      return 3;
    default:
      return 1;
  }
}

/// Counted from the letters on the board.
int units_on(const Position& position, Side side) {
  int units = 0;
  for (const Cell cell : kField) {
    const char letter = HiveQueen::letter_at(position, cell);
    const Side owner = letter < 'a' ? Side::white : Side::black;
    if (owner == side) units += units_of(letter);
  }
  return units;
}

void expect_within_limits(const Army& army) {
  EXPECT_LE(army.count(Piece::queen), 1);
  EXPECT_LE(army.count(Piece::worker), 8);
  EXPECT_LE(army.count(Piece::drone), 2);
  EXPECT_LE(army.count(Piece::nurse), 2);
}

void expect_units_agree(const Position& position) {
  const auto facts = HiveQueen::describe(position);
  EXPECT_EQ(game::text(game::value_of(facts, "white_units")),
            std::to_string(units_on(position, Side::white)));
  EXPECT_EQ(game::text(game::value_of(facts, "black_units")),
            std::to_string(units_on(position, Side::black)));
}

void expect_reads_back(const Position& position) {
  const std::string text = HiveQueen::write_position(position);
  const auto read = HiveQueen::read_position({}, text);
  ASSERT_TRUE(read.has_value()) << text;
  EXPECT_EQ(*read, position) << text;
}

/// Both doors agree on what a listed action leads to, and units leave the field by captures only.
void expect_applies(const Position& position, const Action& action) {
  const auto applied = HiveQueen::apply(position, action);
  ASSERT_TRUE(applied.has_value()) << HiveQueen::write_action(position, action);
  EXPECT_EQ(applied->position, HiveQueen::apply_legal(position, action).position);
  EXPECT_EQ(applied->turn_ended, applied->position.to_act != position.to_act);
  const Side other = opponent(position.to_act);
  const bool lost = units_on(applied->position, other) < units_on(position, other);
  EXPECT_EQ(lost, !applied->captures.empty());
}

/// Each listed action has a text of its own that reads back.
void expect_actions_have_texts(const Position& position) {
  std::set<std::string> texts;
  for (const Action& action : HiveQueen::legal_actions(position)) {
    const std::string text = HiveQueen::write_action(position, action);
    EXPECT_TRUE(texts.insert(text).second) << text;
    EXPECT_EQ(HiveQueen::read_action(position, text), game::Expected<Action>(action)) << text;
  }
}

TEST(HiveQueenRandomPlay, PositionsKeepTheLimitsAndReadBackEqual) {
  Random random(20);
  for (int game = 0; game < 300; ++game) {
    play_at_random(random, 120, [](const Position& position) {
      for (const Army& army : position.armies) expect_within_limits(army);
      expect_units_agree(position);
      expect_reads_back(position);
    });
  }
}

TEST(HiveQueenRandomPlay, ListedActionsApplyAndReadBackEqual) {
  Random random(21);
  for (int game = 0; game < 60; ++game) {
    play_at_random(random, 120, [&](const Position& position) {
      if (random() % 8 != 0) return;
      expect_actions_have_texts(position);
      for (const Action& action : HiveQueen::legal_actions(position)) expect_applies(position, action);
    });
  }
}

TEST(HiveQueenRandomPlay, TheGameIsOverWhenNothingCanBePlayed) {
  Random random(22);
  int ended = 0;
  for (int game = 0; game < 300; ++game) {
    play_at_random(random, 300, [&](const Position& position) {
      const bool over = HiveQueen::result(position).has_value();
      EXPECT_EQ(over, HiveQueen::legal_actions(position).empty());
      ended += over ? 1 : 0;
    });
  }
  EXPECT_GT(ended, 50);
}

TEST(HiveQueenRandomPlay, ASideThatCouldProduceCanMove) {
  Random random(23);
  for (int game = 0; game < 100; ++game) {
    play_at_random(random, 200, [](const Position& position) {
      const bool ongoing = !position.producing() && !HiveQueen::result(position);
      if (ongoing && position.friends().allowance() > 0) {
        EXPECT_FALSE(HiveQueen::legal_actions(position).empty());
      }
    });
  }
}

/// Every action that a text can name.
template <typename Try>
void for_every_action(Try attempt) {
  attempt(kStop);
  for (const Piece piece : kPieces) {
    for (const Cell from : kField) {
      attempt({Manner::introduce, piece, hex::kNowhere, from});
      attempt({Manner::stay, piece, from, from, true});
      for (const Cell to : kField) {
        attempt({Manner::swap, piece, from, to});
        for (const Manner manner : {Manner::move, Manner::capture}) {
          attempt({manner, piece, from, to, false});
          attempt({manner, piece, from, to, true});
        }
      }
    }
  }
}

/// The checked door lets in what is listed and nothing else.
void expect_only_listed_actions_apply(const Position& position) {
  std::set<std::string> listed;
  for (const Action& action : HiveQueen::legal_actions(position)) {
    listed.insert(HiveQueen::write_action(position, action));
  }
  std::size_t applied = 0;
  for_every_action([&](const Action& action) {
    const auto step = HiveQueen::apply(position, action);
    if (!step) {
      ASSERT_EQ(step.error().message.back(), '.');
      return;
    }
    ++applied;
    EXPECT_TRUE(listed.contains(HiveQueen::write_action(position, action)));
  });
  EXPECT_EQ(applied, listed.size()) << HiveQueen::write_position(position);
}

TEST(HiveQueenRandomPlay, OnlyListedActionsApply) {
  Random random(24);
  for (int game = 0; game < 4; ++game) {
    play_at_random(random, 120, [&](const Position& position) {
      if (random() % 32 == 0) expect_only_listed_actions_apply(position);
    });
  }
}

TEST(HiveQueenPromotion, OnlyListedActionsApply) {
  expect_only_listed_actions_apply(placed("Hd1 Hf1 Dc1 Wa1 Wb1 Wi1 qe9 se8 dd5"));
}

}  // namespace
}  // namespace hexcourt::hivequeen
