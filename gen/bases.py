"""Which modules a header has whole: few. Each other one takes the ids of one of those, its base, and is kept as a
difference to it.

Imports spirv, rename, difference. Runs spirv-dis and spirv-val.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from . import spirv
from .difference import difference
from .rename import Code, parse, rename
from .spirv import Embedded

SHORTER = 4  # times that a difference is shorter than its module


def _parse(module: Embedded) -> Code:
    return parse(module.words, spirv.disassemble(module.spirv, "--raw-id"))


def _traits(code: Code) -> set[tuple[tuple[int, ...], ...]]:
    """All that three instructions in a row do, whatever their ids: modules that are nearly the same share most."""
    rows = [instruction.key({}) for instruction in code.instructions]
    return set(zip(rows, rows[1:], rows[2:]))


def _like(code: Code, base: Code) -> tuple[int, ...] | None:
    """The module's words with the base's ids; none if the difference is not worth it."""
    words = rename(code, base)
    return words if len(difference(base.words, words)) * SHORTER < len(words) else None


def _like_nearest(codes: Mapping[str, Code], known: Collection[str]) -> dict[str, tuple[str, tuple[int, ...]]]:
    """The bases of the modules that have one, and their words with its ids. The largest modules come first, as it costs
    least to leave words out; they follow those that are known to stand whole."""
    traits = {name: _traits(code) for name, code in codes.items()}
    wholes, found = list(known), {}
    for name in sorted((name for name in codes if name not in known), key=lambda name: -len(codes[name].words)):
        base = max(wholes, key=lambda whole: len(traits[whole] & traits[name]), default=None)
        words = _like(codes[name], codes[base]) if base else None
        if words:
            found[name] = (base, words)
        else:
            wholes.append(name)
    return found


def settle(modules: Mapping[str, Embedded], known: Mapping[str, Embedded] | None = None) -> dict[str, Embedded]:
    """The modules, by the C names of their arrays, with their bases and those bases' ids. What stands whole among the
    known is a base as well."""
    if not modules:
        return {}
    wholes = {name: module for name, module in (known or {}).items() if not module.base and name not in modules}
    everything = {**wholes, **modules}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        codes = dict(zip(everything, pool.map(_parse, everything.values())))
        found = _like_nearest(codes, wholes)
        bodies = dict(zip(found, pool.map(lambda name: spirv.validate(spirv.pack(found[name][1])), found)))
    return {**modules, **{name: replace(modules[name], spirv=bodies[name], base=found[name][0]) for name in found}}
