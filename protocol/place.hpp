#pragma once

#include <cstddef>

namespace hexcourt::protocol {

/// A place in a text as people count it: lines and, in them, characters, from 1.
struct Place {
  std::size_t line = 1;
  std::size_t column = 1;
  friend bool operator==(const Place&, const Place&) = default;
};

}  // namespace hexcourt::protocol
