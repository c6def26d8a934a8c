#pragma once

#include <cstddef>
#include <memory>
#include <type_traits>

namespace hexcourt::game {

/// A list of actions that never allocates, and writes no more of its room than is used. `Capacity` is the
/// most that the rules of a game can produce; the game proves the bound where it names it.
template <typename Action, std::size_t Capacity>
class ActionList {
  static_assert(std::is_trivially_copyable_v<Action>);

  static constexpr std::size_t kSlack = 4;

 public:
  using value_type = Action;
  static constexpr std::size_t kCapacity = Capacity;

  ActionList() {}  // "= default" would be deleted: nothing in the room is an action yet
  ActionList(const ActionList& other) { *this = other; }
  ActionList& operator=(const ActionList& other) {
    size_ = static_cast<std::size_t>(std::uninitialized_copy(other.begin(), other.end(), room_) - room_);
    return *this;
  }
  ~ActionList() = default;

  void add(const Action& action) { std::construct_at(room_ + size_++, action); }
  /// Adds what `make` makes of each of `cells`. They are taken a few at a time, whether there are as many or
  /// not: what is made of none is written over by what comes next, and costs less than to guess wrong where
  /// each of many short lists ends.
  template <std::size_t AtOnce = kSlack, typename Cells, typename Make>
  void add_each(Cells cells, Make make) {
    static_assert(AtOnce <= kSlack);
    const auto count = static_cast<std::size_t>(cells.size());
    Action* next = room_ + size_;
    do {
      for (std::size_t i = 0; i < AtOnce; ++i) {
        std::construct_at(next++, make(cells.first_if_any()));
        cells.remove_first();
      }
    } while (!cells.empty());
    size_ += count;
  }
  /// Adds `action` if it is `wanted`, without a branch: it is written anyhow, so that there must be room.
  void add_if(bool wanted, const Action& action) {
    std::construct_at(room_ + size_, action);
    size_ += wanted ? 1 : 0;
  }
  void clear() { size_ = 0; }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Action& operator[](std::size_t i) const { return room_[i]; }
  const Action* begin() const { return room_; }
  const Action* end() const { return room_ + size_; }

 private:
  std::size_t size_ = 0;
  union {
    Action room_[Capacity + kSlack];
  };
};

}  // namespace hexcourt::game
