#include "command/line_teller.hpp"

#include <ostream>
#include <utility>

#include "command/one_line.hpp"

namespace hexcourt::command {

void LineTeller::hear(const client::Notice& notice) {
  if (const auto* lost = std::get_if<client::Lost>(&notice); lost != nullptr && !std::exchange(lost_, true)) {
    terminal_.out << "The line is lost. " << one_line(lost->why) << " Coming back by itself.\n" << std::flush;
  }
  if (std::holds_alternative<protocol::Welcome>(notice) && std::exchange(lost_, false)) {
    terminal_.out << "You are back.\n" << std::flush;
  }
}

}  // namespace hexcourt::command
