#!/usr/bin/env python3
"""Runs build/tests/distributed/test_pblas, which stands beside ScaLAPACK, on grids of 1, 2, 3, 4, 6 and 8 ranks.

    tests/user/test_distributed_pblas.py [RANKSxROWS...]

The last line is the sum: "N passed, N failed, N skipped".
"""

import subprocess
import sys

from distributing import ROOT, environment

PROGRAM = ROOT / "build/tests/distributed/test_pblas"
GRIDS = sys.argv[1:] or ["1x1", "2x1", "2x2", "3x3", "4x2", "6x2", "6x3", "8x2"]


def main():
    passed = failed = 0
    if not PROGRAM.exists():
        print("skip: no MPI with ScaLAPACK was set up: ./setup.sh --mpi && ninja distributed_tests")
        print(f"0 passed, 0 failed, {len(GRIDS)} skipped")
        return 0
    for grid in GRIDS:
        ranks, rows = grid.split("x")
        command = ["mpirun", "--oversubscribe", "-n", ranks, str(PROGRAM), rows]
        done = subprocess.run(command, capture_output=True, text=True, timeout=250, env=environment(), check=False)
        print(f"{ranks} ranks in {rows} rows")
        print(done.stdout + done.stderr)
        words = (done.stdout.splitlines() or [""])[-1].replace(",", "").split()
        counts = [int(words[0]), int(words[2])] if len(words) == 6 else [0, 1]
        passed += counts[0]
        failed += max(counts[1], int(done.returncode != 0))
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
