#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "client/conversation.hpp"
#include "command/line_reader.hpp"
#include "command/network.hpp"
#include "command/room_teller.hpp"
#include "command/spoken.hpp"
#include "command/terminal.hpp"
#include "game/side.hpp"

namespace hexcourt::command {

/// Somebody at a terminal who is in a room: tells what happens there and does what is typed.
class Visit {
 public:
  /// `path` is a client::room_path(). `court`, `lines` and `terminal` must outlive the visit.
  Visit(const boost::asio::any_io_executor& executor, Court& court, const std::string& path,
        std::optional<std::string> invite, LineReader& lines, const Terminal& terminal);

  /// Waits for the room's state. False where there is none to be had; the reason was told.
  boost::asio::awaitable<bool> arrive();
  /// Takes a seat unless one has one, or the game began without. False where that was refused and told.
  boost::asio::awaitable<bool> sit(std::optional<game::Side> side);
  /// Does what is typed until the game is over, or somebody types quit. The end of the input is a quit too,
  /// if `end_is_quit`. Returns the exit status.
  boost::asio::awaitable<int> stay(bool end_is_quit);

 private:
  void hear(const client::Notice& notice);
  std::optional<game::Side> my_side() const;
  bool finished() const;
  bool my_turn() const;
  boost::asio::awaitable<void> play(std::string action);
  boost::asio::awaitable<void> send(client::Connection::Body body);
  boost::asio::awaitable<void> await_turn();
  /// False when it is time to go.
  boost::asio::awaitable<bool> obey(const Spoken& spoken);
  std::string legal_answer(std::string_view filter) const;

  LineReader& lines_;
  const Terminal& terminal_;
  RoomTeller teller_;
  std::optional<std::string> invite_;
  std::optional<std::string> turned_away_;  // why the room did not let us in
  bool staying_ = false;                    // before that, the lines may be for somebody else
  std::shared_ptr<client::Conversation> room_;
};

}  // namespace hexcourt::command
