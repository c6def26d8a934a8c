#pragma once

#include <boost/beast/http/field.hpp>
#include <boost/beast/http/file_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/message_generator.hpp>
#include <boost/beast/http/status.hpp>
#include <boost/beast/http/string_body.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexcourt::server {

namespace http = boost::beast::http;

using HttpRequest = http::request<http::string_body>;

/// What is answered to a request, before it is put into HTTP.
struct Answer {
  http::status status = http::status::ok;
  std::string content_type = "text/plain; charset=utf-8";
  std::string body;
  /// Sent in place of `body`.
  std::optional<http::file_body::value_type> file;
  std::string cache_control = "no-store";
  /// "default-src ..." for what a browser shows as a page.
  std::string content_security_policy = "default-src 'none'; frame-ancestors 'none'";
  std::vector<std::pair<http::field, std::string>> headers;
};

Answer text_answer(http::status status, std::string text);
Answer json_answer(http::status status, std::string json);

/// The answer as HTTP: to HEAD without its body but with its length, and with the headers that go with
/// everything.
http::message_generator as_http(const HttpRequest& request, Answer&& answer);

}  // namespace hexcourt::server
