#include "command/play.hpp"

#include "client/address.hpp"
#include "command/failure.hpp"
#include "command/line_reader.hpp"
#include "command/lobby_dialogue.hpp"
#include "command/quick_pairing.hpp"
#include "command/run.hpp"
#include "command/visit.hpp"

namespace hexcourt::command {

namespace asio = boost::asio;

namespace {

using Found = tl::expected<std::optional<RoomKey>, Failure>;

/// Whether the room is to be chosen from the list.
bool chooses(const Play& asked) { return !asked.room && asked.wish.choice.game.empty(); }

/// The room that was asked for, made, found or chosen; none where nobody chose one.
asio::awaitable<Found> find_room(asio::any_io_executor executor, const Play& asked, Court& court,
                                 LineReader& lines, const Terminal& terminal) {
  if (asked.room) co_return RoomKey{*asked.room, asked.invite};
  if (chooses(asked)) {
    auto chosen = co_await choose_room(executor, court, lines, terminal);
    co_return chosen;
  }
  if (asked.seeks) {
    auto found = co_await go_and_seek(executor, court, asked.wish, asked.side, terminal);
    if (!found) co_return tl::make_unexpected(found.error());
    co_return *std::move(found);
  }
  auto made = co_await make_room_and_tell(executor, court, asked.wish, terminal);
  if (!made) co_return tl::make_unexpected(made.error());
  co_return *std::move(made);
}

/// How a stay in a room ended: the exit status, and the room of the rematch that was agreed on.
struct Stay {
  int status = kDone;
  std::optional<std::string> next_room;
};
/// As the error the exit status, where one could not play there, and was told why.
using Stayed = tl::expected<Stay, int>;

asio::awaitable<Stayed> play_in(const RoomKey& key, asio::any_io_executor executor, const Play& asked,
                                Court& court, LineReader& lines, const Terminal& terminal) {
  const auto path = client::room_path(key.room);
  if (!path) co_return tl::make_unexpected(report(terminal, {path.error(), kRefused}));
  Visit visit(executor, court, *path, key.invite, lines, terminal);
  const bool arrived = co_await visit.arrive();
  if (!arrived) co_return tl::make_unexpected(kFailed);
  const bool seated = co_await visit.sit(asked.side);
  if (!seated) co_return tl::make_unexpected(kFailed);
  const int status = co_await visit.stay(true);
  co_return Stay{status, visit.next_room()};
}

/// Plays there, and then in the room of each rematch, which the same invite opens.
asio::awaitable<tl::expected<int, int>> play_on_from(RoomKey key, asio::any_io_executor executor,
                                                     const Play& asked, Court& court, LineReader& lines,
                                                     const Terminal& terminal) {
  for (;;) {
    const auto stayed = co_await play_in(key, executor, asked, court, lines, terminal);
    if (!stayed) co_return tl::make_unexpected(stayed.error());
    const std::optional<std::string>& onwards = stayed->next_room;
    if (!onwards) co_return stayed->status;
    key.room = *onwards;
  }
}

asio::awaitable<int> play(asio::any_io_executor executor, const Play& asked, Court& court,
                          const Terminal& terminal) {
  LineReader lines(executor, terminal.in_descriptor);
  int status = kDone;
  for (;;) {
    const auto found = co_await find_room(executor, asked, court, lines, terminal);
    if (!found) co_return report(terminal, found.error());
    const std::optional<RoomKey>& key = *found;
    if (!key) co_return status;
    const auto played = co_await play_on_from(*key, executor, asked, court, lines, terminal);
    if (played) co_return *played;
    status = played.error();
    if (!chooses(asked)) co_return status;
  }
}

asio::awaitable<int> watch(asio::any_io_executor executor, const Watch& asked, Court& court,
                           const Terminal& terminal) {
  const auto path = client::room_path(asked.room);
  if (!path) co_return report(terminal, {path.error(), kRefused});
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
