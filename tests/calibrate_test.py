#!/usr/bin/env python3
"""Runs the built calibrate: what it prints must be a table that gen/costs.toml takes, and it must be done in time.

    tests/calibrate_test.py [build/examples/calibrate]

Needs a Vulkan device. What the constants are is not judged: a driver on a CPU gives others each time. The last line is
the sum: "N passed, N failed, N skipped".
"""

import re
import subprocess
import sys
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CALIBRATE = ROOT / (sys.argv[1] if len(sys.argv) > 1 else "build/examples/calibrate")
sys.path.insert(0, str(ROOT))
sys.dont_write_bytecode = True
from gen import costs, registry


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([CALIBRATE, *words], capture_output=True, text=True, timeout=100)


class Calibrating(unittest.TestCase):
    def check_table(self, printed: str) -> costs.Table:
        """The table as the header gets it, when it is added to costs.toml."""
        name = re.search(r'^name = "(.*)"$', printed, re.MULTILINE)[1]
        tables = costs.parse(printed + costs.PATH.read_text(), registry.load())
        return next(table for table in tables if table.name == name)

    def test_a_table_is_printed_in_less_than_30_seconds(self) -> None:
        begun = time.monotonic()
        done = run()
        self.assertLess(time.monotonic() - begun, 30)
        self.assertEqual(done.returncode, 0, done.stderr)
        table = self.check_table(done.stdout)
        self.assertFalse(table.is_class)
        self.assertGreater(table.bandwidth, 0)
        rows = re.findall(r'^"(.*)" = \[', done.stdout, re.MULTILINE)
        self.assertGreaterEqual(len(rows), 1, done.stdout)
        measured = table.kernels != costs.parse(costs.PATH.read_text(), registry.load())[-1].kernels
        self.assertTrue(measured, "the table's rows reach no kernel")

    def test_what_is_late_is_left_out_and_named(self) -> None:
        done = run("--seconds", "0.001")
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stdout, r"\n# gemm_f32_f32_f32_\w+ was not measured: time \(--seconds\) or memory")
        self.assertNotRegex(done.stdout, r'\n"')

    def test_bad_options_are_refused_with_the_usage(self) -> None:
        for words in (["--seconds"], ["--seconds", "soon"], ["--seconds", "-1"], ["--second", "3"], ["now"]):
            done = run(*words)
            self.assertEqual((done.returncode, done.stdout), (2, ""), words)
            self.assertTrue(done.stderr.startswith("usage: calibrate"))


def main() -> int:
    program = unittest.main(argv=sys.argv[:1], exit=False, verbosity=2,
                            testRunner=unittest.TextTestRunner(sys.stdout, verbosity=2))
    failed = len(program.result.failures) + len(program.result.errors)
    print(f"{program.result.testsRun - failed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
