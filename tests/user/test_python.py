#!/usr/bin/env python3
"""Multiplies NumPy arrays by the Python module, and compares with NumPy; builds a wheel.

    tests/user/test_python.py

Needs a Python with NumPy: this one, or $STREAMK_NUMPY, which ./setup.sh found. It runs on the dynamic linker and the
libraries that the built programs have. The last line is the sum: "N passed, N failed, N skipped".
"""

import doctest
import itertools
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

from cases import Skip, run_cases

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
    command = [*linker, "--library-path", ":".join(filter(None, folders)), python] if linker else [python]
    os.environ["STREAMK_TEST_PYTHON"] = python
    os.execv(command[0], [*command, *sys.argv])


if "STREAMK_TEST_PYTHON" not in os.environ:
    become_python_with_numpy()

import numpy  # noqa: E402 (a Python that has it runs this)

sys.path.insert(0, str(MODULE))
import streamk  # noqa: E402
import streamk._device  # noqa: E402

RANDOM = numpy.random.default_rng(7)
EPSILON = {"float64": 2.0**-53, "float32": 2.0**-24, "float16": 2.0**-24, "complex64": 2.0**-24, "complex128": 2.0**-53}


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


# ---- cases ---------------------------------------------------------------------------------------


def every_type_is_exact():
    results = {"int8": "int32", "uint8": "uint32"}
    for name in ("float64", "float32", "float16", "int8", "uint8", "complex64", "complex128"):
        a, b = integers((33, 47), name), integers((47, 29), name)
        check_equal(streamk.matmul(a, b), expect(a, b), results.get(name, name), name)


def strides_are_taken():
    wide = integers((90, 130))
    views = {"rows": wide[:40, :50], "columns": wide.T[:40, :50], "part": wide[3:43, 7:57],
             "every": wide[:80:2, :100:2],
             "back": wide[39::-1, :50], "flipped": wide[:40, 49::-1], "fortran": numpy.asfortranarray(wide[:40, :50]),
             "one": numpy.broadcast_to(wide[0, :50], (40, 50))}
    for (name, a), (other, b) in itertools.product(views.items(), views.items()):
        check_equal(streamk.matmul(a, b.T), expect(a, b.T), "float32", f"{name} times {other}")


def contiguous_lines_are_not_copied():
    from streamk._arrays import find_layout
    wide = integers((1, 90, 130))
    for view, leading in ((wide, 130), (wide.swapaxes(1, 2), 130), (wide[:, :, :120], 130), (wide[:, ::2], 260)):
        found = find_layout(view)
        assert found is not None and found.leading == leading, (view.strides, found)
    for view in (wide[:, :, ::2], wide[:, ::-1], wide[:, :, :9]):
        assert find_layout(view) is None, view.strides


def vectors_and_batches_follow_numpy():
    shapes = [((5,), (5,)), ((5,), (5, 4)), ((3, 5), (5,)), ((2, 3, 5), (5, 4)), ((3, 5), (2, 5, 4)),
              ((2, 3, 5), (2, 5, 4)), ((4, 1, 3, 5), (2, 5, 6)), ((2, 3, 5), (5,)), ((1, 3, 5), (7, 5, 2)),
              ((0, 5), (5, 4)), ((3, 0), (0, 4)), ((0, 3, 5), (5, 4)), ((1, 1), (1, 1))]
    for left, right in shapes:
        a, b = integers(left), integers(right)
        check_equal(streamk.matmul(a, b), expect(a, b), "float32", f"{left} times {right}")
    a, b = integers((6, 5, 3)), integers((3, 6, 4, 5)).swapaxes(0, 1)[:, 1]
    a, b = a.swapaxes(1, 2), b.swapaxes(1, 2)
    check_equal(streamk.matmul(a, b), expect(a, b), "float32", "transposed batches")


def epilogues_are_exact():
    a, b, c = integers((21, 40)), integers((40, 30)), integers((21, 30))
    row, column = integers(30), integers((21, 1), "float64")
    check_equal(streamk.matmul(a, b, c, 2, -3), 2 * expect(a, b) - 3 * c)
    check_equal(streamk.matmul(a, b, c[:1], 1, 1), expect(a, b) + c[:1])
    check_equal(streamk.matmul(a, b, bias=row), expect(a, b) + row)
    check_equal(streamk.matmul(a, b, bias=column, activation="relu"), numpy.maximum(expect(a, b) + column, 0))
    batch = integers((4, 21, 40))
    check_equal(streamk.matmul(batch, b, c, beta=1, bias=row), expect(batch, b) + c + row)
    x, y, z = (integers((9, 9), "complex128") for _ in range(3))
    check_equal(streamk.matmul(x, y, z, 2 - 1j, 1j), (2 - 1j) * expect(x, y) + 1j * z)


def out_is_written_in_place():
    a, b = integers((20, 30), "float16"), integers((30, 10), "float16")
    for out in (numpy.zeros((20, 10), "float16"), numpy.zeros((20, 10), "float32"), numpy.zeros((10, 20), "float32").T,
                numpy.zeros((20, 40), "float32")[:, ::4], numpy.zeros((20, 11), "float32")[:, 1:]):
        assert streamk.matmul(a, b, out=out) is out
        check_equal(out, expect(a, b), what=f"strides {out.strides}")
    square = integers((30, 30))
    expected = expect(square, square)
    check_equal(streamk.matmul(square, square, out=square), expected, what="out is a and b")


def reals_are_within_their_bound():
    """Each of k roundings of a product and its sum is at most epsilon of sum |a b|; halves are rounded once more."""
    for name, epsilon in EPSILON.items():
        shapes = (37, 211), (211, 45)
        a, b = (RANDOM.standard_normal(shape).astype(name) for shape in shapes)
        if numpy.dtype(name).kind == "c":
            a, b = a + 1j * a[::-1], b - 1j * b[::-1]
        wide = numpy.clongdouble if a.dtype.kind == "c" else numpy.longdouble
        exact = a.astype(wide) @ b.astype(wide)
        sizes = numpy.abs(a).astype("float64") @ numpy.abs(b).astype("float64")
        bound = 2 * (2 * 211 + 4) * epsilon * sizes
        if name == "float16":
            bound += (numpy.abs(exact) + bound) * 2.0**-11 + 2.0**-14
        error = numpy.abs(streamk.matmul(a, b) - exact)
        assert (error <= bound).all(), f"{name}: {float((error / bound).max())} of the bound"


def every_decision_gives_the_same_product():
    a, b = integers((100, 300)), integers((300, 90))
    for decisions in ({"decomposition": "stream-k", "workers": 5}, {"decomposition": "split-k", "splits": 3},
                      {"decomposition": "stream-k", "workers": 7, "fixup": "turnstile"}, {"packing": "always"}):
        made = streamk.plan(a, b, **decisions)
        for name, value in decisions.items():
            assert getattr(made, name) == value and f"--{name} {value}" in made.line, made
        check_equal(streamk.matmul(a, b, **decisions), expect(a, b), what=str(decisions))


def explain_begins_with_the_plan():
    a, b = integers((33, 9000)), integers((9000, 33))
    listed, made = streamk.explain(a, b), streamk.plan(a, b)
    assert len(listed) > 1 and listed[0]._replace(line=made.line) == made, (listed[:1], made)
    times = [one.predicted_time for one in listed]
    assert times == sorted(times), times


def what_is_wrong_is_said():
    a, b = integers((4, 5)), integers((5, 6))
    check_raises(TypeError, "both must have one type", streamk.matmul, a, b.astype("float64"))
    check_raises(TypeError, "a is of int64", streamk.matmul, a.astype("int64"), b)
    check_raises(TypeError, "c is of float64", streamk.matmul, a, b, numpy.zeros((4, 6)), beta=1)
    check_raises(ValueError, "a has 5 columns and b 4 rows", streamk.matmul, a, a)
    check_raises(ValueError, "there is no c", streamk.matmul, a, b, beta=1)
    check_raises(ValueError, "c is given and beta is 0", streamk.matmul, a, b, numpy.zeros((4, 6), "float32"))
    check_raises(ValueError, "bias has the shape (4,)", streamk.matmul, a, b, bias=numpy.zeros(4))
    check_raises(ValueError, "float32 does not hold", streamk.matmul, a, b, bias=numpy.full(6, 0.1))
    check_raises(ValueError, "out has the shape", streamk.matmul, a, b, out=numpy.zeros((6, 4), "float32"))
    check_raises(streamk.Error, "activation is tanh", streamk.matmul, a, b, activation="tanh")
    check_raises(streamk.Error, "--worker", streamk.matmul, a, b, worker=3)
    error = check_raises(streamk.Error, "splits", streamk.matmul, a, b, decomposition="split-k", splits=1000)
    assert error.code == -4, error.code
    check_raises(streamk.Error, "no kernel", streamk.matmul, a, b, out=numpy.zeros((4, 6), "float16"))
    check_raises(streamk.Error, "no device was opened", streamk.Device, "none of this name")
    with streamk.Device() as device:
        check_equal(device.matmul(a, b), expect(a, b))
    check_raises(ValueError, "closed", device.matmul, a, b)


def examples_in_the_docstrings_and_the_page_run():
    for module in (streamk, streamk._device):
        found = doctest.testmod(module)
        assert found.failed == 0 and found.attempted > 0, found
    found = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False)
    assert found.failed == 0 and found.attempted > 0, found


def the_python_that_setup_names_multiplies():
    """As the page says it, without this script's dynamic linker."""
    python = os.environ.get("STREAMK_NUMPY")
    if not python:
        raise Skip("./setup.sh has found no Python with NumPy")
    if "--dynamic-linker" in os.environ.get("LDFLAGS", "") and not python.endswith("/python_with_numpy"):
        raise Skip("build/env is of an older setup.sh: run ./setup.sh again")
    code = "import numpy, streamk; a = numpy.ones((2, 3)); print(streamk.matmul(a, a.T).sum())"
    done = subprocess.run([python, "-c", code], capture_output=True, text=True, timeout=60,
                          env={**os.environ, "PYTHONPATH": str(MODULE)})
    assert done.returncode == 0 and done.stdout == "12.0\n", done.stdout + done.stderr


def a_wheel_is_built_and_multiplies():
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
    code = "import numpy, streamk; a = numpy.ones((2, 3)); print(streamk.__file__, streamk.matmul(a, a.T).sum())"
    environment = {**os.environ, "PYTHONPATH": f"installed:{os.environ.get('PYTHONPATH', '')}"}
    command = Path("/proc/self/cmdline").read_bytes().split(b"\0")
    command = command[: command.index(sys.argv[0].encode())]  # this Python, and its dynamic linker
    done = subprocess.run([*command, "-c", code], capture_output=True, text=True, timeout=60, env=environment)
    assert done.returncode == 0 and done.stdout.endswith("12.0\n") and "installed" in done.stdout, \
        done.stdout + done.stderr


CASES = [
    every_type_is_exact,
    strides_are_taken,
    contiguous_lines_are_not_copied,
    vectors_and_batches_follow_numpy,
    epilogues_are_exact,
    out_is_written_in_place,
    reals_are_within_their_bound,
    every_decision_gives_the_same_product,
    explain_begins_with_the_plan,
    what_is_wrong_is_said,
    examples_in_the_docstrings_and_the_page_run,
    the_python_that_setup_names_multiplies,
    a_wheel_is_built_and_multiplies,
]

if __name__ == "__main__":
    sys.exit(run_cases(CASES))
