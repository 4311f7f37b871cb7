"""GLSL to SPIR-V, and SPIR-V to C.

Runs glslang, spirv-opt and spirv-val, named by $GLSLANG, $SPIRV_OPT and $SPIRV_VAL.
"""

from __future__ import annotations

import hashlib
import os
import re
import struct
import subprocess
import tempfile
from pathlib import Path

TARGET = "vulkan1.2"
OPTIMIZATIONS = (
    "--strip-debug",
    "--eliminate-dead-functions",
    "--scalar-replacement=100",
    "--ssa-rewrite",
    "--eliminate-dead-code-aggressive",
    "--simplify-instructions",
    "--redundancy-elimination",
    "--eliminate-dead-code-aggressive",
    "--compact-ids",
)


class CompileError(RuntimeError):
    """A tool refused a shader; the message holds what it said."""


def _tool(variable: str, default: str) -> str:
    return os.environ.get(variable, default)


def _run(command: list[str]) -> str:
    try:
        result = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise CompileError(f"{command[0]} is not installed; ./setup.sh provides it") from None
    if result.returncode:
        raise CompileError(f"{' '.join(command)}\n{result.stdout}{result.stderr}")
    return result.stdout + result.stderr


def compiler_version() -> str:
    """What produced the SPIR-V: glslang's and spirv-opt's versions, without paths."""
    glslang = re.search(r"Glslang Version: \S*?:?(\d+\.\d+\.\d+)", _run([_tool("GLSLANG", "glslang"), "--version"]))
    tools = re.search(r"SPIRV-Tools (v\S+)", _run([_tool("SPIRV_OPT", "spirv-opt"), "--version"]))
    if not glslang or not tools:
        raise CompileError("glslang or spirv-opt does not tell its version")
    return f"glslang {glslang[1]}, spirv-tools {tools[1]}"


def compile_shader(source: str, name: str) -> bytes:
    """The optimised and validated SPIR-V of a compute shader."""
    with tempfile.TemporaryDirectory() as folder:
        glsl, raw, optimised = (Path(folder) / f"{name}.{end}" for end in ("comp", "raw.spv", "spv"))
        glsl.write_text(source)
        _run([_tool("GLSLANG", "glslang"), "-V", "--quiet", "--target-env", TARGET, str(glsl), "-o", str(raw)])
        _run([_tool("SPIRV_OPT", "spirv-opt"), f"--target-env={TARGET}", *OPTIMIZATIONS, str(raw), "-o", str(optimised)])
        _run([_tool("SPIRV_VAL", "spirv-val"), "--target-env", TARGET, str(optimised)])
        return optimised.read_bytes()


def source_hash(source: str) -> str:
    """The stamp of a shader's text: 16 hexadecimal digits of its SHA-256."""
    return hashlib.sha256(source.encode()).hexdigest()[:16]


def embed(identifier: str, source: str, spirv: bytes, version: str) -> str:
    """A C array of SPIR-V words under its stamp."""
    words = struct.unpack(f"<{len(spirv) // 4}I", spirv)
    stamp = f"/* {identifier}: source {source_hash(source)}, {version}, {len(spirv)} bytes */"
    lines = [",".join(f"0x{word:x}" for word in words[i : i + 12]) for i in range(0, len(words), 12)]
    return f"{stamp}\nstatic const uint32_t {identifier}[] = {{\n" + ",\n".join(lines) + "\n};"


def embedded(text: str) -> dict[str, tuple[str, str, bytes]]:
    """The arrays of a text: name to (source stamp, compiler version, SPIR-V)."""
    pattern = r"/\* (\w+): source (\w+), ([^\n]*), \d+ bytes \*/\nstatic const uint32_t \w+\[\] = \{\n([^}]*)\n\};"
    return {
        match[1]: (match[2], match[3], b"".join(struct.pack("<I", int(word, 16)) for word in match[4].split(",")))
        for match in re.finditer(pattern, text)
    }
