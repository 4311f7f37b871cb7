#!/usr/bin/env python3
"""Builds examples/mlp, which is no part of streamk's build, against an installed streamk, and runs it.

    tests/user/test_mlp.py

Needs CMake, a C++17 compiler, VMA, which CMAKE_INCLUDE_PATH may lead to, and a Vulkan device; skips without CMake or
VMA. The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from cases import Skip, run_cases
from test_packaging import ROOT, install_with_ninja, need, run



def configure(prefix: Path) -> subprocess.CompletedProcess[str]:
    """CMake's first step, with a prefix where streamk may be installed."""
    words = ["cmake", "-G", "Ninja", "-S", str(ROOT / "examples/mlp"), "-B", "built", f"-DCMAKE_PREFIX_PATH={prefix}"]
    return subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)


def install() -> Path:
    need("cmake")
    prefix = Path("prefix").resolve()
    install_with_ninja(prefix)
    return prefix


# ---- cases ---------------------------------------------------------------------------------------


def the_project_builds_and_its_layers_are_right():
    done = configure(install())
    missing = re.search(r"^  (\S+) is missing\.  Debian's", done.stderr, re.MULTILINE)
    if missing:
        raise Skip(f"no {missing[1]} here; ./setup.sh unpacks a private copy")
    assert done.returncode == 0, done.stdout + done.stderr
    said = run("cmake", "--build", "built")
    assert "warning" not in said, said
    assert re.fullmatch(r".*: 0 of 6720 values are wrong\.\n", run("built/mlp"))


def a_streamk_that_is_not_installed_is_named():
    need("cmake")
    done = configure(Path("none").resolve())
    assert done.returncode != 0 and 'provided by "streamk"' in done.stderr, (done.returncode, done.stderr)


CASES = [the_project_builds_and_its_layers_are_right, a_streamk_that_is_not_installed_is_named]

if __name__ == "__main__":
    sys.exit(run_cases(CASES))
