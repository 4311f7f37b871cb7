#!/usr/bin/env python3
"""Runs the code that README.md and pages of docs show, by a program of tests/user/code for each page, which
checks its results.

    tests/user/test_code.py

Needs build/obj/gpu.a, which every example is built with, and a Vulkan device. test_header.py compiles the code of all
pages with more warnings, and as C++. The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from cases import run_cases

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAMS = ROOT / "tests" / "user" / "code"
WARNINGS = "-Wall -Wextra -Wpedantic -Wconversion -Werror".split()  # examples have names that pages have, too
FOLDERS = ("include", "examples", "examples/common", "tests", "tests/user/code")


def page_code(name: str) -> str:
    """The C code of README.md or docs/NAME.md, all blocks in order."""
    page = ROOT / "README.md" if name == "README" else ROOT / "docs" / f"{name}.md"
    blocks = re.findall(r"^```c\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert blocks, f"{page} has no C code"
    return "\n".join(blocks)


def run(*words: str | Path) -> str:
    """What it said; it must succeed."""
    command = [str(word) for word in words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=200, check=False)
    assert done.returncode == 0, f"{shlex.join(command)}: exit code {done.returncode}: {done.stdout}{done.stderr}"
    return done.stdout


def build(program: Path) -> Path:
    """The program, with the code of its page."""
    Path("page_code.h").write_text(page_code(program.stem), encoding="utf-8")
    flags = ["-std=c99", "-D_POSIX_C_SOURCE=200809L", "-O1", *WARNINGS, "-I."]
    flags += [f"-I{ROOT / folder}" for folder in FOLDERS]
    linked = [ROOT / "build/obj/gpu.a", *shlex.split(os.environ.get("LDFLAGS", "")),
              *shlex.split(os.environ.get("LIBS", "-ldl -lm -lpthread"))]
    more = shlex.split(os.environ.get("CPPFLAGS", ""))
    run(os.environ.get("CC", "cc"), *flags, *more, program, *linked, "-o", "program")
    return Path("program").resolve()


# ---- cases ---------------------------------------------------------------------------------------


def case_of(program: Path):
    """A case that runs a page's code."""
    def case() -> None:
        said = run(build(program))
        last = said.splitlines()[-1]
        assert re.fullmatch(r"[1-9]\d* passed, 0 failed, 0 skipped", last), said
    case.__name__ = f"the_code_of_{program.stem}_runs"
    return case


if __name__ == "__main__":
    sys.exit(run_cases([case_of(program) for program in sorted(PROGRAMS.glob("*.c"))]))
