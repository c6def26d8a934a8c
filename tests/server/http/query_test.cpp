#include "server/http/query.hpp"

#include <gmock/gmock.h>

#include "http/exchange.hpp"

namespace hexcourt::server {
namespace {

TEST(HttpQuery, FindsAMemberByItsName) {
  EXPECT_EQ(query_member("/path?a=1&b=2", "a"), "1");
  EXPECT_EQ(query_member("/path?a=1&b=2", "b"), "2");
  EXPECT_EQ(query_member("/path?a=1&a=2", "a"), "1");
  EXPECT_EQ(query_member("/path?a=x=y#b=2", "a"), "x=y");
  EXPECT_EQ(query_member("/path?a", "a"), "");
  EXPECT_EQ(query_member("/path?&&a=", "a"), "");
}

TEST(HttpQuery, HasNoMemberThatIsNotThere) {
  for (const char* target : {"/path", "/path?", "/path?aa=1", "/a=1", "/path#a?a=1", "/path?b=a=1"}) {
    EXPECT_EQ(query_member(target, "a"), std::nullopt) << target;
  }
}

TEST(HttpQuery, ABearerTokenIsReadFromItsHeader) {
  HttpRequest request = request_for("/");
  EXPECT_EQ(bearer_token(request), std::nullopt);
  request.set(http::field::authorization, "Bearer abc");
  EXPECT_EQ(bearer_token(request), "abc");
  request.set(http::field::authorization, "bearer abc");
  EXPECT_EQ(bearer_token(request), "abc");
  for (const char* other : {"Basic abc", "Bear", "Bearer", ""}) {
    request.set(http::field::authorization, other);
    EXPECT_EQ(bearer_token(request), std::nullopt) << other;
  }
}

}  // namespace
}  // namespace hexcourt::server
