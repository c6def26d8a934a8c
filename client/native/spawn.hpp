#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <exception>
#include <utility>

namespace hexcourt::client {

/// Runs `work` on `executor`. What it throws comes out of the io_context's run().
inline void spawn(const boost::asio::any_io_executor& executor, boost::asio::awaitable<void> work) {
  boost::asio::co_spawn(executor, std::move(work), [](const std::exception_ptr& failure) {
    if (failure) std::rethrow_exception(failure);
  });
}

}  // namespace hexcourt::client
