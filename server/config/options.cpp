#include "server/config/options.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <utility>

#include "server/config/option_values.hpp"

namespace hexcourt::server {
namespace {

using std::chrono::milliseconds;

constexpr std::int64_t kMillion = 1'000'000;
constexpr std::int64_t kMebibyte = 1'048'576;
constexpr milliseconds kLongest = std::chrono::hours{24 * 365};
constexpr std::array<std::string_view, 6> kLogLevels{"trace", "debug", "info", "warn", "error", "off"};

Option listen() {
  return {"listen",
          "ADDRESS:PORT",
          "Where to listen. Port 0 takes a free one, which the first line of the output then tells.",
          "an address in numbers and a port, such as 127.0.0.1:8080 or [::1]:8080",
          false,
          [](Config& config, std::string_view text) {
            const auto endpoint = parse_endpoint(text);
            if (!endpoint) return false;
            config.address = endpoint->address;
            config.port = endpoint->port;
            return true;
          },
          [](const Config& config) { return endpoint_text(config.address, config.port); }};
}

Option log_level() {
  return {"log_level",
          "LEVEL",
          "How much is logged, to standard error.",
          "one of trace, debug, info, warn, error, off",
          false,
          [](Config& config, std::string_view text) {
            if (std::ranges::find(kLogLevels, text) == kLogLevels.end()) return false;
            config.log_level = text;
            return true;
          },
          [](const Config& config) { return config.log_level; }};
}

Option data() {
  return {
      "data",
      "DIR",
      "The directory in which everything is kept; it is made where it is missing, and is for one server at "
      "a time. When empty, everything is kept in memory and lost with the server.",
      "a directory, or empty",
      false,
      [](Config& config, std::string_view text) {
        std::error_code ignored;
        if (std::filesystem::exists(text, ignored) && !std::filesystem::is_directory(text, ignored)) {
          return false;
        }
        config.data.reset();
        if (!text.empty()) config.data = text;
        return true;
      },
      [](const Config& config) { return config.data ? config.data->string() : std::string{}; }};
}

Option web() {
  return {"web",
          "DIR",
          "A directory to serve at `/`. When empty, the page that came with the server: `../web` or "
          "`../share/hexcourt/web`, as seen from the directory of its program. Without one, `/` is a short "
          "page on how to connect.",
          "a directory that exists, or empty",
          false,
          [](Config& config, std::string_view text) {
            std::error_code ignored;
            if (!text.empty() && !std::filesystem::is_directory(text, ignored)) return false;
            config.web.reset();
            if (!text.empty()) config.web = text;
            return true;
          },
          [](const Config& config) { return config.web ? config.web->string() : std::string{}; }};
}

/// A whole number between bounds; `member` finds its place: `[](auto& config) -> auto& {...}`.
template <class Member>
Option number(std::string name, std::string placeholder, std::string meaning, std::int64_t least,
              std::int64_t most, Member member) {
  return {std::move(name),
          std::move(placeholder),
          std::move(meaning),
          "a whole number from " + std::to_string(least) + " to " + std::to_string(most),
          true,
          [=](Config& config, std::string_view text) {
            const auto value = parse_whole_number(text);
            if (!value || *value < least || *value > most) return false;
            auto& place = member(config);
            place = static_cast<std::remove_reference_t<decltype(place)>>(*value);
            return true;
          },
          [=](const Config& config) { return std::to_string(member(config)); }};
}

Option duration(std::string name, std::string meaning, milliseconds Limits::*member) {
  return {std::move(name),
          "DURATION",
          std::move(meaning),
          "a duration such as 500ms, 10s, 5m or 24h, at most " + duration_text(kLongest),
          false,
          [=](Config& config, std::string_view text) {
            const auto value = parse_duration(text);
            if (!value || *value < milliseconds{1} || *value > kLongest) return false;
            config.limits.*member = *value;
            return true;
          },
          [=](const Config& config) { return duration_text(config.limits.*member); }};
}

template <class Number>
Option limit(std::string name, std::string placeholder, std::string meaning, std::int64_t least,
             std::int64_t most, Number Limits::*member) {
  return number(std::move(name), std::move(placeholder), std::move(meaning), least, most,
                [member](auto& config) -> auto& { return config.limits.*member; });
}

std::vector<Option> amounts() {
  return {
      limit("frame_bytes", "BYTES", "The largest frame a client may send.", 1024, 16 * kMebibyte,
            &Limits::frame_bytes),
      limit("outbox_bytes", "BYTES",
            "What may wait to be sent to one socket; one that reads too slowly for it is closed (4003).",
            1024, 1024 * kMebibyte, &Limits::outbox_bytes),
      limit("messages_a_second", "NUMBER", "A socket that sends more is read later, not refused.", 1,
            kMillion, &Limits::messages_a_second),
      limit("rooms_a_minute", "NUMBER", "Rooms that one address may make, and as many more by rematches.", 1,
            kMillion, &Limits::rooms_a_minute),
      limit("sockets_a_minute", "NUMBER", "Sockets that one address may open.", 1, kMillion,
            &Limits::sockets_a_minute),
      limit("connections_an_address", "NUMBER",
            "Connections that one address may hold at the same time, WebSockets included; more get 503.", 1,
            kMillion, &Limits::connections_an_address),
      limit("seeks_a_minute", "NUMBER", "Seeks that may be made from one address.", 1, kMillion,
            &Limits::seeks_a_minute),
      limit("hand_overs_a_minute", "NUMBER",
            "Codes for other devices that may be asked for and tried from one address.", 1, kMillion,
            &Limits::hand_overs_a_minute),
      limit("chats_a_minute", "NUMBER", "Chat lines that one player may say in one room.", 1, kMillion,
            &Limits::chats_a_minute),
      limit("chat_characters", "NUMBER", "The length of a chat line.", 1, 10'000, &Limits::chat_characters),
      limit("name_characters", "NUMBER", "The length of a player's or a room's name.", 1, 1000,
            &Limits::name_characters),
  };
}

std::vector<Option> durations() {
  return {
      duration("handshake_within",
               "How long a connection may take over its HTTP request, and then over the WebSocket handshake.",
               &Limits::handshake_within),
      duration("hello_within", "How long a new socket may take to say hello.", &Limits::hello_within),
      duration("ping_every", "How often the server sends a WebSocket ping.", &Limits::ping_every),
      duration("silent_after", "A socket from which nothing at all comes for so long is closed (4004).",
               &Limits::silent_after),
      duration("close_within", "How long a closing socket may take over its last words.",
               &Limits::close_within),
      duration("waiting_seat_kept",
               "How long a seat is kept, before the game starts, for a player whose socket closed.",
               &Limits::waiting_seat_kept),
      duration("abandoned_after_leaving",
               "How long a player who left a running game may be away before the opponent can claim the win.",
               &Limits::abandoned_after_leaving),
      duration("abandoned_after_losing", "Likewise a player whose line was lost or fell silent.",
               &Limits::abandoned_after_losing),
      duration("room_idle", "How long a room without sockets stays in memory before it falls asleep.",
               &Limits::room_idle),
      duration("waiting_room_kept", "How long a sleeping room is kept in which the game has not begun.",
               &Limits::waiting_room_kept),
      duration("guest_idle", "How long a guest is remembered who has neither a socket nor a seat.",
               &Limits::guest_idle),
      duration("seek_kept", "How long a seek is kept for a player without a socket in the lobby.",
               &Limits::seek_kept),
      duration("lobby_every", "How long changes of the lobby are gathered before they are sent.",
               &Limits::lobby_every),
      duration("stop_within", "The longest that a polite stop (SIGTERM, SIGINT) may take.",
               &Limits::stop_within),
      duration("stop_bonus", "What each running clock is given for a polite stop, once the server is back.",
               &Limits::stop_bonus),
  };
}

std::vector<Option> every_option() {
  std::vector<Option> all{listen(), log_level(), data(), web(),
                          number("threads", "NUMBER", "Threads that serve; 0 is one a core.", 0, 1024,
                                 [](auto& config) -> auto& { return config.threads; })};
  for (auto&& group : {amounts(), durations()}) std::ranges::copy(group, std::back_inserter(all));
  return all;
}

}  // namespace

std::string Option::flag() const {
  std::string text = "--" + name;
  std::ranges::replace(text, '_', '-');
  return text;
}

std::string Option::variable() const {
  std::string text = "HEXCOURT_" + name;
  std::ranges::transform(text, text.begin(),
                         [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
  return text;
}

const std::vector<Option>& options() {
  static const std::vector<Option> all = every_option();
  return all;
}

std::string options_as_markdown() {
  std::string table = "| file | flag | environment | default | meaning |\n|---|---|---|---|---|\n";
  for (const Option& option : options()) {
    const std::string standard = option.get(Config{});
    table += "| `" + option.name + "` | `" + option.flag() + "` | `" + option.variable() + "` | ";
    table += standard.empty() ? "empty" : "`" + standard + "`";
    table += " | " + option.meaning + " Must be " + option.accepts + ". |\n";
  }
  return table;
}

}  // namespace hexcourt::server
