"""Constants of the cost model, microseconds: see sk__predict in templates/header/planner.h.

Imports registry only.
"""

from __future__ import annotations

from dataclasses import dataclass

from .registry import Kernel


@dataclass(frozen=True)
class Cost:
    """What one workgroup's steps take while every compute unit runs workgroups_per_unit of them."""

    workgroups_per_unit: int
    start: float  # of a segment, before its first k-iteration is multiplied
    iteration: float
    peer: float  # storing or adding one partial
    epilogue: float  # writing a tile


# TFLOP/s of one compute unit (measured on an H200, driver 580.159), and GB/s at which it moves partials and tiles.
_RATES = {"coop": 2.2, "scalar": 0.25}
_BANDWIDTH = 40.0
_START = 2.0


def of(kernel: Kernel) -> Cost:
    """Constants of a kernel, from its extents and the rates of one compute unit."""
    together = 1 if kernel.is_coop or kernel.parts >= 256 else 256 // kernel.parts
    flops = 2.0 * kernel.tile_m * kernel.tile_n * kernel.tile_k
    size = kernel.tile_m * kernel.tile_n * kernel.accumulator_size
    return Cost(
        workgroups_per_unit=together,
        start=_START,
        iteration=flops * together / (_RATES[kernel.multiply] * 1e6),
        peer=size / (_BANDWIDTH * 1e3),
        epilogue=size / (_BANDWIDTH * 1e3) / 2,
    )
