#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "client/address.hpp"
#include "tl/expected.hpp"

namespace hexcourt::client {

/// Who a program is to a server: the token that it was given, kept in memory and, if asked, in a file that
/// only its owner can read. The file is locked while the object lives: two programs with one token would be
/// one player, and throw each other out of a room.
class Identity {
 public:
  /// Nobody yet; what is kept is kept in memory.
  Identity() = default;
  /// The token kept in `file`, which is made (mode 0600, its folders 0700) where there is none.
  /// The error is a sentence: another program holds the file, or it cannot be opened.
  static tl::expected<Identity, std::string> in_file(const std::filesystem::path& file);
  /// The same for whoever only looks, and sits nowhere: where another program holds the file, the token in it
  /// is read all the same, and a new one is kept in memory.
  static tl::expected<Identity, std::string> to_look(const std::filesystem::path& file);

  Identity(Identity&& other) noexcept;
  Identity& operator=(Identity&& other) noexcept;
  Identity(const Identity&) = delete;
  Identity& operator=(const Identity&) = delete;
  ~Identity();

  const std::optional<std::string>& token() const { return token_; }
  /// Keeps a new token. Returns whether it is in the file; otherwise it lasts as long as this object.
  bool keep(const std::string& token);

 private:
  int file_ = -1;
  std::optional<std::string> token_;
};

/// Looks up an environment variable; null where it is not set.
using Environment = std::function<const char*(const char* name)>;

/// The file for the token of a server: under $XDG_STATE_HOME/hexcourt, or ~/.local/state/hexcourt. None where
/// the environment names neither.
std::optional<std::filesystem::path> token_file(const Address& server, const Environment& environment);

}  // namespace hexcourt::client
