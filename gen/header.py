"""Templates and SPIR-V to include/streamk.h, to files of traced kernels for it, and to examples/course/probes.h. Pure
functions."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import astuple, fields

from . import archive, costs, declarations, render, sparse, spirv
from .modules import KINDS, Module, is_of_slices, module_of, modules_of
from .registry import FAMILIES, TYPES, Kernel, Types
from .spirv import Embedded

ROOT = render.ROOT
_MATRIX_FEATURES = {"f16": "SK__FLOAT16", "bf16": "SK__BFLOAT16_MATRIX", "s8": "SK__INT8", "u8": "SK__INT8"}


def turns(modules: Sequence[Module]) -> dict[str, int]:
    """When a module becomes a base of others, if not at first, by names: 1 of those that multiply several problems, or
    sparse matrices, or serve products of slices, and 2 of those whose workgroups prepare. They are kept as differences
    to those of turns before, which so do not depend on them."""
    return {module.name: 2 if module.prepares else 1 for module in modules
            if module.grouped or sparse.is_sparse(module) or is_of_slices(module)}


def probe_identifier(probe: Module) -> str:
    """The C name of a probe's SPIR-V."""
    return f"spirv_{probe.name}"


def _ordered_parts(folder: str) -> list[str]:
    """The names of a folder's parts, each after those of them that it includes."""
    found: list[str] = []

    def add(name: str) -> None:
        if name not in found:
            text = (render.TEMPLATES / folder / name).read_text()
            for other in re.findall(r'^#include "([^"/]*)"\n', text, re.MULTILINE):
                add(other)
            found.append(name)

    for path in sorted((render.TEMPLATES / folder).glob("*.h")):
        add(path.name)
    return found


def listed_parts(folder: str, names: Sequence[str]) -> list[str]:
    """The names of parts within a folder: those given; of one that ends in a slash, all of that folder."""
    found: list[str] = []
    for name in names:
        found += [name + own for own in _ordered_parts(f"{folder}/{name}")] if name.endswith("/") else [name]
    return found


def part(folder: str, name: str) -> str:
    """A part of the header, without the inclusions by which editors and compilers understand it alone."""
    text = (render.TEMPLATES / folder / name).read_text()
    return re.sub(r'^#include "[^"]*"\n', "", text, flags=re.MULTILINE).strip()


def _declared(names: Sequence[str]) -> str:
    """The public declarations of parts."""
    return "\n".join(part("library/api", name) for name in names)


def _relied_on() -> str:
    """A hash of what modules and tables of kernels rely on: the texts that kernels share with the host, and the types
    of the tables. A file of traced kernels serves any streamk.h with the same."""
    shared = render.TEMPLATES / "shared"
    texts = [path.read_text() for path in sorted((*shared.glob("*.h"), *shared.glob("tiles/*.h")))]
    texts += [part("library/modules", "spirv.h"), part("library/device", "kernels.h")]
    texts.append(part("library/device", "costs.h"))
    texts.append(render.environment().get_template("library/base/contract.h.j2").render(render.contract_words()))
    return declarations.digest("\n".join(texts))


def _features(kernel: Kernel, traces: bool) -> str:
    features = ["SK__BASELINE", *(["SK__SHADER_CLOCK"] if traces else [])]
    if 2 in (kernel.input_size, kernel.output_size):
        features.append("SK__STORAGE_16BIT")
    if kernel.input_size == 1:
        features.append("SK__STORAGE_8BIT")
    if kernel.multiplies_words:
        features.append("SK__INTEGER_DOT_PRODUCT")
    if kernel.is_dp2a:
        features += ["SK__FLOAT16", "SK__MIXED_DOT_PRODUCT"]
    if kernel.input in ("f64", "cf64"):
        features.append("SK__FLOAT64")
    if kernel.is_coop:
        features += dict.fromkeys(_MATRIX_FEATURES[name] for name in (kernel.matrix, kernel.output)
                                  if name in _MATRIX_FEATURES)
        features.append("SK__COOPERATIVE_MATRIX")
    return " | ".join(features)


def _sparse_row(types: Types, names: Sequence[str]) -> str:
    """The members of sk__sparse_kernel, in order."""
    features = {"f16": "SK__STORAGE_16BIT", "f64": "SK__FLOAT64"}.get(types.input, "0")
    modules = (sparse.module_of(kind, types) for kind in sparse.KINDS)
    places = ", ".join(f"&sk__modules[{names.index(module.name)}]" for module in modules)
    return f"SK_TYPE_{types.input.upper()}, SK_TYPE_{types.accumulator.upper()}, {features}, {{ {places} }}"


def _bases(names: Sequence[str], embedded: Mapping[str, Embedded]) -> dict[str, str]:
    """Which module each of a header's is kept as a difference to, by their names; empty: it stands whole. That is the
    nearest ancestor that the header has; where there is none, the largest module of the same root without one, which
    stands whole itself."""
    known = {name: module.base for name, module in embedded.items()}
    largest: dict[str, str] = {}
    bases = {}
    for name in sorted(names, key=lambda name: -len(embedded[name].spirv)):
        line = archive.lineage(name, known)
        base = next((ancestor for ancestor in line[1:] if ancestor in names), "")
        if not base:
            first = largest.setdefault(line[-1], name)
            base = first if first != name else ""
        bases[name] = base
    return bases


def _members(name: str, names: Sequence[str], places: Mapping[str, archive.Place], size: int) -> str:
    """The members of sk__spirv, in order."""
    place = places[name]
    base = f"&sk__modules[{names.index(place.base)}]" if place.base else "NULL"
    return f"&sk__archives[{place.archive}], {place.first}u, {place.count}u, {base}, {size}u"


def _places(kernel: Kernel, names: Sequence[str], traces: bool) -> str:
    """The addresses of the sk__spirv of a kernel's modules, by their kinds."""
    modules = [module_of(kind, kernel, traces) for kind in KINDS]
    return ", ".join(f"&sk__modules[{names.index(module.name)}]" if module else "NULL" for module in modules)


def _formats(kernel: Kernel) -> int:
    """The types in blocks that a kernel reads, as bits; one that multiplies codes those whose codes are integers."""
    read = sum(1 << form.code for form in kernel.formats)
    return read & render.integer_codes() if kernel.codes else read


def _table_row(kernel: Kernel, names: Sequence[str], traces: bool) -> str:
    """The members of sk__kernel, in order."""
    sizes = sorted({size for family in kernel.families for size in kernel.subgroup_sizes(FAMILIES[family])})
    fragments = ", ".join("{ %d, %d, %d }" % fragment for fragment in kernel.fragments) or "{ 0, 0, 0 }"
    members = (
        f'"{kernel.name}"',
        *(f"SK_TYPE_{name.upper()}" for name in (kernel.input, kernel.accumulator, kernel.output)),
        f"SK_MULTIPLY_{kernel.multiply.upper()}",
        str(kernel.blocks).lower(),
        f"{_formats(kernel):#x}u",
        str(kernel.codes).lower(),
        str(kernel.has_short_sums).lower(),
        str(kernel.families == ("cpu",)).lower(),
        f"{kernel.vendor:#x}u",
        *(kernel.tile_m, kernel.tile_n, kernel.tile_k, kernel.part_m, kernel.part_n, kernel.parts),
        kernel.output_vector,
        kernel.shared_size,
        kernel.transposed_size,
        _features(kernel, traces),
        sum(sizes) if kernel.is_coop else 0,
        len(kernel.fragments),
        f"{{ {fragments} }}",
        f"{FAMILIES[kernel.ahead].vendor if kernel.ahead else 0:#x}u",
        str(kernel.begins_early).lower(),
        f"{{ {_places(kernel, names, traces)} }}",
    )
    return ", ".join(str(member) for member in members)


def _cost_rows(table: costs.Table) -> list[str]:
    """The members of sk__cost, in order, of every kernel."""
    return [
        ", ".join([str(cost.workgroups_per_unit), *(f"{number:.3f}f" for number in cost.times()), str(fitted),
                   str(int(guessed)), str(decoding)])
        for cost, fitted, guessed, decoding in zip(table.kernels, table.kernel_fitted, table.guessed,
                                                   table.kernel_decoding)
    ]


def _decoding_rows(table: costs.Table) -> list[str]:
    """The members of sk__decoding: zeros, then those of kernels that decode."""
    return [", ".join(f"{time:.3f}f" for time in times) for times in table.decodings]


def _fitted_rows(table: costs.Table) -> list[str]:
    """The members of sk__fitted, in order: the table's, then those of kernels that have their own."""
    return [
        ", ".join(str(value) if field.type == "int" else f"{value:.3f}f"
                  for field, value in zip(fields(own), astuple(own)))
        for own in table.fitted
    ]


def _cost_table(table: costs.Table) -> str:
    """The members of sk__cost_table before its pointers, in order."""
    flags = (str(flag).lower() for flag in (table.is_class, table.for_cpu))
    numbers = (f"{number:.3f}f" for number in (table.bandwidth, table.second_dispatch))
    return ", ".join([f'"{table.name}"', *flags, f"0x{table.vendor:x}", *numbers])


def _ordered(kernels: Sequence[Kernel]) -> tuple[Kernel, ...]:
    """Kernels of the same types lie side by side, those that read blocks behind the others, and last those that
    multiply codes: the planner looks at no others."""
    return tuple(sorted(kernels, key=lambda kernel: (TYPES.index((kernel.input, kernel.accumulator, kernel.output)),
                                                     kernel.blocks, kernel.codes)))


def module_names(kernels: Sequence[Kernel], sparse_rows: Sequence[Types], traces: bool = False) -> list[str]:
    """The modules of a header, in the order of sk__modules."""
    return [module.name for module in (*modules_of(_ordered(kernels), traces), *sparse.modules_of(sparse_rows))]


def _tables(kernels: Sequence[Kernel], names: Sequence[str], embedded: Mapping[str, Embedded], traces: bool,
            held: archive.Held) -> str:
    """Kernels with their costs, and the archives that modules of these names come of."""
    archives = archive.archives_of(_bases(names, embedded), embedded, held)
    places = {name: place for packed in archives for name, place in packed.places().items()}
    return render.environment().get_template("tables.h.j2").render(
        kernels=kernels,
        modules=names,
        archives=[(packed.text(embedded, held), packed.count) for packed in archives],
        module_row=lambda name: _members(name, names, places, len(embedded[name].spirv)),
        table_row=lambda kernel: _table_row(kernel, names, traces),
        costs=costs.load(kernels),
        cost_rows=_cost_rows,
        fitted_rows=_fitted_rows,
        decoding_rows=_decoding_rows,
        cost_table=_cost_table,
    )


def streamk(kernels: tuple[Kernel, ...], sparse_rows: Sequence[Types], embedded: Mapping[str, Embedded],
            held: archive.Held = archive.NOTHING) -> str:
    """The text of streamk.h, with the modules by their names. What a header holds of the same modules is not packed
    again."""
    kernels, names = _ordered(kernels), module_names(kernels, sparse_rows)
    sparse_parts = declarations.SPARSE if sparse_rows else ()
    dense = _declared(declarations.PARTS)
    plain, traced = (f"{dense}\n{_declared(more)}" for more in (sparse_parts, (declarations.TRACES,)))
    version = declarations.version(part("library/api", "configuration.h"))
    text = render.environment().get_template("streamk.h.j2").render(
        **render.contract_words(),
        version=".".join(map(str, version)),
        link="_".join(map(str, version[:2])),
        part=part,
        listed_parts=listed_parts,
        dense_parts=declarations.PARTS,
        trace_part=declarations.TRACES,
        sparse_parts=sparse_parts,
        functions=declarations.functions(plain),
        digest=declarations.digest(plain),
        digest_of_traces=declarations.digest(traced),
        relied_on=_relied_on(),
        tables=_tables(kernels, names, embedded, False, held),
        sparse=sparse_rows,
        sparse_row=lambda types: _sparse_row(types, names),
        sparse_costs=costs.load_sparse() if sparse_rows else (),
        license=(ROOT / "LICENSE").read_text(),
    )
    return render.tidy(text)


def _listed(kernels: Sequence[Kernel]) -> str:
    """Their names, as the inside of a C comment."""
    return "".join(f" *   {kernel.name}\n" for kernel in kernels)


def trimmed(kernels: tuple[Kernel, ...], sparse_rows: Sequence[Types], embedded: Mapping[str, Embedded],
            command: str) -> str:
    """The text of a header that says at its head how it was made, and of which kernels."""
    return f"/* Trimmed, by: {command}\n *\n{_listed(kernels)} */\n{streamk(kernels, sparse_rows, embedded)}"


def traced(kernels: tuple[Kernel, ...], embedded: Mapping[str, Embedded], command: str) -> str:
    """The text of a file of traced kernels, which streamk.h includes in place of its own."""
    ordered = _ordered(kernels)
    text = render.environment().get_template("traced_modules.h.j2").render(
        command=command,
        listed=_listed(kernels),
        relied_on=_relied_on(),
        tables=_tables(ordered, module_names(ordered, (), traces=True), embedded, True, archive.NOTHING),
    )
    return render.tidy(text)


def _head(source: str) -> str:
    """What a shader says of itself, after its first line, as the inside of a C comment."""
    lines = source[: source.index("#version")].strip().split("\n")[2:]
    return "\n".join(f" *{line[2:]}" for line in lines)


def probes(rows: tuple[Module, ...], sources: Mapping[str, str], embedded: Mapping[str, Embedded]) -> str:
    """The text of probes.h, with the modules by the C names of their arrays."""
    text = render.environment().get_template("probes.h.j2").render(
        probes=rows,
        head=lambda probe: _head(sources[probe.name]),
        identifier=probe_identifier,
        spirv=lambda probe: spirv.embed_words(probe_identifier(probe), embedded[probe_identifier(probe)]),
    )
    return render.tidy(text)
