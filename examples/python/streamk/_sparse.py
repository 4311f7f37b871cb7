"""Products with SciPy's sparse matrices, as CSR."""

import sys
from typing import NamedTuple

import numpy

from ._arrays import TYPES, Laid, as_array, code_of, native
from ._session import Session
from ._structures import Csr

OPERANDS = ("f4", "f8", "i4", "c8")  # of the types of sk_spmm_desc, those that SciPy has


def is_sparse(value: object) -> bool:
    """Whether this is SciPy's; if SciPy is not loaded, nothing is."""
    scipy = sys.modules.get("scipy.sparse")
    return scipy is not None and scipy.issparse(value)


class Rows(NamedTuple):
    """A matrix in CSR, and the arrays that it points to."""

    csr: Csr
    dtype: numpy.dtype
    kept: list


def check_dtype(name: str, dtype: numpy.dtype) -> None:
    if code_of(dtype) not in OPERANDS:
        names = ", ".join(numpy.dtype(code).name for code in OPERANDS)
        raise TypeError(f"{name} is of {dtype}; products with sparse matrices are of {names}")


def take_rows(name: str, matrix: object) -> Rows:
    """A sparse matrix with indices that are all in range."""
    check_dtype(name, matrix.dtype)
    if matrix.ndim != 2:
        raise ValueError(f"{name} has {matrix.ndim} dimension, must have two")
    rows = matrix.tocsr()
    csr = Csr(*rows.shape, rows.nnz, TYPES[code_of(rows.dtype)])
    rows.check_format(full_check=True)
    arrays = [numpy.ascontiguousarray(rows.indptr, numpy.uint32), numpy.ascontiguousarray(rows.indices, numpy.uint32),
              numpy.ascontiguousarray(rows.data[:rows.nnz], native(rows.dtype))]
    csr.row_offsets, csr.column_indices, csr.values = (array.ctypes.data for array in arrays)
    return Rows(csr, arrays[2].dtype, arrays)


def take_factor(name: str, value: object) -> object:
    """A sparse matrix, or an array of a vector or a matrix."""
    matrix = value if is_sparse(value) else as_array(name, value)
    if matrix.ndim not in (1, 2):
        raise ValueError(f"{name} has {matrix.ndim} dimensions; a sparse matrix is multiplied by one or two")
    return matrix


def check_factors(a: object, b: object) -> None:
    if native(a.dtype) != native(b.dtype):
        raise TypeError(f"a is of {a.dtype} and b of {b.dtype}; both must have one type")
    if a.shape[-1] != b.shape[0]:
        raise ValueError(f"a has {a.shape[-1]} columns and b {b.shape[0]} rows; they must be as many")


def multiply_dense(session: Session, rows: Rows, given: numpy.ndarray) -> numpy.ndarray:
    """A sparse matrix times a matrix or a vector."""
    columns = given[:, numpy.newaxis] if given.ndim == 1 else given
    laid_b = Laid(columns[numpy.newaxis])
    order = "F" if laid_b.matrix.desc.layout else "C"
    d = numpy.zeros((rows.csr.rows, columns.shape[1]), rows.dtype, order)
    laid_d = Laid(d[numpy.newaxis])
    laid_d.matrix.desc.layout, laid_d.matrix.desc.leading_dimension = laid_b.matrix.desc.layout, 0
    if d.size > 0:
        session.multiply_dense(rows.csr, laid_b.load(), columns.shape[1], laid_d.load())
    return d[:, 0] if given.ndim == 1 else d


def multiply_sparse(session: Session, a: object, b: object) -> object:
    """A sparse matrix times a sparse one, in CSR; an array or a matrix, as A is."""
    left, right = take_rows("a", a), take_rows("b", b)
    values, columns, offsets = session.multiply_sparse(left.csr, right.csr, left.dtype)
    index = numpy.int32 if max(values.size, right.csr.columns) < 2**31 else numpy.int64
    return type(a.tocsr())((values, columns.astype(index), offsets.astype(index)),
                           shape=(left.csr.rows, right.csr.columns))


def multiply(session: Session, a: object, b: object) -> object:
    """The product of two matrices, of which one at least is sparse."""
    a, b = take_factor("a", a), take_factor("b", b)
    check_factors(a, b)
    if is_sparse(a):
        return multiply_sparse(session, a, b) if is_sparse(b) else multiply_dense(session, take_rows("a", a), b)
    return multiply_dense(session, take_rows("b", b.T), a.T).T
