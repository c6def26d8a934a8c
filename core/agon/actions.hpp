#pragma once

#include "agon/action.hpp"

namespace hexcourt::agon {

/// Every legal action, none after the end.
Actions legal_actions(const Position& position);

}  // namespace hexcourt::agon
