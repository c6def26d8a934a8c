#include "server/room/room_commands.hpp"

#include <string>
#include <variant>

#include "server/room/new_room.hpp"

namespace hexcourt::server {

namespace {

/// A rematch that comes about is played in a room of its own.
std::string next_room(match::Proposal what) {
  return what == match::Proposal::rematch ? new_room_id() : std::string();
}

struct CommandOf {
  using Result = std::optional<match::Command>;

  Result operator()(const protocol::Sit& sit) const { return match::Sit{sit.side}; }
  Result operator()(const protocol::Stand& /*stand*/) const { return match::Stand{}; }
  Result operator()(const protocol::Act& act) const { return match::Act{act.action, act.ply}; }
  Result operator()(const protocol::Resign& /*resign*/) const { return match::Resign{}; }
  Result operator()(const protocol::Abort& /*abort*/) const { return match::Abort{}; }
  Result operator()(const protocol::ClaimDraw& /*claim_draw*/) const { return match::ClaimDraw{}; }
  Result operator()(const protocol::ClaimWin& /*claim_win*/) const { return match::ClaimWin{}; }
  Result operator()(const protocol::Offer& offer) const {
    return match::Offer{offer.what, next_room(offer.what)};
  }
  Result operator()(const protocol::Withdraw& withdraw) const { return match::Withdraw{withdraw.what}; }
  Result operator()(const protocol::Accept& accept) const {
    return match::Accept{accept.what, next_room(accept.what)};
  }
  Result operator()(const protocol::Decline& decline) const { return match::Decline{decline.what}; }
  template <typename Other>
  Result operator()(const Other& /*other*/) const {
    return std::nullopt;
  }
};

}  // namespace

std::optional<match::Command> command_of(const protocol::ClientMessage& message) {
  return std::visit(CommandOf{}, message.body);
}

}  // namespace hexcourt::server
