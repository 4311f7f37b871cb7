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
FOLDERS = ("include", "examples", "tests", "tests/user/code")


LANGUAGES = {".c": "c", ".cpp": "cpp"}  # of a program, and of the blocks that it runs


def pages() -> list[Path]:
    return [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks_of(page: Path, language: str) -> list[str]:
    """The page's code, all blocks in order."""
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def run(*words: str | Path) -> str:
    """What it said; it must succeed."""
    command = [str(word) for word in words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=200, check=False)
    assert done.returncode == 0, f"{shlex.join(command)}: exit code {done.returncode}: {done.stdout}{done.stderr}"
    return done.stdout


def build(program: Path) -> Path:
    """The program, with the code of its page."""
    page = next(page for page in pages() if page.stem == program.stem)
    blocks = blocks_of(page, LANGUAGES[program.suffix])
    assert blocks, f"{page} has no code for {program.name}"
    Path("page_code.h").write_text("\n".join(blocks), encoding="utf-8")
    is_cxx = program.suffix == ".cpp"
    flags = ["-std=c++11" if is_cxx else "-std=c99", "-D_POSIX_C_SOURCE=200809L", "-O1", *WARNINGS, "-I."]
    flags += [f"-I{ROOT / folder}" for folder in FOLDERS]
    linked = [ROOT / "build/obj/gpu.a", *shlex.split(os.environ.get("LDFLAGS", "")),
              *shlex.split(os.environ.get("LIBS", "-ldl -lm -lpthread"))]
    more = shlex.split(os.environ.get("CPPFLAGS", ""))
    compiler = os.environ.get("CXX", "c++") if is_cxx else os.environ.get("CC", "cc")
    run(compiler, *flags, *more, program, *linked, "-o", "program")
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


def every_page_with_code_has_a_program() -> None:
    for page in pages():
        for suffix, language in LANGUAGES.items():
            assert not blocks_of(page, language) or (PROGRAMS / f"{page.stem}{suffix}").exists(), \
                f"tests/user/code has no {page.stem}{suffix}, though {page.name} has such code"


if __name__ == "__main__":
    programs = sorted(program for program in PROGRAMS.iterdir() if program.suffix in LANGUAGES)
    sys.exit(run_cases([every_page_with_code_has_a_program, *map(case_of, programs)]))
