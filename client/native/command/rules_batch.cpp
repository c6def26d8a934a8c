#include <istream>
#include <nlohmann/json.hpp>
#include <ostream>

#include "command/rules.hpp"
#include "game/any_game.hpp"

namespace hexcourt::command {

namespace {

using Json = nlohmann::ordered_json;

/// Where a game stands; a line may hold any bytes, and a refusal quotes them.
std::string write(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string refused(const std::string& why) { return write({{"refused", why}}); }

std::string standing(const game::AnyGame& game) {
  Json json{{"position", game.position()},
            {"legal", game.legal_actions()},
            {"result", nullptr},
            {"reason", nullptr}};
  if (const auto result = game.result()) {
    json["result"] = word(result->outcome);
    json["reason"] = result->reason;
  }
  return write(json);
}

struct Line {
  std::string text;
  bool too_long = false;
};

/// The next line without its end; none after the last one.
std::optional<Line> read_line(std::istream& in) {
  Line line;
  bool anything = false;
  for (int byte = in.get(); byte != std::istream::traits_type::eof(); byte = in.get()) {
    if (byte == '\n') return line;
    anything = true;
    if (line.text.size() < kLineBytes) {
      line.text += static_cast<char>(byte);
    } else {
      line.too_long = true;
    }
  }
  if (!anything) return std::nullopt;
  return line;
}

}  // namespace

std::string answer_line(const GameChoice& choice, std::string_view line) {
  const std::size_t tab = line.find('\t');
  const auto game = open(choice, line.substr(0, tab));
  if (!game) return refused(sentence(game.error()));
  if (tab == std::string_view::npos) return standing(*game);
  const auto step = game->apply(line.substr(tab + 1));
  return step ? standing(step->game) : refused(sentence(step.error()));
}

game::Expected<void> run_batch(const RulesBatch& batch, std::istream& in, std::ostream& out) {
  const auto game = open(batch.choice);
  if (!game) return tl::make_unexpected(game.error());
  while (out) {
    const auto line = read_line(in);
    if (!line) break;
    // Flushed line by line: whoever asks may wait for the answer before asking again.
    out << (line->too_long ? refused("A line is at most " + std::to_string(kLineBytes) + " bytes long.")
                           : answer_line(batch.choice, line->text))
        << '\n'
        << std::flush;
  }
  return {};
}

}  // namespace hexcourt::command
