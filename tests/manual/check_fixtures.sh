#!/bin/sh
# Type-checks every fixture with cargo, so that what the linter reads is Rust that really compiles.
# Needs the network (or a full cargo cache): the fixtures depend on published crates. It fails without.
#
#   tests/manual/check_fixtures.sh            all fixtures
#   tests/manual/check_fixtures.sh lab rpc_*  some of them, by folder name
#
# The fixtures are copied first, so that no Cargo.lock and no target folder is left among them; one target
# folder is shared, in CHECK_FIXTURES_TARGET or a temporary place.
set -u

root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT INT TERM
CARGO_TARGET_DIR=${CHECK_FIXTURES_TARGET:-$work/target}
CARGO_BUILD_JOBS=${CARGO_BUILD_JOBS:-1}
export CARGO_TARGET_DIR CARGO_BUILD_JOBS

cp -R "$root/fixtures" "$work/fixtures" || exit 2
cd "$work/fixtures" || exit 2
if [ $# -eq 0 ]; then set -- */; fi

failed=""
for name in "$@"; do
    name=${name%/}
    [ -f "$name/Cargo.toml" ] || { echo "no fixture of that name: $name" >&2; failed="$failed $name"; continue; }
    if cargo check --quiet --manifest-path "$name/Cargo.toml" 2>"$work/log"; then
        echo "ok      $name"
    else
        echo "FAILED  $name"
        grep -E -A6 '^error' "$work/log"
        failed="$failed $name"
    fi
    for left in Cargo.lock target; do
        # Of locked_version the lock file is the point.
        [ "$name/$left" = locked_version/Cargo.lock ] && continue
        if [ -e "$root/fixtures/$name/$left" ]; then
            echo "FAILED  $name: remove fixtures/$name/$left"
            failed="$failed $name"
        fi
    done
done

if [ -n "$failed" ]; then
    echo "did not check:$failed" >&2
    echo "(no network? these crates come from the registry)" >&2
    exit 1
fi
