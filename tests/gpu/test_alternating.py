#!/usr/bin/env python3
"""Kernels whose loop has code for each of two stages multiply exactly: the one that ships is made for NVIDIA, these are
like it, and made for CPU drivers. Once as they are, and once as on AMD, where whole k-iterations follow one another
without a test, and the last one stands behind the loop.

    tests/gpu/test_alternating.py

Needs Python with jinja2 and glslang. The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

import own_kernels
from gen import render, spec
from gen.modules import Module

# Whole spans and several; the tile that ships, and oblong parts the other way round
WORDS = ("32x32x8/8x4/scalar/f32,f32,f32/cpu/2", "64x64x8/8x4/scalar/f32,f32,f32/cpu/2",
         "32x64x16/4x8/scalar/f32,f32,f32/cpu/2")
KERNELS = tuple(spec.parse(word, ["cpu"]) for word in WORDS)
PEELS = re.compile(r"layout\(constant_id = \d+\) const bool PEELS = false;")


def as_shipped(module: Module) -> str:
    """A module's text. Raises ValueError if a kernel's loop does not alternate."""
    text = render.shader(module).source
    if module.kernel and "void turn(" not in text:
        raise ValueError(f"{module.name} has one loop for both stages")
    return text


def peeled(module: Module) -> str:
    """The same where the library's value of PEELS is not asked for."""
    text, count = PEELS.subn("const bool PEELS = true;", as_shipped(module))
    if module.kernel and count != 1:
        raise ValueError(f"{module.name} declares PEELS {count} times")
    return text


def header_of(source_of: Callable[[Module], str]) -> Callable[[], str]:
    return lambda: own_kernels.header_of(KERNELS, "tests/gpu/test_alternating.py", source_of)


if __name__ == "__main__":
    words = sys.argv[1:] or ("1", "0", "16")
    ends = [own_kernels.run(KERNELS, header_of(source_of), words) for source_of in (as_shipped, peeled)]
    sys.exit(max(ends))
