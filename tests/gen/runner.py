"""The generator, for its tests, and the run of their cases. Import it first: it leaves with a skip where the generator
cannot run."""

from __future__ import annotations

import os
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))
sys.dont_write_bytecode = True

try:
    import jinja2  # noqa: F401
except ModuleNotFoundError as missing:
    print(f"skip: the generator's tests: {missing}\n0 passed, 0 failed, 1 skipped")
    sys.exit(0)


def run_gen(*words: str, folder: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-B", "-m", "gen", *words]
    environment = {**os.environ, **environment}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def run_cases() -> int:
    """Run all of the program, or those named on its command line; print what was skipped and, last, the sum."""
    program = unittest.main(exit=False, verbosity=2, testRunner=unittest.TextTestRunner(sys.stdout, verbosity=2))
    result = program.result
    faulty = [getattr(case, "test_case", case) for case, _ in [*result.failures, *result.errors]]
    failed = {case.id() for case in faulty}
    not_passed = len({case.id() for case in faulty if isinstance(case, unittest.TestCase)}) + len(result.skipped)
    for case, why in result.skipped:
        print(f"skip: {case.id()}: {why}")
    print(f"{result.testsRun - not_passed} passed, {len(failed)} failed, {len(result.skipped)} skipped")
    return 1 if failed else 0
