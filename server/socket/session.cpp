#include "server/socket/session.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <utility>

#include "protocol/words.hpp"
#include "server/socket/coroutines.hpp"
#include "server/version.hpp"

namespace hexcourt::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

/// A socket's read buffer shrinks again after a message larger than this.
constexpr std::size_t kUsualMessage = 4096;

bool retry_after(protocol::ByeCode code) {
  using enum protocol::ByeCode;
  return code == going_away || code == too_slow || code == silent;
}

}  // namespace

Session::Session(asio::ip::tcp::socket socket, Strand strand, HeadCount::Head head,
                 std::shared_ptr<Place> place, const Services& services, Sessions& sessions)
    : strand_(std::move(strand)),
      socket_(std::move(socket)),
      head_(std::move(head)),
      place_(std::move(place)),
      services_(services),
      sessions_(sessions),
      rate_({services.limits.messages_a_second, std::chrono::seconds(1)}),
      outbox_(services.limits.outbox_bytes),
      watch_(strand_),
      pause_(strand_) {}

Session::~Session() { sessions_.remove(this); }

void Session::start(Request upgrade) {
  sessions_.add(shared_from_this());
  asio::co_spawn(strand_, run(std::move(upgrade)),
                 [self = shared_from_this()](const std::exception_ptr& failure) {
                   log_failure("A session", failure);
                   self->gone();
                 });
}

void Session::send(protocol::Frame frame) {
  run_on(strand_, [self = shared_from_this(), frame = std::move(frame)] { self->push(frame); });
}

void Session::close(protocol::ByeCode code, std::string message) {
  run_on(strand_,
         [self = shared_from_this(), code, message = std::move(message)] { self->bye(code, message); });
}

asio::awaitable<void> Session::run(Request upgrade) {
  const bool accepted = co_await accept(std::move(upgrade));
  if (!accepted) co_return;
  stage_ = Stage::open;
  heard_at_ = std::chrono::steady_clock::now();
  hello_by_ = heard_at_ + services_.limits.hello_within;
  ping_at_ = SteadyTime::max();  // until the welcome
  if (farewell_) {
    end(farewell_->first, std::move(farewell_->second));
  } else if (!place_) {
    bye(protocol::ByeCode::no_such_room, "There is no such room.");
  }
  spawn(&Session::watch);
  co_await read();
}

asio::awaitable<bool> Session::accept(Request upgrade) {
  socket_.set_option(websocket::stream_base::decorator(
      [](websocket::response_type& response) { response.set(beast::http::field::server, kServerName); }));
  socket_.read_message_max(services_.limits.frame_bytes);
  socket_.control_callback(
      [this](websocket::frame_type kind, beast::string_view payload) { hear(kind, payload); });
  beast::get_lowest_layer(socket_).expires_after(services_.limits.handshake_within);
  const auto [error] = co_await socket_.async_accept(upgrade, kAsTuple);
  beast::get_lowest_layer(socket_).expires_never();
  if (error) spdlog::debug("{}: no WebSocket: {}", address(), error.message());
  co_return !error;
}

/// A ping, a pong or a close came.
void Session::hear(websocket::frame_type kind, beast::string_view payload) {
  heard_at_ = std::chrono::steady_clock::now();
  if (kind == websocket::frame_type::pong && lag_.pong({payload.data(), payload.size()}, heard_at_)) {
    lag_shown_.store(lag_.estimate(), std::memory_order_relaxed);
  }
  if (kind == websocket::frame_type::close && stage_ == Stage::open) departure_ = Departure::left;
}

asio::awaitable<void> Session::read() {
  beast::flat_buffer buffer;
  for (;;) {
    const auto [error, bytes] = co_await socket_.async_read(buffer, kAsTuple);
    if (error) {
      spdlog::debug("{}: the socket ended: {}", address(), error.message());
      co_return;
    }
    heard_at_ = std::chrono::steady_clock::now();
    services_.metrics.messages_in.Increment();
    if (stage_ == Stage::open) {
      if (socket_.got_text()) {
        receive({static_cast<const char*>(buffer.cdata().data()), bytes});
      } else {
        refuse_binary();
      }
    }
    buffer.consume(bytes);
    if (buffer.capacity() > kUsualMessage) buffer.shrink_to_fit();
    while (has_to_wait()) {
      pause_.expires_at(SteadyTime::max());
      co_await pause_.async_wait(kAsTuple);
    }
    while (!rate_.take(services_.clock.now())) {
      pause_.expires_after(rate_.wait(services_.clock.now()));
      co_await pause_.async_wait(kAsTuple);
    }
  }
}

/// Reads on only when it is known whom from, so that what comes behind a hello keeps its order, and while its
/// answers find room: whoever asks faster than it reads is waited for, not dropped.
bool Session::has_to_wait() const {
  return stage_ == Stage::open && beast::get_lowest_layer(socket_).socket().is_open() &&
         (greeting_ || outbox_.bytes() > services_.limits.outbox_bytes / 2);
}

/// Writes until there is nothing to write; wake_writer() starts it again.
asio::awaitable<void> Session::write() {
  boost::system::error_code error;
  while (!error) {
    if (std::exchange(ping_due_, false)) {
      const std::string& random = lag_.ping(std::chrono::steady_clock::now());
      const websocket::ping_data payload(random.begin(), random.end());
      std::tie(error) = co_await socket_.async_ping(payload, kAsTuple);
    } else if (!outbox_.empty()) {
      const protocol::Frame frame = outbox_.take();
      pause_.cancel();
      std::tie(error, std::ignore) = co_await socket_.async_write(asio::buffer(*frame), kAsTuple);
      services_.metrics.messages_out.Increment();
    } else if (stage_ == Stage::closing) {
      const websocket::close_reason reason(close_code_);
      std::tie(error) = co_await socket_.async_close(reason, kAsTuple);
      break;
    } else {
      writing_ = false;
      co_return;
    }
  }
  hang_up();
}

asio::awaitable<void> Session::watch() {
  while (stage_ != Stage::gone) {
    watch_.expires_at(next_look());
    co_await watch_.async_wait(kAsTuple);
    look_at_the_time();
  }
}

Session::SteadyTime Session::next_look() const {
  if (stage_ == Stage::closing) return close_by_;
  const SteadyTime next = std::min(ping_at_, heard_at_ + services_.limits.silent_after);
  return player_id_ || greeting_ ? next : std::min(next, hello_by_);
}

void Session::look_at_the_time() {
  const SteadyTime now = std::chrono::steady_clock::now();
  if (stage_ == Stage::closing) {
    if (now >= close_by_) hang_up();
  } else if (stage_ == Stage::open) {
    if (!player_id_ && !greeting_ && now >= hello_by_) {
      bye(protocol::ByeCode::limits, "No hello came in time.");
    } else if (now >= heard_at_ + services_.limits.silent_after) {
      bye(protocol::ByeCode::silent, "Nothing was heard from you for too long.");
    } else if (now >= ping_at_) {
      ping_at_ = lag_.next_ping(now, services_.limits.ping_every);
      ping_due_ = true;
      wake_writer();
    }
  }
}

void Session::spawn(asio::awaitable<void> (Session::*coroutine)()) {
  asio::co_spawn(strand_, (this->*coroutine)(),
                 [self = shared_from_this()](const std::exception_ptr& failure) {
                   log_failure("A session", failure);
                   if (failure) self->hang_up();
                 });
}

void Session::wake_writer() {
  if (std::exchange(writing_, true)) return;
  spawn(&Session::write);
}

void Session::push(protocol::Frame frame) {
  if (stage_ != Stage::open) return;
  if (outbox_.push(std::move(frame))) {
    wake_writer();
  } else {
    bye(protocol::ByeCode::too_slow, "You read too slowly. Come back for the present state.");
  }
}

void Session::bye(protocol::ByeCode code, const std::string& message) {
  if (code == protocol::ByeCode::too_slow) outbox_.clear();
  end(protocol::close_code(code), protocol::frame_of(protocol::Bye{code, message, retry_after(code)}));
}

/// Lets what waits go out, then the last words and the close frame; the watch ends it when that takes long.
void Session::end(std::uint16_t close_code, protocol::Frame last_words) {
  if (stage_ == Stage::handshake) {
    farewell_ = {close_code, std::move(last_words)};
    return;
  }
  if (stage_ != Stage::open) return;
  stage_ = Stage::closing;
  close_code_ = close_code;
  close_by_ = std::chrono::steady_clock::now() + services_.limits.close_within;
  services_.metrics.closed(close_code);
  outbox_.push_last_words(std::move(last_words));
  wake_writer();
  watch_.cancel();
  pause_.cancel();
}

/// Closes the connection without a word. Whatever is being read or written ends with an error.
void Session::hang_up() {
  close_by_ = SteadyTime::max();
  beast::get_lowest_layer(socket_).close();
  pause_.cancel();
}

void Session::gone() {
  stage_ = Stage::gone;
  hang_up();
  outbox_.clear();
  watch_.cancel();
  if (!player_id_) return;
  place_->leave(shared_from_this(), departure_);
  services_.guests.depart(*this, *player_id_);
  services_.notices.players_changed();
}

}  // namespace hexcourt::server
