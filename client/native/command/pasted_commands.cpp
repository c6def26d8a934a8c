#include "command/pasted_commands.hpp"

#include "command/one_line.hpp"

namespace hexcourt::command {

namespace {

std::string to(std::string_view command, const client::Address& server) {
  return "hexcourt " + std::string(command) + " http://" + server.authority() + "/";
}

std::string with_invite(const std::string& command, const std::optional<std::string>& invite) {
  return one_line(invite ? command + " --invite " + *invite : command);
}

}  // namespace

std::string play_command(const client::Address& server, std::string_view room,
                         const std::optional<std::string>& invite) {
  return with_invite(to("play", server) + " --room " + std::string(room), invite);
}

std::string watch_command(const client::Address& server, std::string_view room,
                          const std::optional<std::string>& invite) {
  return with_invite(to("watch", server) + " " + std::string(room), invite);
}

std::string go_on_command(const client::Address& server, std::string_view code, std::string_view room,
                          const std::optional<std::string>& invite) {
  return with_invite(to("play", server) + " --code " + std::string(code) + " --room " + std::string(room),
                     invite);
}

std::string games_command(const client::Address& server) { return one_line(to("games", server)); }

}  // namespace hexcourt::command
