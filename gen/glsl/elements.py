"""How GLSL spells the types of elements.

Imports nothing of gen.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Sums:
    """An accumulator type."""

    type: str
    vector: str  # four of them
    zero: str
    minus_zero: str  # leaves every number as it is when added to it
    half: str = ""  # two of them, where four are more than 16 bytes
    is_complex: bool = False  # vectors are matrices, of which each is a column

    def four(self, value: str) -> str:
        """A vector of four times a value."""
        return f"{self.vector}({', '.join([value] * 4)})" if self.is_complex else f"{self.vector}({value})"

    def each(self, vector: str) -> str:
        """The four of a vector."""
        columns = [f"{vector}[{i}]" for i in range(4)]
        return ", ".join(columns if self.is_complex else [f"{vector}.{place}" for place in "xyzw"])


SUMS = {
    "f32": Sums("float", "vec4", "0.0", "-0.0"),
    "f16": Sums("float16_t", "f16vec4", "float16_t(0.0)", "float16_t(-0.0)"),
    "s32": Sums("int", "ivec4", "0", "0"),
    "u32": Sums("uint", "uvec4", "0u", "0u"),
    "f64": Sums("double", "dvec4", "0.0", "-0.0", "dvec2"),
    "cf32": Sums("vec2", "mat4x2", "vec2(0.0)", "vec2(-0.0)", is_complex=True),
    "cf64": Sums("dvec2", "dmat4x2", "dvec2(0.0)", "dvec2(-0.0)", is_complex=True),
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
    "cf32": ("vec2", "mat4x2", "mat4x2"),
    "cf64": ("dvec2", "dmat4x2", "dmat4x2"),
}

# Bits of an element of A or B, by its size in bytes
BITS = {1: "uint8_t", 2: "uint16_t", 4: "uint", 8: "uvec2", 16: "uvec4"}

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
