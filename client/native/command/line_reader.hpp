#pragma once

#include <array>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

namespace hexcourt::command {

/// Reads lines from a file descriptor while an io_context runs: a terminal, a pipe or a file alike, and
/// without making it non-blocking, which everybody else who holds the terminal would notice.
class LineReader {
 public:
  LineReader(const boost::asio::any_io_executor& executor, int descriptor);
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;
  ~LineReader();

  /// The next line without its end; none after the last one, or where interrupt() came first.
  boost::asio::awaitable<std::optional<std::string>> next();
  /// Whether the last line was read and handed out.
  bool ended() const;
  /// Ends a next() that waits; without one it does nothing. On the executor only.
  void interrupt();

  /// A longer line is cut into pieces of this size.
  static constexpr std::size_t kLineBytes = 4096;

 private:
  struct Queue;

  void read_all(int descriptor);
  bool wait_for_input(int descriptor) const;
  void take(std::string_view bytes);
  void hand_over(std::optional<std::string> line);

  boost::asio::any_io_executor executor_;
  std::shared_ptr<Queue> queue_;
  std::array<int, 2> wake_{-1, -1};  // a pipe; writing to it ends the thread
  std::string unfinished_;           // the thread's
  std::thread thread_;
};

}  // namespace hexcourt::command
