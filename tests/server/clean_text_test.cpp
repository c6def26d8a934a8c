#include "server/clean_text.hpp"

#include <gtest/gtest.h>

namespace hexcourt::server {
namespace {

TEST(CleanName, LosesControlBidiAndInvisibleCharacters) {
  EXPECT_EQ(clean_name("A\x01\x7f\u0085d\u202ea\u200b\u200d\ufeff\u2066", 32), "Ada");
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

TEST(CleanChat, TurnsLineBreaksIntoSpacesAndDropsBidiAndControl) {
  EXPECT_EQ(clean_chat("\none\ntwo\x1b[31m\u202e\u2028"), "one two[31m");
}

TEST(CleanChat, LeavesMarkupAsTheTextItIs) { EXPECT_EQ(clean_chat("<b>&amp;</b>"), "<b>&amp;</b>"); }

TEST(Characters, AreCodePoints) { EXPECT_EQ(characters("aä語👩"), 4); }

}  // namespace
}  // namespace hexcourt::server
