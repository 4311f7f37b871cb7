"""The order of the house: which files of the library and of the examples include which, that no part declares a
function of a later one, and how long files and functions are.

Imports nothing of gen.
"""

from __future__ import annotations

import ast
import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

FOLDERS = ("shared", "library/api", "library/base", "library/modules", "library/device", "library/problem",
           "library/planner", "library/plan", "library/record", "library/sparse")  # of templates/
SHARED = ("course", "parts/words", "parts/matrices", "parts/files", "parts/oracle", "parts/timing")  # of examples/
TIMED_BY = {"viewer": "benchmark"}  # programs of examples/ that include another one
GENERATED = ("examples/course/probes.h", "examples/viewer/streamk_trace.h")
LONGEST_EXAMPLE = 400  # lines of a file of examples/
LONGEST_FILE = 320  # lines of a part, of a template of a kernel, and of a file of gen
LONGEST_FUNCTION = 60  # lines, of gen


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


def faults(root: Path) -> list[str]:
    """What stands where it should not, or is too long."""
    found: list[str] = []
    tables = (root / "templates/streamk.h.j2").read_text()
    for part in sorted(path for path in (root / "templates").rglob("*") if path.is_file()):
        path, text = part.relative_to(root).as_posix(), part.read_text()
        found += _long_file(path, text)
        if path.endswith(".h"):
            found += _misplaced(root / "templates", path.removeprefix("templates/"), text)
            found += _declared_ahead(path.removeprefix("templates/"), text, tables)
    for part in sorted(path for path in (root / "examples").rglob("*") if path.suffix in (".c", ".h", ".cpp")):
        path = part.relative_to(root).as_posix()
        if path not in GENERATED:
            text = part.read_text()
            found += _long_file(path, text, LONGEST_EXAMPLE)
            found += _misplaced_example(root / "examples", path.removeprefix("examples/"), text)
    for part in sorted((root / "gen").rglob("*.py")):
        path, text = part.relative_to(root).as_posix(), part.read_text()
        found += [*_long_file(path, text), *_long_functions(path, text)]
    return found
