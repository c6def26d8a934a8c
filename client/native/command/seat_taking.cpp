#include "command/seat_taking.hpp"

#include <utility>

#include "command/state_text.hpp"

namespace hexcourt::command {

namespace asio = boost::asio;

namespace {

bool is(const client::Conversation& room, match::Status status) {
  return room.state() != nullptr && room.state()->status == status;
}

}  // namespace

std::optional<game::Side> my_side(const client::Conversation& room) {
  if (room.me() == nullptr || room.state() == nullptr) return std::nullopt;
  return side_of(*room.state(), room.me()->id);
}

bool is_finished(const client::Conversation& room) { return is(room, match::Status::finished); }
bool is_waiting(const client::Conversation& room) { return is(room, match::Status::waiting); }

asio::awaitable<std::optional<protocol::ErrorMessage>> take_seat(client::Conversation& room,
                                                                 std::optional<game::Side> side,
                                                                 const std::optional<std::string>& invite) {
  while (!room.over() && !my_side(room) && is_waiting(room)) {
    client::Connection::Body sit = protocol::Sit{side, invite};
    const auto answer = co_await room.ask(std::move(sit));
    if (!answer && answer.error().code != client::kNoAnswer) co_return answer.error();
    co_await room.up_to_date();
  }
  co_return std::nullopt;
}

}  // namespace hexcourt::command
