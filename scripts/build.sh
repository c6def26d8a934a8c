#!/usr/bin/env bash
# Builds the programs into build/release/bin and the page into build/release/web. Installs what is missing for that; again, it does only what is new.
set -euo pipefail
# shellcheck source=scripts/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$root"
if (($# > 0)); then fail "takes no arguments."; fi

scripts/packages.sh install build

# Without tests the packages for tests are not needed. Where test.sh was here before, they stay configured.
if [[ ! -f build/release/build.ninja ]]; then
  say "Configuring"
  cmake --preset release -DHEXCOURT_TESTS=OFF
fi
say "Building"
cmake --build --preset release --parallel "$(jobs)" --target hexcourt-server hexcourt hexcourt_web
say "Built build/release/bin/hexcourt-server, build/release/bin/hexcourt and the page in build/release/web"
