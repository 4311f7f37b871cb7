"""Who calls whom: the functions that files define and call, and the circles in that.

A unit is a C file with its header, a part of the library, or a file of gen. One that calls a function depends on the
unit that defines it. Imports nothing of gen.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

Graph = dict[str, set[str]]
_DEFINITION = re.compile(r"^(?!typedef|struct|enum|return|else)[A-Za-z_][\w *]*?[ *](\w+)"
                         r"\([^;{}()]*(?:\([^()]*\)[^;{}()]*)*\)\n\{", re.MULTILINE)


def circles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """Units of which each depends on each, by way of others (Tarjan 1972, strongly connected components)."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    open_units: list[str] = []
    found: list[list[str]] = []

    def visit(unit: str) -> None:
        number[unit] = lowest[unit] = len(number)
        open_units.append(unit)
        for other in sorted(graph.get(unit, ())):
            if other not in number:
                visit(other)
            if other in open_units:
                lowest[unit] = min(lowest[unit], lowest[other])
        if lowest[unit] == number[unit]:
            first = open_units.index(unit)
            if len(open_units) - first > 1:
                found.append(sorted(open_units[first:]))
            del open_units[first:]

    for unit in sorted(graph):
        if unit not in number:
            visit(unit)
    return found


def _bare(text: str) -> str:
    """C without comments, strings, and declarations of public functions."""
    text = re.sub(r'"(?:\\.|[^"\\\n])*"', '""', re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))
    return re.sub(r"^STREAMK_API[^{;]*;$", "", text, flags=re.MULTILINE)


def of_c(files: Sequence[Path], root: Path) -> Graph:
    """By their paths within root. A function that several units define by one name is each one's own."""
    texts: dict[str, str] = {}
    for path in files:
        unit = path.relative_to(root).as_posix() if path.suffix == ".c" and not path.with_suffix(".h").exists() \
            else path.relative_to(root).with_suffix("").as_posix()
        texts[unit] = texts.get(unit, "") + _bare(path.read_text())
    defined: dict[str, set[str]] = {}
    for unit, text in texts.items():
        for match in _DEFINITION.finditer(text):
            defined.setdefault(match[1], set()).add(unit)
    return {unit: {other for name in set(re.findall(r"\b\w+(?=\()", text))
                   for other in defined.get(name, ()) if unit not in defined[name] and len(defined[name]) == 1}
            for unit, text in texts.items()}


def _imports(path: Path, package: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The modules that a file of a package imports from, and what; not those that only types need."""
    tree = ast.parse(path.read_text())
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING":
            node.body = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = [*package[:len(package) - node.level + 1], *(node.module.split(".") if node.module else [])]
            yield from ((".".join(base), name.name) for name in node.names)


def of_python(folder: Path) -> Graph:
    """Of a package's modules. A name that a package hands on counts as the module's that defines it."""
    imported: dict[str, set[tuple[str, str]]] = {}
    for path in folder.rglob("*.py"):
        parts = path.relative_to(folder.parent).with_suffix("").parts
        package = parts[:-1]
        imported[".".join(package if parts[-1] == "__init__" else parts)] = set(_imports(path, package))

    def home(module: str, name: str) -> str:
        if f"{module}.{name}" in imported:
            return f"{module}.{name}"
        return next((home(base, name) for base, handed in imported.get(module, ())
                     if handed == name and base != module), module)

    return {module: {home(*found) for found in names} - {module} for module, names in imported.items()}


def by_folder(graph: Mapping[str, set[str]], folder_of: Mapping[str, str]) -> Graph:
    """The same of the folders that hold the units."""
    folders: Graph = {}
    for unit, others in graph.items():
        own = folder_of[unit]
        folders.setdefault(own, set()).update(folder_of[other] for other in others if folder_of[other] != own)
    return folders
