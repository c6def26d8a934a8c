#include "command/run.hpp"

#include <istream>
#include <ostream>
#include <utility>

#include "command/command_line.hpp"
#include "command/one_line.hpp"

namespace hexcourt::command {

namespace {

/// Where a command reads and writes.
struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
};

int refuse(const Streams& streams, std::string_view why) {
  streams.err << "hexcourt: " << one_line(why) << '\n';
  return kRefused;
}

int run(const Help& help, const Streams& streams) {
  streams.out << help.text;
  return kDone;
}

int run(const RulesBatch& batch, const Streams& streams) {
  const auto ran = run_batch(batch, streams.in, streams.out);
  return ran ? kDone : refuse(streams, sentence(ran.error()));
}

template <typename Asked>
int run(const Asked& asked, const Streams& streams) {
  const auto text = answer(asked);
  if (!text) return refuse(streams, sentence(text.error()));
  streams.out << *text << std::flush;
  return kDone;
}

}  // namespace

int run(std::vector<std::string> arguments, std::istream& in, std::ostream& out, std::ostream& err) {
  const Streams streams{in, out, err};
  const auto request = read_command_line(std::move(arguments));
  if (!request) return refuse(streams, request.error());
  return std::visit([&](const auto& asked) { return run(asked, streams); }, *request);
}

}  // namespace hexcourt::command
