#pragma once

#include <optional>

#include "match/command.hpp"
#include "protocol/messages.hpp"

namespace hexcourt::server {

/// The match's command that a message stands for; none for a message that is not about the match.
std::optional<match::Command> command_of(const protocol::ClientMessage& message);

}  // namespace hexcourt::server
