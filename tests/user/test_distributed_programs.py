#!/usr/bin/env python3
"""Runs the programs of tests/distributed: test_pblas, which stands beside ScaLAPACK, and
test_pblas_blocks on many grids; and test_large.

    tests/user/test_distributed_programs.py [RANKSxROWS...]

The last line is the sum: "N passed, N failed, N skipped".
"""

import os
import subprocess
import sys

from distributing import ROOT, environment

PROGRAMS = ROOT / "build/tests/distributed"
GRIDS = sys.argv[1:] or ["1x1", "2x1", "2x2", "3x3", "4x2", "6x2", "6x3", "8x2"]


def run(ranks, program, word):
    """The counts of its last line."""
    if not (PROGRAMS / program).exists():
        print(f"skip: {program} is not built: ./setup.sh --mpi && ninja distributed_tests")
        return 0, 0, 1
    command = ["mpirun", "--oversubscribe", "-n", ranks, str(PROGRAMS / program), word]
    done = subprocess.run(command, capture_output=True, text=True, timeout=250, env=environment(), check=False)
    print(program, ranks, word)
    print(done.stdout + done.stderr)
    words = (done.stdout.splitlines() or [""])[-1].replace(",", "").split()
    counts = [int(words[0]), int(words[2])] if len(words) == 6 else [0, 1]
    return counts[0], max(counts[1], int(done.returncode != 0)), 0


def has_memory():
    """test_large takes 5 GB, and the shared memory through which its messages go."""
    return os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") > 6e9


def main():
    counts = [run(*grid.split("x")[:1], program, grid.split("x")[1])
              for program in ("test_pblas", "test_pblas_blocks") for grid in GRIDS]
    if has_memory():
        counts.append(run("2", "test_large", str(PROGRAMS)))
    else:
        print("skip: test_large needs 5 GB of memory")
        counts.append((0, 0, 1))
    passed, failed, skipped = (sum(column) for column in zip(*counts))
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
