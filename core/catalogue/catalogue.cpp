#include "catalogue/catalogue.hpp"

#include <algorithm>
#include <utility>

#include "agon/agon.hpp"
#include "hivequeen/hivequeen.hpp"

namespace hexcourt::catalogue {

namespace {

template <game::Game G>
Entry entry() {
  return {std::string(G::kName), std::string(G::kTitle), G::setting_specs(), G::rulesets(),
          [](const game::NamedValues& values,
             std::optional<std::string_view> position) -> game::Expected<game::AnyGame> {
            const typename G::Settings settings = G::settings(values);
            if (!position) return game::AnyGame::of<G>(G::initial(settings));
            return G::read_position(settings, *position).map([](const typename G::Position& read) {
              return game::AnyGame::of<G>(read);
            });
          }};
}

const game::Ruleset* find_ruleset(const Entry& entry, std::string_view name) {
  const auto found = std::find_if(entry.rulesets.begin(), entry.rulesets.end(),
                                  [&](const game::Ruleset& ruleset) { return ruleset.name == name; });
  return found == entry.rulesets.end() ? nullptr : &*found;
}

/// `base` with each of `over` added, or put in place of the value of the same name.
game::NamedValues laid_over(game::NamedValues base, const game::NamedValues& over) {
  base.erase(std::remove_if(base.begin(), base.end(),
                            [&](const game::NamedValue& value) {
                              return std::any_of(
                                  over.begin(), over.end(),
                                  [&](const game::NamedValue& other) { return other.name == value.name; });
                            }),
             base.end());
  base.insert(base.end(), over.begin(), over.end());
  return base;
}

std::string all_names() {
  std::string list;
  for (const Entry& entry : games()) {
    for (const game::Ruleset& ruleset : entry.rulesets) list += (list.empty() ? "" : ", ") + ruleset.name;
  }
  return list;
}

}  // namespace

const std::vector<Entry>& games() {
  static const std::vector<Entry> kGames{
      entry<hivequeen::HiveQueen>(),
      entry<agon::Agon>(),
  };
  return kGames;
}

const Entry* find(std::string_view game_or_ruleset) {
  const auto found = std::find_if(games().begin(), games().end(), [&](const Entry& entry) {
    return find_ruleset(entry, game_or_ruleset) != nullptr;
  });
  return found == games().end() ? nullptr : &*found;
}

game::Expected<game::AnyGame> open(std::string_view game_or_ruleset, const game::NamedValues& overrides,
                                   std::optional<std::string_view> position) {
  const Entry* entry = find(game_or_ruleset);
  if (entry == nullptr) {
    return game::refuse(game::ErrorCode::bad_settings, "There is no game '" + std::string(game_or_ruleset) +
                                                           "'. There are: " + all_names() + ".");
  }
  const game::Ruleset& ruleset = *find_ruleset(*entry, game_or_ruleset);
  const auto settings = game::complete(entry->settings, laid_over(ruleset.overrides, overrides));
  if (!settings) return tl::make_unexpected(settings.error());
  return entry->open(*settings, position);
}

}  // namespace hexcourt::catalogue
