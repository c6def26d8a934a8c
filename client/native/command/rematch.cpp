#include "command/rematch.hpp"

#include <utility>

#include "command/offer_words.hpp"
#include "command/seat_taking.hpp"

namespace hexcourt::command {

namespace asio = boost::asio;

namespace {

bool is_agreed(const client::Conversation& room) { return room.state()->next_room.has_value(); }

bool other_is_away(const client::Conversation& room, game::Side me) {
  if (room.presence() == nullptr) return false;
  const protocol::Presence& here = *room.presence();
  const auto& other = me == game::Side::white ? here.black : here.white;
  return other && !other->present;
}

}  // namespace

asio::awaitable<std::optional<std::string>> agree_on_rematch(client::Conversation& room) {
  const auto me = my_side(room);
  const auto settled = [&] {
    return is_agreed(room) || other_is_away(room, *me) ||
           !proposes(*room.state(), *me, match::Proposal::rematch);
  };
  bool asked = false;
  while (me && !asked && !is_agreed(room) && !other_is_away(room, *me) && !room.over()) {
    client::Connection::Body offer = protocol::Offer{match::Proposal::rematch};
    const auto answer = co_await room.ask(std::move(offer));
    if (!answer && answer.error().code != client::kNoAnswer) co_return std::nullopt;
    asked = answer.has_value();
    co_await room.up_to_date();
  }
  if (asked) {
    co_await room.until(settled);
  }
  co_return room.state()->next_room;
}

}  // namespace hexcourt::command
