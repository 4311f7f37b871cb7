"""What the tests of the Python module share: a Python that has NumPy, the module, and checks."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
MODULE = ROOT / "examples" / "python"


def find_python(*modules):
    """The program of a Python that has all of these modules, or None; a path may be a script that starts it."""
    for python in (os.environ.get("STREAMK_NUMPY"), sys.executable, "/usr/bin/python3"):
        if python and Path(python).exists():
            code = f"import sys, {', '.join(modules)}; print(sys.executable)"
            done = subprocess.run([python, "-c", code], capture_output=True, text=True, timeout=60)
            if done.returncode == 0:
                return done.stdout.strip()
    return None


def become_python_with_numpy():
    """Runs this script by such a Python, once, on the libraries of the built programs."""
    python = find_python("numpy")
    if python is None:
        print("skip: no Python here has NumPy; ./setup.sh installs it\n0 passed, 0 failed, 1 skipped")
        sys.exit(0)
    flags = os.environ.get("LDFLAGS", "")
    linker = re.findall(r"--dynamic-linker=([^\s,]+)", flags)
    folders = re.findall(r"-rpath,([^\s,]+)", flags) + os.environ.get("LD_LIBRARY_PATH", "").split(":")
    libraries = ":".join(filter(None, folders))
    command = [*linker, "--library-path", libraries, python] if linker else [python]
    if not linker:
        os.environ["LD_LIBRARY_PATH"] = libraries
    os.environ["STREAMK_TEST_PYTHON"] = python
    os.execv(command[0], [*command, *sys.argv])


if "STREAMK_TEST_PYTHON" not in os.environ:
    become_python_with_numpy()

import numpy  # noqa: E402 (a Python that has it runs this)

sys.path.insert(0, str(MODULE))
import streamk  # noqa: E402

RANDOM = numpy.random.default_rng(7)


def integers(shape, dtype="float32"):
    """Small ones: all sums of products are exact in every type."""
    values = RANDOM.integers(0 if dtype == "uint8" else -4, 5, shape)
    if numpy.dtype(dtype).kind == "c":
        values = values + 1j * RANDOM.integers(-4, 5, shape)
    return values.astype(dtype)


def expect(a, b):
    """NumPy's product, exact for small integers."""
    wide = complex if a.dtype.kind == "c" else float
    return numpy.matmul(a.astype(wide), b.astype(wide))


def check_equal(found, expected, dtype=None, what=""):
    assert dtype is None or found.dtype == dtype, f"{what}: it is of {found.dtype}"
    assert numpy.shape(found) == numpy.shape(expected), f"{what}: {numpy.shape(found)} for {numpy.shape(expected)}"
    assert numpy.array_equal(found, expected), f"{what}: wrong values"


def check_raises(kind, sentence, function, *args, **kwargs):
    try:
        function(*args, **kwargs)
    except kind as error:
        assert sentence in str(error), f"it says {error}"
        return error
    raise AssertionError(f"{kind.__name__} was not raised for {sentence!r}")


def run_code(code, *command, **environment):
    """What a Python like this one prints; it runs the code as a process of its own."""
    if not command:
        words = Path("/proc/self/cmdline").read_bytes().split(b"\0")
        command = words[: words.index(sys.argv[0].encode())]  # this Python, and its dynamic linker
    return subprocess.run([*command, "-c", code], capture_output=True, text=True, timeout=120,
                          env={**os.environ, "PYTHONPATH": str(MODULE), **environment})
