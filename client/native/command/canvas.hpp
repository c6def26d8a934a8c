#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hexcourt::command {

/// What a character on a canvas is; colours follow from it.
enum class Ink : std::uint8_t { none, line, name, vacant, white, black };
/// What lies under it.
enum class Ground : std::uint8_t { none, last_action, marked };

/// Text placed freely on a rectangle, in colours.
class Canvas {
 public:
  Canvas(int width, int height);

  /// Writes `text` from (x, y) on, in place of what was there. All of it must lie on the canvas.
  void write(int x, int y, std::string_view text, Ink ink, Ground ground = Ground::none);

  /// The lines, without blanks at their ends.
  std::string text(bool colours) const;

 private:
  struct Glyph {
    char sign = ' ';
    Ink ink = Ink::none;
    Ground ground = Ground::none;
  };

  static std::string line(const Glyph* begin, const Glyph* end, bool colours);

  int width_;
  std::vector<Glyph> glyphs_;
};

}  // namespace hexcourt::command
