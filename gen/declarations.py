"""The public declarations of streamk.h: its version, and the names that its functions are linked by. Pure functions.

A function is linked by its name, the version, and a hash of all declarations. A file that was compiled with other ones
looks for other names, so that it does not link, instead of passing structures that the implementation reads otherwise.
"""

from __future__ import annotations

import hashlib
import re

PARTS = ("api.h", "api_plan.h", "api_record.h")  # of templates/library/api, in order


def version(configuration: str) -> tuple[int, int, int]:
    """Major, minor, patch, of the text that defines their macros."""
    found = dict(re.findall(r"^#define STREAMK_VERSION_(MAJOR|MINOR|PATCH) (\d+)$", configuration, re.MULTILINE))
    return int(found["MAJOR"]), int(found["MINOR"]), int(found["PATCH"])


def digest(declarations: str) -> str:
    """What changes with the declarations, but not with comments and line ends: 8 hexadecimal digits."""
    bare = re.sub(r"/\*.*?\*/", " ", declarations, flags=re.DOTALL)
    return hashlib.sha256(" ".join(bare.split()).encode()).hexdigest()[:8]


def functions(declarations: str) -> list[str]:
    """The names of all public functions, in order."""
    return re.findall(r"^STREAMK_API\b[^;(]*?\b(sk_\w+)\(", declarations, re.MULTILINE)
