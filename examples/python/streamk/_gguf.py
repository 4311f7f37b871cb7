"""Tensors of GGUF files, versions 2 and 3. Format: docs/gguf.md of https://github.com/ggml-org/ggml."""

import struct
from collections.abc import Iterator, Mapping
from math import prod
from pathlib import Path
from typing import NamedTuple, Union

import numpy

from ._weights import Quantized, find_format

ARRAYS = {0: "f4", 1: "f2", 24: "i1", 26: "i4", 28: "f8", 30: "u2"}  # dtype of ggml's numbers of types; 30 is bf16
BLOCKS = {2: "q4_0", 3: "q4_1", 6: "q5_0", 8: "q8_0", 12: "q4_K", 14: "q6_K", 39: "mxfp4", 40: "nvfp4"}
BF16 = 30
SIZES = (1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8)  # bytes of a value; those of a text and of an array vary
TEXT, ARRAY = 8, 9  # types of values


class Place(NamedTuple):
    """Where a tensor is."""

    shape: "tuple[int, ...]"
    number: int  # ggml's, of the type
    begin: int  # bytes from the first tensor on


class Reader:
    """Reads a header, of which nothing is believed: what lies beyond the file's end is refused."""

    def __init__(self, path: str, data: numpy.ndarray) -> None:
        self.path, self.data, self.at = path, data, 0

    def refuse(self, what: str) -> ValueError:
        return ValueError(f"{self.path} {what}")

    def skip(self, count: int) -> int:
        """The first of so many bytes."""
        begin = self.at
        if count > self.data.size - begin:
            raise self.refuse("is truncated: it ends in its header")
        self.at += count
        return begin

    def number(self, code: str) -> int:
        size = struct.calcsize(f"<{code}")
        begin = self.skip(size)
        return struct.unpack(f"<{code}", self.data[begin : begin + size].tobytes())[0]

    def text(self) -> str:
        length = self.number("Q")
        begin = self.skip(length)
        return self.data[begin : begin + length].tobytes().decode(errors="replace")

    def skip_values(self, kind: int, count: int, nests: bool) -> None:
        if kind >= len(SIZES) or (kind == ARRAY and not nests):
            raise self.refuse(f"has a damaged header: a value of type {kind}")
        if kind == ARRAY:
            self.skip_values(self.number("I"), self.number("Q"), False)
        elif kind == TEXT:
            for _ in range(count):
                self.skip(self.number("Q"))
        else:
            self.skip(count * SIZES[kind])

    def pair(self, alignment: int) -> int:
        """Skips a key and its value; the alignment, if it is that."""
        key, kind = self.text(), self.number("I")
        if key != "general.alignment":
            self.skip_values(kind, 1, True)
            return alignment
        found = self.number("I") if kind == 4 else 0
        if found == 0 or found & (found - 1):
            raise self.refuse(f"has a damaged header: an alignment of {found}")
        return found

    def tensor(self) -> "tuple[str, Place]":
        name, dimensions = self.text(), self.number("I")
        if dimensions > 8:
            raise self.refuse(f"has a damaged header: {dimensions} dimensions")
        extents = [self.number("Q") for _ in range(dimensions)]
        return name, Place(tuple(reversed(extents)), self.number("I"), self.number("Q"))


class GgufFile(Mapping):
    """The tensors of a file, by their names. A tensor is read when it is asked for."""

    def __init__(self, path: "str | Path") -> None:
        self.path = str(path)
        is_empty = Path(path).stat().st_size == 0
        self._data = numpy.empty(0, numpy.uint8) if is_empty else numpy.memmap(path, numpy.uint8, "r")
        reader = Reader(self.path, self._data)
        if self._data[:4].tobytes() != b"GGUF":
            raise reader.refuse("is not a GGUF file: it does not begin with GGUF")
        reader.skip(4)
        version = reader.number("I")
        if version not in (2, 3):
            raise reader.refuse(f"has GGUF version {version}; 2 and 3 are understood")
        tensors, pairs, alignment = reader.number("Q"), reader.number("Q"), 32
        for _ in range(pairs):
            alignment = reader.pair(alignment)
        self._places = dict(reader.tensor() for _ in range(tensors))
        self._begin = -(-reader.at // alignment) * alignment

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> "Iterator[str]":
        return iter(self._places)

    def _bytes(self, name: str, size: int) -> numpy.ndarray:
        begin = self._begin + self._places[name].begin
        if begin + size > self._data.size:
            raise ValueError(f"{self.path} is truncated: {name} takes {size} bytes from {begin} on, and it has "
                             f"{self._data.size}")
        return numpy.array(self._data[begin : begin + size])

    def __getitem__(self, name: str) -> "Union[numpy.ndarray, Quantized]":
        if name not in self._places:
            raise KeyError(f"{self.path} has no tensor {name}")
        shape, number, _ = self._places[name]
        if number in BLOCKS:
            form = find_format(BLOCKS[number])
            if not shape or shape[-1] % form.elements:
                raise ValueError(f"{self.path} has the shape {shape} for {name}, and blocks of {BLOCKS[number]} have "
                                 f"{form.elements} elements")
            data = self._bytes(name, prod(shape) // form.elements * form.size)
            return Quantized(data, shape if len(shape) > 1 else (1, *shape), BLOCKS[number])
        if number not in ARRAYS:
            raise TypeError(f"{self.path} holds {name} as ggml's type {number}, which streamk does not multiply")
        dtype = numpy.dtype(f"<{ARRAYS[number]}")
        array = self._bytes(name, prod(shape) * dtype.itemsize).view(dtype).reshape(shape)
        return (array.astype(numpy.uint32) << 16).view(numpy.float32) if number == BF16 else array


def read_gguf(path: "str | Path") -> GgufFile:
    """List the tensors of a GGUF file: a mapping of names to arrays, and to Quantized where they are in blocks.

    Tensors of bfloat16 become float32, exactly. A damaged file raises ValueError; a tensor of a type that streamk does
    not multiply raises TypeError when it is asked for.
    """
    return GgufFile(path)
