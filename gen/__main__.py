"""python3 -m gen: regenerate or check shaders/ and include/streamk.h. The only part of gen that writes files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from . import header, registry, render, spirv

ROOT = render.ROOT
SHADERS = ROOT / "shaders"
STREAMK = ROOT / "include" / "streamk.h"


def _write(path: Path, text: str) -> None:
    """Write a file with \\n, and say so, if that changes it."""
    if path.exists() and path.read_text() == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, newline="\n")
    print(f"wrote {path.relative_to(ROOT)}")


def regenerate() -> int:
    """Render every shader, compile it, and write the header."""
    kernels = registry.load()
    sources = {kernel.name: render.shader(kernel) for kernel in kernels}
    version = spirv.compiler_version()
    modules = {
        kernel.name: spirv.embed(
            header.identifier(kernel), sources[kernel.name], spirv.compile_shader(sources[kernel.name], kernel.name), version
        )
        for kernel in kernels
    }
    for stale in set(SHADERS.glob("*.comp")) - {SHADERS / f"{name}.comp" for name in sources}:
        stale.unlink()
        print(f"removed {stale.relative_to(ROOT)}")
    for name, source in sources.items():
        _write(SHADERS / f"{name}.comp", source)
    _write(STREAMK, header.streamk(kernels, modules))
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python3 -m gen", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("regen", help="write shaders/ and include/streamk.h anew")
    arguments = parser.parse_args()
    try:
        return {"regen": regenerate}[arguments.command]()
    except (registry.BadRow, spirv.CompileError) as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
