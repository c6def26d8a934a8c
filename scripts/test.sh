#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test under the address and undefined-behaviour sanitizers; and those
# that run the programs also as released and under the thread sanitizer; and the page, by parts and in a browser.
set -euo pipefail
# shellcheck source=scripts/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$root"
if (($# > 0)); then fail "takes no arguments."; fi

# The labels of the tests that run the programs; see cmake/Tests.cmake.
programs='^(server|e2e)$'
done_so_far=()
finished() {
  local status=$? line
  say "What was run"
  for line in "${done_so_far[@]}"; do printf '   %s\n' "$line" >&2; done
  if ((status == 0)); then
    say "All of it passed, in $((SECONDS / 60)) minutes"
  else
    say "It ended with what stands above"
  fi
}

# stage NAME COMMAND...: runs the command, and remembers how long it took.
stage() {
  local name=$1 began=$SECONDS
  shift
  say "$name"
  if ! "$@"; then
    done_so_far+=("FAILED  $name")
    exit 1
  fi
  done_so_far+=("ok      $name ($((SECONDS - began)) s)")
}

# build PRESET [TARGET]
build() {
  cmake --preset "$1" -DHEXCOURT_TESTS=ON >/dev/null && cmake --build --preset "$1" --parallel "$(jobs)" --target "${2:-all}"
}

# run_tests PRESET [CTEST ARGUMENTS...]
run_tests() {
  local preset=$1
  shift
  ctest --preset "$preset" --parallel "$(nproc)" "$@"
}

# page SCRIPT: one of client/web/package.json. Its tests ask the rules core that was built for the page.
page() {
  HEXCOURT_RULES_WASM=$root/build/release/web-rules/rules.wasm npm --prefix client/web run --silent "$1"
}

# Against the server and the page as people run them.
in_a_browser() {
  HEXCOURT_SERVER=$root/build/release/bin/hexcourt-server HEXCOURT_WEB=$root/build/release/web \
    node --test tests/browser/*.test.mjs
}

trap finished EXIT
stage "Packages" scripts/packages.sh install build test
stage "Format of every source file" scripts/lint.sh --format
stage "Build: release, the programs and the tests of server and end to end" build release tests_of_programs
stage "Tests: release, server and end to end" run_tests release --label-regex "$programs"
stage "Build: release, the page" build release hexcourt_web
stage "The page's types" page check
stage "The page's format" page format
stage "Tests: the page's parts" page test
stage "Tests: the page in a browser" in_a_browser
stage "Build: dev (address, undefined)" build dev
stage "Tests: dev (address, undefined)" run_tests dev
stage "Build: tsan (thread), the same" build tsan tests_of_programs
stage "Tests: tsan (thread), the same" run_tests tsan --label-regex "$programs"
