#!/usr/bin/env python3
"""Kernels of dot products of two (dp2a) multiply exactly, on drivers that have no such dot products: in the shaders two
multiply-adds take the instruction's place, and all the rest is as it ships.

    tests/gpu/test_dp2a.py

Needs Python with jinja2 and glslang. The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

import own_kernels
from gen import render, spec
from gen.modules import Module

# One and two stages; square and oblong parts, and tiles; more and fewer loads of A than invocations
WORDS = ("32x32x32/4x4/dp2a/f16,f32,f16/cpu", "64x32x16/8x4/dp2a/f16,f32,f32/cpu/2",
         "16x64x32/4x8/dp2a/f16,f32,f16/cpu")
INSTRUCTION = re.compile(r"spirv_instruction\([^\n]*id = 6916\)\n"
                         r"(float dot_product\(f16vec2 a, f16vec2 b, float sum\));\n")
MULTIPLY_ADDS = r"\1\n{\n    return fma(float(a.y), float(b.y), fma(float(a.x), float(b.x), sum));\n}\n"
KERNELS = tuple(spec.parse(word, ["cpu"]) for word in WORDS)


def source_of(module: Module) -> str:
    """A module's text without the instruction. Raises ValueError if a kernel's has none."""
    text, count = INSTRUCTION.subn(MULTIPLY_ADDS, render.shader(module).source)
    if count != (1 if module.kernel else 0):
        raise ValueError(f"{module.name} has {count} declarations of the instruction")
    return text


def header_of() -> str:
    """A streamk.h of kernels that need no feature for dot products."""
    text = own_kernels.header_of(KERNELS, "tests/gpu/test_dp2a.py", source_of)
    return text.replace("SK__FLOAT16 | SK__MIXED_DOT_PRODUCT", "SK__FLOAT16")


if __name__ == "__main__":
    sys.exit(own_kernels.run(KERNELS, header_of, sys.argv[1:] or ("1", "0", "16")))
