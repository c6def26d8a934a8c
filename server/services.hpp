#pragma once

#include "server/clock.hpp"
#include "server/config/config.hpp"
#include "server/identity/guests.hpp"
#include "server/lobby/noticeboard.hpp"
#include "server/metrics.hpp"
#include "server/store/store.hpp"

namespace hexcourt::server {

/// What rooms, the lobby and sessions share. It outlives them all.
struct Services {
  const Limits& limits;
  const Clock& clock;
  Store& store;
  Guests& guests;
  Noticeboard& notices;
  Metrics& metrics;
};

}  // namespace hexcourt::server
