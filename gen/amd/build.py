"""Candidates to a program that compiles them for AMD: tests/gpu/amd_statistics.c with a header of their kernels.

Imports modules, header, render, spirv, candidates. Runs $CC.
"""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .. import header, render, spirv
from ..modules import modules_of, multiply_of
from ..spirv import Embedded
from .candidates import Candidate
from .radv import NotCompiled

ROOT = render.ROOT
SOURCES = ("tests/gpu/amd_statistics.c", "tests/gpu/amd_compile.c", "examples/course/streamk.c",
           "examples/course/vulkan.c", "examples/course/vulkan_memory.c", "examples/course/vulkan_commands.c",
           "examples/course/vulkan_tell.c")
FOLDERS = ("examples", "tests", "templates/shared")
Say = Callable[[str], None]


def _compile(candidate: Candidate, version: str) -> Embedded:
    shader = render.shader(multiply_of(candidate))
    compiled = spirv.compile_shader(shader.source, candidate.name)
    return Embedded(spirv.source_hash(shader.source), version, spirv.validate(compiled.spirv))


def _header(candidates: Sequence[Candidate], multiplying: dict[str, Embedded]) -> str:
    """A header with the modules that multiply. The others' places have them too: no plan of amd_statistics makes a
    pipeline of those."""
    modules = {module.name: multiplying[candidate.name] for candidate in candidates
               for module in modules_of([candidate])}
    return header.trimmed(tuple(candidates), (), modules, "gen/amd/build.py")


def _build(folder: Path) -> Path:
    program = folder / "amd_statistics"
    options = [option for name in ("CPPFLAGS", "LDFLAGS", "LIBS") for option in shlex.split(os.environ.get(name, ""))]
    words = [os.environ.get("CC", "cc"), "-std=c99", "-D_POSIX_C_SOURCE=200809L", "-O0", f"-I{folder}"]
    words += [f"-I{path}" for path in FOLDERS] + [*SOURCES, "-o", str(program), *options]
    run = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    if run.returncode != 0:
        raise NotCompiled(f"{shlex.join(words)}\n{run.stderr}")
    return program


def program_of(candidates: Sequence[Candidate], folder: Path, say: Say) -> Path:
    """amd_statistics of the candidates, made in a folder. Raises CompileError, NotCompiled."""
    version = spirv.compiler_version()
    multiplying: dict[str, Embedded] = {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for module in pool.map(lambda candidate: _compile(candidate, version), candidates):
            multiplying[candidates[len(multiplying)].name] = module
            say(f"{len(multiplying)} of {len(candidates)} shaders")
    (folder / "streamk.h").write_text(_header(candidates, multiplying), newline="\n")
    say("the program")
    return _build(folder)
