"""The configuration closest to one that cannot work.

Imports registry, estimate, spec.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import inf, log2

from . import estimate, spec
from .registry import FAMILIES, LONGEST, MULTIPLIES, TYPES, BadRow, Kernel, check

TILES = (8, 16, 32, 48, 64, 80, 96, 112, 128, 160, 192, 224, 256)
PARTS = (4, 8, 16, 32, 48, 64, 80, 96, 128)
OTHER_MULTIPLY = 4.0  # as far as a tile of 16 times the size
OTHER_STAGES = 0.5

# An extent of the macro-tile and one of a part, and how far both are from those wanted.
Axis = list[tuple[float, int, int]]


def _distance(wanted: int, found: int) -> float:
    return abs(log2(found / wanted)) if wanted > 0 else 1.0 + log2(found)


def _axis(tile: int, part: int) -> Axis:
    """Macro-tiles and parts along m or n, the closest first."""
    tiles = sorted({min(max(tile, 1), LONGEST), *TILES})
    parts = sorted({max(part, 1), *PARTS})
    return sorted(
        (2.0 * _distance(tile, found) + _distance(part, found_part), found, found_part)
        for found in tiles
        for found_part in parts
        if found % found_part == 0
    )


def _families(kernel: Kernel) -> tuple[str, ...]:
    """Those that exist; a kernel for GPUs is not for CPU drivers, too."""
    known = tuple(name for name in kernel.families if name in FAMILIES) or ("nvidia",)
    return known if len(known) == 1 else tuple(name for name in known if name != "cpu")


def _types(kernel: Kernel) -> tuple[str, str, str]:
    wanted = (kernel.input, kernel.accumulator, kernel.output)
    return max(TYPES, key=lambda types: sum(4 - i for i in range(3) if types[i] == wanted[i]))


def _with(kernel: Kernel, m: tuple, n: tuple, tile_k: int) -> Kernel:
    """The kernel with other extents, and the fragments for them."""
    made = replace(kernel, tile_m=m[1], tile_n=n[1], tile_k=tile_k, part_m=m[2], part_n=n[2])
    return spec.fitted(made)


def _works(kernel: Kernel) -> bool:
    try:
        check(kernel)
    except BadRow:
        return False
    return not estimate.spills(kernel)


def _closest(kernel: Kernel, limit: float) -> Iterator[tuple[float, Kernel]]:
    """Kernels that work without spilling, each closer than the one before and than the limit."""
    along_m, along_n = _axis(kernel.tile_m, kernel.part_m), _axis(kernel.tile_n, kernel.part_n)
    along_k = sorted((2.0 * _distance(kernel.tile_k, k), k) for k in {min(max(kernel.tile_k, 1), LONGEST), *TILES})
    for m in along_m:
        for n in along_n:
            if m[0] + n[0] >= limit:
                break
            for distance, tile_k in along_k:
                if m[0] + n[0] + distance >= limit:
                    break
                found = _with(kernel, m, n, tile_k)
                if _works(found):
                    limit = m[0] + n[0] + distance
                    yield limit, found


def find(kernel: Kernel) -> Kernel | None:
    """The closest kernel that works: for families it names, of its types if there are such."""
    input_type, accumulator, output = _types(kernel)
    wanted = replace(kernel, input=input_type, accumulator=accumulator, output=output, families=_families(kernel),
                     ahead="")
    limit, best = inf, None
    for multiply in sorted(MULTIPLIES, key=lambda name: name != kernel.multiply):
        for stages in (1, 2):
            away = OTHER_MULTIPLY * (multiply != kernel.multiply) + OTHER_STAGES * (stages != kernel.stages)
            for distance, found in _closest(replace(wanted, multiply=multiply, stages=stages), limit - away):
                limit, best = distance + away, found
    return best


def require(kernel: Kernel) -> None:
    """Raise BadRow if a kernel cannot work, with the closest that does."""
    try:
        check(kernel)
    except BadRow as error:
        closest = find(kernel)
        if not closest:
            raise
        stages = f" with {closest.stages} stages" if closest.stages > 1 else ""
        raise BadRow(f"{error}; the nearest that works: {spec.text_of(closest)}{stages}") from None
