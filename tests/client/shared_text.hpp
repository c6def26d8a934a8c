#pragma once

#include <mutex>
#include <streambuf>
#include <string>

namespace hexcourt::command {

/// What one thread prints, for another to read meanwhile.
class SharedText : public std::streambuf {
 public:
  std::string text() const {
    const std::lock_guard lock(mutex_);
    return text_;
  }

 protected:
  int_type overflow(int_type character) override {
    const std::lock_guard lock(mutex_);
    text_ += traits_type::to_char_type(character);
    return character;
  }
  std::streamsize xsputn(const char* characters, std::streamsize count) override {
    const std::lock_guard lock(mutex_);
    text_.append(characters, static_cast<std::size_t>(count));
    return count;
  }

 private:
  mutable std::mutex mutex_;
  std::string text_;
};

}  // namespace hexcourt::command
