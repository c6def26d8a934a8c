#include "command/rooms.hpp"

#include <ostream>

#include "command/one_line.hpp"
#include "command/run.hpp"
#include "command/state_text.hpp"
#include "match/match.hpp"
#include "match/time_control.hpp"

namespace hexcourt::command {

namespace asio = boost::asio;

namespace {

std::string seat_text(const std::optional<protocol::SeatInfo>& seat) {
  return seat ? one_line(seat->name) : "-";
}

std::string room_text(const protocol::RoomSummary& room) {
  std::string text = one_line(room.room) + "  " + one_line(room.game) + "  " +
                     std::string(word(room.status)) + "  White: " + seat_text(room.white) +
                     "  Black: " + seat_text(room.black) + "  " + std::to_string(room.ply) +
                     (room.ply == 1 ? " action" : " actions");
  if (room.clock) text += "  " + match::text_of(*room.clock);
  if (room.name) text += "  '" + one_line(*room.name) + "'";
  const std::string settings = settings_text(room.settings);
  return settings.empty() ? text : text + "  (" + settings + ")";
}

asio::awaitable<int> list_rooms(asio::any_io_executor executor, Court& court, const Terminal& terminal) {
  const auto lobby = enter_lobby(executor, court);
  const bool listed = co_await lobby->until([&] { return lobby->rooms() != nullptr; });
  if (!listed) {
    terminal.err << "hexcourt: " << one_line(lobby->closed().why) << '\n';
    co_return kFailed;
  }
  terminal.out << rooms_text(lobby->rooms()->rooms(), false) << seeks_text(lobby->rooms()->seeks())
               << std::flush;
  co_await lobby->leave();
  co_return kDone;
}

}  // namespace

std::string rooms_text(const std::vector<protocol::RoomSummary>& rooms, bool numbered) {
  std::string text;
  int number = 0;
  for (const protocol::RoomSummary& room : rooms) {
    ++number;
    text += (numbered ? std::to_string(number) + ". " : "") + room_text(room) + "\n";
  }
  return text;
}

std::string seeks_text(const std::vector<protocol::SeekSummary>& seeks) {
  std::string text;
  for (const protocol::SeekSummary& seek : seeks) {
    text += one_line(seek.player.name) + " seeks an opponent: " + one_line(seek.game);
    if (seek.side) text += "  as " + std::string(title(*seek.side));
    if (seek.clock) text += "  " + match::text_of(*seek.clock);
    const std::string settings = settings_text(seek.settings);
    text += settings.empty() ? "\n" : "  (" + settings + ")\n";
  }
  return text;
}

int run_rooms(Court& court, const Terminal& terminal) {
  return run_to_end(
      [&](const asio::any_io_executor& executor) { return list_rooms(executor, court, terminal); });
}

}  // namespace hexcourt::command
