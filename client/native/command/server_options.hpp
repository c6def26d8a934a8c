#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "command/network.hpp"
#include "command/room_wish.hpp"
#include "game/side.hpp"
#include "protocol/messages.hpp"

// Options that several of the commands take that talk to a server.

namespace hexcourt::command {

/// Whole numbers of at least `least`.
CLI::Validator at_least(std::int64_t least);
/// Names, codes and the like, of a length that the protocol takes.
CLI::Validator is_word();

void add_url(CLI::App& app, ServerChoice& server);

/// URL, and who one is there: for people, that is kept for the next time.
void add_server(CLI::App& app, ServerChoice& server);

/// `--room` and `--invite`.
void add_room(CLI::App& app, std::optional<std::string>& room, std::optional<std::string>& invite);

/// An option that takes one of these words.
template <typename Field, typename Meaning>
CLI::Option* add_word(CLI::App& app, const std::string& name, Field& field,
                      const std::map<std::string, Meaning>& words, const std::string& description) {
  const auto take = [&field, &words](const std::string& word) { field = words.at(word); };
  return app.add_option_function<std::string>(name, take, description)
      ->check(CLI::IsMember(words).description(""));
}

/// `--create GAME` and what belongs to it alone.
CLI::Option* add_create(CLI::App& app, RoomWish& wish);

/// `--clock TEXT`.
CLI::Option* add_clock(CLI::App& app, RoomWish& wish);

/// `--seed` and `--max-actions`.
void add_chance(CLI::App& app, std::optional<std::uint64_t>& seed, std::optional<std::int64_t>& most_actions);

/// Refuses `option` where none of `needed` stands with it. Called when all was read.
void require_any(const CLI::App& app, const std::string& option, const std::vector<std::string>& needed);

}  // namespace hexcourt::command
