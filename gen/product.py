"""Everything that is generated, as text: pure functions of registry and templates.

Imports registry, sums, probes, render, header.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from . import header, probes, registry, render, sums
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
            return {header.identifier(module): module.name for module in (*sums.sums_of(self.kernels), *self.kernels)}
        return {header.probe_identifier(probe): probe.name for probe in self.probes}

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
    sources = {module.name: render.shader(module) for module in (*sums.sums_of(kernels), *kernels)}
    sources |= {probe.name: render.probe(probe) for probe in rows}
    return Product(kernels, rows, sources)
