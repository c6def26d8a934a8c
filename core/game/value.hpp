#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace hexcourt::game {

/// A setting's or a fact's value: what JSON calls a boolean, a number (whole ones only) or a string.
using Value = std::variant<bool, std::int64_t, std::string>;

/// The value as a person would type it: "true", "3", "placement".
std::string text(const Value& value);
/// The reverse: "true" and "false" are booleans, decimal digits (with a minus sign) that fit 64 bits a
/// number, all else a string.
Value value_of(const std::string& text);

struct NamedValue {
  std::string name;
  Value value;
  friend bool operator==(const NamedValue&, const NamedValue&) = default;
};

/// Named values in the order in which people should see them; each name at most once.
using NamedValues = std::vector<NamedValue>;

}  // namespace hexcourt::game
