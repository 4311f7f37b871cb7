"""The order of the house: which files of the library and of the examples include which, that no part declares a
function of a later one, that no files call each other in a circle, and how long files and functions are.

Imports calls.
"""

from __future__ import annotations

import ast
import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

from . import calls

FOLDERS = ("shared", "library/api", "library/base", "library/modules", "library/device", "library/launch",
           "library/sparse", "library/problem", "library/planner", "library/plan", "library/record",
           "blocks")  # of templates/
SHARED = ("course", "parts/words", "parts/matrices", "parts/files", "parts/oracle", "parts/timing")  # of examples/
TIMED_BY = {"viewer": "benchmark"}  # programs of examples/ that include another one
GENERATED = ("examples/course/probes.h", "examples/viewer/traced_modules.h")
LONGEST_EXAMPLE = 400  # lines of a file of examples/
LONGEST_FILE = 320  # lines of a part, of a template of a kernel, and of a file of gen
LONGEST_TEST = 700  # lines of a file of tests/
LONGEST_FUNCTION = 60  # lines: of a function of gen, and between the braces of one of C


def _folder(path: str) -> str:
    """The one of FOLDERS that holds a file, whose own folders are its own affair; empty: none."""
    return next((folder for folder in FOLDERS if path.startswith(f"{folder}/")), "")


def _inclusions(path: str, text: str) -> Iterator[str]:
    """The files that a part includes, by their paths within templates/."""
    for name in re.findall(r'^#include "([^"]+)"$', text, re.MULTILINE):
        yield posixpath.normpath(posixpath.join(posixpath.dirname(path), name))


def _long_file(path: str, text: str, most: int = LONGEST_FILE) -> Iterator[str]:
    lines = text.count("\n")
    if lines > most:
        yield f"{path} has {lines} lines, at most {most} are allowed"


def _misplaced(templates: Path, path: str, text: str) -> Iterator[str]:
    """A part includes only parts of its own folder, and of those before it."""
    if not _folder(path):
        yield f"templates/{path} is in none of {', '.join(FOLDERS)}"
        return
    for included in _inclusions(path, text):
        if not (templates / included).exists():
            yield f"templates/{path} includes {included}, which does not exist"
        elif FOLDERS.index(_folder(included)) > FOLDERS.index(_folder(path)):
            yield f"templates/{path} includes {included}, whose folder comes after its own"


def _room(path: str) -> str:
    """The folder of examples/ that a file is of: one of SHARED, a program, or, of the course's own files, none."""
    words = path.split("/")[:-1]
    return "/".join(words[:2] if words[:1] == ["parts"] else words[:1])


def _misplaced_example(examples: Path, path: str, text: str) -> Iterator[str]:
    """The course includes one folder, a shared folder those before it, and a program all of these."""
    room = _room(path)
    before = SHARED[:SHARED.index(room)] if room in SHARED else SHARED if room else SHARED[:1]
    allowed = {room, *before, TIMED_BY.get(room, room)}
    for name in re.findall(r'^#include "([^"]+)"$', text, re.MULTILINE):
        own = posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
        included = own if (examples / own).exists() else name
        if (examples / included).exists() and _room(included) not in allowed:
            yield f"examples/{path} includes {included}, whose folder is not for its own"


def _declared_ahead(path: str, text: str, tables: str) -> Iterator[str]:
    """A part declares no function of a later part: only those of the tables, which are rendered behind all parts."""
    for name in re.findall(r"^static [^={;(]*?(\w+)\([^={;]*\);$", text, re.MULTILINE):
        if f" {name}(" not in tables and f"*{name}(" not in tables:
            yield f"templates/{path} declares {name}(), which a later part defines: who calls it stands behind that"


def _long_functions(path: str, text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        lines = node.end_lineno - node.lineno + 1 if isinstance(node, ast.FunctionDef) else 0
        if lines > LONGEST_FUNCTION:
            yield f"{path}: {node.name}() has {lines} lines, at most {LONGEST_FUNCTION} are allowed"


def _long_functions_of_c(path: str, text: str) -> Iterator[str]:
    """Braces of functions alone begin lines."""
    for body in re.finditer(r"^\{\n((?:[^}].*\n|\n)*)\}$", text, re.MULTILINE):
        lines = body[1].count("\n")
        if lines > LONGEST_FUNCTION:
            begin = text.count("\n", 0, body.start()) + 1
            yield f"{path}:{begin}: a function has {lines} lines, at most {LONGEST_FUNCTION} are allowed"


def graphs(root: Path) -> dict[str, calls.Graph]:
    """Which files of the library and of gen call which, and which folders of the examples."""
    library = [path for folder in FOLDERS for path in sorted((root / "templates" / folder).rglob("*.h"))]
    files = [path for path in sorted((root / "examples").rglob("*.[ch]"))
             if path.relative_to(root).as_posix() not in GENERATED]
    programs = calls.of_c(files, root / "examples")
    return {"templates": calls.of_c(library, root / "templates"), "gen": calls.of_python(root / "gen"),
            "examples": calls.by_folder(programs, {unit: _room(unit) for unit in programs})}


def _circles(root: Path) -> Iterator[str]:
    for name, graph in graphs(root).items():
        for circle in calls.circles(graph):
            yield f"{name}: {', '.join(circle)} call each other in a circle"


def floors(root: Path) -> Iterator[str]:
    """The folders of the library, from the ground up: files, lines, and the folders whose functions they call."""
    graph = graphs(root)["templates"]
    stands_on = calls.by_folder(graph, {unit: _folder(f"{unit}.h") for unit in graph})
    for folder in FOLDERS:
        parts = sorted((root / "templates" / folder).rglob("*.h"))
        lines = sum(part.read_text().count("\n") for part in parts)
        below = ", ".join(other.removeprefix("library/") for other in FOLDERS if other in stands_on.get(folder, ()))
        name = folder.removeprefix("library/")
        yield f"{name:<8} {len(parts):>4} files {lines:>6} lines   stands on {below or 'nothing'}"


def report(root: Path) -> str:
    """The floors, and the circles of calls."""
    found = [*_circles(root)]
    return "\n".join([*floors(root), *found, f"circles by calls: {len(found)}"])


def faults(root: Path) -> list[str]:
    """What stands where it should not, or is too long."""
    found: list[str] = []
    tables = "".join((root / "templates" / name).read_text()
                     for name in ("streamk.h.j2", "tables.h.j2", "streamk_blocks.h.j2"))
    for part in sorted(path for path in (root / "templates").rglob("*") if path.is_file()):
        path, text = part.relative_to(root).as_posix(), part.read_text()
        found += _long_file(path, text)
        if path.endswith(".h"):
            found += _misplaced(root / "templates", path.removeprefix("templates/"), text)
            found += _declared_ahead(path.removeprefix("templates/"), text, tables)
            found += _long_functions_of_c(path, text)
    for part in sorted(path for path in (root / "examples").rglob("*") if path.suffix in (".c", ".h", ".cpp")):
        path = part.relative_to(root).as_posix()
        if path not in GENERATED:
            text = part.read_text()
            found += [*_long_file(path, text, LONGEST_EXAMPLE), *_long_functions_of_c(path, text)]
            found += _misplaced_example(root / "examples", path.removeprefix("examples/"), text)
    for part in sorted(path for path in (root / "tests").rglob("*") if path.suffix in (".c", ".h", ".cpp")):
        path, text = part.relative_to(root).as_posix(), part.read_text()
        found += [*_long_file(path, text, LONGEST_TEST), *_long_functions_of_c(path, text)]
    for part in sorted((root / "gen").rglob("*.py")):
        path, text = part.relative_to(root).as_posix(), part.read_text()
        found += [*_long_file(path, text), *_long_functions(path, text)]
    return [*found, *_circles(root)]
