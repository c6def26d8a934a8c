#include "client/address.hpp"

#include <gmock/gmock.h>

namespace hexcourt::client {
namespace {

using testing::HasSubstr;

TEST(Address, IsReadFromAUrl) {
  EXPECT_EQ(read_address("http://127.0.0.1:8080/"), (Address{"127.0.0.1", 8080}));
  EXPECT_EQ(read_address("ws://localhost:9"), (Address{"localhost", 9}));
  EXPECT_EQ(read_address("http://play.example.org"), (Address{"play.example.org", 80}));
  EXPECT_EQ(read_address("http://[::1]:8080/"), (Address{"::1", 8080}));
  EXPECT_EQ(read_address("ws://[::1]"), (Address{"::1", 80}));
}

TEST(Address, IsWrittenWithItsPort) {
  EXPECT_EQ((Address{"localhost", 8080}).authority(), "localhost:8080");
  EXPECT_EQ((Address{"::1", 80}).authority(), "[::1]:80");
}

TEST(Address, RefusesWhatIsNone) {
  for (const char* url : {"",
                          "localhost:8080",
                          "ftp://localhost/",
                          "http://",
                          "http:///",
                          "http://:80/",
                          "http://host:0/",
                          "http://host:/",
                          "http://host:65536/",
                          "http://host:8o/",
                          "http://host:80/room",
                          "http://host/a/",
                          "http://user@host/",
                          "http://ho st/",
                          "http://host\r\n/",
                          "http://[::1",
                          "http://[]:80/",
                          "http://[::1]80/",
                          "http://host:80:80/",
                          "http://host:-1/",
                          "HTTP//host"}) {
    EXPECT_FALSE(read_address(url)) << url;
  }
}

TEST(Address, SaysThatTlsNeedsAProxy) {
  EXPECT_THAT(read_address("https://host/").error(), HasSubstr("proxy"));
  EXPECT_THAT(read_address("wss://host/").error(), HasSubstr("proxy"));
}

TEST(RoomPath, TakesIdsOnly) {
  EXPECT_EQ(room_path("aB3-_x"), "/ws/rooms/aB3-_x");
  for (const char* id : {"", "a b", "a/b", "..%2f", "x\r\n", "?x"}) EXPECT_FALSE(room_path(id)) << id;
  EXPECT_FALSE(room_path(std::string(129, 'a')));
}

}  // namespace
}  // namespace hexcourt::client
