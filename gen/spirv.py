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
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from . import visibility

TARGET = "vulkan1.2"
KEPT = Path(__file__).resolve().parent.parent / "build/modules"  # that were compiled
OPTIMIZATIONS = (
    "--eliminate-dead-branches",
    "--eliminate-dead-functions",
    "--scalar-replacement=100",
    "--ssa-rewrite",
    "--eliminate-dead-code-aggressive",
    "--simplify-instructions",
    "--redundancy-elimination",
    "--eliminate-dead-code-aggressive",
    "--compact-ids",
)
# For a device. All functions that return at their end only go into the entry point here. NVIDIA's compiler inlines the
# others, up to some size in all; where one that holds cooperative matrices stays a function, it puts those of all
# pipelines into memory, and is 10 times slower.
# What calls tell by constants is known only behind them, and leaves branches dead once more.
LAST = ("--eliminate-dead-branches", "--eliminate-dead-code-aggressive", "--compact-ids")
FINISH = ("--inline-entry-points-exhaustive", *OPTIMIZATIONS, *LAST, "--strip-debug")


class CompileError(RuntimeError):
    """A tool refused a shader; the message holds what it said, with lines of the expanded text."""


class MissingTool(CompileError):
    """A tool is not there."""


def _tool(variable: str, default: str) -> str:
    return os.environ.get(variable, default)


def _run(command: list[str]) -> str:
    try:
        result = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise MissingTool(f"{command[0]} is not found: run ./setup.sh once, and `. .ci/env` in each shell") from None
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
        raw.write_bytes(visibility.by_barriers(raw.read_bytes()))
        optimise = [_tool("SPIRV_OPT", "spirv-opt"), f"--target-env={TARGET}", *OPTIMIZATIONS]
        _run([*optimise, str(raw), "-o", str(optimised)])
        return optimised.read_bytes()


def _finish(named: bytes) -> bytes:
    """What is embedded, of an optimised module: without functions and names. Not yet validated."""
    with tempfile.TemporaryDirectory() as folder:
        before, after = Path(folder) / "named.spv", Path(folder) / "finished.spv"
        before.write_bytes(named)
        _run([_tool("SPIRV_OPT", "spirv-opt"), f"--target-env={TARGET}", *FINISH, str(before), "-o", str(after)])
        return after.read_bytes()


def validate(spirv: bytes) -> bytes:
    """The same, which is a good module."""
    with tempfile.NamedTemporaryFile(suffix=".spv") as file:
        file.write(spirv)
        file.flush()
        _run([_tool("SPIRV_VAL", "spirv-val"), "--target-env", TARGET, file.name])
    return spirv


@dataclass(frozen=True)
class Compiled:
    """A compiled shader: what is embedded, and the same with functions and names."""

    spirv: bytes
    named: bytes


def compile_shader(source: str, name: str) -> Compiled:
    """Compile and optimise a compute shader."""
    named = _compile_named(source, name)
    return Compiled(_finish(named), named)


def _kept(source: str, version: str) -> tuple[Path, Path] | None:
    """The files, embedded and named, of a module that this compiler made of a source; none where nothing is built."""
    if not KEPT.parent.is_dir():
        return None
    made_by = _digest(source, version)
    return KEPT / f"{made_by}.spv", KEPT / f"{made_by}.named.spv"


def _write_whole(path: Path, content: bytes) -> None:
    """Write a file that others may read meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(content)
    os.replace(file.name, path)


def _compile_once(source: str, name: str, version: str) -> Compiled:
    """The same, from build/modules where it was compiled before."""
    kept = _kept(source, version)
    if kept and all(path.exists() for path in kept):
        return Compiled(*(path.read_bytes() for path in kept))
    compiled = compile_shader(source, name)
    for path, content in zip(kept or (), (compiled.spirv, compiled.named)):
        _write_whole(path, content)
    return compiled


def compile_all(sources: Mapping[str, str]) -> dict[str, Compiled]:
    """Compile every shader that is not in build/modules, several at a time."""
    version = compiler_version() if sources else ""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(zip(sources, pool.map(lambda name: _compile_once(sources[name], name, version), sources)))


def disassemble(spirv: bytes, *options: str) -> str:
    """A module as text, with its names where it has them."""
    with tempfile.NamedTemporaryFile(suffix=".spv") as file:
        file.write(spirv)
        file.flush()
        return _run([_tool("SPIRV_DIS", "spirv-dis"), "--no-color", *options, file.name])


def _digest(*parts: object) -> str:
    """What tells apart shaders' texts, and ways to compile them."""
    return hashlib.sha256(repr((*parts, TARGET, OPTIMIZATIONS, FINISH, _visibility())).encode()).hexdigest()


@cache
def _visibility() -> str:
    return Path(visibility.__file__).read_text()


def source_hash(source: str) -> str:
    """The stamp of a shader's text and of how it is compiled: 16 hexadecimal digits."""
    return _digest(source)[:16]


def _literal(word: int) -> str:
    """The shorter way to write a word in C; decimal only where it is an int everywhere."""
    return f"0x{word:x}" if word >= 10**6 else str(word)


@dataclass(frozen=True)
class Embedded:
    """What a header has of a module, and what its stamp says."""

    source: str
    version: str
    spirv: bytes
    base: str = ""  # the module whose ids it has; empty: it has its own

    @property
    def words(self) -> tuple[int, ...]:
        return unpack(self.spirv)


def unpack(spirv: bytes) -> tuple[int, ...]:
    return struct.unpack(f"<{len(spirv) // 4}I", spirv)


def pack(words: Sequence[int]) -> bytes:
    return struct.pack(f"<{len(words)}I", *words)


def embed_words(identifier: str, module: Embedded) -> str:
    """A C array of a module's words as numbers."""
    lines = [",".join(map(_literal, module.words[i : i + 16])) for i in range(0, len(module.words), 16)]
    numbers = ",\n".join(lines)
    stamp = f"/* {identifier}: source {module.source}, {module.version}, {len(module.spirv)} bytes */"
    return f"{stamp}\nstatic const uint32_t {identifier}[] = {{\n{numbers}\n}};"


def embeddable(sources: Mapping[str, str], modules: Mapping[str, Compiled], version: str) -> dict[str, Embedded]:
    """Compiled shaders, by their names, with what their stamps say."""
    return {name: Embedded(source_hash(text), version, modules[name].spirv) for name, text in sources.items()}


_ARRAY = re.compile(
    r"/\* (?P<name>\w+): source (?P<source>\w+), (?P<version>[^\n]*?), \d+ bytes \*/\n"
    r"static const uint32_t \w+\[\] = \{\n(?P<words>.*?)\n\};", re.DOTALL
)


def embedded(text: str) -> dict[str, Embedded]:
    """The modules of a header whose words are numbers, by the C names of their arrays."""
    return {match["name"]: Embedded(match["source"], match["version"],
                                    pack([int(word, 0) for word in match["words"].split(",")]))
            for match in _ARRAY.finditer(text)}
