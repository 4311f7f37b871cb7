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
    lone_iteration: float  # of a workgroup that has a compute unit for itself
    fixup: float  # handing in a partial and completing a tile, whatever the number of peers
    peer: float  # adding one partial
    last_arriver: float  # by which k-iterations take longer in its pipelines
    epilogue: float  # writing a tile

    def times(self) -> tuple[float, ...]:
        """The members that follow workgroups_per_unit, as sk__kernel has them."""
        waits = (self.start, self.iteration, self.lone_iteration)
        return (*waits, self.fixup, self.peer, self.last_arriver, self.epilogue)


# Measured on an H200, driver 580.159, with the benchmark: iteration from 4096 x 4096 x 4096 data-parallel (tiles
# of 16 and 32 rows: from 16 x 14336 x 4096, where they wait for memory), the others
# from one wave of whole tiles against Stream-K with one worker less, and from split-K of one tile into 16 and 64.
_MEASURED = {
    ("coop", "f16", (128, 192, 64)): Cost(1, 1.5, 1.27, 1.27, 8.0, 0.75, 1.05, 2.0),
    ("coop", "f16", (128, 128, 64)): Cost(1, 1.5, 0.96, 0.96, 8.0, 0.5, 1.0, 1.5),
    ("coop", "f16", (64, 64, 64)): Cost(3, 1.5, 1.30, 0.72, 8.0, 0.3, 1.0, 1.0),
    ("coop", "f16", (32, 128, 128)): Cost(2, 1.5, 2.40, 1.20, 8.0, 0.3, 1.0, 1.0),
    ("coop", "f16", (16, 128, 128)): Cost(2, 1.5, 2.30, 1.15, 8.0, 0.3, 1.0, 1.0),
    ("scalar", "f32", (128, 128, 16)): Cost(1, 1.5, 1.60, 1.60, 8.0, 0.5, 1.0, 1.5),
    ("scalar", "f32", (64, 64, 16)): Cost(2, 1.5, 1.07, 0.72, 8.0, 0.3, 1.0, 1.0),
    ("scalar", "f32", (16, 128, 32)): Cost(2, 1.5, 1.30, 0.88, 8.0, 0.3, 1.0, 1.0),
    ("scalar", "f16", (128, 128, 16)): Cost(1, 1.5, 1.67, 1.67, 8.0, 0.5, 1.0, 1.5),
}

# What is not measured is derived: GFLOP/s of one compute unit and GB/s at which it moves partials and tiles.
_GPU_RATES = {"coop": 2200.0, "scalar": 320.0}
_GPU_BANDWIDTH = 100.0
_CPU_RATE = 1.5
_CPU_BANDWIDTH = 1.0


def of(kernel: Kernel) -> Cost:
    """The constants of a kernel: measured ones, or what its extents and the rates of one compute unit give."""
    measured = _MEASURED.get((kernel.multiply, kernel.input, (kernel.tile_m, kernel.tile_n, kernel.tile_k)))
    if measured:
        return measured
    cpu = kernel.families == ("cpu",)
    rate = _CPU_RATE if cpu else _GPU_RATES[kernel.multiply]
    bandwidth = _CPU_BANDWIDTH if cpu else _GPU_BANDWIDTH
    flops = 2.0 * kernel.tile_m * kernel.tile_n * kernel.tile_k
    moved = kernel.tile_m * kernel.tile_n * kernel.accumulator_size / (bandwidth * 1e3)
    iteration = flops / (rate * 1e3)
    return Cost(1, 1.5, iteration, iteration, 8.0, moved, 1.0, 2.0 * moved)
