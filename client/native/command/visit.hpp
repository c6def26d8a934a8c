#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "client/address.hpp"
#include "client/conversation.hpp"
#include "command/line_reader.hpp"
#include "command/met_players.hpp"
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
  /// Does what is typed until somebody types quit, or the room has nothing more: for a player when a rematch
  /// is agreed on, for whoever watches when the game is over. The end of the input is a quit too, if
  /// `end_is_quit`. Returns the exit status.
  boost::asio::awaitable<int> stay(bool end_is_quit);
  /// The room of the rematch that was agreed on, where one is to go there; none where one quit.
  std::optional<std::string> next_room() const;

 private:
  void hear(const client::Notice& notice);
  void tell_room(const client::Notice& notice);
  void prompt() const;
  bool is_my_turn() const;
  bool has_nothing_more() const;

  // visit_commands.cpp: what is typed
  boost::asio::awaitable<void> obey(const Spoken& spoken);
  bool show(const Spoken& spoken);
  std::string legal_answer(std::string_view filter) const;
  std::optional<client::Connection::Body> request_of(const Spoken& spoken);
  std::optional<client::Connection::Body> request_of(const SendOffer& offer);
  std::optional<client::Connection::Body> request_of(const SendReply& reply);
  std::optional<client::Connection::Body> request_of(const SendMute& mute);
  boost::asio::awaitable<void> send(client::Connection::Body body);
  boost::asio::awaitable<void> await_turn();
  void say(std::string_view sentence) const;

  const client::Address& server_;
  LineReader& lines_;
  const Terminal& terminal_;
  MetPlayers met_;
  std::optional<std::string> invite_;
  bool staying_ = false;  // before that, the lines may be for somebody else
  bool quit_ = false;
  bool told_of_rematch_ = false;
  bool told_of_room_ = false;
  std::shared_ptr<client::Conversation> room_;
  RoomTeller teller_;
};

}  // namespace hexcourt::command
