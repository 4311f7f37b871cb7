"""The modules that pack A or B: one for each size of their elements, one that transposes those of 8 bits, and one
for each type of elements that are arranged.

Imports contract and registry only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from .contract import SIZES
from .registry import LONGEST_FRAGMENT, TYPE_SIZES, Kernel


@dataclass(frozen=True)
class Pack(Kernel):
    """Such a module, as its template sees a row: its type is one of the size, its tile that of some user."""

    @property
    def name(self) -> str:
        return f"pack_{8 * self.input_size}bit"

    @property
    def template(self) -> str:
        return "pack"

    @property
    def parts(self) -> int:
        """Invocations of a workgroup."""
        return SIZES["PACK_INVOCATIONS"].value


@dataclass(frozen=True)
class Transpose(Pack):
    """The module that transposes what it packs, for kernels that want k contiguous."""

    @property
    def name(self) -> str:
        return f"transpose_{8 * self.input_size}bit"

    @property
    def template(self) -> str:
        return "transpose"


@dataclass(frozen=True)
class Arrange(Pack):
    """The module that packs A or B in the order of an arranged kernel's fragments."""

    @property
    def name(self) -> str:
        return f"arrange_{self.input}"

    @property
    def template(self) -> str:
        return "arrange"

    @property
    def parts(self) -> int:
        """Subgroups of a workgroup."""
        return SIZES["ARRANGED_BLOCK"].value

    def invocations(self, subgroup_size: int) -> int:
        return self.parts * subgroup_size


def _row(kernel: Kernel) -> dict[str, Any]:
    """The kernel's members, with a type that stands for all of its size."""
    row = {field.name: getattr(kernel, field.name) for field in fields(Kernel)}
    name = next(name for name, size in TYPE_SIZES.items() if size == kernel.input_size)
    return row | {"input": name, "accumulator": name, "output": name, "fragments": ()}


def pack_of(kernel: Kernel) -> Pack:
    """The module that packs a kernel's A and B."""
    return Pack(**_row(kernel) | {"multiply": "pack"})


def transpose_of(kernel: Kernel) -> Transpose | None:
    """The module that transposes them, if the kernel wants that."""
    return Transpose(**_row(kernel) | {"multiply": "transpose"}) if kernel.packs_transposed else None


def arrange_of(kernel: Kernel) -> Arrange | None:
    """The module that arranges them, if the kernel wants that."""
    row = {field.name: getattr(kernel, field.name) for field in fields(Kernel)}
    longest = ((LONGEST_FRAGMENT,) * 3,)  # the same module, whatever kernels a header has
    return Arrange(**row | {"multiply": "arrange", "fragments": longest}) if kernel.is_arranged else None


def packs_of(kernels: Sequence[Kernel]) -> list[Pack]:
    """The modules that pack the kernels' A and B, each once, in order."""
    modules: dict[str, Pack] = {}
    for kernel in kernels:
        for module in filter(None, (pack_of(kernel), transpose_of(kernel), arrange_of(kernel))):
            modules.setdefault(module.name, module)
    return list(modules.values())
