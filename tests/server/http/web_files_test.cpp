#include "server/http/web_files.hpp"

#include <gmock/gmock.h>
#include <unistd.h>

#include <chrono>
#include <fstream>

#include "http/exchange.hpp"

namespace hexcourt::server {
namespace {

namespace fs = std::filesystem;
using testing::Optional;

/// A directory `site` to be served, and `secret` beside it.
class WebFiles : public testing::Test {
 protected:
  WebFiles() {
    write(site_ / "index.html", "<p>home</p>");
    write(site_ / "app.js", "export {}");
    write(site_ / "a b+c.txt", "spaced");
    write(site_ / "docs/index.html", "<p>docs</p>");
    write(site_ / ".git/config", "hidden");
    write(site_ / "empty.css", "");
    fs::create_directory(site_ / "bare");
    write(house_ / "secret/key", "secret");
    write(house_ / "site-too/key", "secret");
  }
  ~WebFiles() override { fs::remove_all(house_); }

  static void write(const fs::path& file, const std::string& text) {
    fs::create_directories(file.parent_path());
    std::ofstream{file} << text;
  }

  std::optional<Answer> answer(std::string_view target) const {
    return file_answer(site_, request_for(target));
  }

  http::response<http::string_body> get(const HttpRequest& request) const {
    Answer found = file_answer(site_, request).value();
    return read_back(as_http(request, std::move(found)), request.method() == http::verb::head);
  }

  fs::path house_ =
      fs::path{testing::TempDir()} / ("hexcourt-web-" + std::to_string(::getpid()) + "-" +
                                      testing::UnitTest::GetInstance()->current_test_info()->name());
  fs::path site_ = house_ / "site";
};

TEST_F(WebFiles, ServesAFileWithItsTypeAndLength) {
  const auto response = get(request_for("/app.js?v=1"));
  EXPECT_EQ(response.result(), http::status::ok);
  EXPECT_EQ(response.body(), "export {}");
  EXPECT_EQ(response[http::field::content_type], "text/javascript; charset=utf-8");
  EXPECT_EQ(response[http::field::content_length], "9");
  EXPECT_EQ(response[http::field::cache_control], "no-cache");
  EXPECT_EQ(response["X-Content-Type-Options"], "nosniff");
}

TEST_F(WebFiles, ServesTheIndexOfADirectory) {
  EXPECT_EQ(get(request_for("/")).body(), "<p>home</p>");
  EXPECT_EQ(get(request_for("/docs/")).body(), "<p>docs</p>");
  EXPECT_FALSE(answer("/bare/"));
  EXPECT_FALSE(answer("/bare"));
}

TEST_F(WebFiles, SendsADirectoryWithoutItsSlashThere) {
  const auto response = get(request_for("/docs?x=1"));
  EXPECT_EQ(response.result(), http::status::permanent_redirect);
  EXPECT_EQ(response[http::field::location], "/docs/?x=1");
}

TEST_F(WebFiles, ReadsEscapesOnce) {
  EXPECT_EQ(get(request_for("/a%20b+c.txt")).body(), "spaced");
  EXPECT_FALSE(answer("/a%2520b+c.txt"));
}

TEST_F(WebFiles, ServesEmptyAndLargeFilesWhole) {
  EXPECT_EQ(get(request_for("/empty.css")).body(), "");
  const std::string large(3'000'000, 'x');
  write(site_ / "large.bin", large);
  const auto response = get(request_for("/large.bin"));
  EXPECT_EQ(response.body(), large);
  EXPECT_EQ(response[http::field::content_type], "application/octet-stream");
}

TEST_F(WebFiles, AnswersHeadWithTheLengthAlone) {
  const auto response = get(request_for("/app.js", http::verb::head));
  EXPECT_EQ(response[http::field::content_length], "9");
  EXPECT_EQ(response.body(), "");
}

TEST_F(WebFiles, SparesTheClientWhatItHas) {
  auto request = request_for("/app.js");
  const std::string tag{get(request)[http::field::etag]};
  for (const std::string& listed : {tag, "W/" + tag, "\"other\", " + tag, std::string{"*"}}) {
    request.set(http::field::if_none_match, listed);
    const auto response = get(request);
    EXPECT_EQ(response.result(), http::status::not_modified) << listed;
    EXPECT_EQ(response[http::field::etag], tag);
    EXPECT_EQ(response.body(), "");
  }
  request.set(http::field::if_none_match, "\"other\"");
  EXPECT_EQ(get(request).result(), http::status::ok);
}

TEST_F(WebFiles, TellsAChangedFileByItsTag) {
  const auto before = std::string{get(request_for("/app.js"))[http::field::etag]};
  const auto file = site_ / "app.js";
  fs::last_write_time(file, fs::last_write_time(file) + std::chrono::milliseconds{1});
  EXPECT_NE(get(request_for("/app.js"))[http::field::etag], before);
}

TEST_F(WebFiles, LetsBrowsersKeepWhatNeverChangesUnderItsName) {
  write(site_ / "assets/app-1a2b.js", "export {}");
  write(site_ / "docs/assets/other.js", "export {}");
  auto request = request_for("/assets/app-1a2b.js");
  EXPECT_EQ(get(request)[http::field::cache_control], "public, max-age=31536000, immutable");
  request.set(http::field::if_none_match, "*");
  EXPECT_EQ(get(request)[http::field::cache_control], "public, max-age=31536000, immutable");
  EXPECT_EQ(get(request_for("/docs/assets/other.js"))[http::field::cache_control], "no-cache");
}

TEST_F(WebFiles, KnowsTheTypesOfAPage) {
  write(site_ / "rules.wasm", "");
  write(site_ / "manifest.webmanifest", "{}");
  EXPECT_EQ(get(request_for("/rules.wasm"))[http::field::content_type], "application/wasm");
  EXPECT_EQ(get(request_for("/manifest.webmanifest"))[http::field::content_type],
            "application/manifest+json");
}

TEST_F(WebFiles, NeverLeavesItsDirectory) {
  for (const char* target : {"/../secret/key",
                             "/docs/../../secret/key",
                             "/%2e%2e/secret/key",
                             "/..%2fsecret/key",
                             "/%2e%2e%2fsecret%2fkey",
                             "/%252e%252e/secret/key",
                             "/..\\secret\\key",
                             "//secret/key",
                             "/../site-too/key",
                             "/app.js%00.html",
                             "/app.js/",
                             "/app.js/..",
                             "/%",
                             "/%2",
                             "/%zz",
                             "/%+1",
                             "app.js",
                             "*",
                             "",
                             "http://host/app.js"})
    EXPECT_FALSE(answer(target)) << target;
}

TEST_F(WebFiles, ServesNoHiddenFiles) {
  EXPECT_FALSE(answer("/.git/config"));
  EXPECT_FALSE(answer("/docs/.git"));
}

TEST_F(WebFiles, FollowsLinksOnlyWithinItsDirectory) {
  fs::create_symlink(house_ / "secret/key", site_ / "key");
  fs::create_directory_symlink(house_ / "secret", site_ / "out");
  fs::create_symlink(house_ / "site-too/key", site_ / "near");
  fs::create_symlink("app.js", site_ / "inside.js");
  fs::create_symlink("loop", site_ / "loop");
  fs::create_symlink(house_ / "secret/key", site_ / "bare/index.html");
  for (const char* target : {"/key", "/out/key", "/near", "/loop", "/bare/"})
    EXPECT_FALSE(answer(target)) << target;
  EXPECT_EQ(get(request_for("/inside.js")).body(), "export {}");
}

TEST_F(WebFiles, MayItselfBeReachedByALink) {
  fs::create_directory_symlink(site_, house_ / "current");
  EXPECT_TRUE(file_answer(house_ / "current", request_for("/app.js")));
  EXPECT_TRUE(file_answer(house_ / "current/", request_for("/app.js")));
}

class CompressedFiles : public WebFiles {
 protected:
  CompressedFiles() { write(site_ / "app.js.gz", "smaller"); }

  static HttpRequest taking_gzip(std::string_view target) {
    auto request = request_for(target);
    request.set(http::field::accept_encoding, "gzip, br");
    return request;
  }
};

TEST_F(CompressedFiles, GoToWhoeverTakesGzip) {
  const auto response = get(taking_gzip("/app.js"));
  EXPECT_EQ(response.body(), "smaller");
  EXPECT_EQ(response[http::field::content_encoding], "gzip");
  EXPECT_EQ(response[http::field::content_type], "text/javascript; charset=utf-8");
  EXPECT_EQ(response[http::field::content_length], "7");
  EXPECT_EQ(response[http::field::vary], "Accept-Encoding");
}

TEST_F(CompressedFiles, GoToNobodyElse) {
  const auto response = get(request_for("/app.js"));
  EXPECT_EQ(response.body(), "export {}");
  EXPECT_EQ(response[http::field::content_encoding], "");
  EXPECT_EQ(response[http::field::vary], "Accept-Encoding");
}

TEST_F(CompressedFiles, AreOfTheIndexToo) {
  write(site_ / "index.html.gz", "small home");
  EXPECT_EQ(get(taking_gzip("/")).body(), "small home");
  EXPECT_EQ(get(request_for("/")).body(), "<p>home</p>");
}

TEST_F(CompressedFiles, HaveATagOfTheirOwn) {
  auto request = taking_gzip("/app.js");
  const std::string tag{get(request)[http::field::etag]};
  const std::string plain{get(request_for("/app.js"))[http::field::etag]};
  EXPECT_NE(tag, plain);
  request.set(http::field::if_none_match, plain);
  EXPECT_EQ(get(request).result(), http::status::ok);
  request.set(http::field::if_none_match, tag);
  const auto response = get(request);
  EXPECT_EQ(response.result(), http::status::not_modified);
  EXPECT_EQ(response[http::field::etag], tag);
  EXPECT_EQ(response[http::field::vary], "Accept-Encoding");
}

TEST_F(CompressedFiles, AreNotUsedWhereTheyAreOlder) {
  fs::last_write_time(site_ / "app.js",
                      fs::last_write_time(site_ / "app.js.gz") + std::chrono::milliseconds{1});
  const auto response = get(taking_gzip("/app.js"));
  EXPECT_EQ(response.body(), "export {}");
  EXPECT_EQ(response[http::field::vary], "");
}

TEST_F(CompressedFiles, AreNotUsedFromOutside) {
  fs::create_symlink(house_ / "secret/key", site_ / "a b+c.txt.gz");
  fs::create_directory(site_ / "empty.css.gz");
  EXPECT_EQ(get(taking_gzip("/a%20b+c.txt")).body(), "spaced");
  EXPECT_EQ(get(taking_gzip("/empty.css")).body(), "");
}

TEST(DecodedPath, LeavesOutTheQueryAndControlCharacters) {
  EXPECT_THAT(decoded_path("/a%2Fb?c=%zz"), Optional(std::string{"/a/b"}));
  EXPECT_EQ(decoded_path("/a%0ab"), std::nullopt);
  EXPECT_EQ(decoded_path("/a%7f"), std::nullopt);
}

}  // namespace
}  // namespace hexcourt::server
