"""Specialization constants: one list, which names them for GLSL and C.

Imports registry only.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .registry import Kernel


@dataclass(frozen=True)
class Constant:
    """A specialization constant, numbered by its place in the list; `of` says which kernels have it."""

    name: str
    type: str
    default: Callable[[Kernel], str]
    of: Callable[[Kernel], bool]
    meaning: str = ""

    @property
    def id(self) -> int:
        return CONSTANTS.index(self)


def _always(_: Kernel) -> bool:
    return True


def _coop(kernel: Kernel) -> bool:
    return kernel.is_coop


def _has_fragments(kernel: Kernel) -> bool:
    return kernel.is_coop or kernel.multiply == "arrange"


def _sum(kernel: Kernel) -> bool:
    return kernel.multiply == "sum"


def _has_invocations(kernel: Kernel) -> bool:
    return _has_fragments(kernel) or _sum(kernel)


def _fragment(axis: int) -> Callable[[Kernel], str]:
    return lambda kernel: f"{kernel.fragments[0][axis]}u"


CONSTANTS = (
    Constant("INVOCATIONS", "uint32_t", lambda kernel: f"{kernel.invocations(32)}u", _has_invocations,
             "in a workgroup"),
    Constant("FRAGMENT_M", "uint32_t", _fragment(0), _has_fragments, "cooperative matrix size"),
    Constant("FRAGMENT_N", "uint32_t", _fragment(1), _has_fragments),
    Constant("FRAGMENT_K", "uint32_t", _fragment(2), _has_fragments),
    Constant("A_K_CONTIGUOUS", "bool", lambda _: "true", _always, "A is row-major"),
    Constant("B_K_CONTIGUOUS", "bool", lambda _: "false", _always, "B is column-major"),
    Constant("C_TRANSPOSED", "bool", lambda _: "false", _always, "C is column-major"),
    Constant("ALIGNED", "bool", lambda _: "true", _always, "every 16-byte access of A and B is aligned and inside"),
    Constant("LINEAR", "bool", lambda _: "false", _always, "alpha and beta are read"),
    Constant("FIXUP", "uint32_t", lambda _: "0u", _always),
    Constant("ROUND_IN_INTEGERS", "bool", lambda _: "false", lambda kernel: kernel.output == "f16"),
    Constant("PARTS_M", "uint32_t", lambda _: "1u", _always, "tiles along m in one of the raster's"),
    Constant("PARTS_N", "uint32_t", lambda _: "1u", _always),
    Constant("AHEAD", "bool", lambda _: "true", _coop, "subgroups have registers for the fragments of two steps"),
    Constant("UNIT", "uint32_t", lambda _: "1u", _always, "k-iterations that the schedule never parts"),
    Constant("MORE_WORDS", "uint32_t", lambda _: "0u", _always, "push constants beyond 128 bytes"),
    Constant("BIAS", "uint32_t", lambda _: "0u", _always),
    Constant("SCALE_M", "bool", lambda _: "false", _always, "a factor for each row"),
    Constant("SCALE_N", "bool", lambda _: "false", _always, "a factor for each column"),
    Constant("ACTIVATION", "uint32_t", lambda _: "0u", _always),
    Constant("CLAMP", "bool", lambda _: "false", _always),
    Constant("RESIDUAL", "uint32_t", lambda _: "0u", _always),
    Constant("POINTERS", "bool", lambda _: "false", _always, "arrays of addresses, not matrices"),
    Constant("TILE_M", "uint32_t", lambda _: "4u", _sum, "of the kernel that stored them"),
    Constant("TILE_N", "uint32_t", lambda _: "4u", _sum),
    Constant("TILE_K", "uint32_t", lambda _: "4u", _sum),
    Constant("INTERLEAVE", "uint32_t", lambda _: "1u", _always, "strands of workers that share tiles apart"),
    Constant("CHUNKED", "bool", lambda _: "false", _always, "units are summed by themselves"),
    Constant("ALIGNED_OUTPUT", "bool", lambda _: "true", _always,
             "D is stored in whole vectors, every one of them aligned and inside"),
    Constant("PACKED", "bool", lambda _: "false", _always, "the last 16 bytes of a line of A or B may hold less"),
)

# Those whose defaults are a row's, and those whose defaults are alike in all
OWN, SHARED = CONSTANTS[:4], CONSTANTS[4:]
