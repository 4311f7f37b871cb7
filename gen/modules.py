"""Modules: the shaders that are compiled. A kernel is one, and there are those that serve it.

A new kind is a function that makes its module for a kernel, and a row of KINDS. Imports registry, constants, contract,
kind.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from .constants import of_groups
from .contract import SIZES
from .kind import Kind, Module
from .registry import DECODED, ELEMENTS, LONGEST_FRAGMENT, Kernel, Types

SLICED = Types("s8", "s32", "s32")  # of slices and of their products
LONGEST = 3 * (LONGEST_FRAGMENT,)


def _rounding(types: Types) -> tuple[str, ...]:
    return ("rounding",) if types.output == "f16" else ()


def _conjugation(types: Types) -> tuple[str, ...]:
    return ("conjugation", "hermitian") if types.is_complex else ()


def _sizes(name: str, extents: Sequence[int]) -> dict[str, str]:
    """The defaults of the constants that are a cooperative matrix's size, or a tile's."""
    return {f"{name}_{axis}": f"{extent}u" for axis, extent in zip("MNK", extents)}


def multiply_of(kernel: Kernel) -> Module:
    """The kernel's own module, or one that it shares."""
    kernel = kernel.shared
    groups, defaults = ("launch", "cutting", *_rounding(kernel.types), *_conjugation(kernel.types)), {}
    groups = groups if kernel.is_dot else (*groups, "loop")
    if kernel.blocks:
        groups = (*groups, "format", "copying", *(("tile",) if kernel.is_coop else ()),
                  *(("parts",) if kernel.stores_decoded else ()))
    if kernel.rounds_blocks and kernel.input == "f16" and "rounding" not in groups:
        groups = (*groups, "rounding")
    if kernel.is_coop:
        groups = (*groups, "workgroup", "fragments", "ahead", "transposing")
        defaults = _sizes("FRAGMENT", kernel.fragments[0]) | _sizes("TILE", kernel.tile)
    groups = (*groups, "promotion") if kernel.has_short_sums else groups
    constants = of_groups(*groups, INVOCATIONS=f"{kernel.invocations(32)}u", **defaults)
    return Module(kernel.name, "gemm", kernel.types, constants, "arguments.h", kernel.parts, kernel,
                  for_amd=kernel.for_amd)


def _without(group: str, module: Module) -> Module:
    """A module without the constants of a group."""
    constants = {constant: default for constant, default in module.constants.items() if constant.group != group}
    return replace(module, constants=constants)


def adds_of(kernel: Kernel) -> Module | None:
    """One for each kernel with f32 sums. It is apart from the kernel's own because a device may lack the atomics."""
    if kernel.accumulator != "f32":
        return None
    added = ("partial_vectors", "output_elements") if kernel.output == "f32" else ("partial_vectors",)
    return replace(_without("promotion", multiply_of(kernel)), name=f"{kernel.shared.name}_adds", added=added)


def grouped_of(kernel: Kernel) -> Module | None:
    """One for each kernel, but for those that multiply codes: a single problem pays for no table, and alone is cut."""
    module = _without("cutting", _without("promotion", multiply_of(kernel)))
    return None if kernel.codes else replace(module, name=f"{module.name}_grouped", arguments="grouped.h", grouped=True)


def prepares_of(kernel: Kernel) -> Module | None:
    """One for kernels that few problems are multiplied by."""
    module = grouped_of(kernel) if kernel.prepares else None
    return module and replace(module, name=f"{module.name}_prepares", prepares=True,
                              constants={**module.constants, **of_groups("preparing")})


def prepare_of(_: Kernel) -> Module:
    """One for all. Its parts are invocations."""
    most = SIZES["PREPARE_INVOCATIONS"].value
    return Module("prepare", "prepare", Types("f32", "f32", "f32"),
                  of_groups("workgroup", "format", INVOCATIONS=f"{most}u"), "prepare_arguments.h", most)


def ragged_of(_: Kernel) -> Module:
    """One for all. Its parts are invocations."""
    invocations = SIZES["RAGGED_INVOCATIONS"].value
    return Module("ragged", "ragged", Types("f32", "f32", "f32"),
                  of_groups("workgroup", INVOCATIONS=f"{invocations}u"), "ragged.h", invocations)


def place_of(kernel: Kernel) -> Module:
    """One for all, as prepare is."""
    prepare = prepare_of(kernel)
    return replace(prepare, name="place", template="place", arguments="place.h", grouped=True,
                   constants=of_groups("workgroup", INVOCATIONS=f"{prepare.parts}u"))


def sum_of(kernel: Kernel) -> Module:
    """One for each accumulator and type of D, whatever the tile. Its parts are the vectors of 4 that a workgroup sums,
    and the invocations that load one run of their peers."""
    types, parts = Types(kernel.output, kernel.accumulator, kernel.output), SIZES["SUM_VECTORS"].value
    hermitian = ("hermitian",) if types.is_complex else ()
    constants = of_groups("workgroup", "launch", "tile", *_rounding(types), *hermitian, INVOCATIONS=f"{parts}u")
    return Module(f"sum_{types.accumulator}_{types.output}", "sum", types, constants, "arguments.h", parts)


def grouped_sum_of(kernel: Kernel) -> Module:
    """The same of several problems."""
    module = sum_of(kernel)
    return replace(module, name=f"grouped_{module.name}", arguments="grouped.h", grouped=True)


def _copy(size: int, template: str, arguments: str = "pack_arguments.h") -> Module:
    """A module for all types of a size in bytes, of which one stands for all."""
    name = next(name for name, other in ELEMENTS.items() if other.size == size)
    return Module(f"{template}_{8 * size}bit", template, Types(name, name, name), arguments=arguments,
                  parts=SIZES["PACK_INVOCATIONS"].value)


def pack_of(kernel: Kernel) -> Module:
    """One for each size of elements."""
    return _copy(kernel.input_size, "pack")


def transpose_of(kernel: Kernel) -> Module | None:
    """One for elements of 8 bits, for kernels that want k contiguous."""
    return _copy(kernel.input_size, "transpose") if kernel.packs_transposed else None


def decode_of(kernel: Kernel) -> Module | None:
    """One for each type of A and B with which operands in blocks are multiplied."""
    if kernel.input not in DECODED:
        return None
    types = Types(*3 * (kernel.input,))
    return Module(f"decode_{kernel.input}", "decode", types, of_groups("format", *_rounding(types)),
                  "pack_arguments.h", SIZES["PACK_INVOCATIONS"].value)


def round_of(kernel: Kernel) -> Module | None:
    """One for each type of 16 bits to which f32 beside an operand in blocks may be rounded."""
    if kernel.input not in DECODED or kernel.input == "f32":
        return None
    types = Types(*3 * (kernel.input,))
    return Module(f"round_{kernel.input}", "round_operand", types, of_groups(*_rounding(types)), "pack_arguments.h",
                  SIZES["PACK_INVOCATIONS"].value)


def _of_blocks(template: str) -> Callable[[Kernel], Module | None]:
    """One for all, of the kernels that multiply operands in blocks."""
    module = Module(template, template, Types("f32", "f32", "f32"), arguments=f"{template}_arguments.h",
                    parts=SIZES["PACK_INVOCATIONS"].value)
    return lambda kernel: module if kernel.input in DECODED else None


def tell_of(_: Kernel) -> Module:
    """One for all."""
    return Module("tell", "tell", Types("f32", "f32", "f32"), arguments="tell_arguments.h", parts=1)


def assign_of(_: Kernel) -> Module:
    """One for all. Its parts are invocations."""
    return Module("assign", "assign", Types("f32", "f32", "f32"), arguments="lines_arguments.h",
                  parts=SIZES["ASSIGN_INVOCATIONS"].value)


def gather_of(kernel: Kernel) -> Module:
    """One for each size of elements of A and B."""
    return _copy(kernel.input_size, "lines", "lines_arguments.h")


def scatter_of(kernel: Kernel) -> Module:
    """One for each size of elements of D. It is that which gathers elements of the size."""
    return _copy(kernel.output_size, "lines", "lines_arguments.h")


def arrange_of(kernel: Kernel) -> Module | None:
    """One for each type of A and B, for arranged kernels, and another for AMD's. Its parts are subgroups. Its default
    is the longest fragment, so that it is the same module whatever kernels a header has."""
    if not kernel.is_arranged:
        return None
    types, parts = Types(kernel.input, kernel.matrix, kernel.matrix), SIZES["ARRANGED_BLOCK"].value
    constants = of_groups("workgroup", "fragments", INVOCATIONS=f"{32 * parts}u", **_sizes("FRAGMENT", LONGEST))
    name = f"arrange_{kernel.input}{'_amd' if kernel.for_amd else ''}"
    return Module(name, "arrange", types, constants, "arrange_arguments.h", parts, for_amd=kernel.for_amd)


def probe_of(kernel: Kernel) -> Module | None:
    """One for each type of A and B, for kernels that are arranged for AMD. It is a subgroup."""
    if not kernel.for_amd:
        return None
    constants = of_groups("workgroup", "fragments", INVOCATIONS="32u", **_sizes("FRAGMENT", LONGEST))
    types = Types(kernel.input, kernel.matrix, kernel.matrix)
    return Module(f"probe_fragments_{kernel.input}", "probe_fragments", types, constants, "probe_arguments.h", 1)


def _of_slices(template: str, arguments: str = "levels_arguments.h") -> Callable[[Kernel], Module | None]:
    """One for all, of the kernels that multiply slices."""
    module = Module(template, template, Types("u32", "u32", "u32"), arguments=arguments,
                    parts=SIZES["SLICES_INVOCATIONS"].value)

    def of(kernel: Kernel) -> Module | None:
        return module if kernel.types == SLICED and not kernel.blocks else None

    return of


def is_of_slices(module: Module) -> bool:
    """Or of halves."""
    return module.arguments in ("slices_arguments.h", "levels_arguments.h", "halves_arguments.h")


def _of_halves(template: str) -> Callable[[Kernel], Module | None]:
    """One for all, of the kernels that promote sums."""
    module = Module(template, template, Types("u32", "u32", "u32"), arguments="halves_arguments.h",
                    parts=SIZES["SLICES_INVOCATIONS"].value)
    return lambda kernel: module if kernel.has_short_sums else None


def _of_groups(module: Module | None) -> Module | None:
    """What copies operands of several problems as a module copies those of one."""
    return module and replace(module, name=f"{module.name}_grouped", arguments="copies.h", grouped=True)


KINDS = (
    Kind("MULTIPLY", multiply_of, "multiplies", multiplies=True, uses_subgroups=True),
    Kind("ADDS", adds_of, "multiplies, and adds f32 sums by atomics; NULL: it has others", multiplies=True,
         uses_subgroups=True),
    Kind("GROUPED", grouped_of, "multiplies several problems; NULL: it multiplies codes, or is traced", is_traced=False,
         multiplies=True, uses_subgroups=True),
    Kind("PREPARES", prepares_of, "multiplies few problems, which its workgroups prepare; NULL: they do not",
         is_traced=False, multiplies=True, uses_subgroups=True),
    Kind("PREPARE", prepare_of, "makes the table of their space; NULL: it is traced", is_traced=False,
         workgroup="FITTING"),
    Kind("RAGGED", ragged_of, "writes the problems that an array tells of; NULL: it is traced", is_traced=False,
         workgroup="RAGGED"),
    Kind("ASSIGN", assign_of, "orders lines by their problems; NULL: it is traced", is_traced=False),
    Kind("GATHER", gather_of, "copies lines of A or B by indices; NULL: it is traced", is_traced=False),
    Kind("SCATTER", scatter_of, "copies lines of D by indices; NULL: it is traced", is_traced=False),
    Kind("SUM", sum_of, "sums partials row by row", workgroup="OWN", uses_subgroups=True),
    Kind("GROUPED_SUM", grouped_sum_of, "sums those of several problems; NULL: it is traced", is_traced=False,
         workgroup="OWN", uses_subgroups=True),
    Kind("TELL", tell_of, "writes the push constants that a device lacks room for"),
    Kind("PACK", pack_of, "packs A or B"),
    Kind("TRANSPOSE", transpose_of, "packs them with k contiguous; NULL: the kernel does not want that"),
    Kind("ARRANGE", arrange_of, "packs them in the order of fragments; NULL: the kernel is not arranged",
         workgroup="BLOCK", uses_subgroups=True),
    Kind("PROBE", probe_of, "tells how fragments lie in registers; NULL: the kernel is not arranged for AMD",
         workgroup="PART", uses_subgroups=True),
    Kind("PLACE", place_of, "finds room for copies of several problems; NULL: it is traced", is_traced=False,
         workgroup="FITTING"),
    Kind("GROUPED_PACK", lambda kernel: _of_groups(pack_of(kernel)), "as PACK, of several problems; NULL: it is "
         "traced", is_traced=False),
    Kind("GROUPED_TRANSPOSE", lambda kernel: _of_groups(transpose_of(kernel)), "as TRANSPOSE", is_traced=False),
    Kind("GROUPED_ARRANGE", lambda kernel: _of_groups(arrange_of(kernel)), "as ARRANGE", is_traced=False,
         workgroup="BLOCK", uses_subgroups=True),
    Kind("DECODE", decode_of, "packs an operand in blocks; NULL: the kernel multiplies none"),
    Kind("ROUND", round_of, "packs an operand of f32 that is rounded; NULL: the kernel multiplies neither f16 nor "
         "bf16 beside blocks"),
    Kind("EXPONENTS", _of_slices("exponents", "slices_arguments.h"), "finds the largest exponents of A or B; NULL: the "
         "kernel multiplies no slices", is_traced=False),
    Kind("SLICES", _of_slices("slices", "slices_arguments.h"), "cuts A or B into slices; NULL: as above",
         is_traced=False),
    Kind("PRODUCTS", _of_slices("products"), "multiplies slices where devices run no kernel for s8; NULL: as above",
         is_traced=False),
    Kind("LEVELS", _of_slices("levels"), "adds levels of their product; NULL: as above", is_traced=False),
    Kind("MEND_SLICES", _of_slices("mend_slices"), "computes what slices do not cover; NULL: as above",
         is_traced=False),
    Kind("JOIN", _of_blocks("join"), "joins codes and scales to blocks; NULL: the kernel multiplies none",
         is_traced=False),
    Kind("MAGNITUDES", _of_halves("magnitudes"), "finds the largest and least magnitudes of A or B; NULL: the kernel "
         "does not promote sums", is_traced=False),
    Kind("HALVES", _of_halves("halves"), "writes A or B as halves; NULL: as above", is_traced=False),
    Kind("MEND", _of_halves("mend"), "computes what halves do not cover; NULL: as above", is_traced=False),
    Kind("QUANTIZE", _of_blocks("quantize"), "quantizes numbers to blocks; NULL: as JOIN", is_traced=False),
)


def constants_of(kind: Kind, kernels: Sequence[Kernel]) -> int:
    """The specialization constants that modules of a kind have, as bits."""
    modules = filter(None, (kind.of(kernel) for kernel in kernels))
    return sum(1 << number for number in {constant.id for module in modules for constant in module.constants})


def module_of(kind: Kind, kernel: Kernel, traces: bool = False) -> Module | None:
    """A kernel's module of a kind; of a traced kernel, modules that know the workspace are others."""
    if traces and not kind.is_traced:
        return None
    module = kind.of(kernel)
    if module and traces and module.arguments == "arguments.h":
        return replace(module, name=f"{module.name}_traced", traces=True)
    return module


def modules_of(kernels: Sequence[Kernel], traces: bool = False) -> list[Module]:
    """Every module of the kernels, each once, kind by kind."""
    found: dict[str, Module] = {}
    for kind in KINDS:
        for module in filter(None, (module_of(kind, kernel, traces) for kernel in kernels)):
            found.setdefault(module.name, module)
    return list(found.values())
