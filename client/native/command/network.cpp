#include "command/network.hpp"

#include <boost/asio/io_context.hpp>
#include <cstdlib>
#include <ostream>
#include <random>
#include <utility>

#include "client/spawn.hpp"
#include "command/one_line.hpp"

namespace hexcourt::command {

namespace asio = boost::asio;

namespace {

tl::expected<client::Identity, std::string> find_identity(const ServerChoice& choice,
                                                          const client::Address& server, std::ostream& err) {
  // Whoever a code makes a player keeps that player's token, which takes the file for oneself.
  const auto open = choice.only_looks && !choice.code ? client::Identity::to_look : client::Identity::in_file;
  if (choice.token_file) {
    return open(*choice.token_file).map_error([](const std::string& why) {
      return why + " With another --token-file you are another player.";
    });
  }
  if (choice.guest) return client::Identity();
  const auto file = client::token_file(server, [](const char* name) { return std::getenv(name); });
  if (!file) return client::Identity();
  auto identity = open(*file);
  if (identity) return identity;
  err << identity.error()
      << " You are a guest here; with --token-file FILE you are somebody to come back as.\n";
  return client::Identity();
}

std::unique_ptr<client::Connection> connection(const asio::any_io_executor& executor, Court& court,
                                               std::string path, std::optional<std::string> invite,
                                               bool legal) {
  return std::make_unique<client::Connection>(executor, court.address, std::move(path), court.identity,
                                              client::Greeting{.name = court.name,
                                                               .invite = std::move(invite),
                                                               .legal = legal,
                                                               .code = court.code,
                                                               .known = court.known},
                                              chance);
}

/// A server that gives a token to somebody who showed one, and no code, does not know that one.
void tell_if_forgotten(const Court& court, const protocol::Welcome& welcome) {
  if (court.err == nullptr || court.code || !welcome.token) return;
  *court.err << "The player kept here is not known to the server any more: perhaps it went on at another "
                "device. You are a new guest, "
             << one_line(welcome.player.name) << ".\n"
             << std::flush;
}

/// What hears a conversation, and notes for later ones that we were welcome.
client::Conversation::Hear noting_welcomes(Court& court, client::Conversation::Hear hear) {
  return [&court, hear = std::move(hear)](const client::Notice& notice) {
    if (const auto* welcome = std::get_if<protocol::Welcome>(&notice)) {
      tell_if_forgotten(court, *welcome);
      court.known = true;
      court.code.reset();
    }
    if (hear) hear(notice);
  };
}

asio::awaitable<void> keep_status(asio::awaitable<int> work, int& status) {
  status = co_await std::move(work);
}

}  // namespace

tl::expected<Court, std::string> find_court(const ServerChoice& choice, std::ostream& err) {
  const auto address = client::read_address(choice.url);
  if (!address) return tl::make_unexpected(address.error());
  auto identity = find_identity(choice, *address, err);
  if (!identity) return tl::make_unexpected(identity.error());
  std::ostream* forgotten = identity->token() ? &err : nullptr;
  return Court{.address = *address,
               .identity = *std::move(identity),
               .name = choice.name,
               .code = choice.code,
               .err = forgotten};
}

std::shared_ptr<client::Conversation> enter_lobby(const asio::any_io_executor& executor, Court& court,
                                                  client::Conversation::Hear hear) {
  return client::Conversation::start(
      executor, connection(executor, court, std::string(client::kLobbyPath), std::nullopt, false),
      noting_welcomes(court, std::move(hear)));
}

std::shared_ptr<client::Conversation> enter_room(const asio::any_io_executor& executor, Court& court,
                                                 const std::string& path,
                                                 const std::optional<std::string>& invite,
                                                 client::Conversation::Hear hear, bool legal) {
  return client::Conversation::start(executor, connection(executor, court, path, invite, legal),
                                     noting_welcomes(court, std::move(hear)));
}

int run_to_end(const std::function<asio::awaitable<int>(asio::any_io_executor)>& work) {
  asio::io_context context(1);
  int status = 0;
  client::spawn(context.get_executor(), keep_status(work(context.get_executor()), status));
  context.run();
  return status;
}

double chance() {
  thread_local std::mt19937 generator(std::random_device{}());
  return std::uniform_real_distribution<double>(0.0, 1.0)(generator);
}

}  // namespace hexcourt::command
