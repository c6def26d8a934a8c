#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/judgement.hpp"
#include "engine/limits.hpp"
#include "engine/ranking.hpp"
#include "engine/score.hpp"
#include "engine/table.hpp"

namespace hexcourt::engine {

/// What is expected to be played, and what that is worth for the player to act.
template <typename Action>
struct Line {
  Score score = 0;
  std::vector<Action> actions;
};

/// Looks ahead by alpha-beta, a turn deeper each time. It searches actions, not turns: where a player acts
/// twice running, the score is not turned over. Behind the horizon what is forcing is followed to its end.
template <Judgement J>
class Search {
 public:
  using Game = typename J::Game;
  using Position = typename Game::Position;
  using Action = typename Game::Action;
  using Actions = typename Game::Actions;

  /// `table` may hold what earlier searches of the same game found.
  Search(Table& table, const Limits& limits, const Past& past)
      : table_(table), limits_(limits), turns_(past) {}

  /// The best `lines` lines from `root`, the best first; fewer where there are fewer actions, none after the
  /// end. `favour`, by number of legal action, is added to what that action is worth to the search; empty for
  /// none. The scores returned are without it.
  std::vector<Line<Action>> run(const Position& root, std::size_t lines,
                                const std::vector<Score>& favour = {});

  /// Positions looked at, and turns looked ahead to the end, by the last run.
  std::uint64_t nodes() const { return nodes_; }
  int turns() const { return done_; }

 private:
  using Step = typename Game::Step;
  using Ranked = Ranking<Actions>;

  struct Window {
    Score alpha;
    Score beta;
    Window turned() const { return {-beta, -alpha}; }
    Window empty() const { return {alpha, alpha + 1}; }
  };
  /// An action of the root: what was found behind it.
  struct Branch {
    Line<Action> line;
    Score favour = 0;
    Score rank() const { return is_sure(line.score) ? line.score : line.score + favour; }
  };

  static std::vector<Line<Action>> best_of(const std::vector<Branch>& branches, std::size_t lines);
  bool look_from_root(const Position& root, std::vector<Branch>& branches, std::size_t lines, int depth);
  Score look_at_branch(const Position& root, Branch& branch, int depth, Score best);
  Score look(const Position& position, int depth, Window window, int ply, bool may_pass);
  Score look_at_actions(const Position& position, int depth, Window window, int ply, std::uint16_t first);
  Score look_behind(const Step& step, game::Side side, int depth, Window window, int ply);
  Score look_deeper(const Step& step, game::Side side, int depth, int less, Window window, int ply,
                    bool first);
  Score settle(const Position& position, Window window, int ply, int horizon);
  bool passing_is_enough(const Position& position, int depth, Window window, int ply);
  bool answers(const std::optional<Finding>& finding, int depth, Window window) const;
  Score ended(const game::Result& result, game::Side side, int ply) const;
  Ranked ranking(const Position& position, const Actions& actions, int ply, std::uint16_t first) const;
  bool enough();
  bool repeats(std::uint64_t key) const {
    return std::find(turns_.rbegin(), turns_.rend(), key) != turns_.rend();
  }
  void follow(int ply, const Action& action);

  static constexpr std::uint16_t kNoAction = 0xffff;

  Table& table_;
  Limits limits_;
  Past turns_;
  Memory<Action> memory_;
  std::array<std::vector<Action>, kFarthest + 1> expected_;
  std::uint64_t nodes_ = 0;
  int done_ = 0;
  bool may_stop_ = false;
  bool stopped_ = false;
};

}  // namespace hexcourt::engine

#include "engine/search_behind.hpp"
#include "engine/search_root.hpp"
#include "engine/search_tree.hpp"
