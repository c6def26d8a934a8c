#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "game/error.hpp"
#include "game/result.hpp"
#include "game/setting.hpp"
#include "game/side.hpp"
#include "game/value.hpp"
#include "hex/cell.hpp"

namespace hexcourt::game {

/// What one action led to. `captures` are the cells whose pieces the action captured (HiveQueen: removed,
/// Agon: marked). `turn_ended` says that the turn is over and the next one begins; `to_act` alone cannot tell
/// (a player may act several times in a turn, and may act in the other's turn).
template <typename Position, typename Cells>
struct Step {
  Position position;
  Cells captures;
  bool turn_ended = true;
};

/// A game: plain values and static functions, one folder a game. A Position holds all that the rules need,
/// its settings included, and is small and trivially copyable; an Action likewise.
///
///   kName, kTitle          the game's word in settings, protocol and records; the name people read
///   setting_specs()        every setting, its values and sentences
///   rulesets()             the named rulesets, the first being the game's own name with no overrides
///   settings(values)       reads a complete list of values (see complete()); settings_of(position) writes it
///   initial(settings)      the position before the first action
///   to_act(position)       who acts now; after the end, whoever would have
///   legal_actions(pos)     every legal action, none after the end
///   result(position)       how the game ended, if it did
///   apply(pos, action)     the checked door: a refusal that says which rule forbids it, in a player's words
///   apply_legal(pos, act)  the unchecked door: `action` must be one of legal_actions(position)
///   read_action(pos, text) the action that `text` names, legal or not; write_action(pos, action) its one
///                          text
///   read_position(s, text) strict, with the place of a mistake; write_position(position) reads back equal
///   turn_start_key(pos)    board, side to act and marks: what repetition compares when a turn begins
///   letter_at(pos, cell)   the piece's letter, capital for White, or '\0' for a vacant cell
///   describe(position)     named facts clients like to show
///
/// and, if it can count faster than it can list (see CountsLegal):
///
///   count_legal(position)  how many legal_actions(position) would list, 0 after the end
template <typename G>
concept Game = requires(const typename G::Position& position, const typename G::Action& action,
                        const typename G::Settings& settings, const NamedValues& values,
                        std::string_view text, hex::Cell cell) {
  requires std::is_trivially_copyable_v<typename G::Position>;
  requires std::is_trivially_copyable_v<typename G::Action>;
  requires std::equality_comparable<typename G::Position>;
  requires std::equality_comparable<typename G::Action>;
  typename G::Board;
  { G::kName } -> std::convertible_to<std::string_view>;
  { G::kTitle } -> std::convertible_to<std::string_view>;
  { G::setting_specs() } -> std::convertible_to<const SettingSpecs&>;
  { G::rulesets() } -> std::convertible_to<const Rulesets&>;
  { G::settings(values) } -> std::same_as<typename G::Settings>;
  { G::settings_of(position) } -> std::same_as<NamedValues>;
  { G::initial(settings) } -> std::same_as<typename G::Position>;
  { G::to_act(position) } -> std::same_as<Side>;
  { G::legal_actions(position) } -> std::same_as<typename G::Actions>;
  { G::result(position) } -> std::same_as<std::optional<Result>>;
  { G::apply(position, action) } -> std::same_as<Expected<typename G::Step>>;
  { G::apply_legal(position, action) } -> std::same_as<typename G::Step>;
  { G::read_action(position, text) } -> std::same_as<Expected<typename G::Action>>;
  { G::write_action(position, action) } -> std::same_as<std::string>;
  { G::read_position(settings, text) } -> std::same_as<Expected<typename G::Position>>;
  { G::write_position(position) } -> std::same_as<std::string>;
  { G::turn_start_key(position) } -> std::same_as<std::string>;
  { G::letter_at(position, cell) } -> std::same_as<char>;
  { G::describe(position) } -> std::same_as<NamedValues>;
};

/// A game that counts its legal actions without listing them.
template <typename G>
concept CountsLegal = Game<G> && requires(const typename G::Position& position) {
  { G::count_legal(position) } -> std::same_as<std::size_t>;
};

/// The number of legal actions, in the quickest way the game has.
template <Game G>
std::size_t count_legal(const typename G::Position& position) {
  if constexpr (CountsLegal<G>) {
    return G::count_legal(position);
  } else {
    return G::legal_actions(position).size();
  }
}

}  // namespace hexcourt::game
