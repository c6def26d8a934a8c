#include "command/run.hpp"

#include <istream>
#include <ostream>
#include <utility>

#include "command/command_line.hpp"
#include "command/one_line.hpp"

namespace hexcourt::command {

namespace {

int refuse(const Terminal& terminal, std::string_view why) {
  terminal.err << "hexcourt: " << one_line(why) << '\n';
  return kRefused;
}

int run(const Help& help, const Terminal& terminal) {
  terminal.out << help.text;
  return kDone;
}

int run(const RulesBatch& batch, const Terminal& terminal) {
  const auto ran = run_batch(batch, terminal.in, terminal.out);
  return ran ? kDone : refuse(terminal, sentence(ran.error()));
}

int run(const Tournament& asked, const Terminal& terminal) {
  const auto ran = run_tournament(asked, terminal.out);
  return ran ? kDone : refuse(terminal, sentence(ran.error()));
}

int run(const Tune& asked, const Terminal& terminal) {
  const auto ran = run_tune(asked, terminal.out);
  return ran ? kDone : refuse(terminal, sentence(ran.error()));
}

int run(const RecordFetch& asked, const Terminal& terminal) { return run_record(asked, terminal); }
int run(const RecordVerify& asked, const Terminal& terminal) { return run_record(asked, terminal); }
int run(const RecordConvert& asked, const Terminal& terminal) { return run_record(asked, terminal); }

int run_at(const Play& asked, Court& court, const Terminal& terminal) {
  return run_play(asked, court, terminal);
}
int run_at(const Watch& asked, Court& court, const Terminal& terminal) {
  return run_watch(asked, court, terminal);
}
int run_at(const Rooms& /*asked*/, Court& court, const Terminal& terminal) {
  return run_rooms(court, terminal);
}
int run_at(const Games& /*asked*/, Court& court, const Terminal& terminal) {
  return run_games(court, terminal);
}
int run_at(const Bot& asked, Court& court, const Terminal& terminal) {
  return run_bot(asked, court, terminal);
}
int run_at(const Bots& asked, Court& court, const Terminal& terminal) {
  return run_bots(asked, court, terminal);
}

/// A command that asks the rules, or one that goes to a server.
template <typename Asked>
int run(const Asked& asked, const Terminal& terminal) {
  if constexpr (requires { asked.server; }) {
    auto court = find_court(asked.server, terminal.err);
    return court ? run_at(asked, *court, terminal) : refuse(terminal, court.error());
  } else {
    const auto text = answer(asked);
    if (!text) return refuse(terminal, sentence(text.error()));
    terminal.out << *text << std::flush;
    return kDone;
  }
}

}  // namespace

int run(std::vector<std::string> arguments, const Terminal& terminal) {
  const auto request = read_command_line(std::move(arguments));
  if (!request) return refuse(terminal, request.error());
  return std::visit([&](const auto& asked) { return run(asked, terminal); }, *request);
}

}  // namespace hexcourt::command
