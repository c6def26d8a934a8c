#pragma once

#include <string>
#include <vector>

#include "game/error.hpp"
#include "game/value.hpp"

namespace hexcourt::game {

/// One value that a setting may take, with a sentence on what it means.
struct Choice {
  Value value;
  std::string sentence;
};

/// A setting of a game: its key, what it decides, and its values, the default first. A setting with no
/// choices listed takes whole numbers from `least` to `most`, `fallback` by default.
struct SettingSpec {
  std::string key;
  std::string sentence;
  std::vector<Choice> choices;
  std::int64_t least = 0;
  std::int64_t most = 0;
  std::int64_t fallback = 0;
};

using SettingSpecs = std::vector<SettingSpec>;

/// The default of a setting.
Value default_of(const SettingSpec& spec);

/// Every setting of `specs`, in their order: the overriding value where `overrides` names one, else the
/// default. Errors: bad_settings for a key not in `specs`, a key given twice, or a value the setting does not
/// take; the message names the key and lists what would be right.
Expected<NamedValues> complete(const SettingSpecs& specs, const NamedValues& overrides);

/// The value of `key` in `values`, which must hold it (a broken invariant otherwise; see complete()).
const Value& value_of(const NamedValues& values, std::string_view key);

/// A named set of settings of one game: "botermans" is Agon with `capture: ring`.
struct Ruleset {
  std::string name;
  std::string sentence;
  NamedValues overrides;
};

using Rulesets = std::vector<Ruleset>;

}  // namespace hexcourt::game
