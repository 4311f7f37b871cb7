#!/usr/bin/env python3
"""Kernels with matrices, and dot products of two, that RADV 25.0 has not, as RADV of Mesa 26 compiles them for a GPU
that is not there (amd_device.c): they do not spill, multiply by these, and need few vector instructions besides.

    tests/gpu/test_newer_radv.py

The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from gen.amd.loop import count
from gen.amd.radv import NotCompiled, build_newer_device, compile_pipelines, newer_environment

PROGRAM = ROOT / "build/tests/gpu/amd_statistics"
# family, kernel, layouts, and what a subgroup multiplies by in a turn of the inner loop, and how often
KERNELS = (
    ("gfx1201", "gemm_f16_f32_f16_128x128x64_coop", ("nn", "tn"), "wmma", 32),
    ("gfx1201", "gemm_bf16_f32_bf16_128x128x64_coop", ("nn",), "wmma", 32),
    ("gfx1201", "gemm_e4m3_f32_f16_128x128x64_coop", ("nn",), "wmma", 32),
    ("navi31", "gemm_bf16_f32_bf16_128x128x64_coop", ("nn",), "wmma", 32),
    ("gfx1201", "gemm_f16_f32_f16_128x192x32_arranged", ("nn",), "arranged", 24),
    ("navi31", "gemm_f16_f32_f16_128x192x32_arranged", ("nn",), "arranged", 24),
    ("navi31", "gemm_bf16_f32_bf16_128x192x32_arranged", ("nn",), "arranged", 24),
    ("navi21", "gemm_f16_f32_f16_128x128x32_dp2a", ("nn", "nt", "tn", "tt"), "fma", 1024),
    ("navi21", "gemm_f16_f32_f32_64x64x32_dp2a", ("nn", "tn"), "fma", 256),
    ("gfx940", "gemm_f16_f32_f16_128x128x32_dp2a", ("nn", "tn"), "fma", 1024),
)
COUNTED = {"arranged": "wmma"}  # other kinds are counted as themselves
MOST_VALU = {"wmma": 12, "fma": 1.2, "arranged": 0.5}  # vector instructions for each of these, in the loop


def lacking() -> str:
    """Why it cannot run; empty if it can."""
    if not os.environ.get("STREAMK_NEWER_RADV"):
        return "no RADV of Mesa 26 (./setup.sh brings it)"
    return "" if PROGRAM.exists() else f"{PROGRAM.name} is not built"


def faults(device: Path, family: str, kernel: str, layouts: tuple[str, ...], kind: str, number: int) -> list[str]:
    version, found = compile_pipelines(PROGRAM, family, (kernel, *layouts), newer_environment(family, device))
    said = [] if len(found) == 1 + len(layouts) else [f"{len(found)} pipelines of {kernel} by {version}"]
    for row, loop in found:
        figures = count(loop, int(row["subgroup"]))
        what = COUNTED.get(kind, kind)
        counted = figures[what]
        print("{family} {kernel} {layout} {pipeline}: {vgprs} VGPRs, {waves} waves a SIMD, ".format(**row)
              + f"{figures['loop']} instructions, {figures['valu']} of them vector ones, {counted} {what}")
        if (row["spills"], row["scratch"], counted) != ("0", "0", str(number)):
            said.append(f"{row['spills']} spills, {row['scratch']} bytes of scratch, {counted} {kind}")
        if int(figures["valu"]) > MOST_VALU[kind] * number:
            said.append(f"{figures['valu']} vector instructions for {number} {kind}")
    return said


def main() -> int:
    if reason := lacking():
        print(f"skip: {reason}\n0 passed, 0 failed, 1 skipped")
        return 0
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        device = build_newer_device(Path(folder))
        for family, kernel, layouts, kind, number in KERNELS:
            try:
                said = faults(device, family, kernel, layouts, kind, number)
            except NotCompiled as error:
                said = [str(error)]
            failed += bool(said)
            for sentence in said:
                print(f"failed: {kernel} on {family}: {sentence}")
    print(f"{len(KERNELS) - failed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
