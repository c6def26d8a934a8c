#pragma once

#include "match/event.hpp"
#include "protocol/json_writer.hpp"
#include "protocol/members.hpp"
#include "protocol/strict_json.hpp"

// The parts of event_json.hpp of which longer texts are made.

namespace hexcourt::protocol {

/// Writes the object that event_json.hpp describes, as a list's element or as the whole text.
void write_event(JsonWriter& out, const match::Event& event);

/// Reads its members; what does not belong there is for misunderstanding() to find.
match::Event read_event(Members<OrderedJson>& in);

}  // namespace hexcourt::protocol
