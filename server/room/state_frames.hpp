#pragma once

#include <array>
#include <string>
#include <utility>

#include "match/match.hpp"
#include "protocol/encode.hpp"
#include "protocol/view.hpp"
#include "server/clock.hpp"
#include "server/room/members.hpp"

namespace hexcourt::server {

/// The frames of one state of a room, with and without the legal actions, each made once and when it is first
/// asked for. Refers to the match, which must not change meanwhile.
class StateFrames {
 public:
  StateFrames(const match::Match& match, std::string room, protocol::Present present, TimePoint now)
      : match_(match), room_(std::move(room)), present_(present), now_(now) {}

  /// The one for this member: legal actions go to the player who is to act, and to whoever asked for them.
  const protocol::Frame& frame_for(const Member& member) {
    const bool acts = match_.status() == match::Status::playing &&
                      match_.side_of(member.player.id) == match_.game().to_act();
    return frame(acts || member.wants_legal);
  }

 private:
  const protocol::Frame& frame(bool with_legal) {
    protocol::Frame& frame = frames_[with_legal ? 1 : 0];
    if (!frame) {
      frame =
          protocol::frame_of(protocol::state_of(match_, room_, present_, milliseconds_of(now_), with_legal));
    }
    return frame;
  }

  const match::Match& match_;
  std::string room_;
  protocol::Present present_;
  TimePoint now_;
  std::array<protocol::Frame, 2> frames_;
};

}  // namespace hexcourt::server
