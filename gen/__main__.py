"""python3 -m gen: regenerates and checks shaders/ and the headers that product.py names; explains kernels; makes
headers with just those that a user names. The only part of gen that writes files."""

from __future__ import annotations

import argparse
import difflib
import gc
import shlex
import sys
import time
from collections import ChainMap
from collections.abc import Sequence
from pathlib import Path

from .amd import candidates, machines, radv, search
from . import (addition, archive, blocks, check, estimate, explain, house, parts, product, registry, render, spec,
               spirv, trim)
from .product import Product

ROOT = render.ROOT


def _write(path: Path, text: str) -> None:
    """Write a file with \\n, and say so, if that changes it."""
    if path.exists() and path.read_bytes() == text.encode():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, newline="\n")
    print(f"wrote {path.relative_to(ROOT)}")


def _compile_headers(made: Product, anew: bool) -> dict[str, str]:
    """The headers' texts. A shader is compiled unless a header there holds what it compiles to."""
    texts = {path: "" if anew or not (ROOT / path).exists() else (ROOT / path).read_text() for path in product.HEADERS}
    held = {path: product.held_by(made, path, text) for path, text in texts.items()}
    modules = product.compile_embedded(made.shaders, ChainMap(*held.values()))
    packed = archive.held_in(texts[product.STREAMK])
    return {path: made.header(path, made.arrays(path, modules, held[path]), packed) for path in product.HEADERS}


def _regenerate(made: Product, anew: bool) -> None:
    """Write whatever differs, and remove what no row makes. Writes nothing if a shader does not compile."""
    headers = _compile_headers(made, anew)
    for stale in check.stray_shaders(made):
        stale.unlink()
        print(f"removed {stale.relative_to(ROOT)}")
    for path, text in made.files.items():
        _write(ROOT / "shaders" / path, text)
    for path, text in headers.items():
        _write(ROOT / path, text)
    _write(ROOT / product.BLOCKS, blocks.text())


def _regen(arguments: argparse.Namespace) -> int:
    _regenerate(product.render_all(), arguments.anew)
    return 0


def _house(_: argparse.Namespace) -> int:
    print(house.report(ROOT))
    return 0


def _part(text: str) -> check.Part:
    """Of "I/N"."""
    first, count = map(int, text.split("/"))
    if not 0 <= first < count:
        raise ValueError
    return check.Part(first, count)


def _check(arguments: argparse.Namespace) -> int:
    report = check.everything(arguments.part)
    print("\n".join(report.lines))
    print(f"{report.passed} passed, {report.failed} failed, {report.skipped} skipped")
    return 1 if report.failed else 0


def _names(text: str) -> list[str]:
    """Names with commas between them."""
    return [name for name in text.split(",") if name]


def _numbers(text: str) -> list[int]:
    return [int(number) for number in _names(text)]


def _wishes(arguments: argparse.Namespace) -> trim.Wishes:
    return trim.Wishes(arguments.types, arguments.families, arguments.kernels, arguments.add_tile, arguments.config,
                       not getattr(arguments, "without_sparse", False),
                       not getattr(arguments, "without_blocks", False))


def _list(arguments: argparse.Namespace) -> int:
    modules = archive.embedded((ROOT / product.STREAMK).read_text())
    sizes = {name: len(module.spirv) for name, module in modules.items()}
    print(explain.table(trim.select(_wishes(arguments)), sizes))
    return 0


def _explain(arguments: argparse.Namespace) -> int:
    named = {kernel.name: kernel for kernel in registry.load()}
    kernel = named.get(arguments.configuration)
    if not kernel and "/" not in arguments.configuration:
        close = difflib.get_close_matches(arguments.configuration, named, 1, 0.0)
        raise registry.BadRow(f"no kernel is named {arguments.configuration}; the nearest: {close[0]}; one that is not "
                              f"in the registry is {spec.FORM}, like {spec.EXAMPLE}")
    print(explain.explain(kernel or spec.parse(arguments.configuration, list(registry.FAMILIES))))
    return 0


def _write_beside(header: Path, files: dict[str, str]) -> None:
    """Write the shaders of a user's own configurations to a folder beside the header, named for it."""
    folder = header.with_name(f"{header.stem}_shaders")
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, newline="\n")
    if files:
        print(f"{folder}: the shaders of your own configurations")


def _header(arguments: argparse.Namespace) -> int:
    wishes = _wishes(arguments)
    kernels, sparse_rows = trim.select(wishes), () if arguments.trace else trim.select_sparse(wishes)
    command = shlex.join(["python3", "-m", "gen", *arguments.words])
    committed = (ROOT / (product.TRACE if arguments.trace else product.STREAMK)).read_text()
    made = trim.make(kernels, sparse_rows, committed, command, arguments.trace)
    arguments.output.write_text(made.header, newline="\n")
    _write_beside(arguments.output, made.shaders)
    for kernel in set(kernels) - set(registry.load()):
        for spill in estimate.spills(kernel):
            print(f"{kernel.name} may spill: {spill}")
    print(f"{arguments.output}: {len(made.header.encode())} bytes, {len(kernels)} kernels")
    return 0


def _search(arguments: argparse.Namespace) -> int:
    named = [candidates.parse(word) for word in arguments.tile]
    found = named or candidates.all_of(arguments.family, arguments.type)
    version, results = search.run(arguments.family, found, arguments.subgroups, arguments.layouts)
    title = f"{arguments.family}, {arguments.type}: what RADV of {version} makes of {len(found)} configurations"
    print("\n".join(search.lines(title, results[: arguments.rows])))
    if arguments.csv:
        search.write_csv(arguments.csv, title, results)
    return 0


def _steps() -> addition.Step:
    """Tells on stderr what begins, and when."""
    begun = time.monotonic()
    return lambda what: print(f"{time.monotonic() - begun:4.0f} s  {what}", file=sys.stderr, flush=True)


def _add(arguments: argparse.Namespace) -> int:
    """Append rows, with their shaders and the header; on any failure, leave everything as it is."""
    made = addition.make(addition.rows_of(arguments.configuration), _steps())
    for path, text in made.files.items():
        _write(ROOT / "shaders" / path, text)
    _write(ROOT / product.STREAMK, made.header)
    _write(registry.PATH, made.registry)
    for kernel in made.kernels:
        print(f"added {kernel.name}")
    for guess in addition.guesses(made.kernels):
        print(f"a guess: {guess}; build/examples/calibrate measures them")
    print("before you commit: ninja regen, which packs all shaders anew")
    return 0


def _add_selection(parser: argparse.ArgumentParser) -> None:
    """What trim.Wishes holds."""
    parser.add_argument("--types", type=_names, default=[], help="kernels whose A and B are of these, like f16,f32")
    parser.add_argument("--families", type=_names, default=[], help=f"for these: {','.join(registry.FAMILIES)}")
    parser.add_argument("--kernels", type=_names, default=[], metavar="PATTERN",
                        help="with names like these, '*_128x*,*_64x*'; none: of the registry's, none")
    parser.add_argument("--add-tile", action="append", default=[], metavar="CONFIGURATION",
                        help=f"one of your own, {spec.FORM}, like {spec.EXAMPLE}; without FAMILIES, for those of "
                        "--families, or all GPUs; may be repeated")
    parser.add_argument("--config", type=Path, metavar="FILE.toml",
                        help="your own with all members that gen/kernels.toml explains")


def _add_listings(commands: argparse._SubParsersAction) -> None:
    listing = commands.add_parser("list", help="kernels with families, invocations, bytes of shared memory and SPIR-V")
    listing.set_defaults(run=_list)
    _add_selection(listing)
    explaining = commands.add_parser("explain", help="shared memory, registers, fragments and limits of a kernel")
    explaining.set_defaults(run=_explain)
    explaining.add_argument("configuration", help=f"a kernel's name, or {spec.FORM}, like {spec.EXAMPLE}")
    header = commands.add_parser("header", help="write a header with some of the kernels, and your own")
    header.set_defaults(run=_header)
    _add_selection(header)
    header.add_argument("--trace", action="store_true", help="write traced kernels for streamk.h instead, which "
                        "tell when each segment begins and ends: see docs/configurations.md")
    header.add_argument("--without-sparse", action="store_true", help="leave out products with sparse matrices")
    header.add_argument("--without-blocks", action="store_true", help="leave out kernels that read weights in blocks; "
                        "others multiply decoded copies of them")
    header.add_argument("-o", "--output", type=Path, required=True)


def _add_search(commands: argparse._SubParsersAction) -> None:
    searching = commands.add_parser("search", help="rank tile configurations by what AMD's compiler makes of them; "
                                    "some minutes")
    searching.set_defaults(run=_search)
    searching.add_argument("--family", required=True, choices=machines.MACHINES, help="RADV's name of a GPU")
    searching.add_argument("--type", default="f16", choices=dict.fromkeys(types.input for types in registry.TYPES),
                           metavar="TYPE", help="of A and B; default: f16")
    searching.add_argument("--tile", action="append", default=[], metavar="CONFIGURATION",
                           help=f"just this one, {spec.FORM}, and /STAGES; may be repeated")
    searching.add_argument("--subgroups", type=_numbers, default=[32, 64], help="their sizes; default: 32,64")
    searching.add_argument("--layouts", type=_names, default=["nn", "tn"], help="of A and B; default: nn,tn")
    searching.add_argument("--rows", type=int, default=20, help="of the printed table; default: 20")
    searching.add_argument("--csv", type=Path, metavar="FILE", help="write the whole table")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m gen", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    regen = commands.add_parser("regen", help="write shaders/ and the headers anew")
    regen.set_defaults(run=_regen)
    regen.add_argument("--anew", action="store_true", help="compile and pack what has not changed, too: ten minutes, "
                       "and a header that may be smaller")
    checks = commands.add_parser("check", help="tell whether regenerating would change anything")
    checks.add_argument("--part", type=_part, default=check.Part(), metavar="I/N",
                        help="compile every N-th module only, from I on, which is below N")
    checks.set_defaults(run=_check)
    _add_listings(commands)
    _add_search(commands)
    structure = commands.add_parser("house", help="the floors of the library, and who calls whom in a circle")
    structure.set_defaults(run=_house)
    add = commands.add_parser("add", help="append rows to gen/kernels.toml, with their shaders and the header")
    add.set_defaults(run=_add)
    add.add_argument("configuration", nargs="+", help=f"{spec.FORM}, like {spec.EXAMPLE}/nvidia,amd; those that differ "
                     "in their types alone are one row")
    return parser


def main(words: Sequence[str] | None = None) -> int:
    gc.disable()  # modules are millions of tuples, none in a cycle: to look for some takes a quarter of the time
    words = sys.argv[1:] if words is None else words
    arguments = _parser().parse_args(words)
    arguments.words = words
    try:
        return arguments.run(arguments)
    except (registry.BadRow, parts.BadPart, render.NoJinja, spirv.CompileError, radv.NotCompiled) as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
