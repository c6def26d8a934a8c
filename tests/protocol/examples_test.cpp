#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>

#include "protocol/decode.hpp"
#include "protocol/encode.hpp"
#include "schema_check.hpp"

namespace hexcourt::protocol {
namespace {

using nlohmann::json;

void for_each_example(const std::string& folder,
                      const std::function<void(const json& frame, bool valid)>& visit) {
  for (const auto& entry :
       std::filesystem::directory_iterator(std::filesystem::path(HEXCOURT_EXAMPLES) / folder)) {
    std::ifstream file(entry.path());
    for (const json& example : json::parse(file)) {
      SCOPED_TRACE(entry.path().filename().string() + ": " + example["why"].get<std::string>());
      visit(example["frame"], example["valid"]);
    }
  }
}

TEST(Examples, FromClientsAreDecodedOrRefusedAsTheSchemaHasThem) {
  for_each_example("client", [](const json& frame, bool valid) {
    EXPECT_EQ(!client_schema_violation(frame.dump()), valid);
    const auto decoded = decode_client(frame.dump());
    EXPECT_EQ(decoded.has_value(), valid);
    if (!decoded) {
      EXPECT_EQ(decoded.error().code, "bad_message");
    }
  });
}

TEST(Examples, FromTheServerAreValidAsMarkedAndWrittenBackEqual) {
  for_each_example("server", [](const json& frame, bool valid) {
    EXPECT_EQ(!schema_violation(frame.dump()), valid) << schema_violation(frame.dump()).value_or("");
    if (!valid) return;
    const auto decoded = decode_server(frame.dump());
    ASSERT_TRUE(decoded) << decoded.error().message;
    EXPECT_EQ(json::parse(encode(*decoded)), frame);
  });
}

TEST(SchemaCheck, RefusesWhatIsNoMessage) {
  EXPECT_TRUE(schema_violation("{"));
  EXPECT_TRUE(schema_violation("[]"));
  EXPECT_TRUE(schema_violation(R"({"type":5})"));
  EXPECT_TRUE(schema_violation(R"({"type":"hello","protocol":1})"));
  EXPECT_TRUE(client_schema_violation(R"({"type":"state"})"));
}

}  // namespace
}  // namespace hexcourt::protocol
