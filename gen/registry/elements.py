"""Types of elements: how they lie in memory, and which ones kernels multiply.

Reads templates/library/api/api_enums.h; imports declarations only.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from .. import declarations

_LIST = Path(__file__).parents[2] / "templates/library/api/api_enums.h"


class Element(NamedTuple):
    """A row of SK_TYPES: elements of a block, its bytes, and the bytes of which its address is a multiple."""

    count: int
    size: int
    alignment: int


ELEMENTS = {word.strip('"'): Element(*(int(column.rstrip("u")) for column in columns))
            for _, word, *columns in declarations.rows(_LIST.read_text(), "sk_type")}
WIDENED = {"e4m3": "f16", "e5m2": "f16"}  # types of A and B that cooperative matrices take as others, exactly
COMPONENTS = {"cf32": "f32", "cf64": "f64"}  # complex types, and what their two parts are, the real one first
DECODED = ("f32", "f16", "bf16")  # types of A or B with which the other may be in blocks, that are decoded to them
WORDS = ("s8", "u8")  # types of A and B for which there are packed dot products


class Format(NamedTuple):
    """A type whose blocks have several elements."""

    name: str  # of its value, without SK_TYPE_
    word: str
    elements: int
    size: int  # bytes of a block
    alignment: int  # bytes

    @property
    def folder(self) -> str:
        """Of templates/blocks: formats of groups of several sizes share one, which is named without the size."""
        return re.sub(r"(_g)\d+$", r"\1", self.word)

    @property
    def code(self) -> int:
        """Its value, which kernels know as FORMAT."""
        return list(ELEMENTS).index(self.word)

    @property
    def bits(self) -> str:
        """Of an element."""
        return f"{8 * self.size / self.elements:g}"


def formats_of(enums: str) -> tuple[Format, ...]:
    """Those of the text of api_enums.h, in order."""
    rows = declarations.rows(enums, "sk_type")
    found = (Format(name, word.strip('"'), *(int(column.rstrip("u")) for column in columns))
             for name, word, *columns in rows)
    return tuple(row for row in found if row.elements > 1)


FORMATS = formats_of(_LIST.read_text())


class Types(NamedTuple):
    """Of A and B, of sums, and of C and D."""

    input: str
    accumulator: str
    output: str

    @property
    def matrix(self) -> str:
        """Type of cooperative matrices A and B, and of a coop kernel's tiles in shared memory."""
        return WIDENED.get(self.input, self.input)

    @property
    def matrix_size(self) -> int:
        return ELEMENTS[self.matrix].size

    @property
    def is_complex(self) -> bool:
        return self.input in COMPONENTS

    @property
    def input_size(self) -> int:
        return ELEMENTS[self.input].size

    @property
    def accumulator_size(self) -> int:
        return ELEMENTS[self.accumulator].size

    @property
    def output_size(self) -> int:
        return ELEMENTS[self.output].size


TYPES = tuple(Types(*types) for types in (
    ("f32", "f32", "f32"),
    ("f16", "f32", "f16"),
    ("f16", "f32", "f32"),
    ("bf16", "f32", "bf16"),
    ("bf16", "f32", "f32"),
    ("s8", "s32", "s32"),
    ("s8", "s32", "f32"),
    ("s8", "s32", "f16"),
    ("u8", "u32", "u32"),
    ("f64", "f64", "f64"),
    ("f16", "f16", "f16"),
    ("e4m3", "f32", "f16"),
    ("e4m3", "f32", "f32"),
    ("e5m2", "f32", "f16"),
    ("e5m2", "f32", "f32"),
    ("cf32", "cf32", "cf32"),
    ("cf64", "cf64", "cf64"),
))
