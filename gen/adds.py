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
        return f"{self.row}_adds"

    @property
    def row(self) -> str:
        """The kernel's name."""
        return super().name

    @property
    def template(self) -> str:
        return "adds"

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


def _like(module: Adds, kernels: Sequence[Kernel]) -> str:
    """The name of a kernel whose loop the module has: its own, or another one."""
    row = next(kernel for kernel in kernels if kernel.name == module.row)
    alike = (other for other in (row, *kernels) if other.loads == module.loads and other.multiply == module.multiply
             and (other.input, other.output) == (module.input, module.output))
    return next(alike, row).name


def likes_of(kernels: Sequence[Kernel]) -> dict[str, str]:
    """The names of such modules, and of those that they are nearly the same as."""
    return {module.name: _like(module, kernels) for module in all_adds_of(kernels)}
