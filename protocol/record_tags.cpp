#include "protocol/record_tags.hpp"

#include "catalogue/catalogue.hpp"
#include "protocol/record_chain.hpp"
#include "protocol/record_times.hpp"

namespace hexcourt::protocol {

namespace {

std::string settings_text(const match::Created& created) {
  std::string text;
  for (const game::NamedValue& setting : created.settings)
    text += setting.name + "=" + game::text(setting.value) + " ";
  return text + "claim_after=" + std::to_string(created.repetition.claim_after) +
         " draw_after=" + std::to_string(created.repetition.draw_after);
}

bool starts_as_usual(const match::Created& created) {
  const auto usual = catalogue::open(created.game, created.settings);
  return usual && usual->position() == created.position;
}

void add_player(std::vector<RecordTag>& tags, std::string_view name, std::string_view id_name,
                const std::optional<match::Player>& player) {
  if (!player) return;
  tags.push_back({name, player->name});
  tags.push_back({id_name, player->id});
}

}  // namespace

std::vector<RecordTag> record_tags(const Record& record, const match::Match& match) {
  const match::Created& created = match.created();
  std::vector<RecordTag> tags{
      {"Format", std::string(kRecordFormat)}, {"Game", created.game}, {"Settings", settings_text(created)}};
  if (!starts_as_usual(created)) tags.push_back({"Position", created.position});
  if (created.clock) tags.push_back({"Clock", match::text_of(*created.clock)});
  if (!record.room.empty()) tags.push_back({"Room", record.room});
  if (record.name) tags.push_back({"Name", *record.name});
  tags.push_back({"Date", date_text(match.events().front().at)});
  add_player(tags, "White", "WhiteId", match.seat(game::Side::white));
  add_player(tags, "Black", "BlackId", match.seat(game::Side::black));
  tags.push_back({"Result", std::string(result_word(match.result()))});
  if (match.result()) tags.push_back({"Reason", std::string(match.result()->reason)});
  tags.push_back({"Chain", record_chain(record)});
  return tags;
}

std::string_view result_word(const std::optional<game::Result>& result) {
  switch (result ? result->outcome : game::Outcome::none) {
    case game::Outcome::white:
      return "1-0";
    case game::Outcome::black:
      return "0-1";
    case game::Outcome::draw:
      return "1/2-1/2";
    case game::Outcome::none:
      break;
  }
  return "*";
}

}  // namespace hexcourt::protocol
