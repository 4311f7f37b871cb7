"""How GLSL spells the element types of a kernel.

Imports registry only.
"""

from __future__ import annotations

from dataclasses import dataclass

from .registry import LONGEST_FRAGMENT, Kernel


@dataclass(frozen=True)
class Sums:
    """An accumulator type."""

    type: str
    vector: str  # four of them
    zero: str
    minus_zero: str  # leaves every number as it is when added to it
    half: str = ""  # two of them, where four are more than 16 bytes


SUMS = {
    "f32": Sums("float", "vec4", "0.0", "-0.0"),
    "f16": Sums("float16_t", "f16vec4", "float16_t(0.0)", "float16_t(-0.0)"),
    "s32": Sums("int", "ivec4", "0", "0"),
    "u32": Sums("uint", "uvec4", "0u", "0u"),
    "f64": Sums("double", "dvec4", "0.0", "-0.0", "dvec2"),
}

# Components of the cooperative matrices A and B, and their zero
MATRICES = {
    "f16": ("float16_t", "0.0"),
    "bf16": ("bfloat16_t", "bfloat16_t(0.0)"),
    "s8": ("int8_t", "int8_t(0)"),
    "u8": ("uint8_t", "uint8_t(0)"),
}

# An element of D in memory; a store of 4; a store of 16 bytes
OUTPUTS = {
    "f32": ("float", "vec4", "vec4"),
    "f16": ("float16_t", "f16vec4", "uvec4"),
    "bf16": ("uint16_t", "uvec2", "uvec4"),
    "s32": ("int", "ivec4", "ivec4"),
    "u32": ("uint", "uvec4", "uvec4"),
    "f64": ("double", "dvec4", "dvec4"),
}

# Bits of an element of A or B, by its size in bytes
BITS = {1: "uint8_t", 2: "uint16_t", 4: "uint", 8: "uvec2"}

EXTENSIONS = {
    "f16": "GL_EXT_shader_explicit_arithmetic_types_float16",
    "bf16": "GL_EXT_bfloat16",
    "s8": "GL_EXT_shader_explicit_arithmetic_types_int8",
    "u8": "GL_EXT_shader_explicit_arithmetic_types_int8",
}


@dataclass(frozen=True)
class Float8:
    """An 8-bit float, as the OCP 8-bit Floating Point Specification (OFP8) has it."""

    mantissa: int  # bits
    bias: int
    special: int  # from this magnitude on, bits: infinity, where the format has one, and NaN

    @property
    def shift(self) -> int:
        """From its mantissa to that of an f32."""
        return 23 - self.mantissa

    @property
    def rebias(self) -> str:
        """What to add to its shifted bits."""
        return f"{127 - self.bias << 23:#x}u"

    @property
    def least_normal(self) -> int:
        """Magnitude, bits."""
        return 1 << self.mantissa

    @property
    def f16_scale(self) -> float:
        """By what to multiply its bits, shifted into those of an f16."""
        return 2.0 ** (15 - self.bias)

    @property
    def least(self) -> str:
        """The smallest number above zero."""
        return repr(2.0 ** (1 - self.bias - self.mantissa))


FLOAT8 = {"e4m3": Float8(3, 7, 0x7F), "e5m2": Float8(2, 15, 0x7C)}

# Elements of A or B in bits[i] of a uvec4
UNPACKED = {
    "f32": ["uintBitsToFloat(bits[i])"],
    "f16": ["unpackHalf2x16(bits[i]).x", "unpackHalf2x16(bits[i]).y"],
    "bf16": ["uintBitsToFloat(bits[i] << 16)", "uintBitsToFloat(bits[i] & 0xffff0000u)"],
    "s8": [f"bitfieldExtract(int(bits[i]), {bit}, 8)" for bit in (0, 8, 16, 24)],
    "u8": [f"bitfieldExtract(bits[i], {bit}, 8)" for bit in (0, 8, 16, 24)],
    "e4m3": [f"widened(bits[i] >> {bit})" for bit in (0, 8, 16, 24)],
    "e5m2": [f"widened(bits[i] >> {bit})" for bit in (0, 8, 16, 24)],
    "f64": ["packDouble2x32(uvec2(bits[2u * i], bits[2u * i + 1u]))"],
}

# The same of 8-bit floats that are multiplied as f16
HALVES = [f"unpackHalf2x16(halves(bits[i]).{half}).{element}" for half in "xy" for element in "xy"]


def _pairs(values: list[str]) -> list[tuple[str, str]]:
    return list(zip(values[::2], values[1::2]))


class GlslKernel:
    """A row with the GLSL words that its template asks for."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel

    def __getattr__(self, name: str):
        return getattr(self._kernel, name)

    @property
    def form(self) -> str:
        """Whose parts of the template it has: the sums of dp4a are held, and written, as a scalar kernel's, those of an
        arranged kernel as a coop kernel's."""
        return {"dp4a": "scalar", "arranged": "coop"}.get(self._kernel.multiply, self._kernel.multiply)

    @property
    def adds(self) -> bool:
        """Whether it adds floats by atomics: to slots, and maybe to D."""
        return bool(self._kernel.added)

    @property
    def adds_to_output(self) -> bool:
        return "output_elements" in self._kernel.added

    @property
    def uses_16_bits(self) -> bool:
        return 2 in (self._kernel.input_size, self._kernel.output_size)

    @property
    def uses_8_bits(self) -> bool:
        return self._kernel.input_size == 1

    @property
    def matrix_extensions(self) -> list[str]:
        """Of what a coop kernel multiplies, and packs for D."""
        return list(dict.fromkeys(EXTENSIONS[name] for name in (self._kernel.matrix, self._kernel.output)
                                  if name in EXTENSIONS))

    @property
    def input_bits(self) -> str:
        """What an element of A or B is read as, one by one."""
        return BITS[self._kernel.input_size]

    @property
    def matrix_type(self) -> str:
        return MATRICES[self._kernel.matrix][0]

    @property
    def matrix_zero(self) -> str:
        return MATRICES[self._kernel.matrix][1]

    @property
    def pair_type(self) -> str:
        """Two elements of an arranged kernel's matrices."""
        return {"f16": "f16vec2", "bf16": "bf16vec2"}[self._kernel.matrix]

    @property
    def longest_fragment(self) -> int:
        return LONGEST_FRAGMENT

    @property
    def unpack_input(self) -> list[str]:
        return HALVES if self.widens_to_f16 else UNPACKED[self._kernel.input]

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
        return self._kernel.input not in ("f32", "f16")

    @property
    def float8(self) -> Float8 | None:
        return FLOAT8.get(self._kernel.input)

    def multiply_add(self, a: str, b: str, sums: str) -> str:
        """Of a scalar, and two times four in a vector."""
        if self._kernel.is_dp4a:
            return f"dot_products({a}, {b}) + {sums}"
        if self.has_integer_sums:
            return f"{self.sums.vector}({a}) * {b} + {sums}"
        return f"fma({self.sums.vector}({a}), {b}, {sums})"

    @property
    def has_integer_sums(self) -> bool:
        return self._kernel.accumulator in ("s32", "u32")

    def to_bits(self, vector: str) -> str:
        """Of four sums, of 32 bits each."""
        return f"uvec4({vector})" if self.has_integer_sums else f"floatBitsToUint({vector})"

    def from_bits(self, bits: str) -> str:
        """Four sums of 32 bits each."""
        return f"{self.sums.vector}({bits})" if self.has_integer_sums else f"uintBitsToFloat({bits})"

    @property
    def has_integer_values(self) -> bool:
        return self._kernel.output in ("s32", "u32")

    def factor(self, word: str) -> str:
        """ALPHA or BETA of the epilogue: integers come as such."""
        return {"s32": f"int(epilogue[{word}])", "u32": f"epilogue[{word}]"}.get(
            self._kernel.output, f"epilogue_number({word})")

    @property
    def strip_value(self) -> str:
        """Element `place` of the strip of a coop kernel; modulo the elements of a vector, `part` is the same."""
        count = self._kernel.word // self._kernel.accumulator_size
        if self._kernel.accumulator == "f16":
            return f"unpackHalf2x16(shared_vectors[place / {count}u][part % {count}u / 2u])[part % 2u]"
        element = f"shared_vectors[place / {count}u][part % {count}u]"
        return {"f32": f"uintBitsToFloat({element})", "s32": f"int({element})"}.get(self._kernel.accumulator, element)

    @property
    def shared_type(self) -> str:
        return {16: "uvec4", 8: "uvec2"}[self._kernel.word]

    @property
    def keeps_vectors(self) -> bool:
        """Whether a coop kernel stores 16 bytes from global memory to shared memory as they are."""
        return self._kernel.word == 16 and not self.widens_to_f16

    def shared_word(self, bits: str) -> str:
        """What it stores otherwise to shared memory, of two words from global memory."""
        return f"widened_to_f16({bits})" if self.widens_to_f16 else bits

    @property
    def words(self) -> int:
        """Words of shared memory in 16 bytes."""
        return 16 // self._kernel.word

    @property
    def sums(self) -> Sums:
        return SUMS[self._kernel.accumulator]

    @property
    def values(self) -> Sums:
        """What the epilogue computes in."""
        return SUMS["f32" if self._kernel.output_size == 2 else self._kernel.output]

    @property
    def output_type(self) -> str:
        return OUTPUTS[self._kernel.output][0]

    @property
    def output_vector_type(self) -> str:
        return OUTPUTS[self._kernel.output][{1: 0, 4: 1}.get(self._kernel.output_vector, 2)]

    def from_output(self, element: str) -> str:
        """A value, of an element of C."""
        if self._kernel.output == "bf16":
            return f"uintBitsToFloat(uint({element}) << 16)"
        return f"{self.values.type}({element})"

    def to_output(self, value: str) -> str:
        """An element of D, of a value."""
        if self._kernel.output == "bf16":
            return f"uint16_t(round_to_bf16({value}))"
        return f"float16_t(round_to_f16({value}))" if self._kernel.output == "f16" else value

    def pack_output(self, values: str) -> str:
        """The expression that makes one stored vector of an array of values."""
        if self._kernel.output_vector == 1:
            return self.to_output(f"{values}[0]")
        each = [f"{values}[{i}]" for i in range(self._kernel.output_vector)]
        if self._kernel.output == "bf16":
            pairs = [f"round_to_bf16({a}) | round_to_bf16({b}) << 16" for a, b in _pairs(each)]
            return f"{self.output_vector_type}({', '.join(pairs)})"
        if self._kernel.output != "f16":
            return f"{self.output_vector_type}({', '.join(each)})"
        rounded = [f"round_to_f16({value})" for value in each]
        if self._kernel.output_vector == 4:
            return f"f16vec4(vec4({', '.join(rounded)}))"
        pairs = [f"packFloat2x16(f16vec2(vec2({a}, {b})))" for a, b in _pairs(rounded)]
        return f"uvec4({', '.join(pairs)})"

    def unpack_output(self, vector: str, values: str) -> str:
        """The statements that make an array of values of one stored vector."""
        count = self._kernel.output_vector
        if count == 1:
            return f"{values}[0] = {self.from_output(vector)};"
        array = f"{self.values.type}[{count}]"
        if self._kernel.output == "bf16":
            halves = [f"uintBitsToFloat(bits.{word} {half})" for word in "xyzw"[: count // 2]
                      for half in ("<< 16", "& 0xffff0000u")]
            return f"{self.output_vector_type} bits = {vector};\n        {values} = {array}({', '.join(halves)});"
        if count == 4:
            four = f"{self.values.vector} four = {self.values.vector}({vector});"
            return f"{four}\n        {values} = {array}(four.x, four.y, four.z, four.w);"
        pairs = [f"unpackHalf2x16(bits.{word}).{half}" for word in "xyzw" for half in "xy"]
        return f"uvec4 bits = {vector};\n        {values} = {array}({', '.join(pairs)});"

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

    @property
    def quad(self) -> int:
        """Neighbouring invocations along m, and along n, of a quad: 2 where loads from shared memory are the wall."""
        has_wall = self._kernel.part_m * self._kernel.part_n <= 16 or self.reads_ahead
        return 2 if has_wall and (self.cell_m | self.cell_n) % 2 == 0 else 1

    @property
    def zigzags(self) -> bool:
        """Whether multiply-adds go down one column of a part and up the next. Parts of 4 x 4 gain nothing; tall tiles,
        and elements that are widened, are slower so, for no reason that we know: see examples/benchmark/NOTES.md."""
        is_large = self._kernel.part_m * self._kernel.part_n > 16 and self._kernel.tile_m <= self._kernel.tile_n
        return is_large and self._kernel.input in ("f32", "f64")

    @property
    def reads_ahead(self) -> bool:
        """Whether the last k of a stage is multiplied while the first fragments of the next come from shared memory. It
        takes a loop without branches, down which compilers move the loads from memory: with f64, which multiplies for
        long enough behind them, it is faster, with f32 slower."""
        return self._kernel.input_size == 8 and self._kernel.stages == 2
