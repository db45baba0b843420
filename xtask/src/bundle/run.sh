#!/usr/bin/env bash
# Runs the bundled tests on this machine's GPU. Words on the command line go to every test executable,
# so a word selects the tests whose names hold it.
set -uo pipefail
cd "$(dirname "$0")" || exit 1

nvidia-smi --query-gpu=name,driver_version,memory.total --format=csv,noheader || echo "no nvidia-smi"

# A test without a GPU shall fail, not be skipped, and finds the program where it now lies.
export GIMBAL_REQUIRE_GPU=1
export CARGO_BIN_EXE_gimbal="$PWD/bin/gimbal"

failed=()
for test in tests/*; do
    echo
    echo "== $test"
    "$test" "$@" || failed+=("$test")
done

echo
echo "The command line program is bin/gimbal: try bin/gimbal info, bin/gimbal bench --help"
if [ ${#failed[@]} -gt 0 ]; then
    echo "FAILED: ${failed[*]}"
    exit 1
fi
echo "all test executables passed"
