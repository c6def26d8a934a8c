#include "server/http/web_files.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>
#include <utility>

#include "server/http/content_coding.hpp"

namespace hexcourt::server {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, std::string_view>, 18> kContentTypes{{
    {".css", "text/css; charset=utf-8"},
    {".gif", "image/gif"},
    {".html", "text/html; charset=utf-8"},
    {".ico", "image/x-icon"},
    {".jpg", "image/jpeg"},
    {".js", "text/javascript; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
    {".png", "image/png"},
    {".svg", "image/svg+xml"},
    {".txt", "text/plain; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".webmanifest", "application/manifest+json"},
    {".webp", "image/webp"},
    {".woff2", "font/woff2"},
}};

// Everything comes from this server, sockets included (ws: and wss: for browsers that do not count them as
// 'self'); pages may use WebAssembly and styles of their own.
constexpr std::string_view kWebPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self' ws: wss:; object-src 'none'; base-uri 'self'; "
    "form-action 'self'; frame-ancestors 'none'";

/// Vite names what it puts there after its content.
constexpr std::string_view kUnchanging = "/assets/";

std::string_view content_type_of(const fs::path& file) {
  const auto* const found = std::ranges::find(kContentTypes, file.extension().string(),
                                              &decltype(kContentTypes)::value_type::first);
  return found == kContentTypes.end() ? "application/octet-stream" : found->second;
}

std::string_view view(boost::beast::string_view text) { return {text.data(), text.size()}; }

/// The two hexadecimal digits after a percent sign.
std::optional<char> escaped_character(std::string_view digits) {
  unsigned char code = 0;
  const char* const end = digits.data() + digits.size();
  if (digits.size() != 2 || std::from_chars(digits.data(), end, code, 16).ptr != end) return std::nullopt;
  return static_cast<char>(code);
}

/// A file, opened.
struct Content {
  http::file_body::value_type body;
  fs::file_time_type changed;
};

std::optional<Content> content_of(const fs::path& file) {
  std::error_code failed;
  Content content{{}, fs::last_write_time(file, failed)};
  if (failed || !fs::is_regular_file(file, failed)) return std::nullopt;
  boost::system::error_code closed;
  content.body.open(file.c_str(), boost::beast::file_mode::scan, closed);
  if (closed) return std::nullopt;
  return content;
}

/// What was compressed from the content at that path, if it was since the last change.
std::optional<Content> compressed(const fs::path& root, const std::string& path, const Content& plain) {
  const auto file = path_below(root, path + ".gz");
  auto content = file ? content_of(*file) : std::nullopt;
  if (content && content->changed < plain.changed) content.reset();
  return content;
}

/// Changes whenever the file's size or time does.
std::string entity_tag(const Content& content, std::string_view coding) {
  return '"' + std::to_string(content.body.size()) + '-' +
         std::to_string(content.changed.time_since_epoch().count()) + std::string{coding} + '"';
}

/// Whether `If-None-Match` lists the tag, as weak comparison has it.
bool has_tag(std::string_view listed, std::string_view tag) {
  return listed == "*" || listed.find(tag) != std::string_view::npos;  // the quotes bound the tag
}

/// `path` names a file, as path_below has it.
std::optional<Answer> whole_file(const fs::path& root, const std::string& path, const HttpRequest& request) {
  const auto file = path_below(root, path);
  auto content = file ? content_of(*file) : std::nullopt;
  if (!content) return std::nullopt;

  Answer answer;
  answer.content_type = content_type_of(*file);
  answer.cache_control = path.starts_with(kUnchanging) ? "public, max-age=31536000, immutable" : "no-cache";
  answer.content_security_policy = kWebPolicy;
  std::string_view coding;
  if (auto smaller = compressed(root, path, *content)) {
    answer.headers.emplace_back(http::field::vary, "Accept-Encoding");
    if (accepts_gzip(view(request[http::field::accept_encoding]))) {
      content = std::move(smaller);
      coding = "-gzip";
      answer.headers.emplace_back(http::field::content_encoding, "gzip");
    }
  }
  const std::string tag = entity_tag(*content, coding);
  answer.headers.emplace_back(http::field::etag, tag);
  if (has_tag(view(request[http::field::if_none_match]), tag)) {
    answer.status = http::status::not_modified;
  } else {
    answer.file = std::move(content->body);
  }
  return answer;
}

/// To the directory's name with a slash, so that its page's relative links lead into it.
Answer redirect_into(const HttpRequest& request) {
  const std::string_view target = view(request.target());
  const auto query = std::min(target.find('?'), target.size());
  Answer answer = text_answer(http::status::permanent_redirect, "");
  answer.headers.emplace_back(http::field::location,
                              std::string{target.substr(0, query)} + "/" + std::string{target.substr(query)});
  return answer;
}

}  // namespace

std::optional<std::string> decoded_path(std::string_view target) {
  const auto path = target.substr(0, target.find('?'));
  if (!path.starts_with('/')) return std::nullopt;
  std::string decoded;
  for (std::size_t i = 0; i < path.size(); ++i) {
    char c = path[i];
    if (c == '%') {
      const auto escaped = escaped_character(path.substr(i + 1, 2));
      if (!escaped) return std::nullopt;
      c = *escaped;
      i += 2;
    }
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) return std::nullopt;
    decoded += c;
  }
  return decoded;
}

std::optional<fs::path> path_below(const fs::path& root, std::string_view path) {
  // No "..", nothing hidden, and no empty part, which would let a redirect lead to another host.
  if (path.find("/.") != std::string_view::npos || path.find("//") != std::string_view::npos)
    return std::nullopt;
  std::error_code failed;
  const fs::path house = fs::canonical(root, failed);
  if (failed) return std::nullopt;
  fs::path found = fs::canonical(house / path.substr(1), failed);
  if (failed) return std::nullopt;
  const auto [in_house, in_found] = std::ranges::mismatch(house, found);
  if (in_house != house.end()) return std::nullopt;
  return found;
}

std::optional<Answer> file_answer(const fs::path& root, const HttpRequest& request) {
  const auto path = decoded_path(view(request.target()));
  if (!path) return std::nullopt;
  const auto found = path_below(root, *path);
  if (!found) return std::nullopt;
  std::error_code failed;
  if (!fs::is_directory(*found, failed)) return whole_file(root, *path, request);
  if (path->ends_with('/')) return whole_file(root, *path + "index.html", request);
  if (!path_below(root, *path + "/index.html")) return std::nullopt;
  return redirect_into(request);
}

}  // namespace hexcourt::server
