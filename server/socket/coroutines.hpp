#pragma once

#include <spdlog/spdlog.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <exception>
#include <string_view>

namespace hexcourt::server {

/// For co_await: gives (error, ...) in the place of an exception.
inline constexpr auto kAsTuple = boost::asio::as_tuple(boost::asio::use_awaitable);

/// The end of a coroutine that was spawned: whatever it threw is logged, here and nowhere else.
inline void log_failure(std::string_view coroutine, const std::exception_ptr& failure) {
  if (!failure) return;
  try {
    std::rethrow_exception(failure);
  } catch (const std::exception& exception) {
    spdlog::error("{} failed: {}", coroutine, exception.what());
  }
}

}  // namespace hexcourt::server
