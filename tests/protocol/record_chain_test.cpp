#include "protocol/record_chain.hpp"

#include <gtest/gtest.h>

#include "mutator.hpp"
#include "protocol/record.hpp"
#include "record_games.hpp"

namespace hexcourt::protocol {
namespace {

/// What a verifier takes: a record that is right in itself and has a chain.
std::optional<Record> verified(const std::string& text) {
  auto checked = read_record(text);
  if (!checked || !checked->chained) return std::nullopt;
  return std::move(checked->record);
}

std::string without_chain(std::string text) {
  const std::size_t at = text.find("[Chain ");
  return text.erase(at, text.find('\n', at) + 1 - at);
}

TEST(RecordChain, IsTheSameForEver) {
  const match::Event created{1, match::TimePoint{},
                             match::Created{"agon", {}, "p", {}, {"p1", "Ann"}, game::Side::white}};
  // printf 'hexcourt record 1\nr1\n' | sha256sum, and so on with the event's JSON behind the 32 bytes.
  EXPECT_EQ(record_chain({"r1", std::nullopt, {}}),
            "579b366f9bc8dcf790fb7ed5a14d3bbf7da57a46590799575a7fb41b105e7bbc");
  EXPECT_EQ(record_chain({"r1", std::nullopt, {created}}),
            "4caa5fde76e5f407534ce0ba186304155b7d998608e564bf0470cca602125a42");
}

TEST(RecordChain, ChangesWithEveryEventItsOrderAndTheRoom) {
  const Record record = record_samples()[0];
  const std::string chain = record_chain(record);
  for (std::size_t i = 0; i < record.events.size(); ++i) {
    Record changed = record;
    changed.events[i].at += match::milliseconds(1);
    EXPECT_NE(record_chain(changed), chain) << i;
  }
  Record changed = record;
  std::swap(changed.events[3], changed.events[4]);
  EXPECT_NE(record_chain(changed), chain);
  changed = record;
  changed.events.pop_back();
  EXPECT_NE(record_chain(changed), chain);
  changed = record;
  changed.room += "x";
  EXPECT_NE(record_chain(changed), chain);
}

TEST(RecordChain, AChangeThatTheRulesAllowBreaksIt) {
  PlayedRoom room("agon");
  room.play("Qf1-f2");
  PlayedRoom other("agon");
  other.play("Qf1-e1");
  const std::string chain = record_chain(room.record());
  const std::string other_chain = record_chain(other.record());
  for (std::string text : {record_text(other.record()), record_json(other.record())}) {
    text.replace(text.find(other_chain), other_chain.size(), chain);
    const auto read = read_record(text);
    ASSERT_FALSE(read);
    EXPECT_NE(read.error().message.find("The chain is broken"), std::string::npos) << read.error().message;
  }
}

TEST(RecordChain, EventsCutOffAtTheEndBreakIt) {
  Record record = record_samples()[0];
  const std::string chain = record_chain(record);
  record.events.pop_back();
  std::string text = record_text(record);
  text.replace(text.find(record_chain(record)), chain.size(), chain);
  EXPECT_FALSE(read_record(text));
}

TEST(RecordChain, ARecordWithoutOneIsReadButNotVouchedFor) {
  const std::string text = without_chain(record_text(record_samples()[0]));
  const auto read = read_record(text);
  ASSERT_TRUE(read) << sentence(read.error());
  EXPECT_FALSE(read->chained);
}

TEST(RecordFuzz, NoChangedEventEverPassesAndNothingCrashes) {
  Mutator mutator;
  int passed = 0;
  std::vector<Record> records = record_samples();
  records.resize(records.size() - 2);  // the whole games take long
  for (const Record& record : records) {
    for (const std::string& text : {record_text(record), record_json(record)}) {
      for (int i = 0; i < 150; ++i) {
        const std::string changed = mutator.mutated(text);
        if (const auto accepted = verified(changed)) {
          EXPECT_EQ(accepted->events, record.events) << changed;
          ++passed;
        }
      }
    }
  }
  EXPECT_LT(passed, 1'000);
}

TEST(RecordFuzz, WhateverIsReadIsWrittenBackTheSame) {
  Mutator mutator;
  int accepted = 0;
  for (const Record& record : {record_samples()[0], record_samples()[1], record_samples()[7]}) {
    const std::string text = without_chain(record_text(record));
    for (int i = 0; i < 150; ++i) {
      const auto read = read_record(mutator.mutated(text));
      if (!read) continue;
      ++accepted;
      const std::string written = record_text(read->record);
      const auto again = read_record(written);
      ASSERT_TRUE(again) << written << sentence(again.error());
      EXPECT_EQ(again->record, read->record) << written;
      EXPECT_EQ(record_text(again->record), written);
    }
  }
  EXPECT_GT(accepted, 0);
}

TEST(RecordChain, GoesWithATextThatIsWhole) {
  const std::string text = record_text(record_samples()[0]);
  const std::string cut = text.substr(0, text.rfind('\n', text.size() - 2) + 1);  // without its last line
  const auto read = read_record(cut);
  ASSERT_FALSE(read);
  EXPECT_NE(read.error().message.find("ends with its result"), std::string::npos) << read.error().message;
  EXPECT_TRUE(read_record(without_chain(cut))) << "by hand nobody need write it";
}

}  // namespace
}  // namespace hexcourt::protocol
