#include <gmock/gmock.h>

#include <string>

#include "harness.hpp"

namespace hexcourt::e2e {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

/// What is no request, or too large a one, is answered before the connection is closed.
class BrokenRequests : public testing::Test {
 protected:
  /// Everything that the server answers to these bytes, until it ends the connection.
  std::string answer_to(const std::string& bytes) const {
    RawSocket socket(server);
    socket.write(bytes);
    return socket.read_to_the_end();
  }

  TestServer server;
};

TEST_F(BrokenRequests, WhatIsNoHttpGets400) {
  for (const char* const bytes :
       {"\x16\x03\x01 this is no HTTP\r\n\r\n", "nonsense\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
        "GET / HTTP/1.1\r\nno colon\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: many\r\n\r\n",
        "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nno size\r\n"}) {
    const std::string answer = answer_to(bytes);
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 400 Bad Request\r\n")) << bytes;
    EXPECT_THAT(answer, HasSubstr("Connection: close\r\n")) << bytes;
    EXPECT_THAT(answer, EndsWith("\r\n\r\nThis is no request in HTTP/1.1.\n")) << bytes;
  }
}

TEST_F(BrokenRequests, AHeaderTooLargeGets431) {
  const std::string answer = answer_to("GET / HTTP/1.1\r\nX: " + std::string(100'000, 'x') + "\r\n\r\n");
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 431 Request Header Fields Too Large\r\n"));
  EXPECT_THAT(answer, HasSubstr("Connection: close\r\n"));
  EXPECT_THAT(answer, EndsWith("\r\n\r\nThe header of a request may have 16384 bytes.\n"));
}

TEST_F(BrokenRequests, ABodyTooLargeGets413) {
  const std::string body(100'000, 'x');
  const std::string announced = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n" + body;
  const std::string in_chunks =
      "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n186a0\r\n" + body + "\r\n0\r\n\r\n";
  for (const std::string& request : {announced, in_chunks}) {
    const std::string answer = answer_to(request);
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 413 Payload Too Large\r\n"));
    EXPECT_THAT(answer, HasSubstr("Connection: close\r\n"));
    EXPECT_THAT(answer, EndsWith("\r\n\r\nThe body of a request may have 16384 bytes.\n"));
  }
}

TEST_F(BrokenRequests, BehindAGoodOneAreAnsweredToo) {
  const std::string answers = answer_to("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n");
  EXPECT_THAT(answers, StartsWith("HTTP/1.1 200 OK\r\n"));
  EXPECT_THAT(answers, HasSubstr("ok\nHTTP/1.1 400 Bad Request\r\n"));
}

TEST_F(BrokenRequests, OneThatEndsAmidItselfIsNotAnswered) {
  RawSocket socket(server);
  socket.write("GET / HTTP/1.1\r\n");
  socket.finish();
  EXPECT_EQ(socket.read_to_the_end(), "");
}

TEST_F(BrokenRequests, AreCounted) {
  answer_to("nonsense\r\n\r\n");
  EXPECT_THAT(answer_to("GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
              HasSubstr("hexcourt_http_requests_total{status=\"400\"} 1\n"));
}

}  // namespace
}  // namespace hexcourt::e2e
