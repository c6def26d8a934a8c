#include "command/bot.hpp"

#include <algorithm>
#include <ostream>
#include <random>

#include "client/address.hpp"
#include "command/action_words.hpp"
#include "command/bot_game.hpp"
#include "command/company.hpp"
#include "command/lobby_dialogue.hpp"
#include "command/one_line.hpp"
#include "command/run.hpp"
#include "command/state_text.hpp"

namespace hexcourt::command {

namespace asio = boost::asio;

namespace {

/// What to play where nobody waits and no game was named.
constexpr const char* kUsualGame = "hivequeen";

using Found = tl::expected<RoomKey, std::string>;

/// One bot, which goes from room to room.
class Wanderer {
 public:
  Wanderer(asio::any_io_executor executor, const Bot& asked, Court& court, const Terminal& terminal)
      : executor_(std::move(executor)),
        asked_(asked),
        court_(court),
        terminal_(terminal),
        choice_(asked.seed.value_or(std::random_device{}())) {}

  asio::awaitable<int> run() {
    for (std::int64_t played = 0; played < asked_.games; ++played) {
      const auto key = co_await find_room();
      if (!key) co_return fail(key.error());
      const auto path = client::room_path(key->room);
      if (!path) co_return fail(path.error());
      const auto failure = co_await play(*path, *key);
      if (failure) co_return fail(*failure);
    }
    co_return kDone;
  }

 private:
  int fail(const std::string& why) {
    terminal_.err << "hexcourt: " << one_line(why) << '\n';
    return kFailed;
  }

  asio::awaitable<Found> find_room() {
    if (asked_.room) co_return RoomKey{*asked_.room, asked_.invite};
    if (!asked_.create) {
      auto waiting = co_await find_company();
      if (!waiting) co_return tl::make_unexpected(waiting.error());
      if (!waiting->empty()) co_return RoomKey{*waiting, std::nullopt};
    }
    RoomWish wish = asked_.wish;
    if (wish.choice.game.empty()) wish.choice.game = kUsualGame;
    co_return co_await make_room_and_tell(executor_, court_, wish, terminal_);
  }

  /// The oldest room where somebody waits; empty where nobody does.
  asio::awaitable<tl::expected<std::string, std::string>> find_company() {
    const auto lobby = enter_lobby(executor_, court_);
    const bool listed = co_await lobby->until([&] { return lobby->rooms() != nullptr; });
    if (!listed) {
      co_return tl::make_unexpected(lobby->closed().why);
    }
    const auto rooms = lobby->rooms()->rooms();
    const GameChoice& choice = asked_.wish.choice;
    const auto wanted = choice.game.empty() ? std::nullopt : std::optional(choice);
    const auto found = std::find_if(rooms.begin(), rooms.end(), [&](const protocol::RoomSummary& room) {
      return wants_company(room, wanted, lobby->me()->id);
    });
    co_await lobby->leave();
    co_return found == rooms.end() ? std::string() : found->room;
  }

  /// Plays one game there; returns what went wrong, if anything did.
  asio::awaitable<std::optional<std::string>> play(const std::string& path, const RoomKey& key) {
    const auto room = enter_room(executor_, court_, path, key.invite);
    const bool shown = co_await room->until([&] { return room->state() != nullptr; });
    if (!shown) co_return room->closed().why;
    if (!side_of(*room->state(), room->me()->id)) {
      client::Connection::Body seat = protocol::Sit{std::nullopt, key.invite};
      const auto seated = co_await room->ask(std::move(seat));
      if (!seated) {
        co_await room->leave();
        co_return seated.error().message;
      }
    }
    BotGame game(*room, choice_, asked_.most_actions);
    const bool ended = co_await game.play_out();
    if (ended) tell_result(*room->state());
    co_await room->leave();
    if (!ended) co_return game.why();
    co_return std::nullopt;
  }

  void tell_result(const protocol::State& state) {
    terminal_.out << one_line(state.room) << ": "
                  << one_line(
                         result_in_words(word(state.outcome.value_or(game::Outcome::none)), state.reason))
                  << '\n'
                  << std::flush;
  }

  asio::any_io_executor executor_;
  const Bot& asked_;
  Court& court_;
  const Terminal& terminal_;
  BotChoice choice_;
};

asio::awaitable<int> wander(asio::any_io_executor executor, const Bot& asked, Court& court,
                            const Terminal& terminal) {
  Wanderer bot(executor, asked, court, terminal);
  co_return co_await bot.run();
}

}  // namespace

int run_bot(const Bot& asked, Court& court, const Terminal& terminal) {
  return run_to_end(
      [&](const asio::any_io_executor& executor) { return wander(executor, asked, court, terminal); });
}

}  // namespace hexcourt::command
