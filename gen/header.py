"""Templates and SPIR-V to include/streamk.h and examples/common/probes.h. Pure functions."""

from __future__ import annotations

import re
from collections.abc import Mapping

from . import costs, render
from .probes import Probe
from .registry import FAMILIES, Kernel

ROOT = render.ROOT
_MATRIX_FEATURES = {"f16": "SK__FLOAT16", "bf16": "SK__BFLOAT16_MATRIX"}


def identifier(kernel: Kernel) -> str:
    """The C name of a kernel's SPIR-V."""
    return f"sk__spirv_{kernel.name}"


def probe_identifier(probe: Probe) -> str:
    """The C name of a probe's SPIR-V."""
    return f"spirv_{probe.name}"


def _part(folder: str, name: str) -> str:
    """A part of the header, without the inclusions by which editors and compilers understand it alone."""
    text = (render.TEMPLATES / folder / name).read_text()
    return re.sub(r'^#include "[^"]*"\n', "", text, flags=re.MULTILINE).strip()


def _features(kernel: Kernel) -> str:
    features = ["SK__BASELINE"]
    if 2 in (kernel.input_size, kernel.output_size):
        features.append("SK__STORAGE_16BIT")
    if kernel.is_coop:
        features += [_MATRIX_FEATURES[kernel.input], "SK__COOPERATIVE_MATRIX"]
    return " | ".join(features)


def _table_row(kernel: Kernel) -> str:
    """The members of sk__kernel, in order."""
    sizes = sorted({size for family in kernel.families for size in FAMILIES[family].subgroup_sizes})
    fragments = ", ".join("{ %d, %d, %d }" % fragment for fragment in kernel.fragments) or "{ 0, 0, 0 }"
    members = (
        f'"{kernel.name}"',
        *(f"SK_TYPE_{name.upper()}" for name in (kernel.input, kernel.accumulator, kernel.output)),
        f"SK_MULTIPLY_{kernel.multiply.upper()}",
        str(kernel.families == ("cpu",)).lower(),
        f"{kernel.vendor:#x}u",
        *(kernel.tile_m, kernel.tile_n, kernel.tile_k, kernel.part_m, kernel.part_n, kernel.parts),
        kernel.output_vector,
        kernel.shared_size,
        _features(kernel),
        sum(sizes) if kernel.is_coop else 0,
        len(kernel.fragments),
        f"{{ {fragments} }}",
        f"{FAMILIES[kernel.ahead].vendor if kernel.ahead else 0:#x}u",
        identifier(kernel),
        f"(uint32_t)sizeof {identifier(kernel)}",
    )
    return ", ".join(str(member) for member in members)


def _cost_rows(table: costs.Table) -> list[str]:
    """The members of sk__cost, in order, of every kernel."""
    return [
        ", ".join([str(cost.workgroups_per_unit), *(f"{time:.3f}f" for time in cost.times())]) for cost in table.kernels
    ]


def _cost_table(table: costs.Table) -> str:
    """The members of sk__cost_table before its kernels, in order."""
    flags = (str(flag).lower() for flag in (table.is_class, table.for_cpu))
    return ", ".join([f'"{table.name}"', *flags, f"0x{table.vendor:x}", f"{table.bandwidth:.3f}f",
                      f"{table.second_dispatch:.3f}f"])


def streamk(kernels: tuple[Kernel, ...], arrays: Mapping[str, str]) -> str:
    """The text of streamk.h; `arrays` holds the C array of each kernel by its C name."""
    text = render.environment().get_template("streamk.h.j2").render(
        kernels=kernels,
        part=lambda name: _part("header", name),
        schedule_part=lambda name: _part("schedule", name),
        spirv=lambda kernel: arrays[identifier(kernel)],
        table_row=_table_row,
        costs=costs.load(kernels),
        cost_rows=_cost_rows,
        cost_table=_cost_table,
        license=(ROOT / "LICENSE").read_text(),
    )
    return render.tidy(text)


def _head(source: str) -> str:
    """What a shader says of itself, after its first line, as the inside of a C comment."""
    lines = source[: source.index("#version")].strip().split("\n")[2:]
    return "\n".join(f" *{line[2:]}" for line in lines)


def probes(rows: tuple[Probe, ...], sources: Mapping[str, str], arrays: Mapping[str, str]) -> str:
    """The text of probes.h; `arrays` holds the C array of each probe by its C name."""
    text = render.environment().get_template("probes.h.j2").render(
        probes=rows,
        head=lambda probe: _head(sources[probe.name]),
        identifier=probe_identifier,
        spirv=lambda probe: arrays[probe_identifier(probe)],
    )
    return render.tidy(text)
