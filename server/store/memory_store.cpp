#include "server/store/memory_store.hpp"

#include <boost/asio/dispatch.hpp>
#include <iterator>
#include <utility>

namespace hexcourt::server {

void MemoryStore::append(const std::string& room, std::vector<match::Event> events,
                         const boost::asio::any_io_executor& executor, Committed done) {
  {
    const std::lock_guard lock(mutex_);
    std::vector<match::Event>& kept = rooms_[room];
    kept.insert(kept.end(), std::make_move_iterator(events.begin()), std::make_move_iterator(events.end()));
  }
  boost::asio::dispatch(executor, [done = std::move(done)] { done(true); });
}

void MemoryStore::forget(const std::string& room) {
  const std::lock_guard lock(mutex_);
  rooms_.erase(room);
}

std::vector<match::Event> MemoryStore::events(const std::string& room) const {
  const std::lock_guard lock(mutex_);
  const auto found = rooms_.find(room);
  return found == rooms_.end() ? std::vector<match::Event>() : found->second;
}

std::size_t MemoryStore::size() const {
  const std::lock_guard lock(mutex_);
  return rooms_.size();
}

}  // namespace hexcourt::server
