#include "server/identity/clean_text.hpp"

#include <gtest/gtest.h>

#include <array>

namespace hexcourt::server {
namespace {

TEST(CleanName, LosesControlBidiAndInvisibleCharacters) {
  EXPECT_EQ(clean_name("A\x01\x7f\u0085d\u202ea\u200b\u200d\ufeff\u2066", 32), "Ada");
}

/// What is not seen, and what is no character, at both ends of each range.
constexpr std::array kUnseen{
    "\u034f",     "\u115f",     "\u1160",     "\u17b4",     "\u17b5",     "\u180b",     "\u180f",
    "\u2060",     "\u2064",     "\u2800",     "\u3164",     "\ufe00",     "\ufe0d",     "\uffa0",
    "\ufff0",     "\ufff9",     "\ufffb",     "\U0001bca0", "\U0001bca3", "\U0001d159", "\U0001d173",
    "\U0001d17a", "\U000e0000", "\U000e0061", "\U000e0100", "\U000e01ef", "\U000e0fff", "\ufdd0",
    "\ufdef",     "\ufffe",     "\uffff",     "\U0001fffe", "\U0010ffff"};

TEST(CleanName, LosesWhatIsNotSeenAndWhatIsNoCharacter) {
  for (const std::string unseen : kUnseen)
    EXPECT_EQ(clean_name("A" + unseen + "da" + unseen, 32), "Ada") << unseen;
  EXPECT_EQ(clean_name("A\ufe0e\ufe0f\u200c\u200dda", 32), "Ada");
}

TEST(CleanName, KeepsTheNeighboursOfWhatIsNotSeen) {
  const std::string text =
      "\u17b3\u17b6\u27ff\u2801\u3163\u3165\ufdcf\ufdf0\ufe10\ufffc\ufffd\U0001d172\U0001d17b\U000e1000";
  EXPECT_EQ(clean_name(text, 32), text);
}

TEST(CleanName, IsTrimmedOfEveryKindOfSpace) {
  EXPECT_EQ(clean_name("\u3000 Ada  B \t\u00a0", 32), "Ada  B");
}

TEST(CleanName, IsCutAfterCharactersNotBytes) { EXPECT_EQ(clean_name("日本語テキスト", 3), "日本語"); }

TEST(CleanName, MayBeEmpty) { EXPECT_EQ(clean_name(" \u200b\n", 32), ""); }

TEST(CleanName, HasNoSpaceAtItsEndAlsoWhenItWasCutThere) { EXPECT_EQ(clean_name("Ada Lovelace", 4), "Ada"); }

TEST(CleanChat, KeepsTheJoinersOfEmojiAndScripts) {
  EXPECT_EQ(clean_chat("👩\u200d🚀 می\u200cخواهم"), "👩\u200d🚀 می\u200cخواهم");
}

TEST(CleanChat, KeepsThePresentationOfEmoji) { EXPECT_EQ(clean_chat("❤\ufe0f ☎\ufe0e"), "❤\ufe0f ☎\ufe0e"); }

TEST(CleanChat, OfJoinersAloneIsEmpty) { EXPECT_EQ(clean_chat(" \u200d\ufe0f \u200c"), ""); }

TEST(CleanChat, LosesWhatIsNotSeenAndWhatIsNoCharacter) {
  for (const std::string unseen : kUnseen)
    EXPECT_EQ(clean_chat("one" + unseen + " two"), "one two") << unseen;
}

TEST(CleanChat, TurnsLineBreaksIntoSpacesAndDropsBidiAndControl) {
  EXPECT_EQ(clean_chat("\none\ntwo\x1b[31m\u202e\u2028"), "one two[31m");
}

TEST(CleanChat, LeavesMarkupAsTheTextItIs) { EXPECT_EQ(clean_chat("<b>&amp;</b>"), "<b>&amp;</b>"); }

TEST(Characters, AreCodePoints) { EXPECT_EQ(characters("aä語👩"), 4); }

}  // namespace
}  // namespace hexcourt::server
