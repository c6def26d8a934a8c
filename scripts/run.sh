#!/usr/bin/env bash
# Builds what is new and starts the server on 127.0.0.1:8080, with everything kept in data/. Arguments go to the server:
# run.sh --listen '[::1]:9000' --data /srv/hexcourt
set -euo pipefail
# shellcheck source=scripts/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# Standard output is the server's: its first line is its address.
"$root/scripts/build.sh" >&2
if [[ " $* " != *" --data"[=\ ]* ]]; then set -- --data "${HEXCOURT_DATA-$root/data}" "$@"; fi
say "Starting the server on http://127.0.0.1:8080/, unless told otherwise; Ctrl-C stops it"
exec "$root/build/release/bin/hexcourt-server" "$@"
