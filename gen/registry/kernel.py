"""What a kernel is: a registry row for one of its types, and what follows from it.

Imports contract, and the registry's elements, families and copied.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..contract import SIZES
from .copied import VECTOR, vectors_of_blocks
from .elements import FORMATS, WORDS, Format, Types
from .families import FAMILIES, Family

MULTIPLIES = ("scalar", "coop", "dot", "dp4a", "arranged", "dp2a")
PACKED = {"dp4a": 4, "dp2a": 2}  # neighbours along k that share a word of shared memory
LONGEST = SIZES["TILE_LINES"].value  # elements of a macro-tile in one direction
DOT_SHARED = 18432  # bytes of shared memory for what a dot kernel adds up at a time, unless one row needs more
MOST_STEPS = 4  # whose fragments an arranged kernel holds
LONGEST_FRAGMENT = 16  # elements, of an arranged kernel
FRAGMENTS = SIZES["FRAGMENTS"].value  # of a kernel
SHARED_FRAGMENT = (16, 16, 16)  # of the default tile of coop kernels that read blocks
SHARED_FAMILIES = ("nvidia", "amd")  # of the row with that tile


@dataclass(frozen=True)
class Kernel:
    """One kernel configuration. Extents are elements, sizes bytes."""

    multiply: str
    input: str
    accumulator: str
    output: str
    tile_m: int
    tile_n: int
    tile_k: int
    part_m: int
    part_n: int
    stages: int
    families: tuple[str, ...]
    fragments: tuple[tuple[int, int, int], ...]
    ahead: str  # family, or "" for none
    blocks: bool = False  # B is in blocks
    promotes: bool = False  # subgroups have registers for two sets of f32 sums
    codes: bool = False  # A is in q8_0, and multiplied as integers, as are B's codes
    only: tuple[str, ...] = ()  # words of the types in blocks that it reads, if not all
    prepares: bool = False  # workgroups can prepare few problems by themselves
    layers: int = 1  # sets of invocations that share the k of each k-iteration (scalar)

    @property
    def name(self) -> str:
        kind = "_codes" if self.codes else "_blocks" if self.blocks else ""
        return f"gemm_{self.input}{kind}_{self.accumulator}_{self.output}_{self.extents}_{self.multiply}"

    @property
    def extents(self) -> str:
        """Of the tile, as names have them, and the number of layers where there are several."""
        return "x".join(map(str, self.tile if self.layers == 1 else (*self.tile, self.layers)))

    @property
    def tile(self) -> tuple[int, int, int]:
        return self.tile_m, self.tile_n, self.tile_k

    @property
    def types(self) -> Types:
        return Types(self.input, self.accumulator, self.output)

    @property
    def shared(self) -> Kernel:
        """The kernel whose modules it has: those that multiply codes know no other type than D's, and coop kernels that
        read blocks have the extents of their tiles from the library."""
        if self.codes:
            return replace(self, input=self.output)
        if self.blocks and self.is_coop:
            m, n, _ = SHARED_FRAGMENT
            rows = 2 if self.stores_decoded else 1
            return replace(self, tile_m=m * rows, part_m=m, tile_n=n * self.parts // rows, part_n=n, only=(),
                           families=SHARED_FAMILIES, ahead=SHARED_FAMILIES[0], fragments=(SHARED_FRAGMENT,))
        return self

    @property
    def is_complex(self) -> bool:
        return self.types.is_complex

    @property
    def has_short_sums(self) -> bool:
        """Whether its sums can be short, and be added to others: so it multiplies high halves of f32."""
        return self.promotes and (self.input, self.accumulator, self.output) == ("f16", "f32", "f32")

    @property
    def vendor(self) -> int:
        """The only vendor whose GPUs it is made for; 0 if there are several, or it is made for CPU drivers."""
        return 0 if len(self.families) > 1 or self.families == ("cpu",) else FAMILIES[self.families[0]].vendor

    @property
    def is_arranged(self) -> bool:
        """Whether A and B are copied first, in the order of its fragments, which invocations then load themselves."""
        return self.multiply == "arranged"

    @property
    def for_amd(self) -> bool:
        """Whether it is arranged as AMD's compiler and registers want it: see multiply_arranged.glsl.j2."""
        return self.is_arranged and self.vendor == FAMILIES["amd"].vendor

    @property
    def is_exchanged(self) -> bool:
        """Whether its matrices compute the transpose of the tile, whose rows are the fragments' shorter side then: it
        reads blocks, and each subgroup decodes its columns for all rows."""
        return self.blocks and self.multiply == "coop" and self.part_m == self.tile_m

    @property
    def stores_decoded(self) -> bool:
        """Whether B in blocks is decoded to shared memory, for all subgroups that share its columns."""
        return self.blocks and self.multiply == "coop" and self.part_m != self.tile_m

    def fragments_of(self, family: Family) -> tuple[tuple[int, int, int], ...]:
        """A family's sizes of matrices: of its A and B, rows of A first."""
        return tuple((n, m, k) if self.is_exchanged else (m, n, k) for m, n, k in family.fragments_of(self.matrix))

    def subgroup_sizes(self, family: Family) -> tuple[int, ...]:
        """Those of a family that it is made for: an arranged kernel's fragments have 16 bytes for each invocation."""
        return tuple(size for size in family.subgroup_sizes if not self.is_arranged or any(
            m * k * self.matrix_size == VECTOR * size for m, _, k in self.fragments))

    @property
    def is_coop(self) -> bool:
        """Whether it multiplies by cooperative matrices."""
        return self.multiply == "coop" or self.is_arranged

    @property
    def is_dot(self) -> bool:
        return self.multiply == "dot"

    @property
    def is_dp4a(self) -> bool:
        return self.multiply == "dp4a"

    @property
    def is_dp2a(self) -> bool:
        return self.multiply == "dp2a"

    @property
    def packed(self) -> int:
        """Neighbours along k of which one instruction of an invocation adds up the products."""
        return PACKED.get(self.multiply, 1)

    @property
    def multiplies_words(self) -> bool:
        """Whether it multiplies by dot products of four integers, neighbours along k, packed in a word."""
        return self.is_dp4a or self.codes or (self.is_dot and self.input in WORDS)

    @property
    def matrix(self) -> str:
        """Type of a coop kernel's cooperative matrices A and B, and of its tiles in shared memory."""
        return self.types.matrix

    @property
    def matrix_size(self) -> int:
        return self.types.matrix_size

    @property
    def packs_transposed(self) -> bool:
        """Whether copies of its A and B are transposed, to contiguous k: matrix loads of 8-bit elements from shared
        memory cannot do so."""
        return self.is_coop and self.matrix_size == 1

    @property
    def loads(self) -> int:
        """k-iterations of A and B that are on their way from memory, in registers."""
        return self.stages if self.multiply == "coop" else 1

    @property
    def pairs_strips(self) -> bool:
        """Whether a coop kernel passes two strips of a D of 2 bytes through shared memory at once: in tiles for short
        k, where writing D is much of the time."""
        is_short = self.multiply == "coop" and self.tile_k <= 32
        return is_short and (self.output_size, self.accumulator, self.word) == (2, "f32", 16)

    @property
    def begins_early(self) -> bool:
        """Whether, of several problems, it loads the first k-iteration of a tile before it writes the one in hand:
        where writing is much of the time, no fragments are loaded ahead, whose registers that takes, and parts are so
        large that few workgroups share a unit; and on CPU drivers, which test it."""
        is_large = self.part_m * self.part_n >= 64 * 64 or self.families == ("cpu",)
        return self.pairs_strips and self.input_size == 2 and is_large and not self.ahead

    @property
    def parts(self) -> int:
        """Subgroups (coop) or invocations (all others) of a workgroup."""
        if self.is_dot:
            return self.tile_n * self.tile_k // (self.part_n * self.run)
        return self.layers * self.tile_m * self.tile_n // (self.part_m * self.part_n)

    @property
    def input_size(self) -> int:
        return self.types.input_size

    @property
    def accumulator_size(self) -> int:
        return self.types.accumulator_size

    @property
    def output_size(self) -> int:
        return self.types.output_size

    @property
    def vector(self) -> int:
        """Elements of A or B in one load."""
        return VECTOR // self.input_size

    @property
    def rounds_blocks(self) -> bool:
        """Whether it rounds what it decodes of B."""
        return self.blocks and self.is_coop

    @property
    def formats(self) -> tuple[Format, ...]:
        """The types in blocks that it reads."""
        return tuple(form for form in FORMATS if self.blocks and (not self.only or form.word in self.only))

    @property
    def run(self) -> int:
        """Elements of a line of B that an invocation of a dot kernel loads in a k-iteration."""
        return SIZES["RUN_ELEMENTS"].value if self.blocks else self.vector

    @property
    def output_vector(self) -> int:
        """Elements of D in one store: a scalar kernel's invocation holds four neighbours, a coop kernel's any. A dot
        kernel writes little, and stores one by one."""
        return VECTOR // self.output_size if self.is_coop else 1 if self.is_dot else 4

    def shared_vectors(self, axis: int) -> int:
        """16-byte words of a coop kernel's A (axis 0) or B (axis 1) tile, in the larger of its two layouts. Of B in
        blocks, each subgroup has the words of its columns."""
        if self.is_exchanged and axis == 1:
            together = max(size for name in self.families for size in FAMILIES[name].subgroup_sizes)
            return self.parts * vectors_of_blocks(self.part_n, self.tile_k, self.formats, together)
        extent = (self.tile_m, self.tile_n)[axis]
        longest = max(fragment[axis] for fragment in self.fragments)
        elements = VECTOR // self.matrix_size  # of a word
        along_k = extent * self.tile_k // elements + longest
        along_rows = self.tile_k * (extent // elements | 1 if self.blocks else extent // elements + 1)
        return max(along_k, along_rows)

    def transposed_vectors(self, axis: int) -> int:
        """The same of a tile that lies transposed, by templates/kernels/gemm/coop/layout_coop.glsl.j2."""
        if self.is_exchanged and axis == 1:
            return self.shared_vectors(axis)
        return max(self._transposed_vectors(axis, fragment[axis]) for fragment in self.fragments)

    def _transposed_vectors(self, axis: int, fragment: int) -> int:
        extent, line = (self.tile_m, self.tile_n)[axis], self.tile_k * self.matrix_size // self.word
        neighbours = extent // max(fragment, self.vector)
        near = max(power for power in (1, 2, 4, 8) if neighbours % power == 0)
        step = 128 // self.word // near
        apart = line if near == 1 else (-(-line // step) | 1) * step
        return fragment * (extent // fragment * apart | 1) * self.word // VECTOR

    @property
    def word(self) -> int:
        """Bytes of a coop kernel's unit of shared memory: 16, or less if a fragment's lines are shorter."""
        return min(VECTOR, *(extent * self.matrix_size for fragment in self.fragments for extent in fragment))

    @property
    def strip_vectors(self) -> int:
        """16-byte words through which a coop kernel's sums pass on their way to D."""
        rows = max(m for m, _, _ in self.fragments)
        return self.parts * rows * (self.part_n * self.accumulator_size + VECTOR) // VECTOR

    @property
    def peers(self) -> tuple[int, int]:
        """Invocations of a dot kernel that have other k of the same columns: of column-major B, and of row-major."""
        return self.tile_k // self.run, self.tile_k // (self.run if self.blocks else self.part_n)

    def _row_of_parts(self) -> int:
        """16-byte words that a dot kernel's peers need to add up one row, in the larger of its two layouts."""
        return max(self.peers) * (self.tile_n // 4 + 1)

    @property
    def reduced_rows(self) -> int:
        """Rows of a dot kernel that are added up at a time."""
        fitting = max(1, DOT_SHARED // (self._row_of_parts() * VECTOR))
        return max(rows for rows in range(1, fitting + 1) if self.tile_m % rows == 0)

    @property
    def reduction_shares(self) -> int:
        """Shares in which a dot kernel's peers are added up at once, where there are enough invocations: in 16, the
        sums of 128 peers are 8 additions and then 16 to an invocation."""
        return min(16, *self.peers, self.parts // (self.reduced_rows * self.tile_n // 4))

    @property
    def dot_shared_vectors(self) -> int:
        """16-byte words of the sums of peers."""
        return self.reduced_rows * self._row_of_parts()

    @property
    def shared_lines(self) -> int:
        """Lines of a scalar kernel's tiles in shared memory: one for all k that share a word."""
        return self.tile_k // self.packed

    @property
    def transposed_size(self) -> int:
        """The same where a coop kernel's tiles lie transposed: of either operand the larger of all layouts."""
        if self.multiply != "coop":
            return self.shared_size
        tiles = sum(max(self.shared_vectors(axis), self.transposed_vectors(axis)) for axis in (0, 1))
        return max(tiles, self.strip_vectors) * VECTOR + 4

    @property
    def shared_size(self) -> int:
        if self.is_dot:
            return self.dot_shared_vectors * VECTOR + 4
        if self.is_arranged:
            return self.strip_vectors * VECTOR + 4
        if self.is_coop:
            return max(self.shared_vectors(0) + self.shared_vectors(1), self.strip_vectors) * VECTOR + 4
        return self.stages * self.shared_lines * (self.tile_m + self.tile_n + 8) * self.accumulator_size + 4

    def invocations(self, subgroup_size: int) -> int:
        return self.parts * subgroup_size if self.is_coop else self.parts
