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
  std::visit([this](const auto& what) { take(what); }, notice);
}

void Conversation::take(const protocol::Welcome& welcome) {
  me_ = welcome.player;
  ++arrivals_;
  server_time_.forget();
  server_time_.heard(welcome.server_time, ServerTime::Moment::clock::now());
}

void Conversation::take(const protocol::State& state) {
  server_time_.heard(state.server_time, ServerTime::Moment::clock::now());
  state_ = state;
  ++news_;
  send_waiting_acts();
}

void Conversation::take(const protocol::Lobby& lobby) {
  rooms_.emplace().take(lobby);
  ++news_;
}

void Conversation::take(const protocol::LobbyUpdate& update) {
  if (!rooms_) return;
  rooms_->take(update);
  ++news_;
}

void Conversation::take(const protocol::ErrorMessage& error) {
  if (!error.re) complaint_ = error;
  settle(error.re, tl::make_unexpected(error));
}

/// The acts that were not answered wait for another connection; any other request is given up.
void Conversation::take(const Lost& /*lost*/) {
  for (auto& [id, request] : requests_) {
    if (request->act) {
      waiting_acts_.push_back(request);
    } else {
      request->answer = no_answer();
    }
  }
  requests_.clear();
}

void Conversation::take(const Closed& closed) {
  closed_ = closed;
  for (auto& [id, request] : requests_) request->answer = no_answer();
  for (const RequestPtr& request : waiting_acts_) request->answer = no_answer();
  requests_.clear();
  waiting_acts_.clear();
}

void Conversation::settle(const std::optional<protocol::Scalar>& re, const Answer& answer) {
  const auto* id = re ? std::get_if<std::int64_t>(&*re) : nullptr;
  const auto found = id == nullptr ? requests_.end() : requests_.find(*id);
  if (found == requests_.end()) return;
  found->second->answer = answer;
  requests_.erase(found);
}

/// In the room again: the server takes an act that it has taken before for what it is.
void Conversation::send_waiting_acts() {
  for (const RequestPtr& request : std::exchange(waiting_acts_, {})) {
    const std::optional<protocol::Act>& act = request->act;
    if (act) dispatch(*act, request);
  }
}

/// Sends the body of `request`; where there is no connection an act waits for the next one.
void Conversation::dispatch(Connection::Body body, const RequestPtr& request) {
  const auto id = connection_->send(std::move(body));
  if (id) {
    requests_[*id] = request;
  } else if (request->act && !closed_) {
    waiting_acts_.push_back(request);
  } else {
    request->answer = no_answer();
  }
}

std::int64_t Conversation::server_time() const {
  return server_time_.at(ServerTime::Moment::clock::now()).value_or(0);
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
  const auto request = std::make_shared<Request>();
  if (const auto* act = std::get_if<protocol::Act>(&body)) request->act = *act;
  dispatch(std::move(body), request);
  const std::optional<Answer>& answer = request->answer;
  while (!answer) {
    co_await heard_.async_wait(asio::as_tuple(asio::use_awaitable));
  }
  co_return *answer;
}

asio::awaitable<void> Conversation::up_to_date() {
  const auto self = shared_from_this();
  const std::uint64_t before = news_;
  Connection::Body ping = protocol::Ping{};
  const auto answer = co_await ask(std::move(ping));
  if (answer) co_return;
  const auto shown_again = [this, before] { return news_ != before; };
  co_await until(shown_again);
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
