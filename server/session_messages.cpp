#include <variant>

#include "protocol/decode.hpp"
#include "protocol/view.hpp"
#include "server/session.hpp"
#include "server/version.hpp"

namespace hexcourt::server {

namespace {

/// RFC 6455: data of a kind that the endpoint does not take.
constexpr std::uint16_t kUnknownData = 1003;

}  // namespace

void Session::receive(std::string_view text) {
  auto message = protocol::decode_client(text);
  if (!message) {
    refuse(protocol::error_of(message.error()));
  } else if (const auto* hello = std::get_if<protocol::Hello>(&message->body)) {
    greet(*hello, message->id);
  } else if (!player_id_) {
    refuse({message->id, "not_hello", "Say hello first.", {}});
  } else if (const auto* ping = std::get_if<protocol::Ping>(&message->body)) {
    answer(*ping, message->id);
  } else if (std::holds_alternative<protocol::ClientPong>(message->body)) {
    acknowledge(message->id);
  } else {
    place_->handle(shared_from_this(), std::move(*message));
  }
}

void Session::greet(const protocol::Hello& hello, const std::optional<protocol::Scalar>& re) {
  if (player_id_) {
    refuse({re, "bad_message", "You said hello already.", {}});
    return;
  }
  if (hello.protocol != protocol::kVersion) {
    refuse({re,
            "version",
            "This server speaks version " + std::to_string(protocol::kVersion) + " of the protocol.",
            {{"protocol", std::int64_t{protocol::kVersion}}}});
    return;
  }
  Identity identity = services_.guests.arrive(hello.token, hello.name);
  player_id_ = identity.player.id;
  services_.notices.players_changed();
  acknowledge(re);
  protocol::Welcome welcome;
  welcome.player = {identity.player.id, identity.player.name};
  welcome.token = std::move(identity.new_token);
  welcome.server = kServerName;
  welcome.server_time = milliseconds_of(services_.clock.now());
  push(protocol::frame_of(welcome));
  place_->enter(shared_from_this(), {std::move(identity.player), hello.legal, hello.invite});
}

void Session::answer(const protocol::Ping& ping, const std::optional<protocol::Scalar>& re) {
  acknowledge(re);
  push(protocol::frame_of(protocol::Pong{ping.t, milliseconds_of(services_.clock.now())}));
}

void Session::acknowledge(const std::optional<protocol::Scalar>& re) {
  if (re) push(protocol::frame_of(protocol::Ok{re, {}, {}}));
}

void Session::refuse(const protocol::ErrorMessage& error) {
  services_.metrics.refused(error.code);
  push(protocol::frame_of(error));
}

void Session::refuse_binary() {
  services_.metrics.refused("bad_message");
  end(kUnknownData, protocol::frame_of(protocol::ErrorMessage{
                        {}, "bad_message", "Binary frames are not read here: send JSON as text.", {}}));
}

}  // namespace hexcourt::server
