"""The modules that pack A or B: one for each size of their elements.

Imports registry only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

from .registry import TYPE_SIZES, Kernel


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
        """Invocations of a workgroup: SK__PACK_INVOCATIONS in templates/header/pack.h."""
        return 128


def pack_of(kernel: Kernel) -> Pack:
    """The module that packs a kernel's A and B."""
    row = {field.name: getattr(kernel, field.name) for field in fields(Kernel)}
    name = next(name for name, size in TYPE_SIZES.items() if size == kernel.input_size)
    types = {"input": name, "accumulator": name, "output": name}
    return Pack(**row | types | {"multiply": "pack", "fragments": ()})


def packs_of(kernels: Sequence[Kernel]) -> list[Pack]:
    """The modules that pack the kernels' A and B, each once, in order."""
    modules: dict[str, Pack] = {}
    for kernel in kernels:
        modules.setdefault(pack_of(kernel).name, pack_of(kernel))
    return list(modules.values())
