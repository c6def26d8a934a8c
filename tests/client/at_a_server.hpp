#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "harness.hpp"
#include "person.hpp"
#include "ran.hpp"

namespace hexcourt::command {

/// The commands that talk to a server, with a real one.
class AtAServer : public testing::Test {
 protected:
  std::string url() const { return "http://127.0.0.1:" + std::to_string(server_.port()) + "/"; }

  /// The arguments of `play` as somebody new.
  std::vector<std::string> play(std::vector<std::string> more) const {
    std::vector<std::string> arguments{"play", url(), "--guest"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  }

  /// Waits until the list of rooms shows `text`.
  bool rooms_show(const std::string& text) const {
    return e2e::eventually([&] {
      return ran({"rooms", url(), "--guest"}).out.find(text) != std::string::npos;
    });
  }

  e2e::TestServer server_;
};

}  // namespace hexcourt::command
