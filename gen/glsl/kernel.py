"""The words of GLSL that the template of a kernel asks for besides.

Imports registry, modules.
"""

from __future__ import annotations

from typing import Any

from ..modules import Module
from ..registry import Kernel
from .module import TypeWords


def _span(rows: int) -> int:
    """Neighbouring rows of a tile whose words neighbouring invocations load."""
    return min(32, rows)


class KernelWords(TypeWords):
    """A kernel, or its module that adds by atomics, as the template sees it."""

    def __init__(self, module: Module, kernel: Kernel) -> None:
        super().__init__(module)
        self.kernel = kernel

    def __getattr__(self, name: str) -> Any:
        """What the registry knows of it."""
        return getattr(self.kernel, name)

    @property
    def form(self) -> str:
        """Whose parts of the template it has: the sums of dp4a and dp2a are held, and written, as a scalar kernel's,
        those of an arranged kernel as a coop kernel's."""
        return {"dp4a": "scalar", "dp2a": "scalar", "arranged": "coop"}.get(self.kernel.multiply, self.kernel.multiply)

    @property
    def adds(self) -> bool:
        """Whether it adds floats by atomics: to slots, and maybe to D."""
        return bool(self.module.added)

    @property
    def adds_to_output(self) -> bool:
        return "output_elements" in self.module.added

    @property
    def loads(self) -> int:
        """One where it adds, as in most kernels, to which it can then be kept as a difference."""
        return 1 if self.adds else self.kernel.loads

    @property
    def has_any_tile(self) -> bool:
        """Whether the tile's extents are constants for specialization: a coop kernel that reads blocks has any."""
        return self.kernel.blocks and self.kernel.is_coop

    @property
    def sums_extents(self) -> str:
        """Of a fragment of a coop kernel's sums. One that reads blocks computes the transpose of its tile."""
        return "FRAGMENT_N, FRAGMENT_M" if self.kernel.is_exchanged else "FRAGMENT_M, FRAGMENT_N"

    @property
    def sums_layout(self) -> str:
        """Of such a fragment, where rows of the tile lie side by side."""
        return "ColumnMajor" if self.kernel.is_exchanged else "RowMajor"

    @property
    def pairs_strips(self) -> bool:
        """Whether it passes two strips of D through shared memory at once."""
        return self.kernel.pairs_strips and not self.adds

    @property
    def begins_early(self) -> bool:
        return self.kernel.begins_early and self.grouped

    def multiply_add(self, a: str, b: str, sums: str) -> str:
        """Of a scalar, and two times four in a vector."""
        if self.kernel.is_dp4a:
            return f"dot_products({a}, {b}) + {sums}"
        if self.has_integer_sums:
            return f"{self.sums.vector}({a}) * {b} + {sums}"
        return f"fma({self.sums.vector}({a}), {b}, {sums})"

    @property
    def neighbours(self) -> int:
        """Complex numbers in 16 bytes of shared memory."""
        return 16 // self.kernel.accumulator_size

    @property
    def strip_value(self) -> str:
        """Element `place` of the strip of a coop kernel; modulo the elements of a vector, `part` is the same."""
        count = self.kernel.word // self.kernel.accumulator_size
        if self.kernel.accumulator == "f16":
            return f"unpackHalf2x16(shared_vectors[place / {count}u][part % {count}u / 2u])[part % 2u]"
        element = f"shared_vectors[place / {count}u][part % {count}u]"
        return {"f32": f"uintBitsToFloat({element})", "s32": f"int({element})"}.get(self.kernel.accumulator, element)

    @property
    def shared_type(self) -> str:
        return {16: "uvec4", 8: "uvec2"}[self.kernel.word]

    @property
    def keeps_vectors(self) -> bool:
        """Whether a coop kernel stores 16 bytes from global memory to shared memory as they are."""
        return self.kernel.word == 16 and not self.widens_to_f16

    def shared_word(self, bits: str) -> str:
        """What it stores otherwise to shared memory, of two words from global memory."""
        return f"widened_to_f16({bits})" if self.widens_to_f16 else bits

    @property
    def block_lines(self) -> int:
        """Lines from memory that an invocation transposes together: as many as give each invocation of a large tile one
        block of both operands."""
        return 2 if self.widens_to_f16 else 4

    @property
    def words(self) -> int:
        """Words of shared memory in 16 bytes."""
        return 16 // self.kernel.word

    @property
    def subgroups(self) -> int:
        return self.kernel.parts

    @property
    def subgroup_m(self) -> int:
        return self.kernel.part_m

    @property
    def subgroup_n(self) -> int:
        return self.kernel.part_n

    @property
    def a_shared_vectors(self) -> int:
        return self.kernel.shared_vectors(0)

    @property
    def b_shared_vectors(self) -> int:
        return self.kernel.shared_vectors(1)

    @property
    def shared_vectors_total(self) -> int:
        return max(self.a_shared_vectors + self.b_shared_vectors, self.kernel.strip_vectors)

    @property
    def cell_n(self) -> int:
        """Neighbouring invocations along n, at most 8: with 4 along m, the 32 that read shared memory together."""
        return min(8, self.kernel.tile_n // self.kernel.part_n)

    @property
    def cell_m(self) -> int:
        return min(4, self.kernel.tile_m // self.kernel.part_m)

    @property
    def quad(self) -> int:
        """Neighbouring invocations along m, and along n, of a quad: 2 where loads from shared memory are the wall."""
        most = 32 if self.kernel.input == "f32" else 16
        has_wall = self.kernel.part_m * self.kernel.part_n <= most or self.reads_ahead
        return 2 if has_wall and (self.cell_m | self.cell_n) % 2 == 0 else 1

    @property
    def by_words(self) -> bool:
        """Whether neighbours load and store neighbouring words of A, B and D where lines begin anywhere: f32, of tiles
        that spans fill. Columns change places within spans alone: see blocks.glsl.j2."""
        is_f32 = self.kernel.multiply == "scalar" and self.kernel.input == "f32"
        keeps_spans = _span(self.kernel.tile_n) % (4 * self.cell_n) == 0
        return is_f32 and keeps_spans and all(self._fill(rows) for rows in (self.kernel.tile_m, self.kernel.tile_n))

    def _fill(self, rows: int) -> bool:
        """Whether as many spans as invocations make fill an operand's tile, along k and along its rows: see
        load_tile.glsl.j2."""
        tile_k, invocations, span = self.kernel.tile_k, self.kernel.parts, _span(rows)
        along_k = tile_k % 8 == 0 and invocations % 8 == 0 and rows % (invocations // 8) == 0
        along_rows = rows % span == 0 and invocations % span == 0 and tile_k % (invocations // span) == 0
        return along_k and along_rows and rows * tile_k % (4 * invocations) == 0

    @property
    def zigzags(self) -> bool:
        """Whether multiply-adds go down one column of a part and up the next. Parts of 4 x 4 gain nothing; tall tiles,
        and elements that are widened, are slower so, for no reason that we know: see examples/benchmark/NOTES.md."""
        is_large = self.kernel.part_m * self.kernel.part_n > 16 and self.kernel.tile_m <= self.kernel.tile_n
        return is_large and self.kernel.input in ("f32", "f64")

    @property
    def is_short(self) -> bool:
        """Whether its tiles take so few instructions that those of the schedule count: see whole_tiles.glsl.j2."""
        return self.is_dot and self.blocks and not self.grouped and not self.adds

    @property
    def alternates(self) -> bool:
        """Whether its loop has code for each of two stages, whose addresses in shared memory are constants then, and
        for whole k-iterations, which are not tested: parts of 8 x 4. Others lose by the registers that it takes."""
        return self.by_words and self.kernel.stages == 2 and self.kernel.part_m * self.kernel.part_n == 32

    @property
    def reads_ahead(self) -> bool:
        """Whether the last k of a stage is multiplied while the first fragments of the next come from shared memory. It
        takes a loop without branches, down which compilers move the loads from memory: with f64, which multiplies for
        long enough behind them, it is faster, with f32 slower."""
        return self.kernel.input == "f64" and self.kernel.stages == 2
