#include "game/setting.hpp"

#include <gtest/gtest.h>

namespace hexcourt::game {
namespace {

const SettingSpecs kSpecs{
    {"opening", "How it opens.", {{std::string("standard"), "."}, {std::string("placement"), "."}}},
    {"touch_move", "Touched is moved.", {{false, "."}, {true, "."}}},
    {"claim_after", "Occurrences.", {}, 0, 9, 3},
};

TEST(Settings, TakeTheirDefaultWhereNothingIsSaid) {
  const NamedValues expected{
      {"opening", std::string("standard")}, {"touch_move", false}, {"claim_after", std::int64_t{3}}};
  EXPECT_EQ(*complete(kSpecs, {}), expected);
}

TEST(Settings, AreOverriddenByName) {
  const auto values = complete(kSpecs, {{"touch_move", true}, {"claim_after", std::int64_t{0}}});
  ASSERT_TRUE(values.has_value());
  EXPECT_EQ(value_of(*values, "touch_move"), Value(true));
  EXPECT_EQ(value_of(*values, "claim_after"), Value(std::int64_t{0}));
}

TEST(Settings, RefuseWhatTheyDoNotTakeAndSayWhatTheyDo) {
  const auto wrong = complete(kSpecs, {{"opening", std::string("open")}});
  ASSERT_FALSE(wrong.has_value());
  EXPECT_EQ(wrong.error().code, ErrorCode::bad_settings);
  EXPECT_EQ(wrong.error().message, "The setting 'opening' takes standard or placement, not 'open'.");
  EXPECT_FALSE(complete(kSpecs, {{"touch_move", std::string("true")}}).has_value());
  EXPECT_FALSE(complete(kSpecs, {{"claim_after", std::int64_t{10}}}).has_value());
  EXPECT_FALSE(complete(kSpecs, {{"touch_move", true}, {"touch_move", true}}).has_value());
  EXPECT_EQ(complete(kSpecs, {{"speed", true}}).error().message,
            "There is no setting 'speed'. There are: opening, touch_move, claim_after.");
}

TEST(Values, AreReadAsTyped) {
  EXPECT_EQ(value_of("true"), Value(true));
  EXPECT_EQ(value_of("-7"), Value(std::int64_t{-7}));
  EXPECT_EQ(value_of("7a"), Value(std::string("7a")));
  EXPECT_EQ(value_of("99999999999999999999"), Value(std::string("99999999999999999999")));
  EXPECT_EQ(text(Value(false)), "false");
}

}  // namespace
}  // namespace hexcourt::game
