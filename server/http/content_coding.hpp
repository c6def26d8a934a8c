#pragma once

#include <string_view>

namespace hexcourt::server {

/// Whether the value of a request's `Accept-Encoding` takes gzip.
bool accepts_gzip(std::string_view accept_encoding);

}  // namespace hexcourt::server
