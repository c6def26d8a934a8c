#include "engine/fitting.hpp"

#include <gtest/gtest.h>

#include "engine/chance.hpp"
#include "engine/judge.hpp"
#include "engine/score.hpp"

namespace hexcourt::engine {
namespace {

/// Games whose outcome is drawn as these weights say.
std::vector<Sample> games_by(const std::vector<double>& weights, int count) {
  Chance chance(5);
  std::vector<Sample> samples;
  samples.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) {
    Sample sample;
    double score = 0;
    for (const double weight : weights) {
      sample.features.push_back(static_cast<double>(chance.below(7)) - 3);
      score += weight * sample.features.back();
    }
    sample.share = chance.part() < expectation(score) ? 1 : 0;
    samples.push_back(sample);
  }
  return samples;
}

TEST(Fitting, FindsTheWeightsBehindTheGames) {
  const std::vector<double> truth{100, -40, 0};
  const auto found = fitted({0, 0, 0}, games_by(truth, 20'000), 1000);
  for (std::size_t i = 0; i < truth.size(); ++i) EXPECT_NEAR(found[i], truth[i], 6);
}

TEST(Fitting, LeavesLessSurprise) {
  const auto samples = games_by({100, -40, 0}, 2000);
  EXPECT_LT(surprise(fitted({0, 0, 0}, samples, 500), samples), surprise({0, 0, 0}, samples));
}

TEST(Fitting, WithoutGamesNothingIsLearnt) {
  EXPECT_EQ(fitted({1, 2}, {}, 100), (std::vector<double>{1, 2}));
}

TEST(Judges, NameAndWeighEveryFeature) {
  for (const char* game : {"hivequeen", "agon"}) {
    const auto judge = judge_for(game);
    EXPECT_EQ(judge->names().size(), judge->weights().size());
  }
  EXPECT_EQ(judge_for("chess"), nullptr);
}

}  // namespace
}  // namespace hexcourt::engine
