#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <chrono>
#include <cstdint>
#include <optional>

#include "server/http/answer.hpp"
#include "server/metrics.hpp"

// How the connections end that the server does not want to go on with.

namespace hexcourt::server {

inline constexpr std::uint32_t kMostHeaderBytes = 16'384;
inline constexpr std::uint64_t kMostBodyBytes = 16'384;

/// The answer to a request that could not be read: 413 or 431 where it is too large, 400 where it breaks the
/// rules of HTTP. None where there is nobody to answer, because the connection ended or took too long.
std::optional<http::message_generator> answer_broken(const boost::system::error_code& error,
                                                     Metrics& metrics);

/// Answers 503 to a connection that is one too many. Waits for nothing: it must not cost what it is refused.
void turn_away(boost::asio::ip::tcp::socket& socket, Metrics& metrics);

/// Ends a connection so that the other side can read its last answer: while something is unread here, closing
/// would be a reset. What still comes is passed over, until the other side ends or the time is up.
boost::asio::awaitable<void> part(boost::beast::tcp_stream& stream, std::chrono::milliseconds within);

}  // namespace hexcourt::server
