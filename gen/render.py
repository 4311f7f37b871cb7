"""Rows and templates to text. Pure functions: nothing is written here."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import contract, declarations, glsl, parts, registry, sparse
from .constants import CONSTANTS
from .kind import WORKGROUPS
from .modules import KINDS, Module, constants_of
from .registry.copied import HEADS

if TYPE_CHECKING:
    import jinja2

ROOT = Path(__file__).resolve().parent.parent
TEMPLATES = ROOT / "templates"
KERNELS = sorted({path.parent for folder in ("kernels", "blocks")
                  for path in (TEMPLATES / folder).rglob("*.j2")})  # a template is known by its name


class NoJinja(RuntimeError):
    """Python lacks jinja2; the message says where it is to be had."""


@cache
def environment() -> jinja2.Environment:
    """Strict, and without whitespace of its own, so that the output reads as if written by hand."""
    try:
        import jinja2
    except ImportError:
        raise NoJinja("jinja2 is missing, which renders the templates; ./setup.sh brings it, as does the package "
                      "python3-jinja2 of Debian and Ubuntu") from None
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader([TEMPLATES, *KERNELS]),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


@cache
def _source(template: str) -> str:
    return environment().loader.get_source(environment(), template)[0]


def variant(text: str, traces: bool) -> str:
    """A text without what is for traces only, or with it: #ifdef STREAMK_TRACES ... #else ... #endif."""
    return re.sub(r"^#ifdef STREAMK_TRACES\n(.*?)(?:^#else\n(.*?))?^#endif\n",
                  lambda match: match[1 if traces else 2] or "", text, flags=re.MULTILINE | re.DOTALL)


def shared_as_glsl(name: str, traces: bool = False) -> str:
    """A text that is C and GLSL, as a kernel shows it: no macros, single underscores, // comments."""
    text = variant((TEMPLATES / "shared" / name).read_text(), traces)
    text = text[text.index("*/") + 2 :]  # the head is about the C side
    text = re.sub(r"SK__FUNCTION ", "", text)
    text = re.sub(r"SK__STRUCT\((\w+)\)", r"struct \1", text)
    text = re.sub(r"SK__PUSH_CONSTANTS\(\w+\)", "layout(push_constant, std430) uniform push_constants", text)
    text = re.sub(r"\bSK__TABLE\b", "uvec2", text)
    text = re.sub(r"\bSK__NO_TABLE\b", "uvec2(0u)", text)
    text = text.replace("sk__", "sk_").replace("SK__", "SK_")
    text = re.sub(r"/\*(.*?)\*/", _line_comments, text, flags=re.DOTALL)
    return text.strip()


def _line_comments(match: re.Match[str]) -> str:
    lines = [re.sub(r"^\s*\* ?", "", line).strip() for line in match[1].strip().split("\n")]
    return "\n".join(f"// {line}" for line in lines)


# What texts of formats may define, and how templates ask for it
_DEFINED = {"minima": "minima", "order": "part_begin", "halves": "HAS_HALVES", "integers": "integers", "zero": "ZERO",
            "half_units": "HAS_HALF_UNITS", "two_scales": "HAS_TWO_SCALES", "e2m1": "IS_E2M1"}


def _texts_of(form: registry.Format) -> str:
    """Those that kernels have of a format: one that decodes it and, where codes are integers, one that tells them."""
    integers = f"integers_{form.folder}.glsl.j2"
    has_integers = (TEMPLATES / "blocks" / form.folder / integers).exists()
    return _source(f"decode_{form.folder}.glsl.j2") + (_source(integers) if has_integers else "")


@cache
def decoders() -> list[dict[str, Any]]:
    """The texts that decode types in blocks: the types' codes, and whether they have minima, an order of elements of
    their own, scales that f16 has exactly, codes that are integers, and what comes with these."""
    found: dict[str, dict[str, Any]] = {}
    for form in registry.FORMATS:
        text = _texts_of(form)
        has = {f"has_{name}": f" {defined}_{form.folder}" in text for name, defined in _DEFINED.items()}
        row = found.setdefault(form.folder, {"folder": form.folder, "codes": [], **has})
        row["codes"].append(form.code)
    return list(found.values())


def integer_codes() -> int:
    """The types in blocks whose codes are integers, as bits."""
    return sum(1 << code for row in decoders() if row["has_integers"] for code in row["codes"])


def codes(names: Sequence[str]) -> str:
    """The values of an enum as a kernel names them, but for the first, which is none."""
    return ", ".join(f"{name} = {code}u" for code, name in enumerate(names) if code)


def enumerators(name: str) -> list[str]:
    """Those of a public enum that plans have."""
    return declarations.enumerators((TEMPLATES / "library/api/api_enums.h").read_text(), name)


@cache
def contract_words() -> dict[str, Any]:
    """What templates of both languages know of the contract."""
    return {
        "constants": CONSTANTS,
        "sizes": contract.SIZES,
        "stages": contract.STAGES,
        "fixups": contract.FIXUPS,
        "kinds": KINDS,
        "workgroups": WORKGROUPS,
        "constants_of": {kind.name: constants_of(kind, registry.load()) for kind in KINDS},
        "epilogue": contract.EPILOGUE,
        "epilogue_least": contract.EPILOGUE_LEAST,
        "residuals": contract.RESIDUALS,
        "sparse_constants": sparse.CONSTANTS,
        "sparse_kinds": sparse.KINDS,
        "row_classes": sparse.load_classes(),
    }


def tidy(text: str) -> str:
    """No runs of blank lines, none before a closing brace, none at the end."""
    text = re.sub(r"[ \t]+\n", "\n", text)
    text = re.sub(r"\n{3,}", "\n\n", text)
    return text.strip("\n") + "\n"


@dataclass(frozen=True)
class Shader:
    """A shader's text, which includes its parts, and theirs by the names of their files."""

    text: str
    parts: Mapping[str, str]

    @property
    def source(self) -> str:
        """What is compiled, and stamped."""
        return parts.expand(self.text, self.parts)


def located(said: str, shaders: Mapping[str, Shader]) -> str:
    """What a compiler said of expanded shaders, with the files and lines that people edit from."""

    def place(match: re.Match[str]) -> str:
        shader = shaders[match[1]]
        return "shaders/" + parts.place_of(f"{match[1]}.comp", shader.text, shader.parts, int(match[2]))

    return re.sub(r"shaders/(\w+)\.comp:(\d+)", place, said)


def shader(module: Module) -> Shader:
    """The GLSL of a module. Its template knows it as `kernel`, with the words of glsl, or as `probe`."""
    found, row = environment(), glsl.words(module)
    words = {"kernel": row, "probe": module, "shared": shared_as_glsl, "codes": codes, "enumerators": enumerators,
             "matrices": glsl.MATRICES, "sums": glsl.SUMS, "extensions": glsl.EXTENSIONS, "formats": registry.FORMATS,
             "decoders": decoders(), "heads": HEADS, **contract_words()}

    def part(name: str, include: Callable[[str], str]) -> tuple[str, str]:
        template = f"{name}.glsl.j2"
        return _source(template), tidy(found.get_template(template).render(words, part=include))

    collected = parts.Parts(row, part)
    text = tidy(found.get_template(f"{module.template}.comp.j2").render(words, part=collected.include))
    return Shader(parts.with_directive(text) if collected.texts else text, collected.texts)
