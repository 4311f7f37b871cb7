"""The order of the library's folders: a part includes only parts of its own folder, and of those before it.

Imports nothing of gen.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

FOLDERS = ("shared", "library/api", "library/base", "library/device", "library/problem", "library/planner",
           "library/plan", "library/record")  # of templates/
LONGEST_FILE = 320  # lines of a part, and of a template of a kernel


def _folder(path: str) -> str:
    """The one of FOLDERS that holds a file, whose own folders are its own affair; empty: none."""
    return next((folder for folder in FOLDERS if path.startswith(f"{folder}/")), "")


def _inclusions(path: str, text: str) -> Iterator[str]:
    """The files that a part includes, by their paths within templates/."""
    for name in re.findall(r'^#include "([^"]+)"$', text, re.MULTILINE):
        yield posixpath.normpath(posixpath.join(posixpath.dirname(path), name))


def faults(templates: Path) -> list[str]:
    """What stands where it should not."""
    found = []
    for part in sorted(path for path in templates.rglob("*") if path.is_file()):
        path, text = part.relative_to(templates).as_posix(), part.read_text()
        lines = text.count("\n")
        if lines > LONGEST_FILE:
            found.append(f"templates/{path} has {lines} lines, at most {LONGEST_FILE} are allowed")
        if not path.endswith(".h"):
            continue
        if not _folder(path):
            found.append(f"templates/{path} is in none of {', '.join(FOLDERS)}")
            continue
        for included in _inclusions(path, text):
            if not (templates / included).exists():
                found.append(f"templates/{path} includes {included}, which does not exist")
            elif FOLDERS.index(_folder(included)) > FOLDERS.index(_folder(path)):
                found.append(f"templates/{path} includes {included}, whose folder comes after its own")
    return found
