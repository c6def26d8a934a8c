#pragma once

#include <optional>
#include <string>

#include "agon/action.hpp"

namespace hexcourt::agon {

/// Which rule forbids `action`, as a sentence to the player who would act; nothing where it is legal, that
/// is, where it is one of legal_actions(position).
std::optional<std::string> why_illegal(const Position& position, Action action);

}  // namespace hexcourt::agon
