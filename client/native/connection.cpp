#include "client/connection.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

#include "protocol/decode.hpp"
#include "protocol/encode.hpp"

namespace hexcourt::client {

namespace asio = boost::asio;

namespace {

constexpr unsigned kReplaced = 4001;
constexpr unsigned kRemoved = 4002;
constexpr unsigned kNoSuchRoom = 4005;

constexpr unsigned kTooManyRequests = 429;

/// Whether the server would answer the same again.
bool is_final(const LinkEnd& end) {
  const unsigned code = end.close_code;
  const unsigned status = end.http_status;
  return code == kReplaced || code == kRemoved || code == kNoSuchRoom ||
         (status >= 400 && status < 500 && status != kTooManyRequests);
}

/// Whether a hello that was refused like this may be welcome a little later.
bool will_pass(const protocol::ErrorMessage& error) {
  return error.code == "internal" || error.code == "too_fast";
}

}  // namespace

Connection::Connection(asio::any_io_executor executor, Address server, std::string path, Identity& identity,
                       Greeting greeting, std::function<double()> chance)
    : executor_(std::move(executor)),
      server_(std::move(server)),
      path_(std::move(path)),
      identity_(identity),
      greeting_(std::move(greeting)),
      backoff_(std::move(chance)),
      pause_(executor_) {}

asio::awaitable<Notice> Connection::next() {
  for (;;) {
    if (closed_) co_return *closed_;
    if (!link_) {
      auto failure = co_await connect();
      if (failure) co_return *failure;
    }
    const auto link = link_;
    auto frame = co_await link->read();
    if (!frame) co_return lost(frame.error());
    auto notice = read_frame(*frame);
    if (notice) co_return *std::move(notice);
  }
}

asio::awaitable<std::optional<Notice>> Connection::connect() {
  if (retry_in_.count() > 0) {
    pause_.expires_after(retry_in_);
    co_await pause_.async_wait(asio::as_tuple(asio::use_awaitable));
  }
  if (closing_) co_return lost({});
  auto opened = co_await Link::open(executor_, server_, path_);
  if (!opened) co_return lost(opened.error());
  link_ = *opened;
  say_hello();
  if (closing_) link_->close();
  co_return std::nullopt;
}

void Connection::say_hello() {
  protocol::Hello hello;
  hello.client = "hexcourt-native";
  hello.token = identity_.token();
  hello.code = greeting_.code;
  hello.name = greeting_.name;
  hello.invite = greeting_.invite;
  hello.legal = greeting_.legal;
  link_->write(protocol::encode(protocol::ClientMessage{std::nullopt, std::move(hello)}));
}

/// The notice in a frame; none for a message that only a later version of the protocol knows.
std::optional<Notice> Connection::read_frame(const std::string& frame) {
  auto message = protocol::decode_server(frame);
  if (!message) {
    if (message.error().code == "unknown_type") return std::nullopt;
    return close_for_good("The server sent what is no message: " + message.error().message);
  }
  if (const auto* welcome = std::get_if<protocol::Welcome>(&*message)) take(*welcome);
  if (const auto* bye = std::get_if<protocol::Bye>(&*message)) take(*bye);
  const auto* error = std::get_if<protocol::ErrorMessage>(&*message);
  if (error != nullptr && !welcomed_) return take_refusal_of_hello(*error);
  return std::visit([](auto&& known) { return Notice(std::forward<decltype(known)>(known)); },
                    *std::move(message));
}

void Connection::take(const protocol::Welcome& welcome) {
  welcomed_ = true;
  greeting_.known = true;
  greeting_.code.reset();
  backoff_.connected(Backoff::Clock::now());
  if (welcome.token) identity_.keep(*welcome.token);
}

void Connection::take(const protocol::Bye& bye) {
  parting_ = {bye.message, bye.retry};
  if (bye.retry) greeting_.known = true;  // whoever asks us to come back will have us
}

std::optional<Notice> Connection::take_refusal_of_hello(const protocol::ErrorMessage& error) {
  if (!greeting_.known || !will_pass(error)) return close_for_good(error.message);
  parting_ = {error.message, true};
  link_->close();
  return std::nullopt;
}

Closed Connection::close_for_good(std::string why) {
  closed_ = Closed{std::move(why)};
  link_->close();
  return *closed_;
}

Notice Connection::lost(const LinkEnd& end) {
  link_.reset();
  welcomed_ = false;
  const auto parting = std::exchange(parting_, std::nullopt);
  const std::string why = parting ? parting->why : end.why;
  if (closing_ || !greeting_.known || is_final(end) || (parting && !parting->retry)) {
    closed_ = Closed{why, closing_};
    return *closed_;
  }
  retry_in_ = backoff_.lost(Backoff::Clock::now());
  return Lost{why, retry_in_};
}

std::optional<std::int64_t> Connection::send(Body body) {
  if (!link_ || !welcomed_ || closing_) return std::nullopt;
  const std::int64_t id = ++last_id_;
  link_->write(protocol::encode(protocol::ClientMessage{protocol::Scalar(id), std::move(body)}));
  return id;
}

void Connection::close() {
  closing_ = true;
  pause_.cancel();
  if (link_) link_->close();
}

}  // namespace hexcourt::client
