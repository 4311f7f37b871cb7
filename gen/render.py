"""Rows and templates to text. Pure functions: nothing is written here."""

from __future__ import annotations

import re
from pathlib import Path

import jinja2

from .constants import CONSTANTS
from .probes import Probe
from .registry import Kernel

ROOT = Path(__file__).resolve().parent.parent
TEMPLATES = ROOT / "templates"


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


class _GlslKernel:
    """A row with the GLSL words that its template asks for."""

    _TYPES = {"f32": "float", "f16": "float16_t"}

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel

    def __getattr__(self, name: str):
        return getattr(self._kernel, name)

    @property
    def uses_f16(self) -> bool:
        return "f16" in (self._kernel.input, self._kernel.output)

    @property
    def accumulator_type(self) -> str:
        return self._TYPES[self._kernel.accumulator]

    @property
    def output_type(self) -> str:
        return self._TYPES[self._kernel.output]

    @property
    def output_vector_type(self) -> str:
        if self._kernel.output_vector == 1:
            return self.output_type
        if self._kernel.output == "f32":
            return "vec4"
        return "uvec4" if self._kernel.output_vector == 8 else "f16vec4"

    def pack_output(self, values: str) -> str:
        """The expression that makes one stored vector of a float array."""
        if self._kernel.output_vector == 1:
            return f"{values}[0]" if self._kernel.output == "f32" else f"float16_t(round_to_f16({values}[0]))"
        if self._kernel.output == "f32":
            return f"vec4({', '.join(f'{values}[{i}]' for i in range(4))})"
        rounded = [f"round_to_f16({values}[{i}])" for i in range(self._kernel.output_vector)]
        if self._kernel.output_vector == 4:
            return f"f16vec4(vec4({', '.join(rounded)}))"
        pairs = [f"packFloat2x16(f16vec2(vec2({a}, {b})))" for a, b in zip(rounded[::2], rounded[1::2])]
        return f"uvec4({', '.join(pairs)})"

    def unpack_output(self, vector: str, values: str) -> str:
        """The statements that make a float array of one stored vector."""
        if self._kernel.output_vector == 1:
            return f"{values}[0] = float({vector});"
        if self._kernel.output_vector == 4:
            return f"vec4 four = vec4({vector});\n        {values} = float[4](four.x, four.y, four.z, four.w);"
        pairs = [f"unpackHalf2x16(bits.{word}).{half}" for word in "xyzw" for half in "xy"]
        return f"uvec4 bits = {vector};\n        {values} = float[8]({', '.join(pairs)});"

    @property
    def subgroups(self) -> int:
        return self._kernel.parts

    @property
    def subgroup_m(self) -> int:
        return self._kernel.part_m

    @property
    def subgroup_n(self) -> int:
        return self._kernel.part_n

    @property
    def a_shared_vectors(self) -> int:
        return self._kernel.shared_vectors(0)

    @property
    def b_shared_vectors(self) -> int:
        return self._kernel.shared_vectors(1)

    @property
    def shared_vectors_total(self) -> int:
        return max(self.a_shared_vectors + self.b_shared_vectors, self._kernel.strip_vectors)

    @property
    def cell_n(self) -> int:
        """Neighbouring invocations along n, at most 8: with 4 along m, the 32 that read shared memory together."""
        return min(8, self._kernel.tile_n // self._kernel.part_n)

    @property
    def cell_m(self) -> int:
        return min(4, self._kernel.tile_m // self._kernel.part_m)


def shader(kernel: Kernel) -> str:
    """The GLSL of a registry row."""
    template = environment().get_template("kernels/gemm.comp.j2")
    return tidy(template.render(kernel=_GlslKernel(kernel), constants=CONSTANTS, schedule=schedule_as_glsl))


def probe(row: Probe) -> str:
    """The GLSL of a probe."""
    template = environment().get_template(f"kernels/{row.name}.comp.j2")
    return tidy(template.render(probe=row, schedule=schedule_as_glsl))
