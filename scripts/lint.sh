#!/usr/bin/env bash
# Holds the sources against .clang-format and .clang-tidy, and the scripts against shellcheck.
#   lint.sh             format of everything, scripts, clang-tidy on what changed since main
#   lint.sh FILE...     format of everything, scripts, clang-tidy on these files
#   lint.sh --all       format of everything, scripts, clang-tidy on everything but the page's rules (headers by whoever includes them; some 20 s a file)
#   lint.sh --format    format alone
set -euo pipefail
# shellcheck source=scripts/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

sources() { git -C "$root" ls-files --cached --others --exclude-standard --deduplicate -- '*.cpp' '*.hpp'; }

# Whatever differs from the commit where this branch left main, committed or not.
changed() {
  local base
  base=$(git -C "$root" merge-base HEAD origin/main 2>/dev/null || git -C "$root" merge-base HEAD main)
  {
    git -C "$root" diff --name-only --diff-filter=d "$base" -- '*.cpp' '*.hpp'
    git -C "$root" ls-files --others --exclude-standard -- '*.cpp' '*.hpp'
  } | sort -u
}

# What the page compiles to WebAssembly has a build of its own (client/web/rules), with warnings as errors.
native() { grep -v '^client/web/rules/' || true; }

existing() {
  local file
  while read -r file; do [[ ! -f $root/$file ]] || printf '%s\n' "$file"; done
}

check_format() {
  say "clang-format"
  (cd "$root" && sources | existing | xargs -r clang-format-16 --dry-run --Werror) ||
    fail "the files above are not formatted; clang-format-16 -i FILE does it."
}

check_scripts() {
  say "shellcheck"
  (cd "$root" && git ls-files -- 'scripts/*.sh' client/web/rules/build.sh .ci/run | existing | xargs -r shellcheck -x)
}

# GCC 12 miscompiles a co_await in a condition, an unbraced one behind an if, and one whose operand makes a braced
# temporary: illegal instructions and broken heaps are what comes of it.
check_coroutines() {
  say "co_await as GCC 12 can compile it"
  (cd "$root" && ! git grep -nE '(if|while|for) \(.*co_await|^ *if \([^{]*\) co_await|[!?] *co_await|co_await [^;]*[A-Za-z>]\{' -- '*.cpp' '*.hpp') ||
    fail "await into and from named variables, and brace what an if leads to."
}

# clang cannot read GCC's precompiled headers, so the compile commands come from a build tree without any.
check_tidy() {
  if (($# == 0)); then
    say "clang-tidy: nothing changed"
    return
  fi
  say "clang-tidy: $# files"
  cmake -S "$root" -B "$root/build/lint" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_EXPORT_COMPILE_COMMANDS=ON \
    -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DHEXCOURT_TESTS=ON >/dev/null
  (cd "$root" && printf '%s\0' "$@" | xargs -0 -n 1 -P "$(jobs)" clang-tidy-16 -p build/lint --quiet 2>/dev/null) ||
    fail "clang-tidy found what stands above."
}

case ${1:-} in
  --format)
    check_format
    check_coroutines
    exit
    ;;
  --all) mapfile -t files < <(sources | existing | grep '\.cpp$' | native) ;;
  -*) fail "knows --all, --format and files, not $1." ;;
  '') mapfile -t files < <(changed | native) ;;
  *) mapfile -t files < <(realpath --relative-to="$root" -- "$@") ;;
esac
"$root/scripts/packages.sh" install build test lint
check_format
check_coroutines
check_scripts
check_tidy "${files[@]}"
say "Clean"
