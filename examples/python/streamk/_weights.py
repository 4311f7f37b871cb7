"""Matrices in blocks of few bits."""

from ctypes import byref, c_uint32
from math import prod
from typing import NamedTuple

import numpy

from ._arrays import COL_MAJOR, ROW_MAJOR, as_array
from ._library import LIBRARY, encode
from ._structures import Matrix, MatrixDesc

SUCCESS = 0  # sk_result


class Format(NamedTuple):
    """A type in blocks."""

    number: int  # sk_type
    elements: int
    size: int  # bytes of a block


def find_format(word: str) -> Format:
    elements, size = c_uint32(0), c_uint32(0)
    number = LIBRARY.find_format(encode("type", word), byref(elements), byref(size))
    if number < 0:
        raise ValueError(f"type is {word}, must be q4_0 or another word of docs/weights.md")
    return Format(number, elements.value, size.value)


class Quantized:
    """Matrices in blocks, which lie along the last axis; or, of its transpose `T`, along the last but one.

    `type` is a word as "q4_0", `data` the bytes of all blocks, `shape` that of the numbers.
    """

    def __init__(self, data: numpy.ndarray, shape: "tuple[int, ...]", type: str) -> None:
        form = find_format(type)
        self.type, self.shape, self.is_transposed = type, tuple(map(int, shape)), False
        self.data = numpy.ascontiguousarray(data, numpy.uint8).reshape(-1)
        if len(self.shape) < 2 or self.shape[-1] % form.elements:
            raise ValueError(f"shape is {self.shape}, must be matrices whose rows are multiples of {form.elements} "
                             f"elements, a block of {type}")
        size = prod(self.shape) // form.elements * form.size
        if self.data.size != size:
            raise ValueError(f"data has {self.data.size} bytes; the shape {self.shape} takes {size} in {type}")

    @property
    def T(self) -> "Quantized":
        """Each matrix transposed, with the same bytes."""
        other = object.__new__(Quantized)
        other.__dict__.update(self.__dict__, shape=(*self.shape[:-2], self.shape[-1], self.shape[-2]),
                              is_transposed=not self.is_transposed)
        return other

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def nbytes(self) -> int:
        return self.data.size

    def dequantize(self) -> numpy.ndarray:
        """The numbers, in float32."""
        return dequantize(self)

    def __repr__(self) -> str:
        return f"<streamk.Quantized {self.type} {' x '.join(map(str, self.shape))}>"


def quantize(array: object, type: str) -> Quantized:
    """Quantize matrices to blocks along their last axis, by sk_quantize.

    >>> import numpy, streamk
    >>> weights = streamk.quantize(numpy.tile(numpy.arange(-8, 8), (3, 4)), "q4_0")
    >>> weights, weights.nbytes
    (<streamk.Quantized q4_0 3 x 64>, 108)
    >>> streamk.matmul(numpy.ones((1, 64), numpy.float32), weights.T)
    array([[-32., -32., -32.]], dtype=float32)
    """
    form, given = find_format(type), as_array("array", array)
    if given.dtype.kind not in "fiu" or given.ndim < 2:
        raise TypeError(f"array is of {given.dtype} in {given.ndim} dimensions, must be matrices of real numbers")
    if given.shape[-1] % form.elements:
        raise ValueError(f"array has rows of {given.shape[-1]}, must be multiples of {form.elements} elements, a block "
                         f"of {type}")
    with numpy.errstate(over="ignore"):
        values = numpy.ascontiguousarray(given, numpy.float32)
    data = numpy.empty(values.size // form.elements * form.size, numpy.uint8)
    if LIBRARY.quantize(form.number, values.ctypes.data, values.size, data.ctypes.data) != SUCCESS:
        raise ValueError(f"array has a value that is not finite, or too large for {type}")
    return Quantized(data, given.shape, type)


def dequantize(blocks: Quantized) -> numpy.ndarray:
    """The numbers of blocks, in float32, by sk_dequantize.

    >>> import numpy, streamk
    >>> streamk.dequantize(streamk.quantize(numpy.arange(96, 128).reshape(1, 32), "q8_0"))[0, :3]
    array([96., 97., 98.], dtype=float32)
    """
    form, shape = find_format(blocks.type), blocks.shape
    shape = (*shape[:-2], shape[-1], shape[-2]) if blocks.is_transposed else shape
    values = numpy.empty(shape, numpy.float32)
    LIBRARY.dequantize(form.number, blocks.data.ctypes.data, values.size, values.ctypes.data)
    return values.swapaxes(-1, -2) if blocks.is_transposed else values


class LaidBlocks:
    """A batch of matrices in blocks, as the library takes it. Their blocks must lie along k."""

    def __init__(self, name: str, blocks: Quantized, batch: "tuple[int, ...]", shared: bool) -> None:
        self.blocks = blocks
        if blocks.is_transposed == (name == "a"):
            raise ValueError(f"{name} is quantized along the wrong axis: its blocks must lie along the one that is "
                             f"summed, as those of {name}.T do")
        if not shared and blocks.shape[:-2] not in (batch, ()):
            raise ValueError(f"{name} has the batches {blocks.shape[:-2]}, and is not broadcast to {batch}")
        desc = MatrixDesc(find_format(blocks.type).number, COL_MAJOR if blocks.is_transposed else ROW_MAJOR, 0, 0,
                          shared, False)
        self.matrix = Matrix(None, blocks.nbytes, desc)

    def load(self) -> Matrix:
        """The matrix with its address, which is valid as long as this lives."""
        self.matrix.data = self.blocks.data.ctypes.data
        return self.matrix
