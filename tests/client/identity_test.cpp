#include "client/identity.hpp"

#include <gmock/gmock.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <map>

namespace hexcourt::client {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class IdentityFile : public testing::Test {
 protected:
  IdentityFile() {
    std::string pattern = (fs::temp_directory_path() / "hexcourt-identity-XXXXXX").string();
    folder_ = ::mkdtemp(pattern.data());
    file_ = folder_ / "state/hexcourt/server.token";
  }
  ~IdentityFile() override { fs::remove_all(folder_); }

  static unsigned mode(const fs::path& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 0777U : 0;
  }

  fs::path folder_;
  fs::path file_;
};

TEST_F(IdentityFile, KeepsTheTokenForTheNextProgram) {
  {
    auto identity = Identity::in_file(file_);
    ASSERT_TRUE(identity) << identity.error();
    EXPECT_EQ(identity->token(), std::nullopt);
    EXPECT_TRUE(identity->keep("first-and-longer"));
    EXPECT_TRUE(identity->keep("second"));
  }
  EXPECT_EQ(Identity::in_file(file_)->token(), "second");
}

TEST_F(IdentityFile, IsReadableByItsOwnerAlone) {
  fs::create_directories(file_.parent_path().parent_path());
  { ASSERT_TRUE(Identity::in_file(file_)); }
  EXPECT_EQ(mode(file_), 0600U);
  EXPECT_EQ(mode(file_.parent_path()), 0700U);
  fs::permissions(file_, fs::perms::all);
  { ASSERT_TRUE(Identity::in_file(file_)); }
  EXPECT_EQ(mode(file_), 0600U);
}

TEST_F(IdentityFile, BelongsToOneProgramAtATime) {
  const auto first = Identity::in_file(file_);
  const auto second = Identity::in_file(file_);
  ASSERT_FALSE(second);
  EXPECT_THAT(second.error(), HasSubstr(file_.string()));
}

TEST_F(IdentityFile, IsReadBesideTheProgramThatHoldsItByWhoeverOnlyLooks) {
  auto player = Identity::in_file(file_);
  EXPECT_FALSE(Identity::to_look(file_)) << "there is nothing to see yet";
  ASSERT_TRUE(player->keep("players"));
  auto looker = Identity::to_look(file_);
  ASSERT_TRUE(looker) << looker.error();
  EXPECT_EQ(looker->token(), "players");
  EXPECT_FALSE(looker->keep("lookers"));
  EXPECT_EQ(Identity::to_look(file_)->token(), "players") << "and stays as it is";
}

TEST_F(IdentityFile, KeepsTheTokenOfWhoeverOnlyLooksWhereNobodyHoldsIt) {
  EXPECT_TRUE(Identity::to_look(file_)->keep("token"));
  EXPECT_EQ(Identity::to_look(file_)->token(), "token");
}

TEST_F(IdentityFile, IgnoresWhatIsNoToken) {
  { ASSERT_TRUE(Identity::in_file(file_)); }
  for (const std::string& content : {std::string("\n"), std::string("two words\n"), std::string(5000, 'x')}) {
    std::ofstream(file_) << content;
    EXPECT_EQ(Identity::in_file(file_)->token(), std::nullopt);
  }
}

TEST_F(IdentityFile, SaysWhyItCannotBeUsed) {
  for (const auto open : {Identity::in_file, Identity::to_look}) {
    const auto identity = open(folder_);
    ASSERT_FALSE(identity);
    EXPECT_THAT(identity.error(), HasSubstr("cannot be used"));
  }
}

TEST(Identity, OfAGuestLastsAsLongAsTheObject) {
  Identity identity;
  EXPECT_FALSE(identity.keep("token"));
  EXPECT_EQ(identity.token(), "token");
}

TEST(TokenFile, StandsInTheStateFolder) {
  std::map<std::string, const char*> set{{"HOME", "/home/ada"}};
  const Environment environment = [&](const char* name) {
    const auto found = set.find(name);
    return found == set.end() ? nullptr : found->second;
  };
  const Address server{"::1", 8080};
  EXPECT_EQ(token_file(server, environment), "/home/ada/.local/state/hexcourt/[__1]_8080.token");
  set["XDG_STATE_HOME"] = "/state";
  EXPECT_EQ(token_file(server, environment), "/state/hexcourt/[__1]_8080.token");
  set = {{"XDG_STATE_HOME", "relative"}};
  EXPECT_EQ(token_file(server, environment), std::nullopt);
}

}  // namespace
}  // namespace hexcourt::client
