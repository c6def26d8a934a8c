#include "command/visit.hpp"

#include <ostream>
#include <utility>

#include "command/failure.hpp"
#include "command/one_line.hpp"
#include "command/run.hpp"
#include "command/state_text.hpp"

namespace hexcourt::command {

namespace asio = boost::asio;

Visit::Visit(const asio::any_io_executor& executor, Court& court, const std::string& path,
             std::optional<std::string> invite, LineReader& lines, const Terminal& terminal)
    : lines_(lines),
      terminal_(terminal),
      teller_(terminal),
      invite_(std::move(invite)),
      room_(enter_room(
          executor, court, path, invite_, [this](const auto& notice) { hear(notice); }, true)) {}

void Visit::hear(const client::Notice& notice) {
  teller_.hear(notice);
  const auto* error = std::get_if<protocol::ErrorMessage>(&notice);
  if (error != nullptr && !error->re && room_->state() == nullptr) turned_away_ = error->message;
  if (staying_ && (std::holds_alternative<client::Closed>(notice) || finished())) lines_.stop();
}

bool Visit::finished() const {
  return room_->state() != nullptr && room_->state()->status == match::Status::finished;
}

std::optional<game::Side> Visit::my_side() const {
  if (room_->me() == nullptr || room_->state() == nullptr) return std::nullopt;
  return side_of(*room_->state(), room_->me()->id);
}

bool Visit::my_turn() const {
  return room_->state() != nullptr && room_->state()->status == match::Status::playing &&
         my_side() == room_->state()->to_act;
}

/// A watcher may know what the player who is to act may do; the other player asks for their own actions.
std::string Visit::legal_answer(std::string_view filter) const {
  const protocol::State& state = *room_->state();
  if (state.status == match::Status::waiting) return "The game has not begun.\n";
  if (!state.legal || (my_side() && !my_turn())) return "It is not your turn.\n";
  return legal_text(*state.legal, filter);
}

asio::awaitable<bool> Visit::arrive() {
  co_await room_->until([this] { return room_->state() != nullptr || turned_away_; });
  const bool here = room_->state() != nullptr;
  if (!here) {
    report(terminal_, {turned_away_.value_or(room_->closed().why)});
    co_await room_->leave();
  }
  co_return here;
}

asio::awaitable<bool> Visit::sit(std::optional<game::Side> side) {
  while (!my_side() && room_->state()->status == match::Status::waiting) {
    client::Connection::Body seat = protocol::Sit{side, invite_};
    const auto answer = co_await room_->ask(std::move(seat));
    if (!answer && answer.error().code != client::kNoAnswer) {
      report(terminal_, {answer.error().message});
      co_await room_->leave();
      co_return false;
    }
    const std::uint64_t before = room_->news();
    const auto heard = [this, before] { return room_->news() != before; };
    const bool told = co_await room_->until(heard);
    if (!told) break;
  }
  if (!my_side()) terminal_.out << "The seats are taken; you watch.\n";
  co_return true;
}

asio::awaitable<int> Visit::stay(bool end_is_quit) {
  staying_ = true;
  bool quit = false;
  while (!quit && !finished() && !room_->over()) {
    if (terminal_.prompts) terminal_.out << "> " << std::flush;
    const auto line = co_await lines_.next();
    if (line) {
      const bool stays = co_await obey(read_spoken(*line));
      quit = !stays;
    } else if (end_is_quit) {
      quit = true;
    } else {
      co_await room_->until([this] { return finished(); });
    }
  }
  if (room_->over()) co_return report(terminal_, {room_->closed().why});
  co_await room_->leave();
  co_return kDone;
}

namespace {

/// What is to be sent for a line that asks for no more than that.
std::optional<client::Connection::Body> request_of(const Spoken& spoken) {
  if (std::holds_alternative<SendResign>(spoken)) return protocol::Resign{};
  if (std::holds_alternative<SendAbort>(spoken)) return protocol::Abort{};
  if (std::holds_alternative<SendClaim>(spoken)) return protocol::ClaimDraw{};
  if (const auto* chat = std::get_if<SendChat>(&spoken)) return protocol::SayChat{chat->text};
  return std::nullopt;
}

}  // namespace

asio::awaitable<bool> Visit::obey(const Spoken& spoken) {
  const protocol::State& state = *room_->state();
  if (std::holds_alternative<Quit>(spoken)) co_return false;
  if (std::holds_alternative<ShowHelp>(spoken)) terminal_.out << kSpokenHelp << std::flush;
  if (std::holds_alternative<ShowBoard>(spoken)) teller_.show(state);
  if (const auto* legal = std::get_if<ShowLegal>(&spoken)) {
    terminal_.out << legal_answer(legal->filter) << std::flush;
  }
  if (std::holds_alternative<AwaitTurn>(spoken)) {
    co_await await_turn();
  }
  if (const auto* action = std::get_if<PlayAction>(&spoken)) {
    co_await play(action->action);
  }
  auto request = request_of(spoken);
  if (request) {
    co_await send(*std::move(request));
  }
  co_return true;
}

/// Plays, and waits for the state after it, so that whatever is typed next is about that one.
asio::awaitable<void> Visit::play(std::string action) {
  const std::int64_t ply = room_->state()->ply;
  client::Connection::Body act = protocol::Act{std::move(action), ply};
  const auto answer = co_await room_->ask(std::move(act));
  if (answer) {
    co_await room_->until([this, ply] { return room_->state()->ply > ply || finished(); });
  } else {
    terminal_.out << one_line(answer.error().message) << '\n' << std::flush;
  }
}

/// Sends, and where the request ends the game waits for its end, which comes behind the answer.
asio::awaitable<void> Visit::send(client::Connection::Body body) {
  const bool ends_game = !std::holds_alternative<protocol::SayChat>(body);
  const auto answer = co_await room_->ask(std::move(body));
  if (!answer) {
    terminal_.out << one_line(answer.error().message) << '\n' << std::flush;
  } else if (ends_game) {
    co_await room_->until([this] { return finished(); });
  }
}

asio::awaitable<void> Visit::await_turn() {
  co_await room_->until([this] { return my_turn() || finished(); });
}

}  // namespace hexcourt::command
