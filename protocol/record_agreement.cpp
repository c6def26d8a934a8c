#include "protocol/record_agreement.hpp"

#include <utility>

#include "protocol/forms.hpp"
#include "protocol/record_chain.hpp"
#include "protocol/record_tags.hpp"

namespace hexcourt::protocol {

namespace {

RecordError at(const RecordToken& token, std::string message) {
  return {.message = std::move(message), .place = token.place, .event = {}, .turn = {}};
}

RecordError contradiction(const RecordToken& token, const std::string& said,
                          const std::optional<std::string>& right) {
  const std::string rest =
      right ? ", but by the events it is " + in_quotes(*right) + "." : ", of which the events know nothing.";
  return at(token, said + in_quotes(token.kind == RecordToken::Kind::tag ? token.value : token.text) + rest);
}

std::optional<std::string> find(const std::vector<RecordTag>& tags, std::string_view name) {
  for (const RecordTag& tag : tags)
    if (tag.name == name) return tag.value;
  return std::nullopt;
}

}  // namespace

std::optional<RecordError> disagreement(const RecordTags& tags, const std::optional<RecordToken>& result,
                                        const CheckedRecord& read) {
  const std::vector<RecordTag> meant = record_tags(read.record, read.match);
  for (const char* name : {"Format", "Date", "White", "WhiteId", "Black", "BlackId", "Result", "Reason"}) {
    const auto tag = tags.find(name);
    const auto right = find(meant, name);
    if (tag != tags.end() && tag->second.value != right)
      return contradiction(tag->second, std::string("The tag ") + name + " says ", right);
  }
  const std::string end(result_word(read.match.result()));
  if (result && result->text != end) return contradiction(*result, "The text ends with ", end);
  const auto chain = tags.find("Chain");
  if (chain != tags.end() && !result)
    return at(chain->second,
              "A text with a chain ends with its result, and this one should with " + end + ".");
  if (chain == tags.end() || chain->second.value == find(meant, "Chain")) return std::nullopt;
  return at(chain->second, std::string(kBrokenChain));
}

}  // namespace hexcourt::protocol
