"""Specialization constants: one list for GLSL and C.

Imports registry only.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .registry import Kernel


@dataclass(frozen=True)
class Constant:
    """A specialization constant; `of` says which kernels have it."""

    id: int
    name: str
    type: str
    default: Callable[[Kernel], str]
    of: Callable[[Kernel], bool]
    meaning: str = ""


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
    Constant(0, "INVOCATIONS", "uint32_t", lambda kernel: f"{kernel.invocations(32)}u", _has_invocations,
             "in a workgroup"),
    Constant(1, "FRAGMENT_M", "uint32_t", _fragment(0), _has_fragments, "cooperative matrix size"),
    Constant(2, "FRAGMENT_N", "uint32_t", _fragment(1), _has_fragments),
    Constant(3, "FRAGMENT_K", "uint32_t", _fragment(2), _has_fragments),
    Constant(4, "A_K_CONTIGUOUS", "bool", lambda _: "true", _always, "A is row-major"),
    Constant(5, "B_K_CONTIGUOUS", "bool", lambda _: "false", _always, "B is column-major"),
    Constant(6, "C_TRANSPOSED", "bool", lambda _: "false", _always, "C is column-major"),
    Constant(7, "ALIGNED", "bool", lambda _: "true", _always, "every 16-byte access of A and B is aligned and inside"),
    Constant(8, "LINEAR", "bool", lambda _: "false", _always, "alpha and beta are read"),
    Constant(9, "FIXUP", "uint32_t", lambda _: "0u", _always),
    Constant(10, "ROUND_IN_INTEGERS", "bool", lambda _: "false", lambda kernel: kernel.output == "f16"),
    Constant(11, "PARTS_M", "uint32_t", lambda _: "1u", _always, "tiles along m in one of the raster's"),
    Constant(12, "PARTS_N", "uint32_t", lambda _: "1u", _always),
    Constant(13, "AHEAD", "bool", lambda _: "true", _coop, "subgroups have registers for the fragments of two steps"),
    Constant(14, "UNIT", "uint32_t", lambda _: "1u", _always, "k-iterations that the schedule never parts"),
    Constant(15, "MORE_WORDS", "uint32_t", lambda _: "0u", _always, "push constants beyond 128 bytes"),
    Constant(16, "BIAS", "uint32_t", lambda _: "0u", _always),
    Constant(17, "SCALE_M", "bool", lambda _: "false", _always, "a factor for each row"),
    Constant(18, "SCALE_N", "bool", lambda _: "false", _always, "a factor for each column"),
    Constant(19, "ACTIVATION", "uint32_t", lambda _: "0u", _always),
    Constant(20, "CLAMP", "bool", lambda _: "false", _always),
    Constant(21, "RESIDUAL", "uint32_t", lambda _: "0u", _always),
    Constant(22, "POINTERS", "bool", lambda _: "false", _always, "arrays of addresses, not matrices"),
    Constant(23, "TILE_M", "uint32_t", lambda _: "4u", _sum, "of the kernel that stored them"),
    Constant(24, "TILE_N", "uint32_t", lambda _: "4u", _sum),
    Constant(25, "TILE_K", "uint32_t", lambda _: "4u", _sum),
    Constant(26, "INTERLEAVE", "uint32_t", lambda _: "1u", _always, "strands of workers that share tiles apart"),
    Constant(27, "CHUNKED", "bool", lambda _: "false", _always, "units are summed by themselves"),
    Constant(28, "ALIGNED_OUTPUT", "bool", lambda _: "true", _always, "the same of D"),
    Constant(29, "PACKED", "bool", lambda _: "false", _always, "the last 16 bytes of a line of A or B may hold less"),
)

# Those whose defaults are a row's, and those whose defaults are alike in all
OWN, SHARED = CONSTANTS[:4], CONSTANTS[4:]
