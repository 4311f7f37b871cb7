"""Runs tests/gpu/amd_statistics.c and its like on RADV's device without hardware, which $STREAMK_RADV names.

Imports loop.
"""

from __future__ import annotations

import csv
import os
import shlex
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from .loop import inner_loop

ROOT = Path(__file__).resolve().parent.parent.parent

Row = dict[str, str]
Environment = dict[str, str]


class NotCompiled(RuntimeError):
    """The program or the driver failed, or is not there; the message holds what it said."""


def require() -> None:
    """Raises NotCompiled where there is no RADV."""
    if not os.environ.get("STREAMK_RADV"):
        raise NotCompiled("$STREAMK_RADV names no RADV 25.0, which compiles for GPUs that are not there; ./setup.sh "
                          "brings it, then: . .ci/env")


def _environment(family: str) -> Environment:
    require()
    return {"RADV_FORCE_FAMILY": family, "VK_DRIVER_FILES": os.environ["STREAMK_RADV"]}


def build_newer_device(folder: Path) -> Path:
    """The library, in `folder`, that stands in for the GPU of newer_environment()."""
    headers, device = Path(os.environ["STREAMK_NEWER_RADV"]) / "include", folder / "amd_device.so"
    flags = "-std=c99 -D_GNU_SOURCE -O1 -fPIC -shared -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror"
    words = [*shlex.split(os.environ.get("CC", "cc")), *flags.split(), "-isystem", str(headers),
             "-isystem", str(headers / "libdrm"), str(ROOT / "tests/gpu/amd_device.c"), "-o", str(device)]
    subprocess.run(words, check=True)
    return device


def newer_environment(family: str, device: Path) -> Environment:
    """The same for RADV of Mesa 26, which $STREAMK_NEWER_RADV names, and tests/gpu/amd_device.c. RDNA 3 has matrices of
    bf16 there only as an experiment."""
    driver = Path(os.environ["STREAMK_NEWER_RADV"]) / "radv.json"
    return {"AMDGPU_GPU_ID": family, "LD_PRELOAD": str(device), "VK_DRIVER_FILES": str(driver),
            "RADV_EXPERIMENTAL": "bfloat16"}


def _loop_of(folder: str, row: Row) -> list[str]:
    name = "{kernel}_{layout}_{pipeline}_{subgroup}.s".format(**row)
    return inner_loop((Path(folder) / name).read_text())


def rows_of(program: Path, family: str, words: Sequence[str],
            environment: Environment | None = None) -> tuple[str, list[Row]]:
    """RADV's version, and what a program's table tells of each pipeline. Raises NotCompiled."""
    whole = os.environ | {"MESA_SHADER_CACHE_DISABLE": "true"} | (environment or _environment(family))
    whole.pop("VK_ADD_DRIVER_FILES", None)
    run = subprocess.run([program, *words], env=whole, capture_output=True, text=True)
    if run.returncode != 0:
        raise NotCompiled(f"{program.name} failed for {family}: {run.stderr}{run.stdout[-1000:]}")
    version, *lines = run.stdout.splitlines()
    return version, [{"family": family} | row for row in csv.DictReader(lines)]


def compile_pipelines(program: Path, family: str, words: Sequence[str],
                      environment: Environment | None = None) -> tuple[str, list[tuple[Row, list[str]]]]:
    """The same of amd_statistics, and the inner loop of each pipeline. The words are those after the folder. Raises
    NotCompiled."""
    with tempfile.TemporaryDirectory() as folder:
        version, rows = rows_of(program, family, (folder, *words), environment)
        return version, [(row, _loop_of(folder, row)) for row in rows]
