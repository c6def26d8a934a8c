#include "command/line_reader.hpp"

#include <gmock/gmock.h>
#include <unistd.h>

#include <boost/asio/io_context.hpp>
#include <cstdio>
#include <vector>

#include "client/spawn.hpp"

namespace hexcourt::command {
namespace {

namespace asio = boost::asio;
using testing::ElementsAre;

using Lines = std::vector<std::string>;

asio::awaitable<void> collect(LineReader& reader, Lines& lines) {
  auto line = co_await reader.next();
  while (line) {
    lines.push_back(*line);
    line = co_await reader.next();
  }
}

asio::awaitable<void> read_one(LineReader& reader, Lines& lines) {
  lines.push_back((co_await reader.next()).value_or("nothing"));
}

class Pipe {
 public:
  Pipe() {
    if (::pipe(ends_.data()) != 0) throw std::runtime_error("pipe");
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    ::close(ends_[0]);
    close_writing();
  }
  int reading() const { return ends_[0]; }
  void write(const std::string& text) {
    ASSERT_EQ(::write(ends_[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  void close_writing() {
    if (ends_[1] >= 0) ::close(ends_[1]);
    ends_[1] = -1;
  }

 private:
  std::array<int, 2> ends_{-1, -1};
};

Lines lines_of(const std::string& input) {
  Pipe pipe;
  pipe.write(input);
  pipe.close_writing();
  asio::io_context context;
  LineReader reader(context.get_executor(), pipe.reading());
  Lines lines;
  client::spawn(context.get_executor(), collect(reader, lines));
  context.run();
  return lines;
}

TEST(LineReader, ReadsLinesAndTheLastOneWithoutItsEnd) {
  EXPECT_THAT(lines_of("one\n\ntwo\nthree"), ElementsAre("one", "", "two", "three"));
  EXPECT_THAT(lines_of(""), ElementsAre());
}

TEST(LineReader, CutsLinesThatAreTooLong) {
  const auto lines = lines_of(std::string(LineReader::kLineBytes + 1, 'x') + "\n");
  EXPECT_THAT(lines, ElementsAre(std::string(LineReader::kLineBytes, 'x'), "x"));
}

TEST(LineReader, ReadsFiles) {
  std::FILE* file = std::tmpfile();
  std::fputs("from a file\n", file);
  std::rewind(file);
  asio::io_context context;
  Lines lines;
  {
    LineReader reader(context.get_executor(), ::fileno(file));
    client::spawn(context.get_executor(), collect(reader, lines));
    context.run();
  }
  std::fclose(file);
  EXPECT_THAT(lines, ElementsAre("from a file"));
}

TEST(LineReader, IsInterruptedWhileItWaitsAndReadsOn) {
  Pipe pipe;
  asio::io_context context;
  Lines lines;
  LineReader reader(context.get_executor(), pipe.reading());
  reader.interrupt();  // nobody waits
  client::spawn(context.get_executor(), read_one(reader, lines));
  context.poll();
  EXPECT_THAT(lines, ElementsAre());
  reader.interrupt();
  context.restart();
  context.run();
  EXPECT_THAT(lines, ElementsAre("nothing"));
  EXPECT_FALSE(reader.ended());

  pipe.write("one\n");
  pipe.close_writing();
  client::spawn(context.get_executor(), collect(reader, lines));
  context.restart();
  context.run();
  EXPECT_THAT(lines, ElementsAre("nothing", "one"));
  EXPECT_TRUE(reader.ended());
}

}  // namespace
}  // namespace hexcourt::command
