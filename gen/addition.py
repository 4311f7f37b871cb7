"""Rows that are added to the registry: what is new is rendered and compiled, and the rest is as it was committed.

Imports registry, spec, nearest, costs, modules, sparse, render, parts, archive, bases, header, product. Reads shaders/
and include/streamk.h.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from . import archive, bases, costs, header, nearest, parts, product, registry, render, sparse, spec
from .modules import modules_of
from .registry import BadRow, Kernel
from .render import Shader

Step = Callable[[str], None]  # is told what begins


def rows_of(words: Sequence[str]) -> list[dict[str, Any]]:
    """The rows of configurations: those that differ in their types alone are one. Raises BadRow."""
    rows: list[dict[str, Any]] = []
    for word in words:
        try:
            kernel = spec.parse(word, ())
            if not kernel.families:
                raise BadRow(f"it names no family of devices, which {spec.FORM} may leave out elsewhere")
            nearest.require(kernel)
        except BadRow as error:
            raise BadRow(f"{word}: {error}") from None
        row = registry.row_of(kernel)
        same = next((other for other in rows if {**other, "types": []} == {**row, "types": []}), None)
        if same:
            same["types"] += row["types"]
        else:
            rows.append(row)
    return rows


@dataclass(frozen=True)
class Addition:
    """What is written: the registry, the files of shaders/ by their paths there, and the header."""

    registry: str
    files: Mapping[str, str]
    header: str
    kernels: tuple[Kernel, ...]  # the new ones


def _said(file: str, texts: Mapping[str, str]) -> tuple[str, str]:
    """The name of a file's part, and its text with its own parts in place."""
    return re.split(r"[-.]", file)[0], parts.expand(texts[file], texts)


def _files(shaders: Mapping[str, Shader]) -> dict[str, str]:
    """The files of new shaders. A part that says what an older one does is that file."""
    folder = render.ROOT / "shaders" / parts.FOLDER
    committed = {path.name: path.read_text() for path in sorted(folder.iterdir())}
    older = {_said(file, committed): file for file in committed}
    texts = parts.merge([shader.parts for shader in shaders.values()])
    renamed = {file: older[said] for file in texts if (said := _said(file, texts)) in older}
    files = {f"{name}.comp": shader.text for name, shader in shaders.items()}
    files |= {f"{parts.FOLDER}/{file}": text for file, text in texts.items() if file not in renamed}
    return {path: parts.rename_inclusions(text, renamed) for path, text in files.items()}


def make(rows: Sequence[Mapping[str, Any]], step: Step) -> Addition:
    """What rows add. Raises BadRow, CompileError."""
    text = "\n".join([registry.PATH.read_text(), *map(registry.row_text, rows)])
    kernels = registry.parse(text, registry.PATH.name, nearest.require)
    new = tuple(kernel for row in rows for kernel in registry.kernels_of(row))
    modules = [*modules_of(kernels), *sparse.modules_of(sparse.load())]
    step(f"reading {product.STREAMK}")
    committed = (render.ROOT / product.STREAMK).read_text()
    known = archive.embedded(committed)
    missing = [module for module in modules if module.name not in known]
    step(f"rendering and compiling {len(missing)} shaders")
    shaders = {module.name: render.shader(module) for module in missing}
    compiled = product.compile_embedded(shaders)
    step("comparing them with the others")
    embedded = known | bases.settle(compiled, header.turns(modules), known)
    step(f"packing {len(modules)} shaders")
    made = header.streamk(kernels, sparse.load(), embedded, held=archive.held_in(committed))
    return Addition(text, _files(shaders), made, new)


def guesses(kernels: Sequence[Kernel]) -> list[str]:
    """For each device that was measured, those of these kernels that nobody measured on it."""
    return [f"{table.name}: no constants were measured for {', '.join(table.lacks)}"
            for table in costs.load(tuple(kernels)) if table.lacks]
