#include "command/rules.hpp"

#include <charconv>

#include "game/any_game.hpp"

namespace hexcourt::command {

namespace {

/// "-" while the game goes on, else who won and why.
std::string result_line(const game::AnyGame& game) {
  const auto result = game.result();
  if (!result) return "-\n";
  return std::string(word(result->outcome)) + " " + std::string(result->reason) + "\n";
}

game::Expected<int> read_depth(const std::string& text) {
  int depth = 0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, depth);
  if (read.ec != std::errc{} || read.ptr != end || depth < 0 || depth > kMostDepth) {
    return game::refuse(
        game::ErrorCode::bad_settings,
        "A depth is a whole number from 0 to " + std::to_string(kMostDepth) + ", not '" + text + "'.");
  }
  return depth;
}

}  // namespace

game::Expected<std::string> answer(const RulesStart& asked) {
  return open(asked.choice).map([](const game::AnyGame& game) { return game.position() + "\n"; });
}

game::Expected<std::string> answer(const RulesLegal& asked) {
  return open(asked.choice, asked.position).map([](const game::AnyGame& game) {
    std::string lines;
    for (const std::string& action : game.legal_actions()) lines += action + "\n";
    return lines;
  });
}

game::Expected<std::string> answer(const RulesApply& asked) {
  return open(asked.choice, asked.position)
      .and_then([&](const game::AnyGame& game) { return game.apply(asked.action); })
      .map([](const game::AnyStep& step) { return step.game.position() + "\n" + result_line(step.game); });
}

game::Expected<std::string> answer(const RulesResult& asked) {
  return open(asked.choice, asked.position).map(result_line);
}

game::Expected<std::string> answer(const RulesPerft& asked) {
  const auto depth = read_depth(asked.depth);
  if (!depth) return tl::make_unexpected(depth.error());
  return open(asked.choice, asked.from).map([&](const game::AnyGame& game) {
    return std::to_string(game.perft(*depth)) + "\n";
  });
}

}  // namespace hexcourt::command
