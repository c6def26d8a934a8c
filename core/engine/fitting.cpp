#include "engine/fitting.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "engine/score.hpp"

namespace hexcourt::engine {

namespace {

double expected_share(const std::vector<double>& weights, const Sample& sample) {
  double score = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) score += weights[i] * sample.features[i];
  return std::clamp(expectation(score), 1e-6, 1 - 1e-6);
}

/// How much more is expected than was scored for each unit of each feature, on the average.
std::vector<double> slope(const std::vector<double>& weights, const std::vector<Sample>& samples) {
  std::vector<double> slope(weights.size());
  for (const Sample& sample : samples) {
    const double excess = expected_share(weights, sample) - sample.share;
    for (std::size_t i = 0; i < slope.size(); ++i) slope[i] += excess * sample.features[i];
  }
  for (double& part : slope) part /= static_cast<double>(samples.size());
  return slope;
}

}  // namespace

/// Adam (Kingma and Ba, 2015): each weight goes its own pace, by how steady its slope is.
std::vector<double> fitted(std::vector<double> weights, const std::vector<Sample>& samples, int rounds) {
  constexpr double kPace = 2;
  constexpr double kKeepSlope = 0.9;
  constexpr double kKeepSquare = 0.999;
  if (samples.empty()) return weights;
  std::vector<double> mean(weights.size());
  std::vector<double> square(weights.size());
  for (int round = 1; round <= rounds; ++round) {
    const std::vector<double> now = slope(weights, samples);
    for (std::size_t i = 0; i < weights.size(); ++i) {
      mean[i] = kKeepSlope * mean[i] + (1 - kKeepSlope) * now[i];
      square[i] = kKeepSquare * square[i] + (1 - kKeepSquare) * now[i] * now[i];
      const double steady = mean[i] / (1 - std::pow(kKeepSlope, round));
      const double size = std::sqrt(square[i] / (1 - std::pow(kKeepSquare, round)));
      weights[i] -= kPace * steady / (size + 1e-9) * (1 - static_cast<double>(round) / rounds);
    }
  }
  return weights;
}

double surprise(const std::vector<double>& weights, const std::vector<Sample>& samples) {
  double bits = 0;
  for (const Sample& sample : samples) {
    const double share = expected_share(weights, sample);
    bits -= sample.share * std::log2(share) + (1 - sample.share) * std::log2(1 - share);
  }
  return samples.empty() ? 0 : bits / static_cast<double>(samples.size());
}

}  // namespace hexcourt::engine
