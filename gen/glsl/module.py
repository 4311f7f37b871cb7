"""The words of GLSL that templates of any module may ask for.

Imports registry, constants, modules.
"""

from __future__ import annotations

from typing import Any

from ..constants import Constant
from ..modules import Module
from ..registry import COMPONENTS, LONGEST_FRAGMENT
from .elements import BITS, EXTENSIONS, FLOAT8, HALVES, MATRICES, OUTPUTS, SUMS, UNPACKED, Float8, Sums


def _pairs(values: list[str]) -> list[tuple[str, str]]:
    return list(zip(values[::2], values[1::2]))


class TypeWords:
    """Those that follow from the types of elements. Its subclasses know how the module multiplies, and stores."""

    def __init__(self, module: Module) -> None:
        self.module = module

    def __getattr__(self, name: str) -> Any:
        """A type, or its size."""
        return getattr(self.module.types, name)

    @property
    def arguments(self) -> str:
        return self.module.arguments

    @property
    def traces(self) -> bool:
        return self.module.traces

    @property
    def for_amd(self) -> bool:
        return self.module.for_amd

    @property
    def grouped(self) -> bool:
        return self.module.grouped

    @property
    def prepares(self) -> bool:
        return self.module.prepares

    @property
    def promotes(self) -> bool:
        """Whether its sums can be short, and be added to others."""
        return any(constant.name == "PROMOTION" for constant in self.module.constants)

    @property
    def own_constants(self) -> list[tuple[Constant, str]]:
        """Those whose defaults are the module's, with them."""
        return [(constant, default) for constant, default in self.module.constants.items() if not constant.default]

    @property
    def shared_constants(self) -> list[tuple[Constant, str]]:
        """Those whose defaults are alike in all modules, with them."""
        return [(constant, default) for constant, default in self.module.constants.items() if constant.default]

    @property
    def by_words(self) -> bool:
        return False

    @property
    def uses_16_bits(self) -> bool:
        return 2 in (self.input_size, self.output_size)

    @property
    def uses_8_bits(self) -> bool:
        return self.input_size == 1

    @property
    def matrix_extensions(self) -> list[str]:
        """Of what a coop kernel multiplies, and packs for D."""
        return list(dict.fromkeys(EXTENSIONS[name] for name in (self.matrix, self.output)
                                  if name in EXTENSIONS))

    @property
    def input_bits(self) -> str:
        """What an element of A or B is read as, one by one."""
        return BITS[self.input_size]

    @property
    def matrix_type(self) -> str:
        return MATRICES[self.matrix][0]

    @property
    def matrix_zero(self) -> str:
        return MATRICES[self.matrix][1]

    @property
    def pair_type(self) -> str:
        """Two elements of an arranged kernel's matrices."""
        return {"f16": "f16vec2", "bf16": "bf16vec2"}[self.matrix]

    @property
    def longest_fragment(self) -> int:
        return LONGEST_FRAGMENT

    @property
    def unpack_input(self) -> list[str]:
        return HALVES if self.widens_to_f16 else UNPACKED[self.input]

    @property
    def widens_to_f16(self) -> bool:
        """Whether it multiplies 8-bit floats as f16, in which they fit but for a factor."""
        return bool(self.float8) and (self.is_coop or self.is_dot)

    @property
    def sums_scale(self) -> float:
        """By what it multiplies sums of what A and B were widened to."""
        return self.float8.f16_scale ** 2 if self.float8 and self.widens_to_f16 else 1.0

    @property
    def unpacks(self) -> bool:
        """Whether a scalar kernel stores A and B to shared memory element by element."""
        return self.input not in ("f32", "f16")

    @property
    def float8(self) -> Float8 | None:
        return FLOAT8.get(self.input)

    @property
    def has_integer_sums(self) -> bool:
        return self.accumulator in ("s32", "u32")

    def to_bits(self, vector: str) -> str:
        """Of four sums, of 32 bits each."""
        return f"uvec4({vector})" if self.has_integer_sums else f"floatBitsToUint({vector})"

    def from_bits(self, bits: str) -> str:
        """Four sums of 32 bits each."""
        return f"{self.sums.vector}({bits})" if self.has_integer_sums else f"uintBitsToFloat({bits})"

    @property
    def has_integer_values(self) -> bool:
        return self.output in ("s32", "u32")

    @property
    def has_wide_factors(self) -> bool:
        """Whether alpha and beta may be more than an f32."""
        return self.output in ("f64", *COMPONENTS)

    @property
    def takes_vectors(self) -> bool:
        """Whether D is of numbers that scales and a bias of f32 suit."""
        return not (self.has_integer_values or self.is_complex)

    def factor(self, word: str) -> str:
        """ALPHA or BETA of the epilogue: integers come as such."""
        if self.has_wide_factors:
            return f"wide_factor({word}, {word}_WIDE)"
        return {"s32": f"int(epilogue[{word}])", "u32": f"epilogue[{word}]"}.get(
            self.output, f"epilogue_number({word})")

    def scaled(self, word: str, value: str) -> str:
        """A value times ALPHA or BETA."""
        return f"scaled({self.factor(word)}, {value})" if self.is_complex else f"{self.factor(word)} * {value}"

    def scale(self, word: str, value: str) -> str:
        """The statement that multiplies a value by it."""
        return f"{value} = {self.scaled(word, value)};" if self.is_complex else f"{value} *= {self.factor(word)};"

    @property
    def sums(self) -> Sums:
        return SUMS[self.accumulator]

    @property
    def values(self) -> Sums:
        """What the epilogue computes in."""
        return SUMS["f32" if self.output_size == 2 else self.output]

    @property
    def output_type(self) -> str:
        return OUTPUTS[self.output][0]

    @property
    def output_vector_type(self) -> str:
        return OUTPUTS[self.output][{1: 0, 4: 1}.get(self.output_vector, 2)]

    def from_output(self, element: str) -> str:
        """A value, of an element of C."""
        if self.output == "bf16":
            return f"uintBitsToFloat(uint({element}) << 16)"
        return f"{self.values.type}({element})"

    def to_output(self, value: str) -> str:
        """An element of D, of a value."""
        if self.output == "bf16":
            return f"uint16_t(round_to_bf16({value}))"
        return f"float16_t(round_to_f16({value}))" if self.output == "f16" else value

    def _pack(self, vector: str, values: list[str]) -> str:
        """The expression that makes a vector of elements of D, or of words that have two each."""
        if self.output not in ("f16", "bf16"):
            return f"{vector}({', '.join(values)})"
        rounded = [f"round_to_{self.output}({value})" for value in values]
        if vector.startswith("f16vec"):
            return f"{vector}(vec{len(values)}({', '.join(rounded)}))"
        word = "{} | {} << 16" if self.output == "bf16" else "packFloat2x16(f16vec2(vec2({}, {})))"
        return f"{vector}({', '.join(word.format(*pair) for pair in _pairs(rounded))})"

    def pack_two(self, first: str, second: str) -> str:
        """The expression that makes a word of two values: elements of D of 2 bytes."""
        return self._pack("uint", [first, second])

    def pack_output(self, values: str) -> str:
        """The expression that makes one stored vector of an array of values."""
        if self.output_vector == 1:
            return self.to_output(f"{values}[0]")
        return self._pack(self.output_vector_type, [f"{values}[{i}]" for i in range(self.output_vector)])

    @property
    def output_pairs_type(self) -> str:
        """What a gate makes of a vector that is stored: half as many elements."""
        narrow = {"f32": "vec2", "f16": "f16vec2", "bf16": "uint"}[self.output]
        return narrow if self.output_vector == 4 else "uvec2"

    def pack_pairs(self, values: str) -> str:
        """The expression that makes one of these of the first half of an array of values."""
        return self._pack(self.output_pairs_type, [f"{values}[{i}]" for i in range(self.output_vector // 2)])

    def unpack_output(self, vector: str, values: str) -> str:
        """The statements that make an array of values of one stored vector."""
        count = self.output_vector
        if count == 1:
            return f"{values}[0] = {self.from_output(vector)};"
        array = f"{self.values.type}[{count}]"
        if self.output == "bf16":
            halves = [f"uintBitsToFloat(bits.{word} {half})" for word in "xyzw"[: count // 2]
                      for half in ("<< 16", "& 0xffff0000u")]
            return f"{self.output_vector_type} bits = {vector};\n        {values} = {array}({', '.join(halves)});"
        if count == 4:
            four = f"{self.values.vector} four = {self.values.vector}({vector});"
            return f"{four}\n        {values} = {array}({self.values.each('four')});"
        pairs = [f"unpackHalf2x16(bits.{word}).{half}" for word in "xyzw" for half in "xy"]
        return f"uvec4 bits = {vector};\n        {values} = {array}({', '.join(pairs)});"


class ModuleWords(TypeWords):
    """A module that does not multiply, with what the parts that it shares with kernels ask."""

    blocks = rounds_blocks = stores_decoded = codes = is_short = False
    is_coop = is_dot = is_dp4a = is_dp2a = is_arranged = multiplies_words = adds = adds_to_output = False
    output_vector = 4  # elements of D in one store

    @property
    def multiply(self) -> str:
        """What stands for it in the names of parts."""
        return self.module.template

    @property
    def form(self) -> str:
        """What stands for it where kernels that multiply alike share a part."""
        return self.module.template

    @property
    def parts(self) -> int:
        return self.module.parts
