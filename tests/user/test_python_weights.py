#!/usr/bin/env python3
"""Quantizes by the Python module, reads GGUF files, and multiplies what comes of both.

    tests/user/test_python_weights.py

Needs what test_python.py needs, and the built matmul. The last line is the sum: "N passed, N failed, N skipped".
"""

import doctest
import struct
import subprocess
import sys
from pathlib import Path

from cases import run_cases
from python_module import RANDOM, ROOT, check_equal, integers, streamk

import numpy
import streamk._weights

WORDS = ("q4_0", "q4_1", "q5_0", "q8_0", "q4_K", "q6_K", "mxfp4", "nvfp4")
MATMUL = ROOT / "build" / "examples" / "matmul"


def draw(rows, columns):
    return RANDOM.normal(size=(rows, columns)).astype("float32")


def refuses(error, sentence, function, *words):
    try:
        function(*words)
    except error as raised:
        assert sentence in str(raised), f"it says: {raised}"
    else:
        raise AssertionError(f"{words} was not refused")


def text(words):
    return struct.pack("<Q", len(words)) + words.encode()


def gguf(*tensors):
    """A file of tensors: name, shape, ggml's number of the type, bytes."""
    head, data = b"GGUF" + struct.pack("<IQQ", 3, len(tensors), 2), b""
    head += text("general.alignment") + struct.pack("<II", 4, 64)
    head += text("list") + struct.pack("<IIQ", 9, 8, 2) + text("a") + text("bc")
    for name, shape, number, values in tensors:
        head += text(name) + struct.pack(f"<I{len(shape)}QIQ", len(shape), *reversed(shape), number, len(data))
        data += values + bytes(-len(values) % 64)
    return head + bytes(-len(head) % 64) + data


# ---- blocks --------------------------------------------------------------------------------------


def numbers_come_back_close():
    values = draw(6, 512)
    for word, error in zip(WORDS, (0.1, 0.1, 0.05, 0.01, 0.1, 0.025, 0.15, 0.15)):
        back = streamk.quantize(values, word).dequantize()
        assert back.dtype == numpy.float32 and back.shape == values.shape
        found = numpy.sqrt(numpy.mean((back - values) ** 2))
        assert error / 4 < found < error, f"{word}: {found}"


def numbers_come_back_close_in_groups():
    values = draw(6, 512)
    for word, error in (("q4_g32", 0.12), ("q4_g64", 0.15), ("q4_g128", 0.18), ("e4m3_g128", 0.04)):
        found = numpy.sqrt(numpy.mean((streamk.quantize(values, word).dequantize() - values) ** 2))
        assert error / 4 < found < error, f"{word}: {found}"


def pack_codes(codes):
    """Two a byte, the first in its low half."""
    return (codes[:, 0::2] | codes[:, 1::2] << 4).astype("uint8")


def codes_and_scales_are_joined():
    codes = RANDOM.integers(0, 16, (6, 256)).astype("uint8")
    for word, group in (("q4_g32", 32), ("q4_g64", 64), ("q4_g128", 128)):
        scales = RANDOM.uniform(0.01, 2, (6, 256 // group)).astype("float16")
        zeros = RANDOM.integers(0, 16, (6, 256 // group))
        wide = numpy.repeat(scales.astype("float32"), group, 1)
        packed = pack_codes(codes)
        joined = streamk.join(word, packed, scales, zeros)
        assert joined.type == word and joined.shape == (6, 256)
        assert numpy.array_equal(joined.dequantize(), wide * (codes - numpy.repeat(zeros, group, 1).astype("float32")))
        words = numpy.asfortranarray(packed.view("<i4"))
        assert numpy.array_equal(streamk.join(word, words, scales).dequantize(), wide * (codes - numpy.float32(8)))
        two = streamk.join(word, packed, scales[:3], lines_of_scale=2).dequantize()
        assert numpy.array_equal(two, numpy.repeat(wide[:3], 2, 0) * (codes - numpy.float32(8)))


def what_cannot_be_joined_is_refused():
    codes, scales = numpy.zeros((2, 32), numpy.uint8), numpy.ones((2, 2))
    refuses(ValueError, "type is q4_0, must be one of q4_g32, ", streamk.join, "q4_0", codes, scales)
    refuses(ValueError, "codes have rows of 64, must be multiples of 128", streamk.join, "q4_g128", codes, scales)
    refuses(ValueError, "scales is (2, 2), must be (2, 1)", streamk.join, "q4_g64", codes, scales)
    refuses(ValueError, "scales has a value that float16 does not hold", streamk.join, "q4_g32", codes, scales * 0.1)
    refuses(ValueError, "zeros has a value that float16 does not hold", streamk.join, "q4_g32", codes, scales,
            scales * 2049)
    refuses(ValueError, "zeros are given, but nvfp4 has none", streamk.join, "nvfp4", codes, scales, scales)
    refuses(ValueError, "lines_of_scale is 0", streamk.join, "q4_g32", codes, scales, None, 0)
    refuses(TypeError, "codes are of float64 in 2 dimensions", streamk.join, "q4_g32", codes * 1.0, scales)


def bytes_are_those_of_matmul():
    values = draw(3, 256)
    numpy.save("w.npy", values)
    for word in WORDS:
        subprocess.run([MATMUL, "--quantize", word, "w.npy", "-o", "w.gguf"], check=True, capture_output=True)
        found, made = streamk.read_gguf("w.gguf")["weight"], streamk.quantize(values, word)
        assert found.type == word and found.shape == (3, 256)
        assert numpy.array_equal(found.data, made.data), word


def a_transpose_has_the_same_bytes():
    blocks = streamk.quantize(draw(3, 64), "q8_0")
    assert blocks.T.shape == (64, 3) and blocks.T.data is blocks.data and blocks.T.T.shape == (3, 64)
    assert numpy.array_equal(blocks.T.dequantize(), blocks.dequantize().T)
    assert repr(blocks) == "<streamk.Quantized q8_0 3 x 64>"
    again = streamk.Quantized(blocks.data.tobytes(), (3, 64), "q8_0")
    assert numpy.array_equal(again.data, blocks.data)


# ---- products ------------------------------------------------------------------------------------


def products_are_those_of_the_decoded_numbers():
    a, b = integers((5, 256)), integers((256, 4))
    for word in WORDS:
        blocks = streamk.quantize(integers((7, 256)), word)
        decoded = blocks.dequantize().astype("float64")
        for found, wanted in ((streamk.matmul(a, blocks.T), a @ decoded.T), (streamk.matmul(blocks, b), decoded @ b)):
            assert found.dtype == numpy.float32 and numpy.allclose(found, wanted, rtol=1e-5, atol=1e-3), word


def halves_and_batches_are_multiplied():
    blocks = streamk.quantize(integers((2, 3, 64)) * 2, "q8_0")
    a = integers((2, 5, 64), "float16")
    out = numpy.empty((2, 5, 3), numpy.float32)
    wanted = a.astype("float64") @ blocks.dequantize().astype("float64").swapaxes(1, 2)
    streamk.matmul(a, blocks.T, out=out)
    assert numpy.allclose(out, wanted, rtol=1e-2, atol=0.5)
    assert streamk.plan(a, blocks.T, out=out).kernel


def two_quantized_matrices_are_multiplied():
    a, b = streamk.quantize(integers((9, 256)), "q8_0"), streamk.quantize(integers((11, 256)), "q4_K")
    wanted = a.dequantize().astype("float64") @ b.dequantize().astype("float64").T
    found = streamk.matmul(a, b.T)
    assert found.dtype == numpy.float32 and numpy.allclose(found, wanted, rtol=1e-5, atol=1e-3)
    half = streamk.matmul(a, b.T, out=numpy.empty((9, 11), numpy.float16))
    assert numpy.allclose(half, wanted, rtol=1e-2, atol=0.5)
    assert "A decoded to f16" in streamk.plan(a, b.T, out=half).line


def float32_beside_blocks_is_rounded_where_asked():
    a, blocks = RANDOM.normal(size=(9, 256)).astype("float32"), streamk.quantize(integers((11, 256)), "q8_0")
    decoded = blocks.dequantize().astype("float64")
    plain, exact = streamk.matmul(a, blocks.T), a.astype("float64") @ decoded.T
    for word, error in (("f16", 2.0**-11), ("bf16", 2.0**-8)):
        found = streamk.matmul(a, blocks.T, multiplied=word)
        bound = 1.01 * error * (abs(a).astype("float64") @ abs(decoded).T)
        assert found.dtype == numpy.float32 and numpy.all(abs(found - exact) < bound), word
        assert numpy.any(found != plain) and f"A rounded to {word}" in streamk.plan(a, blocks.T, multiplied=word).line
    refuses(streamk.Error, "multiplied is many, must be f16 or bf16", lambda: streamk.plan(a, a.T, multiplied="many"))
    refuses(streamk.Error, "multiplied is bf16, but a.type is f16, which is multiplied as it is",
            lambda: streamk.plan(a.astype("float16"), blocks.T, multiplied="bf16"))


def what_cannot_be_multiplied_is_refused():
    blocks, a = streamk.quantize(draw(4, 64), "q4_0"), integers((3, 64))
    square = streamk.quantize(draw(64, 64), "q4_0")
    refuses(ValueError, "a has 64 columns and b 4 rows", streamk.matmul, a, blocks)
    refuses(ValueError, "b is quantized along the wrong axis", streamk.matmul, a, square)
    refuses(ValueError, "a is quantized along the wrong axis", streamk.matmul, square.T, a.T)
    refuses(TypeError, "out is of int64, which the library does not write",
            lambda: streamk.matmul(blocks, blocks.T, out=numpy.empty((4, 4), "i8")))
    refuses(TypeError, "a is of float64; beside a quantized matrix", streamk.matmul, a.astype("f8"), blocks.T)
    refuses(ValueError, "type is f16, must be q4_0", streamk.quantize, a, "f16")
    refuses(ValueError, "array has rows of 60, must be multiples of 32", streamk.quantize, draw(3, 60), "q4_0")
    refuses(ValueError, "not finite, or too large for q4_0", streamk.quantize, numpy.full((1, 32), numpy.inf), "q4_0")
    refuses(TypeError, "must be matrices of real numbers", streamk.quantize, numpy.ones(32), "q4_0")
    refuses(ValueError, "data has 17 bytes; the shape (1, 32) takes 18", streamk.Quantized, numpy.zeros(17, "u1"),
            (1, 32), "q4_0")


# ---- files ---------------------------------------------------------------------------------------


def tensors_are_read_by_name():
    half, plain = draw(3, 5).astype("<f2"), draw(2, 4)
    blocks = streamk.quantize(draw(2, 64), "q4_0")
    bf16 = numpy.array([0x3F80, 0xC000], "<u2")
    Path("m.gguf").write_bytes(gguf(("h", (3, 5), 1, half.tobytes()), ("f", (2, 2, 2), 0, plain.tobytes()),
                                    ("q", (2, 64), 2, blocks.data.tobytes()), ("b", (2,), 30, bf16.tobytes()),
                                    ("k", (1, 256), 10, bytes(84))))
    found = streamk.read_gguf("m.gguf")
    assert list(found) == ["h", "f", "q", "b", "k"] and len(found) == 5 and "x" not in found
    check_equal(found["h"], half, "float16", "halves")
    check_equal(found["f"], plain.reshape(2, 2, 2), "float32", "floats")
    assert found["q"].shape == (2, 64) and numpy.array_equal(found["q"].data, blocks.data)
    assert found["b"].tolist() == [1.0, -2.0]
    refuses(KeyError, "m.gguf has no tensor x", found.__getitem__, "x")
    refuses(TypeError, "holds k as ggml's type 10", found.__getitem__, "k")


def damaged_files_are_refused():
    whole = gguf(("q", (2, 64), 2, bytes(72)), ("f", (3,), 0, bytes(12)))
    for size in range(0, len(whole) - 192 - 64):  # data, and what aligns it
        Path("m.gguf").write_bytes(whole[:size])
        refuses(ValueError, "m.gguf ", streamk.read_gguf, "m.gguf")
    Path("m.gguf").write_bytes(whole[:-150])
    refuses(ValueError, "is truncated: q takes 72 bytes from ", streamk.read_gguf("m.gguf").__getitem__, "q")
    for at in range(len(whole) - 192):
        damaged = bytearray(whole)
        damaged[at] ^= 0xFF
        Path("m.gguf").write_bytes(damaged)
        try:
            for tensor in streamk.read_gguf("m.gguf").values():
                del tensor
        except (ValueError, TypeError):
            pass


def examples_in_the_docstrings_run():
    found = doctest.testmod(streamk._weights)
    assert found.attempted >= 6 and found.failed == 0, found


CASES = [
    numbers_come_back_close,
    numbers_come_back_close_in_groups,
    codes_and_scales_are_joined,
    what_cannot_be_joined_is_refused,
    bytes_are_those_of_matmul,
    a_transpose_has_the_same_bytes,
    products_are_those_of_the_decoded_numbers,
    halves_and_batches_are_multiplied,
    two_quantized_matrices_are_multiplied,
    float32_beside_blocks_is_rounded_where_asked,
    what_cannot_be_multiplied_is_refused,
    tensors_are_read_by_name,
    damaged_files_are_refused,
    examples_in_the_docstrings_run,
]

sys.exit(run_cases(CASES))
