#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>

#include "server/http/answer.hpp"
#include "server/http/context.hpp"

namespace hexcourt::server {

/// The answer at /api/v1/rooms/<id>/record: the record of the game there, as text, or with ?format=json as
/// JSON. That of a private room is only for those who show its invite (?invite=), or the token of one of its
/// players; for anybody else it is 404, as for a room that is not there.
boost::asio::awaitable<Answer> record_answer(const HttpContext& context, const HttpRequest& request,
                                             std::string room);

/// The answer at /api/v1/players/<id>/games: the player's newest games, running ones first, as JSON. Private
/// ones are only for those who show the player's token.
boost::asio::awaitable<Answer> games_answer(const HttpContext& context, const HttpRequest& request,
                                            std::string player);

}  // namespace hexcourt::server
