#include <variant>

#include "protocol/decode.hpp"
#include "protocol/view.hpp"
#include "server/socket/session.hpp"
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
  } else if (std::holds_alternative<protocol::HandOver>(message->body)) {
    hand_over(message->id);
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
  greeting_ = true;
  services_.guests.arrive(shared_from_this(), hello, strand_,
                          [self = shared_from_this(), hello, re](auto identity) {
                            self->greeting_ = false;
                            self->pause_.cancel();
                            if (identity) {
                              self->welcome(std::move(*identity), hello, re);
                            } else {
                              identity.error().re = re;
                              self->refuse(identity.error());
                            }
                          });
}

void Session::welcome(Identity identity, const protocol::Hello& hello,
                      const std::optional<protocol::Scalar>& re) {
  if (stage_ != Stage::open) {  // it went while it was looked up
    services_.guests.depart(*this, identity.player.id);
    return;
  }
  player_id_ = identity.player.id;
  services_.notices.players_changed();
  acknowledge(re);
  protocol::Welcome welcome;
  welcome.player = {identity.player.id, identity.player.name};
  welcome.token = std::move(identity.new_token);
  welcome.server = kServerName;
  welcome.server_time = milliseconds_of(services_.clock.now());
  push(protocol::frame_of(welcome));
  place_->enter(shared_from_this(),
                {std::move(identity.player), hello.legal, hello.invite, std::move(identity.muted)});
  ping_at_ = std::chrono::steady_clock::now();
  watch_.cancel();
}

void Session::hand_over(const std::optional<protocol::Scalar>& re) {
  auto code = services_.guests.hand_over(*player_id_, address());
  if (code) {
    push(protocol::frame_of(protocol::Ok{re, {}, {}, std::move(*code)}));
  } else {
    code.error().re = re;
    refuse(code.error());
  }
}

void Session::answer(const protocol::Ping& ping, const std::optional<protocol::Scalar>& re) {
  acknowledge(re);
  push(protocol::frame_of(protocol::Pong{ping.t, milliseconds_of(services_.clock.now())}));
}

void Session::acknowledge(const std::optional<protocol::Scalar>& re) {
  if (re) push(protocol::frame_of(protocol::Ok{re, {}, {}, {}}));
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
