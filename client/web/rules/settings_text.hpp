#pragma once

#include <string_view>

#include "game/value.hpp"

namespace hexcourt::page {

/// Settings as the page writes them, a line each: `key=true`, `key=3`, `key="text"`. A value of no such form
/// is a text that no setting takes, so that whoever reads the settings refuses it by name.
game::NamedValues settings_in(std::string_view lines);

}  // namespace hexcourt::page
