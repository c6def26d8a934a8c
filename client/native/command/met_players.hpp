#pragma once

#include <map>
#include <optional>
#include <string>

#include "client/connection.hpp"

namespace hexcourt::command {

/// Everybody who sat in a room, or said something there, while we were in it: people call them by their
/// names, and the server by their ids. Where two have the same name, it is the one who was met last.
class MetPlayers {
 public:
  void hear(const client::Notice& notice);
  /// The player's id; none for a name that nobody had.
  std::optional<std::string> id_of(const std::string& name) const;

 private:
  void meet(const std::optional<protocol::SeatInfo>& seat);

  std::map<std::string, std::string> ids_;
};

}  // namespace hexcourt::command
