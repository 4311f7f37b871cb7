"""The public declarations of streamk.h: its version, and the names that its functions are linked by. Pure functions.

A function is linked by its name, the version, and a hash of all declarations. A file that was compiled with other ones
looks for other names, so that it does not link, instead of passing structures that the implementation reads otherwise.
"""

from __future__ import annotations

import hashlib
import re

# Of templates/library/api, in order
PARTS = ("api_enums.h", "api_accuracy.h", "api_words.h", "api.h", "api_plan.h", "api_segments.h", "api_record.h",
         "api_pack.h", "api_grouped.h", "api_join.h", "api_quantize.h")
TRACES = "api_trace.h"  # the last one with STREAMK_TRACES
SPARSE = ("api_sparse.h", "api_spgemm.h", "api_sddmm.h")  # the last ones without, of a header with sparse matrices


def version(configuration: str) -> tuple[int, int, int]:
    """Major, minor, patch, of the text that defines their macros."""
    found = dict(re.findall(r"^#define STREAMK_VERSION_(MAJOR|MINOR|PATCH) (\d+)$", configuration, re.MULTILINE))
    return int(found["MAJOR"]), int(found["MINOR"]), int(found["PATCH"])


def _bare(declarations: str) -> str:
    """Without comments and line ends."""
    return " ".join(re.sub(r"/\*.*?\*/", " ", declarations, flags=re.DOTALL).split())


def digest(declarations: str) -> str:
    """What changes with the declarations, but not with comments and line ends: 8 hexadecimal digits."""
    return hashlib.sha256(_bare(declarations).encode()).hexdigest()[:8]


def functions(declarations: str) -> list[str]:
    """The names of all public functions, in order."""
    return re.findall(r"^STREAMK_API\b[^;(]*?\b(sk_\w+)\(", declarations, re.MULTILINE)


def rows(declarations: str, name: str) -> list[list[str]]:
    """Those of a public enum's list, in order: what of a value's name the others do not have, and its columns."""
    (values,) = re.findall(rf"typedef enum {name} {{ (\w+)\(SK__ENUMERATOR\)", _bare(declarations))
    (listed,) = re.findall(rf"^#define {values}\(X\)((?:.*\\\n)*.*)$", declarations, re.MULTILINE)
    return [row.split(", ") for row in re.findall(rf"X\({name.upper()}_(\w+, [^)]*)\)", listed)]


def enumerators(declarations: str, name: str) -> list[str]:
    """The values of a public enum, which count from 0, by the first columns of their rows."""
    return [row[0] for row in rows(declarations, name)]
