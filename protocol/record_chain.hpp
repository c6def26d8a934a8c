#pragma once

#include <string>
#include <string_view>

#include "protocol/record.hpp"

namespace hexcourt::protocol {

/// The head of the chain of hashes over a record's events, in 64 hexadecimal digits. With H for SHA-256 and +
/// for putting bytes one behind the other, the links are
///   link 0 = H("hexcourt record 1\n" + room + "\n")
///   link n = H(link n-1, its 32 bytes, + event_json(event n))
/// and the head is the last one. So a head that is known from elsewhere vouches for every event, its order,
/// its time and its clock receipt; the head in a file vouches for nothing but that nobody changed the file
/// without taking the trouble to make a new one.
std::string record_chain(const Record& record);

inline constexpr std::string_view kBrokenChain =
    "The chain is broken: some event, or the room, is not as it was when the record was made.";

}  // namespace hexcourt::protocol
