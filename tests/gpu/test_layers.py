#!/usr/bin/env python3
"""Kernels whose invocations share k in two, four or eight layers multiply exactly, in tiles small enough for the shared
memory of CPU drivers: 32x32x128x4 needs more than they have.

    tests/gpu/test_layers.py

Needs Python with jinja2 and glslang. The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

import own_kernels
from gen import render, spec
from gen.modules import Module

# Words of a kernel, and its layers: of square and oblong parts and tiles, whose sums fill the shared memory of A alone,
# or that of B, too.
LAYERS = {"16x16x64/4x4/scalar/f32,f32,f32/cpu": 8, "32x16x32/8x4/scalar/f32,f32,f32/cpu": 4,
          "16x16x32/4x4/scalar/f32,f32,f32/cpu": 4, "32x32x16/8x4/scalar/f32,f32,f32/cpu": 2}
KERNELS = tuple(replace(spec.parse(words, ["cpu"]), layers=layers) for words, layers in LAYERS.items())


def source_of(module: Module) -> str:
    return render.shader(module).source


def header_of() -> str:
    return own_kernels.header_of(KERNELS, "tests/gpu/test_layers.py", source_of)


if __name__ == "__main__":
    sys.exit(own_kernels.run(KERNELS, header_of, sys.argv[1:] or ("1", "0", "40")))
