#include "server/http/content_coding.hpp"

#include <gtest/gtest.h>

namespace hexcourt::server {
namespace {

TEST(ContentCoding, TakesGzipWhereItIsListed) {
  for (const char* value : {"gzip", "GZip", "x-gzip", "gzip, deflate, br, zstd", "br;q=1.0, gzip;q=0.001",
                            "*", "gzip;q=1, *;q=0", "identity,gzip ;Q=0.5"})
    EXPECT_TRUE(accepts_gzip(value)) << value;
}

TEST(ContentCoding, TakesNoGzipWhereItIsNotListedOrRefused) {
  for (const char* value : {"", "identity", "br", "gzipped", "gzip;q=0", "gzip;q=0.000", "gzip;Q=0, *",
                            "*;q=0", "br;q=1, *;q=0.0", "\x01", ";;,,="})
    EXPECT_FALSE(accepts_gzip(value)) << value;
}

}  // namespace
}  // namespace hexcourt::server
