#!/usr/bin/env bash
# Compiles the rules core to WebAssembly. Again, it compiles only what changed. Silent when all is well.
#   build.sh OUTFILE
set -euo pipefail
# shellcheck source=scripts/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/../../../scripts/common.sh"
if (($# != 1)); then fail "takes one argument: the file to write, for example build/rules.wasm."; fi

sources=$root/client/web/rules
build=$root/build/rules

need() {
  local what=$1 package=$2
  if [[ ! -e $what ]] && ! command -v "$what" >/dev/null; then
    fail "$what is missing. In Debian 12 it belongs to the package $package (as root: apt-get install $package)."
  fi
}
need cmake cmake
need ninja ninja-build
need clang++-16 clang-16
need wasm-ld-16 lld-16
need /usr/include/wasm32-wasi/stdio.h wasi-libc
need /usr/lib/llvm-16/include/wasm32-wasi/c++/v1/string libc++-16-dev-wasm32
need /usr/lib/wasm32-wasi/libc++abi.a libc++abi-16-dev-wasm32
need /usr/lib/llvm-16/lib/clang/16/lib/wasi/libclang_rt.builtins-wasm32.a libclang-rt-16-dev-wasm32
need /usr/include/tl/expected.hpp libexpected-dev
need /usr/include/rapidjson/writer.h rapidjson-dev

# What cmake and the compiler say, shown only where it does not end well.
quietly() {
  local said
  said=$("$@" 2>&1) || {
    printf '%s\n' "$said" >&2
    fail "the rules could not be compiled to WebAssembly; the compiler says why above."
  }
}

quietly cmake -S "$sources" -B "$build" -G Ninja -DCMAKE_TOOLCHAIN_FILE="$sources/wasm32-wasi.cmake" \
  -DCMAKE_BUILD_TYPE=MinSizeRel -DHEXCOURT_WERROR=ON
quietly cmake --build "$build" --parallel "$(jobs)"
if ! cmp -s "$build/rules.wasm" "$1"; then install -D -m 644 "$build/rules.wasm" "$1"; fi
