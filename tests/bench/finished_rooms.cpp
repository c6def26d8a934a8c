// Fills a data directory with finished games, for tests/load/stored_rooms.py.
//   hexcourt_finished_rooms DIR COUNT        prints the ids of the first, the middle and the last room

#include <boost/asio/io_context.hpp>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "script.hpp"
#include "server/room/new_room.hpp"
#include "server/store/data_directory.hpp"
#include "server/store/sqlite_store.hpp"

namespace hexcourt::server {
namespace {

constexpr std::size_t kPlies = 40;
constexpr std::size_t kAtOnce = 1000;

match::Event decided(const match::Match& match, const match::Player& by, const match::Command& command,
                     TimePoint now) {
  return match.decide(by, command, now).value().value().event;
}

/// A game of kPlies actions that White gives up then.
Opening finished_game(const std::string& game, const std::vector<std::string>& script, TimePoint now) {
  const match::Player white{"white", "Ada"};
  const match::Player black{"black", "Bob"};
  protocol::CreateRoom wish;
  wish.game = game;
  wish.settings = {{"claim_after", std::int64_t{0}}, {"draw_after", std::int64_t{0}}};
  Opening opening = new_pairing(wish, white, black, now, Limits{}).value();
  match::Match& match = opening.match;
  const auto play = [&](const match::Player& by, const match::Command& command) {
    const match::Event event = decided(match, by, command, now);
    if (!match.apply(event)) throw std::logic_error("An event does not follow.");
    opening.news.events.push_back(event);
  };
  for (const std::string& action : script) {
    play(match.game().to_act() == game::Side::white ? white : black, match::Act{action, match.ply()});
  }
  play(white, match::Resign{});
  opening.news.after = match.standing();
  return opening;
}

void fill(const std::filesystem::path& path, std::size_t count) {
  const SystemClock clock;
  DataDirectory directory{path};
  SqliteStore store{directory, clock};
  boost::asio::io_context io;
  std::vector<std::string> ids;
  const std::vector<std::string> games{"hivequeen", "agon"};
  std::vector<std::vector<std::string>> scripts;
  scripts.reserve(games.size());
  for (const std::string& game : games) scripts.push_back(bench::played_script(game, kPlies));
  while (ids.size() < count) {
    std::vector<RoomAddition> additions;
    while (additions.size() < kAtOnce && ids.size() < count) {
      const std::size_t kind = ids.size() % games.size();
      Opening opening = finished_game(games[kind], scripts[kind], clock.now());
      ids.push_back(opening.card.id);
      additions.push_back(std::move(opening.news));
    }
    store.append(std::move(additions), io.get_executor(), [](bool committed) {
      if (!committed) throw std::runtime_error("A room could not be written.");
    });
    store.drain();
    io.restart();
    io.poll();
  }
  std::cout << ids.front() << ' ' << ids[count / 2] << ' ' << ids.back() << '\n';
}

}  // namespace
}  // namespace hexcourt::server

int main(int argc, char** argv) {
  try {
    if (argc != 3) throw std::runtime_error("hexcourt_finished_rooms DIR COUNT");
    hexcourt::server::fill(argv[1], std::stoul(argv[2]));
  } catch (const std::exception& failure) {
    std::cerr << failure.what() << '\n';
    return 1;
  }
}
