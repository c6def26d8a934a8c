#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <ostream>
#include <random>
#include <string_view>
#include <utility>
#include <vector>

#include "client/address.hpp"
#include "client/spawn.hpp"
#include "command/bot.hpp"
#include "command/bot_game.hpp"
#include "command/failure.hpp"
#include "command/lobby_dialogue.hpp"
#include "command/one_line.hpp"
#include "command/rematch.hpp"
#include "command/run.hpp"
#include "command/seat_taking.hpp"

namespace hexcourt::command {

namespace asio = boost::asio;

namespace {

constexpr auto kResult = asio::as_tuple(asio::use_awaitable);
using Room = std::shared_ptr<client::Conversation>;

/// The server takes only so many new rooms a minute.
constexpr std::chrono::seconds kRoomPause{1};
constexpr std::string_view kTooFast = "too_fast";

/// All the pairs, and what came of their games.
class Hall {
 public:
  Hall(const asio::any_io_executor& executor, const Bots& asked, const Court& court, const Terminal& terminal)
      : executor_(executor),
        asked_(asked),
        address_(court.address),
        terminal_(terminal),
        seed_(asked.seed.value_or(std::random_device{}())),
        finished_(executor, asio::steady_timer::time_point::max()) {}

  asio::awaitable<int> run() {
    const std::int64_t tables = std::min(asked_.rooms, asked_.games);
    playing_ = tables;
    for (std::int64_t table = 0; table < tables; ++table) {
      const std::int64_t games = asked_.games / tables + (table < asked_.games % tables ? 1 : 0);
      client::spawn(executor_, play_at_table(table, games));
    }
    while (playing_ > 0) {
      co_await finished_.async_wait(kResult);
    }
    if (refusal_) co_return report(terminal_, *refusal_);
    terminal_.out << tally_.text() << '\n' << std::flush;
    co_return tally_.refused + tally_.lost == 0 ? kDone : kFailed;
  }

 private:
  struct Pair {
    Court& host;
    Court& guest;
    BotMind& mind;
  };

  /// Two bots that play so many games, one after another.
  asio::awaitable<void> play_at_table(std::int64_t table, std::int64_t games) {
    Court host{address_, client::Identity(), "Host bot"};
    Court guest{address_, client::Identity(), "Guest bot"};
    RandomMind mind(seed_ + static_cast<std::uint64_t>(table));
    const Pair pair{host, guest, mind};
    const auto lobby = enter_lobby(executor_, host, [this](const client::Notice& notice) { hear(notice); });
    const bool listed = co_await lobby->until([&] { return lobby->rooms() != nullptr; });
    if (listed) {
      guest.known = host.known;
      co_await play_games(*lobby, pair, games);
    } else {
      complain(lobby->closed().why, tally_.lost);
    }
    co_await lobby->leave();
    --playing_;
    finished_.cancel();
  }

  asio::awaitable<void> play_games(client::Conversation& lobby, Pair pair, std::int64_t games) {
    std::string room;
    for (; games > 0 && !lobby.over() && !refusal_; --games) {
      const bool rematch = asked_.rematch && games > 1;
      if (room.empty()) {
        room = co_await make_new_room(lobby);
      }
      if (!room.empty()) {
        room = co_await play_one(room, pair, rematch);
      }
    }
  }

  /// Plays in that room; the room of the rematch, empty without.
  asio::awaitable<std::string> play_one(std::string id, Pair pair, bool rematch) {
    const auto path = client::room_path(id);
    if (!path) {
      complain(path.error(), tally_.refused);
      co_return "";
    }
    const Room first = enter(pair.host, *path);
    const Room second = enter(pair.guest, *path);
    client::spawn(executor_, play_seat(second, first, pair.mind, rematch));
    co_await play_seat(first, second, pair.mind, rematch);
    co_await second->until_over();
    count(first->state());
    const protocol::State* last = first->state();
    co_return last == nullptr ? "" : last->next_room.value_or("");
  }

  /// The id of a new room; empty where it was refused.
  asio::awaitable<std::string> make_new_room(client::Conversation& lobby) {
    const auto request = request_for(asked_.wish);
    asio::steady_timer pause(executor_);
    while (!lobby.over()) {
      client::Connection::Body body = *request;
      const auto made = co_await lobby.ask(std::move(body));
      if (made) co_return made->room.value_or("");
      const std::string& code = made.error().code;
      if (code == client::kNoAnswer) {
        co_await lobby.up_to_date();
      } else if (code == kTooFast) {
        pause.expires_after(kRoomPause);
        co_await pause.async_wait(kResult);
      } else {
        refuse(not_made(made.error()));
        co_return "";
      }
    }
    complain(lobby.closed().why, tally_.lost);
    co_return "";
  }

  /// A wish that no server grants ends it all; anything else may go better next time.
  void refuse(const Failure& failure) {
    if (failure.status == kRefused) {
      refusal_ = failure;
    } else {
      complain(failure.why, tally_.refused);
    }
  }

  Room enter(Court& court, const std::string& path) {
    return enter_room(executor_, court, path, std::nullopt,
                      [this](const client::Notice& notice) { hear(notice); });
  }

  void hear(const client::Notice& notice) {
    if (std::holds_alternative<client::Lost>(notice)) ++tally_.cut;
  }

  /// Sits and plays; where that fails, `other` need not wait for us.
  asio::awaitable<void> play_seat(Room room, Room other, BotMind& mind, bool rematch) {
    const bool played = co_await sit_and_play(*room, mind);
    if (!played) {
      co_await other->leave();
    } else if (rematch) {
      co_await agree_on_rematch(*room);
    }
    co_await room->leave();
  }

  asio::awaitable<bool> sit_and_play(client::Conversation& room, BotMind& mind) {
    const bool shown = co_await room.until([&] { return room.state() != nullptr; });
    if (!shown) {
      complain(room.closed().why, tally_.lost);
      co_return false;
    }
    const auto refusal = co_await take_seat(room, std::nullopt, std::nullopt);
    if (refusal) {
      complain(refusal->message, tally_.refused);
      co_return false;
    }
    BotGame game(room, mind, asked_.most_actions);
    const bool ended = co_await game.play_out();
    if (!ended) complain(game.why(), room.over() ? tally_.lost : tally_.refused);
    co_return ended;
  }

  void count(const protocol::State* last) {
    if (last == nullptr || last->status != match::Status::finished) return;
    ++tally_.ended[last->reason];
    tally_.actions += last->ply;
  }

  void complain(const std::string& why, std::int64_t& count) {
    ++count;
    terminal_.err << "hexcourt: " << one_line(why) << '\n';
  }

  asio::any_io_executor executor_;
  const Bots& asked_;
  client::Address address_;
  const Terminal& terminal_;
  std::uint64_t seed_;
  asio::steady_timer finished_;  // never expires; cancelled when a table has finished
  std::int64_t playing_ = 0;
  Tally tally_;
  std::optional<Failure> refusal_;
};

asio::awaitable<int> fill_hall(asio::any_io_executor executor, const Bots& asked, const Court& court,
                               const Terminal& terminal) {
  Hall hall(executor, asked, court, terminal);
  co_return co_await hall.run();
}

}  // namespace

int run_bots(const Bots& asked, Court& court, const Terminal& terminal) {
  if (const auto request = request_for(asked.wish); !request) {
    return report(terminal, {sentence(request.error()), kRefused});
  }
  return run_to_end(
      [&](const asio::any_io_executor& executor) { return fill_hall(executor, asked, court, terminal); });
}

}  // namespace hexcourt::command
