"""The modules of the fixups that add floats by atomics: one for each kernel with f32 sums.

They are apart from the kernels' own because a device may lack the atomics. Imports registry only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

from .registry import Kernel


@dataclass(frozen=True)
class Adds(Kernel):
    """Such a module, as its template sees a row: the kernel's."""

    @property
    def name(self) -> str:
        return f"{super().name}_adds"

    @property
    def loads(self) -> int:
        """One, as in most kernels, to which it can then be kept as a difference."""
        return 1

    @property
    def added(self) -> tuple[str, ...]:
        return ("partial_vectors", "output_elements") if self.output == "f32" else ("partial_vectors",)


def adds_of(kernel: Kernel) -> Adds | None:
    """The module that adds a kernel's sums by atomics, which are of floats."""
    row = {field.name: getattr(kernel, field.name) for field in fields(Kernel)}
    return Adds(**row) if kernel.accumulator == "f32" else None


def all_adds_of(kernels: Sequence[Kernel]) -> list[Adds]:
    """The modules that add the kernels' sums by atomics, in order."""
    return [module for module in map(adds_of, kernels) if module]
