#include "variant.hpp"

#include <cctype>

namespace hexcourt::contract {

namespace {

std::vector<game::Value> values_of(const game::SettingSpec& spec) {
  if (spec.choices.empty()) return {spec.fallback, spec.least, spec.most};
  std::vector<game::Value> values;
  values.reserve(spec.choices.size());
  for (const game::Choice& choice : spec.choices) values.push_back(choice.value);
  return values;
}

/// `settings`, and every combination of the values of the specs from number `next` on behind them.
void add_combinations(const catalogue::Entry& entry, const game::NamedValues& settings, std::size_t next,
                      std::vector<Variant>& variants) {
  if (next == entry.settings.size()) {
    variants.push_back({&entry, settings});
    return;
  }
  const game::SettingSpec& spec = entry.settings[next];
  for (const game::Value& value : values_of(spec)) {
    game::NamedValues longer = settings;
    longer.push_back({spec.key, value});
    add_combinations(entry, longer, next + 1, variants);
  }
}

}  // namespace

std::string Variant::name() const {
  std::string name = entry->name;
  for (const game::NamedValue& setting : settings) name += "_" + game::text(setting.value);
  for (char& c : name) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  }
  return name;
}

game::AnyGame Variant::start() const { return *entry->open(settings, std::nullopt); }

std::uint64_t Variant::seed(std::uint64_t salt) const {
  std::uint64_t seed = salt;
  for (const char c : name()) seed = seed * 1099511628211U + static_cast<unsigned char>(c);
  return seed;
}

std::vector<Variant> all_variants() {
  std::vector<Variant> variants;
  for (const catalogue::Entry& entry : catalogue::games()) add_combinations(entry, {}, 0, variants);
  return variants;
}

}  // namespace hexcourt::contract
