#include "command/room_wish.hpp"

#include "match/time_control.hpp"

namespace hexcourt::command {

namespace {

game::Expected<std::optional<match::TimeControl>> clock_of(const RoomWish& wish) {
  if (!wish.clock) return std::nullopt;
  return match::read_time_control(*wish.clock).map([](const auto& clock) { return std::optional(clock); });
}

}  // namespace

game::Expected<protocol::CreateRoom> request_for(const RoomWish& wish) {
  const auto settings = read_settings(wish.choice.settings);
  if (!settings) return tl::make_unexpected(settings.error());
  return clock_of(wish).map([&](const auto& clock) {
    protocol::CreateRoom request;
    request.game = wish.choice.game;
    request.settings = *settings;
    request.position = wish.position;
    request.first = wish.first;
    request.visibility = wish.hidden ? protocol::Visibility::hidden : protocol::Visibility::open;
    request.clock = clock;
    return request;
  });
}

game::Expected<protocol::Seek> seek_for(const RoomWish& wish, std::optional<game::Side> side) {
  return request_for(wish).map([&](const protocol::CreateRoom& request) {
    return protocol::Seek{request.game, request.settings, request.clock, side};
  });
}

}  // namespace hexcourt::command
