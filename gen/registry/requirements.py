"""What a kernel must be to work on the families it names. What cannot is refused with the reason and the numbers.

Imports contract, and nothing else of gen.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..contract import SIZES
from .elements import DECODED, FORMATS, TYPES, WORDS
from .families import FAMILIES, Family
from .kernel import FRAGMENTS, LONGEST, LONGEST_FRAGMENT, MOST_STEPS, MULTIPLIES, VECTOR, Kernel


LONGEST_BLOCK = max(form.elements for form in FORMATS)  # elements
WIDE_RUN = 64  # elements within which a run's lie, whatever the format,
WIDER_RUNS = {"q6_K": 128}  # but for these


class BadRow(ValueError):
    """A registry row that cannot work; the message says why, with the numbers."""


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
    if kernel.promotes:
        _check_promotion(kernel)
    if kernel.codes and not (kernel.blocks and kernel.is_dot):
        raise BadRow(f"codes is true, but multiply is {kernel.multiply!r} and blocks {str(kernel.blocks).lower()}: it "
                     "is for dot kernels that read blocks")
    unknown = [word for word in kernel.only if word not in {form.word for form in kernel.formats}]
    if unknown:
        raise BadRow(f"only has {unknown[0]!r}, " + ("which is no type in blocks" if kernel.blocks
                                                     else "but blocks is false"))
    if kernel.blocks:
        _check_decoding(kernel)
        if kernel.prepares:
            raise BadRow("prepares is true, but workgroups prepare no problems of blocks")
    _check_extents(kernel)
    _check_layers(kernel)
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
        if tile % kernel.vector and not (kernel.is_dot and axis == "m" or kernel.blocks and axis == "n"):
            raise BadRow(f"tile {axis} = {tile} is not a multiple of the {kernel.vector} elements of a 16-byte load")


def _check_layers(kernel: Kernel) -> None:
    """Layers are halved until one is left, whose sums pass through the shared memory of the tiles."""
    if kernel.layers == 1:
        return
    if kernel.multiply != "scalar" or kernel.input != "f32":
        raise BadRow(f"layers is {kernel.layers}, but it is for scalar kernels of f32")
    if kernel.layers < 1 or kernel.layers & (kernel.layers - 1) or kernel.tile_k % kernel.layers:
        raise BadRow(f"layers is {kernel.layers}, must be a power of two that divides tile k = {kernel.tile_k}")
    of_a, of_b = (kernel.stages * kernel.tile_k * extent // 4 for extent in (kernel.tile_m, kernel.tile_n))
    givers = kernel.parts // 2
    sums = givers * kernel.part_m * kernel.part_n // 4
    if sums > of_a + of_b or of_a % givers:
        raise BadRow(f"{sums} words of 16 bytes, of the sums of {givers} invocations at once, do not fit the {of_a} "
                     f"and {of_b} of the tiles")


def _check_promotion(kernel: Kernel) -> None:
    """Short sums are of an even number of k-iterations."""
    if kernel.multiply != "coop" or kernel.blocks:
        raise BadRow("promotes is true, but it is for coop kernels, without blocks")
    chunk = SIZES["SHORT_SUM"].value
    if chunk % (2 * kernel.tile_k):
        raise BadRow(f"promotes is true, but tile k = {kernel.tile_k} is not half of {chunk}, or an even part of it")


def _check_decoding(kernel: Kernel) -> None:
    """A dot kernel reads any blocks whole, a coop kernel what quads of runs take of them."""
    is_coop = kernel.multiply == "coop"
    takes = DECODED if kernel.is_dot else ("f16", "bf16") if is_coop else ()
    if kernel.input not in takes:
        raise BadRow(f"blocks is true, but multiply is {kernel.multiply!r} and A is {kernel.input}: it is for dot "
                     f"kernels of {', '.join(DECODED)}, and coop kernels of f16 and bf16")
    if kernel.stages != 1:
        raise BadRow(f"stages is {kernel.stages}, must be 1 of a kernel that reads blocks")
    unit = LONGEST_BLOCK if kernel.is_dot else max(WIDER_RUNS.get(form.word, WIDE_RUN) for form in kernel.formats)
    if kernel.tile_k % unit:
        raise BadRow(f"tile k = {kernel.tile_k} is not a multiple of the {unit} elements of blocks that are read whole")
    for fragment in kernel.fragments if kernel.is_exchanged else ():
        _check_quads(kernel, fragment)


def _check_quads(kernel: Kernel, fragment: tuple[int, int, int]) -> None:
    """A step of a coop kernel that reads blocks takes a quad of each run along k."""
    if kernel.word != VECTOR:
        raise BadRow(f"words of shared memory are {kernel.word} bytes, must be {VECTOR} of a kernel that reads blocks")
    steps = SIZES["RUN_ELEMENTS"].value // 4
    if kernel.tile_k != steps * fragment[2]:
        raise BadRow(f"tile k = {kernel.tile_k} is not {steps} fragments of {fragment[2]}, one for each quad of a run")


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


def _check_pairs(kernel: Kernel) -> None:
    """A dp2a kernel multiplies words of two elements."""
    if (kernel.input, kernel.accumulator) != ("f16", "f32"):
        raise BadRow(f"A and B are {kernel.input} and sums {kernel.accumulator}, but multiply is 'dp2a', of f16 and "
                     "f32")
    _check_blocks(kernel)


def _check_lines(kernel: Kernel) -> None:
    """part_n of a dot kernel is the lines of B of which an invocation loads 16 bytes each."""
    if kernel.fragments:
        raise BadRow("fragments are given, but multiply is 'dot'")
    if kernel.accumulator_size != 4:
        raise BadRow(f"sums are {kernel.accumulator}, but a dot kernel's have 32 bits")
    if kernel.part_m != kernel.tile_m:
        raise BadRow(f"part m = {kernel.part_m}, but a dot kernel's invocations hold all {kernel.tile_m} rows")
    if kernel.blocks and kernel.part_n % 4:
        raise BadRow(f"{kernel.part_n} lines are not a multiple of the 4 whose sums are added up together")
    if kernel.part_n % kernel.vector and not kernel.blocks:
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
    if "amd" in kernel.families and len(kernel.families) > 1:
        raise BadRow(f"families are {', '.join(kernel.families)}, but what is arranged for amd is made for it alone")
    for m, n, k in kernel.fragments:
        if not m == n == k <= LONGEST_FRAGMENT:
            raise BadRow(f"fragment {m}x{n}x{k} is no cube of at most {LONGEST_FRAGMENT}, as arranged kernels' are")
        if kernel.tile_k != kernel.stages * k:
            raise BadRow(f"tile k = {kernel.tile_k} is not {kernel.stages} stages of a fragment's {k}")


_CHECKS = {"scalar": _check_blocks, "coop": _check_fragments, "dot": _check_lines, "dp4a": _check_words,
           "arranged": _check_arranged, "dp2a": _check_pairs}


def _common_fragments(kernel: Kernel, family: Family) -> set[tuple[int, int, int]]:
    return set(kernel.fragments) & set(kernel.fragments_of(family))


def _sizes(fragments: Sequence[tuple[int, int, int]]) -> str:
    return ", ".join("x".join(map(str, fragment)) for fragment in fragments)


def _check_family(kernel: Kernel, name: str) -> None:
    if name not in FAMILIES:
        raise BadRow(f"family is {name!r}, must be one of {', '.join(FAMILIES)}")
    family = FAMILIES[name]
    if kernel.shared_size > family.shared_size:
        raise BadRow(f"shared memory {kernel.shared_size} bytes > {family.shared_size} for family {name}")
    if kernel.is_coop and not _common_fragments(kernel, family):
        of_family = _sizes(kernel.fragments_of(family))
        raise BadRow(f"its fragments are {_sizes(kernel.fragments)}, those of family {name} {of_family or 'none'}")
    if not kernel.subgroup_sizes(family):
        raise BadRow(f"its fragments are not 16 bytes for each invocation of a subgroup (family {name})")
    for subgroup_size in kernel.subgroup_sizes(family):
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


def _check_invocations(kernel: Kernel, family: Family, subgroup_size: int) -> None:
    invocations = kernel.invocations(subgroup_size)
    if invocations > family.invocations:
        raise BadRow(f"{invocations} invocations > {family.invocations} for family {family.name}")
