#!/usr/bin/env python3
"""Kernels that are arranged as AMD's compiler wants it multiply exactly: here for lavapipe's cooperative matrices, of
which an invocation holds 16 bytes, as on RDNA 4. No CPU driver has matrices that invocations hold twice, as on RDNA 3:
tests/gen/test_arranged.py.

    tests/gpu/test_arranged_amd.py

Needs Python with jinja2 and glslang. The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

import own_kernels
from gen import render, spec
from gen.registry import Kernel

# Of one step to three; of one fragment and several
WORDS = ("16x32x16/8x16/arranged/f16,f32,f16/cpu", "32x16x24/16x8/arranged/f16,f32,f32/cpu",
         "16x16x8/8x8/arranged/f16,f32,f16/cpu")


class ForAmd(Kernel):
    """A kernel of a CPU driver that is arranged as those for AMD."""

    @property
    def for_amd(self) -> bool:
        return True


KERNELS = tuple(ForAmd(**vars(spec.parse(word, ["cpu"]))) for word in WORDS)


def header_of() -> str:
    return own_kernels.header_of(KERNELS, "tests/gpu/test_arranged_amd.py",
                                 lambda module: render.shader(module).source)


if __name__ == "__main__":
    sys.exit(own_kernels.run(KERNELS, header_of, sys.argv[1:] or ("1", "0", "16")))
