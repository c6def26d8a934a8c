#include "protocol/clock_json.hpp"
#include "protocol/encode.hpp"
#include "protocol/json_writer.hpp"

namespace hexcourt::protocol {

namespace {

/// Writes a message's type and members.
class Body {
 public:
  explicit Body(JsonWriter& writer) : out_(writer) {}

  void operator()(const Hello& hello) const {
    out_.member("type", "hello");
    out_.member("protocol", hello.protocol);
    out_.member_if_any("client", hello.client);
    out_.member_if_any("token", hello.token);
    out_.member_if_any("name", hello.name);
    out_.member_if_any("invite", hello.invite);
    if (hello.legal) out_.member("legal", true);
    out_.member_if_any("code", hello.code);
  }
  void operator()(const Ping& ping) const {
    out_.member("type", "ping");
    out_.member_if_any("t", ping.t);
  }
  void operator()(const ClientPong& /*pong*/) const { out_.member("type", "pong"); }
  void operator()(const CreateRoom& room) const {
    out_.member("type", "create_room");
    out_.member("game", room.game);
    if (!room.settings.empty()) out_.member("settings", room.settings);
    out_.member_if_any("position", room.position);
    out_.member("first", word(room.first));
    out_.member("visibility", word(room.visibility));
    out_.member_if_any("name", room.name);
    write_control_if_any(out_, "clock", room.clock);
  }
  void operator()(const Seek& seek) const {
    out_.member("type", "seek");
    out_.member("game", seek.game);
    if (!seek.settings.empty()) out_.member("settings", seek.settings);
    write_control_if_any(out_, "clock", seek.clock);
    if (seek.side) out_.member("side", game::word(*seek.side));
  }
  void operator()(const CancelSeek& /*cancel*/) const { out_.member("type", "cancel_seek"); }
  void operator()(const HandOver& /*hand_over*/) const { out_.member("type", "hand_over"); }
  void operator()(const Sit& sit) const {
    out_.member("type", "sit");
    if (sit.side) out_.member("side", game::word(*sit.side));
    out_.member_if_any("invite", sit.invite);
  }
  void operator()(const Stand& /*stand*/) const { out_.member("type", "stand"); }
  void operator()(const Act& act) const {
    out_.member("type", "act");
    out_.member("action", act.action);
    out_.member("ply", act.ply);
  }
  void operator()(const Resign& /*resign*/) const { out_.member("type", "resign"); }
  void operator()(const Abort& /*abort*/) const { out_.member("type", "abort"); }
  void operator()(const ClaimDraw& /*claim*/) const { about("claim", "draw"); }
  void operator()(const ClaimWin& /*claim*/) const { about("claim", "win"); }
  void operator()(const Offer& offer) const { about("offer", word_in(kProposals, offer.what)); }
  void operator()(const Withdraw& withdraw) const { about("withdraw", word_in(kProposals, withdraw.what)); }
  void operator()(const Accept& accept) const { about("accept", word_in(kProposals, accept.what)); }
  void operator()(const Decline& decline) const { about("decline", word_in(kProposals, decline.what)); }
  void operator()(const SayChat& chat) const {
    out_.member("type", "chat");
    out_.member("text", chat.text);
  }
  void operator()(const Mute& mute) const {
    out_.member("type", "mute");
    out_.member("player", mute.player);
    out_.member("on", mute.on);
  }

 private:
  void about(std::string_view type, std::string_view what) const {
    out_.member("type", type);
    out_.member("what", what);
  }

  JsonWriter& out_;
};

}  // namespace

std::string encode(const ClientMessage& message) {
  JsonWriter out;
  out.object([&] {
    std::visit(Body(out), message.body);
    out.member_if_any("id", message.id);
  });
  return out.text();
}

}  // namespace hexcourt::protocol
