#include "command/lobby_dialogue.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <ostream>
#include <string_view>
#include <utility>
#include <vector>

#include "command/line_teller.hpp"
#include "command/one_line.hpp"
#include "command/pasted_commands.hpp"
#include "command/quick_pairing.hpp"
#include "command/rooms.hpp"
#include "command/spoken.hpp"

namespace hexcourt::command {

namespace asio = boost::asio;

namespace {

using Lobby = std::shared_ptr<client::Conversation>;

void tell_key(const RoomKey& key, const Court& court, const Terminal& terminal) {
  terminal.out << "Room " << one_line(key.room)
               << " is made. Others join it with: " << play_command(court.address, key.room, key.invite)
               << '\n'
               << std::flush;
}

/// Lets somebody choose; each line typed is handed to one of the overloads.
class Dialogue {
 public:
  Dialogue(client::Conversation& lobby, const Court& court, const Terminal& terminal)
      : lobby_(lobby), court_(court), terminal_(terminal) {}

  void show_rooms() {
    listed_ = lobby_.rooms()->rooms();
    terminal_.out << (listed_.empty() ? "There is no room yet.\n" : rooms_text(listed_, true))
                  << seeks_text(lobby_.rooms()->seeks()) << std::flush;
  }

  void prompt() {
    if (terminal_.prompts) terminal_.out << "Room number, create GAME, seek GAME, or help: " << std::flush;
  }

  /// The room that was chosen; none where the choice goes on.
  asio::awaitable<std::optional<RoomKey>> obey(const Chosen& chosen) {
    if (const auto* join = std::get_if<JoinRoom>(&chosen)) co_return find(*join);
    if (const auto* make = std::get_if<MakeRoom>(&chosen)) {
      auto made = co_await make_room(lobby_, make->wish);
      if (made) tell_key(*made, court_, terminal_);
      if (made) co_return *std::move(made);
      terminal_.out << one_line(made.error().why) << '\n';
    }
    if (const auto* seek = std::get_if<SeekGame>(&chosen)) {
      auto found = co_await seek_opponent(lobby_, seek->wish, seek->side, terminal_);
      if (found) co_return *std::move(found);
      terminal_.out << one_line(found.error().why) << '\n';
    }
    if (std::holds_alternative<ListRooms>(chosen)) show_rooms();
    if (std::holds_alternative<ShowHelp>(chosen)) terminal_.out << kChosenHelp;
    co_return std::nullopt;
  }

 private:
  /// The room of that number in the list shown last, or else of that id; none, and told so, for a number that
  /// is not in the list.
  std::optional<RoomKey> find(const JoinRoom& join) const {
    const std::string& room = join.room;
    const bool number = std::all_of(room.begin(), room.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!number) return RoomKey{room, join.invite};
    std::size_t place = 0;
    const auto read = std::from_chars(room.data(), room.data() + room.size(), place);
    if (read.ec == std::errc{} && place >= 1 && place <= listed_.size()) {
      return RoomKey{listed_[place - 1].room, join.invite};
    }
    terminal_.out << "The list has no room " << one_line(room) << "; it has " << listed_.size() << ".\n"
                  << std::flush;
    return std::nullopt;
  }

  client::Conversation& lobby_;
  const Court& court_;
  const Terminal& terminal_;
  std::vector<protocol::RoomSummary> listed_;
};

asio::awaitable<std::optional<RoomKey>> talk(client::Conversation& lobby, const Court& court,
                                             LineReader& lines, const Terminal& terminal) {
  Dialogue dialogue(lobby, court, terminal);
  dialogue.show_rooms();
  terminal.out << games_command(court.address) << " lists your own games.\n" << std::flush;
  for (;;) {
    dialogue.prompt();
    const auto line = co_await lines.next();
    if (!line || lobby.over()) co_return std::nullopt;
    const Chosen chosen = read_chosen(*line);
    if (std::holds_alternative<Quit>(chosen)) co_return std::nullopt;
    auto key = co_await dialogue.obey(chosen);
    if (key) co_return key;
  }
}

}  // namespace

Failure not_made(const protocol::ErrorMessage& error) {
  constexpr std::array<std::string_view, 4> kFaultsOfWishes{"bad_settings", "bad_position", "bad_message",
                                                            "too_big"};
  const bool refused =
      std::find(kFaultsOfWishes.begin(), kFaultsOfWishes.end(), error.code) != kFaultsOfWishes.end();
  return {error.message, refused ? kRefused : kFailed};
}

asio::awaitable<tl::expected<RoomKey, Failure>> make_room(client::Conversation& lobby, const RoomWish& wish) {
  auto request = request_for(wish);
  if (!request) co_return tl::make_unexpected(Failure{sentence(request.error()), kRefused});
  const auto made = co_await lobby.ask(*std::move(request));
  if (!made) co_return tl::make_unexpected(not_made(made.error()));
  co_return RoomKey{made->room.value_or(""), made->invite};
}

asio::awaitable<tl::expected<RoomKey, Failure>> make_room_and_tell(asio::any_io_executor executor,
                                                                   Court& court, const RoomWish& wish,
                                                                   const Terminal& terminal) {
  const Lobby lobby = enter_lobby(executor, court);
  const bool listed = co_await lobby->until([&] { return lobby->rooms() != nullptr; });
  if (!listed) {
    co_return tl::make_unexpected(Failure{lobby->closed().why});
  }
  auto made = co_await make_room(*lobby, wish);
  if (made) tell_key(*made, court, terminal);
  co_await lobby->leave();
  co_return made;
}

asio::awaitable<tl::expected<std::optional<RoomKey>, Failure>> choose_room(asio::any_io_executor executor,
                                                                           Court& court, LineReader& lines,
                                                                           const Terminal& terminal) {
  LineTeller line(terminal);
  const Lobby lobby =
      enter_lobby(executor, court, [&line](const client::Notice& notice) { line.hear(notice); });
  const bool listed = co_await lobby->until([&] { return lobby->rooms() != nullptr; });
  if (!listed) {
    co_return tl::make_unexpected(Failure{lobby->closed().why});
  }
  auto key = co_await talk(*lobby, court, lines, terminal);
  if (lobby->over()) co_return tl::make_unexpected(Failure{lobby->closed().why});
  co_await lobby->leave();
  co_return key;
}

}  // namespace hexcourt::command
