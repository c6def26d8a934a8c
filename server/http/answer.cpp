#include "server/http/answer.hpp"

#include <boost/beast/http/empty_body.hpp>

#include "server/version.hpp"

namespace hexcourt::server {
namespace {

template <class Body>
http::response<Body> response_to(const HttpRequest& request, const Answer& answer) {
  http::response<Body> response{answer.status, request.version()};
  response.keep_alive(request.keep_alive());
  response.set(http::field::server, kServerName);
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Content-Security-Policy", answer.content_security_policy);
  response.set(http::field::cache_control, answer.cache_control);
  if (answer.status != http::status::not_modified)
    response.set(http::field::content_type, answer.content_type);
  for (const auto& [field, value] : answer.headers) response.insert(field, value);
  return response;
}

}  // namespace

Answer text_answer(http::status status, std::string text) {
  Answer answer;
  answer.status = status;
  answer.body = std::move(text);
  return answer;
}

Answer json_answer(http::status status, std::string json) {
  Answer answer = text_answer(status, std::move(json));
  answer.content_type = "application/json";
  return answer;
}

http::message_generator as_http(const HttpRequest& request, Answer&& answer) {
  if (answer.status == http::status::not_modified) return response_to<http::empty_body>(request, answer);
  if (request.method() == http::verb::head) {
    auto response = response_to<http::empty_body>(request, answer);
    response.content_length(answer.file ? answer.file->size() : answer.body.size());
    return response;
  }
  if (answer.file) {
    auto response = response_to<http::file_body>(request, answer);
    response.body() = std::move(*answer.file);
    response.prepare_payload();
    return response;
  }
  auto response = response_to<http::string_body>(request, answer);
  response.body() = std::move(answer.body);
  response.prepare_payload();
  return response;
}

}  // namespace hexcourt::server
