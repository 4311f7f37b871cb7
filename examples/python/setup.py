"""Packs the module, and the library that ninja builds, into a wheel for this system and any Python 3."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py
from wheel.bdist_wheel import bdist_wheel

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
TARGET = Path("build/examples/python/libstreamk_python.so")
BUILD = ROOT / "build" / "wheel"  # of what setuptools writes on the way


def read_version() -> str:
    text = (ROOT / "include" / "streamk.h").read_text(encoding="utf-8")
    return ".".join(re.findall(r"^#define STREAMK_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)$", text, re.MULTILINE))


class BuildWithLibrary(build_py):
    def run(self) -> None:
        super().run()
        subprocess.run(["ninja", "-C", str(ROOT), str(TARGET)], check=True, stdout=subprocess.DEVNULL)
        shutil.copy(ROOT / TARGET, Path(self.build_lib, "streamk", TARGET.name))


class WheelOfSystem(bdist_wheel):
    """The library is this system's, and no part of it is Python's."""

    def get_tag(self) -> "tuple[str, str, str]":
        return "py3", "none", super().get_tag()[2]


class WithLibrary(Distribution):
    def has_ext_modules(self) -> bool:
        return True


os.chdir(HERE)
BUILD.mkdir(parents=True, exist_ok=True)
setup(version=read_version(), distclass=WithLibrary,
      cmdclass={"build_py": BuildWithLibrary, "bdist_wheel": WheelOfSystem},
      options={"build": {"build_base": str(BUILD)}, "egg_info": {"egg_base": str(BUILD)}})
