#!/usr/bin/env python3
"""Strips of D that pass shared memory two at a time are exact on a CPU driver, which runs none of the kernels that are
shipped with them: these are as they, but for fragments of 8 x 8 x 8. Subgroups have two strips of D, or three, of which
the last one passes alone.

    tests/gpu/test_strips.py            test_gemm, with these kernels
    tests/gpu/test_strips.py edges      test_edges

Needs Python with jinja2 and glslang. The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

import own_kernels
from gen import render
from gen.glsl import words
from gen.modules import Module, multiply_of
from gen.registry.rows import kernels_of

ROW = {"multiply": "coop", "types": ["f16,f32,f16"], "stages": 1, "families": ["cpu"], "fragments": [[8, 8, 8]]}
KERNELS = (*kernels_of(ROW | {"tile": [32, 32, 16], "part": [16, 16]}),
           *kernels_of(ROW | {"tile": [48, 32, 32], "part": [24, 16]}))


def source_of(module: Module) -> str:
    """A module's text."""
    return render.shader(module).source


def header_of() -> str:
    """A streamk.h of these kernels."""
    return own_kernels.header_of(KERNELS, "tests/gpu/test_strips.py", source_of)


if __name__ == "__main__":
    assert all(words(multiply_of(kernel)).pairs_strips for kernel in KERNELS)
    program, *arguments = sys.argv[1:] or ("gemm",)
    sys.exit(own_kernels.run(KERNELS, header_of, arguments, f"test_{program}"))
