#include "protocol/json_writer.hpp"

#include <cmath>

#include "protocol/utf8.hpp"

namespace hexcourt::protocol {

namespace {

rapidjson::SizeType length_of(std::string_view text) { return static_cast<rapidjson::SizeType>(text.size()); }

}  // namespace

void JsonWriter::value(std::string_view text) {
  if (is_utf8(text)) {
    writer_.String(text.data(), length_of(text));
  } else {
    const std::string repaired = repaired_utf8(text);
    writer_.String(repaired.data(), length_of(repaired));
  }
}

void JsonWriter::value(const Scalar& scalar) {
  if (const auto* number = std::get_if<std::int64_t>(&scalar)) {
    writer_.Int64(*number);
  } else if (const auto* real = std::get_if<double>(&scalar)) {
    if (!std::isfinite(*real) || !writer_.Double(*real)) writer_.Null();
  } else {
    value(std::string_view(std::get<std::string>(scalar)));
  }
}

void JsonWriter::value(const game::Value& what) {
  if (const auto* truth = std::get_if<bool>(&what)) {
    writer_.Bool(*truth);
  } else if (const auto* number = std::get_if<std::int64_t>(&what)) {
    writer_.Int64(*number);
  } else {
    value(std::string_view(std::get<std::string>(what)));
  }
}

void JsonWriter::value(const game::NamedValues& values) {
  writer_.StartObject();
  for (const game::NamedValue& named : values) member(named.name, named.value);
  writer_.EndObject();
}

void JsonWriter::value(const std::vector<std::string>& texts) {
  writer_.StartArray();
  for (const std::string& text : texts) value(std::string_view(text));
  writer_.EndArray();
}

void JsonWriter::raw_member(std::string_view name, std::string_view json) {
  key(name);
  writer_.RawValue(json.data(), json.size(), rapidjson::kArrayType);
}

}  // namespace hexcourt::protocol
