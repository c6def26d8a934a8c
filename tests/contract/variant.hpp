#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

#include "catalogue/catalogue.hpp"

namespace hexcourt::contract {

/// A game under one combination of its settings.
struct Variant {
  const catalogue::Entry* entry;
  game::NamedValues settings;

  /// The game's name and the values of its settings: "chess_standard_true".
  std::string name() const;
  game::AnyGame start() const;
  game::Expected<game::AnyGame> read(std::string_view position) const {
    return entry->open(settings, position);
  }
  /// A seed for Chance that differs from variant to variant, and from test to test by `salt`.
  std::uint64_t seed(std::uint64_t salt) const;
};

/// How gtest shows a parameter.
inline void PrintTo(const Variant& variant, std::ostream* out) { *out << variant.name(); }

/// Every combination of the settings of every game.
std::vector<Variant> all_variants();

/// A suite of tests that runs for every variant.
class EveryVariant : public testing::TestWithParam<Variant> {};

inline std::string variant_name(const testing::TestParamInfo<Variant>& info) { return info.param.name(); }

}  // namespace hexcourt::contract

/// Runs the tests of `suite`, a class derived from EveryVariant, for all of them.
#define HEXCOURT_FOR_EVERY_VARIANT(suite)                                                            \
  INSTANTIATE_TEST_SUITE_P(Contract, suite, testing::ValuesIn(::hexcourt::contract::all_variants()), \
                           ::hexcourt::contract::variant_name)
