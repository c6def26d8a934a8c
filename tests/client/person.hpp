#pragma once

#include <array>
#include <atomic>
#include <ostream>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "shared_text.hpp"

namespace hexcourt::command {

/// Somebody who runs `hexcourt` in a thread of its own, and types into a pipe.
class Person {
 public:
  explicit Person(std::vector<std::string> arguments);
  Person(const Person&) = delete;
  Person& operator=(const Person&) = delete;
  ~Person();

  /// Types these lines.
  void type(const std::string& lines);
  /// Ends the input, waits for the end of the command, and returns its exit status.
  int finish();

  /// Whether the command has ended by itself.
  bool done() const { return done_; }

  /// What the command has printed so far.
  std::string out() const { return out_text_.text(); }
  std::string err() const { return err_text_.text(); }
  /// Waits until it has printed `text`; false where it does not.
  bool tells(const std::string& text) const;

 private:
  void close_input();

  std::array<int, 2> input_{-1, -1};
  std::istringstream no_stream_;
  SharedText out_text_;
  SharedText err_text_;
  std::ostream out_{&out_text_};
  std::ostream err_{&err_text_};
  int status_ = -1;
  std::atomic<bool> done_{false};
  std::thread thread_;
};

}  // namespace hexcourt::command
