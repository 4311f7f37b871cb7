#!/usr/bin/env python3
"""Kernels of dot products of two (dp2a) multiply exactly, on drivers that have no such dot products: in the shaders two
multiply-adds take the instruction's place, and all the rest is as it ships.

    tests/gpu/test_dp2a.py

Needs Python with jinja2 and glslang. The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from gen import header, render, spec, spirv
from gen.modules import Module, modules_of
from gen.registry import Kernel, check

# One and two stages; square and oblong parts, and tiles; more and fewer loads of A than invocations
WORDS = ("32x32x32/4x4/dp2a/f16,f32,f16/cpu", "64x32x16/8x4/dp2a/f16,f32,f32/cpu/2",
         "16x64x32/4x8/dp2a/f16,f32,f16/cpu")
INSTRUCTION = re.compile(r"spirv_instruction\([^\n]*id = 6916\)\n"
                         r"(float dot_product\(f16vec2 a, f16vec2 b, float sum\));\n")
MULTIPLY_ADDS = r"\1\n{\n    return fma(float(a.y), float(b.y), fma(float(a.x), float(b.x), sum));\n}\n"
SOURCES = (*(f"tests/gpu/{name}.c" for name in ("test_random", "multiply", "problem", "reference")),
           *(f"examples/common/{name}.c" for name in ("streamk", "vulkan", "vulkan_memory", "vulkan_commands")))
FOLDERS = ("examples", "examples/common", "tests", "templates/shared")


def source_of(module: Module) -> str:
    """A module's text without the instruction. Raises ValueError if a kernel's has none."""
    text, count = INSTRUCTION.subn(MULTIPLY_ADDS, render.shader(module).source)
    if count != (1 if module.kernel else 0):
        raise ValueError(f"{module.name} has {count} declarations of the instruction")
    return text


def header_of(kernels: tuple[Kernel, ...]) -> str:
    """A streamk.h of kernels that need no feature for dot products."""
    sources = {module.name: source_of(module) for module in modules_of(kernels)}
    modules = spirv.embeddable(sources, spirv.compile_all(sources), spirv.compiler_version())
    text = header.trimmed(kernels, (), modules, "tests/gpu/test_dp2a.py")
    return text.replace("SK__FLOAT16 | SK__MIXED_DOT_PRODUCT", "SK__FLOAT16")


def build(folder: Path) -> Path:
    program = folder / "test_random"
    options = [option for name in ("CPPFLAGS", "LDFLAGS", "LIBS") for option in shlex.split(os.environ.get(name, ""))]
    words = [os.environ.get("CC", "cc"), "-std=c99", "-D_POSIX_C_SOURCE=200809L", "-O1", f"-I{folder}"]
    words += [f"-I{path}" for path in FOLDERS] + [*SOURCES, "-o", str(program), *options]
    subprocess.run(words, cwd=ROOT, check=True)
    return program


def main() -> int:
    if not shutil.which(os.environ.get("GLSLANG", "glslang")):
        print("skip: no glslang to compile the shaders with\n0 passed, 0 failed, 1 skipped")
        return 0
    kernels = tuple(spec.parse(word, ["cpu"]) for word in WORDS)
    for kernel in kernels:
        check(kernel)
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "streamk.h").write_text(header_of(kernels), newline="\n")
        program = build(Path(folder))
        return subprocess.run([program, *(sys.argv[1:] or ("1", "0", "16"))], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
