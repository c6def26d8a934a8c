#pragma once

#include <string_view>

#include "server/http/answer.hpp"

namespace hexcourt::server {

/// What stands at `/` when no directory is served there: what this is and how to connect. `host` is the
/// request's own `Host`, shown in the commands.
Answer welcome_page(std::string_view host);

/// A short page with the status and one sentence.
Answer error_page(http::status status, std::string_view sentence);

/// The icon of the built-in pages.
Answer icon();

}  // namespace hexcourt::server
