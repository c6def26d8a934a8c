#include "protocol/game_list.hpp"

#include "catalogue/catalogue.hpp"
#include "match/repetition.hpp"
#include "protocol/json_writer.hpp"

namespace hexcourt::protocol {

namespace {

void write_setting(JsonWriter& out, const game::SettingSpec& spec) {
  out.object([&] {
    out.member("key", spec.key);
    out.member("sentence", spec.sentence);
    if (spec.choices.empty()) {
      out.member("least", spec.least);
      out.member("most", spec.most);
    } else {
      out.list("choices", spec.choices, [&](const game::Choice& choice) {
        out.object([&] {
          out.member("value", choice.value);
          out.member("sentence", choice.sentence);
        });
      });
    }
    out.member("default", game::default_of(spec));
  });
}

void write_ruleset(JsonWriter& out, const game::Ruleset& ruleset) {
  out.object([&] {
    out.member("name", ruleset.name);
    out.member("sentence", ruleset.sentence);
    out.member("settings", ruleset.overrides);
  });
}

std::string write_games() {
  JsonWriter out;
  out.list(catalogue::games(), [&](const catalogue::Entry& entry) {
    game::SettingSpecs settings = entry.settings;
    settings.insert(settings.end(), match::setting_specs().begin(), match::setting_specs().end());
    out.object([&] {
      out.member("name", entry.name);
      out.member("title", entry.title);
      out.list("settings", settings, [&](const game::SettingSpec& spec) { write_setting(out, spec); });
      out.list("rulesets", entry.rulesets,
               [&](const game::Ruleset& ruleset) { write_ruleset(out, ruleset); });
    });
  });
  return out.text();
}

}  // namespace

const std::string& game_list() {
  static const std::string kList = write_games();
  return kList;
}

}  // namespace hexcourt::protocol
