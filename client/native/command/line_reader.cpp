#include "command/line_reader.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <cerrno>
#include <cstdint>
#include <deque>
#include <system_error>
#include <utility>

namespace hexcourt::command {

namespace asio = boost::asio;

/// The lines that were read and not yet asked for. Touched on the executor only.
struct LineReader::Queue {
  explicit Queue(const asio::any_io_executor& executor)
      : changed(executor, asio::steady_timer::time_point::max()) {}

  std::deque<std::string> lines;
  bool ended = false;
  std::uint64_t interruptions = 0;
  asio::steady_timer changed;  // never expires; cancelled after every change
};

LineReader::LineReader(const asio::any_io_executor& executor, int descriptor)
    : executor_(executor), queue_(std::make_shared<Queue>(executor)) {
  if (::pipe2(wake_.data(), O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe");
  thread_ = std::thread([this, descriptor] { read_all(descriptor); });
}

LineReader::~LineReader() {
  ::close(wake_[1]);
  thread_.join();
  ::close(wake_[0]);
}

asio::awaitable<std::optional<std::string>> LineReader::next() {
  const auto queue = queue_;
  const std::uint64_t interruptions = queue->interruptions;
  while (queue->lines.empty() && !queue->ended && queue->interruptions == interruptions) {
    co_await queue->changed.async_wait(asio::as_tuple(asio::use_awaitable));
  }
  if (queue->lines.empty() || queue->interruptions != interruptions) co_return std::nullopt;
  std::string line = std::move(queue->lines.front());
  queue->lines.pop_front();
  co_return line;
}

bool LineReader::ended() const { return queue_->ended && queue_->lines.empty(); }

void LineReader::interrupt() {
  ++queue_->interruptions;
  queue_->changed.cancel();
}

/// Whether there is something to read; false when the thread is to end.
bool LineReader::wait_for_input(int descriptor) const {
  std::array<pollfd, 2> waiting{{{descriptor, POLLIN, 0}, {wake_[0], POLLIN, 0}}};
  while (::poll(waiting.data(), waiting.size(), -1) < 0) {
    if (errno != EINTR) return false;
  }
  return waiting[1].revents == 0;
}

void LineReader::read_all(int descriptor) {
  std::array<char, kLineBytes> bytes{};
  while (wait_for_input(descriptor)) {
    const ssize_t count = ::read(descriptor, bytes.data(), bytes.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (count <= 0) break;
    take({bytes.data(), static_cast<std::size_t>(count)});
  }
  if (!unfinished_.empty()) hand_over(std::move(unfinished_));
  hand_over(std::nullopt);
}

void LineReader::take(std::string_view bytes) {
  for (const char byte : bytes) {
    if (byte != '\n') unfinished_ += byte;
    if (byte == '\n' || unfinished_.size() == kLineBytes) hand_over(std::exchange(unfinished_, {}));
  }
}

/// Puts a line into the queue, or the end.
void LineReader::hand_over(std::optional<std::string> line) {
  asio::post(executor_, [queue = queue_, line = std::move(line)]() mutable {
    if (line) {
      queue->lines.push_back(*std::move(line));
    } else {
      queue->ended = true;
    }
    queue->changed.cancel();
  });
}

}  // namespace hexcourt::command
