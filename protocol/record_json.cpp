#include <utility>

#include "protocol/event_form.hpp"
#include "protocol/event_json.hpp"
#include "protocol/record_builder.hpp"
#include "protocol/record_chain.hpp"
#include "protocol/record_forms.hpp"
#include "protocol/record_match.hpp"

namespace hexcourt::protocol {

namespace {

using In = Members<OrderedJson>;
using Done = RecordBuilder::Expected<void>;

tl::unexpected<RecordError> refuse(std::string message) {
  return tl::make_unexpected(
      RecordError{.message = std::move(message), .place = {}, .event = {}, .turn = {}});
}

void write_result(JsonWriter& out, const std::optional<game::Result>& result) {
  if (!result) return out.null_member("result");
  out.object("result", [&] {
    out.member("outcome", game::word(result->outcome));
    out.member("reason", result->reason);
  });
}

/// The record without its events.
std::string head(const Record& record, const match::Match& match) {
  JsonWriter out;
  out.object([&] {
    out.member("format", kRecordFormat);
    out.member("room", record.room);
    out.member_if_any("name", record.name);
    write_result(out, match.result());
    out.member("chain", record_chain(record));
  });
  return out.text();
}

/// An event must be what it leads to, to the last member.
Done play(RecordBuilder& builder, const match::Event& event) {
  const auto* acted = std::get_if<match::Acted>(&event.what);
  if (acted == nullptr) return builder.apply(event);
  RecordError otherwise = builder.error("The action " + in_quotes(acted->action) +
                                        " has another number, side, full text or receipt.");
  if (auto done = builder.act(acted->action, {event.at, acted->receipt}); !done) return done;
  if (builder.match().events().back() == event) return {};
  return tl::make_unexpected(std::move(otherwise));
}

/// Plays the events, which are read one by one, so that a complaint can say which one it is about.
Done play_events(RecordBuilder& builder, const OrderedJson& events) {
  for (const OrderedJson& json : events) {
    if (!json.is_object()) return tl::make_unexpected(builder.error("An event must be an object."));
    std::string complaint;
    In in(json, "", complaint);
    const match::Event event = read_event(in);
    if (!complaint.empty()) return tl::make_unexpected(builder.error(complaint));
    auto done = builder.is_open() ? play(builder, event) : builder.open(event);
    if (!done) return done;
  }
  if (!builder.is_open()) return refuse("A record has at least one event.");
  return {};
}

/// Whether whatever the JSON says is what its events come to. It need not say the chain and the result.
Done check(const OrderedJson& json, const Record& record) {
  const auto chain = json.find("chain");
  if (chain != json.end() && *chain != record_chain(record)) {
    return refuse(std::string(kBrokenChain));
  }
  OrderedJson meant = OrderedJson::parse(record_json(record));
  for (const char* name : {"room", "result", "chain"})
    if (!json.contains(name)) meant.erase(name);
  if (auto difference = misunderstanding(json, meant)) return refuse(*std::move(difference));
  return {};
}

}  // namespace

std::string record_json(const Record& record) {
  std::string text = head(record, replayed(record, [](const match::Match&, const match::Event&) {}));
  text.pop_back();
  text += ",\"events\":[\n";
  for (const match::Event& event : record.events) {
    if (event.seq > 1) text += ",\n";
    text += event_json(event);
  }
  return text + "\n]}\n";
}

tl::expected<CheckedRecord, RecordError> read_record_json(std::string_view text) {
  const auto json = parse_strictly(text, "The record");
  if (!json) return refuse(json.error());
  std::string complaint;
  In in(*json, "", complaint);
  Record record{.room = in.optional("room", TextForm{}).value_or(""),
                .name = in.optional("name", TextForm{}),
                .events = {}};
  const std::string format = in.required("format", TextForm{});
  const OrderedJson* events = in.find("events");
  if (!complaint.empty()) return refuse(complaint);
  if (format != kRecordFormat)
    return refuse("'format' must be " + in_quotes(kRecordFormat) + ", not " + in_quotes(format) + ".");
  if (events == nullptr || !events->is_array()) return refuse("'events' must be an array.");

  RecordBuilder builder;
  if (auto done = play_events(builder, *events); !done) return tl::make_unexpected(done.error());
  record.events = builder.match().events();
  if (auto done = check(*json, record); !done) return tl::make_unexpected(done.error());
  return CheckedRecord{std::move(record), builder.match(), json->contains("chain")};
}

}  // namespace hexcourt::protocol
