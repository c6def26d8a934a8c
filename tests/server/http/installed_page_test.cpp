#include "server/http/installed_page.hpp"

#include <gmock/gmock.h>
#include <unistd.h>

#include <fstream>
#include <string>

namespace hexcourt::server {
namespace {

namespace fs = std::filesystem;
using testing::Optional;

class InstalledPage : public testing::Test {
 protected:
  ~InstalledPage() override { fs::remove_all(house_); }

  void put(const std::string& file) const {
    fs::create_directories((house_ / file).parent_path());
    std::ofstream{house_ / file} << "<p>page</p>";
  }

  fs::path house_ = fs::path{testing::TempDir()} / ("hexcourt-page-" + std::to_string(::getpid()));
  fs::path program_ = house_ / "bin/hexcourt-server";
};

TEST_F(InstalledPage, IsTheOneThatWasBuiltOrElseInstalled) {
  EXPECT_EQ(page_beside(program_), std::nullopt);
  put("share/hexcourt/web/index.html");
  EXPECT_THAT(page_beside(program_), Optional(house_ / "share/hexcourt/web"));
  put("web/index.html");
  EXPECT_THAT(page_beside(program_), Optional(house_ / "web"));
}

TEST_F(InstalledPage, IsNoneWithoutAnIndex) {
  put("web/assets/index.html");
  put("share/hexcourt/web/index.html/nothing");
  EXPECT_EQ(page_beside(program_), std::nullopt);
  EXPECT_EQ(page_beside("hexcourt-server"), std::nullopt);
  EXPECT_EQ(page_beside(""), std::nullopt);
}

}  // namespace
}  // namespace hexcourt::server
