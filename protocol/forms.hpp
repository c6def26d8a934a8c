#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "protocol/messages.hpp"
#include "protocol/utf8.hpp"
#include "protocol/words.hpp"

// What a member of a message may be: a form reads a JSON value, or says in words what it must be.

namespace hexcourt::protocol {

/// Somebody else's text in quotes, cut where it is long.
inline std::string in_quotes(std::string_view text) {
  constexpr std::size_t kShown = 40;
  const std::string_view shown = first_bytes(text, kShown);
  return "\"" + std::string(shown) + (shown.size() < text.size() ? "...\"" : "\"");
}

/// A JSON value as a complaint names it.
template <typename Json>
std::string described(const Json& json) {
  if (const auto* text = json.template get_ptr<const std::string*>()) {
    return text->size() <= 40 ? in_quotes(*text) : "a string of " + std::to_string(text->size()) + " bytes";
  }
  if (json.is_object()) return "an object";
  if (json.is_array()) return "an array";
  return json.dump();  // null, a boolean or a number
}

struct TextForm {
  std::size_t most_bytes = std::numeric_limits<std::size_t>::max();

  std::string sentence() const {
    if (most_bytes == TextForm{}.most_bytes) return "a string";
    return "a string of at most " + std::to_string(most_bytes) + " bytes";
  }
  template <typename Json>
  std::optional<std::string> read(const Json& json) const {
    const auto* text = json.template get_ptr<const std::string*>();
    if (text == nullptr || text->size() > most_bytes) return std::nullopt;
    return *text;
  }
};

/// 2.0 is a whole number too, as long as doubles tell neighbours apart.
struct WholeForm {
  std::int64_t least = std::numeric_limits<std::int64_t>::min();
  std::int64_t most = std::numeric_limits<std::int64_t>::max();

  std::string sentence() const {
    if (least == WholeForm{}.least) return "a whole number";
    const std::string from = "a whole number from " + std::to_string(least);
    return most == WholeForm{}.most ? from + " up" : from + " to " + std::to_string(most);
  }
  template <typename Json>
  std::optional<std::int64_t> read(const Json& json) const {
    const std::optional<std::int64_t> number = any(json);
    return number && *number >= least && *number <= most ? number : std::nullopt;
  }

 private:
  template <typename Json>
  static std::optional<std::int64_t> any(const Json& json) {
    constexpr double kExact = 9007199254740992;  // 2^53
    if (json.is_number_unsigned()) {
      const auto number = json.template get<std::uint64_t>();
      if (number > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) return std::nullopt;
      return static_cast<std::int64_t>(number);
    }
    if (json.is_number_integer()) return json.template get<std::int64_t>();
    if (!json.is_number_float()) return std::nullopt;
    const auto real = json.template get<double>();
    if (real != std::trunc(real) || std::abs(real) > kExact) return std::nullopt;
    return static_cast<std::int64_t>(real);
  }
};

struct TruthForm {
  static std::string sentence() { return "true or false"; }
  template <typename Json>
  std::optional<bool> read(const Json& json) const {
    return json.is_boolean() ? std::optional(json.template get<bool>()) : std::nullopt;
  }
};

/// A request id and the like. Numbers beyond 64 bits could not be given back as they came.
struct ScalarForm {
  static std::string sentence() {
    return TextForm{kScalarBytes}.sentence() + " or a number between -2^63 and 2^63";
  }
  template <typename Json>
  std::optional<Scalar> read(const Json& json) const {
    if (auto text = TextForm{kScalarBytes}.read(json)) return Scalar(*std::move(text));
    if (json.is_number_float()) {
      const auto real = json.template get<double>();
      return std::abs(real) < 0x1p63 ? std::optional<Scalar>(real) : std::nullopt;
    }
    if (const auto number = WholeForm{}.read(json)) return Scalar(*number);
    return std::nullopt;
  }
};

/// A setting's or a fact's value.
struct ValueForm {
  static std::string sentence() { return "true or false, a whole number or a string"; }
  template <typename Json>
  std::optional<game::Value> read(const Json& json) const {
    if (const auto truth = TruthForm{}.read(json)) return game::Value(*truth);
    if (const auto number = WholeForm{}.read(json)) return game::Value(*number);
    if (auto text = TextForm{}.read(json)) return game::Value(*std::move(text));
    return std::nullopt;
  }
};

/// One of a few words.
template <typename Enum, std::size_t Count>
struct ChoiceForm {
  const Words<Enum, Count>& words;

  std::string sentence() const {
    std::string list;
    for (std::size_t i = 0; i < Count; ++i) {
      if (i > 0) list += i + 1 == Count ? " or " : ", ";
      list += in_quotes(words[i].first);
    }
    return list;
  }
  template <typename Json>
  std::optional<Enum> read(const Json& json) const {
    const auto* text = json.template get_ptr<const std::string*>();
    return text == nullptr ? std::nullopt : meaning_in(words, *text);
  }
};
template <typename Enum, std::size_t Count>
ChoiceForm(const Words<Enum, Count>&) -> ChoiceForm<Enum, Count>;

}  // namespace hexcourt::protocol
