"""The tile configurations that a search compiles.

Imports registry, spec, estimate, machines.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from .. import estimate, spec
from ..registry import TYPES, BadRow, Kernel, Types, check
from .machines import LANES, MACHINES

INVOCATIONS = range(128, 257)  # of a workgroup, subgroups having 32
STAGES = (1, 2)
MATRICES = ("f16", "s8", "u8")  # types of A and B of which RADV 25.0 has cooperative matrices, on RDNA 3
WORDS = ("s8", "u8")


@dataclass(frozen=True)
class Space:
    """Extents that are tried: all that make a kernel, whose m is not less than its n."""

    lines: tuple[int, ...]  # of a macro-tile, m and n
    depths: tuple[int, ...]  # k
    parts: tuple[tuple[int, int], ...]


_BLOCKS = ((8, 8), (8, 4), (4, 4))
SPACES = {
    "coop": Space((64, 96, 128, 192, 256), (32, 64, 128), ((32, 32), (64, 32), (48, 48), (64, 48), (64, 64), (96, 32))),
    "scalar": Space((64, 128, 256), (8, 16, 32), _BLOCKS),
    "dp4a": Space((64, 128, 256), (32, 64), _BLOCKS),
}


@dataclass(frozen=True)
class Candidate(Kernel):
    """A kernel whose name tells its part and stages, too: kernels of the registry differ in their tiles."""

    @property
    def name(self) -> str:
        return f"{super().name}_{self.part_m}x{self.part_n}_{self.stages}"


def multiply_of(family: str, input_type: str) -> str:
    """How a family multiplies large matrices of a type fastest."""
    if input_type in MATRICES and "coop" in MACHINES[family].peaks:
        return "coop"
    return "dp4a" if input_type in WORDS else "scalar"


def types_of(input_type: str) -> Types:
    """The first that have A and B of a type."""
    return next(types for types in TYPES if types.input == input_type)


def _checked(kernel: Kernel, stages: int) -> Candidate:
    found = replace(Candidate(**vars(kernel)), stages=stages)
    check(found)
    return found


def parse(word: str) -> Candidate:
    """The candidate that a word describes as spec.py has it, with its stages after another slash where they are not 1.
    Raises BadRow."""
    *members, last = word.split("/")
    if last.isdigit():
        return _checked(spec.parse("/".join(members), ["amd"]), int(last))
    return _checked(spec.parse(word, ["amd"]), 1)


def _words(multiply: str, types: Types) -> Iterator[str]:
    space = SPACES[multiply]
    for m, n, k, (part_m, part_n), stages in product(space.lines, space.lines, space.depths, space.parts, STAGES):
        parts = m * n // (part_m * part_n)
        whole = m >= n and m % part_m == 0 and n % part_n == 0
        if whole and parts * (LANES if multiply == "coop" else 1) in INVOCATIONS:
            yield f"{m}x{n}x{k}/{part_m}x{part_n}/{multiply}/{','.join(types)}/{stages}"


def all_of(family: str, input_type: str) -> list[Candidate]:
    """All that a family can run and that have registers enough, by gen's estimate."""
    found = []
    for word in _words(multiply_of(family, input_type), types_of(input_type)):
        try:
            found.append(parse(word))
        except BadRow:  # the space is larger than what makes a kernel
            continue
    return [candidate for candidate in found if not estimate.spills(candidate)]
