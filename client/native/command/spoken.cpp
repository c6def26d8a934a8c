#include "command/spoken.hpp"

#include <algorithm>

namespace hexcourt::command {

namespace {

constexpr std::string_view kBlanks = " \t\r";

/// Takes the first word off a text, and the blanks around it.
std::string take_word(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
  const std::string word(text.substr(0, text.find_first_of(kBlanks)));
  text.remove_prefix(word.size());
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
  return word;
}

RoomWish read_wish(std::string_view rest) {
  RoomWish wish;
  wish.choice.game = take_word(rest);
  while (!rest.empty()) {
    const std::string word = take_word(rest);
    if (word == "private") {
      wish.hidden = true;
    } else if (word == "host") {
      wish.first = protocol::First::host;
    } else if (word == "guest") {
      wish.first = protocol::First::guest;
    } else {
      wish.choice.settings.push_back(word);
    }
  }
  return wish;
}

JoinRoom read_join(std::string_view rest) {
  JoinRoom join{take_word(rest), std::nullopt};
  if (!rest.empty()) join.invite = take_word(rest);
  return join;
}

}  // namespace

Spoken read_spoken(std::string_view line) {
  std::string_view rest = line;
  const std::string word = take_word(rest);
  if (word.empty()) return Nothing{};
  if (word == "help" || word == "?") return ShowHelp{};
  if (word == "board") return ShowBoard{};
  if (word == "legal") return ShowLegal{take_word(rest)};
  if (word == "wait") return AwaitTurn{};
  if (word == "quit") return Quit{};
  if (word == "resign") return SendResign{};
  if (word == "abort") return SendAbort{};
  if (word == "draw") return SendClaim{};
  if (word == "chat") return SendChat{std::string(rest)};
  return PlayAction{rest.empty() ? word : word + " " + std::string(rest)};
}

const std::string_view kSpokenHelp =
    "Type an action, as the list of legal ones writes it, or one of\n"
    "  legal [TEXT]  the legal actions, or those that begin with or contain TEXT: legal W, legal d4\n"
    "  board         the board again\n"
    "  resign        give the game up\n"
    "  abort         break it off, until both sides have acted\n"
    "  draw          claim a draw, where the position came again often enough\n"
    "  chat TEXT     say something\n"
    "  wait          wait until it is your turn (for scripts)\n"
    "  quit          leave; your seat stays yours\n";

Chosen read_chosen(std::string_view line) {
  std::string_view rest = line;
  const std::string word = take_word(rest);
  if (word.empty()) return Nothing{};
  if (word == "list") return ListRooms{};
  if (word == "quit") return Quit{};
  if (word == "join" && !rest.empty()) return read_join(rest);
  if (word == "create" && !rest.empty()) return MakeRoom{read_wish(rest)};
  const bool number = std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
  if (number) return JoinRoom{word, std::nullopt};
  return ShowHelp{};
}

const std::string_view kChosenHelp =
    "Type the number of a room to join it, or one of\n"
    "  join ID [INVITE]      join a room that is not listed\n"
    "  create GAME [KEY=VALUE ...] [private] [host|guest]\n"
    "                        make a room; host or guest says who moves first, else it is drawn by lot\n"
    "  list                  the rooms again\n"
    "  quit                  leave\n";

}  // namespace hexcourt::command
