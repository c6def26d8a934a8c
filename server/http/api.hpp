#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/http/answer.hpp"
#include "server/http/context.hpp"

namespace hexcourt::server {

/// The answer to a request that is no WebSocket upgrade, ready for async_write: files or a short page at `/`,
/// read-only JSON under /api/v1/, /healthz, /readyz and /metrics. Whether the connection is kept is the
/// message's `keep_alive()`. From any thread; counts itself in the metrics. Both arguments outlive it.
boost::asio::awaitable<http::message_generator> respond(const HttpContext& context,
                                                        const HttpRequest& request);

}  // namespace hexcourt::server
