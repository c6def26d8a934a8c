#pragma once

#include "client/connection.hpp"
#include "command/terminal.hpp"

namespace hexcourt::command {

/// Tells somebody, in one line each, that the line to the server is lost, and that they are back; however
/// many tries lie in between.
class LineTeller {
 public:
  explicit LineTeller(const Terminal& terminal) : terminal_(terminal) {}

  void hear(const client::Notice& notice);

 private:
  const Terminal& terminal_;
  bool lost_ = false;
};

}  // namespace hexcourt::command
