#include <gmock/gmock.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "server/config/config_load.hpp"
#include "server/config/option_values.hpp"
#include "server/config/options.hpp"

namespace hexcourt::server {
namespace {

using std::chrono::milliseconds;
using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

const std::filesystem::path kConfigDir = std::filesystem::path{HEXCOURT_SOURCE_DIR} / "config";

std::string contents(const std::filesystem::path& file) {
  std::ifstream in{file};
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

struct Anything {
  template <class T>
  operator T() const {  // NOLINT(google-explicit-constructor): stands in for any member
    std::abort();       // and is never asked to be one
  }
};

/// How many members an aggregate has.
template <class Aggregate, class... Members>
constexpr std::size_t member_count() {
  if constexpr (requires { Aggregate{Members{}..., Anything{}}; })
    return member_count<Aggregate, Members..., Anything>();
  else
    return sizeof...(Members);
}

/// Files and variables that are gone after the test.
class Configuration : public testing::Test {
 protected:
  ~Configuration() override {
    std::filesystem::remove(file_);
    for (const auto& name : variables_) ::unsetenv(name.c_str());
  }

  std::string file_with(const std::string& text) {
    std::ofstream{file_} << text;
    return file_.string();
  }

  void environment(const std::string& name, const std::string& value) {
    variables_.push_back(name);
    ::setenv(name.c_str(), value.c_str(), 1);
  }

  static tl::expected<Config, Exit> load(const std::vector<std::string>& arguments) {
    std::vector<const char*> argv{"hexcourt-server"};
    for (const auto& argument : arguments) argv.push_back(argument.c_str());
    return load_config(static_cast<int>(argv.size()), argv.data());
  }

  /// The sentence on standard error, after it was checked that the status is 2 and it is one line.
  static std::string refusal(const std::vector<std::string>& arguments) {
    const auto loaded = load(arguments);
    if (loaded) return "accepted";
    EXPECT_EQ(loaded.error().status, 2);
    EXPECT_THAT(loaded.error().text, AllOf(StartsWith("hexcourt-server: "), EndsWith("\n")));
    EXPECT_EQ(std::ranges::count(loaded.error().text, '\n'), 1);
    return loaded.error().text;
  }

  std::string refusal_of_file(const std::string& text) { return refusal({"--config", file_with(text)}); }

 private:
  const testing::TestInfo* test_ = testing::UnitTest::GetInstance()->current_test_info();
  std::filesystem::path file_ = std::filesystem::path{testing::TempDir()} /
                                ("hexcourt-" + std::to_string(::getpid()) + "-" + test_->name() + ".json");
  std::vector<std::string> variables_;
};

TEST_F(Configuration, DefaultsWhenNothingIsSaid) {
  const auto config = load({});
  ASSERT_TRUE(config);
  EXPECT_EQ(config->address, "127.0.0.1");
  EXPECT_EQ(config->port, 8080);
  EXPECT_FALSE(config->web);
  EXPECT_EQ(config->limits.hello_within, milliseconds{10'000});
}

TEST_F(Configuration, FlagsWinOverTheEnvironmentAndThatOverTheFile) {
  const auto file =
      file_with(R"({"chat_characters": 1, "name_characters": 2, "rooms_a_minute": 3, "log_level": "warn"})");
  environment("HEXCOURT_NAME_CHARACTERS", "20");
  environment("HEXCOURT_ROOMS_A_MINUTE", "30");
  const auto config = load({"--config", file, "--rooms-a-minute", "300"});
  ASSERT_TRUE(config);
  EXPECT_EQ(config->limits.chat_characters, 1U);
  EXPECT_EQ(config->limits.name_characters, 20U);
  EXPECT_EQ(config->limits.rooms_a_minute, 300);
  EXPECT_EQ(config->log_level, "warn");
}

TEST_F(Configuration, TheEnvironmentMayNameTheFile) {
  environment("HEXCOURT_CONFIG", file_with(R"({"threads": 3})"));
  const auto config = load({});
  ASSERT_TRUE(config);
  EXPECT_EQ(config->threads, 3U);
}

TEST_F(Configuration, EveryMemberHasAnOption) {
  // Of Config's own members `address` and `port` are one option, and `limits` is none.
  EXPECT_EQ(options().size(), member_count<Config>() - 2 + member_count<Limits>());
}

TEST_F(Configuration, EveryOptionTakesItsDefaultFromEveryPlace) {
  for (const Option& option : options()) {
    SCOPED_TRACE(option.name);
    const std::string standard = option.get(Config{});
    const auto by_flag = load({option.flag(), standard});
    ASSERT_TRUE(by_flag) << by_flag.error().text;
    EXPECT_EQ(option.get(*by_flag), standard);

    environment(option.variable(), standard);
    const auto by_variable = load({});
    ASSERT_TRUE(by_variable) << by_variable.error().text;
    EXPECT_EQ(option.get(*by_variable), standard);

    const nlohmann::json member =
        option.is_number ? nlohmann::json::parse(standard) : nlohmann::json(standard);
    const auto by_file = load({"--config", file_with(nlohmann::json{{option.name, member}}.dump())});
    ASSERT_TRUE(by_file) << by_file.error().text;
    EXPECT_EQ(option.get(*by_file), standard);
  }
}

TEST_F(Configuration, EveryOptionRefusesNonsenseByEveryWay) {
  for (const Option& option : options()) {
    SCOPED_TRACE(option.name);
    const std::string expected = " must be " + option.accepts + ", not \"/dev/null\"";
    EXPECT_THAT(refusal({option.flag(), "/dev/null"}),
                HasSubstr(option.flag() + " (" + option.variable() + ")" + expected));
    EXPECT_THAT(refusal_of_file("{\"" + option.name + "\": []}"),
                HasSubstr(".json: " + option.name + " must be "));
  }
}

TEST_F(Configuration, ReadsAddressesOfBothKinds) {
  EXPECT_EQ(load({"--listen", "0.0.0.0:0"})->port, 0);
  const auto config = load({"--listen", "[::1]:9"});
  ASSERT_TRUE(config);
  EXPECT_EQ(config->address, "::1");
  EXPECT_EQ(endpoint_text(config->address, config->port), "[::1]:9");
  for (const char* wrong : {"8080", "localhost:8080", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1",
                            "::1:80", "[127.0.0.1]:80", "127.0.0.1:80 ", "127.0.0.1:+80", "[::1]", ":80"})
    EXPECT_FALSE(parse_endpoint(wrong)) << wrong;
}

TEST_F(Configuration, ReadsDurationsOnlyWithTheirUnit) {
  EXPECT_EQ(parse_duration("500ms"), milliseconds{500});
  EXPECT_EQ(parse_duration("90s"), milliseconds{90'000});
  EXPECT_EQ(parse_duration("24h"), milliseconds{86'400'000});
  for (const char* wrong :
       {"", "s", "10", "-1s", "1.5s", "10 s", "10sec", "9223372036854775807h", "99999999999999999999s"})
    EXPECT_FALSE(parse_duration(wrong)) << wrong;
  EXPECT_EQ(duration_text(milliseconds{90'000}), "90s");
  EXPECT_EQ(duration_text(milliseconds{60'000}), "1m");
  EXPECT_EQ(duration_text(milliseconds{0}), "0ms");
}

TEST_F(Configuration, NamesFileMemberAndWhatWouldBeRight) {
  EXPECT_THAT(
      refusal_of_file(R"({"frame_bytes": 12})"),
      HasSubstr("NamesFileMemberAndWhatWouldBeRight.json: frame_bytes must be a whole number from 1024 to "
                "16777216, not 12.\n"));
  EXPECT_THAT(refusal_of_file(R"({"frame_bytes": "4096"})"),
              EndsWith("a whole number from 1024 to 16777216, not \"4096\".\n"));
  EXPECT_THAT(refusal_of_file(R"({"threads": 1.5})"), EndsWith("not 1.5.\n"));
  EXPECT_THAT(refusal_of_file(R"({"threads": 99999999999999999999999})"), HasSubstr("threads must be"));
  EXPECT_THAT(refusal_of_file(R"({"hello_within": 10})"),
              HasSubstr("hello_within must be a string with a duration"));
  EXPECT_THAT(refusal_of_file(R"({"web": null})"), HasSubstr("web must be a string with a directory"));
}

TEST_F(Configuration, RefusesUnknownMembersFlagsAndArguments) {
  EXPECT_THAT(refusal_of_file(R"({"frame_byte": 4096})"),
              HasSubstr(".json: there is no option \"frame_byte\""));
  EXPECT_THAT(refusal({"--frame-byte", "4096"}), HasSubstr("--frame-byte"));
  EXPECT_THAT(refusal({"8080"}), HasSubstr("8080"));
  EXPECT_THAT(refusal({"--listen"}), HasSubstr("--listen"));
  EXPECT_THAT(refusal({"--threads", "1", "--threads", "2"}), HasSubstr("--threads"));
}

TEST_F(Configuration, RefusesAFileThatIsNone) {
  EXPECT_THAT(refusal({"--config", "/no/such.json"}),
              HasSubstr("/no/such.json cannot be read: No such file"));
  EXPECT_THAT(refusal({"--config", "/"}), HasSubstr("/ cannot be read: "));
  EXPECT_THAT(refusal_of_file("{\n\"threads\": }"),
              HasSubstr(".json must be JSON, and is not: at line 2, column "));
  EXPECT_THAT(refusal_of_file("[1]"), HasSubstr(".json must be a JSON object"));
}

TEST_F(Configuration, SilenceMustOutlastAPing) {
  EXPECT_THAT(refusal({"--ping-every", "10s", "--silent-after", "10s"}),
              HasSubstr("silent_after must be longer"));
}

TEST_F(Configuration, HelpNamesEveryFlagAndVariable) {
  const auto help = load({"--help"});
  ASSERT_FALSE(help);
  EXPECT_EQ(help.error().status, 0);
  for (const Option& option : options()) {
    EXPECT_THAT(help.error().text, HasSubstr(option.flag() + " " + option.placeholder));
    EXPECT_THAT(help.error().text, HasSubstr("(Env:" + option.variable() + ")"));
  }
}

TEST_F(Configuration, TellsItsVersion) {
  const auto version = load({"--version"});
  ASSERT_FALSE(version);
  EXPECT_EQ(version.error().status, 0);
  EXPECT_EQ(version.error().text, "hexcourt " HEXCOURT_VERSION "\n");
}

TEST(ConfigurationDocuments, ExampleHoldsEveryOptionWithItsDefault) {
  const auto example = nlohmann::json::parse(contents(kConfigDir / "hexcourt.example.json"));
  EXPECT_EQ(example.size(), options().size());
  for (const Option& option : options()) {
    ASSERT_TRUE(example.contains(option.name)) << option.name;
    const auto& value = example[option.name];
    EXPECT_EQ(value.is_string() ? value.get<std::string>() : value.dump(), option.get(Config{}))
        << option.name;
  }
  Config config;
  const auto read = read_config_file(kConfigDir / "hexcourt.example.json", config);
  EXPECT_TRUE(read) << read.error();
}

TEST(ConfigurationDocuments, ReadmeHoldsTheTableOfOptions) {
  EXPECT_THAT(contents(kConfigDir / "README.md"), HasSubstr(options_as_markdown()));
}

}  // namespace
}  // namespace hexcourt::server
