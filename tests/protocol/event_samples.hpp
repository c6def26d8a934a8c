#pragma once

#include <vector>

#include "match/event.hpp"

namespace hexcourt::protocol {

/// Every kind of event, each with all it can hold and with as little as it can. They make no match.
std::vector<match::Event> event_samples();

}  // namespace hexcourt::protocol
