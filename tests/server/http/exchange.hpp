#pragma once

#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/http/parser.hpp>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "server/http/api.hpp"

namespace hexcourt::server {

inline HttpRequest request_for(std::string_view target, http::verb method = http::verb::get) {
  HttpRequest request{method, {target.data(), target.size()}, 11};
  request.set(http::field::host, "127.0.0.1:8080");
  return request;
}

/// The answer to a request, once it is there.
inline http::message_generator answered(const HttpContext& context, const HttpRequest& request) {
  boost::asio::io_context io;
  std::optional<http::message_generator> answer;
  const auto ask = [&]() -> boost::asio::awaitable<void> {
    auto response = co_await respond(context, request);
    answer.emplace(std::move(response));
  };
  boost::asio::co_spawn(io, ask, [](const std::exception_ptr& failure) { EXPECT_FALSE(failure); });
  io.run();
  return std::move(answer.value());
}

/// The bytes of an answer as they would stand on the wire.
inline std::string bytes_of(http::message_generator answer) {
  std::string bytes;
  boost::system::error_code failed;
  while (!answer.is_done()) {
    const auto part = answer.prepare(failed);
    if (failed) break;
    bytes += boost::beast::buffers_to_string(part);
    answer.consume(boost::beast::buffer_bytes(part));
  }
  EXPECT_FALSE(failed) << failed.message();
  return bytes;
}

/// The answer as a client reads it; it must be whole, and with nothing behind it.
inline http::response<http::string_body> read_back(http::message_generator answer, bool is_head = false) {
  const std::string bytes = bytes_of(std::move(answer));
  http::response_parser<http::string_body> parser;
  parser.skip(is_head);
  parser.eager(true);
  boost::system::error_code failed;
  const auto used = parser.put(boost::asio::buffer(bytes), failed);
  EXPECT_FALSE(failed) << failed.message();
  EXPECT_TRUE(parser.is_done());
  EXPECT_EQ(used, bytes.size());
  return parser.release();
}

}  // namespace hexcourt::server
