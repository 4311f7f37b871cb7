"""Rows and templates to text. Pure functions: nothing is written here."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import jinja2

from .constants import CONSTANTS
from .glsl import EXTENSIONS, MATRICES, SUMS, GlslKernel
from .probes import Probe
from .registry import Kernel

ROOT = Path(__file__).resolve().parent.parent
TEMPLATES = ROOT / "templates"


@cache
def environment() -> jinja2.Environment:
    """Strict, and without whitespace of its own, so that the output reads as if written by hand."""
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader([TEMPLATES, TEMPLATES / "kernels"]),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


def schedule_as_glsl(name: str) -> str:
    """A schedule text as a kernel shows it: no macros, single underscores, // comments."""
    text = (TEMPLATES / "schedule" / name).read_text()
    text = text[text.index("*/") + 2 :]  # the head is about the C side
    text = re.sub(r"SK__FUNCTION ", "", text)
    text = re.sub(r"SK__STRUCT\((\w+)\)", r"struct \1", text)
    text = text.replace("sk__", "sk_").replace("SK__", "SK_")
    text = re.sub(r"/\*(.*?)\*/", _line_comments, text, flags=re.DOTALL)
    return text.strip()


def _line_comments(match: re.Match[str]) -> str:
    lines = [re.sub(r"^\s*\* ?", "", line).strip() for line in match[1].strip().split("\n")]
    return "\n".join(f"// {line}" for line in lines)


def tidy(text: str) -> str:
    """No runs of blank lines, none before a closing brace, none at the end."""
    text = re.sub(r"[ \t]+\n", "\n", text)
    text = re.sub(r"\n{3,}", "\n\n", text)
    return text.strip("\n") + "\n"


def shader(kernel: Kernel) -> str:
    """The GLSL of a registry row, or of a module that does not multiply."""
    template = environment().get_template(f"kernels/{kernel.template}.comp.j2")
    return tidy(template.render(kernel=GlslKernel(kernel), constants=CONSTANTS, schedule=schedule_as_glsl))


def probe(row: Probe) -> str:
    """The GLSL of a probe."""
    template = environment().get_template(f"kernels/{row.template}.comp.j2")
    words = {"matrices": MATRICES, "sums": SUMS, "extensions": EXTENSIONS}
    return tidy(template.render(probe=row, schedule=schedule_as_glsl, **words))
