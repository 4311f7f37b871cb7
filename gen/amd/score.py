"""What a compiled candidate would reach on a machine, by cycles.py: a model, and never run.

The inner loop is all that is counted. A machine's work group processors (WGPs) take whole tiles, as many at a time as
fit; those of the last turn are spread over all WGPs, each of which then has fewer subgroups to hide latency with.

Imports registry, cycles, loop, machines.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..registry import Kernel
from .cycles import bounds
from .loop import multiplies
from .machines import SIMDS, Machine

WMMA = 16 * 16 * 16  # multiply-adds
SHAPES = ((1024, 1024), (1536, 1536), (2048, 2048), (4096, 4096), (4096, 1024), (8192, 512))  # m, n, that matter


@dataclass(frozen=True)
class Pipeline:
    """What the compiler made of a candidate, for a layout of A and B."""

    layout: str
    subgroup_size: int
    registers: int
    lds: int  # bytes of a workgroup
    spills: int
    loop: Sequence[str]


def iterations(kernel: Kernel, pipeline: Pipeline) -> int:
    """k-iterations of a turn of the loop, which may be unrolled."""
    own = kernel.part_m * kernel.part_n * kernel.tile_k
    expected = own // WMMA if kernel.is_coop else own // kernel.packed
    return max(1, round(sum(multiplies(list(pipeline.loop))) / expected))


@dataclass(frozen=True)
class Score:
    """A pipeline's figures."""

    machine: Machine
    kernel: Kernel
    pipeline: Pipeline

    @property
    def subgroups(self) -> int:
        """Of a workgroup."""
        size = self.pipeline.subgroup_size
        return -(-self.kernel.invocations(size) // size)

    @property
    def workgroups(self) -> int:
        """Of a WGP at a time."""
        pipeline = self.pipeline
        return self.machine.workgroups(pipeline.registers, pipeline.lds, self.subgroups, pipeline.subgroup_size)

    def _busiest(self, workgroups: int) -> int:
        """Subgroups of a SIMD."""
        return -(-workgroups * self.subgroups // SIMDS)

    def bounds(self, workgroups: int) -> dict[str, float]:
        """Clocks of a turn of the loop by all of a WGP's workgroups, by what may bound it."""
        waves = self._busiest(workgroups)
        found = bounds(list(self.pipeline.loop), self.pipeline.subgroup_size, waves)
        return {name: waves * clocks for name, clocks in found.items()}

    def clocks(self, workgroups: int) -> float:
        return max(self.bounds(workgroups).values()) / iterations(self.kernel, self.pipeline)

    @property
    def bound(self) -> str:
        """What limits a full WGP."""
        found = self.bounds(self.workgroups)
        return max(found, key=lambda name: found[name])

    def _operations(self, tiles: int) -> int:
        return 2 * tiles * self.kernel.tile_m * self.kernel.tile_n * self.kernel.tile_k

    def _peak(self, clocks: float, processors: int) -> float:
        """Operations that fit in."""
        return clocks * processors * SIMDS * self.machine.peaks[self.kernel.multiply]

    @property
    def rate(self) -> float:
        """Share of the machine's peak, while all WGPs are full."""
        return self._operations(self.workgroups) / self._peak(self.clocks(self.workgroups), 1)

    def share(self, m: int, n: int) -> float:
        """Share of the machine's peak, in whole tiles of a shape."""
        tiles = -(-m // self.kernel.tile_m) * -(-n // self.kernel.tile_n)
        full, rest = divmod(tiles, self.machine.processors * self.workgroups)
        last = self.clocks(-(-rest // self.machine.processors)) if rest else 0
        clocks = full * self.clocks(self.workgroups) + last
        return 2 * m * n * self.kernel.tile_k / self._peak(clocks, self.machine.processors)

    @property
    def shapes(self) -> float:
        """Mean share over SHAPES."""
        return sum(self.share(m, n) for m, n in SHAPES) / len(SHAPES)

    @property
    def traffic(self) -> float:
        """Bytes of A and B that a compute unit reads a clock, while all WGPs are full."""
        kernel = self.kernel
        read = (kernel.tile_m + kernel.tile_n) * kernel.tile_k * kernel.input_size * self.workgroups
        return read / self.clocks(self.workgroups) / 2
