#include "protocol/encode.hpp"
#include "protocol/json_writer.hpp"

namespace hexcourt::protocol {

namespace {

/// Writes a message's type and members.
struct Body {
  JsonWriter& out;

  void operator()(const Hello& hello) const {
    out.member("type", "hello");
    out.member("protocol", hello.protocol);
    out.member_if_any("client", hello.client);
    out.member_if_any("token", hello.token);
    out.member_if_any("name", hello.name);
    out.member_if_any("invite", hello.invite);
    if (hello.legal) out.member("legal", true);
  }
  void operator()(const Ping& ping) const {
    out.member("type", "ping");
    out.member_if_any("t", ping.t);
  }
  void operator()(const ClientPong& /*pong*/) const { out.member("type", "pong"); }
  void operator()(const CreateRoom& room) const {
    out.member("type", "create_room");
    out.member("game", room.game);
    if (!room.settings.empty()) out.member("settings", room.settings);
    out.member_if_any("position", room.position);
    out.member("first", word(room.first));
    out.member("visibility", word(room.visibility));
    out.member_if_any("name", room.name);
  }
  void operator()(const Sit& sit) const {
    out.member("type", "sit");
    if (sit.side) out.member("side", game::word(*sit.side));
    out.member_if_any("invite", sit.invite);
  }
  void operator()(const Stand& /*stand*/) const { out.member("type", "stand"); }
  void operator()(const Act& act) const {
    out.member("type", "act");
    out.member("action", act.action);
    out.member("ply", act.ply);
  }
  void operator()(const Resign& /*resign*/) const { out.member("type", "resign"); }
  void operator()(const Abort& /*abort*/) const { out.member("type", "abort"); }
  void operator()(const ClaimDraw& /*claim*/) const {
    out.member("type", "claim");
    out.member("what", "draw");
  }
  void operator()(const SayChat& chat) const {
    out.member("type", "chat");
    out.member("text", chat.text);
  }
};

}  // namespace

std::string encode(const ClientMessage& message) {
  JsonWriter out;
  out.object([&] {
    std::visit(Body{out}, message.body);
    out.member_if_any("id", message.id);
  });
  return out.text();
}

}  // namespace hexcourt::protocol
