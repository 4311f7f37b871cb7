#!/usr/bin/env python3
"""Compiles streamk.h at levels of optimization, as some warnings come from what an optimizer finds.

    tests/user/test_optimized.py [all]

-O3, which CMake's Release takes, with the first compiler; all levels with all compilers that are here, gcc 14 among
them. The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import shutil
import sys
import tempfile

from compiling import FLAGS, LEAN, ROOT, Result, command, compilers, run, run_all

LEVELS = ("-O0", "-O1", "-O2", "-O3", "-Os", "-Og")
STANDARDS = ("c99", "c++17")
NEWER = ("gcc-14", "g++-14")


def compiles_at(pair: tuple[str, str], standard: str, level: str) -> Result:
    """The implementation, without what modules hold."""
    name = f"the implementation compiles as {standard} with {pair[0]} {level}"
    if not shutil.which(pair[0]) or not shutil.which(pair[1]):
        return Result(name, skipped=f"no {pair[0]} and {pair[1]} here")
    flags = [f"-I{LEAN.name}", *FLAGS]
    with tempfile.TemporaryDirectory() as folder:
        source = ROOT / "tests/cpu/compile/implementation.c"
        words = [*command(pair, standard, flags), level, "-c", str(source), "-o", f"{folder}/o"]
        return Result(name, run(words))


def cases(all_of_them: bool) -> list[tuple]:
    """Functions with their arguments."""
    if not all_of_them:
        return [(compiles_at, compilers()[0], standard, "-O3") for standard in STANDARDS]
    pairs = dict.fromkeys([*compilers(), NEWER])
    return [(compiles_at, pair, standard, level) for pair in pairs for standard in STANDARDS for level in LEVELS]


if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["all"]):
        raise SystemExit(__doc__)
    sys.exit(run_all(cases(bool(sys.argv[1:]))))
