#!/usr/bin/env python3
"""Kernels of cooperative matrices that read blocks multiply exactly on a CPU driver, which runs none of those that are
shipped: these are as they, but for fragments of 8 x 8 x 8, and so tiles of 64 along k. Those of 32 x 32 decode B to
shared memory. q6_K is left out: its runs lie within 128 elements.

    tests/gpu/test_blocks_by_matrices.py

Needs Python with jinja2 and glslang. The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

import own_kernels
from gen import render
from gen.modules import Module
from gen.registry import FORMATS, requirements
from gen.registry.rows import kernels_of

READ = [form.word for form in FORMATS if form.word != "q6_K"]
ROW = {"multiply": "coop", "stages": 1, "families": ["cpu"], "fragments": [[8, 8, 8]], "blocks": True, "only": READ}
KERNELS = (*kernels_of(ROW | {"types": ["f16,f32,f16", "f16,f32,f32"], "tile": [16, 32, 64], "part": [16, 8]}),
           *kernels_of(ROW | {"types": ["f16,f32,f16"], "tile": [24, 32, 64], "part": [24, 16],
                                  "only": ["q4_0", "q8_0"]}),
           *kernels_of(ROW | {"types": ["f16,f32,f16", "f16,f32,f32"], "tile": [32, 32, 64], "part": [16, 16]}))
PRODUCTS = ("1", "6", "11", "blocks")  # of test_blocks: the formats in turn


def source_of(module: Module) -> str:
    """A module's text."""
    return render.shader(module).source


def header_of() -> str:
    """A streamk.h of these kernels."""
    return own_kernels.header_of(KERNELS, "tests/gpu/test_blocks_by_matrices.py", source_of)


if __name__ == "__main__":
    requirements.WIDER_RUNS.clear()
    sys.exit(own_kernels.run(KERNELS, header_of, sys.argv[1:] or PRODUCTS, "test_blocks"))
