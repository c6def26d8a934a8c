#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/error.hpp"
#include "protocol/forms.hpp"

namespace hexcourt::protocol {

/// Reads the members of one JSON object. Each call names a member and the form it must have (forms.hpp), and
/// gets a value in any case; the first member that is not of its form is remembered as a complaint, after
/// which the values are worthless. A member that is null counts as absent; those never asked for are ignored.
template <typename Json>
class Members {
 public:
  /// `object` must be an object. `path` goes before the names of members in complaints ("player.").
  Members(const Json& object, std::string path, std::string& complaint)
      : object_(object), path_(std::move(path)), complaint_(complaint) {}

  template <typename Form>
  auto optional(std::string_view name, const Form& form) {
    const Json* found = find(name);
    auto value = found == nullptr ? decltype(form.read(*found)){} : form.read(*found);
    if (found != nullptr && !value) complain(name, form.sentence(), *found);
    return value;
  }
  template <typename Form>
  auto required(std::string_view name, const Form& form) {
    return or_missing(name, optional(name, form), [&] { return form.sentence(); });
  }

  /// An array whose elements all have the form.
  template <typename Form>
  auto list(std::string_view name, const Form& form) {
    return elements(name, [&](const Json& element) {
      auto value = form.read(element);
      if (!value) complain(std::string(name) + "[]", form.sentence(), element);
      return value;
    });
  }

  /// Calls visit(name, value) for each member of the object `name`, if there is one, that has the form.
  template <typename Form, typename Visit>
  void each(std::string_view name, const Form& form, const Visit& visit) {
    const Json* found = find(name);
    if (found == nullptr) return;
    if (!found->is_object()) return complain(name, "an object", *found);
    for (auto member = found->begin(); member != found->end(); ++member) {
      if (member->is_null()) continue;
      auto value = form.read(*member);
      if (value) {
        visit(member.key(), *std::move(value));
      } else {
        complain(std::string(name) + "." + std::string(first_bytes(member.key(), 40)), form.sentence(),
                 *member);
      }
    }
  }
  /// Settings, facts and the like; empty where there are none.
  game::NamedValues named_values(std::string_view name) {
    game::NamedValues values;
    each(name, ValueForm{}, [&](const std::string& key, game::Value value) {
      values.push_back({key, std::move(value)});
    });
    return values;
  }

  /// What read(Members&) makes of the object `name`.
  template <typename Read>
  auto optional_object(std::string_view name, const Read& read) {
    std::optional<decltype(read(*this))> value;
    if (const Json* found = find(name)) value = read_object(name, *found, read);
    return value;
  }
  template <typename Read>
  auto object(std::string_view name, const Read& read) {
    return or_missing(name, optional_object(name, read), [] { return std::string("an object"); });
  }
  /// What read(Members&) makes of each object in the array `name`.
  template <typename Read>
  auto objects(std::string_view name, const Read& read) {
    return elements(
        name, [&](const Json& element) { return read_object(std::string(name) + "[]", element, read); });
  }

  /// The member, or null where it is absent or null.
  const Json* find(std::string_view name) const {
    const auto found = object_.find(std::string(name));
    return found == object_.end() || found->is_null() ? nullptr : &*found;
  }

  void complain(std::string_view name, const std::string& expected, const Json& found) {
    complain(name, "must be " + expected + ", not " + described(found));
  }
  /// `error` says why the member cannot be used, though it has its form.
  void complain(std::string_view name, const game::Error& error) {
    if (complaint_.empty()) complaint_ = "'" + path_ + std::string(name) + "': " + error.message;
  }

 private:
  void complain(std::string_view name, const std::string& what) {
    if (complaint_.empty()) complaint_ = "'" + path_ + std::string(name) + "' " + what + ".";
  }

  template <typename Value, typename Sentence>
  Value or_missing(std::string_view name, std::optional<Value> value, const Sentence& sentence) {
    if (value) return *std::move(value);
    if (find(name) == nullptr) complain(name, "is missing; it must be " + sentence());
    return {};
  }

  template <typename Read>
  auto read_object(std::string_view name, const Json& json, const Read& read) {
    std::optional<decltype(read(*this))> value;
    if (json.is_object()) {
      Members members(json, path_ + std::string(name) + ".", complaint_);
      value = read(members);
    } else {
      complain(name, "an object", json);
    }
    return value;
  }

  template <typename Read>
  auto elements(std::string_view name, const Read& read) {
    std::vector<typename decltype(read(object_))::value_type> values;
    const Json* found = find(name);
    if (found == nullptr) {
      complain(name, "is missing; it must be an array");
    } else if (!found->is_array()) {
      complain(name, "an array", *found);
    } else {
      for (const Json& element : *found) {
        if (auto value = read(element)) values.push_back(*std::move(value));
      }
    }
    return values;
  }

  const Json& object_;
  std::string path_;
  std::string& complaint_;
};

}  // namespace hexcourt::protocol
