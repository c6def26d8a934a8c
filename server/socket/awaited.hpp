#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <memory>
#include <utility>

namespace hexcourt::server {

/// Awaits what a call with a callback gives: `ask(executor, done)` makes the call, and has `done` called
/// once, with a Value, whenever and wherever it likes.
template <typename Value, typename Ask>
boost::asio::awaitable<Value> awaited(Ask ask) {
  const boost::asio::any_io_executor executor = co_await boost::asio::this_coro::executor;
  auto start = [&ask, executor](auto handler) {
    // What is called back must be copyable, and the handler is not.
    const auto resume = std::make_shared<decltype(handler)>(std::move(handler));
    ask(executor, [executor, resume](Value value) {
      boost::asio::post(
          executor, [resume, value = std::move(value)]() mutable { std::move (*resume)(std::move(value)); });
    });
  };
  auto value = co_await boost::asio::async_initiate<const boost::asio::use_awaitable_t<>, void(Value)>(
      std::move(start), boost::asio::use_awaitable);
  co_return value;
}

}  // namespace hexcourt::server
