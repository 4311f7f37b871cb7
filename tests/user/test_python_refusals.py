#!/usr/bin/env python3
"""What the Python module refuses, with which words; how devices are opened and freed.

    tests/user/test_python_refusals.py

Needs a Python with NumPy: this one, or $STREAMK_NUMPY. The last line is the sum: "N passed, N failed, N skipped".
"""

import gc
import os
import re
import sys
from pathlib import Path

from cases import Skip, run_cases
from python_module import ROOT, check_equal, check_raises, expect, integers, run_code, streamk

import numpy


def what_is_wrong_is_said():
    a, b = integers((4, 5)), integers((5, 6))
    check_raises(TypeError, "both must have one type", streamk.matmul, a, b.astype("float64"))
    check_raises(TypeError, "a is of int64", streamk.matmul, a.astype("int64"), b)
    check_raises(TypeError, "a is of list, must be an array of numbers", streamk.matmul, [[{}]], b)
    check_raises(TypeError, "c is of float64", streamk.matmul, a, b, numpy.zeros((4, 6)), beta=1)
    check_raises(ValueError, "a has 5 columns and b 4 rows", streamk.matmul, a, a)
    check_raises(ValueError, "there is no c", streamk.matmul, a, b, beta=1)
    check_raises(ValueError, "c is given and beta is 0", streamk.matmul, a, b, numpy.zeros((4, 6), "float32"))
    check_raises(ValueError, "bias has the shape (4,)", streamk.matmul, a, b, bias=numpy.zeros(4))
    check_raises(ValueError, "out has the shape", streamk.matmul, a, b, out=numpy.zeros((6, 4), "float32"))
    error = check_raises(streamk.Error, "splits", streamk.matmul, a, b, decomposition="split-k", splits=1000)
    assert error.code == -4, error.code
    check_raises(streamk.Error, "no kernel", streamk.matmul, a, b, out=numpy.zeros((4, 6), "float16"))
    with streamk.Device() as device:
        check_equal(device.matmul(a, b), expect(a, b))
    check_raises(ValueError, "closed", device.matmul, a, b)


def integers_that_a_member_cannot_hold_are_refused():
    wide = numpy.broadcast_to(numpy.int8(0), (1, 2**32 + 8))
    check_raises(ValueError, "k is 4294967304", streamk.plan, wide, wide.T)
    check_raises(ValueError, "n is 4294967304", streamk.plan, wide[:, :1], wide)
    check_raises(ValueError, "m is 4294967304", streamk.plan, wide.T, wide[:, :1])
    batch = numpy.broadcast_to(numpy.int8(0), (2**16, 2**16, 1, 1))
    check_raises(ValueError, "batch_count is 4294967296", streamk.matmul, batch, wide[:, :1])
    from streamk._structures import Csr, Matrix, MatrixDesc, Product
    for kind in (MatrixDesc, Matrix, Product, Csr):
        for name, member in ((name, member) for name, member, *_ in kind._fields_ if member.__name__.startswith("c_u")):
            largest = 2 ** (8 * getattr(kind, name).size) - 1
            assert getattr(kind(**{name: largest}), name) == largest
            for value in (largest + 1, -1):
                check_raises(ValueError, f"{name} is {value}", kind, **{name: value})


def masks_are_not_dropped():
    plain = numpy.ones((2, 2), "float32")
    masked = numpy.ma.masked_array(plain, [[0, 0], [0, 1]])
    for name, arguments in (("a", {"a": masked, "b": plain}), ("b", {"a": plain, "b": masked}),
                            ("c", {"a": plain, "b": plain, "c": masked, "beta": 1}),
                            ("out", {"a": plain, "b": plain, "out": masked}),
                            ("bias", {"a": plain, "b": plain, "bias": masked[0]})):
        check_raises(TypeError, f"{name} is a masked array", streamk.matmul, **arguments)
    check_equal(streamk.matmul(masked.filled(0), plain), [[2, 2], [1, 1]])


def values_do_not_change_silently():
    a = numpy.ones((2, 2), "float32")
    wide = a.astype("float64")
    check_raises(ValueError, "bias[1] is 1e+39, which float32 does not hold, and float64 would", streamk.matmul, a, a,
                 bias=numpy.array([1, 1e39]))
    check_raises(ValueError, "bias[1] is 16777217, which float32 does not hold, and float64 would", streamk.matmul, a,
                 a, bias=numpy.array([16777216, 16777217]))
    check_raises(ValueError, f"bias[0] is {2**53 + 1}, which float32 does not hold", streamk.matmul, a, a,
                 bias=numpy.array([2**53 + 1, 0]))
    check_raises(ValueError, "alpha is 1e+39, which float32 does not hold, and float64 would", streamk.matmul, a, a,
                 alpha=1e39)
    check_raises(ValueError, "alpha is 16777217", streamk.matmul, a, a, alpha=2**24 + 1)
    check_raises(ValueError, f"beta is {2**53 + 1}", streamk.matmul, wide, wide, wide, beta=2**53 + 1)
    check_raises(ValueError, f"alpha is {10**30}", streamk.matmul, wide, wide, alpha=10**30)
    check_equal(streamk.matmul(a, a, bias=[0.1, numpy.inf]), numpy.array([[2.1, numpy.inf]] * 2, "float32"))
    check_equal(streamk.matmul(a, a, bias=[2**24 + 2, -2**24]), [[2**24 + 4, 2 - 2**24]] * 2)
    check_equal(streamk.matmul(a, a, alpha=2**70), numpy.full((2, 2), 2.0**71))
    check_equal(streamk.matmul(wide, wide, alpha=2**24 + 1), numpy.full((2, 2), 2.0 * (2**24 + 1)))


def bad_words_list_the_valid_ones():
    a = integers((4, 4))
    check_raises(streamk.Error, "activation is step, must be one of none, relu, gelu-tanh, ", streamk.matmul, a, a,
                 activation="step")
    check_raises(streamk.Error, "fixup is last, must be one of auto, none, last-arriver, ", streamk.plan, a, a,
                 fixup="last")
    check_raises(ValueError, "b has 3 columns; with gate two of them make one of the result", streamk.matmul, a,
                 integers((4, 3)), gate=True)
    check_raises(streamk.Error, "gate is interleaved, but epilogue is set", streamk.plan, a, a, alpha=2, gate=True)
    for value in ("many", -1, 2**32, True, None):
        check_raises(streamk.Error, f"most_time is {value}, must be a number from 0 to 4294967295", streamk.plan, a, a,
                     most_time=value)
    check_raises(streamk.Error, "batch_invariant is 1, must be True or False", streamk.plan, a, a, batch_invariant=1)
    for function in (streamk.matmul, streamk.plan, streamk.explain):
        check_raises(TypeError, "there is no argument 'worker'; decisions are kernel, decomposition, ", function, a, a,
                     worker=3)
    check_raises(ValueError, "fixup is 'none\\x00'", streamk.plan, a, a, fixup="none\0")


def devices_are_named_by_numbers_and_words():
    first = streamk.Device(0)
    assert repr(first) == f"<streamk.Device {first.name!r}>" and first.name, first
    first.close()
    assert repr(first) == f"<streamk.Device {first.name!r}, closed>"
    for device in ("none of this name", 99, -1):
        error = check_raises(streamk.Error, f'no Vulkan device matches "{device}"; there are:', streamk.Device, device)
        assert f"0  {first.name}" in str(error), error
    for device in (True, 1.0, b"0"):
        check_raises(TypeError, "must be an index or a part of the name", streamk.Device, device)
    header = (ROOT / "include" / "streamk.h").read_text(encoding="utf-8")
    assert streamk.__version__ == ".".join(re.findall(r"^#define STREAMK_VERSION_M\w+ (\d+)$", header, re.M) +
                                           re.findall(r"^#define STREAMK_VERSION_PATCH (\d+)$", header, re.M))


def a_dropped_device_is_freed():
    if not Path("/proc/self/task").exists():
        raise Skip("there is no /proc/self/task to count threads in")
    a = integers((8, 8))
    streamk.matmul(a, a)

    def count():
        gc.collect()
        return len(os.listdir("/proc/self/task")), len(os.listdir("/proc/self/fd"))

    def drop():
        streamk.Device().matmul(a, a)

    drop()
    before = count()
    for _ in range(4):
        drop()
    assert count() == before, f"threads and files: {before}, then {count()}"


FORK = """
import os, signal, sys, numpy, streamk
a = numpy.ones((8, 8), "float32")
device = streamk.Device()
streamk.matmul(a, a)
child = os.fork()
if child == 0:
    signal.alarm(20)
    for use in (lambda: device.matmul(a, a), lambda: streamk.plan(a, a), streamk.Device):
        try:
            use()
        except RuntimeError as error:
            print("spawn" in str(error), flush=True)
    with device:
        del device
    os._exit(0)
print(os.waitpid(child, 0)[1], device.matmul(a, a)[0, 0], flush=True)
"""


def a_forked_child_is_told_of_spawn():
    done = run_code(FORK)
    assert done.stdout.split() == ["True", "True", "True", "0", "8.0"], done.stdout + done.stderr


def the_exception_says_what_to_set():
    code = "import streamk\ntry: streamk.Device()\nexcept streamk.Error as error: print(error)"
    done = run_code(code, VK_DRIVER_FILES="/nonexistent", VK_ADD_DRIVER_FILES="")
    assert "no device was opened: no Vulkan device was found" in done.stdout and "VK_DRIVER_FILES" in done.stdout, \
        done.stdout + done.stderr
    assert done.stderr == "", done.stderr


CASES = [
    what_is_wrong_is_said,
    integers_that_a_member_cannot_hold_are_refused,
    masks_are_not_dropped,
    values_do_not_change_silently,
    bad_words_list_the_valid_ones,
    devices_are_named_by_numbers_and_words,
    a_dropped_device_is_freed,
    a_forked_child_is_told_of_spawn,
    the_exception_says_what_to_set,
]

if __name__ == "__main__":
    sys.exit(run_cases(CASES))
