#include "schema_check.hpp"

#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

namespace hexcourt::protocol {

namespace {

using nlohmann::json;
using valijson::adapters::NlohmannJsonAdapter;

json read_json(const std::filesystem::path& path) {
  std::ifstream file(path);
  return json::parse(file);
}

/// Compiles a schema of protocol/schema. References go to files beside it, or beside its folder, only.
std::unique_ptr<valijson::Schema> compiled(const std::filesystem::path& file) {
  const std::filesystem::path path = HEXCOURT_SCHEMA_DIRECTORY / file;
  auto schema = std::make_unique<valijson::Schema>();
  const json document = read_json(path);
  valijson::SchemaParser(valijson::SchemaParser::kDraft7)
      .populateSchema(
          NlohmannJsonAdapter(document), *schema,
          [&](const std::string& uri) { return new json(read_json(path.parent_path() / uri)); },
          [](const json* fetched) { delete fetched; });
  return schema;
}

/// The compiled schemas of one folder, by message type.
class SchemaFolder {
 public:
  explicit SchemaFolder(const std::string& name) {
    const std::filesystem::path root = HEXCOURT_SCHEMA_DIRECTORY;
    for (const auto& entry : std::filesystem::directory_iterator(root / name))
      schemas_.emplace(entry.path().stem(), compiled(name / entry.path().filename()));
  }

  const valijson::Schema* find(const std::string& type) const {
    const auto found = schemas_.find(type);
    return found == schemas_.end() ? nullptr : found->second.get();
  }

 private:
  std::map<std::string, std::unique_ptr<valijson::Schema>> schemas_;
};

std::string explained(const valijson::ValidationResults& results, std::string_view frame) {
  std::string reasons;
  for (const valijson::ValidationResults::Error& error : results) {
    for (const std::string& step : error.context) reasons += step;
    reasons += ": " + error.description + "\n";
  }
  return reasons + "in " + std::string(frame);
}

std::optional<std::string> violation(const valijson::Schema& schema, const json& message,
                                     std::string_view text) {
  thread_local valijson::Validator validator(valijson::Validator::kStrongTypes);  // keeps compiled patterns
  valijson::ValidationResults results;
  if (validator.validate(schema, NlohmannJsonAdapter(message), &results)) return std::nullopt;
  return explained(results, text);
}

std::optional<std::string> violation(const SchemaFolder& folder, std::string_view frame) {
  const json message = json::parse(frame, nullptr, false);
  if (!message.is_object() || !message.contains("type") || !message["type"].is_string()) {
    return "no message: " + std::string(frame);
  }
  const valijson::Schema* schema = folder.find(message["type"].get<std::string>());
  if (schema == nullptr) return "no schema for " + std::string(frame);
  return violation(*schema, message, frame);
}

}  // namespace

std::optional<std::string> schema_violation(std::string_view server_frame) {
  static const SchemaFolder kServer("server");
  return violation(kServer, server_frame);
}

std::optional<std::string> client_schema_violation(std::string_view client_frame) {
  static const SchemaFolder kClient("client");
  return violation(kClient, client_frame);
}

std::optional<std::string> record_schema_violation(std::string_view record) {
  static const std::unique_ptr<valijson::Schema> kSchema = compiled("record.json");
  const json parsed = json::parse(record, nullptr, false);
  return violation(*kSchema, parsed, record);
}

}  // namespace hexcourt::protocol
