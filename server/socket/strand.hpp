#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/strand.hpp>
#include <utility>

namespace hexcourt::server {

using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;

/// Calls `function` on the strand: at once for a caller that runs there already, else soon.
template <typename Function>
void run_on(const Strand& strand, Function&& function) {
  if (strand.running_in_this_thread()) {
    std::forward<Function>(function)();
  } else {
    boost::asio::post(strand, std::forward<Function>(function));
  }
}

}  // namespace hexcourt::server
