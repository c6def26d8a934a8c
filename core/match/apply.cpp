#include <algorithm>
#include <string>
#include <utility>

#include "match/match.hpp"

namespace hexcourt::match {

namespace {

tl::unexpected<game::Error> refuse_event(std::uint64_t number, const std::string& why) {
  return game::refuse(game::ErrorCode::bad_position,
                      "Event " + std::to_string(number) + " does not follow: " + why);
}

/// Who did what for something to happen.
struct Cause {
  Player by;
  Command command;
};

/// The cause that a happening must have had in `match`; none for what nobody there can cause.
class CauseFinder {
 public:
  explicit CauseFinder(const Match& match) : match_(match) {}

  std::optional<Cause> operator()(const Created& /*created*/) const { return std::nullopt; }
  std::optional<Cause> operator()(const Seated& seated) const {
    return Cause{seated.player, Sit{seated.side}};
  }
  std::optional<Cause> operator()(const Vacated& vacated) const { return by(vacated.side, Stand{}); }
  std::optional<Cause> operator()(const Acted& acted) const {
    return by(acted.side, Act{acted.action, match_.ply()});
  }
  std::optional<Cause> operator()(const Resigned& resigned) const { return by(resigned.side, Resign{}); }
  std::optional<Cause> operator()(const Aborted& aborted) const { return by(aborted.side, Abort{}); }
  std::optional<Cause> operator()(const DrawClaimed& claimed) const { return by(claimed.side, ClaimDraw{}); }

 private:
  std::optional<Cause> by(game::Side side, Command command) const {
    const std::optional<Player>& player = match_.seat(side);
    if (!player) return std::nullopt;
    return Cause{*player, std::move(command)};
  }

  const Match& match_;
};

/// Whether `event` is the first of a match that is played from `start`.
bool opens(const Event& event, const game::AnyGame& start) {
  const auto* created = std::get_if<Created>(&event.what);
  return event.seq == 1 && created != nullptr && created->game == start.name() &&
         created->settings == start.settings() && created->position == start.position();
}

}  // namespace

game::Expected<Match> Match::replay(const game::AnyGame& start, const std::vector<Event>& events) {
  if (events.empty() || !opens(events.front(), start)) {
    return refuse_event(1, "a match begins with how it was created, and with the game it is played from.");
  }
  Match match(start);
  match.record(events.front());
  for (auto event = events.begin() + 1; event != events.end(); ++event) {
    if (auto applied = match.apply(*event); !applied) return tl::make_unexpected(std::move(applied.error()));
  }
  return match;
}

/// An event follows exactly when its cause, decided now, gives that very event.
game::Expected<void> Match::apply(const Event& event) {
  const std::uint64_t next = seq() + 1;
  if (event.seq != next) return refuse_event(next, "its number is " + std::to_string(event.seq) + ".");
  const std::optional<Cause> cause = std::visit(CauseFinder(*this), event.what);
  if (!cause) return refuse_event(next, "nobody here can have caused it.");
  const auto decided = decide(cause->by, cause->command, event.at);
  if (!decided) return refuse_event(next, decided.error().message);
  if (*decided != event) return refuse_event(next, "it is not what the command leads to.");
  record(event);
  return {};
}

void Match::record(const Event& event) {
  std::visit([this](const auto& what) { carry_out(what); }, event.what);
  events_.push_back(event);
}

void Match::carry_out(const Created& created) { created_ = created; }

void Match::carry_out(const Seated& seated) {
  if (const auto left = side_of(seated.player.id)) seats_[game::slot(*left)].reset();
  seats_[game::slot(seated.side)] = seated.player;
  if (!seats_[0] || !seats_[1]) return;
  status_ = Status::playing;
  begin_turn();
  end_if_rules_say_so();
}

void Match::carry_out(const Vacated& vacated) { seats_[game::slot(vacated.side)].reset(); }

void Match::carry_out(const Acted& acted) {
  auto step = game_.apply(acted.action);
  history_.push_back({acted.side, acted.action, std::move(step->captures), step->turn_ended, game_});
  game_ = std::move(step->game);
  has_acted_[game::slot(acted.side)] = true;
  occurrences_ = 0;
  if (step->turn_ended) {
    ++turn_;
    begin_turn();
  }
  end_if_rules_say_so();
}

void Match::carry_out(const Resigned& resigned) {
  finish({game::win_for(game::opponent(resigned.side)), "resigned"});
}

void Match::carry_out(const Aborted& /*aborted*/) { finish({game::Outcome::none, "aborted"}); }

void Match::carry_out(const DrawClaimed& /*claimed*/) { finish({game::Outcome::draw, "repetition"}); }

void Match::begin_turn() { occurrences_ = repetition_.note(game_.turn_start_key()); }

void Match::end_if_rules_say_so() {
  const int limit = created_.repetition.draw_after;
  if (const auto result = game_.result()) {
    finish(*result);
  } else if (limit != 0 && occurrences_ >= limit) {
    finish({game::Outcome::draw, "repetition"});
  }
}

void Match::finish(game::Result result) {
  result_ = result;
  status_ = Status::finished;
}

}  // namespace hexcourt::match
