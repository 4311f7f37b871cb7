"""GLSL to SPIR-V, and SPIR-V to C.

Runs glslang, spirv-opt, spirv-val and spirv-dis, named by $GLSLANG, $SPIRV_OPT, $SPIRV_VAL and $SPIRV_DIS.
"""

from __future__ import annotations

import hashlib
import os
import re
import struct
import subprocess
import tempfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

TARGET = "vulkan1.2"
OPTIMIZATIONS = (
    "--eliminate-dead-functions",
    "--scalar-replacement=100",
    "--ssa-rewrite",
    "--eliminate-dead-code-aggressive",
    "--simplify-instructions",
    "--redundancy-elimination",
    "--eliminate-dead-code-aggressive",
    "--compact-ids",
)
STRIPS = ("--strip-debug", "--compact-ids")


class CompileError(RuntimeError):
    """A tool refused a shader; the message holds what it said."""


class MissingTool(CompileError):
    """A tool is not there."""


def _tool(variable: str, default: str) -> str:
    return os.environ.get(variable, default)


def _run(command: list[str]) -> str:
    try:
        result = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise MissingTool(f"{command[0]} is not installed; ./setup.sh provides it") from None
    if result.returncode:
        said = f"{' '.join(command)}\n{result.stdout}{result.stderr}"
        raise CompileError(re.sub(r"/\S*/(?=\w+\.comp)", "shaders/", said))
    return result.stdout + result.stderr


def compiler_version() -> str:
    """What produced the SPIR-V: glslang's and spirv-opt's versions, without paths."""
    glslang = re.search(r"Glslang Version: \S*?:?(\d+\.\d+\.\d+)", _run([_tool("GLSLANG", "glslang"), "--version"]))
    tools = re.search(r"SPIRV-Tools (v\S+)", _run([_tool("SPIRV_OPT", "spirv-opt"), "--version"]))
    if not glslang or not tools:
        raise CompileError("glslang or spirv-opt does not tell its version")
    return f"glslang {glslang[1]}, spirv-tools {tools[1]}"


def _compile_named(source: str, name: str) -> bytes:
    """Optimised SPIR-V of a compute shader with the names of its functions and types."""
    with tempfile.TemporaryDirectory() as folder:
        glsl, raw, optimised = (Path(folder) / f"{name}.{end}" for end in ("comp", "raw.spv", "spv"))
        glsl.write_text(source)
        _run([_tool("GLSLANG", "glslang"), "-V", "--target-env", TARGET, str(glsl), "-o", str(raw)])
        optimise = [_tool("SPIRV_OPT", "spirv-opt"), f"--target-env={TARGET}", *OPTIMIZATIONS]
        _run([*optimise, str(raw), "-o", str(optimised)])
        return optimised.read_bytes()


def _strip(named: bytes) -> bytes:
    """The module without names, validated."""
    with tempfile.TemporaryDirectory() as folder:
        before, after = Path(folder) / "named.spv", Path(folder) / "stripped.spv"
        before.write_bytes(named)
        _run([_tool("SPIRV_OPT", "spirv-opt"), f"--target-env={TARGET}", *STRIPS, str(before), "-o", str(after)])
        _run([_tool("SPIRV_VAL", "spirv-val"), "--target-env", TARGET, str(after)])
        return after.read_bytes()


@dataclass(frozen=True)
class Module:
    """A compiled shader: what is embedded, and the same with names."""

    spirv: bytes
    named: bytes


def compile_shader(source: str, name: str) -> Module:
    """Compile, optimise and validate a compute shader."""
    named = _compile_named(source, name)
    return Module(_strip(named), named)


def compile_all(sources: Mapping[str, str]) -> dict[str, Module]:
    """Compile every shader, several at a time."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(zip(sources, pool.map(lambda name: compile_shader(sources[name], name), sources)))


def disassemble(spirv: bytes) -> str:
    """A module as text, with its names where it has them."""
    with tempfile.NamedTemporaryFile(suffix=".spv") as file:
        file.write(spirv)
        file.flush()
        return _run([_tool("SPIRV_DIS", "spirv-dis"), "--no-color", file.name])


def source_hash(source: str) -> str:
    """The stamp of a shader's text: 16 hexadecimal digits of its SHA-256."""
    return hashlib.sha256(source.encode()).hexdigest()[:16]


def _literal(word: int) -> str:
    """The shorter way to write a word in C; decimal only where it is an int everywhere."""
    return f"0x{word:x}" if word >= 10**6 else str(word)


def embed(identifier: str, source: str, spirv: bytes, version: str) -> str:
    """A C array of SPIR-V words under its stamp."""
    words = struct.unpack(f"<{len(spirv) // 4}I", spirv)
    stamp = f"/* {identifier}: source {source_hash(source)}, {version}, {len(spirv)} bytes */"
    lines = [",".join(map(_literal, words[i : i + 12])) for i in range(0, len(words), 12)]
    return f"{stamp}\nstatic const uint32_t {identifier}[] = {{\n" + ",\n".join(lines) + "\n};"


_ARRAY = re.compile(
    r"/\* (\w+): source (\w+), ([^\n]*), \d+ bytes \*/\nstatic const uint32_t \w+\[\] = \{\n([^}]*)\n\};"
)


@dataclass(frozen=True)
class Embedded:
    """An array of a header: its text with the stamp, and what the stamp says."""

    text: str
    source: str
    version: str
    words: str

    @property
    def spirv(self) -> bytes:
        return b"".join(struct.pack("<I", int(word, 0)) for word in self.words.split(","))


def embedded(text: str) -> dict[str, Embedded]:
    """The arrays of a header, by their C names."""
    return {match[1]: Embedded(match[0], match[2], match[3], match[4]) for match in _ARRAY.finditer(text)}
