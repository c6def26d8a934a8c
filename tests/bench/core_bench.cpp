#include "core_bench.hpp"

#include "agon/agon.hpp"
#include "hivequeen/hivequeen.hpp"
#include "plain_hivequeen.hpp"
#include "registers.hpp"

namespace hexcourt::bench {

namespace {

/// The game under each of its rulesets; `form` tells apart what plays by the same rules.
template <game::Game G>
void register_rulesets(const std::string& form, int depth) {
  for (const game::Ruleset& ruleset : G::rulesets()) {
    const auto values = game::complete(G::setting_specs(), ruleset.overrides);
    register_core<G>(form + "/" + ruleset.name, G::settings(*values), depth);
  }
}

}  // namespace

void register_cores() {
  register_rulesets<hivequeen::HiveQueen>("core", 5);
  register_rulesets<hivequeen::plain::PlainHiveQueen>("plain", 5);
  register_rulesets<agon::Agon>("core", 4);
  register_core<agon::Agon>("core/agon-touch_move", {.touch_move = true}, 6);
}

}  // namespace hexcourt::bench
