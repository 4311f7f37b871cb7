"""Everything that is generated, as text: of registry and templates.

Imports registry, modules, probes, parts, render, header, bases, spirv.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from . import archive, bases, header, parts, probes, registry, render, sparse, spirv
from .modules import Module, modules_of
from .registry import Kernel, Types
from .render import Shader
from .spirv import Compiled, CompileError, Embedded, MissingTool

STREAMK = "include/streamk.h"
BLOCKS = "include/streamk_blocks.h"
PROBES = "examples/course/probes.h"
TRACE = "examples/viewer/traced_modules.h"
TRACED = (  # its kernels: for CPU drivers, then GPUs
    "gemm_f32_f32_f32_32x32x8_scalar",
    "gemm_f16_f32_f16_16x32x16_coop",
    "gemm_f32_f32_f32_128x128x16_scalar",
    "gemm_f16_f32_f16_160x192x64_coop",
    "gemm_f16_f32_f16_128x128x64_coop",
    "gemm_f32_f32_f32_64x64x16_scalar",
)


@dataclass(frozen=True)
class Product:
    """Rows, and the shader of each by its name."""

    kernels: tuple[Kernel, ...]
    sparse: tuple[Types, ...]
    probes: tuple[Module, ...]
    shaders: Mapping[str, Shader]

    @property
    def traced(self) -> tuple[Kernel, ...]:
        """The kernels of the viewer's traces."""
        return tuple(kernel for kernel in self.kernels if kernel.name in TRACED)

    @property
    def embedded(self) -> list[Module]:
        """The modules of the header."""
        return [*modules_of(self.kernels), *sparse.modules_of(self.sparse)]

    @cached_property
    def sources(self) -> dict[str, str]:
        """What is compiled."""
        return {name: shader.source for name, shader in self.shaders.items()}

    @cached_property
    def files(self) -> dict[str, str]:
        """What is in shaders/, by the paths there."""
        return files_of(self.shaders)

    def identifiers(self, path: str) -> dict[str, str]:
        """The names of the shaders that a header embeds, by what it calls them."""
        if path == PROBES:
            return {header.probe_identifier(probe): probe.name for probe in self.probes}
        modules = self.embedded if path == STREAMK else modules_of(self.traced, traces=True)
        return {module.name: module.name for module in modules}

    def arrays(self, path: str, modules: Mapping[str, Embedded],
               held: Mapping[str, Embedded] | None = None) -> dict[str, Embedded]:
        """What a header embeds, by what it calls them, of the shaders by their names. Modules that it holds already,
        with all that they come of, stay as they are."""
        found = {identifier: modules[name] for identifier, name in self.identifiers(path).items()}
        if path != PROBES:
            known = bases.standing(found, held or {})
            fresh = {name: module for name, module in found.items() if name not in known}
            settled = known | bases.settle(fresh, header.turns(self.embedded), known)
            return {name: settled[name] for name in found}
        for module in found.values():
            spirv.validate(module.spirv)
        return found

    def header(self, path: str, embedded: Mapping[str, Embedded], held: archive.Held = archive.NOTHING) -> str:
        """The text of a header, with the modules by what it calls them. What is held is not packed again."""
        if path == STREAMK:
            return header.streamk(self.kernels, self.sparse, embedded, held=held)
        if path == TRACE:
            return header.traced(self.traced, embedded, "ninja regen")
        return header.probes(self.probes, self.sources, embedded)


HEADERS = (STREAMK, PROBES, TRACE)


def embedded(text: str) -> dict[str, Embedded]:
    """The modules of a header, by what it calls them."""
    return archive.embedded(text) | spirv.embedded(text)


def files_of(shaders: Mapping[str, Shader]) -> dict[str, str]:
    """The files of shaders, by their paths from the folder that holds them: one each, and one for each part."""
    shared, renamed = parts.share(parts.merge([shader.parts for shader in shaders.values()]))
    texts = {f"{name}.comp": parts.rename_inclusions(shader.text, renamed) for name, shader in shaders.items()}
    return texts | {f"{parts.FOLDER}/{file}": text for file, text in shared.items()}


def compile_all(shaders: Mapping[str, Shader]) -> dict[str, Compiled]:
    """Compile shaders. What a compiler says against one names the file and line that hold it."""
    try:
        return spirv.compile_all({name: shader.source for name, shader in shaders.items()})
    except MissingTool:
        raise
    except CompileError as error:
        raise CompileError(render.located(str(error), shaders)) from None


def compile_embedded(shaders: Mapping[str, Shader], held: Mapping[str, Embedded] | None = None) -> dict[str, Embedded]:
    """The modules of shaders, by their names, for a header: those held whose stamps this compiler would write, the
    others compiled. Needs no compiler where there are no shaders."""
    if not shaders:
        return {}
    version = spirv.compiler_version()
    kept = {name: module for name, module in (held or {}).items()
            if name in shaders and (module.source, module.version) ==
            (spirv.source_hash(shaders[name].source), version)}
    stale = {name: shader for name, shader in shaders.items() if name not in kept}
    sources = {name: shader.source for name, shader in stale.items()}
    made = kept | spirv.embeddable(sources, compile_all(stale), version)
    return {name: made[name] for name in shaders}


def held_by(made: Product, path: str, text: str) -> dict[str, Embedded]:
    """The modules that a header holds, by the names of their shaders."""
    arrays, names = embedded(text), made.identifiers(path)
    return {name: arrays[identifier] for identifier, name in names.items() if identifier in arrays}


def render_all(kernels: tuple[Kernel, ...] | None = None) -> Product:
    """Render every row, of the registry unless others are given."""
    kernels = registry.load() if kernels is None else kernels
    rows = probes.load()
    made = Product(kernels, sparse.load(), rows, {})
    modules = (*made.embedded, *modules_of(made.traced, traces=True), *rows)
    return replace(made, shaders={module.name: render.shader(module) for module in modules})
