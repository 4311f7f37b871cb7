"""A header, or a file of traced kernels, with some of the registry's kernels and with a user's own: which, and its
text and shaders.

Imports registry, spec, nearest, archive, bases, modules, header, product, render, spirv. Reads include/streamk.h for
the SPIR-V that is there.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from pathlib import Path

from . import archive, bases, header, nearest, product, registry, render, sparse, spec, spirv
from .modules import modules_of
from .registry import FAMILIES, BadRow, Kernel, Types
from .render import Shader
from .spirv import Embedded


@dataclass(frozen=True)
class Wishes:
    """What a user names; what is empty leaves everything."""

    types: Sequence[str] = ()  # of A and B
    families: Sequence[str] = ()
    patterns: Sequence[str] = ()  # of names of the registry's kernels
    tiles: Sequence[str] = ()  # configurations as spec.py has them
    config: Path | None = None  # and as kernels.toml has them
    sparse: bool = True  # sparse matrices, too
    blocks: bool = True  # kernels that read weights in blocks, too


def _require_known(what: str, names: Iterable[str], known: Iterable[str]) -> None:
    known = list(known)
    for name in names:
        if name not in known:
            close = difflib.get_close_matches(name, known, 1, 0.0)
            raise BadRow(f"{what} is {name!r}, must be one of {', '.join(known)}; the nearest: {close[0]}")


def _select(wishes: Wishes, kernels: tuple[Kernel, ...]) -> list[Kernel]:
    """Those of the registry that are named."""
    for pattern in wishes.patterns:
        if pattern != "none" and not any(fnmatchcase(kernel.name, pattern) for kernel in kernels):
            close = difflib.get_close_matches(pattern, [kernel.name for kernel in kernels], 1, 0.0)
            raise BadRow(f"no kernel's name matches {pattern!r}; the nearest: {close[0]}")
    return [
        kernel
        for kernel in kernels
        if (not wishes.types or kernel.input in wishes.types)
        and (not wishes.families or set(wishes.families) & set(kernel.families))
        and (wishes.blocks or not (kernel.blocks or kernel.codes))
        and (not wishes.patterns or any(fnmatchcase(kernel.name, pattern) for pattern in wishes.patterns))
    ]


def _own(wishes: Wishes) -> list[Kernel]:
    """The user's configurations, checked."""
    found = []
    families = wishes.families or [name for name in FAMILIES if name != "cpu"]
    for text in wishes.tiles:
        try:
            kernel = spec.parse(text, families)
            nearest.require(kernel)
        except BadRow as error:
            raise BadRow(f"{text}: {error}") from None
        found.append(kernel)
    if wishes.config:
        if not wishes.config.exists():
            raise BadRow(f"{wishes.config} does not exist")
        found += registry.parse(wishes.config.read_text(), wishes.config.name, nearest.require)
    return found


def _require_served(wishes: Wishes, found: Sequence[Kernel], kernels: tuple[Kernel, ...]) -> None:
    """Every type and family that is named has a kernel."""
    for name in wishes.types:
        if not any(kernel.input == name for kernel in found):
            others = dict.fromkeys(f for kernel in kernels if kernel.input == name for f in kernel.families)
            raise BadRow(f"no kernel that is named multiplies {name}; there are some for {', '.join(others)}")
    for name in wishes.families:
        if not any(name in kernel.families for kernel in found):
            others = dict.fromkeys(kernel.input for kernel in kernels if name in kernel.families)
            raise BadRow(f"no kernel that is named is made for {name}; there are some of {', '.join(others)}")
    if not found:
        raise BadRow("no kernel is left")


def select(wishes: Wishes) -> tuple[Kernel, ...]:
    """The kernels of a trimmed header: the registry's in its order, then the user's, which replace those of their
    name. Raises BadRow."""
    kernels = registry.load()
    _require_known("a type", wishes.types, dict.fromkeys(types[0] for types in registry.TYPES))
    _require_known("a family", wishes.families, FAMILIES)
    own = {kernel.name: kernel for kernel in _own(wishes)}
    found = [kernel for kernel in _select(wishes, kernels) if kernel.name not in own] + list(own.values())
    _require_served(wishes, found, kernels)
    return tuple(found)


def select_sparse(wishes: Wishes) -> tuple[Types, ...]:
    """The sparse matrices of a trimmed header: those of the types that are named; s32 comes with s8."""
    named = {"s32" if name == "s8" else name for name in wishes.types}
    return tuple(types for types in sparse.load() if wishes.sparse and (not named or types.input in named))


def _embedded(shaders: Mapping[str, Shader], turns: Mapping[str, int], committed: str) -> dict[str, Embedded]:
    """Each shader's module, compiled only where the committed header has not the same; and what that has besides."""
    known = archive.embedded(committed)
    stale = {name: shader for name, shader in shaders.items()
             if name not in known or known[name].source != spirv.source_hash(shader.source)}
    aside = {name: f"{name} as committed" for name in stale}  # others may be differences to it
    known = {aside.get(name, name): replace(module, base=aside.get(module.base, module.base))
             for name, module in known.items()}
    return known | bases.settle(product.compile_embedded(stale), turns, known)


def _own_files(kernels: Sequence[Kernel], shaders: Mapping[str, Shader], traces: bool) -> dict[str, str]:
    """The files of the shaders that a user's own configurations among these take: the registry's stand in shaders/."""
    registered = registry.load()
    own = modules_of([kernel for kernel in kernels if kernel not in registered], traces)
    return product.files_of({module.name: shaders[module.name] for module in own})


@dataclass(frozen=True)
class Trimmed:
    """What is written."""

    header: str
    shaders: dict[str, str]  # of a user's own configurations: files, by their paths from the folder that holds them


def make(kernels: tuple[Kernel, ...], sparse_rows: Sequence[Types], committed: str, command: str,
         traces: bool = False) -> Trimmed:
    """A trimmed header, or a file of traced kernels, and its shaders."""
    modules = [*modules_of(kernels, traces), *sparse.modules_of(sparse_rows)]
    shaders = {module.name: render.shader(module) for module in modules}
    embedded = _embedded(shaders, header.turns(modules), committed)
    text = (header.traced(kernels, embedded, command) if traces
            else header.trimmed(kernels, sparse_rows, embedded, command))
    return Trimmed(text, _own_files(kernels, shaders, traces))
