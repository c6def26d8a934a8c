#include "protocol/strict_json.hpp"

#include <set>
#include <vector>

#include "protocol/forms.hpp"

namespace hexcourt::protocol {

namespace {

constexpr std::size_t kMostMembers = 1'000;

/// Watches a parser, to refuse what it would take silently. What follows a complaint is not kept.
class MemberWatch {
 public:
  bool see(OrderedJson::parse_event_t event, const OrderedJson& parsed) {
    using Event = OrderedJson::parse_event_t;
    if (event == Event::object_start) open_.emplace_back();
    if (event == Event::key) see_name(*parsed.get_ptr<const std::string*>());
    if (event == Event::object_end) open_.pop_back();
    return complaint_.empty();
  }
  const std::string& complaint() const { return complaint_; }

 private:
  void see_name(const std::string& name) {
    if (!complaint_.empty()) return;
    if (!open_.back().insert(name).second) complaint_ = "names the member " + in_quotes(name) + " twice";
    if (open_.back().size() > kMostMembers) complaint_ = "has an object of too many members";
  }

  std::vector<std::set<std::string>> open_;
  std::string complaint_;
};

class Comparison {
 public:
  std::optional<std::string> between(const OrderedJson& json, const OrderedJson& meant,
                                     const std::string& path) {
    if (json.is_object() && meant.is_object()) return between_objects(json, meant, path);
    if (json.is_array() && meant.is_array()) return between_arrays(json, meant, path);
    if (json == meant) return std::nullopt;
    return "'" + path + "' must be " + described(meant) + ", not " + described(json) + ".";
  }

 private:
  std::optional<std::string> between_objects(const OrderedJson& json, const OrderedJson& meant,
                                             const std::string& path) {
    const std::string prefix = path.empty() ? "" : path + ".";
    for (const auto& member : json.items()) {
      const std::string name = prefix + std::string(first_bytes(member.key(), 40));
      const auto found = meant.find(member.key());
      if (found == meant.end()) return "'" + name + "' does not belong there.";
      if (auto difference = between(member.value(), *found, name)) return difference;
    }
    for (const auto& member : meant.items()) {
      if (!json.contains(member.key())) return "'" + prefix + member.key() + "' is missing.";
    }
    return std::nullopt;
  }

  std::optional<std::string> between_arrays(const OrderedJson& json, const OrderedJson& meant,
                                            const std::string& path) {
    if (json.size() != meant.size()) return "'" + path + "' has elements that do not belong there.";
    for (std::size_t i = 0; i < json.size(); ++i) {
      if (auto difference = between(json[i], meant[i], path + "[" + std::to_string(i) + "]"))
        return difference;
    }
    return std::nullopt;
  }
};

}  // namespace

tl::expected<OrderedJson, std::string> parse_strictly(std::string_view text, std::string_view what) {
  const std::string subject(what);
  const auto refuse_at = [&](std::size_t place) {
    return tl::make_unexpected(subject + " is not JSON in UTF-8: reading stopped at byte " +
                               std::to_string(place) + ".");
  };
  // The parser would take a NUL byte between two tokens for the end of the text.
  const std::size_t nul = text.find('\0');
  if (nul != std::string_view::npos) return refuse_at(nul + 1);
  MemberWatch watch;
  try {
    OrderedJson json =
        OrderedJson::parse(text, [&](int /*depth*/, OrderedJson::parse_event_t event, OrderedJson& parsed) {
          return watch.see(event, parsed);
        });
    if (!watch.complaint().empty()) return tl::make_unexpected(subject + " " + watch.complaint() + ".");
    return json;
  } catch (const OrderedJson::parse_error& error) {
    return refuse_at(error.byte);
  } catch (const OrderedJson::exception&) {
    return tl::make_unexpected(subject + " is not JSON that can be read: a number in it is too large.");
  }
}

std::optional<std::string> misunderstanding(const OrderedJson& json, const OrderedJson& meant) {
  return Comparison().between(json, meant, "");
}

}  // namespace hexcourt::protocol
