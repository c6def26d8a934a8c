#pragma once

#include <vector>

namespace hexcourt::engine {

/// A position that was met in a game, and what White scored in that game: 1, 0.5 or 0.
struct Sample {
  std::vector<double> features;
  double share = 0.5;
};

/// The weights under which expectation() comes nearest to what was scored (logistic regression, by gradient
/// descent in `rounds` rounds from `weights` on). Every sample has as many features as there are weights.
std::vector<double> fitted(std::vector<double> weights, const std::vector<Sample>& samples, int rounds);

/// How surprising what was scored is under these weights, a sample, in bits; less is better.
double surprise(const std::vector<double>& weights, const std::vector<Sample>& samples);

}  // namespace hexcourt::engine
