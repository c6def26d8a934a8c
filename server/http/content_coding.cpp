#include "server/http/content_coding.hpp"

#include <algorithm>
#include <boost/beast/core/string.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <optional>

namespace hexcourt::server {
namespace {

namespace beast = boost::beast;

/// "q=0", with as many zeros as anybody likes, is how a client says no.
bool is_refused(const beast::http::param_list& parameters) {
  return std::ranges::any_of(parameters, [](const auto& parameter) {
    const auto& [name, value] = parameter;
    return beast::iequals(name, "q") && value.starts_with('0') &&
           value.find_first_not_of("0.") == beast::string_view::npos;
  });
}

}  // namespace

bool accepts_gzip(std::string_view accept_encoding) {
  std::optional<bool> gzip;
  bool anything = false;
  for (const auto& [coding, parameters] :
       beast::http::ext_list{{accept_encoding.data(), accept_encoding.size()}}) {
    if (beast::iequals(coding, "gzip") || beast::iequals(coding, "x-gzip")) gzip = !is_refused(parameters);
    if (coding == "*") anything = !is_refused(parameters);
  }
  return gzip.value_or(anything);
}

}  // namespace hexcourt::server
