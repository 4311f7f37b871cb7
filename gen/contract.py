"""What host and GPU both know, each written once: sizes, fixups and their stages, the words and codes of the epilogue.
The templates render it for both: templates/library/base/contract.h.j2 for the header, those that use it for kernels.

Elsewhere: specialization constants (constants.py), kinds of modules (modules.py), structs and functions of both
languages (templates/shared), the codes of public enums (templates/library/api). Imports nothing of gen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .glsl import TypeWords


@dataclass(frozen=True)
class Size:
    """A number of something; SK__NAME in the header."""

    name: str
    value: int
    meaning: str


_VECTOR = 16  # bytes of one load or store
_PACK_INVOCATIONS = 128

SIZES = {
    size.name: size
    for size in (
        Size("TILE_LINES", 256, "at most, of a macro-tile: kernels reach them by 32-bit offsets in bytes, on some "
             "drivers"),
        Size("FRAGMENTS", 4, "sizes of cooperative matrices that a kernel can be built from, at most"),
        Size("SUM_VECTORS", 64, "vectors of 4 of a workgroup of sum.comp, which has as many invocations for each run"),
        Size("SUM_LOADS", 16, "of an invocation of sum.comp that are under way at once"),
        Size("PACKED_LINE", 128, "bytes: packed copies' lines begin at multiples of it; a cache line of most devices"),
        Size("PACK_INVOCATIONS", _PACK_INVOCATIONS, "of a workgroup that packs, each of which copies 16 bytes"),
        Size("RUN_ELEMENTS", 32, "of blocks, that an invocation decodes at once"),
        Size("DECODED_ELEMENTS", 8, "of those, that an invocation which packs them writes"),
        Size("TRANSPOSED_LINES", _PACK_INVOCATIONS, "of the tile of a transposed copy that a workgroup writes, one for "
             "each invocation"),
        Size("TRANSPOSED_COLUMNS", _VECTOR * _VECTOR, "of that tile: an invocation transposes 16 x 16 bytes"),
        Size("PREPARE_INVOCATIONS", 1024, "at most, of the workgroup that prepares a launch of several problems"),
        Size("PREPARED_TEAMS", 4, "invocations, at most, that find the place of a problem, where workgroups prepare"),
        Size("PREPARE_FEW", 256, "invocations of it where there are no more problems: barriers cost less"),
        Size("RAGGED_INVOCATIONS", 64, "of a workgroup that writes the problems of an array, one each"),
        Size("SPARSE_INVOCATIONS", 128, "of a workgroup of every module for sparse matrices"),
        Size("SPARSE_COLUMNS_OF_LANE", 8, "of D that an invocation of those computes, at most"),
        Size("SPARSE_MOST_LOADS", 8, "nonzeros that an invocation of those loads at once, at most"),
        Size("SPARSE_PRODUCTS_OF_LANE", 4, "of a row of C that an invocation takes at once: a power of two"),
        Size("SPARSE_SLOTS_OF_LANE", 8, "of a table of a row's columns, an invocation: a power of two. Half of them "
             "stay free, as a search takes long in a table that is nearly full"),
        Size("LONG_PRODUCTS_OF_LANE", 2, "of a long row that an invocation takes at once. With less shared memory, "
             "more workgroups share a compute unit"),
        Size("LONG_SLOTS_OF_LANE", 4, "of a table of a long row's columns"),
        Size("NARROW_SLOTS_OF_LANE", 8, "of a narrow row's columns, an invocation of the subgroup that computes it"),
        Size("SLICES_INVOCATIONS", 128, "of a workgroup that finds exponents, writes slices, or adds levels"),
        Size("HALVES_APART", 11, "binary orders: the low half of an f32 is stored so many times larger"),
        Size("SHORT_SUM", 256, "of k, at least: products that matrix units sum up, before these sums are promoted"),
        Size("ASSIGN_INVOCATIONS", 128, "of the workgroup that places the lines of a problem"),
        Size("PROBE_INVOCATIONS", 32, "of the subgroup that tells how fragments lie in registers, at most"),
        Size("PROBE_WORDS", 8, "at most, of two elements each, that one of them holds of a fragment"),
        Size("PROBE_ELEMENTS", 256, "of a fragment that is told, at most"),
        Size("PROBE_FIRST", 0x3c00, "bits of the fragment's first element; each other one has 1 more, all of them "
             "normal numbers as f16 and as bf16"),
        Size("ARRANGED_BLOCK", 4, "subgroups of a workgroup that arranges, each with a row of fragments; and steps "
             "along k"),
    )
}


@dataclass(frozen=True)
class Stage:
    """How a module ends a tile's segments: a value of the constant FIXUP, numbered by its place in the list. It is
    SK__NAME in the header, and NAME in the modules that `of` picks."""

    name: str
    of: Callable[[TypeWords], bool]
    meaning: str

    @property
    def code(self) -> int:
        return STAGES.index(self)


def _ordered(kernel: TypeWords) -> bool:
    return not kernel.adds


STAGES = (
    Stage("FIXUP_NONE", lambda _: True, "no tile is split"),
    Stage("FIXUP_LAST_ARRIVER", _ordered, "the worker that completes a tile sums it"),
    Stage("FIXUP_STORE", _ordered, "partials are only stored"),
    Stage("FIXUP_SUM", _ordered, "the separate pass that sums them, a workgroup a tile"),
    Stage("FIXUP_TURNSTILE", _ordered, "the workers of a tile add to one slot in turn"),
    Stage("FIXUP_STORE_ROWS", _ordered, "partials are only stored, row by row, for sum.comp"),
    Stage("FIXUP_UNORDERED", lambda kernel: kernel.adds, "the workers of a tile add to one slot, in any order"),
    Stage("FIXUP_ATOMIC", lambda kernel: kernel.adds_to_output, "they add to D"),
)


@dataclass(frozen=True)
class Fixup:
    """A value of sk_fixup, SK_FIXUP_NAME, and what the library knows of it: a row of sk__fixups."""

    name: str
    stage: str = "FIXUP_NONE"
    slots_of_worker: int = 0
    is_weighed: bool = False
    waits: bool = False
    adds_floats: bool = False
    begins_with_d: bool = False
    sums_up: bool = False

    @property
    def row(self) -> str:
        """In C."""
        flags = (self.is_weighed, self.waits, self.adds_floats, self.begins_with_d, self.sums_up)
        return ", ".join((f"SK__{self.stage}", str(self.slots_of_worker), *(str(flag).lower() for flag in flags)))


# In the order of SK_FIXUPS
FIXUPS = (
    Fixup("AUTO"),  # before it is chosen
    Fixup("NONE"),
    Fixup("LAST_ARRIVER", "FIXUP_LAST_ARRIVER", 2, is_weighed=True),
    Fixup("SEPARATE_PASS", "FIXUP_STORE", 2, is_weighed=True, sums_up=True),
    Fixup("TURNSTILE", "FIXUP_TURNSTILE", 1, waits=True),
    Fixup("TURNSTILE_UNORDERED", "FIXUP_UNORDERED", 1, waits=True, adds_floats=True),
    Fixup("ATOMIC", "FIXUP_ATOMIC", adds_floats=True, begins_with_d=True),
)


@dataclass(frozen=True)
class Member:
    """A member of sk__epilogue_arguments: one word of `epilogue`, two that are an address, or four that are wide."""

    name: str
    type: str  # as in C, or "address", or "wide"
    meaning: str = ""
    always: bool = False  # all plans push it

    @property
    def words(self) -> int:
        return {"address": 2, "wide": 4}.get(self.type, 1)

    @property
    def first_word(self) -> int:
        return sum(member.words for member in EPILOGUE[: EPILOGUE.index(self)])

    @property
    def declaration(self) -> str:
        """In C."""
        return f"uint32_t {self.name}[{self.words}]" if self.words > 1 else f"{self.type} {self.name}"

    @property
    def constant(self) -> str:
        """The name by which kernels know its first word."""
        return self.name.upper() + ("_ADDRESS" if self.type == "address" else "")


EPILOGUE = (
    Member("alpha", "uint32_t", "bits of an f32, as are those of beta; of integers, where D is of those", always=True),
    Member("beta", "uint32_t", always=True),
    Member("clamp_min", "float"),
    Member("clamp_max", "float"),
    Member("bias", "address"),
    Member("scale_m", "address"),
    Member("scale_n", "address"),
    Member("residual", "address"),
    Member("leading_dimension_residual", "uint32_t", "elements"),
    Member("batch_stride_residual", "uint32_t", "elements"),
    Member("alpha_wide", "wide",
           "where D is f64 or complex: bits of the f64; of cf32's imaginary part; of cf64's both"),
    Member("beta_wide", "wide"),
    Member("second_a", "address", "of the second term, as are those below"),
    Member("second_b", "address"),
    Member("leading_dimension_second_a", "uint32_t", "elements, as are the others"),
    Member("leading_dimension_second_b", "uint32_t"),
    Member("batch_stride_second_a", "uint32_t"),
    Member("batch_stride_second_b", "uint32_t"),
)
EPILOGUE_LEAST = sum(member.words for member in EPILOGUE if member.always)  # words

RESIDUALS = ("NONE", "ROW_MAJOR", "TRANSPOSED")  # values of the constant RESIDUAL: how it lies in memory
