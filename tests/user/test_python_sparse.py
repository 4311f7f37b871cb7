#!/usr/bin/env python3
"""Multiplies sparse matrices of SciPy by the Python module, and compares with NumPy.

    tests/user/test_python_sparse.py

Needs a Python with NumPy, this one or $STREAMK_NUMPY, and SciPy. The last line is the sum: "N passed, N failed, N
skipped".
"""

import sys

from cases import run_cases
from python_module import RANDOM, check_raises, integers, streamk

import numpy

try:
    import scipy.sparse as sparse
except ImportError:
    print("skip: this Python has no SciPy\n0 passed, 0 failed, 1 skipped")
    sys.exit(0)

TYPES = ("float32", "float64", "int32", "complex64")
NAMES = [f"{storage}_{kind}" for storage in ("csr", "coo", "csc", "bsr") for kind in ("matrix", "array")]
KINDS = [getattr(sparse, name) for name in NAMES if hasattr(sparse, name)]


def draw(shape, dtype):
    """A matrix with few nonzeros, all sums of products of which are exact."""
    return integers(shape, dtype) * (RANDOM.random(shape) < 0.2).astype(dtype)


def check(found, expected, what):
    found = found.toarray() if sparse.issparse(found) else found
    assert found.dtype == expected.dtype and found.shape == expected.shape, f"{what}: {found.dtype} {found.shape}"
    assert numpy.array_equal(found, expected), f"{what}: wrong values"


def sparse_times_dense_is_exact():
    for dtype in TYPES:
        a, b = draw((50, 70), dtype), integers((70, 40), dtype)
        for kind in KINDS:
            for dense in (b, numpy.asfortranarray(b), b[:, ::2], b[:, 3:9], b[:, :1], b[:, :0], b[:, 0]):
                check(streamk.matmul(kind(a), dense), a @ dense, f"{dtype} {kind.__name__} {dense.strides}")


def dense_times_sparse_is_exact():
    for dtype in TYPES:
        a, b = integers((50, 70), dtype), draw((70, 40), dtype)
        for kind in KINDS:
            for dense in (a, a.copy("F"), a[7], a[::3, :]):
                check(streamk.matmul(dense, kind(b)), dense @ b, f"{dtype} {kind.__name__} {dense.strides}")


def sparse_times_sparse_is_exact_csr():
    for dtype in TYPES:
        a, b = draw((50, 70), dtype), draw((70, 40), dtype)
        for kind in KINDS:
            found = streamk.matmul(kind(a), kind(b))
            assert type(found) is type(kind(a).tocsr()) and found.has_canonical_format, type(found)
            check(found, a @ b, f"{dtype} {kind.__name__}")


def empty_matrices_have_products():
    for m, k, n in ((0, 5, 3), (4, 0, 3), (4, 5, 0), (4, 5, 3)):
        a, b = (sparse.csr_matrix(shape, dtype="float32") for shape in ((m, k), (k, n)))
        zero = numpy.zeros((m, n), "float32")
        check(streamk.matmul(a, b), zero, f"sparse {m} {k} {n}")
        check(streamk.matmul(a, b.toarray()), zero, f"dense {m} {k} {n}")


def values_in_another_byte_order_are_swapped():
    a, b = draw((9, 8), "float32"), integers((8, 7))
    stored = sparse.csr_matrix(a)
    stored.data = stored.data.astype(">f4")
    check(streamk.matmul(stored, b), a @ b, "big endian")


def what_is_wrong_is_said():
    a, b = sparse.csr_matrix(draw((4, 5), "float32")), integers((5, 6))
    check_raises(TypeError, "a is of float64 and b of float32", streamk.matmul, a.astype("float64"), b)
    check_raises(TypeError, "products with sparse matrices are of float32, float64, int32, complex64", streamk.matmul,
                 a.astype("int64"), b.astype("int64"))
    check_raises(ValueError, "a has 5 columns and b 6 rows", streamk.matmul, a, b.T)
    check_raises(ValueError, "a has 5 columns and b 4 rows", streamk.matmul, b.T, a)
    check_raises(ValueError, "a has 3 dimensions", streamk.matmul, numpy.ones((2, 4, 4), "float32"), a)
    check_raises(TypeError, "takes a and b alone", streamk.matmul, a, b, numpy.ones((4, 6), "float32"), beta=1)
    check_raises(TypeError, "takes a and b alone", streamk.matmul, a, b, workers=3)
    check_raises(TypeError, "a is of csr_matrix, must be an array of numbers", streamk.plan, a, b)
    check_raises(TypeError, "b is a masked array", streamk.matmul, a, numpy.ma.masked_array(b, b > 2))
    a.indices[0] = 77
    try:
        streamk.matmul(a, b)
        raise AssertionError("a column that there is not is multiplied")
    except ValueError as error:
        assert "column" in str(error) or "indices must be < 5" in str(error), error  # newer SciPy tells it first


CASES = [
    sparse_times_dense_is_exact,
    dense_times_sparse_is_exact,
    sparse_times_sparse_is_exact_csr,
    empty_matrices_have_products,
    values_in_another_byte_order_are_swapped,
    what_is_wrong_is_said,
]

if __name__ == "__main__":
    sys.exit(run_cases(CASES))
