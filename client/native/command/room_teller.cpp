#include "command/room_teller.hpp"

#include <algorithm>
#include <ostream>

#include "command/board_drawing.hpp"
#include "command/offer_words.hpp"
#include "command/one_line.hpp"
#include "command/presence_words.hpp"
#include "command/state_text.hpp"
#include "command/time_words.hpp"

namespace hexcourt::command {

namespace {

/// A room keeps 50 lines of each group, and whoever changes groups hears both.
constexpr std::size_t kRememberedChats = 100;

std::string id_of(const std::optional<protocol::SeatInfo>& seat) { return seat ? seat->id : ""; }

/// Whether all that changed is what is proposed, or what the clocks show.
bool is_same_game(const protocol::State& before, const protocol::State& after) {
  return before.ply == after.ply && before.position == after.position && before.status == after.status &&
         id_of(before.white) == id_of(after.white) && id_of(before.black) == id_of(after.black);
}

}  // namespace

void RoomTeller::hear(const client::Notice& notice) {
  line_.hear(notice);
  std::visit([this](const auto& what) { tell(what); }, notice);
  terminal_.out << std::flush;
}

void RoomTeller::tell(const protocol::Welcome& welcome) {
  if (player_id_ != welcome.player.id) terminal_.out << "You are " << one_line(welcome.player.name) << ".\n";
  player_id_ = welcome.player.id;
}

void RoomTeller::tell(const protocol::State& state) {
  if (told_ && told_->seq == state.seq) return;
  const auto me = side_of(state, player_id_);
  terminal_.out << news(state, me);
  if (told_ && is_same_game(*told_, state)) {
    terminal_.out << new_offers(*told_, state, me);
    if (state.status == match::Status::playing) terminal_.out << clock_line(state, now_());
  } else {
    show(state);
  }
  told_ = state;
}

std::string RoomTeller::news(const protocol::State& state, std::optional<game::Side> me) const {
  std::string text = told_ ? ended_offers(*told_, state, me) : "";
  if (told_ && state.ply < told_->ply) text += "\nThe last turn was taken back.\n";
  if (state.ply > (told_ ? told_->ply : 0)) text += "\n" + last_text(state, me);
  if (state.next_room && !(told_ && told_->next_room)) text += "There will be a rematch.\n";
  return text;
}

void RoomTeller::show(const protocol::State& state) {
  const auto me = side_of(state, player_id_);
  terminal_.out << draw_board(state, {me.value_or(game::Side::white), terminal_.colours})
                << players_text(state, me) << clock_line(state, now_()) << facts_text(state.facts)
                << turn_text(state, me) << offers_text(state, me) << std::flush;
}

void RoomTeller::tell(const protocol::Presence& presence) {
  const auto me = told_ ? side_of(*told_, player_id_) : std::nullopt;
  terminal_.out << presence_changes(presence_, presence, me, now_());
  presence_ = presence;
}

/// When we come back, the room tells what was said before once more.
void RoomTeller::tell(const protocol::Chat& chat) {
  if (std::find(chats_.begin(), chats_.end(), chat) != chats_.end()) return;
  chats_.push_back(chat);
  if (chats_.size() > kRememberedChats) chats_.pop_front();
  terminal_.out << one_line(chat.from.name) << " says: " << one_line(chat.text) << '\n';
}

}  // namespace hexcourt::command
