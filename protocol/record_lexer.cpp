#include "protocol/record_lexer.hpp"

#include <array>
#include <optional>

#include "protocol/forms.hpp"
#include "protocol/record_quotes.hpp"
#include "protocol/utf8.hpp"

namespace hexcourt::protocol {

namespace {

using Kind = RecordToken::Kind;

constexpr std::array<std::string_view, 4> kResults{"1-0", "0-1", "1/2-1/2", "*"};

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool is_digit(char c) { return '0' <= c && c <= '9'; }
bool is_name(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || is_digit(c) || c == '_'; }
bool is_bare(char c) { return !is_space(c) && std::string_view("\"[]{}").find(c) == std::string_view::npos; }

/// Reads a text from its beginning to its end; the first mistake is remembered, and ends it.
class Lexer {
 public:
  explicit Lexer(std::string_view text) : text_(text) {}

  tl::expected<std::vector<RecordToken>, RecordError> read() {
    std::vector<RecordToken> tokens;
    for (skip_spaces(); !at_end(); skip_spaces()) {
      RecordToken token{.kind = Kind::action, .place = place_, .text = {}, .value = {}, .notes = {}};
      read_token(token);
      if (error_) return tl::make_unexpected(*std::move(error_));
      tokens.push_back(std::move(token));
    }
    return tokens;
  }

 private:
  bool at_end() const { return error_ || at_ == text_.size(); }
  char here() const { return text_[at_]; }
  bool is_here(char c) const { return !at_end() && here() == c; }

  void advance() {
    if (here() == '\n') {
      ++place_.line;
      place_.column = 0;
    }
    ++at_;
    // A character's further bytes are in the same column.
    if (at_ == text_.size() || (static_cast<unsigned char>(here()) & 0xC0U) != 0x80U) ++place_.column;
  }
  void skip_spaces() {
    while (!at_end() && is_space(here())) advance();
  }
  template <typename Belongs>
  std::string take_while(const Belongs& belongs) {
    const std::size_t start = at_;
    while (!at_end() && belongs(here())) advance();
    return std::string(text_.substr(start, at_ - start));
  }

  void fail(std::string message, Place place) {
    if (!error_) error_ = RecordError{.message = std::move(message), .place = place, .event = {}, .turn = {}};
  }
  void expect(char c, std::string_view what) {
    if (is_here(c)) return advance();
    fail("Here belongs " + std::string(what) + ".", place_);
  }

  void read_token(RecordToken& token) {
    if (is_here('[')) return read_tag(token);
    if (is_here('{')) return read_comment(token);
    if (!is_bare(here())) {
      return fail("A " + in_quotes(text_.substr(at_, 1)) +
                      " begins nothing here: a tag begins with [, a comment with {.",
                  place_);
    }
    read_word(token);
  }

  void read_tag(RecordToken& token) {
    token.kind = Kind::tag;
    advance();
    skip_spaces();
    token.text = take_while(is_name);
    if (token.text.empty()) return fail("Here belongs a tag's name.", place_);
    skip_spaces();
    token.value = read_quoted();
    skip_spaces();
    expect(']', "the ] that ends the tag");
  }

  std::string read_quoted() {
    const Place start = place_;
    expect('"', "a text in quotes");
    const std::size_t from = at_;
    while (!at_end() && here() != '"' && here() != '\n') {
      if (is_here('\\')) advance();
      if (!at_end()) advance();
    }
    const std::string_view escaped = text_.substr(from, at_ - from);
    expect('"', "the quote that ends the text, in the same line");
    auto text = unescaped(escaped);
    if (!text) fail("There is something behind a \\ that it cannot stand before.", start);
    return text.value_or("");
  }

  void read_comment(RecordToken& token) {
    token.kind = Kind::comment;
    advance();
    while (!at_end() && here() != '}') {
      if (text_.substr(at_, 2) == "[%") {
        token.notes.push_back(read_note());
      } else {
        advance();
      }
    }
    if (!is_here('}')) fail("This comment has no } that ends it.", token.place);
    if (!error_) advance();
  }

  RecordNote read_note() {
    advance();
    advance();
    RecordNote note{.name = take_while(is_name), .words = {}};
    for (skip_spaces(); !at_end() && here() != ']'; skip_spaces()) {
      if (is_here('"')) {
        note.words.push_back(read_quoted());
      } else if (is_bare(here())) {
        note.words.push_back(take_while(is_bare));
      } else {
        break;
      }
    }
    expect(']', "the ] that ends the note");
    return note;
  }

  void read_word(RecordToken& token) {
    std::string_view word = text_.substr(at_);
    std::size_t length = 0;
    while (length < word.size() && is_bare(word[length])) ++length;
    word = word.substr(0, length);
    for (const std::string_view result : kResults)
      if (word == result) token.kind = Kind::result;
    if (token.kind == Kind::result || !is_digit(word[0])) {
      token.text = take_while(is_bare);
      return;
    }
    token.kind = Kind::number;
    token.text = take_while(is_digit);
    expect('.', "a dot behind the turn's number");
  }

  std::string_view text_;
  std::size_t at_ = 0;
  Place place_;
  std::optional<RecordError> error_;
};

}  // namespace

tl::expected<std::vector<RecordToken>, RecordError> record_tokens(std::string_view text) {
  return Lexer(text).read();
}

}  // namespace hexcourt::protocol
