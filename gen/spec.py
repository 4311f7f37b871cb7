"""A configuration in one word, as command lines name it: 128x96x64/64x48/coop/f16,f32,f16/nvidia,amd, and behind that
the number of stages where it is not 1.

Imports registry only.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from .registry import FAMILIES, FRAGMENTS, MULTIPLIES, BadRow, Kernel, kernels_of

FORM = "TILE/PART/MULTIPLY/TYPES[/FAMILIES[/STAGES]]"
EXAMPLE = "128x96x64/64x48/coop/f16,f32,f16"


def numbers(member: str, text: str) -> list[int]:
    """Extents like 64x128x64."""
    if not re.fullmatch(r"\d+(x\d+)*", text):
        raise BadRow(f"{member} is {text!r}, must be numbers with x between them")
    return [int(number) for number in text.split("x")]


def fragments_of(
    type_name: str, families: Sequence[str], part_m: int, part_n: int, tile_k: int, steps: int = 2
) -> tuple[tuple[int, int, int], ...]:
    """The families' cooperative matrices, for A and B of a type, of which a subgroup's part can be made; all of them if
    it cannot of any."""
    found = [FAMILIES[name].fragments_of(type_name) for name in families if name in FAMILIES]
    known = dict.fromkeys(fragment for sizes in found for fragment in sizes)
    fitting = [(m, n, k) for m, n, k in known if not (part_m % m or part_n % n or tile_k % (steps * k))]
    return tuple(fitting or known)[:FRAGMENTS]


def fitted(kernel: Kernel) -> Kernel:
    """The kernel with the cooperative matrices of its families that suit its extents, and as many stages of an arranged
    kernel as its k-iteration has steps of theirs."""
    if not kernel.is_coop:
        return replace(kernel, fragments=())
    steps = 1 if kernel.is_arranged else 2  # that a k-iteration is a multiple of
    fragments = fragments_of(kernel.matrix, kernel.families, kernel.part_m, kernel.part_n, kernel.tile_k, steps)
    cubes = tuple((m, n, k) for m, n, k in fragments if m == n == k)
    if not kernel.is_arranged or not cubes:
        return replace(kernel, fragments=fragments)
    return replace(kernel, fragments=cubes, stages=kernel.tile_k // cubes[0][2])


def parse(text: str, families: Sequence[str]) -> Kernel:
    """The kernel that a word describes, not yet checked; `families` hold where it names none."""
    members = text.split("/")
    if not 4 <= len(members) <= 6:
        raise BadRow(f"a configuration is {text!r}, must be {FORM}, like {EXAMPLE}")
    tile, part, multiply, types, *named = members
    if multiply not in MULTIPLIES:
        raise BadRow(f"multiply is {multiply!r}, must be one of {', '.join(MULTIPLIES)}, as in {EXAMPLE}")
    stages = numbers("stages", named[1])[0] if len(named) > 1 else 1
    row = {"multiply": multiply, "types": [types], "tile": numbers("tile", tile), "part": numbers("part", part),
           "stages": stages, "families": named[0].split(",") if named else list(families)}
    (kernel,) = kernels_of(row)
    return fitted(kernel)


def text_of(kernel: Kernel) -> str:
    """The word for a kernel."""
    tile = f"{kernel.tile_m}x{kernel.tile_n}x{kernel.tile_k}/{kernel.part_m}x{kernel.part_n}"
    types = f"{kernel.input},{kernel.accumulator},{kernel.output}"
    stages = f"/{kernel.stages}" if kernel.stages > 1 and not kernel.is_arranged else ""
    return f"{tile}/{kernel.multiply}/{types}/{','.join(kernel.families)}{stages}"
