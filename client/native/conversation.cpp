#include "client/conversation.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

#include "client/spawn.hpp"

namespace hexcourt::client {

namespace asio = boost::asio;

namespace {

Answer no_answer() {
  return tl::make_unexpected(protocol::ErrorMessage{
      std::nullopt, std::string(kNoAnswer), "The connection was lost before the server answered.", {}});
}

}  // namespace

std::shared_ptr<Conversation> Conversation::start(const asio::any_io_executor& executor,
                                                  std::unique_ptr<Connection> connection, Hear hear) {
  auto conversation = std::make_shared<Conversation>(executor, std::move(connection), std::move(hear));
  spawn(executor, read_all(conversation));
  return conversation;
}

Conversation::Conversation(const asio::any_io_executor& executor, std::unique_ptr<Connection> connection,
                           Hear hear)
    : connection_(std::move(connection)),
      hear_(std::move(hear)),
      heard_(executor, asio::steady_timer::time_point::max()) {}

asio::awaitable<void> Conversation::read_all(std::shared_ptr<Conversation> self) {
  while (!self->closed_) {
    const Notice notice = co_await self->connection_->next();
    self->take(notice);
    if (self->hear_) self->hear_(notice);
    self->heard_.cancel();
  }
  self->hear_ = nullptr;
}

void Conversation::take(const Notice& notice) {
  if (const auto* welcome = std::get_if<protocol::Welcome>(&notice)) me_ = welcome->player;
  if (const auto* state = std::get_if<protocol::State>(&notice)) {
    state_ = *state;
    ++news_;
  }
  if (const auto* lobby = std::get_if<protocol::Lobby>(&notice)) {
    rooms_.emplace().take(*lobby);
    ++news_;
  }
  if (const auto* update = std::get_if<protocol::LobbyUpdate>(&notice); update != nullptr && rooms_) {
    rooms_->take(*update);
    ++news_;
  }
  if (const auto* ok = std::get_if<protocol::Ok>(&notice)) settle(ok->re, *ok);
  if (const auto* error = std::get_if<protocol::ErrorMessage>(&notice)) {
    settle(error->re, tl::make_unexpected(*error));
  }
  if (std::holds_alternative<Lost>(notice)) settle_all_unanswered();
  if (const auto* closed = std::get_if<Closed>(&notice)) {
    closed_ = *closed;
    settle_all_unanswered();
  }
}

void Conversation::settle(const std::optional<protocol::Scalar>& re, const Answer& answer) {
  const auto* id = re ? std::get_if<std::int64_t>(&*re) : nullptr;
  const auto found = id == nullptr ? requests_.end() : requests_.find(*id);
  if (found != requests_.end()) found->second = answer;
}

void Conversation::settle_all_unanswered() {
  for (auto& [id, answer] : requests_) {
    if (!answer) answer = no_answer();
  }
}

asio::awaitable<bool> Conversation::until(std::function<bool()> holds) {
  const auto self = shared_from_this();
  while (!holds()) {
    if (closed_) co_return false;
    co_await heard_.async_wait(asio::as_tuple(asio::use_awaitable));
  }
  co_return true;
}

asio::awaitable<Answer> Conversation::ask(Connection::Body body) {
  const auto self = shared_from_this();
  const auto id = connection_->send(std::move(body));
  if (!id) co_return no_answer();
  std::optional<Answer>& answer = requests_[*id];
  while (!answer) {
    co_await heard_.async_wait(asio::as_tuple(asio::use_awaitable));
  }
  Answer given = *std::move(answer);
  requests_.erase(*id);
  co_return given;
}

asio::awaitable<void> Conversation::until_over() {
  const auto self = shared_from_this();
  while (!closed_) {
    co_await heard_.async_wait(asio::as_tuple(asio::use_awaitable));
  }
}

asio::awaitable<void> Conversation::leave() {
  connection_->close();
  co_await until_over();
}

}  // namespace hexcourt::client
