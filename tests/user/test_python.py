#!/usr/bin/env python3
"""Multiplies NumPy arrays by the Python module, and compares with NumPy.

    tests/user/test_python.py

Needs a Python with NumPy: this one, or $STREAMK_NUMPY, which ./setup.sh found. It runs on the dynamic linker and the
libraries that the built programs have. The last line is the sum: "N passed, N failed, N skipped".
"""

import doctest
import itertools
import os
import signal
import sys
import threading
import time
import tracemalloc

from cases import run_cases
from python_module import RANDOM, ROOT, check_equal, expect, integers, streamk

import numpy
import streamk._device

EPSILON = {"float64": 2.0**-53, "float32": 2.0**-24, "float16": 2.0**-24, "complex64": 2.0**-24, "complex128": 2.0**-53}

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


def gates_are_exact():
    a, b, row = integers((21, 40)), integers((40, 30)), integers(30)
    sums = expect(a, b) + row
    check_equal(streamk.matmul(a, b, bias=row, activation="relu", gate=True),
                numpy.maximum(sums[:, ::2], 0) * sums[:, 1::2])
    batch = integers((4, 21, 40))
    sums = expect(batch, b)
    check_equal(streamk.matmul(batch, b, gate=True), sums[..., ::2] * sums[..., 1::2])
    assert "epilogue: relu gate" in streamk.plan(a, b, activation="relu", gate=True).line
    weights = streamk.quantize(numpy.tile(numpy.arange(-8, 8), (6, 4)), "q4_0")
    a = integers((3, 64))
    sums = expect(a, weights.dequantize().T)
    check_equal(streamk.matmul(a, weights.T, gate=True), sums[:, ::2] * sums[:, 1::2])


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
    a, b = integers((20, 9000)), integers((9000, 20))
    listed = streamk.explain(a, b)
    assert len(listed) > 1 and listed[0] == streamk.plan(a, b), listed[:1]
    times = [one.predicted_time for one in listed]
    assert times == sorted(times), times
    for one in listed:  # its line has the options that make it
        words = one.line.split(":", 1)[1].split(";")[0].split()
        options = {name[2:].replace("-", "_"): value for name, value in zip(words[::2], words[1::2])}
        assert streamk.plan(a, b, **options) == one, one


def products_without_elements_are_those_of_numpy():
    shapes = [((3, 4, 0), (3, 0, 5)), ((3, 4, 0), (0, 5)), ((4, 0), (3, 0, 5)), ((2, 3, 4, 0), (2, 3, 0, 5)),
              ((3, 0, 4), (3, 4, 5)), ((3, 2, 4), (3, 4, 0)), ((3, 4, 0), (0,)), ((0, 2, 0), (0, 0, 3)),
              ((2, 0, 3, 4), (4, 5)), ((0,), (0,)), ((1, 2, 4), (0, 4, 3))]
    for left, right in shapes:
        a, b = integers(left), integers(right)
        expected = numpy.matmul(a, b)
        c = numpy.full(expected.shape, 3, "float32")
        check_equal(streamk.matmul(a, b), expected, "float32", f"{left} times {right}")
        check_equal(streamk.matmul(a, b, c, beta=2), 2 * c, "float32", f"{left} times {right}, with c")


def plans_copy_nothing():
    wide = numpy.broadcast_to(numpy.float32(0), (60000, 60000))
    batch = numpy.broadcast_to(numpy.float32(0), (3, 1, 5000, 4000))
    strided = numpy.broadcast_to(numpy.float32(0), (2, 8000, 1000))[:, ::2, ::2]
    cases = [(wide, wide[:, :64], {}), (batch, strided, {}),
             (wide[:, :9], wide[:9], {"c": wide, "beta": 1}), (wide[:9].astype(">f4"), wide, {})]
    for a, b, more in cases:
        tracemalloc.start()
        made = streamk.plan(a, b, **more)
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert peak < 200_000, f"{made.line}: {peak} bytes"
    swapped = integers((3, 4)), integers((4, 5))
    check_equal(streamk.matmul(swapped[0].astype(">f4"), swapped[1]), expect(*swapped), "float32", "another byte order")
    small = numpy.ones((3, 1, 50, 40), "float32"), numpy.ones((2, 80, 60), "float32")[:, ::2, ::2]
    check_equal(streamk.matmul(*small), expect(*small), what="what was planned is multiplied")


def cut_products_have_the_bits_of_whole_ones():
    a, b = (RANDOM.standard_normal(shape).astype("float32") for shape in ((150, 400), (400, 130)))
    for decisions in ({}, {"decomposition": "split-k", "splits": 3, "fixup": "separate-pass"},
                      {"decomposition": "stream-k", "workers": 7, "packing": "always"}):
        made = streamk.plan(a, b, most_time=100, **decisions)
        assert int(made.line.split("cut into ")[1].split()[0]) > 2, made.line
        check_equal(streamk.matmul(a, b, most_time=100, **decisions), streamk.matmul(a, b, **decisions), what=made.line)


def rows_have_the_same_bits_in_any_batch():
    a, b = (numpy.sin(numpy.arange(size, dtype="float32")) for size in (130 * 900, 900 * 45))
    a, b = a.reshape(130, 900), b.reshape(900, 45)
    whole = streamk.matmul(a, b, batch_invariant=True)
    for first, end in ((0, 1), (17, 19), (40, 130)):
        rows = streamk.matmul(a[first:end], b, batch_invariant=True)
        check_equal(rows, whole[first:end], what=f"rows {first} to {end}")
    assert " --batch-invariant" in streamk.plan(a, b, batch_invariant=True).line
    assert " --batch-invariant" not in streamk.plan(a, b, batch_invariant=False).line


def an_interrupt_is_raised_between_pieces():
    a = integers((800, 800))
    streamk.matmul(a, a, most_time=2000)  # makes the pipeline
    begun = time.monotonic()
    check_equal(streamk.matmul(a, a, most_time=2000), expect(a, a))
    whole = time.monotonic() - begun
    timer = threading.Timer(whole / 8, os.kill, (os.getpid(), signal.SIGINT))
    begun = time.monotonic()
    interrupted = False
    try:
        timer.start()
        streamk.matmul(a, a, most_time=2000)
        timer.join()
    except KeyboardInterrupt:
        interrupted = True
    took = time.monotonic() - begun
    assert interrupted and took < whole / 3, f"{took} s of {whole} s"
    check_equal(streamk.matmul(a, a), expect(a, a), what="the next product")


def examples_in_the_docstrings_and_the_page_run():
    for module in (streamk, streamk._device):
        found = doctest.testmod(module)
        assert found.failed == 0 and found.attempted > 0, found
    found = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False)
    assert found.failed == 0 and found.attempted > 0, found


CASES = [
    every_type_is_exact,
    strides_are_taken,
    contiguous_lines_are_not_copied,
    vectors_and_batches_follow_numpy,
    epilogues_are_exact,
    gates_are_exact,
    out_is_written_in_place,
    reals_are_within_their_bound,
    every_decision_gives_the_same_product,
    explain_begins_with_the_plan,
    products_without_elements_are_those_of_numpy,
    plans_copy_nothing,
    cut_products_have_the_bits_of_whole_ones,
    rows_have_the_same_bits_in_any_batch,
    an_interrupt_is_raised_between_pieces,
    examples_in_the_docstrings_and_the_page_run,
]

if __name__ == "__main__":
    sys.exit(run_cases(CASES))
