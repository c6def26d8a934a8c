#include "server/config/config_load.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <string_view>
#include <vector>

#include "server/config/options.hpp"
#include "server/version.hpp"

namespace hexcourt::server {
namespace {

using Result = tl::expected<void, std::string>;

Result set(Config& config, const Option& option, const std::string& where, const std::string& text,
           const std::string& shown) {
  if (option.set(config, text)) return {};
  return tl::unexpected(where + " must be " + option.accepts + ", not " + shown + ".");
}

tl::expected<std::string, std::string> whole_file(const std::filesystem::path& file) {
  errno = 0;
  std::ifstream in{file, std::ios::binary};
  std::stringstream text;
  if (!in || !(text << in.rdbuf()))
    return tl::unexpected(file.string() + " cannot be read: " +
                          (errno != 0 ? std::strerror(errno) : "it is empty or no file") + ".");
  return text.str();
}

tl::expected<nlohmann::json, std::string> parse_object(const std::filesystem::path& file,
                                                       const std::string& text) {
  try {
    auto json = nlohmann::json::parse(text);
    if (json.is_object()) return json;
    return tl::unexpected(file.string() + " must be a JSON object whose members are options, such as " +
                          R"({"listen": "127.0.0.1:8080"}.)");
  } catch (const nlohmann::json::parse_error& error) {
    const std::string_view what = error.what();
    const auto place = what.find("at line");
    return tl::unexpected(file.string() + " must be JSON, and is not: " +
                          std::string{place == std::string_view::npos ? what : what.substr(place)} + ".");
  }
}

Result set_member(Config& config, const std::filesystem::path& file, const std::string& name,
                  const nlohmann::json& value) {
  const auto option = std::ranges::find(options(), name, &Option::name);
  if (option == options().end())
    return tl::unexpected(file.string() + ": there is no option \"" + name +
                          "\"; `hexcourt-server --help` lists them.");
  const std::string where = file.string() + ": " + name;
  const std::string shown = value.dump();
  if (option->is_number ? !value.is_number_integer() : !value.is_string())
    return tl::unexpected(where + " must be " + (option->is_number ? "" : "a string with ") +
                          option->accepts + ", not " + shown + ".");
  return set(config, *option, where, option->is_number ? shown : value.get<std::string>(), shown);
}

Result check_together(const Config& config) {
  const Limits& limits = config.limits;
  if (limits.silent_after <= limits.ping_every)
    return tl::unexpected<std::string>(
        "silent_after must be longer than ping_every, or every quiet socket would be closed before it is "
        "asked.");
  return {};
}

/// What the command line and the environment say, as text.
class CommandLine {
 public:
  CommandLine() : app_{"Hosts rooms for two-player hex games over WebSockets.", "hexcourt-server"} {
    app_.set_version_flag("--version", std::string{kServerName});
    app_.add_option("--config", file_, "A JSON file of options, under the names of the flags with _ for -.")
        ->envname("HEXCOURT_CONFIG")
        ->type_name("FILE");
    texts_.resize(options().size());
    for (std::size_t i = 0; i < options().size(); ++i) add(options()[i], texts_[i]);
    app_.footer("Flags win over the environment, which wins over the file.");
  }

  std::optional<Exit> parse(int argc, const char* const* argv) {
    try {
      app_.parse(argc, argv);
      return std::nullopt;
    } catch (const CLI::ParseError& error) {
      std::ostringstream out;
      std::ostringstream err;
      const int status = app_.exit(error, out, err);
      if (status == 0) return Exit{0, out.str()};
      return Exit{2, "hexcourt-server: " + std::string{error.what()} + " (--help lists the options)\n"};
    }
  }

  Result apply(Config& config) const {
    if (!file_.empty()) {
      if (auto read = read_config_file(file_, config); !read) return read;
    }
    for (std::size_t i = 0; i < options().size(); ++i) {
      if (auto done = apply(options()[i], texts_[i], config); !done) return done;
    }
    return check_together(config);
  }

 private:
  static Result apply(const Option& option, const std::optional<std::string>& text, Config& config) {
    if (!text) return {};
    return set(config, option, option.flag() + " (" + option.variable() + ")", *text, '"' + *text + '"');
  }

  void add(const Option& option, std::optional<std::string>& text) {
    app_.add_option(option.flag(), text, option.meaning)
        ->envname(option.variable())
        ->type_name(option.placeholder)
        ->default_str(option.get(Config{}));
  }

  CLI::App app_;
  std::string file_;
  std::vector<std::optional<std::string>> texts_;  // one for each of options()
};

}  // namespace

Result read_config_file(const std::filesystem::path& file, Config& config) {
  const auto text = whole_file(file);
  if (!text) return tl::unexpected(text.error());
  const auto json = parse_object(file, *text);
  if (!json) return tl::unexpected(json.error());
  for (const auto& [name, value] : json->items()) {
    if (auto done = set_member(config, file, name, value); !done) return done;
  }
  return {};
}

tl::expected<Config, Exit> load_config(int argc, const char* const* argv) {
  CommandLine command_line;
  if (auto exit = command_line.parse(argc, argv)) return tl::unexpected(*exit);
  Config config;
  if (auto applied = command_line.apply(config); !applied)
    return tl::unexpected(Exit{2, "hexcourt-server: " + applied.error() + "\n"});
  return config;
}

}  // namespace hexcourt::server
