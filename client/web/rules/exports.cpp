// What JavaScript calls. Texts are UTF-8 in linear memory: whoever calls allocates them, gives each as where
// it is and how many bytes it has, and releases them. An asking function returns the size of its answer,
// which stays at answer() until the next is asked.

#include <cstddef>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "answers.hpp"
#include "protocol/game_list.hpp"

namespace hexcourt::page {

namespace {

std::string& kept() {
  static std::string answer;
  return answer;
}

std::size_t keep(std::string answer) {
  kept() = std::move(answer);
  return kept().size();
}

}  // namespace

[[clang::export_name("allocate")]] void* allocate(std::size_t size) { return ::operator new(size); }
[[clang::export_name("release")]] void release(void* memory) { ::operator delete(memory); }

[[clang::export_name("answer")]] const char* answer() { return kept().data(); }

[[clang::export_name("games")]] std::size_t games() { return keep(protocol::game_list()); }

/// At the game's start where `position` is null.
[[clang::export_name("open")]] std::size_t open(const char* game, std::size_t game_size, const char* settings,
                                                std::size_t settings_size, const char* position,
                                                std::size_t position_size) {
  std::optional<std::string_view> at;
  if (position != nullptr) at = std::string_view(position, position_size);
  return keep(answer_open({game, game_size}, {settings, settings_size}, at));
}

[[clang::export_name("apply")]] std::size_t apply(const char* game, std::size_t game_size,
                                                  const char* settings, std::size_t settings_size,
                                                  const char* position, std::size_t position_size,
                                                  const char* action, std::size_t action_size) {
  return keep(answer_apply({game, game_size}, {settings, settings_size}, {position, position_size},
                           {action, action_size}));
}

}  // namespace hexcourt::page
