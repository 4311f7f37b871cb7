"""Runs the cases of a test in a script, each in an empty folder; with CASES=REGEX in the environment those it finds."""

import os
import pty
import re
import struct
import subprocess
import tempfile


class Skip(Exception):
    """Leaves a case, with the reason."""


def open_terminal():
    """Both ends of a new terminal. Containers may have none."""
    try:
        return pty.openpty()
    except OSError as error:
        raise Skip(f"no terminal to be had: {error}") from error


def without_progress(text, step):
    """What a program says on standard error, but for the lines of a step that tell how far it is on a slow machine."""
    return [line for line in text.splitlines() if not line.startswith(step)]


def run_cases(cases):
    """Prints what fails, and the sum; returns the exit code."""
    passed = failed = skipped = 0
    wanted = re.compile(os.environ.get("CASES", ""))
    chosen = [case for case in cases if wanted.search(case.__name__)]
    if not chosen:
        raise SystemExit(f"no case matches CASES={wanted.pattern}")
    for case in chosen:
        print(case.__name__, flush=True)
        with tempfile.TemporaryDirectory(prefix="cases.") as directory:
            os.chdir(directory)
            try:
                case()
                passed += 1
            except Skip as reason:
                skipped += 1
                print(f"skip: {case.__name__}: {reason}")
            except (AssertionError, subprocess.TimeoutExpired, OSError, struct.error) as reason:
                failed += 1
                print(f"  {type(reason).__name__}: {reason}")
            os.chdir("/")
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0
