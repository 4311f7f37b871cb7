#!/bin/sh
# examples/benchmark/report.sh [FILE]: checks and times everything on this machine's GPU, in about an hour, and writes
# one file to send: build/report.txt, or FILE. STREAMK_DEVICE chooses among several GPUs. A step that fails is told, and
# the others go on.

set -u
cd "$(dirname "$0")/../.."
mkdir -p build
report=${1:-build/report.txt}
failed=0

step() # step NAME COMMAND...
{
    name=$1
    shift
    echo "$name: $*"
    {
        printf '=== %s: %s\n' "$name" "$*"
        sh .ci/env "$@" 2>&1
        code=$?
        printf '=== %s: exit code %d\n\n' "$name" "$code"
    } >>"$report"
    [ "$code" = 0 ] || failed=1
}

: >"$report"
step commit git log -1 --format='%H %s'
step build ninja
step profile build/examples/04_profile
step tests env STREAMK_TEST_DEVICE=device tests/run
step benchmark build/examples/benchmark --types f16,bf16,f32,s8 --csv build/report.csv
step calibrate build/examples/calibrate
[ ! -r build/report.csv ] || cat build/report.csv >>"$report"
echo "$report is what to send; build/tests/log has the tests' output"
exit "$failed"
