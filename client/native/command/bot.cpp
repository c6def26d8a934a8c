#include "command/bot.hpp"

#include <algorithm>
#include <memory>
#include <ostream>
#include <random>
#include <set>
#include <vector>

#include "client/address.hpp"
#include "command/action_words.hpp"
#include "command/bot_game.hpp"
#include "command/company.hpp"
#include "command/failure.hpp"
#include "command/lobby_dialogue.hpp"
#include "command/one_line.hpp"
#include "command/rematch.hpp"
#include "command/run.hpp"
#include "command/seat_taking.hpp"
#include "command/thinking_mind.hpp"

namespace hexcourt::command {

namespace asio = boost::asio;

namespace {

/// What to play where nobody waits and no game was named.
constexpr const char* kUsualGame = "hivequeen";

using Found = tl::expected<RoomKey, Failure>;
/// How a stay in a room ended: whether a game was played to its end, or else it is time for another room; and
/// the room of the rematch that was agreed on.
struct Stay {
  bool played = false;
  std::optional<std::string> next_room;
};
using Stayed = tl::expected<Stay, Failure>;

std::unique_ptr<BotMind> mind_of(const Bot& asked) {
  const std::uint64_t seed = asked.seed.value_or(std::random_device{}());
  if (asked.level) return std::make_unique<ThinkingMind>(*asked.level, seed);
  return std::make_unique<RandomMind>(seed);
}

/// One bot, which goes from room to room.
class Wanderer {
 public:
  Wanderer(asio::any_io_executor executor, const Bot& asked, Court& court, const Terminal& terminal)
      : executor_(std::move(executor)),
        asked_(asked),
        court_(court),
        terminal_(terminal),
        mind_(mind_of(asked)) {}

  asio::awaitable<int> run() {
    std::optional<RoomKey> next;
    while (played_ < asked_.games) {
      const auto key = co_await room_after(next);
      if (!key) co_return report(terminal_, key.error());
      const auto stayed = co_await stay(*key);
      if (!stayed) co_return report(terminal_, stayed.error());
      next.reset();
      const std::optional<std::string>& onwards = stayed->next_room;
      if (onwards) next = RoomKey{*onwards, key->invite};
    }
    co_return kDone;
  }

 private:
  /// Whether the bot may choose its rooms.
  bool is_free() const { return !asked_.room && !asked_.create; }

  /// The room that was agreed on, or else another one.
  asio::awaitable<Found> room_after(std::optional<RoomKey> agreed) {
    if (agreed) co_return *agreed;
    auto found = co_await find_room();
    co_return found;
  }

  asio::awaitable<Found> find_room() {
    if (asked_.room) co_return RoomKey{*asked_.room, asked_.invite};
    if (is_free()) {
      auto waiting = co_await find_company();
      if (!waiting) co_return tl::make_unexpected(waiting.error());
      if (!waiting->empty()) co_return RoomKey{*waiting, std::nullopt};
    }
    RoomWish wish = asked_.wish;
    if (wish.choice.game.empty()) wish.choice.game = kUsualGame;
    co_return co_await make_room_and_tell(executor_, court_, wish, terminal_);
  }

  /// The oldest room where somebody waits; empty where nobody does.
  asio::awaitable<tl::expected<std::string, Failure>> find_company() {
    const auto lobby = enter_lobby(executor_, court_);
    const bool listed = co_await lobby->until([&] { return lobby->rooms() != nullptr; });
    if (!listed) {
      co_return tl::make_unexpected(Failure{lobby->closed().why});
    }
    const auto found = oldest_that_waits(lobby->rooms()->rooms(), lobby->me()->id);
    co_await lobby->leave();
    co_return found;
  }

  /// The first of these rooms where somebody waits for us; empty where nobody does.
  std::string oldest_that_waits(const std::vector<protocol::RoomSummary>& rooms,
                                const std::string& me) const {
    const auto wanted = asked_.wish.choice.game.empty() ? std::nullopt : std::optional(asked_.wish);
    const auto found = std::find_if(rooms.begin(), rooms.end(), [&](const protocol::RoomSummary& room) {
      return !turned_away_.contains(room.room) && wants_company(room, wanted, me);
    });
    return found == rooms.end() ? std::string() : found->room;
  }

  asio::awaitable<Stayed> stay(const RoomKey& key) {
    const auto path = client::room_path(key.room);
    if (!path) co_return tl::make_unexpected(Failure{path.error(), kRefused});
    const auto room = enter_room(executor_, court_, *path, key.invite);
    auto stayed = co_await sit_and_play(*room, key);
    co_await room->leave();
    co_return stayed;
  }

  asio::awaitable<Stayed> sit_and_play(client::Conversation& room, const RoomKey& key) {
    const auto refusal = co_await find_seat(room, key.invite);
    if (refusal && !is_free()) co_return tl::make_unexpected(Failure{*refusal});
    if (refusal) {
      turned_away_.insert(key.room);
      co_return Stay{};
    }
    if (is_free()) {
      const bool stays = co_await await_guest(room, key.room);
      if (!stays) co_return Stay{};
    }
    BotGame game(room, *mind_, asked_.most_actions);
    const bool ended = co_await game.play_out();
    if (!ended) co_return tl::make_unexpected(Failure{game.why()});
    tell_result(*room.state());
    ++played_;
    auto next_room = co_await rematch(room);
    co_return Stay{true, std::move(next_room)};
  }

  /// The room of the rematch; none where there is none to be.
  asio::awaitable<std::optional<std::string>> rematch(client::Conversation& room) const {
    if (!asked_.rematch || played_ == asked_.games) co_return std::nullopt;
    auto next_room = co_await agree_on_rematch(room);
    co_return next_room;
  }

  /// Returns why there is no seat for us, if there is none.
  static asio::awaitable<std::optional<std::string>> find_seat(client::Conversation& room,
                                                               const std::optional<std::string>& invite) {
    const bool shown = co_await room.until([&] { return room.state() != nullptr; });
    if (!shown) co_return room.closed().why;
    const auto refusal = co_await take_seat(room, std::nullopt, invite);
    if (refusal) co_return refusal->message;
    if (!my_side(room)) co_return "The seats of the room are taken.";
    co_return std::nullopt;
  }

  /// Waits in the room `here` until its game begins. Bots that came at the same time wait in a room each: all
  /// but the one in the oldest get up and look again. False where this one did.
  asio::awaitable<bool> await_guest(client::Conversation& room, const std::string& here) {
    std::shared_ptr<client::Conversation> lobby;
    lobby = enter_lobby(executor_, court_, [&](const client::Notice&) {
      if (lobby->rooms() == nullptr || !is_waiting(room) || !my_side(room)) return;
      const auto older = lobby->rooms()->older_than(here);
      if (!oldest_that_waits(older, room.me()->id).empty()) room.tell(protocol::Stand{});
    });
    co_await room.until([&] { return !is_waiting(room) || !my_side(room); });
    co_await lobby->leave();
    const bool got_up = !room.over() && is_waiting(room);
    if (got_up)
      terminal_.out << "The bot leaves room " << one_line(here) << " to look for company.\n" << std::flush;
    co_return !got_up;
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
  std::unique_ptr<BotMind> mind_;
  std::int64_t played_ = 0;
  std::set<std::string> turned_away_;  // the rooms that had no seat for us after all
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
