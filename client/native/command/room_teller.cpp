#include "command/room_teller.hpp"

#include <ostream>

#include "command/board_drawing.hpp"
#include "command/one_line.hpp"
#include "command/state_text.hpp"

namespace hexcourt::command {

namespace {

/// Says so where somebody went away or came back.
void tell_change(std::ostream& out, const std::optional<protocol::PresenceSeat>& seat, bool& here) {
  const bool now = !seat || seat->present;
  if (now != here) out << one_line(seat ? seat->name : "A player") << (now ? " is back.\n" : " is away.\n");
  here = now;
}

}  // namespace

void RoomTeller::hear(const client::Notice& notice) {
  std::visit([this](const auto& what) { tell(what); }, notice);
  terminal_.out << std::flush;
}

void RoomTeller::tell(const protocol::Welcome& welcome) {
  if (player_id_ != welcome.player.id) terminal_.out << "You are " << one_line(welcome.player.name) << ".\n";
  player_id_ = welcome.player.id;
}

void RoomTeller::tell(const protocol::State& state) {
  if (shown_ == state.seq) return;
  const auto me = side_of(state, player_id_);
  if (state.ply > told_ply_) terminal_.out << '\n' << last_text(state, me);
  told_ply_ = state.ply;
  shown_ = state.seq;
  show(state);
}

void RoomTeller::show(const protocol::State& state) {
  const auto me = side_of(state, player_id_);
  terminal_.out << draw_board(state, {me.value_or(game::Side::white), terminal_.colours})
                << players_text(state, me) << facts_text(state.facts) << turn_text(state, me) << std::flush;
}

void RoomTeller::tell(const protocol::Presence& presence) {
  tell_change(terminal_.out, presence.white, white_here_);
  tell_change(terminal_.out, presence.black, black_here_);
}

void RoomTeller::tell(const protocol::Chat& chat) {
  terminal_.out << one_line(chat.from.name) << " says: " << one_line(chat.text) << '\n';
}

void RoomTeller::tell(const client::Lost& lost) {
  terminal_.out << one_line(lost.why) << " Trying again in " << lost.retry_in.count() << " ms.\n";
}

}  // namespace hexcourt::command
