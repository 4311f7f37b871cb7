#!/usr/bin/env python3
"""Blocks and the numbers that they mean, by another way than templates/blocks: fields are set as bits of one large
integer, and numbers are fractions, which are rounded once at the end.

    tests/cpu/blocks/make.py           writes q4_0.txt and so on beside this file, which test_blocks.c reads
    tests/cpu/blocks/make.py --check   tells whether they are what it would write

A line is a block's bytes in hexadecimal, a blank, and the bits of each number as f32, 8 digits each. A line of
q4_K_parts.txt is the 12 bytes of numbers of 6 bits, the 8 scales and the 8 minimums.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

HERE = Path(__file__).resolve().parent
HALVES = (0x3C00, 0xBC00, 0x0000, 0x8000, 0x0001, 0x03FF, 0x0400, 0x83FF, 0x7BFF, 0xFBFF, 0x7C00, 0xFC00, 0x7E00,
          0x2E66, 0xB555, 0x4248, 0x5640, 0x1234)  # 1, -1, zeros, subnormals, the largest, infinities, NaN, others
E2M1 = ("0", "1/2", "1", "3/2", "2", "3", "4", "6")


@dataclass(frozen=True)
class Number:
    """A sign and a magnitude, which None makes NaN and a string infinity."""

    negative: bool
    size: Fraction | str | None

    def times(self, other: Number) -> Number:
        negative = self.negative != other.negative
        if self.size is None or other.size is None:
            return Number(False, None)
        if "inf" in (self.size, other.size):
            return Number(negative, None if 0 in (self.size, other.size) else "inf")
        return Number(negative, self.size * other.size)

    def plus(self, other: Number) -> Number:
        if self.size is None or other.size is None:
            return Number(False, None)
        if self.size == other.size == "inf":
            return self if self.negative == other.negative else Number(False, None)
        if "inf" in (self.size, other.size):
            return self if self.size == "inf" else other
        total = sum((-one.size if one.negative else one.size) for one in (self, other))
        return Number(total < 0 or (total == 0 and self.negative and other.negative), abs(total))

    def opposite(self) -> Number:
        return Number(not self.negative, self.size)

    def f32(self) -> int:
        """Its bits as f32, rounded to nearest even."""
        sign = 0x80000000 if self.negative else 0
        if self.size is None:
            return 0x7FC00000
        if self.size == "inf":
            return sign | 0x7F800000
        length = self.size.numerator.bit_length() - self.size.denominator.bit_length()  # which is a power of two
        exponent = max(length, -126) if self.size else -126
        bits = round(self.size / Fraction(2) ** (exponent - 23))  # Python rounds halves to even
        bits += (exponent + 126) << 23  # a carry goes to the exponent
        return sign | min(bits, 0x7F800000)


def whole(value: int) -> Number:
    return Number(value < 0, Fraction(abs(value)))


def half(bits: int) -> Number:
    """The f16 of these bits."""
    negative, exponent, fraction = bool(bits >> 15), bits >> 10 & 31, bits & 1023
    if exponent == 31:
        return Number(negative, None if fraction else "inf")
    if exponent == 0:
        return Number(negative, Fraction(fraction, 2**24))
    return Number(negative, Fraction(1024 + fraction, 1024) * Fraction(2) ** (exponent - 15))


def e2m1(code: int) -> Number:
    return Number(code >= 8, Fraction(E2M1[code % 8]))


def e8m0(code: int) -> Number:
    return Number(False, None if code == 255 else Fraction(2) ** (code - 127))


def ue4m3(code: int) -> Number:
    """As ggml reads it: bit 7 counts for nothing, and 0x7f is 0."""
    exponent, fraction = code >> 3 & 15, code & 7
    if code == 0x7F:
        return whole(0)
    return Number(False, Fraction(fraction, 512) if exponent == 0 else Fraction(8 + fraction, 8) * Fraction(2) **
                  (exponent - 7))


def e4m3(code: int) -> Number:
    """With a sign; 0x7f and 0xff are NaN."""
    exponent, fraction = code >> 3 & 15, code & 7
    if code & 0x7F == 0x7F:
        return Number(False, None)
    return Number(code >= 128, Fraction(fraction, 512) if exponent == 0 else Fraction(8 + fraction, 8) * Fraction(2) **
                  (exponent - 7))


def single(bits: int) -> Number:
    """The f32 of these bits."""
    negative, exponent, fraction = bool(bits >> 31), bits >> 23 & 255, bits & 0x7FFFFF
    if exponent == 255:
        return Number(negative, None if fraction else "inf")
    if exponent == 0:
        return Number(negative, Fraction(fraction, 2**149))
    return Number(negative, Fraction(2**23 + fraction, 2**23) * Fraction(2) ** (exponent - 127))


class Bits:
    """A block of some bytes, as one little-endian integer."""

    def __init__(self, size: int) -> None:
        self.size, self.value = size, 0

    def put(self, byte: int, bit: int, width: int, value: int) -> None:
        self.value |= (value & (1 << width) - 1) << 8 * byte + bit

    def text(self) -> str:
        return self.value.to_bytes(self.size, "little").hex()


class Draw:
    """The same numbers everywhere."""

    def __init__(self) -> None:
        self.state = 1

    def below(self, count: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % count


Block = tuple[Bits, list[Number]]


def place_of_32(element: int) -> tuple[int, int]:
    """Byte and bit of a code of 4 bits, in formats of 32 elements, from the first byte of codes on."""
    return element % 16, element // 16 * 4


def codes_of(number: int, count: int, codes: int, draw: Draw) -> list[int]:
    """Every code in turn, from another one on in each block; in odd blocks at random."""
    if number % 2:
        return [draw.below(codes) for _ in range(count)]
    return [(element + number * 5) % codes for element in range(count)]


def scales_of(draw: Draw) -> Iterator[int]:
    yield from HALVES
    for _ in range(8):
        yield draw.below(31 << 10) | draw.below(2) << 15


def q4_0(draw: Draw) -> Iterator[Block]:
    for number, d in enumerate(scales_of(draw)):
        bits, codes = Bits(18), codes_of(number, 32, 16, draw)
        bits.put(0, 0, 16, d)
        for element, code in enumerate(codes):
            byte, bit = place_of_32(element)
            bits.put(2 + byte, bit, 4, code)
        yield bits, [half(d).times(whole(code - 8)) for code in codes]


def q4_1(draw: Draw) -> Iterator[Block]:
    for number, d in enumerate(scales_of(draw)):
        bits, codes = Bits(20), codes_of(number, 32, 16, draw)
        m = HALVES[(number * 7 + 3) % len(HALVES)] if number % 3 else draw.below(31 << 10)
        bits.put(0, 0, 16, d)
        bits.put(2, 0, 16, m)
        for element, code in enumerate(codes):
            byte, bit = place_of_32(element)
            bits.put(4 + byte, bit, 4, code)
        yield bits, [half(d).times(whole(code)).plus(half(m)) for code in codes]


def q5_0(draw: Draw) -> Iterator[Block]:
    for number, d in enumerate(scales_of(draw)):
        bits, codes = Bits(22), codes_of(number, 32, 32, draw)
        bits.put(0, 0, 16, d)
        for element, code in enumerate(codes):
            byte, bit = place_of_32(element)
            bits.put(6 + byte, bit, 4, code)
            bits.put(2, element, 1, code >> 4)
        yield bits, [half(d).times(whole(code - 16)) for code in codes]


def q8_0(draw: Draw) -> Iterator[Block]:
    for number, d in enumerate(scales_of(draw)):
        bits = Bits(34)
        codes = [(32 * number + element) % 256 - 128 for element in range(32)]
        bits.put(0, 0, 16, d)
        for element, code in enumerate(codes):
            bits.put(2 + element, 0, 8, code)
        yield bits, [half(d).times(whole(code)) for code in codes]


def q4_k_places(part: int) -> tuple[list[tuple[int, int, int, int]], list[tuple[int, int, int, int]]]:
    """Where the 6 bits of a part's scale and minimum lie, from the first of 12 bytes on: byte, bit, width, and the
    first bit of the number."""
    if part < 4:
        return [(part, 0, 6, 0)], [(part + 4, 0, 6, 0)]
    return [(part + 4, 0, 4, 0), (part - 4, 6, 2, 4)], [(part + 4, 4, 4, 0), (part, 6, 2, 4)]


def put_part(bits: Bits, first: int, part: int, scale: int, minimum: int) -> None:
    for places, number in zip(q4_k_places(part), (scale, minimum)):
        for byte, bit, width, low in places:
            bits.put(first + byte, bit, width, number >> low)


def q4_k(draw: Draw) -> Iterator[Block]:
    for number in range(14):
        bits, codes, values = Bits(144), codes_of(number, 256, 16, draw), []
        d, dmin = HALVES[number % len(HALVES)], HALVES[(3 * number + 13) % len(HALVES)]
        if number > 9:
            d, dmin = 0x2000 + draw.below(0x2000), 0x2000 + draw.below(0x2000)
        bits.put(0, 0, 16, d)
        bits.put(2, 0, 16, dmin)
        for part in range(8):
            scale, minimum = draw.below(64), draw.below(64)
            put_part(bits, 4, part, scale, minimum)
            for element in range(32 * part, 32 * part + 32):
                bits.put(16 + element // 64 * 32 + element % 32, element // 32 % 2 * 4, 4, codes[element])
                product = half(d).times(whole(scale)).times(whole(codes[element]))
                values.append(product.plus(half(dmin).times(whole(minimum)).opposite()))
        yield bits, values


def q6_k(draw: Draw) -> Iterator[Block]:
    for number in range(16):
        bits, codes, values = Bits(210), codes_of(number, 256, 64, draw), []
        d = HALVES[number % len(HALVES)]
        scales = [(16 * number + part) % 256 - 128 for part in range(16)]
        bits.put(208, 0, 16, d)
        for part, scale in enumerate(scales):
            bits.put(192 + part, 0, 8, scale)
        for element, code in enumerate(codes):
            upper, rest = divmod(element, 128)
            quarter, lane = divmod(rest, 32)  # of the layout: l, l + 32, l + 64, l + 96
            bits.put(64 * upper + (lane, lane + 32, lane, lane + 32)[quarter], (0, 0, 4, 4)[quarter], 4, code)
            bits.put(128 + 32 * upper + lane, (0, 2, 4, 6)[quarter], 2, code >> 4)
            scale = scales[8 * upper + lane // 16 + 2 * quarter]
            values.append(half(d).times(whole(scale)).times(whole(code - 32)))
        yield bits, values


def mxfp4(draw: Draw) -> Iterator[Block]:
    exponents = [0, 1, 2, 3, 23, 64, 120, 126, 127, 128, 129, 130, 200, 250, 251, 252, 253, 254, 255]
    for number, exponent in enumerate([*exponents, *(draw.below(256) for _ in range(11))]):
        bits, codes = Bits(17), codes_of(number, 32, 16, draw)
        bits.put(0, 0, 8, exponent)
        for element, code in enumerate(codes):
            byte, bit = place_of_32(element)
            bits.put(1 + byte, bit, 4, code)
        yield bits, [e8m0(exponent).times(e2m1(code)) for code in codes]


def nvfp4(draw: Draw) -> Iterator[Block]:
    special = [0x00, 0x01, 0x07, 0x08, 0x38, 0x7E, 0x7F, 0x80, 0x81, 0xFE, 0xFF, 0x3F]
    for number in range(67):
        bits, codes = Bits(36), codes_of(number, 64, 16, draw)
        scales = [4 * number + part if number < 64 else special[4 * (number - 64) + part] for part in range(4)]
        for part, scale in enumerate(scales):
            bits.put(part, 0, 8, scale)
        for element, code in enumerate(codes):
            part, lane = divmod(element, 16)
            bits.put(4 + 8 * part + lane % 8, lane // 8 * 4, 4, code)
        yield bits, [ue4m3(scales[element // 16]).times(e2m1(code)) for element, code in enumerate(codes)]


def q4_g(elements: int) -> Callable[[Draw], Iterator[Block]]:
    """Of a group of so many. Zeros are codes, fractions, and what no quantizer makes."""
    zeros = [*(0x4800, 0x0000, 0x3C00, 0x4B80, 0x4C00, 0x4533, 0xC7AB, 0x1234), *HALVES]

    def blocks(draw: Draw) -> Iterator[Block]:
        for number, d in enumerate(scales_of(draw)):
            bits, codes = Bits(4 + elements // 2), codes_of(number, elements, 16, draw)
            z = zeros[number % len(zeros)]
            bits.put(0, 0, 16, d)
            bits.put(2, 0, 16, z)
            for element, code in enumerate(codes):
                byte, bit = place_of_32(element % 32)
                bits.put(4 + element // 32 * 16 + byte, bit, 4, code)
            least = half(d).times(half(z)).opposite()
            yield bits, [half(d).times(whole(code)).plus(least) for code in codes]

    return blocks


def e4m3_g(_: Draw) -> Iterator[Block]:
    """Every code with every scale: 1, powers of two, others, zeros, infinity, NaN."""
    scales = (0x3F800000, 0x3F000000, 0xC0000000, 0x3DCCCCCD, 0x40490FDB, 0x00000000, 0x80000000, 0x7F7FFFFF,
              0x00800000, 0x7F800000, 0x7FC00000, 0x39D2F1AA)
    for scale in scales:
        for first in (0, 128):
            bits, codes = Bits(132), list(range(first, first + 128))
            bits.put(0, 0, 32, scale)
            for element, code in enumerate(codes):
                bits.put(4 + element, 0, 8, code)
            yield bits, [single(scale).times(e4m3(code)) for code in codes]


def q4_k_parts() -> Iterator[str]:
    """All numbers of 6 bits, as scale and as minimum of every part."""
    for number in range(64):
        bits = Bits(12)
        scales, minimums = ([(number + step * part) % 64 for part in range(8)] for step in (8, 27))
        for part in range(8):
            put_part(bits, 0, part, scales[part], minimums[part])
        yield " ".join([bits.text(), *map(str, scales), *map(str, minimums)])


FORMATS: dict[str, Callable[[Draw], Iterator[Block]]] = {
    "q4_0": q4_0, "q4_1": q4_1, "q5_0": q5_0, "q8_0": q8_0, "q4_K": q4_k, "q6_K": q6_k, "mxfp4": mxfp4, "nvfp4": nvfp4,
    "q4_g32": q4_g(32), "q4_g64": q4_g(64), "q4_g128": q4_g(128), "e4m3_g128": e4m3_g}


def texts() -> dict[str, str]:
    """The files, by their names."""
    made = {f"{word}.txt": [f"{bits.text()} {''.join(f'{value.f32():08x}' for value in values)}"
                            for bits, values in blocks(Draw())] for word, blocks in FORMATS.items()}
    made["q4_K_parts.txt"] = list(q4_k_parts())
    return {name: "".join(f"{line}\n" for line in lines) for name, lines in made.items()}


def main() -> int:
    found = texts()
    if sys.argv[1:] == ["--check"]:
        stale = [name for name, text in found.items()
                 if not (HERE / name).exists() or (HERE / name).read_text() != text]
        for name in stale:
            print(f"{name} is not what make.py writes")
        print(f"{len(found) - len(stale)} passed, {len(stale)} failed, 0 skipped")
        return 1 if stale else 0
    for name, text in found.items():
        (HERE / name).write_text(text, newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
