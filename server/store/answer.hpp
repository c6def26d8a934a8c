#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/defer.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/query.hpp>
#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace hexcourt::server {

/// What is to be called on an executor.
struct Call {
  boost::asio::any_io_executor executor;
  std::function<void()> callback;
};

/// Calls them all later, each on its executor. One post a context wakes its threads once for all of them,
/// where a post each wakes them as often: that cost a server with 500 busy rooms a tenth of its actions.
inline void post_together(std::vector<Call> calls) {
  std::map<boost::asio::execution_context*, std::vector<Call>> by_context;
  for (Call& call : calls) {
    auto* context = &boost::asio::query(call.executor, boost::asio::execution::context);
    by_context[context].push_back(std::move(call));
  }
  for (auto& [context, together] : by_context) {
    const boost::asio::any_io_executor first = together.front().executor;
    boost::asio::post(first, [together = std::move(together)]() mutable {
      for (Call& call : together) boost::asio::defer(call.executor, std::move(call.callback));
    });
  }
}

/// A callback that is called once, on its executor, and dies there. Copies are of the same callback.
template <typename Value>
class Answer {
 public:
  Answer(boost::asio::any_io_executor executor, std::function<void(Value)> callback)
      : executor_(std::move(executor)),
        callback_(std::make_shared<std::function<void(Value)>>(std::move(callback))) {}

  /// Calls it later.
  void post(Value value) const { boost::asio::post(executor_, call_with(std::move(value))); }
  /// For post_together().
  Call call(Value value) const { return {executor_, call_with(std::move(value))}; }
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
