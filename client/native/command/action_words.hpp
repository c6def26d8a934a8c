#pragma once

#include <string>
#include <string_view>

namespace hexcourt::command {

/// What an action text (rules pages, "Action text") says, in words that go on after a player's name:
/// "Hd1xd5=Q" is "moves a Highborn from d1, captures on d5 and makes it a Queen". A text of a grammar unknown
/// here is quoted: "plays '...'".
std::string action_in_words(std::string_view action);

/// How a game ended, as a sentence: "White wins: Black has lost the Queen." `outcome` and `reason` are the
/// words of the protocol; an unknown reason is shown as it is.
std::string result_in_words(std::string_view outcome, std::string_view reason);

}  // namespace hexcourt::command
