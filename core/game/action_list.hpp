#pragma once

#include <array>
#include <cstddef>

namespace hexcourt::game {

/// A list of actions that never allocates. `Capacity` is the most that the rules of a game can produce; the
/// game proves the bound where it names it.
template <typename Action, std::size_t Capacity>
class ActionList {
 public:
  using value_type = Action;

  void add(const Action& action) { actions_[size_++] = action; }
  void clear() { size_ = 0; }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Action& operator[](std::size_t i) const { return actions_[i]; }
  const Action* begin() const { return actions_.data(); }
  const Action* end() const { return actions_.data() + size_; }

 private:
  std::size_t size_ = 0;
  std::array<Action, Capacity> actions_;
};

}  // namespace hexcourt::game
