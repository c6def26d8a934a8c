#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <random>

#include "protocol/decode.hpp"
#include "protocol/encode.hpp"
#include "protocol/utf8.hpp"
#include "protocol/view.hpp"
#include "samples.hpp"
#include "schema_check.hpp"

namespace hexcourt::protocol {
namespace {

/// Turns valid frames into nearly valid ones, the same ones in every run.
class Mutator {
 public:
  std::string mutated(std::string frame) {
    for (std::size_t changes = 1 + below(3); changes > 0; --changes) change(frame);
    return frame;
  }
  std::size_t below(std::size_t limit) { return random_() % limit; }

 private:
  void change(std::string& frame) {
    constexpr std::array<std::string_view, 18> kPieces{"{",
                                                       "}",
                                                       "[",
                                                       "]",
                                                       "\"",
                                                       ":",
                                                       ",",
                                                       "null",
                                                       "-1",
                                                       "1e999",
                                                       "9223372036854775808",
                                                       "\\ud800",
                                                       "\\u0000",
                                                       "\xFF",
                                                       R"({"type":"act"})",
                                                       "true",
                                                       "\xE2\x82",
                                                       "0.5"};
    const std::size_t at = below(frame.size() + 1);
    switch (below(5)) {
      case 0:
        frame.insert(at, kPieces[below(kPieces.size())]);
        break;
      case 1:
        frame.erase(at, 1 + below(6));
        break;
      case 2:
        if (at < frame.size()) frame[at] = static_cast<char>(below(256));
        break;
      case 3:
        frame.replace(at, 1 + below(8), kPieces[below(kPieces.size())]);
        break;
      default:
        frame.insert(at, frame.substr(below(frame.size() + 1), below(20)));
    }
  }

  std::mt19937 random_{20};
};

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
