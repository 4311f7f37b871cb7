"""Everything that is generated, as text: of registry and templates.

Imports registry, probes, render, header, bases, spirv.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from . import bases, header, probes, registry, render, spirv
from .probes import Probe
from .registry import Kernel
from .spirv import Embedded

STREAMK = "include/streamk.h"
PROBES = "examples/common/probes.h"


@dataclass(frozen=True)
class Product:
    """Rows, and the GLSL of each by its name."""

    kernels: tuple[Kernel, ...]
    probes: tuple[Probe, ...]
    sources: Mapping[str, str]

    def identifiers(self, path: str) -> dict[str, str]:
        """The names of the shaders that a header embeds, by the C names of their arrays."""
        if path == STREAMK:
            return {header.identifier(module): module.name for module in header.modules_of(self.kernels)}
        return {header.probe_identifier(probe): probe.name for probe in self.probes}

    def arrays(self, path: str, modules: Mapping[str, Embedded]) -> dict[str, Embedded]:
        """What a header embeds, by the C names of its arrays, of the shaders by theirs."""
        found = {identifier: modules[name] for identifier, name in self.identifiers(path).items()}
        if path == STREAMK:
            return bases.settle(found)
        for module in found.values():
            spirv.validate(module.spirv)
        return found

    def header(self, path: str, embedded: Mapping[str, Embedded]) -> str:
        """The text of a header, with the modules by the C names of their arrays."""
        if path == STREAMK:
            return header.streamk(self.kernels, embedded)
        return header.probes(self.probes, self.sources, embedded)


HEADERS = (STREAMK, PROBES)


def render_all(kernels: tuple[Kernel, ...] | None = None) -> Product:
    """Render every row, of the registry unless others are given."""
    kernels = registry.load() if kernels is None else kernels
    rows = probes.load()
    sources = {module.name: render.shader(module) for module in header.modules_of(kernels)}
    sources |= {probe.name: render.probe(probe) for probe in rows}
    return Product(kernels, rows, sources)
