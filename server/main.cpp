#include <spdlog/spdlog.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/system/system_error.hpp>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <thread>

#include "server/config/config_load.hpp"
#include "server/config/logging.hpp"
#include "server/config/option_values.hpp"
#include "server/http/installed_page.hpp"
#include "server/server.hpp"
#include "server/store/storage.hpp"
#include "server/version.hpp"

namespace hexcourt::server {
namespace {

/// Waits on a thread of its own, so that signals are heard however busy the server is: SIGTERM and SIGINT
/// stop it politely, and the second of them ends the process at once.
class StopSignals {
 public:
  StopSignals(Server& server, Storage& storage) : server_{server}, storage_{storage} {
    std::signal(SIGPIPE, SIG_IGN);
    wait();
    thread_ = std::jthread{[this] { io_.run(); }};
  }
  StopSignals(const StopSignals&) = delete;
  StopSignals& operator=(const StopSignals&) = delete;
  ~StopSignals() { io_.stop(); }

 private:
  void wait() {
    signals_.async_wait([this](const boost::system::error_code& failed, int signal) {
      if (failed) return;
      if (stopping_) std::_Exit(128 + signal);
      stopping_ = true;
      spdlog::info("Stopping; a second signal ends at once.");
      storage_.plan_stop();
      server_.stop();
      wait();
    });
  }

  Server& server_;
  Storage& storage_;
  bool stopping_ = false;
  boost::asio::io_context io_;
  boost::asio::signal_set signals_{io_, SIGINT, SIGTERM};
  std::jthread thread_;
};

/// What stands at `/`: the page that came with the server, unless the configuration names another directory.
void find_page(Config& config) {
  if (!config.web) config.web = installed_page();
  if (config.web) {
    spdlog::info("The page is the one in {}.", config.web->string());
  } else {
    spdlog::info("No page came with this server; / tells how to connect.");
  }
}

int serve(const Config& config) {
  Storage storage{config};
  Server server{config, storage.clock(), storage.store()};
  const StopSignals signals{server, storage};
  std::uint16_t port = 0;
  try {
    port = server.start();
  } catch (const boost::system::system_error& failure) {
    std::cerr << "hexcourt-server: cannot listen on " << endpoint_text(config.address, config.port) << ": "
              << failure.code().message()
              << ". --listen ADDRESS:PORT chooses another place, and port 0 a free one.\n";
    return 1;
  }
  const std::string endpoint = endpoint_text(config.address, port);
  std::cout << "http://" << endpoint << "/" << std::endl;
  spdlog::info("{} listens on {}.", kServerName, endpoint);
  server.run();
  spdlog::info("Stopped.");
  return 0;
}

int run(int argc, const char* const* argv) {
  auto config = load_config(argc, argv);
  if (!config) {
    (config.error().status == 0 ? std::cout : std::cerr) << config.error().text;
    return config.error().status;
  }
  start_logging(config->log_level);
  find_page(*config);
  return serve(*config);
}

}  // namespace
}  // namespace hexcourt::server

int main(int argc, char** argv) {
  try {
    return hexcourt::server::run(argc, argv);
  } catch (const std::exception& failure) {
    std::cerr << "hexcourt-server: " << failure.what() << '\n';
    return 1;
  }
}
