#include "person.hpp"

#include <unistd.h>

#include <stdexcept>
#include <utility>

#include "command/run.hpp"
#include "harness.hpp"

namespace hexcourt::command {

Person::Person(std::vector<std::string> arguments) {
  if (::pipe(input_.data()) != 0) throw std::runtime_error("no pipe");
  thread_ = std::thread([this, arguments = std::move(arguments)] {
    status_ = run(arguments, {no_stream_, input_[0], out_, err_});
    done_ = true;
  });
}

Person::~Person() {
  if (thread_.joinable()) finish();
  ::close(input_[0]);
}

void Person::type(const std::string& lines) {
  if (::write(input_[1], lines.data(), lines.size()) != static_cast<ssize_t>(lines.size())) {
    throw std::runtime_error("the pipe is full");
  }
}

bool Person::tells(const std::string& text) const {
  return e2e::eventually([&] { return out().find(text) != std::string::npos; });
}

int Person::finish() {
  close_input();
  thread_.join();
  return status_;
}

void Person::close_input() {
  if (input_[1] >= 0) ::close(std::exchange(input_[1], -1));
}

}  // namespace hexcourt::command
