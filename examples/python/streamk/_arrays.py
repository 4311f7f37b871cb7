"""Arrays as the library takes matrices: type, layout, leading dimension and batch stride."""

from math import prod
from typing import NamedTuple

import numpy

from ._structures import Matrix, MatrixDesc

ROW_MAJOR, COL_MAJOR = 0, 1  # sk_layout
TYPES = {"f4": 0, "f2": 1, "f8": 3, "i1": 4, "u1": 5, "i4": 6, "u4": 7, "c8": 10, "c16": 11}  # sk_type of a dtype
OPERANDS = ("f2", "f4", "f8", "i1", "u1", "c8", "c16")
RESULTS = {"i1": "i4", "u1": "u4"}  # of an operand's dtype, where it is another
SPARSEST = 2  # arrays whose elements spread over more than so many times their bytes are copied


def code_of(dtype: numpy.dtype) -> str:
    return f"{dtype.kind}{dtype.itemsize}"


def native(dtype: numpy.dtype) -> numpy.dtype:
    """The type in this machine's byte order."""
    return dtype.newbyteorder("=")


def as_array(name: str, value: object) -> numpy.ndarray:
    """A plain array: one whose mask, or whose zeros, would be lost is refused."""
    if isinstance(value, numpy.ma.MaskedArray):
        raise TypeError(f"{name} is a masked array, and masks are not multiplied: give {name}.filled(0), or another "
                        "value for what is masked")
    array = numpy.asarray(value)
    if array.dtype.kind == "O":
        raise TypeError(f"{name} is of {type(value).__name__}, must be an array of numbers")
    return array


def take_operand(name: str, value: object) -> numpy.ndarray:
    """An array of a type that the library multiplies."""
    array = as_array(name, value)
    if code_of(array.dtype) not in OPERANDS:
        names = ", ".join(numpy.dtype(code).name for code in OPERANDS)
        raise TypeError(f"{name} is of {array.dtype}, must be one of {names}")
    if array.ndim == 0:
        raise ValueError(f"{name} is a scalar, must have one dimension or more")
    return array


def spread_batch(array: numpy.ndarray, batch: "tuple[int, ...]") -> numpy.ndarray:
    """The array with all batches, of which none is copied; one matrix that all of the batch share stays one."""
    shape = array.shape[-2:]
    if prod(array.shape[:-2]) == 1:
        return array.reshape(1, *shape)
    return numpy.broadcast_to(array, (*batch, *shape))


def step_of_batch(array: numpy.ndarray) -> "int | None":
    """Bytes from matrix to matrix, where that is the same from each to the next; 0 if there is one."""
    axes = [(extent, step) for extent, step in zip(array.shape[:-2], array.strides[:-2]) if extent > 1]
    even = all(outer == extent * inner for (_, outer), (extent, inner) in zip(axes, axes[1:]))
    return None if not even else axes[-1][1] if axes else 0


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
    between = step_of_batch(array)
    if array.size == 0 or between is None or not array.dtype.isnative:
        return None
    steps = (between, *array.strides[-2:])
    if any(step % array.itemsize for step in steps):
        return None
    count, rows, columns = prod(array.shape[:-2]), *array.shape[-2:]
    batch, row, column = (step // array.itemsize for step in steps)
    by_row = Layout(ROW_MAJOR, rows, columns, row if rows > 1 else columns, count, batch)
    by_column = Layout(COL_MAJOR, columns, rows, column if columns > 1 else rows, count, batch)
    if by_row.serves(column, array.size):
        return by_row
    return by_column if by_column.serves(row, array.size) else None


class Laid:
    """A batch of matrices as the library takes it. An array that it cannot take as it is gets copied by load()."""

    def __init__(self, array: numpy.ndarray, shared: bool = False) -> None:
        found = find_layout(array)
        self.array, self.is_copied = array, found is None
        if found is None:
            count, rows, columns = prod(array.shape[:-2]), *array.shape[-2:]
            found = Layout(ROW_MAJOR, rows, columns, columns, count, rows * columns if count > 1 else 0)
        size = found.spread(found.count) * array.itemsize if array.size else 0
        desc = MatrixDesc(TYPES[code_of(array.dtype)], found.layout, found.leading, found.stride, shared, False)
        self.matrix = Matrix(None, size, desc)

    def load(self) -> Matrix:
        """The matrix with its address, which is valid as long as this lives."""
        if self.is_copied:
            self.array = numpy.ascontiguousarray(self.array, native(self.array.dtype))
        self.matrix.data = self.array.ctypes.data
        return self.matrix
