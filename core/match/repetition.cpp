#include "match/repetition.hpp"

#include <algorithm>
#include <cstdint>
#include <variant>

namespace hexcourt::match {

namespace {

constexpr const char* kClaimAfter = "claim_after";
constexpr const char* kDrawAfter = "draw_after";

game::SettingSpec occurrences_spec(const char* key, const char* sentence, int fallback) {
  return {.key = key, .sentence = sentence, .choices = {}, .least = 0, .most = 100, .fallback = fallback};
}

/// A setting of 1 is refused: the first occurrence is the start of the game itself.
game::Expected<void> check_occurrences(const game::NamedValues& values) {
  for (const game::NamedValue& value : values) {
    if (value.value != game::Value(std::int64_t{1})) continue;
    return game::refuse(
        game::ErrorCode::bad_settings,
        "The setting '" + value.name +
            "' takes 0 for never, or 2 to 100, not '1': every position has stood once when the "
            "game starts, which is no repetition.");
  }
  return {};
}

int number_of(const game::NamedValues& values, const char* key) {
  return static_cast<int>(*std::get_if<std::int64_t>(&game::value_of(values, key)));
}

}  // namespace

const game::SettingSpecs& setting_specs() {
  static const game::SettingSpecs kSpecs{
      occurrences_spec(
          kClaimAfter,
          "From which occurrence of a position on the player to act may claim a draw: 2 or more; 0 = never.",
          RepetitionLimits{}.claim_after),
      occurrences_spec(kDrawAfter,
                       "On which occurrence of a position the game is drawn by itself: 2 or more; 0 = never.",
                       RepetitionLimits{}.draw_after),
  };
  return kSpecs;
}

game::Expected<PartedSettings> part_settings(const game::NamedValues& all) {
  PartedSettings parted;
  game::NamedValues own;
  for (const game::NamedValue& value : all) {
    const bool is_own = std::any_of(setting_specs().begin(), setting_specs().end(),
                                    [&](const game::SettingSpec& spec) { return spec.key == value.name; });
    (is_own ? own : parted.game).push_back(value);
  }
  const auto complete = game::complete(setting_specs(), own);
  if (!complete) return tl::make_unexpected(complete.error());
  if (const auto checked = check_occurrences(*complete); !checked) {
    return tl::make_unexpected(checked.error());
  }
  parted.repetition = {.claim_after = number_of(*complete, kClaimAfter),
                       .draw_after = number_of(*complete, kDrawAfter)};
  return parted;
}

}  // namespace hexcourt::match
