#include <ostream>
#include <utility>

#include "command/offer_words.hpp"
#include "command/one_line.hpp"
#include "command/pasted_commands.hpp"
#include "command/seat_taking.hpp"
#include "command/state_text.hpp"
#include "command/time_words.hpp"
#include "command/visit.hpp"

namespace hexcourt::command {

namespace asio = boost::asio;

using client::Connection;
using match::Proposal;

void Visit::say(std::string_view sentence) const {
  terminal_.out << one_line(sentence) << '\n' << std::flush;
}

asio::awaitable<void> Visit::obey(const Spoken& spoken) {
  quit_ = std::holds_alternative<Quit>(spoken);
  const bool shown = show(spoken);
  if (quit_ || shown) co_return;
  if (std::holds_alternative<AwaitTurn>(spoken)) {
    co_await await_turn();
  }
  auto request = request_of(spoken);
  if (request) {
    co_await send(*std::move(request));
  }
}

/// Shows what was asked for; false where it was something else.
bool Visit::show(const Spoken& spoken) {
  const protocol::State& state = *room_->state();
  if (std::holds_alternative<ShowHelp>(spoken)) {
    terminal_.out << kSpokenHelp;
  } else if (std::holds_alternative<ShowBoard>(spoken)) {
    teller_.show(state);
  } else if (std::holds_alternative<ShowClock>(spoken)) {
    terminal_.out << (state.clock ? clock_line(state, room_->server_time())
                                  : "This game is played without clocks.\n");
  } else if (std::holds_alternative<ShowReceipt>(spoken)) {
    terminal_.out << receipt_line(state);
  } else if (const auto* legal = std::get_if<ShowLegal>(&spoken)) {
    terminal_.out << legal_answer(legal->filter);
  } else {
    return false;
  }
  terminal_.out << std::flush;
  return true;
}

/// A watcher may know what the player who is to act may do; the other player asks for their own actions.
std::string Visit::legal_answer(std::string_view filter) const {
  const protocol::State& state = *room_->state();
  if (state.status == match::Status::waiting) return "The game has not begun.\n";
  if (!state.legal || (my_side(*room_) && !is_my_turn())) return "It is not your turn.\n";
  return legal_text(*state.legal, filter);
}

/// What is to be sent for it, if anything.
std::optional<Connection::Body> Visit::request_of(const Spoken& spoken) {
  if (const auto* action = std::get_if<PlayAction>(&spoken)) {
    return protocol::Act{action->action, room_->state()->ply};
  }
  if (std::holds_alternative<SendResign>(spoken)) return protocol::Resign{};
  if (std::holds_alternative<SendAbort>(spoken)) return protocol::Abort{};
  if (std::holds_alternative<AskForCode>(spoken)) return protocol::HandOver{};
  if (const auto* offer = std::get_if<SendOffer>(&spoken)) return request_of(*offer);
  if (const auto* reply = std::get_if<SendReply>(&spoken)) return request_of(*reply);
  if (const auto* mute = std::get_if<SendMute>(&spoken)) return request_of(*mute);
  if (const auto* chat = std::get_if<SendChat>(&spoken)) return protocol::SayChat{chat->text};
  const auto* claim = std::get_if<SendClaim>(&spoken);
  if (claim == nullptr) return std::nullopt;
  if (claim->what == Claim::win) return protocol::ClaimWin{};
  return protocol::ClaimDraw{};
}

/// The server takes a proposal that stands once more without a word: nothing would be told.
std::optional<Connection::Body> Visit::request_of(const SendOffer& offer) {
  const auto me = my_side(*room_);
  if (me && proposes(*room_->state(), *me, offer.what)) {
    say("You propose a " + std::string(word(offer.what)) + " already.");
    return std::nullopt;
  }
  return protocol::Offer{offer.what};
}

/// Where it is not said what is meant, it is what stands proposed.
std::optional<Connection::Body> Visit::request_of(const SendReply& reply) {
  const auto me = my_side(*room_);
  if (!me) {
    say("You have no seat here.");
    return std::nullopt;
  }
  const bool own = reply.reply == Reply::withdraw;
  const auto standing = proposal_of(*room_->state(), own ? *me : game::opponent(*me));
  if (!reply.what && !standing) {
    say(own ? "You propose nothing just now." : "Nothing is proposed to you just now.");
    return std::nullopt;
  }
  const Proposal what = reply.what ? *reply.what : *standing;
  if (own) return protocol::Withdraw{what};
  if (reply.reply == Reply::accept) return protocol::Accept{what};
  return protocol::Decline{what};
}

std::optional<Connection::Body> Visit::request_of(const SendMute& mute) {
  const auto id = met_.id_of(mute.name);
  if (!id) {
    say("Nobody here is called '" + mute.name + "', and nobody of that name said anything.");
    return std::nullopt;
  }
  return protocol::Mute{*id, mute.on};
}

/// Sends, and waits for the state that it led to, so that whatever is typed next is about that one.
asio::awaitable<void> Visit::send(Connection::Body body) {
  const auto* mute = std::get_if<protocol::Mute>(&body);
  const std::string done = mute == nullptr ? ""
                           : mute->on      ? "You read them no more."
                                           : "You read them again.";
  const auto answer = co_await room_->ask(std::move(body));
  if (!answer) {
    say(answer.error().message);
    co_return;
  }
  const std::optional<std::string>& code = answer->code;
  if (code) {
    say("The code is " + *code + ". It counts for two minutes, and once; then you go on there, not here.");
    say("At the other device: " + go_on_command(server_, *code, room_->state()->room, invite_));
  }
  if (!done.empty()) say(done);
  co_await room_->up_to_date();
}

asio::awaitable<void> Visit::await_turn() {
  const auto proposes_rematch = [this] {
    const auto me = my_side(*room_);
    return me && proposes(*room_->state(), *me, Proposal::rematch);
  };
  const auto waited = [this, proposes_rematch] {
    return is_my_turn() || has_nothing_more() || (is_finished(*room_) && !proposes_rematch());
  };
  co_await room_->until(waited);
}

}  // namespace hexcourt::command
