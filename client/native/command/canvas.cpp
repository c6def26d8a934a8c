#include "command/canvas.hpp"

namespace hexcourt::command {

namespace {

constexpr std::string_view kPlain = "\x1b[0m";

std::string_view code(Ink ink) {
  switch (ink) {
    case Ink::line:
      return "\x1b[2m";
    case Ink::name:
      return "\x1b[2;36m";
    case Ink::white:
      return "\x1b[1;30;47m";
    case Ink::black:
      return "\x1b[1;97;44m";
    case Ink::none:
    case Ink::vacant:
      break;
  }
  return "";
}

/// Put behind the ink's code, so that the ground shows under it.
std::string_view code(Ground ground) {
  switch (ground) {
    case Ground::last_action:
      return "\x1b[43m";
    case Ground::marked:
      return "\x1b[41m";
    case Ground::none:
      break;
  }
  return "";
}

}  // namespace

Canvas::Canvas(int width, int height)
    : width_(width), glyphs_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

void Canvas::write(int x, int y, std::string_view text, Ink ink, Ground ground) {
  auto at = static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
  for (const char sign : text) glyphs_[at++] = {sign, ink, ground};
}

std::string Canvas::text(bool colours) const {
  std::string lines;
  const Glyph* const end = glyphs_.data() + glyphs_.size();
  for (const Glyph* begin = glyphs_.data(); begin != end; begin += width_) {
    const Glyph* last = begin + width_;
    while (last != begin && last[-1].sign == ' ' && last[-1].ground == Ground::none) --last;
    lines += line(begin, last, colours) + '\n';
  }
  return lines;
}

std::string Canvas::line(const Glyph* begin, const Glyph* end, bool colours) {
  std::string text;
  Glyph now;
  for (const Glyph* glyph = begin; glyph != end; ++glyph) {
    if (colours && (glyph->ink != now.ink || glyph->ground != now.ground)) {
      text += kPlain;
      text += code(glyph->ink);
      text += code(glyph->ground);
      now = *glyph;
    }
    text += glyph->sign;
  }
  if (now.ink != Ink::none || now.ground != Ground::none) text += kPlain;
  return text;
}

}  // namespace hexcourt::command
