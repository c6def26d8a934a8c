#pragma once

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/value.hpp"
#include "protocol/messages.hpp"

namespace hexcourt::protocol {

/// Writes one JSON text straight into a buffer. Objects are written by a callable that writes their members
/// with this same writer. All text becomes valid UTF-8.
class JsonWriter {
 public:
  /// A member of any of the types that value() takes.
  template <typename Value>
  void member(std::string_view name, const Value& what) {
    key(name);
    value(what);
  }
  /// The member, or null where there is none.
  template <typename Value>
  void member(std::string_view name, const std::optional<Value>& what) {
    if (what) {
      member(name, *what);
    } else {
      null_member(name);
    }
  }
  void null_member(std::string_view name) {
    key(name);
    writer_.Null();
  }
  /// The member; nothing at all where there is none.
  template <typename Value>
  void member_if_any(std::string_view name, const std::optional<Value>& what) {
    if (what) member(name, *what);
  }

  /// An object as a member.
  template <std::invocable Members>
  void object(std::string_view name, const Members& members) {
    key(name);
    object(members);
  }
  /// An object as an element of a list, or as the whole text.
  template <std::invocable Members>
  void object(const Members& members) {
    writer_.StartObject();
    members();
    writer_.EndObject();
  }

  /// A list as a member: `write` is called with each element, to write it as an object or with value().
  template <typename Elements, typename Write>
  void list(std::string_view name, const Elements& elements, const Write& write) {
    key(name);
    list(elements, write);
  }
  /// A list as the whole text.
  template <typename Elements, typename Write>
  void list(const Elements& elements, const Write& write) {
    writer_.StartArray();
    for (const auto& element : elements) write(element);
    writer_.EndArray();
  }

  void value(std::string_view text);
  void value(const std::string& text) { value(std::string_view(text)); }
  void value(std::int64_t number) { writer_.Int64(number); }
  void value(std::uint64_t number) { writer_.Uint64(number); }
  void value(bool truth) { writer_.Bool(truth); }
  void value(const Scalar& scalar);
  void value(const game::Value& what);
  void value(const game::NamedValues& values);
  void value(const std::vector<std::string>& texts);
  /// Without this, a literal would be taken for a boolean.
  void value(const char* text) { value(std::string_view(text)); }

  /// A member whose value is JSON text already.
  void raw_member(std::string_view name, std::string_view json);

  /// What has been written.
  std::string text() const { return {buffer_.GetString(), buffer_.GetSize()}; }

 protected:
  void begin_object() { writer_.StartObject(); }
  void end_object() { writer_.EndObject(); }

 private:
  void key(std::string_view name) { writer_.Key(name.data(), static_cast<rapidjson::SizeType>(name.size())); }

  rapidjson::StringBuffer buffer_{nullptr, 4096};
  rapidjson::Writer<rapidjson::StringBuffer> writer_{buffer_};
};

/// Writes one frame: an object with its type, then the members that are written into it.
class FrameWriter : public JsonWriter {
 public:
  explicit FrameWriter(std::string_view type) {
    begin_object();
    member("type", type);
  }
  /// Ends the frame; nothing can be written to it afterwards.
  std::string finish() {
    end_object();
    return text();
  }
};

}  // namespace hexcourt::protocol
