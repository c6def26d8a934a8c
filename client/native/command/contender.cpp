#include "command/contender.hpp"

#include <charconv>
#include <optional>
#include <utility>

#include "engine/levels.hpp"

namespace hexcourt::command {

namespace {

struct Kind {
  engine::Manner manner = engine::Manner::search;
  engine::Level level = engine::kUnbound;
};

std::optional<Kind> kind_of(std::string_view name, const engine::Levels& levels) {
  if (name == "monte-carlo") return Kind{engine::Manner::monte_carlo};
  if (name == "greedy") return Kind{engine::Manner::greedy};
  if (name == "random") return Kind{engine::Manner::random};
  std::size_t level = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), level);
  if (error != std::errc{} || end != name.data() + name.size() || level < 1 || level > levels.size()) {
    return std::nullopt;
  }
  return Kind{engine::Manner::search, levels[level - 1]};
}

/// A tree of random games grows with each of them; a table of positions need not.
std::size_t memory_for(engine::Manner manner) {
  return (manner == engine::Manner::monte_carlo ? std::size_t{256} : std::size_t{16}) << 20;
}

}  // namespace

tl::expected<Contender, std::string> Contender::named(std::string_view name, std::string_view game,
                                                      std::chrono::milliseconds thinks) {
  const engine::Levels* levels = engine::levels_of(game);
  if (levels == nullptr) return tl::make_unexpected("The computer does not play " + std::string(game) + '.');
  const auto kind = kind_of(name, *levels);
  if (!kind) {
    return tl::make_unexpected("Nobody is called '" + std::string(name) +
                               "'. There are the levels 1 to 8, monte-carlo, greedy and random.");
  }
  return Contender(std::string(name), engine::engine_for(game, kind->manner, memory_for(kind->manner)),
                   kind->level.limits(), kind->level.spread, thinks);
}

std::string Contender::choose(const game::AnyGame& game, const std::vector<game::AnyGame>& past,
                              std::uint64_t seed) {
  using Clock = std::chrono::steady_clock;
  engine::Question question{game, past, limits_, 1, spread_, seed};
  question.limits.stop = [until = Clock::now() + thinks_] { return Clock::now() >= until; };
  return engine_->think(question).lines.front().actions.front();
}

}  // namespace hexcourt::command
