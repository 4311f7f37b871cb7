"""Which modules a header has whole: few. Each other one takes the ids of one that is like it, its base, and is kept as
a difference to it. A base may have one itself.

Imports spirv, rename, difference. Runs spirv-dis and spirv-val.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from . import spirv
from .difference import difference
from .rename import Code, ordered, parse, rename
from .spirv import Embedded

SHORTER = 4  # times that a difference is shorter than its module
SAMPLED = 8  # of so many traits, one is compared


def _parse(module: Embedded) -> Code:
    """A module, whatever ids it had: one just compiled is then one that a header held."""
    return ordered(parse(module.words, spirv.disassemble(module.spirv, "--raw-id")))


def _traits(code: Code) -> set[tuple[tuple[int, ...], ...]]:
    """Some of what three instructions in a row do, whatever their ids: modules that are nearly the same share most."""
    rows = [instruction.key({}) for instruction in code.instructions]
    return {three for three in zip(rows, rows[1:], rows[2:]) if sum(map(sum, three)) % SAMPLED == 0}


def _like(code: Code, base: Code) -> Code | None:
    """The module with the base's ids; none if the difference is not worth it."""
    renamed = rename(code, base)
    return renamed if len(difference(base.words, renamed.words)) * SHORTER < len(renamed.words) else None


def _like_nearest(codes: Mapping[str, Code], known: Collection[str],
                  turns: Mapping[str, int]) -> dict[str, tuple[str, tuple[int, ...]]]:
    """The bases of the modules that have one, and their words with its ids. The largest modules come first, as it costs
    least to leave words out; they follow those that are known to stand whole, and go before those of later turns."""
    traits = {name: _traits(code) for name, code in codes.items()}
    settled, found = {name: codes[name] for name in known}, {}
    unsettled = (name for name in codes if name not in known)
    for name in sorted(unsettled, key=lambda name: (turns.get(name, 0), -len(codes[name].words))):
        base = max(settled, key=lambda other: len(traits[other] & traits[name]), default=None)
        like = _like(codes[name], settled[base]) if base else None
        settled[name] = like or codes[name]
        if like:
            found[name] = (base, like.words)
    return found


def standing(modules: Mapping[str, Embedded], held: Mapping[str, Embedded]) -> dict[str, Embedded]:
    """Those of the modules that a header holds just so, with their bases, and those bases', and so on."""
    same = {name for name, module in modules.items() if held.get(name) == module}
    found = dict[str, Embedded]()
    for name in (name for name in modules if name in same):  # in their order, as a set has another in each run
        line = [name]
        while line[-1] in same and (base := modules[line[-1]].base):
            line.append(base)
        if line[-1] in same:
            found[name] = modules[name]
    return found


def settle(modules: Mapping[str, Embedded], turns: Mapping[str, int] | None = None,
           known: Mapping[str, Embedded] | None = None) -> dict[str, Embedded]:
    """The modules, by their names, with their bases and those bases' ids. Those of a later turn are no bases of those
    before, whose turn is 0 unless it is told. What stands whole among the known is a base as well; nothing else of
    them, lest bases be made of each other. All are validated."""
    if not modules:
        return {}
    wholes = {name: module for name, module in (known or {}).items() if not module.base and name not in modules}
    everything = {**wholes, **modules}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        codes = dict(zip(everything, pool.map(_parse, everything.values())))
        found = _like_nearest(codes, wholes, turns or {})
        whole = {name: ("", codes[name].words) for name in modules}
        settled = {name: replace(modules[name], spirv=spirv.pack(words), base=base)
                   for name, (base, words) in {**whole, **found}.items()}
        list(pool.map(spirv.validate, (module.spirv for module in settled.values())))
    return settled
