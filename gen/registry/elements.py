"""Types of elements: their sizes, and which ones kernels multiply.

Imports nothing of gen.
"""

from __future__ import annotations

from typing import NamedTuple

TYPE_SIZES = {"f32": 4, "f16": 2, "bf16": 2, "s8": 1, "u8": 1, "s32": 4, "u32": 4, "f64": 8,
              "e4m3": 1, "e5m2": 1, "cf32": 8, "cf64": 16}  # bytes
WIDENED = {"e4m3": "f16", "e5m2": "f16"}  # types of A and B that cooperative matrices take as others, exactly
COMPONENTS = {"cf32": "f32", "cf64": "f64"}  # complex types, and what their two parts are, the real one first
WORDS = ("s8", "u8")  # types of A and B for which there are packed dot products


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
        return TYPE_SIZES[self.matrix]

    @property
    def is_complex(self) -> bool:
        return self.input in COMPONENTS

    @property
    def input_size(self) -> int:
        return TYPE_SIZES[self.input]

    @property
    def accumulator_size(self) -> int:
        return TYPE_SIZES[self.accumulator]

    @property
    def output_size(self) -> int:
        return TYPE_SIZES[self.output]


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
