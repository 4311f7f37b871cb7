"""What a registry row means, and which rows cannot work.

Reads kernels.toml; imports contract only.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .contract import SIZES

PATH = Path(__file__).with_name("kernels.toml")

TYPE_SIZES = {"f32": 4, "f16": 2, "bf16": 2, "s8": 1, "u8": 1, "s32": 4, "u32": 4, "f64": 8,
              "e4m3": 1, "e5m2": 1}  # bytes
WIDENED = {"e4m3": "f16", "e5m2": "f16"}  # types of A and B that cooperative matrices take as others, exactly
TYPES = (  # input, accumulator, output
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
)
WORDS = ("s8", "u8")  # types of A and B for which there are packed dot products
MULTIPLIES = ("scalar", "coop", "dot", "dp4a", "arranged")
VECTOR = 16  # bytes of one load or store
LONGEST = SIZES["TILE_LINES"].value  # elements of a macro-tile in one direction
DOT_SHARED = 18432  # bytes of shared memory for what a dot kernel adds up at a time, unless one row needs more
ANY_VENDOR = 0xFFFFFFFF
MOST_STEPS = 4  # whose fragments an arranged kernel holds
LONGEST_FRAGMENT = 16  # elements, of an arranged kernel
FRAGMENTS = SIZES["FRAGMENTS"].value  # of a kernel


class BadRow(ValueError):
    """A registry row that cannot work; the message says why, with the numbers."""


Sizes = dict[str, tuple[tuple[int, int, int], ...]]


def _alike(types: str, *fragments: tuple[int, int, int]) -> Sizes:
    """The same sizes for several types of A and B."""
    return {name: fragments for name in types.split()}


@dataclass(frozen=True)
class Family:
    """Limits that hold for every device of a family that the rows are made for."""

    name: str
    vendor: int  # VkPhysicalDeviceProperties.vendorID; ANY_VENDOR for CPU drivers
    shared_size: int  # bytes a workgroup may have
    invocations: int  # in a workgroup
    subgroup_sizes: tuple[int, ...]
    fragments: Sizes  # m, n, k of cooperative matrices, by type of A and B

    def fragments_of(self, type_name: str) -> tuple[tuple[int, int, int], ...]:
        """Those for A and B of a type; empty if there are none."""
        return self.fragments.get(type_name, ())


FAMILIES = {
    family.name: family
    for family in (
        Family("nvidia", 0x10DE, 49152, 1024, (32,),
               _alike("f16 bf16", (16, 16, 16), (16, 8, 16)) | _alike("s8 u8", (16, 16, 32), (16, 8, 32))),
        Family("amd", 0x1002, 65536, 1024, (32, 64), _alike("f16 bf16 s8 u8", (16, 16, 16))),
        Family("intel", 0x8086, 32768, 1024, (8, 16, 32),
               _alike("f16 bf16", (8, 16, 16)) | _alike("s8 u8", (8, 16, 32))),
        Family("cpu", ANY_VENDOR, 32768, 256, (8,), _alike("f16 s8 u8", (8, 8, 8))),
    )
}


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

    @property
    def name(self) -> str:
        tile = f"{self.tile_m}x{self.tile_n}x{self.tile_k}"
        return f"gemm_{self.input}_{self.accumulator}_{self.output}_{tile}_{self.multiply}"

    @property
    def template(self) -> str:
        """The .comp.j2 that it is rendered from."""
        return "gemm"

    @property
    def added(self) -> tuple[str, ...]:
        """The buffers to which it adds floats by atomics, as its template names them."""
        return ()

    @property
    def vendor(self) -> int:
        """The only vendor whose GPUs it is made for; 0 if there are several, or it is made for CPU drivers."""
        return 0 if len(self.families) > 1 or self.families == ("cpu",) else FAMILIES[self.families[0]].vendor

    @property
    def is_arranged(self) -> bool:
        """Whether A and B are copied first, in the order of its fragments, which invocations then load themselves."""
        return self.multiply == "arranged"

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
    def multiplies_words(self) -> bool:
        """Whether it multiplies by dot products of four neighbours along k, packed in a word."""
        return self.is_dp4a or (self.is_dot and self.input in WORDS)

    @property
    def matrix(self) -> str:
        """Type of a coop kernel's cooperative matrices A and B, and of its tiles in shared memory."""
        return WIDENED.get(self.input, self.input)

    @property
    def matrix_size(self) -> int:
        return TYPE_SIZES[self.matrix]

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
    def parts(self) -> int:
        """Subgroups (coop) or invocations (all others) of a workgroup."""
        if self.is_dot:
            return self.tile_n * self.tile_k // (self.part_n * self.vector)
        return self.tile_m * self.tile_n // (self.part_m * self.part_n)

    @property
    def input_size(self) -> int:
        return TYPE_SIZES[self.input]

    @property
    def accumulator_size(self) -> int:
        return TYPE_SIZES[self.accumulator]

    @property
    def output_size(self) -> int:
        return TYPE_SIZES[self.output]

    @property
    def vector(self) -> int:
        """Elements of A or B in one load."""
        return VECTOR // self.input_size

    @property
    def output_vector(self) -> int:
        """Elements of D in one store: a scalar kernel's invocation holds four neighbours, a coop kernel's any. A dot
        kernel, which writes little, stores one by one, and so is fast whatever the extents of D."""
        return VECTOR // self.output_size if self.is_coop else 1 if self.is_dot else 4

    def shared_vectors(self, axis: int) -> int:
        """16-byte words of a coop kernel's A (axis 0) or B (axis 1) tile, in the larger of its two layouts."""
        extent = (self.tile_m, self.tile_n)[axis]
        longest = max(fragment[axis] for fragment in self.fragments)
        elements = VECTOR // self.matrix_size  # of a word
        along_k = extent * self.tile_k // elements + longest
        along_rows = self.tile_k * (extent // elements + 1)
        return max(along_k, along_rows)

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
        return self.tile_k // self.vector, self.tile_k // self.part_n

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
        """Lines of a scalar kernel's tiles in shared memory: one a k, of a dp4a kernel one for every four."""
        return self.tile_k // 4 if self.is_dp4a else self.tile_k

    @property
    def shared_size(self) -> int:
        if self.is_dot:
            return self.dot_shared_vectors * VECTOR + 4
        if self.is_arranged:
            return self.strip_vectors * VECTOR + 4
        if self.is_coop:
            tiles = self.shared_vectors(0) + self.shared_vectors(1)
            return max(tiles, self.strip_vectors) * VECTOR + 4
        return self.stages * self.shared_lines * (self.tile_m + self.tile_n + 8) * self.accumulator_size + 4

    def invocations(self, subgroup_size: int) -> int:
        return self.parts * subgroup_size if self.is_coop else self.parts


# Lengths of lists; 0: of any length, or no list
_MEMBERS = {"multiply": 0, "types": 0, "tile": 3, "part": 2, "stages": 0, "families": 0}


def _is_integer(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _require_integers(member: str, value: object, length: int) -> None:
    if not isinstance(value, list | tuple) or len(value) != length or not all(map(_is_integer, value)):
        raise BadRow(f"{member} is {value!r}, must be {length} integers")


def _require_names(member: str, value: object) -> None:
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise BadRow(f"{member} is {value!r}, must be a list of names")


def _three(types: str) -> list[str]:
    names = types.split(",")
    if len(names) != 3:
        raise BadRow(f"types are {types!r}, must be 3 with commas between them, like f16,f32,f16")
    return names


def kernels_of(row: Mapping[str, Any]) -> tuple[Kernel, ...]:
    """The kernels that a table of kernels.toml describes, one for each of its types."""
    unknown = set(row) - {*_MEMBERS, "fragments", "ahead"}
    if unknown:
        raise BadRow(f"unknown member {', '.join(sorted(unknown))}")
    for member, length in _MEMBERS.items():
        if member not in row:
            raise BadRow(f"{member} is missing")
        if member in ("types", "families"):
            _require_names(member, row[member])
        if length and len(row[member]) != length:
            raise BadRow(f"{member} has {len(row[member])} entries, needs {length}")
        if member in ("tile", "part"):
            _require_integers(member, row[member], length)
    if not _is_integer(row["stages"]):
        raise BadRow(f"stages is {row['stages']!r}, must be an integer")
    if not row["types"]:
        raise BadRow("types is empty")
    for fragment in row.get("fragments", ()):
        _require_integers("a fragment", fragment, 3)
    fragments = tuple((m, n, k) for m, n, k in row.get("fragments", ()))
    families = tuple(row["families"])
    ahead = row.get("ahead", "")
    if not isinstance(ahead, str):
        raise BadRow(f"ahead is {ahead!r}, must be the name of a family")
    rest = (*row["tile"], *row["part"], row["stages"], families, fragments, ahead)
    return tuple(Kernel(row["multiply"], *_three(types), *rest) for types in row["types"])


def check(kernel: Kernel) -> None:
    """Raise BadRow if a kernel cannot work on the families it names."""
    if kernel.multiply not in MULTIPLIES:
        raise BadRow(f"multiply is {kernel.multiply!r}, must be one of {', '.join(MULTIPLIES)}")
    if (kernel.input, kernel.accumulator, kernel.output) not in TYPES:
        raise BadRow(f"types {kernel.input}, {kernel.accumulator}, {kernel.output} are not supported")
    most = MOST_STEPS if kernel.is_arranged else 2
    if not 1 <= kernel.stages <= most:
        raise BadRow(f"stages is {kernel.stages}, must be {'1 or 2' if most == 2 else f'1 to {most}'}")
    if not kernel.families:
        raise BadRow("families is empty")
    if "cpu" in kernel.families and len(kernel.families) > 1:
        raise BadRow(f"families are {', '.join(kernel.families)}, but a kernel is made for cpu alone or for GPUs")
    if kernel.ahead and (not kernel.is_coop or kernel.ahead not in kernel.families):
        raise BadRow(f"ahead is {kernel.ahead!r}, must be one of the families of a coop kernel")
    _check_extents(kernel)
    _CHECKS[kernel.multiply](kernel)
    for name in kernel.families:
        _check_family(kernel, name)


def _check_extents(kernel: Kernel) -> None:
    extents = (kernel.tile_m, kernel.tile_n, kernel.tile_k, kernel.part_m, kernel.part_n)
    if min(extents) < 1:
        raise BadRow(f"tile or part has an extent of {min(extents)}")
    for axis, tile in (("m", kernel.tile_m), ("n", kernel.tile_n), ("k", kernel.tile_k)):
        if tile > LONGEST and not (kernel.is_dot and axis == "k"):
            raise BadRow(f"tile {axis} = {tile} > {LONGEST}, for which the library checks its addresses")
    for axis, tile, part in (("m", kernel.tile_m, kernel.part_m), ("n", kernel.tile_n, kernel.part_n)):
        if tile % part:
            raise BadRow(f"tile {axis} = {tile} is not a multiple of part {axis} = {part}")
    for axis, tile in (("m", kernel.tile_m), ("n", kernel.tile_n), ("k", kernel.tile_k)):
        if tile % kernel.vector and not (kernel.is_dot and axis == "m"):
            raise BadRow(f"tile {axis} = {tile} is not a multiple of the {kernel.vector} elements of a 16-byte load")


def _check_blocks(kernel: Kernel) -> None:
    if kernel.fragments:
        raise BadRow(f"fragments are given, but multiply is {kernel.multiply!r}")
    if kernel.part_m % 4 or kernel.part_n % 4:
        raise BadRow(f"part {kernel.part_m} x {kernel.part_n} is not made of 4 x 4 blocks")
    for axis, tile, part, cell in (("m", kernel.tile_m, kernel.part_m, 4), ("n", kernel.tile_n, kernel.part_n, 8)):
        parts = tile // part
        if parts % min(parts, cell):
            raise BadRow(f"{parts} invocations along {axis} are not a multiple of the {cell} of a cell")


def _check_words(kernel: Kernel) -> None:
    """A dp4a kernel multiplies words of four elements."""
    if kernel.input not in WORDS:
        raise BadRow(f"A and B are {kernel.input}, but multiply is 'dp4a', of s8 or u8")
    _check_blocks(kernel)


def _check_lines(kernel: Kernel) -> None:
    """part_n of a dot kernel is the lines of B of which an invocation loads 16 bytes each."""
    if kernel.fragments:
        raise BadRow("fragments are given, but multiply is 'dot'")
    if kernel.accumulator_size != 4:
        raise BadRow(f"sums are {kernel.accumulator}, but a dot kernel's have 32 bits")
    if kernel.part_m != kernel.tile_m:
        raise BadRow(f"part m = {kernel.part_m}, but a dot kernel's invocations hold all {kernel.tile_m} rows")
    if kernel.part_n % kernel.vector:
        raise BadRow(f"{kernel.part_n} lines are not a multiple of the {kernel.vector} elements of a 16-byte load of A")
    for axis, tile in (("n", kernel.tile_n), ("k", kernel.tile_k)):
        if tile % kernel.part_n:
            raise BadRow(f"tile {axis} = {tile} is not a multiple of {kernel.part_n} lines")
    if kernel.tile_m * kernel.tile_n > 4 * kernel.parts:
        raise BadRow(f"{kernel.tile_m} x {kernel.tile_n} sums are more than 4 for each of {kernel.parts} invocations")


def _check_fragments(kernel: Kernel) -> None:
    if not any(kernel.matrix in family.fragments for family in FAMILIES.values()):
        raise BadRow(f"no cooperative matrices of {kernel.input}")
    if not kernel.fragments:
        raise BadRow("fragments is empty")
    if len(kernel.fragments) > FRAGMENTS:
        raise BadRow(f"fragments has {len(kernel.fragments)} entries, at most {FRAGMENTS} fit")
    for fragment in kernel.fragments:
        if min(fragment) < 1:
            raise BadRow(f"a fragment has an extent of {min(fragment)}")
        for axis, part, size in zip("mnk", (kernel.part_m, kernel.part_n, kernel.tile_k), fragment):
            if part % size:
                raise BadRow(f"fragment {axis} = {size} does not divide {part}")
        if kernel.tile_k % (2 * fragment[2]) and not kernel.is_arranged:
            raise BadRow(f"tile k = {kernel.tile_k} is not an even number of fragments of {fragment[2]}")


def _check_arranged(kernel: Kernel) -> None:
    """A step is what a subgroup's invocations hold of A and B in their fragments, 16 bytes of each."""
    _check_fragments(kernel)
    if kernel.matrix_size != 2:
        raise BadRow(f"A and B are {kernel.input}, but multiply is 'arranged', of matrices of 16 bits")
    if kernel.ahead:
        raise BadRow("ahead is given, but multiply is 'arranged', whose loads all are")
    for m, n, k in kernel.fragments:
        if not m == n == k <= LONGEST_FRAGMENT:
            raise BadRow(f"fragment {m}x{n}x{k} is no cube of at most {LONGEST_FRAGMENT}, as arranged kernels' are")
        if kernel.tile_k != kernel.stages * k:
            raise BadRow(f"tile k = {kernel.tile_k} is not {kernel.stages} stages of a fragment's {k}")


_CHECKS = {"scalar": _check_blocks, "coop": _check_fragments, "dot": _check_lines, "dp4a": _check_words,
           "arranged": _check_arranged}


def _common_fragments(kernel: Kernel, family: Family) -> set[tuple[int, int, int]]:
    return set(kernel.fragments) & set(family.fragments_of(kernel.matrix))


def _sizes(fragments: Sequence[tuple[int, int, int]]) -> str:
    return ", ".join("x".join(map(str, fragment)) for fragment in fragments)


def _check_family(kernel: Kernel, name: str) -> None:
    if name not in FAMILIES:
        raise BadRow(f"family is {name!r}, must be one of {', '.join(FAMILIES)}")
    family = FAMILIES[name]
    if kernel.shared_size > family.shared_size:
        raise BadRow(f"shared memory {kernel.shared_size} bytes > {family.shared_size} for family {name}")
    if kernel.is_coop and not _common_fragments(kernel, family):
        of_family = _sizes(family.fragments_of(kernel.matrix))
        raise BadRow(f"its fragments are {_sizes(kernel.fragments)}, those of family {name} {of_family or 'none'}")
    for subgroup_size in family.subgroup_sizes:
        _check_invocations(kernel, family, subgroup_size)
        if kernel.is_coop:
            _check_elements(kernel, family, subgroup_size)


def _check_elements(kernel: Kernel, family: Family, subgroup_size: int) -> None:
    """Partials are stored four elements of an invocation at a time."""
    for m, n, _ in sorted(_common_fragments(kernel, family)):
        if m * n % (4 * subgroup_size):
            raise BadRow(
                f"{m} x {n} sums of a fragment are not 4, 8, ... for each of {subgroup_size} invocations "
                f"of a subgroup (family {family.name})"
            )
    for m, _, k in sorted(_common_fragments(kernel, family)) if kernel.is_arranged else ():
        if m * k * kernel.matrix_size != VECTOR * subgroup_size:
            raise BadRow(f"a fragment of {m} x {k} is not 16 bytes for each of {subgroup_size} invocations "
                         f"of a subgroup (family {family.name})")


def _check_invocations(kernel: Kernel, family: Family, subgroup_size: int) -> None:
    invocations = kernel.invocations(subgroup_size)
    if invocations > family.invocations:
        raise BadRow(f"{invocations} invocations > {family.invocations} for family {family.name}")


def parse(text: str, name: str = PATH.name, require: Callable[[Kernel], None] = check) -> tuple[Kernel, ...]:
    """Every kernel of a registry's text, in its order; `require` refuses what cannot work. Raises BadRow."""
    kernels: list[Kernel] = []
    try:
        rows = tomllib.loads(text).get("kernel", [])
    except tomllib.TOMLDecodeError as error:
        raise BadRow(f"{name}: {error}") from None
    for number, row in enumerate(rows, 1):
        try:
            for kernel in kernels_of(row):
                require(kernel)
                if kernel.name in {other.name for other in kernels}:
                    raise BadRow(f"{kernel.name} exists already")
                kernels.append(kernel)
        except BadRow as error:
            raise BadRow(f"{name}: row {number}: {error}") from None
    return tuple(kernels)


def load(path: Path = PATH) -> tuple[Kernel, ...]:
    """Every kernel of the registry, in its order. Raises BadRow."""
    return parse(path.read_text(), path.name)


def _toml(value: object) -> str:
    """A value as kernels.toml writes it."""
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def row_text(row: Mapping[str, Any]) -> str:
    """A row as a table of kernels.toml."""
    lines = [f"{member} = {_toml(row[member])}" for member in (*_MEMBERS, "fragments", "ahead") if member in row]
    return "\n".join(["[[kernel]]", *lines]) + "\n"
