#!/usr/bin/env bash
# The one list of Debian 12 packages, in groups.
#   packages.sh list GROUP...       prints the packages of the groups, one a line
#   packages.sh install GROUP...    installs those that are missing, as root or with sudo
# Groups: build (to compile, the page too), run (what the compiled server loads), test (to build and run the tests), lint.
set -euo pipefail

packages_of() {
  case $1 in
    build)
      printf '%s\n' g++ cmake ninja-build ccache pkg-config ca-certificates \
        libboost1.81-dev libcli11-dev libexpected-dev libsodium-dev libspdlog-dev libsqlite3-dev libsqlitecpp-dev \
        nlohmann-json3-dev prometheus-cpp-dev rapidjson-dev \
        nodejs clang-16 lld-16 wasi-libc libc++-16-dev-wasm32 libc++abi-16-dev-wasm32 libclang-rt-16-dev-wasm32
      # A nodejs of NodeSource brings its npm along, and cannot be installed beside Debian's.
      command -v npm >/dev/null || echo npm
      ;;
    run) printf '%s\n' libprometheus-cpp-core1.0 libsodium23 libspdlog1.10 libsqlite3-0 ;;
    test)
      printf '%s\n' clang-format-16 git libbenchmark-dev libgmock-dev libgtest-dev librapidcheck-dev libvalijson-dev \
        node-ws python3 python3-jsonschema python3-websockets python3-yaml \
        chromium fonts-dejavu-core
      ;;
    lint) printf '%s\n' clang-tidy-16 shellcheck ;;
    *)
      echo "packages.sh: there is no group \"$1\"; the groups are build, run, test and lint." >&2
      return 1
      ;;
  esac
}

list() {
  local group
  for group in "$@"; do packages_of "$group"; done
}

is_installed() { [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]]; }

missing() {
  local package
  while read -r package; do
    is_installed "$package" || echo "$package"
  done < <(list "$@")
}

as_root() {
  if [[ $(id -u) == 0 ]]; then
    env "$@"
  elif command -v sudo >/dev/null; then
    sudo env "$@"
  else
    echo "packages.sh: this needs root, and there is no sudo. As root, run: ${*:2}" >&2
    return 1
  fi
}

install() {
  local wanted=() fetch
  list "$@" >/dev/null
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    echo "packages.sh: no apt here, so nothing is installed. Needed are, under their names in Debian 12:" >&2
    list "$@" | paste -sd ' ' >&2
    return 0
  fi
  mapfile -t wanted < <(missing "$@")
  if ((${#wanted[@]} == 0)); then return 0; fi
  echo "Installing ${wanted[*]}" >&2
  fetch='apt-get could not fetch them: is this Debian 12, with a network and its package sources?'
  as_root DEBIAN_FRONTEND=noninteractive apt-get update -q >&2 || {
    echo "packages.sh: $fetch" >&2
    return 1
  }
  as_root DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${wanted[@]}" >&2 || {
    echo "packages.sh: $fetch" >&2
    return 1
  }
}

if (($# < 2)); then
  sed -n '2,5s/^# \{0,1\}//p' "$0" >&2
  exit 2
fi
case $1 in
  list | install) "$@" ;;
  *)
    echo "packages.sh: say list or install, not \"$1\"." >&2
    exit 2
    ;;
esac
