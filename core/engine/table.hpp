#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/score.hpp"

namespace hexcourt::engine {

/// What a kept score says of the true one.
enum class Bound : std::uint8_t { exact, at_least, at_most };

/// What was found out about a position: `action` is the best one's number in the list of legal actions, and
/// `depth`, in parts of a turn, how far was looked.
struct Finding {
  Score score = 0;
  std::uint16_t action = 0;
  std::int16_t depth = 0;
  Bound bound = Bound::exact;
};

/// The positions that a search has seen, by their keys. Of fixed size: what is newer, or looked deeper, takes
/// the place of what was there.
class Table {
 public:
  /// `bytes`: what it may take, at least 16.
  explicit Table(std::size_t bytes) : entries_(std::size_t{1} << exponent(bytes)) {}

  /// What is kept of the position of this key. `ply`, the actions from the root to it, is what sure scores
  /// are counted from.
  std::optional<Finding> find(std::uint64_t key, int ply) const {
    const Entry& entry = entries_[key & (entries_.size() - 1)];
    if (entry.key != key) return std::nullopt;
    return Finding{from_here(entry.score, ply), entry.action, entry.depth, entry.bound};
  }
  void keep(std::uint64_t key, int ply, const Finding& finding) {
    Entry& entry = entries_[key & (entries_.size() - 1)];
    if (entry.key == key && entry.depth > finding.depth && finding.bound != Bound::exact) return;
    entry = {key, static_cast<std::int16_t>(from_here(finding.score, -ply)), finding.action, finding.depth,
             finding.bound};
  }

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::int16_t score = 0;
    std::uint16_t action = 0;
    std::int16_t depth = 0;
    Bound bound = Bound::exact;
  };

  /// Sure ends are kept as seen from their own position, and not from the root.
  static constexpr Score from_here(Score score, int ply) {
    if (!is_sure(score)) return score;
    return score > 0 ? score - ply : score + ply;
  }
  static constexpr int exponent(std::size_t bytes) {
    int exponent = 0;
    while ((sizeof(Entry) << (exponent + 1)) <= bytes) ++exponent;
    return exponent;
  }

  std::vector<Entry> entries_;
};

}  // namespace hexcourt::engine
