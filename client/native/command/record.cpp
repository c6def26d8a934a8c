#include "command/record.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <istream>
#include <optional>
#include <ostream>

#include "command/one_line.hpp"
#include "command/record_fetch.hpp"
#include "command/run.hpp"
#include "game/result.hpp"
#include "match/time_control.hpp"
#include "protocol/record.hpp"
#include "protocol/record_chain.hpp"

namespace hexcourt::command {

namespace {

using protocol::CheckedRecord;

int complain(const Terminal& terminal, const std::string& why, int status) {
  terminal.err << "hexcourt: " << one_line(why) << '\n';
  return status;
}

std::optional<std::string> read_all(std::istream& in) {
  std::string text;
  std::array<char, 65'536> part{};
  while (in) {
    in.read(part.data(), part.size());
    text.append(part.data(), static_cast<std::size_t>(in.gcount()));
  }
  return in.bad() ? std::nullopt : std::optional(text);
}

std::optional<std::string> read_file(const std::string& file, std::istream& standard_input) {
  if (file == "-") return read_all(standard_input);
  std::ifstream in(file, std::ios::binary);
  return in ? read_all(in) : std::nullopt;
}

std::string written(const protocol::Record& record, RecordForm form) {
  return form == RecordForm::json ? record_json(record) : record_text(record);
}

std::string count(std::int64_t number, const std::string& what) {
  return std::to_string(number) + " " + what + (number == 1 ? "" : "s");
}

std::string title(const CheckedRecord& read) {
  std::string text = one_line(read.match.game().name());
  if (!read.record.room.empty()) text += ", room " + one_line(read.record.room);
  for (const game::Side side : {game::Side::white, game::Side::black}) {
    const auto& player = read.match.seat(side);
    text += ", " + std::string(game::title(side)) + ": " + (player ? one_line(player->name) : "-");
  }
  return text;
}

std::string result(const CheckedRecord& read) {
  const auto& result = read.match.result();
  if (!result) return "the game is not over";
  return std::string(game::word(result->outcome)) + " " + std::string(result->reason) +
         ", which follows from the events";
}

std::string clocks(const CheckedRecord& read) {
  const auto& clock = read.match.created().clock;
  if (!clock) return "none";
  const auto receipts = std::count_if(
      read.record.events.begin(), read.record.events.end(),
      [](const match::Event& event) { return std::holds_alternative<match::Acted>(event.what); });
  return match::text_of(*clock) + "; " + count(receipts, "receipt") + ", each as the times say";
}

std::string findings(const CheckedRecord& read) {
  const auto events = static_cast<std::int64_t>(read.record.events.size());
  return title(read) + "\nevents: " + count(events, "event") + ", each of which follows by the rules; " +
         count(read.match.ply(), "action") + " in the end\nclock: " + clocks(read) +
         "\nresult: " + result(read) + "\nchain: " + protocol::record_chain(read.record) +
         ", as the record says\n";
}

/// Reads the record of a file and goes on with it; else says what is wrong.
template <typename Use>
int with_record(const std::string& file, const Terminal& terminal, const Use& use) {
  const auto text = read_file(file, terminal.in);
  if (!text) return complain(terminal, "'" + file + "' cannot be read.", kRefused);
  const auto read = protocol::read_record(*text);
  if (!read) return complain(terminal, file + ": " + sentence(read.error()), kFailed);
  return use(*read);
}

}  // namespace

int run_record(const RecordFetch& asked, const Terminal& terminal) {
  const auto source = record_source(asked.url, asked.room, asked.invite, asked.form == RecordForm::json);
  if (!source) return complain(terminal, source.error(), kRefused);
  const auto body = fetch(*source);
  if (!body) return complain(terminal, body.error(), kFailed);
  const auto read = protocol::read_record(*body);
  if (!read) {
    return complain(terminal, "What the server sent is no record. " + sentence(read.error()), kFailed);
  }
  terminal.out << written(read->record, asked.form) << std::flush;
  return kDone;
}

int run_record(const RecordVerify& asked, const Terminal& terminal) {
  return with_record(asked.file, terminal, [&](const CheckedRecord& read) {
    if (!read.chained) {
      return complain(terminal,
                      asked.file +
                          ": The record follows the rules, but it has no chain that says that it is "
                          "as it was made.",
                      kFailed);
    }
    terminal.out << findings(read) << std::flush;
    return kDone;
  });
}

int run_record(const RecordConvert& asked, const Terminal& terminal) {
  return with_record(asked.file, terminal, [&](const CheckedRecord& read) {
    terminal.out << written(read.record, asked.form) << std::flush;
    return kDone;
  });
}

}  // namespace hexcourt::command
