#pragma once

#include <SQLiteCpp/Database.h>

#include <chrono>
#include <filesystem>

namespace hexcourt::server {

/// The database of a data directory, made where it is missing and brought to the form that this program
/// knows; a commit is on the disk when it ends. For the one thread that writes. Throws SQLite::Exception, and
/// std::runtime_error where a newer program has brought it to a newer form, or none of ours.
SQLite::Database open_to_write(const std::filesystem::path& file, std::chrono::milliseconds patience);

/// The same database for reading; somebody has opened it to write.
SQLite::Database open_to_read(const std::filesystem::path& file, std::chrono::milliseconds patience);

}  // namespace hexcourt::server
