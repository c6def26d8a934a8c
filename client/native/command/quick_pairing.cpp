#include "command/quick_pairing.hpp"

#include <ostream>
#include <utility>

#include "command/line_teller.hpp"

namespace hexcourt::command {

namespace asio = boost::asio;

using Found = tl::expected<RoomKey, Failure>;

/// A server keeps a seek for a while only when its player is away: whoever comes back says it again.
asio::awaitable<Found> seek_opponent(client::Conversation& lobby, const RoomWish& wish,
                                     std::optional<game::Side> side, const Terminal& terminal) {
  const auto seek = seek_for(wish, side);
  if (!seek) co_return tl::make_unexpected(Failure{sentence(seek.error()), kRefused});
  terminal.out << "Looking for an opponent. Ctrl-C gives up.\n" << std::flush;
  std::uint64_t sought_in = 0;  // the arrival in which it was said last
  for (;;) {
    const auto news = [&] {
      return lobby.matched() != nullptr || lobby.complaint() != nullptr || lobby.arrivals() != sought_in;
    };
    const bool goes_on = co_await lobby.until(news);
    if (!goes_on) co_return tl::make_unexpected(Failure{lobby.closed().why});
    if (lobby.matched() != nullptr) co_return RoomKey{*lobby.matched(), std::nullopt};
    if (lobby.complaint() != nullptr) co_return tl::make_unexpected(Failure{lobby.complaint()->message});
    sought_in = lobby.arrivals();
    client::Connection::Body body = *seek;
    const auto answer = co_await lobby.ask(std::move(body));
    const bool refused = !answer && answer.error().code != client::kNoAnswer;
    if (refused) co_return tl::make_unexpected(not_made(answer.error()));
  }
}

asio::awaitable<Found> go_and_seek(asio::any_io_executor executor, Court& court, const RoomWish& wish,
                                   std::optional<game::Side> side, const Terminal& terminal) {
  LineTeller line(terminal);
  const auto lobby =
      enter_lobby(executor, court, [&line](const client::Notice& notice) { line.hear(notice); });
  auto found = co_await seek_opponent(*lobby, wish, side, terminal);
  co_await lobby->leave();
  co_return found;
}

}  // namespace hexcourt::command
