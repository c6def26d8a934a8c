#pragma once

#include <array>
#include <random>
#include <string>
#include <string_view>

namespace hexcourt::protocol {

/// Turns valid texts into nearly valid ones, the same ones in every run.
class Mutator {
 public:
  std::string mutated(std::string frame) {
    for (std::size_t changes = 1 + below(3); changes > 0; --changes) change(frame);
    return frame;
  }
  std::size_t below(std::size_t limit) { return random_() % limit; }

 private:
  void change(std::string& frame) {
    constexpr std::array<std::string_view, 18> kPieces{"{",
                                                       "}",
                                                       "[",
                                                       "]",
                                                       "\"",
                                                       ":",
                                                       ",",
                                                       "null",
                                                       "-1",
                                                       "1e999",
                                                       "9223372036854775808",
                                                       "\\ud800",
                                                       "\\u0000",
                                                       "\xFF",
                                                       R"({"type":"act"})",
                                                       "true",
                                                       "\xE2\x82",
                                                       "0.5"};
    const std::size_t at = below(frame.size() + 1);
    switch (below(5)) {
      case 0:
        frame.insert(at, kPieces[below(kPieces.size())]);
        break;
      case 1:
        frame.erase(at, 1 + below(6));
        break;
      case 2:
        if (at < frame.size()) frame[at] = static_cast<char>(below(256));
        break;
      case 3:
        frame.replace(at, 1 + below(8), kPieces[below(kPieces.size())]);
        break;
      default:
        frame.insert(at, frame.substr(below(frame.size() + 1), below(20)));
    }
  }

  std::mt19937 random_{20};
};

}  // namespace hexcourt::protocol
