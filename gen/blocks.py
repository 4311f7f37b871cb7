"""Types in blocks to include/streamk_blocks.h: rows of SK_TYPES whose blocks have several elements, and the folder of
templates/blocks that each names. Pure functions.

Imports declarations, header, render, registry.
"""

from __future__ import annotations

from collections.abc import Iterable

from . import declarations, header, render
from .registry import FORMATS, BadRow, Format

FOLDER = render.TEMPLATES / "blocks"
TEXTS = ("quantize.h", "dequantize.h")  # of each format, for the host


def faults(formats: Iterable[Format], texts: Iterable[str]) -> list[str]:
    """What rows lack, and folders without a row. `texts` are paths within templates/blocks."""
    rows, there = list(formats), set(texts)
    lacking = [f"templates/blocks/{row.folder}/{text} is missing: a row of SK_TYPES has {row.word}"
               for row in rows for text in TEXTS if f"{row.folder}/{text}" not in there]
    folders = sorted({text.split("/")[0] for text in there if "/" in text} - {row.folder for row in rows})
    return [*lacking, *(f"templates/blocks/{name} is of no row of SK_TYPES" for name in folders)]


def load() -> tuple[Format, ...]:
    """The formats; BadRow if rows and folders do not fit."""
    texts = (path.relative_to(FOLDER).as_posix() for path in sorted(FOLDER.rglob("*")) if path.is_file())
    found = faults(FORMATS, texts)
    if found:
        raise BadRow("\n".join(found))
    return FORMATS


def text() -> str:
    """The header's."""
    rendered = render.environment().get_template("streamk_blocks.h.j2").render(
        formats=load(),
        folders=list(dict.fromkeys(row.folder for row in load())),
        functions=declarations.functions(header.part("blocks", "api.h")),
        part=header.part,
        license=(render.ROOT / "LICENSE").read_text(),
    )
    return render.tidy(rendered)
