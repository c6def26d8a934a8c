#include "command/record.hpp"

#include <gmock/gmock.h>
#include <unistd.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/streambuf.hpp>
#include <boost/asio/write.hpp>
#include <cstdio>
#include <fstream>
#include <thread>

#include "command/command_line.hpp"
#include "protocol/record.hpp"
#include "ran.hpp"

namespace hexcourt::command {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* kByHand = R"([Game "agon"]
[Clock "fischer 5m+3s"]
[White "Ann"]
1. Qf1-f2
2. Gb7-c7
)";

/// The same in full.
std::string text() { return record_text(protocol::read_record(kByHand).value().record); }
std::string json() { return record_json(protocol::read_record(kByHand).value().record); }

std::string replaced(std::string text, std::string_view old, std::string_view by) {
  return text.replace(text.find(old), old.size(), by);
}

/// Answers one HTTP request, and keeps it.
class OneAnswer {
 public:
  OneAnswer(const std::string& status, const std::string& body)
      : acceptor_(context_, {asio::ip::make_address("127.0.0.1"), 0}),
        thread_([this, answer = "HTTP/1.1 " + status + "\r\nContent-Length: " + std::to_string(body.size()) +
                                "\r\nConnection: close\r\n\r\n" + body] { serve(answer); }) {}
  OneAnswer(const OneAnswer&) = delete;
  OneAnswer& operator=(const OneAnswer&) = delete;
  ~OneAnswer() {
    if (thread_.joinable()) thread_.join();
  }

  std::string url() const { return "http://127.0.0.1:" + std::to_string(acceptor_.local_endpoint().port()); }
  /// Its first line, once it was answered.
  std::string request() {
    thread_.join();
    return request_;
  }

 private:
  void serve(const std::string& answer) {
    tcp::socket socket = acceptor_.accept();
    asio::streambuf buffer;
    asio::read_until(socket, buffer, "\r\n\r\n");
    std::istream in(&buffer);
    std::getline(in, request_);
    asio::write(socket, asio::buffer(answer));
  }

  asio::io_context context_;
  tcp::acceptor acceptor_;
  std::string request_;
  std::thread thread_;
};

TEST(RecordCommand, TakesAUrlAndARoomOrAFile) {
  const auto fetch =
      std::get<RecordFetch>(read_command_line({"record", "http://h/", "r1", "--json"}).value());
  EXPECT_EQ(fetch.url, "http://h/");
  EXPECT_EQ(fetch.room, "r1");
  EXPECT_EQ(fetch.form, RecordForm::json);
  EXPECT_EQ(std::get<RecordFetch>(read_command_line({"record", "u", "r"}).value()).form, RecordForm::text);
  EXPECT_EQ(std::get<RecordVerify>(read_command_line({"record", "verify", "f"}).value()).file, "f");
  const auto convert =
      std::get<RecordConvert>(read_command_line({"record", "convert", "f", "--json"}).value());
  EXPECT_EQ(convert.file, "f");
  EXPECT_EQ(convert.form, RecordForm::json);
  EXPECT_EQ(std::get<RecordConvert>(read_command_line({"record", "convert", "--text", "f"}).value()).form,
            RecordForm::text);
}

TEST(RecordCommand, RefusesWhatIsMissingOrDoesNotFit) {
  EXPECT_EQ(read_command_line({"record"}).error(), "URL is required.");
  EXPECT_EQ(read_command_line({"record", "http://h/"}).error(), "ROOM is required.");
  EXPECT_FALSE(read_command_line({"record", "verify"}));
  EXPECT_FALSE(read_command_line({"record", "convert", "f", "--json", "--text"}));
  EXPECT_EQ(ran({"record", "ftp://h/", "r1"}).status, kRefused);
  EXPECT_EQ(ran({"record", "http://h/", "../r1"}).status, kRefused);
}

TEST(RecordVerifyCommand, SaysWhatItChecked) {
  const Ran verified = ran({"record", "verify", "-"}, text());
  EXPECT_EQ(verified.err, "");
  EXPECT_EQ(verified.status, kDone);
  EXPECT_THAT(verified.out, AllOf(StartsWith("agon, White: Ann, Black: Black\n"), HasSubstr("5 events"),
                                  HasSubstr("2 actions"), HasSubstr("fischer 5m+3s; 2 receipts"),
                                  HasSubstr("result: the game is not over"), HasSubstr("chain: ")));
  EXPECT_EQ(ran({"record", "verify", "-"}, json()).out, verified.out);
}

TEST(RecordVerifyCommand, NamesTheFirstBadThingWithItsPlace) {
  const Ran bad = ran({"record", "verify", "-"}, replaced(text(), "1. Qf1-f2", "1. Qf1-f9"));
  EXPECT_EQ(bad.status, kFailed);
  EXPECT_EQ(bad.out, "");
  EXPECT_THAT(bad.err, StartsWith("hexcourt: -: Line 16, column 4, turn 1: \"Qf1-f9\": "));
  EXPECT_EQ(ran({"record", "verify", "-"}, replaced(text(), "[%left 303.000]", "[%left 303.001]")).status,
            kFailed);
  EXPECT_EQ(ran({"record", "verify", "-"}, replaced(text(), "[Chain \"", "[Chain \"0")).status, kFailed);
}

TEST(RecordVerifyCommand, WithoutAChainNothingIsVouchedFor) {
  const Ran bare = ran({"record", "verify", "-"}, kByHand);
  EXPECT_EQ(bare.status, kFailed);
  EXPECT_THAT(bare.err, HasSubstr("no chain"));
}

TEST(RecordVerifyCommand, AFileThatCannotBeReadIsRefused) {
  EXPECT_EQ(ran({"record", "verify", "/nowhere/at/all"}).status, kRefused);
  EXPECT_EQ(ran({"record", "verify", "/"}).status, kRefused);
}

TEST(RecordConvertCommand, WritesEachFormFromEither) {
  EXPECT_EQ(ran({"record", "convert", "-"}, kByHand).out, text());
  EXPECT_EQ(ran({"record", "convert", "-", "--json"}, text()).out, json());
  EXPECT_EQ(ran({"record", "convert", "-", "--text"}, json()).out, text());
  EXPECT_EQ(ran({"record", "convert", "-", "--json"}, json()).out, json());
  EXPECT_EQ(ran({"record", "convert", "-"}, "[Game \"agon\"] Qf1-f9").status, kFailed);
}

TEST(RecordConvertCommand, ReadsAFile) {
  const std::string path = testing::TempDir() + "record_test_" + std::to_string(::getpid());
  std::ofstream(path, std::ios::binary) << kByHand;
  EXPECT_EQ(ran({"record", "convert", path}).out, text());
  std::remove(path.c_str());
}

TEST(RecordFetchCommand, PrintsWhatTheServerHas) {
  OneAnswer server("200 OK", text());
  const Ran fetched = ran({"record", server.url(), "room-1"});
  EXPECT_EQ(fetched.err, "");
  EXPECT_EQ(fetched.status, kDone);
  EXPECT_EQ(fetched.out, text());
  EXPECT_EQ(server.request(), "GET /api/v1/rooms/room-1/record?format=text HTTP/1.1\r");
}

TEST(RecordFetchCommand, AsksForJson) {
  OneAnswer server("200 OK", json());
  EXPECT_EQ(ran({"record", server.url(), "room-1", "--json"}).out, json());
  EXPECT_EQ(server.request(), "GET /api/v1/rooms/room-1/record?format=json HTTP/1.1\r");
}

TEST(RecordFetchCommand, ShowsTheInviteOfAPrivateRoom) {
  OneAnswer server("200 OK", text());
  EXPECT_EQ(ran({"record", server.url(), "room-1", "--invite", "a&b"}).status, kDone);
  EXPECT_EQ(server.request(), "GET /api/v1/rooms/room-1/record?format=text&invite=a%26b HTTP/1.1\r");
}

TEST(RecordFetchCommand, SaysWhyThereIsNone) {
  OneAnswer server("404 Not Found", R"({"code":"no_such_room","message":"There is no such room."})");
  const Ran failed = ran({"record", server.url(), "room-1"});
  EXPECT_EQ(failed.status, kFailed);
  EXPECT_EQ(failed.err, "hexcourt: The server answered: There is no such room.\n");
}

TEST(RecordFetchCommand, WhatIsNoRecordIsNotPrinted) {
  OneAnswer server("200 OK", "<html>\x1B[31m</html>");
  const Ran failed = ran({"record", server.url(), "room-1"});
  EXPECT_EQ(failed.status, kFailed);
  EXPECT_EQ(failed.out, "");
  EXPECT_THAT(failed.err, StartsWith("hexcourt: What the server sent is no record. "));
}

TEST(RecordFetchCommand, AServerThatIsNotThereIsNamed) {
  std::string url;
  {
    asio::io_context context;
    const tcp::acceptor taken(context, {asio::ip::make_address("127.0.0.1"), 0});
    url = "http://127.0.0.1:" + std::to_string(taken.local_endpoint().port());
  }
  const Ran failed = ran({"record", url, "room-1"});
  EXPECT_EQ(failed.status, kFailed);
  EXPECT_THAT(failed.err, StartsWith("hexcourt: No answer from 127.0.0.1:"));
}

}  // namespace
}  // namespace hexcourt::command
