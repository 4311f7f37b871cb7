"""Programs of tests/gpu with a header of a test's own kernels, which lavapipe multiplies.

Imports gen.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from gen import header, render, spirv
from gen.modules import Module, modules_of
from gen.registry import Kernel, check

ROOT = render.ROOT
SOURCES = (*(f"tests/gpu/{name}.c" for name in ("multiply", "problem", "reference", "quantized")),
           *(f"examples/course/{name}.c"
             for name in ("streamk", "vulkan", "vulkan_memory", "vulkan_commands", "vulkan_tell")))
FOLDERS = ("include", "examples", "tests", "templates/shared")  # behind that of the header
SourceOf = Callable[[Module], str]


def header_of(kernels: tuple[Kernel, ...], command: str, source_of: SourceOf) -> str:
    """A streamk.h of kernels, whose modules have these texts."""
    sources: Mapping[str, str] = {module.name: source_of(module) for module in modules_of(kernels)}
    modules = spirv.embeddable(sources, spirv.compile_all(sources), spirv.compiler_version())
    return header.trimmed(kernels, (), modules, command)


def _build(folder: Path, name: str) -> Path:
    program = folder / name
    options = [option for name in ("CPPFLAGS", "LDFLAGS", "LIBS") for option in shlex.split(os.environ.get(name, ""))]
    words = [os.environ.get("CC", "cc"), "-std=c99", "-D_POSIX_C_SOURCE=200809L", "-O1", f"-I{folder}"]
    words += [f"-I{path}" for path in FOLDERS] + [f"tests/gpu/{name}.c", *SOURCES, "-o", str(program), *options]
    subprocess.run(words, cwd=ROOT, check=True)
    return program


def run(kernels: tuple[Kernel, ...], make: Callable[[], str], arguments: Sequence[str],
        name: str = "test_random") -> int:
    """The exit status of the program, with a header that `make` makes of the kernels. Its output has the sum."""
    if not shutil.which(os.environ.get("GLSLANG", "glslang")):
        print("skip: no glslang to compile the shaders with\n0 passed, 0 failed, 1 skipped")
        return 0
    for kernel in kernels:
        check(kernel)
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "streamk.h").write_text(make(), newline="\n")
        return subprocess.run([_build(Path(folder), name), *arguments], check=False).returncode
