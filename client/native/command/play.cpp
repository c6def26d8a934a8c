#include "command/play.hpp"

#include <ostream>

#include "client/address.hpp"
#include "command/line_reader.hpp"
#include "command/lobby_dialogue.hpp"
#include "command/one_line.hpp"
#include "command/run.hpp"
#include "command/visit.hpp"

namespace hexcourt::command {

namespace asio = boost::asio;

namespace {

int report(const Terminal& terminal, const std::string& why, int status) {
  terminal.err << "hexcourt: " << one_line(why) << '\n';
  return status;
}

using Found = tl::expected<std::optional<RoomKey>, std::string>;

/// The room that was asked for, made or chosen; none where nobody chose one.
asio::awaitable<Found> find_room(asio::any_io_executor executor, const Play& asked, Court& court,
                                 LineReader& lines, const Terminal& terminal) {
  if (asked.room) co_return RoomKey{*asked.room, asked.invite};
  if (asked.wish.choice.game.empty()) {
    auto chosen = co_await choose_room(executor, court, lines, terminal);
    co_return chosen;
  }
  auto made = co_await make_room_and_tell(executor, court, asked.wish, terminal);
  if (!made) co_return tl::make_unexpected(made.error());
  co_return *std::move(made);
}

asio::awaitable<int> play(asio::any_io_executor executor, const Play& asked, Court& court,
                          const Terminal& terminal) {
  LineReader lines(executor, terminal.in_descriptor);
  const auto found = co_await find_room(executor, asked, court, lines, terminal);
  if (!found) co_return report(terminal, found.error(), kFailed);
  if (!*found) co_return kDone;
  const RoomKey& key = **found;
  const auto path = client::room_path(key.room);
  if (!path) co_return report(terminal, path.error(), kRefused);

  Visit visit(executor, court, *path, key.invite, lines, terminal);
  const bool arrived = co_await visit.arrive();
  if (!arrived) co_return kFailed;
  const bool seated = co_await visit.sit(asked.side);
  if (!seated) co_return kFailed;
  co_return co_await visit.stay(true);
}

asio::awaitable<int> watch(asio::any_io_executor executor, const Watch& asked, Court& court,
                           const Terminal& terminal) {
  const auto path = client::room_path(asked.room);
  if (!path) co_return report(terminal, path.error(), kRefused);
  LineReader lines(executor, terminal.in_descriptor);
  Visit visit(executor, court, *path, asked.invite, lines, terminal);
  const bool arrived = co_await visit.arrive();
  if (!arrived) co_return kFailed;
  co_return co_await visit.stay(false);
}

}  // namespace

int run_play(const Play& asked, Court& court, const Terminal& terminal) {
  return run_to_end(
      [&](const asio::any_io_executor& executor) { return play(executor, asked, court, terminal); });
}

int run_watch(const Watch& asked, Court& court, const Terminal& terminal) {
  return run_to_end(
      [&](const asio::any_io_executor& executor) { return watch(executor, asked, court, terminal); });
}

}  // namespace hexcourt::command
