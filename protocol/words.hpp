#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "protocol/messages.hpp"

// The words that stand for enumerators on the wire.

namespace hexcourt::protocol {

template <typename Enum, std::size_t Count>
using Words = std::array<std::pair<std::string_view, Enum>, Count>;

inline constexpr Words<game::Side, 2> kSides{{{"white", game::Side::white}, {"black", game::Side::black}}};
inline constexpr Words<First, 3> kFirsts{
    {{"host", First::host}, {"guest", First::guest}, {"random", First::random}}};
inline constexpr Words<Visibility, 2> kVisibilities{
    {{"public", Visibility::open}, {"private", Visibility::hidden}}};
inline constexpr Words<match::Status, 3> kStatuses{{{"waiting", match::Status::waiting},
                                                    {"playing", match::Status::playing},
                                                    {"finished", match::Status::finished}}};
inline constexpr Words<game::Outcome, 4> kOutcomes{{{"white", game::Outcome::white},
                                                    {"black", game::Outcome::black},
                                                    {"draw", game::Outcome::draw},
                                                    {"none", game::Outcome::none}}};
inline constexpr Words<match::Proposal, 3> kProposals{{{"draw", match::Proposal::draw},
                                                       {"takeback", match::Proposal::takeback},
                                                       {"rematch", match::Proposal::rematch}}};
inline constexpr Words<Leave, 3> kLeaves{
    {{"left", Leave::left}, {"lost", Leave::lost}, {"awaited", Leave::awaited}}};
inline constexpr Words<ChatGroup, 2> kChatGroups{
    {{"players", ChatGroup::players}, {"watchers", ChatGroup::watchers}}};
inline constexpr Words<ByeCode, 7> kByeCodes{{{"going_away", ByeCode::going_away},
                                              {"replaced", ByeCode::replaced},
                                              {"removed", ByeCode::removed},
                                              {"too_slow", ByeCode::too_slow},
                                              {"silent", ByeCode::silent},
                                              {"limits", ByeCode::limits},
                                              {"no_such_room", ByeCode::no_such_room}}};

/// The word of `value`, which must be in `words`.
template <typename Enum, std::size_t Count>
constexpr std::string_view word_in(const Words<Enum, Count>& words, Enum value) {
  for (const auto& [word, meaning] : words)
    if (meaning == value) return word;
  return {};
}

/// The reverse; none for a word that is not in `words`.
template <typename Enum, std::size_t Count>
constexpr std::optional<Enum> meaning_in(const Words<Enum, Count>& words, std::string_view text) {
  for (const auto& [word, meaning] : words)
    if (word == text) return meaning;
  return std::nullopt;
}

constexpr std::string_view word(First first) { return word_in(kFirsts, first); }
constexpr std::string_view word(Visibility visibility) { return word_in(kVisibilities, visibility); }
constexpr std::string_view word(ByeCode code) { return word_in(kByeCodes, code); }

constexpr std::string_view word(Leave leave) { return word_in(kLeaves, leave); }
constexpr std::string_view word(ChatGroup group) { return word_in(kChatGroups, group); }

/// The WebSocket close code that follows a `bye` of this code.
constexpr std::uint16_t close_code(ByeCode code) {
  switch (code) {
    case ByeCode::going_away:
      return 1001;
    case ByeCode::limits:
      return 1008;
    case ByeCode::replaced:
      return 4001;
    case ByeCode::removed:
      return 4002;
    case ByeCode::too_slow:
      return 4003;
    case ByeCode::silent:
      return 4004;
    case ByeCode::no_such_room:
      break;
  }
  return 4005;
}

}  // namespace hexcourt::protocol
