#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <functional>
#include <memory>
#include <utility>

namespace hexcourt::server {

/// A callback that is called once, on its executor, and dies there. Copies are of the same callback.
template <typename Value>
class Answer {
 public:
  Answer(boost::asio::any_io_executor executor, std::function<void(Value)> callback)
      : executor_(std::move(executor)),
        callback_(std::make_shared<std::function<void(Value)>>(std::move(callback))) {}

  /// Calls it later.
  void post(Value value) const { boost::asio::post(executor_, call_with(std::move(value))); }
  /// Calls it later with an empty value.
  void post_nothing() const {
    boost::asio::post(executor_, [callback = std::move(*callback_)] { callback(Value()); });
  }
  /// Calls it now, where the caller runs on the executor, else later.
  void dispatch(Value value) const { boost::asio::dispatch(executor_, call_with(std::move(value))); }

 private:
  auto call_with(Value value) const {
    return [callback = std::move(*callback_), value = std::move(value)]() mutable {
      callback(std::move(value));
    };
  }

  boost::asio::any_io_executor executor_;
  std::shared_ptr<std::function<void(Value)>> callback_;
};

}  // namespace hexcourt::server
