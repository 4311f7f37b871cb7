#!/usr/bin/env python3
"""Runs the built calibrate: what it prints must be a table that gen/costs.toml takes, and it must be done in time.

    tests/user/test_calibrate.py [build/examples/calibrate]

Needs a Vulkan device. What the constants are is not judged: a driver on a CPU gives others each time. The last line is
the sum: "N passed, N failed, N skipped".
"""

import dataclasses
import os
import pty
import re
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
CALIBRATE = ROOT / (sys.argv[1] if len(sys.argv) > 1 else "build/examples/calibrate")
sys.path.insert(0, str(ROOT))
sys.dont_write_bytecode = True
from gen import costs, fitted, registry


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([CALIBRATE, *words], capture_output=True, text=True, timeout=100)


class Calibrating(unittest.TestCase):
    def check_table(self, printed: str) -> costs.Table:
        """The table as the header gets it, when it is added to costs.toml."""
        name = re.search(r'^name = "(.*)"$', printed, re.MULTILINE)[1]
        tables = costs.parse(printed + costs.PATH.read_text(), registry.load())
        return next(table for table in tables if table.name == name)

    def check_fitted(self, printed: str, table: costs.Table) -> None:
        """Those that no time tells are all there, marked, with the library's values."""
        named = re.search(r'^class = "(.*)"$', printed, re.MULTILINE)[1]
        (own,) = (other for other in costs.load(registry.load()) if other.is_class and other.name == named)
        self.assertEqual(table.fitted, own.fitted[:1])
        lines = printed[printed.index("[device.fitted]\n"):].strip().split("\n")[1:]
        self.assertEqual(len(lines), len(dataclasses.fields(fitted.Fitted)))
        for line in lines:
            self.assertRegex(line, r"^\w+ = [0-9.]+ # fitted by hand$")

    def test_a_table_is_printed_in_less_than_30_seconds(self) -> None:
        begun = time.monotonic()
        done = run()
        self.assertLess(time.monotonic() - begun, 30)
        self.assertEqual(done.returncode, 0, done.stderr)
        table = self.check_table(done.stdout)
        self.assertFalse(table.is_class)
        self.assertGreater(table.bandwidth, 0)
        self.check_fitted(done.stdout, table)
        rows = re.findall(r'^"(.*)" = \[', done.stdout, re.MULTILINE)
        self.assertGreaterEqual(len(rows), 1, done.stdout)
        measured = table.kernels != costs.parse(costs.PATH.read_text(), registry.load())[-1].kernels
        self.assertTrue(measured, "the table's rows reach no kernel")

    def test_the_table_is_put_into_a_file(self) -> None:
        before = costs.PATH.read_text()
        with tempfile.NamedTemporaryFile("w+", suffix=".toml") as file:
            file.write(before)
            file.flush()
            done = run("--seconds", "12", "--replace", file.name)
            text = Path(file.name).read_text()
        self.assertEqual((done.returncode, done.stdout), (0, ""), done.stderr)
        self.assertTrue(text.startswith(before + "\n[[device]]\n"), text[len(before):])
        self.assertEqual(len(costs.parse(text, registry.load())), len(costs.load(registry.load())) + 1)
        done = run("--replace", "/none/costs.toml")
        self.assertEqual((done.returncode, done.stderr), (
            1, "calibrate: /none/costs.toml cannot be read: No such file or directory\n"))

    def test_what_is_late_is_left_out_and_named(self) -> None:
        done = run("--seconds", "0.001")
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stdout, r"\n# gemm_f32_f32_f32_\w+ was not measured: time \(--seconds\) or memory")
        self.assertNotRegex(done.stdout, r'\n"')

    def test_constants_are_lines_that_a_profile_takes(self) -> None:
        done = run("--constants", "--seconds", "12")
        self.assertEqual(done.returncode, 0, done.stderr)
        lines = [line for line in done.stdout.splitlines() if not line.startswith("#")]
        for line in lines:
            self.assertRegex(line, r"^(bandwidth = [0-9.]+|second_dispatch_time = [0-9.]+"
                                   r"|cost = gemm_\w+ [1-9][0-9]*( [0-9.]+){7})$")
        self.assertTrue(any(line.startswith("cost = gemm_f32_f32_f32_") for line in lines), lines)
        profile = subprocess.run([CALIBRATE.parent / "04_profile"], capture_output=True, text=True, check=True).stdout
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write(profile + done.stdout)
            file.flush()
            words = [CALIBRATE.parent / "02_plan", "512", "512", "512", "--as", file.name]
            plan = subprocess.run(words, capture_output=True, text=True)
        self.assertEqual(plan.returncode, 0, plan.stderr)

    def test_progress_names_every_step_its_seconds_and_what_is_left(self) -> None:
        try:
            ours, theirs = pty.openpty()
        except OSError as error:
            self.skipTest(f"no terminal to be had: {error}")
        with subprocess.Popen([CALIBRATE, "--seconds", "6"], stdout=subprocess.DEVNULL, stderr=theirs) as process:
            os.close(theirs)
            said = b""
            try:
                while piece := os.read(ours, 4096):
                    said += piece
            except OSError:  # Linux says so at the end
                pass
            os.close(ours)
            self.assertIn(process.wait(100), (0, 1))  # 1: no kernel was measured in time
        steps = [step for step in said.decode().split("\r\033[K") if step]
        self.assertTrue(steps)
        for step in steps:
            self.assertRegex(step, r"^(memory bandwidth, \d{1,2} s"
                                   r"|\[[#-]{20}\] \d+ of \d+: \w+, \d{1,2} s(; [\d.]+ s each, \d+ (s|min) left)?)$")

    def test_bad_options_are_refused_by_name(self) -> None:
        for words, sentence in (
            (["--seconds"], "--seconds needs a value"),
            (["--seconds", "soon"], "--seconds is soon, and takes a number that a float can hold"),
            (["--seconds", "1e999"], "--seconds is 1e999, and takes a number that a float can hold"),
            (["--seconds", "-1"], "--seconds is -1, and takes a number above 0"),
            (["--constants", "--replace", "x"], "--replace writes a table, and --constants prints none"),
            (["--second", "3"], "there is no option --second; --help lists them"),
            (["now"], "there is no option now; --help lists them"),
        ):
            done = run(*words)
            self.assertEqual((done.returncode, done.stdout, done.stderr), (2, "", f"calibrate: {sentence}\n"))


def main() -> int:
    program = unittest.main(argv=sys.argv[:1], exit=False, verbosity=2,
                            testRunner=unittest.TextTestRunner(sys.stdout, verbosity=2))
    failed = len(program.result.failures) + len(program.result.errors)
    print(f"{program.result.testsRun - failed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
