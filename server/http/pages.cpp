#include "server/http/pages.hpp"

#include <spdlog/fmt/fmt.h>

#include "catalogue/catalogue.hpp"

namespace hexcourt::server {
namespace {

constexpr std::string_view kHead = R"(<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 42rem; margin: 3rem auto; padding: 0 1.25rem; }
h1 { line-height: 1.2; }
pre { padding: .75rem 1rem; border: 1px solid; border-radius: .4rem; overflow-x: auto; }
</style>
)";

constexpr std::string_view kWelcome =
    R"(<p>This server hosts rooms for two-player hex games. Two people sit down,
anyone may watch, and the server holds both to the rules.</p>
<h2>Play</h2>
<p>In a terminal, with the <code>hexcourt</code> client; the second command is a partner who plays at random:</p>
<pre>hexcourt play http://{here}
hexcourt bot http://{here}</pre>
<h2>Games</h2>
{games}
<h2>Write a client</h2>
<p>One JSON object a text frame, over WebSocket. The lobby and each room have an address of their own, and every
socket begins with a hello:</p>
<pre>ws://{here}/ws/lobby
ws://{here}/ws/rooms/ROOM

{{"type": "hello", "protocol": 1, "name": "Ada"}}</pre>
<p>Read-only JSON: <a href="/api/v1/games">games</a> and <a href="/api/v1/rooms">public rooms</a>, a player's games at
<code>/api/v1/players/PLAYER/games</code>, and the record of a game at <code>/api/v1/rooms/ROOM/record</code>.
For operators: <a href="/healthz">health</a>, <a href="/readyz">readiness</a> and <a href="/metrics">metrics</a>.</p>
)";

constexpr std::string_view kIcon =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#d99a1c" stroke="#6b4a06" )"
    R"(stroke-width="2" stroke-linejoin="round" d="M9 4h14l7 12-7 12H9L2 16z"/></svg>)";

std::string escaped(std::string_view text) {
  std::string html;
  for (const char c : text) {
    switch (c) {
      case '&':
        html += "&amp;";
        break;
      case '<':
        html += "&lt;";
        break;
      case '>':
        html += "&gt;";
        break;
      case '"':
        html += "&quot;";
        break;
      default:
        html += c;
    }
  }
  return html;
}

Answer page(http::status status, std::string_view title, std::string_view content) {
  std::string html{kHead};
  html.append("<title>")
      .append(title)
      .append("</title>\n</head>\n<body>\n<h1>")
      .append(title)
      .append("</h1>\n");
  html.append(content).append("</body>\n</html>\n");
  Answer answer = text_answer(status, std::move(html));
  answer.content_type = "text/html; charset=utf-8";
  answer.content_security_policy =
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; "
      "frame-ancestors 'none'";
  return answer;
}

std::string games() {
  std::string list = "<ul>\n";
  for (const auto& game : catalogue::games()) {
    list += "<li><strong>" + escaped(game.title) + "</strong>: <code>" + escaped(game.name) + "</code>";
    for (const auto& ruleset : game.rulesets)
      if (ruleset.name != game.name) list += ", <code>" + escaped(ruleset.name) + "</code>";
    list += "</li>\n";
  }
  return list + "</ul>\n";
}

}  // namespace

Answer welcome_page(std::string_view host) {
  const std::string here = host.empty() ? "HOST:PORT" : escaped(host);
  return page(http::status::ok, "Hexcourt",
              fmt::format(kWelcome, fmt::arg("here", here), fmt::arg("games", games())));
}

Answer error_page(http::status status, std::string_view sentence) {
  const auto reason = http::obsolete_reason(status);
  const std::string title =
      std::to_string(static_cast<unsigned>(status)) + " " + std::string{reason.data(), reason.size()};
  return page(status, title,
              "<p>" + escaped(sentence) + "</p>\n<p><a href=\"/\">To the first page</a></p>\n");
}

Answer icon() {
  Answer answer = text_answer(http::status::ok, std::string{kIcon});
  answer.content_type = "image/svg+xml";
  answer.cache_control = "max-age=86400";
  return answer;
}

}  // namespace hexcourt::server
