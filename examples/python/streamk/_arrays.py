"""Arrays as the library takes matrices: type, layout, leading dimension and batch stride."""

from typing import NamedTuple

import numpy

from ._library import Matrix, MatrixDesc

ROW_MAJOR, COL_MAJOR = 0, 1  # sk_layout
TYPES = {"f4": 0, "f2": 1, "f8": 3, "i1": 4, "u1": 5, "i4": 6, "u4": 7, "c8": 10, "c16": 11}  # sk_type of a dtype
OPERANDS = ("f2", "f4", "f8", "i1", "u1", "c8", "c16")
RESULTS = {"i1": "i4", "u1": "u4"}  # of an operand's dtype, where it is another
SPARSEST = 2  # arrays whose elements spread over more than so many times their bytes are copied


class Laid(NamedTuple):
    """A matrix, and the array that holds its memory while the library reads it."""

    matrix: Matrix
    array: numpy.ndarray


def code_of(dtype: numpy.dtype) -> str:
    return f"{dtype.kind}{dtype.itemsize}"


def take_operand(name: str, value: object) -> numpy.ndarray:
    """An array of a type that the library multiplies, in this machine's byte order."""
    array = numpy.asarray(value)
    if code_of(array.dtype) not in OPERANDS:
        names = ", ".join(numpy.dtype(code).name for code in OPERANDS)
        raise TypeError(f"{name} is of {array.dtype}, must be one of {names}")
    if array.ndim == 0:
        raise ValueError(f"{name} is a scalar, must have one dimension or more")
    return array.astype(array.dtype.newbyteorder("="), copy=False)


def flatten_batch(array: numpy.ndarray, batch: "tuple[int, ...]") -> numpy.ndarray:
    """The array with one dimension of batches, which has 1 where all of the batch share one matrix."""
    shape = array.shape[-2:]
    if numpy.prod(array.shape[:-2], dtype=int) == 1:
        return array.reshape(1, *shape)
    return numpy.broadcast_to(array, (*batch, *shape)).reshape(-1, *shape)


class Layout(NamedTuple):
    """Where the elements of a batch of matrices are; rows are lines if it is row-major, otherwise columns."""

    layout: int
    lines: int
    length: int  # of a line
    leading: int  # elements from line to line
    count: int
    stride: int  # elements from matrix to matrix; 0 if there is one

    def spread(self, count: int) -> int:
        """Elements from the first of `count` matrices to the end of the last."""
        return self.stride * (count - 1) + self.leading * (self.lines - 1) + self.length

    def serves(self, within: int, elements: int) -> bool:
        """Whether the library takes it; `within` is the elements from one to the next in a line."""
        apart = self.count == 1 or self.stride >= self.spread(1)
        line = (self.length == 1 or within == 1) and self.length <= self.leading < 2**32
        return apart and line and self.spread(self.count) <= SPARSEST * elements


def find_layout(array: numpy.ndarray) -> "Layout | None":
    """How the library takes an array of batches of matrices as it is, or None."""
    if array.size == 0 or any(step % array.itemsize for step in array.strides):
        return None
    count, rows, columns = array.shape
    batch, row, column = (step // array.itemsize for step in array.strides)
    stride = batch if count > 1 else 0
    by_row = Layout(ROW_MAJOR, rows, columns, row if rows > 1 else columns, count, stride)
    by_column = Layout(COL_MAJOR, columns, rows, column if columns > 1 else rows, count, stride)
    if by_row.serves(column, array.size):
        return by_row
    return by_column if by_column.serves(row, array.size) else None


def describe(array: numpy.ndarray, shared: bool) -> Laid:
    """A batch of matrices, copied if the library cannot take it as it is."""
    found = find_layout(array)
    if found is None:
        array = numpy.ascontiguousarray(array)
        count, rows, columns = array.shape
        found = Layout(ROW_MAJOR, rows, columns, columns, count, rows * columns if count > 1 else 0)
    size = found.spread(found.count) * array.itemsize if array.size else 0
    desc = MatrixDesc(TYPES[code_of(array.dtype)], found.layout, found.leading, found.stride, shared, False)
    return Laid(Matrix(array.ctypes.data, size, desc), array)
