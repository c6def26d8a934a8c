#include "protocol/record.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>

#include "mutator.hpp"
#include "protocol/event_json.hpp"
#include "protocol/record_chain.hpp"
#include "record_games.hpp"
#include "schema_check.hpp"

namespace hexcourt::protocol {
namespace {

using namespace std::chrono_literals;
using match::Proposal;

CheckedRecord read(const std::string& text) {
  auto checked = read_record(text);
  if (!checked) throw std::runtime_error(sentence(checked.error()) + "\n" + text);
  return *std::move(checked);
}
std::string refusal(const std::string& text) {
  const auto checked = read_record(text);
  return checked ? "accepted" : sentence(checked.error());
}
std::string replaced(std::string text, std::string_view old, std::string_view by) {
  const std::size_t at = text.find(old);
  if (at == std::string::npos) throw std::runtime_error("no " + std::string(old) + " in " + text);
  return text.replace(at, old.size(), by);
}

TEST(Record, TheSamplesHaveEveryKindOfEvent) {
  std::set<std::size_t> kinds;
  for (const Record& record : record_samples())
    for (const match::Event& event : record.events) kinds.insert(event.what.index());
  EXPECT_EQ(kinds.size(), std::variant_size_v<match::Happening>);
}

TEST(Record, ExportImportExportIsTheSameToTheByteInText) {
  for (const Record& record : record_samples()) {
    const std::string text = record_text(record);
    const CheckedRecord checked = read(text);
    EXPECT_EQ(checked.record, record) << text;
    EXPECT_TRUE(checked.chained);
    EXPECT_EQ(record_text(checked.record), text);
  }
}

TEST(Record, ExportImportExportIsTheSameToTheByteInJson) {
  for (const Record& record : record_samples()) {
    const std::string json = record_json(record);
    const CheckedRecord checked = read(json);
    EXPECT_EQ(checked.record, record) << json;
    EXPECT_TRUE(checked.chained);
    EXPECT_EQ(record_json(checked.record), json);
  }
}

TEST(Record, FromTextToJsonToTextIsTheSameToTheByte) {
  for (const Record& record : record_samples()) {
    const std::string text = record_text(record);
    EXPECT_EQ(record_text(read(record_json(read(text).record)).record), text);
  }
}

TEST(Record, TextReadsLikePgn) {
  PlayedRoom room("agon", match::Fischer{5min, 3s});
  room.play("Qf1-f2", 45ms);
  room.does(PlayedRoom::kAnn, match::Offer{Proposal::draw, ""});
  room.play("Gb7-c7");
  room.does(PlayedRoom::kAnn, match::Resign{});
  EXPECT_EQ(replaced(record_text(room.record()), record_chain(room.record()), "CHAIN"),
            R"X([Format "hexcourt record 1"]
[Game "agon"]
[Settings "opening=standard captured_queen=owner capture=line relocation=edge touch_move=false claim_after=3 draw_after=5"]
[Clock "fischer 5m+3s"]
[Room "room-1"]
[Name "Friends"]
[Date "2023.11.14"]
[White "Ann"]
[WhiteId "p1"]
[Black "Bob \"the\" \u007bBöb\u007d\u000a\\ [%at]\u001b[31m \u202e\u0000"]
[BlackId "p2"]
[Result "0-1"]
[Reason "resigned"]
[Chain "CHAIN"]

{[%at 2023-11-14T22:13:20.000Z] [%created white "p1" "Ann"]}
{[%at 2023-11-14T22:13:22.345Z] [%seated white "p1" "Ann"]}
{[%at 2023-11-14T22:13:24.690Z] [%seated black "p2" "Bob \"the\" \u007bBöb\u007d\u000a\\ [%at]\u001b[31m \u202e\u0000"]}
1. Qf1-f2 {[%at 2023-11-14T22:13:27.035Z] [%spent 2.300] [%lag 0.045] [%gained 3.000] [%left 300.700]}
{[%at 2023-11-14T22:13:29.380Z] [%offered white draw]}
2. Gb7-c7 {[%at 2023-11-14T22:13:31.725Z] [%spent 4.690] [%lag 0.000] [%gained 3.000] [%left 298.310]}
{[%at 2023-11-14T22:13:34.070Z] [%resigned white]}
0-1
)X");
}

TEST(Record, SeveralActionsOfATurnStandUnderOneNumber) {
  PlayedRoom room("hivequeen");
  room.play("Nd2~f2");
  room.play(".");
  room.play("Nd7~f7");
  const std::string text = record_text(room.record());
  EXPECT_NE(text.find("\n1. Nd2~f2 {"), std::string::npos) << text;
  EXPECT_NE(text.find("\n  . {"), std::string::npos) << text;
  EXPECT_NE(text.find("\n2. Nd7~f7 {"), std::string::npos) << text;
}

TEST(Record, AfterATakebackTheTurnsAreCountedAgain) {
  const std::string text = record_text(record_samples()[0]);
  const std::size_t back = text.find("[%taken_back black 2]");
  ASSERT_NE(back, std::string::npos) << text;
  EXPECT_NE(text.substr(0, back).find("\n3. "), std::string::npos) << text;
  EXPECT_NE(text.substr(back).find("\n3. "), std::string::npos) << text;
}

TEST(Record, JsonHasOneEventALineAndTheResult) {
  const Record record = record_samples()[0];
  const auto json = nlohmann::json::parse(record_json(record));
  EXPECT_EQ(json["format"], "hexcourt record 1");
  EXPECT_EQ(json["room"], "room-1");
  EXPECT_EQ(json["name"], "Friends");
  EXPECT_EQ(json["result"], nlohmann::json::parse(R"({"outcome": "white", "reason": "resigned"})"));
  EXPECT_EQ(json["chain"], record_chain(record));
  EXPECT_EQ(json["events"].size(), record.events.size());
  std::istringstream lines(record_json(record));
  std::string line;
  std::getline(lines, line);
  std::getline(lines, line);
  EXPECT_EQ(line, event_json(record.events.front()) + ",");
}

TEST(Record, JsonFitsItsSchema) {
  for (const Record& record : record_samples())
    EXPECT_EQ(record_schema_violation(record_json(record)).value_or("valid"), "valid");
  EXPECT_TRUE(record_schema_violation("{"));
  EXPECT_TRUE(record_schema_violation(replaced(record_json(record_samples()[0]), "\"side\":", "\"who\":")));
}

TEST(Record, EventsOfNoMatchAreNotWritten) {
  Record record = record_samples()[0];
  record.events.erase(record.events.begin() + 3);
  EXPECT_THROW(record_text(record), std::invalid_argument);
  EXPECT_THROW(record_json(record), std::invalid_argument);
  EXPECT_THROW(record_text({}), std::invalid_argument);
}

TEST(RecordImport, NamesTheFirstBadActionWithItsLineTurnAndPlace) {
  const std::string text = record_text(record_samples()[9]);
  const std::string changed = replaced(text, "\n4. Dc7-c3", "\n4. Dc7-c9");
  EXPECT_EQ(refusal(changed).substr(0, 41), "Line 24, column 4, turn 4: \"Dc7-c9\": Here") << changed;
  const std::string json = replaced(record_json(record_samples()[9]), "Dc7-c3", "Dc7-c9");
  EXPECT_TRUE(refusal(json).starts_with("Event 9, turn 4: \"Dc7-c9\": ")) << refusal(json);
}

TEST(RecordImport, NamesAnEventThatDoesNotFollow) {
  const std::string text = replaced(record_text(record_samples()[0]), "[%declined white", "[%declined black");
  EXPECT_TRUE(refusal(text).find("Event 7 does not follow") != std::string::npos) << refusal(text);
  EXPECT_TRUE(refusal(text).starts_with("Line ")) << refusal(text);
}

TEST(RecordImport, AClockReceiptMustBeWhatTheTimesSay) {
  const std::string text = record_text(record_samples()[0]);
  for (const auto& [right, wrong] :
       {std::pair("[%spent 2.325]", "[%spent 2.324]"), std::pair("[%lag 0.020]", "[%lag 0.021]"),
        std::pair("[%gained 3.000]", "[%gained 3.001]"), std::pair("[%left 300.675]", "[%left 300.676]"),
        std::pair("T22:13:27.035Z] [%spent", "T22:13:27.036Z] [%spent")}) {
    const std::string reason = refusal(replaced(text, right, wrong));
    EXPECT_NE(reason.find("what is noted of its clock is not what the action cost"), std::string::npos)
        << reason;
    EXPECT_TRUE(reason.starts_with("Line 19, column 4, turn 1: ")) << reason;
  }
}

TEST(RecordImport, ACreditBeyondTheQuotaIsRefused) {
  PlayedRoom room("agon", match::Fischer{5min, 3s});
  room.play("Qf1-f2", 500ms);
  const std::string text = record_text(room.record());
  const std::string changed =
      replaced(replaced(replaced(text, "[%spent 1.845]", "[%spent 1.844]"), "[%lag 0.500]", "[%lag 0.501]"),
               "[%left 301.155]", "[%left 301.156]");
  EXPECT_NE(refusal(changed).find("what is noted of its clock"), std::string::npos) << refusal(changed);
}

TEST(RecordImport, TheTagsThatFollowFromTheEventsMustAgreeWithThem) {
  const std::string text = record_text(record_samples()[0]);
  EXPECT_EQ(refusal(replaced(text, "[White \"Ann\"]", "[White \"Eve\"]")),
            "Line 8, column 1: The tag White says \"Eve\", but by the events it is \"Ann\".");
  EXPECT_EQ(refusal(replaced(text, "[Result \"1-0\"]", "[Result \"0-1\"]")),
            "Line 12, column 1: The tag Result says \"0-1\", but by the events it is \"1-0\".");
  EXPECT_EQ(refusal(replaced(text, "[Reason \"resigned\"]", "[Reason \"throne\"]")),
            "Line 13, column 1: The tag Reason says \"throne\", but by the events it is \"resigned\".");
  EXPECT_NE(refusal(replaced(text, "[Date \"2023.11.14\"]", "[Date \"2023.11.15\"]")), "accepted");
  EXPECT_NE(refusal(replaced(text, "\n1-0\n", "\n0-1\n")), "accepted");
  EXPECT_NE(refusal(replaced(text, "hexcourt record 1", "hexcourt record 2")), "accepted");
  const std::string json = record_json(record_samples()[0]);
  EXPECT_EQ(refusal(replaced(json, R"("outcome":"white")", R"("outcome":"black")")),
            "'result.outcome' must be \"white\", not \"black\".");
  EXPECT_EQ(refusal(replaced(json, R"("result":{)", R"("result":{"by":"Bob",)")),
            "'result.by' does not belong there.");
}

TEST(RecordImport, AnActionInJsonIsWhatItLeadsToInEveryMember) {
  PlayedRoom room("agon", match::Fischer{5min, 3s});
  room.play("Qf1-f2");
  const std::string json = record_json(room.record());
  for (const auto& [right, wrong] :
       {std::pair(R"("seq":4)", R"("seq":5)"),
        std::pair(R"("acted","side":"white")", R"("acted","side":"black")"),
        std::pair(R"(,"charged_ms":2345,"credited_ms":0,"gained_ms":3000,"left_ms":300655)", "")}) {
    EXPECT_EQ(refusal(replaced(json, right, wrong)),
              "Event 4, turn 1: The action \"Qf1-f2\" has another number, side, full text or receipt.");
  }
  EXPECT_EQ(refusal(replaced(json, R"("seq":1,)", R"("seq":1,"event":"created",)")),
            "The record names the member \"event\" twice.");
  EXPECT_EQ(refusal("{}"), "'format' is missing; it must be a string.");
  EXPECT_EQ(refusal(R"({"format":"hexcourt record 1","events":[]})"), "A record has at least one event.");
}

TEST(RecordImport, NumbersOfTurnsMustBeRightWhereTheyAreGiven) {
  const std::string head = "[Game \"hivequeen\"]\n\n";
  EXPECT_EQ(refusal(head + "1. Nd2~f2 . Nd7~f7 ."), "accepted");
  EXPECT_EQ(refusal(head + "1. Nd2~f2 . 3. Nd7~f7 ."), "Line 3, column 13, turn 2: This is turn 2, not 3.");
  EXPECT_EQ(refusal(head + "1. Nd2~f2 2. . Nd7~f7 ."),
            "Line 3, column 11, turn 1: Turn 1 goes on here; no other one begins.");
}

}  // namespace
}  // namespace hexcourt::protocol
