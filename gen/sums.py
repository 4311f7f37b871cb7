"""The modules of the separate pass that sums row by row: one for each accumulator and type of D, whatever the tile.

Imports contract and registry only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

from .contract import SIZES
from .registry import Kernel


@dataclass(frozen=True)
class Sum(Kernel):
    """Such a module, as its template sees a row: its types are those of kernels that use it."""

    @property
    def name(self) -> str:
        return f"sum_{self.accumulator}_{self.output}"

    @property
    def template(self) -> str:
        return "sum"

    @property
    def parts(self) -> int:
        """Vectors of 4 that a workgroup sums, and invocations that load one run of their peers."""
        return SIZES["SUM_VECTORS"].value


def sum_of(kernel: Kernel) -> Sum:
    """The module that sums a kernel's partials."""
    row = {field.name: getattr(kernel, field.name) for field in fields(Kernel)}
    return Sum(**row | {"multiply": "sum", "input": kernel.output, "fragments": ()})


def sums_of(kernels: Sequence[Kernel]) -> list[Sum]:
    """The modules that sum the kernels' partials, each once, in order."""
    modules: dict[str, Sum] = {}
    for kernel in kernels:
        modules.setdefault(sum_of(kernel).name, sum_of(kernel))
    return list(modules.values())
