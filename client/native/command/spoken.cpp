#include "command/spoken.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "command/offer_words.hpp"

namespace hexcourt::command {

namespace {

constexpr std::string_view kBlanks = " \t\r";

/// Takes the first word off a text, and the blanks around it.
std::string take_word(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
  std::string word(text.substr(0, text.find_first_of(kBlanks)));
  text.remove_prefix(word.size());
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
  return word;
}

/// Reads what a room or a seek is to be like; `take` takes the words that only one of the two knows.
template <typename Take>
RoomWish read_wish(std::string_view rest, const Take& take) {
  RoomWish wish;
  wish.choice.game = take_word(rest);
  while (!rest.empty()) {
    const std::string word = take_word(rest);
    if (word == "clock") {
      wish.clock = std::string(rest.substr(0, rest.find_last_not_of(kBlanks) + 1));
      break;
    }
    if (!take(word, wish)) wish.choice.settings.push_back(word);
  }
  return wish;
}

MakeRoom read_create(std::string_view rest) {
  return {read_wish(rest, [](const std::string& word, RoomWish& wish) {
    if (word == "private") wish.hidden = true;
    if (word == "host") wish.first = protocol::First::host;
    if (word == "guest") wish.first = protocol::First::guest;
    return word == "private" || word == "host" || word == "guest";
  })};
}

SeekGame read_seek(std::string_view rest) {
  SeekGame seek;
  seek.wish = read_wish(rest, [&seek](const std::string& word, const RoomWish& /*wish*/) {
    if (word == "white") seek.side = game::Side::white;
    if (word == "black") seek.side = game::Side::black;
    return word == "white" || word == "black";
  });
  return seek;
}

JoinRoom read_join(std::string_view rest) {
  JoinRoom join{take_word(rest), std::nullopt};
  if (!rest.empty()) join.invite = take_word(rest);
  return join;
}

/// The words that stand alone.
const std::array<std::pair<std::string_view, Spoken>, 10> kSimple{{{"help", ShowHelp{}},
                                                                   {"?", ShowHelp{}},
                                                                   {"board", ShowBoard{}},
                                                                   {"clock", ShowClock{}},
                                                                   {"receipt", ShowReceipt{}},
                                                                   {"wait", AwaitTurn{}},
                                                                   {"quit", Quit{}},
                                                                   {"resign", SendResign{}},
                                                                   {"abort", SendAbort{}},
                                                                   {"code", AskForCode{}}}};
constexpr std::array<std::pair<std::string_view, Reply>, 3> kReplies{
    {{"accept", Reply::accept}, {"decline", Reply::decline}, {"withdraw", Reply::withdraw}}};

Spoken read_reply(Reply reply, const std::string& what) {
  const auto proposal = read_proposal(what);
  if (!what.empty() && !proposal) return ShowHelp{};
  return SendReply{reply, proposal};
}

Spoken read_claim(const std::string& what) {
  if (what == "draw") return SendClaim{Claim::draw};
  if (what == "win") return SendClaim{Claim::win};
  return ShowHelp{};
}

/// A name may hold blanks, but does not end with them.
Spoken read_mute(std::string_view name, bool on) {
  if (name.empty()) return ShowHelp{};
  return SendMute{std::string(name.substr(0, name.find_last_not_of(kBlanks) + 1)), on};
}

}  // namespace

Spoken read_spoken(std::string_view line) {
  std::string_view rest = line;
  const std::string word = take_word(rest);
  if (word.empty()) return Nothing{};
  for (const auto& [name, spoken] : kSimple) {
    if (word == name) return spoken;
  }
  for (const auto& [name, reply] : kReplies) {
    if (word == name) return read_reply(reply, take_word(rest));
  }
  if (const auto proposal = read_proposal(word)) return SendOffer{*proposal};
  if (word == "claim") return read_claim(take_word(rest));
  if (word == "legal") return ShowLegal{take_word(rest)};
  if (word == "chat") return SendChat{std::string(rest)};
  if (word == "mute" || word == "unmute") return read_mute(rest, word == "mute");
  return PlayAction{rest.empty() ? word : word + " " + std::string(rest)};
}

const std::string_view kSpokenHelp =
    "Type an action, as the list of legal ones writes it, or one of\n"
    "  legal [TEXT]     the legal actions, or those that begin with or contain TEXT: legal W, legal d4\n"
    "  board, clock     the board again; both clocks as they are now\n"
    "  receipt          what the last action cost on the clock: time charged, lag credited, time left\n"
    "  draw, takeback   propose a draw, or to go back to the start of your last turn\n"
    "  rematch          once the game is over: propose another, with the sides swapped\n"
    "  accept [WHAT]    agree to what the other player proposes: draw, takeback or rematch\n"
    "  decline [WHAT]   or do not; playing on declines a draw or a takeback too\n"
    "  withdraw [WHAT]  take your own proposal back\n"
    "  claim draw       where the same position came often enough\n"
    "  claim win        where the other player stays away\n"
    "  resign           give the game up\n"
    "  abort            break it off, until both sides have acted\n"
    "  chat TEXT        say something\n"
    "  mute NAME        read no more of what NAME says; unmute NAME\n"
    "  code             a code to go on at another device: hexcourt play URL --code CODE --room ROOM\n"
    "  wait             wait until it is your turn, or your rematch is answered (for scripts)\n"
    "  quit             leave; your seat stays yours\n";

Chosen read_chosen(std::string_view line) {
  std::string_view rest = line;
  const std::string word = take_word(rest);
  if (word.empty()) return Nothing{};
  if (word == "list") return ListRooms{};
  if (word == "quit") return Quit{};
  if (word == "join" && !rest.empty()) return read_join(rest);
  if (word == "create" && !rest.empty()) return read_create(rest);
  if (word == "seek" && !rest.empty()) return read_seek(rest);
  const bool number = std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
  if (number) return JoinRoom{word, std::nullopt};
  return ShowHelp{};
}

const std::string_view kChosenHelp =
    "Type the number of a room to join it, or one of\n"
    "  join ID [INVITE]      join a room that is not listed\n"
    "  create GAME [KEY=VALUE ...] [private] [host|guest] [clock CLOCK]\n"
    "                        make a room; host or guest says who moves first, else it is drawn by lot\n"
    "  seek GAME [KEY=VALUE ...] [white|black] [clock CLOCK]\n"
    "                        wait for somebody who looks for just such a game\n"
    "  list                  the rooms again\n"
    "  quit                  leave\n"
    "CLOCK is like fischer 5m+3s, byo-yomi 10m+3x30s or per-turn 3d.\n";

}  // namespace hexcourt::command
