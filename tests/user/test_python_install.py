#!/usr/bin/env python3
"""Builds a wheel of the Python module, and multiplies by what was installed.

    tests/user/test_python_install.py

Needs a Python with NumPy: this one, or $STREAMK_NUMPY. The last line is the sum: "N passed, N failed, N skipped".
"""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

from cases import Skip, run_cases
from python_module import MODULE, find_python, run_code

CODE = """
import numpy, streamk
a = numpy.ones((2, 3))
try:
    print(streamk.__file__, streamk.matmul(a, a.T).sum())
except streamk.Error as error:
    print(error)
"""


def unpack_wheel():
    """The folder of a new wheel's content, in this case's folder."""
    python = find_python("setuptools", "wheel", "pip")
    if python is None:
        raise Skip("no Python here has setuptools, wheel and pip")
    before = sorted(MODULE.rglob("*"))
    done = subprocess.run([python, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "--no-index", "-w", ".",
                           str(MODULE)], capture_output=True, text=True, timeout=250)
    assert done.returncode == 0, done.stdout + done.stderr
    assert [path for path in sorted(MODULE.rglob("*")) if path not in before] == [], "the checkout has new files"
    wheel, = Path().glob("streamk-*-py3-none-*.whl")
    zipfile.ZipFile(wheel).extractall("installed")
    return Path("installed").resolve()


def the_python_that_setup_names_multiplies():
    """As the page says it, without this script's dynamic linker."""
    python = os.environ.get("STREAMK_NUMPY")
    if not python:
        raise Skip("./setup.sh has found no Python with NumPy")
    if "--dynamic-linker" in os.environ.get("LDFLAGS", "") and not python.endswith("/python_with_numpy"):
        raise Skip("build/env is of an older setup.sh: run ./setup.sh again")
    done = run_code(CODE, python)
    assert done.returncode == 0 and done.stdout.endswith(" 12.0\n"), done.stdout + done.stderr


def a_wheel_is_built_and_multiplies():
    installed = unpack_wheel()
    done = run_code(CODE, PYTHONPATH=f"{installed}:{os.environ.get('PYTHONPATH', '')}")
    assert done.returncode == 0 and done.stdout.endswith(" 12.0\n") and str(installed) in done.stdout, \
        done.stdout + done.stderr


def an_environment_multiplies_or_says_what_to_set():
    """One of the system's Python, which knows nothing of this checkout."""
    python = os.environ["STREAMK_TEST_PYTHON"]
    made = subprocess.run([python, "-m", "venv", "--without-pip", "--system-site-packages", "environment"],
                          capture_output=True, text=True, timeout=120)
    if made.returncode != 0:
        raise Skip(f"{python} makes no environments: {made.stdout}{made.stderr}")
    installed = unpack_wheel()
    library, = installed.rglob("libstreamk_python.so")
    assert b"prefix/drivers" not in library.read_bytes(), "the library has an rpath to this checkout's drivers"
    site, = Path("environment").rglob("site-packages")
    (installed / "streamk").rename(site / "streamk")
    done = run_code(CODE, "environment/bin/python", PYTHONPATH="", LD_LIBRARY_PATH="", VK_ADD_DRIVER_FILES="",
                    VK_DRIVER_FILES="")
    said = done.stdout
    multiplies = said.endswith(" 12.0\n") and str(site.resolve()) in said
    tells = "no Vulkan loader was found: " in said and "LD_LIBRARY_PATH" in said or \
        "no Vulkan device was found: " in said and "VK_DRIVER_FILES" in said
    assert done.returncode == 0 and done.stderr == "" and (multiplies or tells), said + done.stderr


CASES = [
    the_python_that_setup_names_multiplies,
    a_wheel_is_built_and_multiplies,
    an_environment_multiplies_or_says_what_to_set,
]

if __name__ == "__main__":
    sys.exit(run_cases(CASES))
