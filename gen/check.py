"""Whether the committed files are those that registry and templates make. Reads files, writes none.

Three tiers, each of which needs more than the one before: templates to shaders/ (Python), shaders/ to the stamps in the
headers (Python), shaders/ to SPIR-V (the compiler).
"""

from __future__ import annotations

import difflib
import os
import shlex
import shutil
import subprocess
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from . import archive, blocks, costs, house, memory_order, parts, product, rename, render, spirv
from .modules import Module, modules_of
from .product import Product

ROOT = render.ROOT
LARGEST = 4 << 20  # bytes of include/streamk.h
LARGEST_SHADERS = 2_650_000  # bytes of all files in shaders/
SLOWEST = 5  # seconds to compile it
ACCEPT = "to accept: ninja regen"


@dataclass(frozen=True)
class Part:
    """Of `count` parts of a list, the one that begins at `first`."""

    first: int = 0
    count: int = 1


@dataclass
class Report:
    """What was found: lines to print, and how many checks came out how."""

    lines: list[str] = field(default_factory=list)
    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def judge(self, fault: str) -> None:
        """Count a check; an empty fault is none."""
        self.passed += not fault
        self.failed += bool(fault)
        if fault:
            self.lines.append(f"FAILED: {fault}")

    def skip(self, why: str) -> None:
        self.skipped += 1
        self.lines.append(f"skipped: {why}")


def _read(path: str | Path) -> str:
    """A file's text; empty where there is none."""
    return (ROOT / path).read_bytes().decode() if (ROOT / path).exists() else ""


def _difference(path: str, found: str, wanted: str) -> str:
    """A unified diff, and how to accept it; empty if there is none."""
    if found == wanted:
        return ""
    lines = difflib.unified_diff(
        found.splitlines(keepends=True), wanted.splitlines(keepends=True), f"{path} (committed)", f"{path} (rendered)"
    )
    shown = [line if line.endswith("\n") else f"{line}\n" for line in lines]
    return f"{path} is not what its template renders\n{''.join(shown[:100])}{ACCEPT}"


def stray_shaders(made: Product) -> list[Path]:
    """Shaders and parts that no row makes."""
    folder = ROOT / "shaders"
    found = (path for path in folder.rglob("*") if path.is_file())
    return sorted(path for path in found if path.relative_to(folder).as_posix() not in made.files)


def _check_shaders(made: Product, report: Report) -> None:
    """Tier 1: templates to shaders/."""
    for file, text in made.files.items():
        path = f"shaders/{file}"
        missing = not (ROOT / path).exists()
        report.judge(f"{path} is missing; {ACCEPT}" if missing else _difference(path, _read(path), text))
    for path in stray_shaders(made):
        report.judge(f"{path.relative_to(ROOT)} is made by no row; {ACCEPT}")


def _stamp_fault(path: str, name: str, array: spirv.Embedded | None, on_disk: Mapping[str, str]) -> str:
    if array is None:
        return f"{path} does not embed {name}; {ACCEPT}"
    shader = f"shaders/{name}.comp"
    found = spirv.source_hash(parts.expand(_read(shader), on_disk))
    if array.source != found:
        return f"{path} embeds {name} of source {array.source}, but {shader} is {found}; {ACCEPT}"
    return ""


def _check_stamps(made: Product, report: Report) -> None:
    """Tier 2: shaders/ to the stamps in the headers, and the text around the arrays."""
    on_disk = {path.name: path.read_bytes().decode() for path in (ROOT / "shaders" / parts.FOLDER).glob("*")}
    for path in product.HEADERS:
        text = _read(path)
        arrays = product.embedded(text)
        names = made.identifiers(path)
        for identifier, name in names.items():
            report.judge(_stamp_fault(path, name, arrays.get(identifier), on_disk))
        for identifier in arrays.keys() - names.keys():
            report.judge(f"{path} embeds {identifier}, which no row makes; {ACCEPT}")
        if names.keys() <= arrays.keys():
            report.judge(_difference(path, archive.unpacked(text), archive.unpacked(made.header(path, arrays))))


def _module_fault(path: str, name: str, is_same: bool) -> str:
    return "" if is_same else f"{path} does not embed what shaders/{name}.comp compiles to; {ACCEPT}"


def _are_alike(one: spirv.Embedded, other: spirv.Embedded) -> bool:
    """Whether they are the same but for ids: which ids a module gets depends on those that a header held before. What
    cannot be disassembled is like nothing."""
    try:
        parsed = [rename.parse(module.words, spirv.disassemble(module.spirv, "--raw-id")) for module in (one, other)]
    except spirv.CompileError:
        return False
    return rename.in_order(parsed[0]) == rename.in_order(parsed[1])


def _check_bytes(made: Product, modules: Mapping[str, spirv.Compiled], version: str, report: Report) -> None:
    """Tier 3: SPIR-V, from the compiler that the stamps name."""
    other = set()
    compiled = spirv.embeddable({name: made.sources[name] for name in modules}, modules, version)
    for path in product.HEADERS:
        arrays, names = product.embedded(_read(path)), made.identifiers(path)
        wanted = {identifier: compiled[name] for identifier, name in names.items() if name in compiled}
        for identifier in (identifier for identifier in wanted if identifier in arrays):
            array, module = arrays[identifier], wanted[identifier]
            if array.version == version:
                is_same = array.spirv == module.spirv or _are_alike(array, module)
                report.judge(_module_fault(path, names[identifier], is_same))
            else:
                other.add(array.version)
    for named in sorted(other):
        report.skip(f"bytes ({named} wanted, {version} found)")


def _memory_faults(module: Module, named: bytes) -> str:
    faults = memory_order.faults(spirv.disassemble(named), module.added, module.traces, module.prepares)
    return "\n".join(f"{module.name}: {fault}" for fault in faults)


def _check_memory_order(made: Product, modules: Mapping[str, spirv.Compiled], report: Report) -> None:
    """Memory operands of the fixups."""
    modules_made = (*modules_of(made.kernels), *modules_of(made.traced, traces=True))
    kernels = [module for module in modules_made if module.kernel and module.name in modules]
    try:
        with ProcessPoolExecutor() as pool:
            for fault in pool.map(_memory_faults, kernels, (modules[kernel.name].named for kernel in kernels)):
                report.judge(fault)
    except spirv.MissingTool as missing:
        report.skip(f"memory operands ({missing})")


def _check_modules(made: Product, report: Report, part: Part) -> None:
    """What needs a compiler."""
    names = list(made.shaders)[part.first :: part.count]
    try:
        version = spirv.compiler_version()
        modules = product.compile_all({name: made.shaders[name] for name in names})
    except spirv.MissingTool as missing:
        report.skip(f"recompiling ({missing})")
        return
    except spirv.CompileError as error:
        report.judge(str(error))
        return
    _check_bytes(made, modules, version, report)
    _check_memory_order(made, modules, report)


def _report_costs(made: Product, report: Report) -> None:
    """No check: what a class's rates give may do."""
    for table in costs.load(made.kernels):
        if table.lacks:
            report.lines.append(f"gen/costs.toml: {table.name} has its class's rates for {', '.join(table.lacks)}")


def _check_blocks(report: Report) -> None:
    """The header of types in blocks."""
    report.judge(_difference(product.BLOCKS, _read(product.BLOCKS), blocks.text()))


def _check_house(report: Report) -> None:
    report.judge("\n".join(house.faults(ROOT)))


def _check_size_of_shaders(made: Product, report: Report) -> None:
    size = sum(len(text.encode()) for text in made.files.values())
    report.lines.append(f"shaders: {size} bytes, at most {LARGEST_SHADERS}")
    report.judge(f"shaders have {size} bytes, at most {LARGEST_SHADERS} are allowed" if size > LARGEST_SHADERS else "")


def _check_size(report: Report) -> None:
    size = len(_read(product.STREAMK).encode())
    report.lines.append(f"{product.STREAMK}: {size} bytes, at most {LARGEST}")
    report.judge(f"{product.STREAMK} has {size} bytes, at most {LARGEST} are allowed" if size > LARGEST else "")


def _report_compile_time(report: Report) -> None:
    """CPU time, as the machine may have other work. No check: it depends on the machine."""
    cc, flags = os.environ.get("CC", "cc"), shlex.split(os.environ.get("CPPFLAGS", ""))
    if not shutil.which(cc):
        report.skip(f"the time to compile {product.STREAMK} ({cc} is not installed)")
        return
    before = os.times()
    command = [cc, "-O2", "-DSTREAMK_IMPLEMENTATION", *flags, "-x", "c", "-c", str(ROOT / product.STREAMK)]
    done = subprocess.run([*command, "-o", os.devnull], capture_output=True, text=True, check=False)
    after = os.times()
    seconds = after.children_user + after.children_system - before.children_user - before.children_system
    report.judge(done.stderr)
    report.lines.append(f"{product.STREAMK}: {seconds:.1f} s to compile with {cc} -O2, below {SLOWEST} wanted")


def everything(part: Part = Part()) -> Report:
    """Every check, in order; of the modules, a part is compiled."""
    report = Report()
    made = product.render_all()
    _check_shaders(made, report)
    _check_stamps(made, report)
    _check_modules(made, report, part)
    _report_costs(made, report)
    _check_blocks(report)
    _check_house(report)
    _check_size_of_shaders(made, report)
    _check_size(report)
    _report_compile_time(report)
    return report
