#include "protocol/record_game.hpp"

#include "catalogue/catalogue.hpp"
#include "match/repetition.hpp"

namespace hexcourt::protocol {

namespace {

tl::unexpected<RecordError> refuse_tag(const RecordToken& tag, const std::string& why) {
  return tl::make_unexpected(RecordError{
      .message = "The tag " + tag.text + ": " + why, .place = tag.place, .event = {}, .turn = {}});
}

/// "key=value key=value"; none where a word has no "=".
std::optional<game::NamedValues> read_settings(std::string_view text) {
  game::NamedValues settings;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    if (word.empty()) continue;
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    settings.push_back(
        {std::string(word.substr(0, equals)), game::value_of(std::string(word.substr(equals + 1)))});
  }
  return settings;
}

}  // namespace

std::string tag_value(const RecordTags& tags, std::string_view name, const std::string& fallback) {
  const auto found = tags.find(name);
  return found == tags.end() ? fallback : found->second.value;
}

tl::expected<match::Created, RecordError> created_by_tags(const RecordTags& tags) {
  const auto game_tag = tags.find("Game");
  if (game_tag == tags.end()) {
    return tl::make_unexpected(
        RecordError{.message = "The record does not say which game it is of: [Game \"...\"].",
                    .place = {},
                    .event = {},
                    .turn = {}});
  }
  match::Created created;
  const auto settings_tag = tags.find("Settings");
  const auto settings = read_settings(tag_value(tags, "Settings"));
  if (!settings) return refuse_tag(settings_tag->second, "it is written \"key=value key=value\".");
  const auto parted = match::part_settings(*settings);
  if (!parted) return refuse_tag(settings_tag->second, parted.error().message);
  created.repetition = parted->repetition;

  const std::string position = tag_value(tags, "Position");
  const auto position_tag = tags.find("Position");
  const auto start =
      catalogue::open(game_tag->second.value, parted->game,
                      position_tag == tags.end() ? std::nullopt : std::optional<std::string_view>(position));
  if (!start) {
    const bool of_position = start.error().code == game::ErrorCode::bad_position;
    const auto culprit = of_position ? position_tag : settings_tag;
    return refuse_tag((culprit == tags.end() ? game_tag : culprit)->second, game::sentence(start.error()));
  }
  created.game = start->name();
  created.settings = start->settings();
  created.position = start->position();

  if (const auto clock_tag = tags.find("Clock"); clock_tag != tags.end()) {
    const auto clock = match::read_time_control(clock_tag->second.value);
    if (!clock) return refuse_tag(clock_tag->second, game::sentence(clock.error()));
    created.clock = *clock;
  }
  return created;
}

}  // namespace hexcourt::protocol
