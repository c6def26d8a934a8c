#include "command/tournament.hpp"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <ostream>
#include <utility>

#include "command/contender.hpp"
#include "command/encounter.hpp"

namespace hexcourt::command {

namespace {

game::Outcome play(const game::AnyGame& start, Contender& white, Contender& black, std::uint64_t seed) {
  Encounter encounter(start);
  while (!encounter.over()) {
    Contender& player = encounter.game().to_act() == game::Side::white ? white : black;
    encounter.act(player.choose(encounter.game(), encounter.past(), ++seed));
  }
  return encounter.outcome();
}

void count(Score& score, game::Outcome outcome, game::Side side) {
  if (outcome == game::Outcome::draw) {
    ++score.drawn;
  } else {
    ++(outcome == game::win_for(side) ? score.won : score.lost);
  }
}

/// What the first of the two scored.
Score play_pair(const Tournament& asked, const game::AnyGame& start, Contender& one, Contender& other) {
  Score score;
  for (std::int64_t game = 0; game < asked.games; game += 2) {
    const std::uint64_t seed = (asked.seed << 32) + static_cast<std::uint64_t>(game) * 1000;
    const game::AnyGame from = random_opening(start, asked.opening, seed);
    count(score, play(from, one, other, seed), game::Side::white);
    count(score, play(from, other, one, seed), game::Side::black);
  }
  return score;
}

double difference_of(double share, double games) {
  const double least = 0.5 / games;
  const double kept = std::clamp(share, least, 1 - least);
  return 400 * std::log10(kept / (1 - kept));
}

}  // namespace

double Score::share() const {
  return (static_cast<double>(won) + static_cast<double>(drawn) / 2) / static_cast<double>(games());
}

double Score::difference() const { return difference_of(share(), static_cast<double>(games())); }

double Score::margin() const {
  const auto n = static_cast<double>(games());
  const double mean = share();
  const double square = (static_cast<double>(won) + static_cast<double>(drawn) / 4) / n - mean * mean;
  const double off = 1.96 * std::sqrt(std::max(square, 0.25 / n) / n);
  return (difference_of(mean + off, n) - difference_of(mean - off, n)) / 2;
}

game::Expected<void> run_tournament(const Tournament& asked, std::ostream& out) {
  const auto start = open(asked.choice);
  if (!start) return tl::make_unexpected(start.error());
  std::vector<Contender> players;
  for (const std::string& name : asked.players) {
    auto player = Contender::named(name, start->name(), std::chrono::milliseconds(asked.thinks));
    if (!player) return game::refuse(game::ErrorCode::bad_settings, player.error());
    players.push_back(std::move(*player));
  }
  out << "player        against       won drawn  lost   share  difference\n" << std::fixed;
  std::vector<double> ratings{0};
  for (std::size_t i = 1; i < players.size(); ++i) {
    const Score score = play_pair(asked, *start, players[i], players[i - 1]);
    ratings.push_back(ratings.back() + score.difference());
    out << std::left << std::setw(14) << players[i].name() << std::setw(12) << players[i - 1].name()
        << std::right << std::setw(5) << score.won << std::setw(6) << score.drawn << std::setw(6)
        << score.lost << std::setprecision(1) << std::setw(7) << 100 * score.share() << "%"
        << std::setprecision(0) << std::setw(8) << score.difference() << " +-" << score.margin() << std::endl;
  }
  out << "\nplayer         rating\n";
  for (std::size_t i = 0; i < players.size(); ++i) {
    out << std::left << std::setw(14) << players[i].name() << std::right << std::setw(7) << ratings[i]
        << '\n';
  }
  return {};
}

}  // namespace hexcourt::command
