#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "mutator.hpp"
#include "protocol/decode.hpp"
#include "protocol/encode.hpp"
#include "protocol/utf8.hpp"
#include "protocol/view.hpp"
#include "samples.hpp"
#include "schema_check.hpp"

namespace hexcourt::protocol {
namespace {

void expect_sendable(const DecodeError& error) {
  EXPECT_THAT(error.code, testing::AnyOf("bad_json", "bad_message", "unknown_type"));
  EXPECT_TRUE(is_utf8(error.message));
  EXPECT_EQ(schema_violation(encode(error_of(error))).value_or("valid"), "valid");
}

TEST(DecodeFuzz, EveryFrameBecomesAMessageOrAnErrorThatCanBeSent) {
  const std::vector<ClientMessage> samples = client_samples();
  Mutator mutator;
  int refused = 0;
  for (int i = 0; i < 6'000; ++i) {
    const std::string frame = mutator.mutated(encode(samples[mutator.below(samples.size())]));
    SCOPED_TRACE(frame);
    const auto decoded = decode_client(frame);
    if (decoded) {
      EXPECT_EQ(decode_client(encode(*decoded)), decoded);
    } else {
      expect_sendable(decoded.error());
      ++refused;
    }
  }
  EXPECT_GT(refused, 1'000);
  EXPECT_LT(refused, 6'000);
}

TEST(DecodeFuzz, FramesFromAServerNeverBreakAClient) {
  const std::vector<ServerMessage> samples = server_samples();
  Mutator mutator;
  for (int i = 0; i < 3'000; ++i) {
    const std::string frame = mutator.mutated(encode(samples[1 + mutator.below(samples.size() - 1)]));
    const auto decoded = decode_server(frame);
    if (!decoded) {
      EXPECT_FALSE(decoded.error().message.empty()) << frame;
    }
  }
}

}  // namespace
}  // namespace hexcourt::protocol
