#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hexcourt::protocol {

/// Holds a frame from the server against the schema of its type in protocol/schema/server. None where it is
/// valid; else why not, with the path of the member. May be called from any thread.
std::optional<std::string> schema_violation(std::string_view server_frame);

/// The same for a frame from a client.
std::optional<std::string> client_schema_violation(std::string_view client_frame);

/// The same for a record in JSON, against protocol/schema/record.json.
std::optional<std::string> record_schema_violation(std::string_view record);

}  // namespace hexcourt::protocol
