#include "server/config/logging.hpp"

#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <chrono>

namespace hexcourt::server {

void start_logging(const std::string& level) {
  auto logger =
      std::make_shared<spdlog::logger>("hexcourt", std::make_shared<spdlog::sinks::stderr_color_sink_mt>());
  logger->set_level(spdlog::level::from_str(level));
  logger->set_pattern("%Y-%m-%dT%H:%M:%S.%e%z %^%-5l%$ [%t] %v", spdlog::pattern_time_type::utc);
  logger->flush_on(spdlog::level::trace);
  spdlog::set_default_logger(std::move(logger));
}

}  // namespace hexcourt::server
