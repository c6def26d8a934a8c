#include "protocol/event_json.hpp"

#include "protocol/event_form.hpp"

namespace hexcourt::protocol {

std::string event_json(const match::Event& event) {
  JsonWriter out;
  write_event(out, event);
  return out.text();
}

tl::expected<match::Event, std::string> read_event_json(std::string_view text) {
  const auto json = parse_strictly(text, "The event");
  if (!json) return tl::make_unexpected(json.error());
  if (!json->is_object()) {
    return tl::make_unexpected("An event must be a JSON object, not " + described(*json) + ".");
  }
  std::string complaint;
  Members<OrderedJson> in(*json, "", complaint);
  match::Event event = read_event(in);
  if (!complaint.empty()) return tl::make_unexpected(complaint);
  if (auto stray = misunderstanding(*json, OrderedJson::parse(event_json(event)))) {
    return tl::make_unexpected(*std::move(stray));
  }
  return event;
}

}  // namespace hexcourt::protocol
