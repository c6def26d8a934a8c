#pragma once

namespace hexcourt::bench {

/// What is measured of the games themselves, without text between: "core" as they are, "plain" by the first
/// form of the rules, which the tests keep.
void register_cores();

}  // namespace hexcourt::bench
