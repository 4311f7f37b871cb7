#!/bin/sh
# examples/benchmark/report.sh [-o FILE] [STEP...]: checks and times everything on this machine's GPU, in about two
# hours, and writes one file to send: build/report.txt, or FILE. Steps are those of the table, all of them or those
# named. One that fails is told, and the others go on. Those marked "peer" need PyTorch with CUDA, and are told as
# skipped without. CSV files are in build/report, and in the report. STREAMK_DEVICE chooses among several GPUs.

set -u
cd "$(dirname "$0")/../.."
csv=build/report
programs=build/examples
scripts=examples/benchmark

steps() # name, whose, command
{
    cat <<TABLE
commit     ours  git log -1 --format='%H %s'
build      ours  ninja
profile    ours  $programs/04_profile
doctor     ours  $programs/doctor
tests      ours  env STREAMK_TEST_DEVICE=device tests/run
kernels    ours  env STREAMK_TEST_DEVICE=device tests/run --soak '^(gemm|epilogue)\$'
benchmark  ours  $programs/benchmark --types f16,bf16,f32,s8 --csv $csv/benchmark.csv
cublas     peer  $scripts/cublas.py --shapes-from $csv/benchmark.csv --types f16,bf16,f32,s8 --csv $csv/cublas.csv
grouped    ours  $programs/grouped_benchmark --random 40 --csv $csv/grouped.csv
torch      peer  $scripts/grouped.py --random 40 --csv $csv/torch.csv
blas3      ours  $programs/blas3_benchmark --csv $csv/blas3.csv
cublas3    peer  $scripts/cublas_blas3.py --csv $csv/cublas3.csv
spmv       ours  $programs/sparse_benchmark --n 0 --csv $csv/spmv.csv
cusparse   peer  $scripts/sparse.py --n 1 32 128 --csv $csv/cusparse.csv --ours $csv/spmv.csv
spgemm     ours  $programs/sparse_benchmark --square --csv $csv/spgemm.csv
cusparse2  peer  $scripts/sparse.py --square --csv $csv/cusparse2.csv --ours $csv/spgemm.csv
calibrate  ours  $programs/calibrate
TABLE
}

usage()
{
    echo "usage: $0 [-o FILE] [STEP...]; steps: $(steps | awk '{ printf "%s%s", separator, $1; separator = ", " }')" >&2
    exit 2
}

has_peer() { sh .ci/env python3 -c 'import torch, sys; sys.exit(not torch.cuda.is_available())' 2>/dev/null; }

run_step() # run_step NAME WHOSE COMMAND
{
    if [ "$2" = peer ] && ! has_peer; then
        echo "$1: skipped: no PyTorch with CUDA" | tee -a "$report"
        return 0
    fi
    command=$3
    rm -f "$csv/$1.csv"
    [ "$2" = ours ] || command="python3 $3"
    echo "$1: $command"
    printf '=== %s: %s\n' "$1" "$command" >>"$report"
    eval "sh .ci/env $command" >>"$report" 2>&1
    code=$?
    [ ! -r "$csv/$1.csv" ] || cat "$csv/$1.csv" >>"$report"
    printf '=== %s: exit code %d\n\n' "$1" "$code" | tee -a "$report"
    return "$code"
}

report=build/report.txt
if [ "${1:-}" = -o ]; then report=${2:?-o: which file?}; shift 2; fi
for name in "$@"; do steps | grep -q "^$name " || usage; done
mkdir -p "$csv"
: >"$report"
steps | {
    failed=0
    while read -r name whose command; do
        case " ${*:-$name} " in *" $name "*) run_step "$name" "$whose" "$command" </dev/null || failed=1 ;; esac
    done
    echo "$report is what to send; build/tests/log has the tests' output"
    exit "$failed"
}
