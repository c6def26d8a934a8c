#pragma once

#include <vector>

#include "protocol/messages.hpp"

namespace hexcourt::protocol {

/// Every message, each with all its members and with as few as can be.
std::vector<ClientMessage> client_samples();
std::vector<ServerMessage> server_samples();

/// A state amid a game without clocks.
State running_state();

}  // namespace hexcourt::protocol
