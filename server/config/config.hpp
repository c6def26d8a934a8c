#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace hexcourt::server {

/// What a client may do, and how long the server waits for it. All sizes in bytes.
struct Limits {
  std::size_t frame_bytes = 65'536;
  /// What may wait to be sent to one socket before it is dropped as too slow.
  std::size_t outbox_bytes = 1'048'576;
  /// A socket that sends more is read later.
  int messages_a_second = 2000;
  /// Per address.
  int rooms_a_minute = 200;
  int sockets_a_minute = 2000;
  /// Connections that it may hold at the same time, WebSockets included.
  int connections_an_address = 5000;
  int seeks_a_minute = 200;
  /// Codes for other devices, asked for and tried.
  int hand_overs_a_minute = 20;
  /// Per player and room.
  int chats_a_minute = 30;
  std::size_t chat_characters = 500;
  std::size_t name_characters = 32;

  /// From the connection to its whole HTTP request, and from there to the end of the WebSocket handshake.
  std::chrono::milliseconds handshake_within{10'000};
  std::chrono::milliseconds hello_within{10'000};
  /// A WebSocket ping goes out so often, and more often after the hello (see Lag); a socket that sends
  /// nothing at all for `silent_after` is closed (4004).
  std::chrono::milliseconds ping_every{20'000};
  std::chrono::milliseconds silent_after{50'000};
  /// How long a closing socket may take over its last words.
  std::chrono::milliseconds close_within{2'000};
  /// How long a seat is kept, before the game starts, for a player whose socket closed.
  std::chrono::milliseconds waiting_seat_kept{60'000};
  /// How long a player may be away from a running game before the opponent can claim the win: one who closed
  /// the socket as it should be done, and one who lost the line or fell silent.
  std::chrono::milliseconds abandoned_after_leaving{60'000};
  std::chrono::milliseconds abandoned_after_losing{180'000};
  /// A room without sockets falls asleep after this time.
  std::chrono::milliseconds room_idle{60'000};
  /// How long a sleeping room is kept whose game has not begun.
  std::chrono::milliseconds waiting_room_kept = std::chrono::hours{24 * 7};
  /// How long a guest is known who has neither a socket nor a seat.
  std::chrono::milliseconds guest_idle = std::chrono::hours{24};
  /// How long a seek is kept for a player who has no socket in the lobby any more.
  std::chrono::milliseconds seek_kept{10'000};
  /// Lobby updates are gathered this long.
  std::chrono::milliseconds lobby_every{500};
  /// A polite stop ends within this time.
  std::chrono::milliseconds stop_within{10'000};
  /// What a polite stop gives to each running clock.
  std::chrono::milliseconds stop_bonus{15'000};
};

/// All that a server is started with. Each member, and each of Limits, is an option of the same name
/// (options.cpp), which config/README.md documents.
struct Config {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;  // 0 takes a free one
  std::string log_level = "info";
  /// The directory in which everything is kept; without one it is kept in memory.
  std::optional<std::filesystem::path> data;
  /// A directory served at `/`; without one `/` answers with a short page on how to connect. The program puts
  /// here the page that came with it, where nothing else is said.
  std::optional<std::filesystem::path> web;
  /// 0 = one a core.
  unsigned threads = 0;
  Limits limits;
};

}  // namespace hexcourt::server
