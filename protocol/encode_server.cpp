#include "protocol/encode.hpp"
#include "protocol/encode_parts.hpp"
#include "protocol/game_list.hpp"

namespace hexcourt::protocol {

std::string encode(const Welcome& message) {
  FrameWriter out("welcome");
  write_player(out, "player", message.player);
  out.member_if_any("token", message.token);
  out.member("server", message.server);
  out.member("protocol", message.protocol);
  out.member("server_time", message.server_time);
  if (message.games) out.raw_member("games", game_list());
  return out.finish();
}

std::string encode(const Pong& message) {
  FrameWriter out("pong");
  out.member_if_any("t", message.t);
  out.member("server_time", message.server_time);
  return out.finish();
}

std::string encode(const Ok& message) {
  FrameWriter out("ok");
  out.member_if_any("re", message.re);
  out.member_if_any("room", message.room);
  out.member_if_any("invite", message.invite);
  out.member_if_any("code", message.code);
  return out.finish();
}

std::string encode(const ErrorMessage& message) {
  FrameWriter out("error");
  out.member_if_any("re", message.re);
  out.member("code", message.code);
  out.member("message", message.message);
  if (!message.details.empty()) out.member("details", message.details);
  return out.finish();
}

std::string encode(const Bye& message) {
  FrameWriter out("bye");
  out.member("code", word(message.code));
  out.member("message", message.message);
  out.member("retry", message.retry);
  return out.finish();
}

std::string encode(const Matched& message) {
  FrameWriter out("matched");
  out.member("room", message.room);
  return out.finish();
}

std::string encode(const ServerMessage& message) {
  return std::visit([](const auto& each) { return encode(each); }, message);
}

}  // namespace hexcourt::protocol
