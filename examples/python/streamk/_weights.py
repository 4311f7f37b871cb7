"""Matrices in blocks of few bits."""

from ctypes import byref, c_uint32
from math import prod
from typing import NamedTuple

import numpy

from ._arrays import COL_MAJOR, ROW_MAJOR, as_array
from ._library import LIBRARY, encode
from ._structures import Matrix, MatrixDesc

SUCCESS = 0  # sk_result
JOINED = {"q4_g32": (32, "float16", 2), "q4_g64": (64, "float16", 2), "q4_g128": (128, "float16", 2),
          "e4m3_g128": (128, "float32", 1), "nvfp4": (16, "uint8", 2)}  # elements that share a scale, its type, codes


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

    def __init__(self, data: "numpy.ndarray | bytes", shape: "tuple[int, ...]", type: str) -> None:
        form = find_format(type)
        self.type, self.shape, self.is_transposed = type, tuple(map(int, shape)), False
        given = numpy.frombuffer(data, numpy.uint8) if isinstance(data, bytes) else data
        self.data = numpy.ascontiguousarray(given, numpy.uint8).reshape(-1)
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


def _as_groups(name: str, array: object, dtype: str, shape: "tuple[int, int]") -> numpy.ndarray:
    """An array of a number for each group, exactly in the type that blocks have of it."""
    given = as_array(name, array)
    if given.shape != shape:
        raise ValueError(f"{name} is {given.shape}, must be {shape}: one for each group")
    found = numpy.ascontiguousarray(given, dtype)
    if not numpy.array_equal(found, given, equal_nan=found.dtype.kind == "f"):
        raise ValueError(f"{name} has a value that {dtype} does not hold")
    return found


def join(type: str, codes: object, scales: object, zeros: object = None, lines_of_scale: int = 1) -> Quantized:
    """Join the codes and scales of a checkpoint to blocks of q4_g32, q4_g64, q4_g128, e4m3_g128 or nvfp4, by
    sk_join_blocks. An element is (code - zero) scale, and its zero is 8 where there are none.

    `codes` are rows of bytes or of 32-bit integers, with two codes of 4 bits a byte, the first in its low half. Each
    row has a scale for each group, and may have a zero; `lines_of_scale` rows share theirs.

    >>> import numpy, streamk
    >>> codes = numpy.full((2, 16), 0x98, numpy.uint8)
    >>> streamk.join("q4_g32", codes, [[0.5], [2]], [[7], [8]]).dequantize()[:, :3]
    array([[0.5, 1. , 0.5],
           [0. , 2. , 0. ]], dtype=float32)
    """
    form, given = find_format(type), numpy.ascontiguousarray(as_array("codes", codes))
    if type not in JOINED:
        raise ValueError(f"type is {type}, must be one of {', '.join(JOINED)}")
    if given.ndim != 2 or given.dtype.kind not in "iu" or given.dtype.itemsize not in (1, 4):
        raise TypeError(f"codes are of {given.dtype} in {given.ndim} dimensions, must be rows of bytes or of words")
    group, dtype, codes_of_byte = JOINED[type]
    lines, k = given.shape[0], given.shape[1] * given.dtype.itemsize * codes_of_byte
    if k % form.elements:
        raise ValueError(f"codes have rows of {k}, must be multiples of {form.elements} elements, a block of {type}")
    if lines_of_scale < 1:
        raise ValueError(f"lines_of_scale is {lines_of_scale}, must be at least 1")
    if zeros is not None and not type.startswith("q4_g"):
        raise ValueError(f"zeros are given, but {type} has none")
    shape = (-(-lines // lines_of_scale), k // group)
    factors = _as_groups("scales", scales, dtype, shape)
    subtracted = None if zeros is None else _as_groups("zeros", zeros, "float16", shape)
    data = numpy.empty(lines * k // form.elements * form.size, numpy.uint8)
    LIBRARY.join(form.number, lines, k, lines_of_scale, zeros is not None, given.ctypes.data, factors.ctypes.data,
                 None if subtracted is None else subtracted.ctypes.data, data.ctypes.data)
    return Quantized(data, (lines, k), type)


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
