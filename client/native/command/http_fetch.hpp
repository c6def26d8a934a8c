#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>

#include "client/address.hpp"
#include "tl/expected.hpp"

namespace hexcourt::command {

/// Something to get by HTTP, as the player of that token if there is one.
struct Source {
  client::Address server;
  std::string target;
  std::optional<std::string> token;
};

/// What the server answers, or else a sentence on why there is nothing to be had.
using Fetched = tl::expected<std::string, std::string>;

/// Asks for it: at most 64 MiB, within half a minute.
boost::asio::awaitable<Fetched> get(boost::asio::any_io_executor executor, Source source);
/// The same, for whoever has nothing else to do meanwhile.
Fetched fetch(const Source& source);

}  // namespace hexcourt::command
