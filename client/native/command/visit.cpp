#include "command/visit.hpp"

#include <ostream>
#include <utility>

#include "command/failure.hpp"
#include "command/pasted_commands.hpp"
#include "command/run.hpp"
#include "command/seat_taking.hpp"
#include "command/time_words.hpp"

namespace hexcourt::command {

namespace asio = boost::asio;

Visit::Visit(const asio::any_io_executor& executor, Court& court, const std::string& path,
             std::optional<std::string> invite, LineReader& lines, const Terminal& terminal)
    : server_(court.address),
      lines_(lines),
      terminal_(terminal),
      invite_(std::move(invite)),
      room_(enter_room(
          executor, court, path, invite_, [this](const auto& notice) { hear(notice); }, true)),
      teller_(terminal, [this] { return room_->server_time(); }) {}

void Visit::hear(const client::Notice& notice) {
  met_.hear(notice);
  tell_room(notice);
  teller_.hear(notice);
  if (!staying_) return;
  if (is_finished(*room_) && my_side(*room_) && terminal_.prompts && !std::exchange(told_of_rematch_, true)) {
    say("The game is over. Type rematch to play another, or quit.");
  }
  if (has_nothing_more()) lines_.interrupt();
}

/// Once, before the room's first state is told: whoever did not name the room has no other way to know it.
void Visit::tell_room(const client::Notice& notice) {
  const auto* state = std::get_if<protocol::State>(&notice);
  if (state == nullptr || std::exchange(told_of_room_, true)) return;
  say("This is room " + state->room + ": " + watch_command(server_, state->room, invite_) + " shows it.");
}

bool Visit::is_my_turn() const {
  return room_->state()->status == match::Status::playing && my_side(*room_) == room_->state()->to_act;
}

bool Visit::has_nothing_more() const {
  if (room_->over()) return true;
  return is_finished(*room_) && (!my_side(*room_) || room_->state()->next_room);
}

std::optional<std::string> Visit::next_room() const {
  if (quit_ || room_->state() == nullptr || !my_side(*room_)) return std::nullopt;
  return room_->state()->next_room;
}

asio::awaitable<bool> Visit::arrive() {
  co_await room_->until([this] { return room_->state() != nullptr || room_->complaint() != nullptr; });
  const bool here = room_->state() != nullptr;
  if (!here) {
    report(terminal_, {room_->complaint() != nullptr ? room_->complaint()->message : room_->closed().why});
    co_await room_->leave();
  }
  co_return here;
}

asio::awaitable<bool> Visit::sit(std::optional<game::Side> side) {
  const auto refusal = co_await take_seat(*room_, side, invite_);
  if (refusal) {
    report(terminal_, {refusal->message});
    co_await room_->leave();
    co_return false;
  }
  if (!my_side(*room_)) terminal_.out << "The seats are taken; you watch.\n";
  co_return true;
}

asio::awaitable<int> Visit::stay(bool end_is_quit) {
  staying_ = true;
  while (!quit_ && !has_nothing_more()) {
    prompt();
    const auto line = co_await lines_.next();
    if (line) {
      co_await obey(read_spoken(*line));
    } else if (lines_.ended() && end_is_quit) {
      quit_ = true;
    } else if (lines_.ended()) {
      co_await room_->until([this] { return has_nothing_more(); });
    }
  }
  staying_ = false;
  if (room_->over()) co_return report(terminal_, {room_->closed().why});
  co_await room_->leave();
  co_return kDone;
}

void Visit::prompt() const {
  if (!terminal_.prompts) return;
  const protocol::State& state = *room_->state();
  if (state.clock && state.clock->running) {
    terminal_.out << clocks_text(*state.clock, room_->server_time()) << ' ';
  }
  terminal_.out << "> " << std::flush;
}

}  // namespace hexcourt::command
