#include "game/setting.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace hexcourt::game {

namespace {

std::string allowed_values(const SettingSpec& spec) {
  if (spec.choices.empty())
    return "a whole number from " + std::to_string(spec.least) + " to " + std::to_string(spec.most);
  std::string list;
  for (std::size_t i = 0; i < spec.choices.size(); ++i) {
    if (i > 0) list += i + 1 == spec.choices.size() ? " or " : ", ";
    list += text(spec.choices[i].value);
  }
  return list;
}

std::string all_keys(const SettingSpecs& specs) {
  if (specs.empty()) return "This game has no settings.";
  std::string list = "There are: ";
  for (std::size_t i = 0; i < specs.size(); ++i) list += (i > 0 ? ", " : "") + specs[i].key;
  return list + ".";
}

bool takes(const SettingSpec& spec, const Value& value) {
  if (spec.choices.empty()) {
    const auto* number = std::get_if<std::int64_t>(&value);
    return number != nullptr && *number >= spec.least && *number <= spec.most;
  }
  return std::any_of(spec.choices.begin(), spec.choices.end(),
                     [&](const Choice& choice) { return choice.value == value; });
}

}  // namespace

std::string text(const Value& value) {
  if (const auto* truth = std::get_if<bool>(&value)) return *truth ? "true" : "false";
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  return std::get<std::string>(value);
}

Value value_of(const std::string& text) {
  if (text == "true" || text == "false") return text == "true";
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc{} && end == text.data() + text.size()) return number;
  return text;
}

Value default_of(const SettingSpec& spec) {
  if (spec.choices.empty()) return spec.fallback;
  return spec.choices.front().value;
}

Expected<NamedValues> complete(const SettingSpecs& specs, const NamedValues& overrides) {
  NamedValues all;
  for (const SettingSpec& spec : specs) all.push_back({spec.key, default_of(spec)});
  std::vector<bool> given(specs.size(), false);
  for (const NamedValue& override : overrides) {
    const auto spec = std::find_if(specs.begin(), specs.end(), [&](const SettingSpec& candidate) {
      return candidate.key == override.name;
    });
    if (spec == specs.end()) {
      return refuse(ErrorCode::bad_settings,
                    "There is no setting '" + override.name + "'. " + all_keys(specs));
    }
    const auto index = static_cast<std::size_t>(spec - specs.begin());
    if (given[index]) {
      return refuse(ErrorCode::bad_settings, "The setting '" + override.name + "' is given twice.");
    }
    if (!takes(*spec, override.value)) {
      return refuse(ErrorCode::bad_settings, "The setting '" + spec->key + "' takes " +
                                                 allowed_values(*spec) + ", not '" + text(override.value) +
                                                 "'.");
    }
    given[index] = true;
    all[index].value = override.value;
  }
  return all;
}

const Value& value_of(const NamedValues& values, std::string_view key) {
  const auto found =
      std::find_if(values.begin(), values.end(), [&](const NamedValue& value) { return value.name == key; });
  if (found == values.end()) std::abort();
  return found->value;
}

}  // namespace hexcourt::game
