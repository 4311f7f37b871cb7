"""Specialization constants: one list, which names them for GLSL and C. Which groups of them a module has, its kind says
in modules.py.

Imports nothing of gen.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Constant:
    """A specialization constant, numbered by its place in the list."""

    name: str
    type: str
    default: str  # in GLSL; empty: each module has its own
    group: str
    meaning: str = ""

    @property
    def id(self) -> int:
        return CONSTANTS.index(self)


CONSTANTS = (
    Constant("INVOCATIONS", "uint32_t", "", "workgroup", "in a workgroup"),
    Constant("FRAGMENT_M", "uint32_t", "", "fragments", "cooperative matrix size"),
    Constant("FRAGMENT_N", "uint32_t", "", "fragments"),
    Constant("FRAGMENT_K", "uint32_t", "", "fragments"),
    Constant("A_K_CONTIGUOUS", "bool", "true", "launch", "A is row-major"),
    Constant("B_K_CONTIGUOUS", "bool", "false", "launch", "B is column-major"),
    Constant("C_TRANSPOSED", "bool", "false", "launch", "C is column-major"),
    Constant("D_TRANSPOSED", "bool", "false", "launch", "D is column-major"),
    Constant("ALIGNED", "bool", "true", "launch", "every 16-byte access of A and B is aligned and inside"),
    Constant("LINEAR", "bool", "false", "launch", "alpha and beta are read"),
    Constant("FIXUP", "uint32_t", "0u", "launch"),
    Constant("ROUND_IN_INTEGERS", "bool", "false", "rounding"),
    Constant("PARTS_M", "uint32_t", "1u", "launch", "tiles along m in one of the map's"),
    Constant("PARTS_N", "uint32_t", "1u", "launch"),
    Constant("AHEAD", "bool", "true", "ahead", "subgroups have registers for the fragments of two steps"),
    Constant("UNIT", "uint32_t", "1u", "launch", "k-iterations that the schedule never parts"),
    Constant("MORE_WORDS", "uint32_t", "0u", "launch", "push constants beyond 128 bytes"),
    Constant("BIAS", "uint32_t", "0u", "launch"),
    Constant("SCALE_M", "bool", "false", "launch", "a factor for each row"),
    Constant("SCALE_N", "bool", "false", "launch", "a factor for each column"),
    Constant("ACTIVATION", "uint32_t", "0u", "launch"),
    Constant("CLAMP", "bool", "false", "launch"),
    Constant("RESIDUAL", "uint32_t", "0u", "launch"),
    Constant("POINTERS", "bool", "false", "launch", "arrays of addresses, not matrices"),
    Constant("TILE_M", "uint32_t", "4u", "tile", "of the kernel"),
    Constant("TILE_N", "uint32_t", "4u", "tile"),
    Constant("TILE_K", "uint32_t", "4u", "tile"),
    Constant("INTERLEAVE", "uint32_t", "1u", "launch", "strands of workers that share tiles apart"),
    Constant("CHUNKED", "bool", "false", "launch", "units are summed by themselves"),
    Constant("ALIGNED_OUTPUT", "bool", "true", "launch",
             "D is stored in whole vectors, every one of them aligned and inside"),
    Constant("PACKED", "bool", "false", "launch", "the last 16 bytes of a line of A or B may hold less"),
    Constant("CONJUGATE_A", "bool", "false", "conjugation", "A is conjugated"),
    Constant("CONJUGATE_B", "bool", "false", "conjugation"),
    Constant("TRIANGLE", "uint32_t", "0u", "launch", "of D that is computed: 0, or an SK_TRIANGLE"),
    Constant("SECOND", "bool", "false", "launch", "a second product is summed into the same tiles"),
    Constant("HERMITIAN", "bool", "false", "hermitian", "the diagonal of D is real"),
    Constant("PEELS", "bool", "false", "loop", "whole k-iterations load without test; the last follows the loop"),
    Constant("TRANSPOSES", "bool", "false", "transposing", "in shared memory lines of tiles run along k, always"),
    Constant("CUT", "bool", "false", "cutting",
             "gl_WorkGroupID.z is the worker's segment, the only one of this workgroup"),
    Constant("FORMAT", "uint32_t", "12u", "format", "of blocks: an SK_TYPE"),
    Constant("GATE", "bool", "false", "launch", "two columns of B make one of D"),
    Constant("PROMOTION", "uint32_t", "0u", "promotion",
             "k-iterations that matrix units sum up, before these sums are added to others; 0: all"),
    Constant("VECTORS", "bool", "false", "copying",
             "columns of B in blocks begin and end at multiples of 16 bytes, and are read so"),
    Constant("PROBLEMS", "uint32_t", "1u", "preparing", "of a launch, at most"),
    Constant("SUBGROUP_M", "uint32_t", "16u", "parts", "rows of the tile that a subgroup holds"),
)


def of_groups(*groups: str, **defaults: str) -> dict[Constant, str]:
    """The constants of some groups, with their defaults: those given here by name, and what the list says of others."""
    return {constant: defaults.get(constant.name, constant.default) for constant in CONSTANTS
            if constant.group in groups}
