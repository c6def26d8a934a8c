#include "protocol/record_builder.hpp"

#include <utility>

#include "protocol/forms.hpp"
#include "protocol/record_match.hpp"

namespace hexcourt::protocol {

using Done = RecordBuilder::Expected<void>;

RecordError RecordBuilder::error(std::string message) const {
  if (!match_) return {.message = std::move(message), .place = {}, .event = 1, .turn = {}};
  return {.message = std::move(message), .place = {}, .event = match_->seq() + 1, .turn = match_->turn()};
}

Done RecordBuilder::open(const match::Event& first) {
  if (const auto* created = std::get_if<match::Created>(&first.what)) {
    const match::RepetitionLimits& limits = created->repetition;
    const auto checked = match::part_settings(
        {{"claim_after", std::int64_t{limits.claim_after}}, {"draw_after", std::int64_t{limits.draw_after}}});
    if (!checked) return refuse(checked.error().message);
  }
  auto match = opened(first);
  if (!match) return refuse(game::sentence(match.error()));
  match_.emplace(*std::move(match));
  return {};
}

Done RecordBuilder::apply(const match::Event& event) {
  const std::int64_t turn = match_->turn();
  if (const auto applied = match_->apply(event); !applied) {
    // It says the event's number itself.
    return tl::make_unexpected(
        RecordError{.message = applied.error().message, .place = {}, .event = {}, .turn = turn});
  }
  return {};
}

Done RecordBuilder::apply(match::Happening what, std::optional<match::TimePoint> at) {
  return apply({match_->seq() + 1, at.value_or(match_->events().back().at), std::move(what)});
}

Done RecordBuilder::act(std::string_view action, const ActionNotes& notes) {
  const std::string text(action);
  const game::Side side = match_->game().to_act();
  const std::optional<match::Player>& player = match_->seat(side);
  if (!player) return refuse("Nobody has sat down as " + std::string(game::title(side)) + ".");
  const match::TimePoint at = notes.at.value_or(match_->events().back().at);
  const match::milliseconds lag = notes.receipt ? notes.receipt->credited : match::milliseconds(0);
  const auto decided = match_->decide(*player, match::Act{text, match_->ply()}, at, lag);
  if (!decided) return refuse(in_quotes(text) + ": " + decided.error().message);
  match::Event event = (*decided)->event;
  event.at = at;
  auto& acted = std::get<match::Acted>(event.what);
  if (notes.receipt && acted.receipt != notes.receipt)
    return refuse(in_quotes(text) + ": what is noted of its clock is not what the action cost at that time.");
  return apply(event);
}

Done RecordBuilder::command(game::Side by, const match::Command& command) {
  const auto decided = match_->decide(*match_->seat(by), command, match_->events().back().at);
  if (!decided) return refuse(decided.error().message);
  if (!*decided) return {};
  return apply((*decided)->event);
}

}  // namespace hexcourt::protocol
