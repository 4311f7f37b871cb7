"""Compiles streamk.h for tests that are cases with a result each, and prints their sum."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
WARNINGS = "-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wundef -Werror".split()
STANDARDS = ("c99", "c11", "c++11", "c++17")
FLAGS = [*shlex.split(os.environ.get("CPPFLAGS", "")), f"-I{ROOT / 'include'}"]
LEAN = tempfile.TemporaryDirectory()  # has a streamk.h whose modules are empty: compiled in no time, and all else alike


@dataclass(frozen=True)
class Result:
    """Of one case: what it said where it failed, why where it was skipped."""

    name: str
    said: str = ""
    skipped: str = ""


def compilers() -> list[tuple[str, str]]:
    """C and C++ compilers in pairs; both families where both are there."""
    clang = os.environ.get("CLANG", "clang")
    pairs = [(os.environ.get("CC", "cc"), os.environ.get("CXX", "c++")), ("gcc", "g++"), (clang, f"{clang}++")]
    return list(dict.fromkeys((c, cxx) for c, cxx in pairs if shutil.which(c) and shutil.which(cxx)))


def command(pair: tuple[str, str], standard: str, flags: list[str] = FLAGS) -> list[str]:
    """A compiler with a standard and the warnings."""
    is_cxx = standard.startswith("c++")
    language = ["-x", "c++" if is_cxx else "c"]
    missing = ["-Wno-missing-field-initializers", "-Wno-missing-braces"] if is_cxx else []  # { 0 } is C's way to zero
    return [pair[is_cxx], f"-std={standard}", "-D_POSIX_C_SOURCE=200809L", *WARNINGS, *missing, *flags, *language]


def lean_header() -> str:
    text = (ROOT / "include" / "streamk.h").read_text()
    return re.sub(r"(\bsk__archive_\w+\[\] = \{)[^}]*\}", r"\g<1> 0 }", text)


def run(words: list[str]) -> str:
    """What a command said, if it failed."""
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else f"{shlex.join(words)}\n{done.stdout}{done.stderr}"[:4000]


def run_all(cases: list[tuple]) -> int:
    """Prints what functions with their arguments found, and the sum; returns the exit code.

    With STREAMK_TEST_EVERY=N in the environment one of N runs."""
    cases = cases[::int(os.environ.get("STREAMK_TEST_EVERY", "1"))]
    Path(LEAN.name, "streamk.h").write_text(lean_header())
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda case: case[0](*case[1:]), cases))
    for result in results:
        print(f"skip: {result.name}: {result.skipped}" if result.skipped else result.name)
        if result.said:
            print(f"  {result.said}")
    failed = sum(bool(result.said) for result in results)
    skipped = sum(bool(result.skipped) for result in results)
    print(f"{len(results) - failed - skipped} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0
