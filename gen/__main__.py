"""python3 -m gen: regenerates and checks shaders/, include/streamk.h and examples/common/probes.h. The only part of
gen that writes files."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from . import check, product, registry, render, spirv
from .product import Product

ROOT = render.ROOT


def _write(path: Path, text: str) -> None:
    """Write a file with \\n, and say so, if that changes it."""
    if path.exists() and path.read_bytes() == text.encode():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, newline="\n")
    print(f"wrote {path.relative_to(ROOT)}")


def _compile_headers(made: Product) -> dict[str, str]:
    """The headers' texts, with every shader compiled anew."""
    version = spirv.compiler_version()
    modules = spirv.compile_all(made.sources)
    texts = {}
    for path in product.HEADERS:
        arrays = {
            identifier: spirv.embed(identifier, made.sources[name], modules[name].spirv, version)
            for identifier, name in made.identifiers(path).items()
        }
        texts[path] = made.header(path, arrays)
    return texts


def _regenerate(made: Product) -> None:
    """Write whatever differs, and remove what no row makes. Writes nothing if a shader does not compile."""
    headers = _compile_headers(made)
    for stale in check.stray_shaders(made):
        stale.unlink()
        print(f"removed {stale.relative_to(ROOT)}")
    for name, source in made.sources.items():
        _write(ROOT / "shaders" / f"{name}.comp", source)
    for path, text in headers.items():
        _write(ROOT / path, text)


def _regen(_: argparse.Namespace) -> int:
    _regenerate(product.render_all())
    return 0


def _check(_: argparse.Namespace) -> int:
    report = check.everything()
    print("\n".join(report.lines))
    print(f"{report.passed} passed, {report.failed} failed, {report.skipped} skipped")
    return 1 if report.failed else 0


def describe(kernel: registry.Kernel) -> str:
    """One line about a kernel."""
    families = []
    for name in kernel.families:
        sizes = sorted({kernel.invocations(size) for size in registry.FAMILIES[name].subgroup_sizes})
        families.append(f"{name} {' or '.join(map(str, sizes))}")
    return f"{kernel.name:<40} {kernel.shared_size:>6} bytes shared; invocations: {', '.join(families)}"


def _list(_: argparse.Namespace) -> int:
    for kernel in registry.load():
        print(describe(kernel))
    return 0


def _numbers(member: str, text: str) -> list[int]:
    """Extents like 64x128x64."""
    if not re.fullmatch(r"\d+(x\d+)*", text):
        raise registry.BadRow(f"{member} is {text!r}, must be numbers with x between them")
    return [int(number) for number in text.split("x")]


def _row(arguments: argparse.Namespace) -> dict[str, object]:
    """The row that command-line arguments describe."""
    row: dict[str, object] = {
        "multiply": arguments.multiply,
        "types": arguments.types.split(","),
        "tile": _numbers("tile", arguments.tile),
        "part": _numbers("part", arguments.part),
        "stages": arguments.stages,
        "families": arguments.families.split(","),
    }
    if arguments.fragments:
        row["fragments"] = [_numbers("a fragment", fragment) for fragment in arguments.fragments.split(",")]
    return row


def _add(arguments: argparse.Namespace) -> int:
    """Append a row and regenerate; on any failure, leave everything as it is."""
    text = registry.PATH.read_text() + "\n" + registry.row_text(_row(arguments))
    kernels = registry.parse(text)
    _regenerate(product.render_all(kernels))
    _write(registry.PATH, text)
    print(f"added {describe(kernels[-1])}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m gen", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("regen", help="write shaders/ and the headers anew").set_defaults(run=_regen)
    commands.add_parser("check", help="tell whether regenerating would change anything").set_defaults(run=_check)
    commands.add_parser("list", help="one line a kernel").set_defaults(run=_list)
    add = commands.add_parser("add", help="append a tile configuration to gen/kernels.toml, and regenerate")
    add.set_defaults(run=_add)
    add.add_argument("--multiply", required=True, help=" or ".join(registry.MULTIPLIES))
    add.add_argument("--types", required=True, help="of A and B, of sums, of C and D, like f16,f32,f16")
    add.add_argument("--tile", required=True, help="macro-tile m x n x k, like 64x128x64")
    add.add_argument("--part", required=True, help="of a subgroup (coop) or an invocation (scalar), like 32x64; dot: m x lines of B")
    add.add_argument("--stages", type=int, default=1, help="copies in shared memory; default: 1")
    add.add_argument("--families", required=True, help=f"some of {','.join(registry.FAMILIES)}")
    add.add_argument("--fragments", help="coop: sizes of cooperative matrix, best first, like 16x16x16,8x16x16")
    return parser


def main(words: Sequence[str] | None = None) -> int:
    arguments = _parser().parse_args(words)
    try:
        return arguments.run(arguments)
    except (registry.BadRow, spirv.CompileError) as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
