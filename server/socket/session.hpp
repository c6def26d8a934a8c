#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "server/identity/guests.hpp"
#include "server/lobby/head_count.hpp"
#include "server/rate_limit.hpp"
#include "server/services.hpp"
#include "server/socket/lag.hpp"
#include "server/socket/outbox.hpp"
#include "server/socket/place.hpp"
#include "server/socket/sessions.hpp"

namespace hexcourt::server {

/// One WebSocket, from the upgrade of its HTTP request to its end: three coroutines on the strand of the
/// socket that read, write and watch the time.
class Session final : public Peer, public std::enable_shared_from_this<Session> {
 public:
  using Request = boost::beast::http::request<boost::beast::http::string_body>;

  /// `strand` is the socket's executor, and `head` counts it. Without a place the socket is told that there
  /// is no such room.
  Session(boost::asio::ip::tcp::socket socket, Strand strand, HeadCount::Head head,
          std::shared_ptr<Place> place, const Services& services, Sessions& sessions);
  ~Session() override;

  /// Answers the upgrade; the session lives on by itself as long as its socket. To be called once.
  void start(Request upgrade);

  void send(protocol::Frame frame) override;
  void close(protocol::ByeCode code, std::string message) override;
  const std::string& address() const override { return head_.address(); }
  std::chrono::milliseconds lag() const override { return lag_shown_.load(std::memory_order_relaxed); }

 private:
  using SteadyTime = Lag::Time;
  enum class Stage : std::uint8_t { handshake, open, closing, gone };

  // session.cpp: the socket
  boost::asio::awaitable<void> run(Request upgrade);
  boost::asio::awaitable<bool> accept(Request upgrade);
  boost::asio::awaitable<void> read();
  void hear(boost::beast::websocket::frame_type kind, boost::beast::string_view payload);
  bool has_to_wait() const;
  boost::asio::awaitable<void> write();
  boost::asio::awaitable<void> watch();
  void look_at_the_time();
  SteadyTime next_look() const;
  void spawn(boost::asio::awaitable<void> (Session::*coroutine)());
  void wake_writer();
  void push(protocol::Frame frame);
  void end(std::uint16_t close_code, protocol::Frame last_words);
  void bye(protocol::ByeCode code, const std::string& message);
  void hang_up();
  void gone();

  // session_messages.cpp: what arrives
  void receive(std::string_view text);
  void greet(const protocol::Hello& hello, const std::optional<protocol::Scalar>& re);
  void welcome(Identity identity, const protocol::Hello& hello, const std::optional<protocol::Scalar>& re);
  void hand_over(const std::optional<protocol::Scalar>& re);
  void answer(const protocol::Ping& ping, const std::optional<protocol::Scalar>& re);
  void acknowledge(const std::optional<protocol::Scalar>& re);
  void refuse(const protocol::ErrorMessage& error);
  void refuse_binary();

  Strand strand_;
  boost::beast::websocket::stream<boost::beast::tcp_stream, false> socket_;
  HeadCount::Head head_;
  std::shared_ptr<Place> place_;
  const Services& services_;
  Sessions& sessions_;

  Stage stage_ = Stage::handshake;
  std::optional<std::string> player_id_;  // once it was welcomed
  bool greeting_ = false;                 // it said hello, and who it is is being found out
  Departure departure_ = Departure::lost;
  RateLimit rate_;

  Outbox outbox_;
  bool writing_ = false;
  bool ping_due_ = false;
  Lag lag_;
  std::atomic<std::chrono::milliseconds> lag_shown_{};
  std::uint16_t close_code_ = 0;  // of the close frame, when it is closing
  /// What ends it as soon as it is open: it was told to close amid the handshake.
  std::optional<std::pair<std::uint16_t, protocol::Frame>> farewell_;

  boost::asio::steady_timer watch_;
  boost::asio::steady_timer pause_;
  SteadyTime hello_by_{};
  SteadyTime heard_at_{};
  SteadyTime ping_at_{};
  SteadyTime close_by_{};
};

}  // namespace hexcourt::server
