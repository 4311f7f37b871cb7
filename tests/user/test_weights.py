#!/usr/bin/env python3
"""Runs the built matmul on GGUF and safetensors files: lists, quantizes and multiplies their tensors.

    tests/user/test_weights.py [build/examples/matmul]

Weights are chosen so that their blocks have them exactly, and so every product is equal or wrong. Needs a Vulkan device
and Python's standard library. The last line is the sum: "N passed, N failed, N skipped".
"""

import json
import struct
import sys
from pathlib import Path

from cases import run_cases
from multiplying import check_refused, check_run, make, product, run, write, write_array

# The least and the largest code of formats whose codes are integers, and the bytes of 256 elements
RANGES = {"q4_0": (-8, 7, 144), "q4_1": (0, 15, 160), "q5_0": (-16, 15, 176), "q8_0": (-127, 127, 272),
          "q4_K": (0, 15, 144), "q6_K": (-32, 31, 210), "mxfp4": (0, 0, 136), "nvfp4": (0, 0, 144)}
E2M1 = (6, -6, 4, -4, 3, -3, 2, -2, 1, -1, 0, 0, 6, 4, 1, 3)


def weights(word, rows, columns):
    """Rows of integers that blocks of a type hold exactly: its scale is 1, since each 16 have the first code."""
    least, most, _ = RANGES[word]
    if least == most:
        return [[E2M1[(j + 3 * i * (j % 16 > 0)) % 16] for j in range(columns)] for i in range(rows)]
    if word in ("q4_K", "q6_K"):  # multiples of scales that are 63rds or 127ths of a largest one
        steps = (63, 21, 7, 3) if word == "q4_K" else (127, 127)
        part = 32 if word == "q4_K" else 16
        return [[steps[j // part % len(steps)] *
                 (least, most, least + (5 * i + j) % (most - least + 1))[min(j % part, 2)]
                 for j in range(columns)] for i in range(rows)]
    return [[[least, most, least + (5 * i + 7 * j) % (most - least + 1)][min(j % 16, 2)] for j in range(columns)]
            for i in range(rows)]


def transpose(rows):
    return [list(column) for column in zip(*rows)]


def quantize(word, rows=24, columns=256):
    """w.gguf, and its numbers."""
    values = weights(word, rows, columns)
    write("w.npy", rows, columns, values)
    check_run(["--quantize", word, "w.npy", "-o", "w.gguf"], outputs=[
        f"wrote w.gguf: weight, {rows} x {columns}, {word}, {rows * columns * RANGES[word][2] // 256} bytes; "
        "the errors' root mean square is 0 of the values'"])
    return values


def text(words):
    return struct.pack("<Q", len(words)) + words.encode()


def gguf(*tensors):
    """A file of tensors: name, extents with that of neighbours last, number of type, bytes."""
    head, data = b"GGUF" + struct.pack("<IQQ", 3, len(tensors), 1) + text("general.name") + struct.pack("<I", 8), b""
    head += text("small")
    for name, extents, number, values in tensors:
        head += text(name) + struct.pack(f"<I{len(extents)}QIQ", len(extents), *reversed(extents), number, len(data))
        data += values + bytes(-len(values) % 32)
    return head + bytes(-len(head) % 32) + data


def halves(rows):
    return b"".join(struct.pack(f"<{len(row)}e", *row) for row in rows)


# ---- products ------------------------------------------------------------------------------------


def a_tensor_on_the_right_is_transposed():
    b, a = make(29, 40), make(7, 40, 2)
    Path("m.gguf").write_bytes(gguf(("other", (3,), 0, bytes(12)), ("blk.0.up.weight", (29, 40), 1, halves(b))))
    write("a.npy", 7, 40, a, "<f2")
    check_run(["a.npy", "m.gguf:blk.0.up.weight", "-o", "d.npy", "--check", "--type-d", "f32"], {"descr": "<f4"},
              product(a, transpose(b), 29), ["checked: 203"])


def a_tensor_on_the_left_is_as_it_is():
    a, b = make(29, 40), make(40, 7, 2)
    Path("m.gguf").write_bytes(gguf(("w", (29, 40), 1, halves(a))))
    write("b.npy", 40, 7, b, "<f2")
    check_run(["m.gguf", "b.npy", "-o", "d.npy", "--check"], {"descr": "<f2"}, product(a, b, 7), ["checked: 203"])


def a_tensor_of_a_safetensors_file_is_multiplied():
    b, a = make(29, 40), make(7, 40, 2)
    data = halves(b)
    header = json.dumps({"__metadata__": {"format": "pt"}, "up.weight": {
        "dtype": "F16", "shape": [29, 40], "data_offsets": [0, len(data)]}})
    Path("m.safetensors").write_bytes(text(header) + data)
    write("a.npy", 7, 40, a, "<f2")
    check_run(["a.npy", "m.safetensors:up.weight", "-o", "d.npy", "--check"], {}, product(a, transpose(b), 29))
    check_run(["--list", "m.safetensors"], outputs=[f"up.weight: 29 x 40, f16, {len(data)} bytes\n"])


def safetensors(**tensors):
    """m.safetensors: type, shape, bytes; the names begin with "up."."""
    header, data = {}, b""
    for name, (dtype, shape, values) in tensors.items():
        header[f"up.{name}"] = {"dtype": dtype, "shape": shape, "data_offsets": [len(data), len(data) + len(values)]}
        data += values
    Path("m.safetensors").write_bytes(text(json.dumps(header)) + data)


def pack_codes(rows):
    """Eight codes of 4 bits a word, the first in its lowest bits; 8 is 0."""
    words = [sum((value + 8) << 4 * j for j, value in enumerate(row[i : i + 8]))
             for row in rows for i in range(0, len(row), 8)]
    return struct.pack(f"<{len(words)}I", *words)


def codes_and_scales_of_a_file_are_joined():
    """compressed-tensors, 4 bits, each group and scale type that f16 holds."""
    for group, dtype, scale in ((32, "F16", b"\x00\x38"), (64, "BF16", b"\x00\x3f"), (128, "F16", b"\x00\x38")):
        b, a = make(24, 256), make(5, 256, 2)
        safetensors(weight_packed=("I32", [24, 32], pack_codes(b)),
                    weight_scale=(dtype, [24, 256 // group], scale * (24 * 256 // group)),  # 1/2
                    weight_shape=("I64", [2], struct.pack("<2q", 24, 256)))
        write("a.npy", 5, 256, a)
        check_run(["a.npy", "m.safetensors:up", "-o", "d.npy", "--check", "--alpha", "2"], {},
                  product(a, transpose(b), 24), ["checked: 120"])


def words(rows):
    """Eight numbers of 4 bits a word, the first in its lowest bits."""
    return struct.pack(f"<{sum(map(len, rows)) // 8}I", *(sum(value << 4 * j for j, value in enumerate(row[i : i + 8]))
                                                            for row in rows for i in range(0, len(row), 8)))


def words_of_gptq_and_awq_are_joined():
    """Zeros of 1 to 16, which version 1 stores less 1; scales are 1/2."""
    for group, layout, less in ((32, "gptq", 1), (64, "gptq-v2", 0), (128, "gptq", 1), (128, "awq", 0), (32, "awq", 0)):
        codes = [[(3 * n + 5 * k + n * k) % 16 for k in range(256)] for n in range(24)]
        zeros = [[1 + (n + 3 * g) % (15 + less) for n in range(24)] for g in range(256 // group)]
        b = [[code - zeros[k // group][n] for k, code in enumerate(row)] for n, row in enumerate(codes)]
        stored = [[zero - less for zero in row] for row in zeros]
        if layout == "awq":
            order = [8 * (i // 8) + (0, 2, 4, 6, 1, 3, 5, 7)[i % 8] for i in range(24)]
            packed, shape = words([[codes[n][k] for n in order] for k in range(256)]), [256, 3]
            stored = [[row[n] for n in order] for row in stored]
        else:
            columns = [[codes[n][k : k + 8] for n in range(24)] for k in range(0, 256, 8)]
            packed, shape = words([sum(row, []) for row in columns]), [32, 24]
        safetensors(qweight=("I32", shape, packed), qzeros=("I32", [256 // group, 3], words(stored)),
                    scales=("F16", [256 // group, 24], b"\x00\x38" * (24 * 256 // group)))
        a = make(5, 256, 2)
        write("a.npy", 5, 256, a)
        check_run(["a.npy", "m.safetensors:up", "-o", "d.npy", "--check", "--alpha", "2", "--from", layout], {},
                  product(a, transpose(b), 24), ["checked: 120"])


def e4m3_with_a_scale_for_each_square_is_joined():
    codes = {0: 0x00, 1: 0x38, -1: 0xB8, 2: 0x40, -2: 0xC0, 3: 0x44, -3: 0xC4, 4: 0x48, -4: 0xC8, 5: 0x4A, -5: 0xCA}
    b, a = make(130, 256), make(3, 256, 2)
    safetensors(weight=("F8_E4M3", [130, 256], bytes(codes[value] for row in b for value in row)),
                weight_scale_inv=("F32", [2, 2], struct.pack("<4f", 1, 2, 4, 0.5)))
    scales = ((1, 2), (4, 0.5))
    scaled = [[value * scales[n // 128][k // 128] for k, value in enumerate(row)] for n, row in enumerate(b)]
    write("a.npy", 3, 256, a)
    check_run(["a.npy", "m.safetensors:up.weight", "-o", "d.npy", "--check"], {}, product(a, transpose(scaled), 130))


def a_batch_and_a_bias_may_be_tensors():
    b, a = [make(5, 8, seed) for seed in (1, 2, 3)], [make(4, 8, seed) for seed in (4, 5, 6)]
    bias = [1, -2, 3, 4, 5]
    Path("m.gguf").write_bytes(gguf(("w", (3, 5, 8), 1, b"".join(map(halves, b))),
                                    ("bias", (5,), 0, struct.pack("<5f", *bias))))
    write_array("a.npy", a, "<f2")
    wanted = [[[x + y for x, y in zip(row, bias)] for row in product(left, transpose(right), 5)]
              for left, right in zip(a, b)]
    check_run(["a.npy", "m.gguf:w", "--bias", "m.gguf:bias", "-o", "d.npy", "--check"], {}, wanted)


def lines_of_a_list_name_tensors():
    b = [make(6, 8, seed) for seed in (1, 2)]
    Path("folder").mkdir()
    Path("folder/m.gguf").write_bytes(gguf(*((f"w{i}", (6, 8), 0, b"".join(struct.pack("<8f", *row) for row in rows))
                                             for i, rows in enumerate(b))))
    a = make(3, 8, 3)
    write("folder/a.npy", 3, 8, a)
    Path("folder/list").write_text("a.npy m.gguf:w0 ../d.npy\na.npy m.gguf:w1 -\n")
    check_run(["--group", "folder/list", "--check"], {}, product(a, transpose(b[0]), 6), ["checked: 18 values"])


def blocks_of_every_type_are_multiplied():
    for number, word in enumerate(RANGES):  # in turn on the right and on the left
        w = quantize(word)
        a, b = make(5, 256), make(256, 3, 2)
        write("a.npy", 5, 256, a)
        write("b.npy", 256, 3, b)
        if number % 2 == 0:
            check_run(["a.npy", "w.gguf", "-o", "d.npy", "--check"], {"descr": "<f4"}, product(a, transpose(w), 24))
        else:
            check_run(["w.gguf:weight", "b.npy", "-o", "d.npy", "--check"], {"descr": "<f4"}, product(w, b, 3))


def blocks_are_multiplied_by_halves():
    w = quantize("q8_0", 8, 64)
    a = make(3, 64)
    write("a.npy", 3, 64, a, "<f2")
    check_run(["a.npy", "w.gguf", "-o", "d.npy", "--check", "--type-d", "f32"], {}, product(a, transpose(w), 8))


def floats_are_rounded_beside_blocks():
    w, a, b = quantize("q8_0", 9), make(5, 256), make(256, 3, 2)
    third = [[value / 3 for value in row] for row in a]
    write("a.npy", 5, 256, a)
    write("third.npy", 5, 256, third)
    write("b.npy", 256, 3, b)
    for word in ("f16", "bf16"):
        words = ["-o", "d.npy", "--check", "--verbose", "--multiplied", word]
        check_run(["a.npy", "w.gguf", *words], {}, product(a, transpose(w), 9), [f"A rounded to {word}", "checked: 45"])
        check_run(["w.gguf", "b.npy", *words], {}, product(w, b, 3), [f"B rounded to {word}", "checked: 27"])
        check_run(["third.npy", "w.gguf", *words], {}, outputs=["checked: 45"])
    write("half.npy", 5, 256, a, "<f2")
    check_refused(["half.npy", "w.gguf", "--check", "--multiplied", "bf16"],
                  "multiplied is bf16, but a.type is f16, which is multiplied as it is")


def two_matrices_of_blocks_are_multiplied():
    for left, right, word in (("q8_0", "q5_0", "f32"), ("mxfp4", "q4_K", "f32"), ("mxfp4", "q4_0", "f16")):
        a = quantize(left, 9)
        Path("w.gguf").rename("a.gguf")
        w = quantize(right, 11)
        words = ["a.gguf", "w.gguf", "-o", "d.npy", "--check", "--type-d", word, "--verbose"]
        check_run(words, {}, product(a, transpose(w), 11), [f"A decoded to {word}"])
        check_run([*words, "--packing", "b"], {}, product(a, transpose(w), 11), [f"B decoded to {word}"])


# ---- files ---------------------------------------------------------------------------------------


def tensors_are_listed():
    Path("m.gguf").write_bytes(gguf(("a.weight", (2, 64), 2, bytes(72)), ("b", (2, 3, 4), 0, bytes(96)),
                                    ("c\n", (1, 256), 12, bytes(144)), ("k", (1, 256), 10, b""),
                                    ("one", (), 30, b"ab")))
    assert check_run(["--list", "m.gguf"]) == (
        "a.weight: 2 x 64, q4_0, 72 bytes\nb: 2 x 3 x 4, f32, 96 bytes\nc?: 1 x 256, q4_K, 144 bytes\n"
        "k: 1 x 256, ggml's type 10\none: 1, bf16, 2 bytes\n")


def every_order_and_a_vector_are_quantized():
    values = weights("q8_0", 6, 64)
    write("w.npy", 6, 64, values, "<f8")
    check_run(["--quantize", "q8_0", "w.npy", "-o", "c.gguf"])
    write("w.npy", 6, 64, values, "<f4", fortran=True)
    check_run(["--quantize", "q8_0", "w.npy", "-o", "f.gguf:weight"])
    assert Path("c.gguf").read_bytes() == Path("f.gguf").read_bytes()
    write_array("v.npy", values[0])
    check_run(["--quantize", "q8_0", "v.npy", "-o", "v.gguf:a.b"])
    check_run(["--list", "v.gguf"], outputs=["a.b: 1 x 64, q8_0, 68 bytes\n"])


def a_tensor_is_quantized_again():
    quantize("q4_0", 2, 64)
    check_run(["--quantize", "q8_0", "w.gguf", "-o", "w8.gguf"], outputs=["w8.gguf: weight, 2 x 64, q8_0, 136 bytes"])


# ---- refusals ------------------------------------------------------------------------------------


def refuses_what_cannot_be_quantized():
    write("w.npy", 2, 64, make(2, 64))
    words = ["--quantize", "q4_0", "w.npy"]
    check_refused(words, "a matrix is quantized by --quantize TYPE W.npy -o W.gguf")
    check_refused([*words, "-o", "d.npy"], "-o is d.npy, but what is quantized is written to a file of .gguf")
    check_refused([*words, "-o", "d.gguf", "--check"],
                  "--check is not for matrices that are quantized, which take -o, --types and --from")
    check_refused(["--quantize", "f16", "w.npy", "-o", "d.gguf"], "--quantize is f16, and takes q4_0, q4_1, q5_0, ")
    check_refused(["--quantize", "q4_K", "w.npy", "-o", "d.gguf"],
                  "w.npy is 2 x 64: rows must be multiples of 256 elements, a block of q4_K")
    write("w.npy", 2, 32, [[1] * 32, [1] * 31 + [float("nan")]])
    check_refused([*words, "-o", "d.gguf"], "w.npy has a value in row 1 that is not finite, or too large for q4_0")
    write("w.npy", 1, 32, [[1j] * 32], "<c8")
    check_refused([*words, "-o", "d.gguf"], "a matrix or a vector of real numbers can be quantized")


def refuses_tensors_that_do_not_fit():
    quantize("q4_0", 4, 64)
    write("a.npy", 2, 64, make(2, 64), "<f8")
    words = ["a.npy", "w.gguf", "-o", "d.npy"]
    check_refused(words, "a.npy holds f8 and w.gguf q4_0: the one beside blocks must be f4, f2, bf16 or in blocks")
    check_refused(["w.gguf", "w.gguf", "-o", "d.npy", "--packing", "never"],
                  "packing is never, but a.type and b.type are in blocks, and ")
    write("a.npy", 2, 64, make(2, 64))
    check_refused([*words, "--type-d", "q8_0"], "D would be q8_0; only A or B can be in blocks")
    check_refused([*words, "--residual", "w.gguf"], "D would be q4_0; only A or B can be in blocks")
    check_refused([*words[:2], "-o", "d.gguf"], "-o names a file of weights, but D is written as a NumPy file")
    check_refused(["a.npy", "w.gguf:up", "-o", "d.npy"],
                  "w.gguf has no tensor named up; matmul --list tells which it has")
    check_refused(["a.npy", "none.gguf:up", "-o", "d.npy"], "none.gguf cannot be opened: No such file or directory")
    Path("m.gguf").write_bytes(gguf(("a", (1,), 0, bytes(4)), ("b", (1,), 0, bytes(4))))
    check_refused(["a.npy", "m.gguf", "-o", "d.npy"], "m.gguf has 2 tensors; name one as FILE:NAME")


def refuses_codes_and_scales_that_it_does_not_know():
    write("a.npy", 2, 64, make(2, 64))
    words, name = ["a.npy", "m.safetensors:up", "-o", "d.npy"], "m.safetensors has up "
    safetensors(qweight=("I32", [8, 8], bytes(256)))
    check_refused(words, f"{name}as words of GPTQ or AWQ: --from tells which")
    check_refused([*words, "--from", "awq"], "m.safetensors has no tensor named up.qzeros")
    check_refused(["a.npy", "a.npy", "-o", "d.npy", "--from", "awq"],
                  "--from is given, but no file has a layer of codes in words")
    layer = {"qweight": ("I32", [8, 8], bytes(256)), "qzeros": ("I32", [4, 1], bytes(16))}
    safetensors(**layer, scales=("F16", [4, 8], bytes(64)))
    check_refused([*words, "--from", "gptq"], f"{name}in groups of 16 inputs; those of 32, 64 and 128 are understood")
    layer["qzeros"] = ("I32", [2, 1], bytes(8))
    safetensors(**layer, scales=("F32", [2, 8], struct.pack("<16f", *[0.1] * 16)))
    check_refused([*words, "--from", "gptq"], f"{name}with a scale that f16 does not hold, as blocks have it")
    order = ("I32", [64], struct.pack("<64i", *(1 - k // 32 for k in range(64))))
    safetensors(**layer, scales=("F16", [2, 8], bytes(32)), g_idx=order)
    check_refused([*words, "--from", "gptq-v2"], f"{name}with a g_idx that permutes its inputs")
    safetensors(**layer, scales=("F16", [2, 16], bytes(64)))
    check_refused([*words, "--from", "gptq"], f"{name}whose codes, zeros and scales do not fit each other")
    codes = ("I32", [2, 8], bytes(64))
    safetensors(weight_packed=codes, weight_scale=("F16", [2, 4], bytes(16)))
    check_refused(words, f"{name}in groups of 16 inputs; those of 32, 64 and 128 are understood")
    safetensors(weight_packed=codes, weight_scale=("F32", [2, 1], struct.pack("<2f", 1, 0.1)))
    check_refused(words, f"{name}with a scale that f16 does not hold, as blocks have it")
    safetensors(weight_packed=codes, weight_scale=("F16", [3, 1], bytes(6)))
    check_refused(words, f"{name}with codes and scales of other types or shapes than s32 and floats")
    safetensors(weight_packed=codes, weight_scale=("F16", [2, 1], bytes(4)), weight_zero_point=codes)
    check_refused(words, f"{name}with zero points, whose order is not understood")
    safetensors(weight_packed=codes, weight_scale=("F16", [2, 1], bytes(4)), weight_g_idx=codes)
    check_refused(words, f"{name}with a weight_g_idx that permutes its inputs")
    scale = ("F16", [2, 1], bytes(4))
    for dtype, form in (("I64", "<2q"), ("I32", "<2i")):
        safetensors(weight_packed=codes, weight_scale=scale, weight_shape=(dtype, [2], struct.pack(form, 2, 60)))
        check_refused(words, f"{name}of 2 x 64, but its weight_shape is 2 x 60")
    shape = struct.pack("<2q", 2, 64 + (1 << 32))
    safetensors(weight_packed=codes, weight_scale=scale, weight_shape=("I64", [2], shape))
    check_refused(words, f"{name}of 2 x 64, but its weight_shape is 2 x 4294967360")
    safetensors(weight_packed=codes, weight_scale=scale, weight_shape=("I64", [1], bytes(8)))
    check_refused(words, f"{name}with a weight_shape that is not two integers of 32 or 64 bits")
    for dtype, word in (("F8_E4M3", "e4m3"), ("F8_E5M2", "e5m2")):
        safetensors(weight=(dtype, [2, 64], bytes(128)), weight_scale=("F32", [1], bytes(4)))
        check_refused(["a.npy", "m.safetensors:up.weight", "-o", "d.npy"],
                      f"m.safetensors has up.weight of {word} without scales: a weight_scale_inv, of one for each "
                      "128 x 128 of e4m3, is understood")
    safetensors(weight=("F8_E4M3", [2, 64], bytes(128)), weight_scale_inv=("F32", [1, 1], bytes(4)))
    check_refused(["a.npy", "m.safetensors:up.weight", "-o", "d.npy"],
                  "m.safetensors has up.weight of 2 x 64, with 1 x 1 scales: there must be one for each 128 x 128, and "
                  "whole ones of inputs")
    safetensors(weight=("F8_E4M3", [2, 128], bytes(256)), weight_scale_inv=("F16", [1, 1], bytes(2)))
    check_refused(["a.npy", "m.safetensors:up.weight", "-o", "d.npy"],
                  "up.weight with codes and scales of other types or shapes than e4m3 and f32")
    check_refused(["--quantize", "q4_g32", "a.npy", "-o", "d.gguf"], "--quantize is q4_g32, and takes q4_0, q4_1, ")


def refuses_damaged_files():
    whole = gguf(("a", (2, 64), 2, bytes(72)))
    write("a.npy", 2, 64, make(2, 64))
    for size in (0, 3, 20, 60):
        Path("m.gguf").write_bytes(whole[:size])
        code, _, err = run("--list", "m.gguf")
        assert code == 2 and err.count("\n") == 1 and err.startswith("matmul: m.gguf is "), err
    Path("m.gguf").write_bytes(whole[:-40])
    check_refused(["a.npy", "m.gguf:a", "-o", "d.npy"], "m.gguf is truncated: a takes 72 bytes from ")
    check_refused(["--list", "m.gguf", "a.npy"], "--list FILE tells the tensors of one file, and takes no others")
    check_refused(["--list", "m.gguf", "--time"], "--time is not for files that are listed, which take no other option")


CASES = [
    a_tensor_on_the_right_is_transposed,
    a_tensor_on_the_left_is_as_it_is,
    a_tensor_of_a_safetensors_file_is_multiplied,
    codes_and_scales_of_a_file_are_joined,
    words_of_gptq_and_awq_are_joined,
    e4m3_with_a_scale_for_each_square_is_joined,
    a_batch_and_a_bias_may_be_tensors,
    lines_of_a_list_name_tensors,
    blocks_of_every_type_are_multiplied,
    blocks_are_multiplied_by_halves,
    floats_are_rounded_beside_blocks,
    two_matrices_of_blocks_are_multiplied,
    tensors_are_listed,
    every_order_and_a_vector_are_quantized,
    a_tensor_is_quantized_again,
    refuses_what_cannot_be_quantized,
    refuses_tensors_that_do_not_fit,
    refuses_codes_and_scales_that_it_does_not_know,
    refuses_damaged_files,
]

sys.exit(run_cases(CASES))
