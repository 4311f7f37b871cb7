"""Copies of what the generator reads and writes, with a registry of two rows and one sparse type, for the tests
that write."""

from __future__ import annotations

import atexit
import functools
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from runner import ROOT, run_gen
from rows import SCALAR, SMALL_COOP

from gen import registry

STREAMK = "include/streamk.h"
PROBES = "examples/course/probes.h"
TRACE = "examples/viewer/traced_modules.h"

TOOLS = [os.environ.get(name, tool) for name, tool in
         (("GLSLANG", "glslang"), ("SPIRV_OPT", "spirv-opt"), ("SPIRV_VAL", "spirv-val"), ("SPIRV_DIS", "spirv-dis"))]
MISSING = [tool for tool in TOOLS if not shutil.which(tool)]
needs_compiler = unittest.skipIf(MISSING, f"{', '.join(MISSING)} not found")


def snapshot(folder: Path) -> dict[str, bytes]:
    """Every file that the generator may write."""
    single = (STREAMK, PROBES, TRACE, "gen/kernels.toml")
    shaders = (path for path in folder.rglob("shaders/**/*") if path.is_file())
    files = [*shaders, *(folder / name for name in single)]
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


@functools.cache
def make_origin() -> Path:
    """What every copy is of, made once for all cases of a process."""
    folder = tempfile.mkdtemp(prefix="test_gen.")
    atexit.register(shutil.rmtree, folder)
    origin = Path(folder) / "origin"
    (origin / "examples/course").mkdir(parents=True)
    for name in ("gen", "templates"):
        shutil.copytree(ROOT / name, origin / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "LICENSE", origin)
    rows = "# Two rows.\n\n" + registry.row_text(SCALAR) + "\n" + registry.row_text(SMALL_COOP)
    (origin / "gen/kernels.toml").write_text(rows)
    sparse = origin / "gen/sparse.toml"
    sparse.write_text(re.sub(r"types = \[\n( *\[.*\],\n)( *\[.*\],\n)*\]", r"types = [\n\1]", sparse.read_text()))
    (Path(folder) / "built").mkdir()
    (origin / "build").symlink_to(Path(folder) / "built")  # so that what was compiled for one copy serves all
    if not MISSING:
        run_gen("regen", folder=origin).check_returncode()
    return origin


class Copies(unittest.TestCase):
    """What writes: in a copy of what the generator reads and writes, with two rows."""

    def setUp(self) -> None:
        self.folder = make_origin().parent / self.id()
        shutil.copytree(make_origin(), self.folder, symlinks=True)

    def gen(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        environment = {"CC": "true", **environment}  # no header is compiled only to say how long that takes
        return run_gen(*words, folder=self.folder, **environment)

    def edit(self, path: str, pattern: str, replacement: str) -> None:
        """Replace one place of a file."""
        text = (self.folder / path).read_text()
        edited, count = re.subn(pattern, replacement, text, count=1)
        self.assertEqual(count, 1, f"{path} has no {pattern}")
        (self.folder / path).write_text(edited)

    def check_fails(self, *sentences: str, **environment: str) -> str:
        """The check ends with exit code 1 and says each of these."""
        done = self.gen("check", **environment)
        self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
        for sentence in sentences:
            self.assertIn(sentence, done.stdout, done.stderr)
        return done.stdout
