#!/usr/bin/env python3
"""Converts layers of GPTQ, AWQ and nf4 by the built convert, and decodes the blocks that it writes.

    tests/user/test_convert.py [build/examples/convert_weights]

Needs Python's standard library alone. The last line is the sum: "N passed, N failed, N skipped".
"""

import json
import os
import random
import struct
import subprocess
import sys
from pathlib import Path

from cases import run_cases

CONVERT = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else "build/examples/convert_weights")
N, K, GROUP = 16, 128, 64
AWQ_ORDER = (0, 2, 4, 6, 1, 3, 5, 7)  # the output that is in bits 4 i of a word
RANDOM = random.Random(5)


def half(value):
    return struct.unpack("<e", struct.pack("<e", value))[0]


def safetensors(name, **tensors):
    """A file of tensors: type, shape, bytes."""
    header, data = {"__metadata__": {"format": "pt"}}, b""
    for part, (dtype, shape, values) in tensors.items():
        header[f"{name}.{part.replace('_absmax', '.absmax')}"] = {
            "dtype": dtype, "shape": shape, "data_offsets": [len(data), len(data) + len(values)]}
        data += values
    text = json.dumps(header).encode()
    Path("m.safetensors").write_bytes(struct.pack("<Q", len(text)) + text + data)


def draw(zero=None):
    """Codes by output and input, and scales and zeros by group and output."""
    codes = [[RANDOM.randrange(16) for _ in range(K)] for _ in range(N)]
    scales = [[half(RANDOM.uniform(0.01, 0.1)) for _ in range(N)] for _ in range(K // GROUP)]
    zeros = [[RANDOM.randrange(1, 16) if zero is None else zero for _ in range(N)] for _ in range(K // GROUP)]
    return codes, scales, zeros


def weigh(codes, scales, zeros):
    return [[scales[k // GROUP][n] * (codes[n][k] - zeros[k // GROUP][n]) for k in range(K)] for n in range(N)]


def words(rows):
    """Eight numbers of 4 bits a word, the first in its lowest bits."""
    found = []
    for row in rows:
        for i in range(0, len(row), 8):
            found.append(sum((value & 15) << 4 * j for j, value in enumerate(row[i : i + 8])))
    return struct.pack(f"<{len(found)}I", *found)


def gptq(codes, scales, zeros, less, **more):
    packed = b"".join(struct.pack("<I", sum(codes[n][k + i] << 4 * i for i in range(8)))
                      for k in range(0, K, 8) for n in range(N))
    stored = [[zero - less for zero in row] for row in zeros]
    safetensors("up", qweight=("I32", [K // 8, N], packed), qzeros=("I32", [K // GROUP, N // 8], words(stored)),
                scales=("F16", [K // GROUP, N], b"".join(struct.pack(f"<{N}e", *row) for row in scales)), **more)


def awq(codes, scales, zeros):
    def shuffle(row):
        return [row[i // 8 * 8 + AWQ_ORDER[i % 8]] for i in range(len(row))]
    safetensors("up", qweight=("I32", [K, N // 8], words(shuffle([codes[n][k] for n in range(N)]) for k in range(K))),
                qzeros=("I32", [K // GROUP, N // 8], words(map(shuffle, zeros))),
                scales=("F16", [K // GROUP, N], b"".join(struct.pack(f"<{N}e", *row) for row in scales)))


def read_blocks(kind):
    """The numbers of w.gguf, whose tensor has this type."""
    size, number, first = {"q4_0": (18, 2, 2), "q4_1": (20, 3, 4), "q8_0": (34, 8, 2)}[kind]
    data = Path("w.gguf").read_bytes()
    assert data[:24] == b"GGUF" + struct.pack("<IQQ", 3, 1, 0)
    length = struct.unpack_from("<Q", data, 24)[0]
    at = 32 + length
    assert struct.unpack_from("<IQQIQ", data, at) == (2, K, N, number, 0)
    begin = (at + 32 + 31) // 32 * 32
    numbers = []
    for block in (data[i : i + size] for i in range(begin, len(data), size)):
        d, m = struct.unpack("<2e", block[:4])
        if kind == "q8_0":
            numbers += [d * q for q in struct.unpack("<32b", block[2:])]
            continue
        codes = [byte & 15 for byte in block[first:]] + [byte >> 4 for byte in block[first:]]
        numbers += [d * (q - 8) if kind == "q4_0" else d * q + m for q in codes]
    return [numbers[i : i + K] for i in range(0, len(numbers), K)]


def run(*given):
    done = subprocess.run([CONVERT, *given], capture_output=True, text=True, timeout=100)
    return done.returncode, done.stdout, done.stderr


def convert(layout, kind, *more):
    code, out, err = run("m.safetensors:up", "--from", layout, "-o", "w.gguf:up.weight", *more)
    assert code == 0 and f"wrote w.gguf: up.weight, {N} x {K}, {kind}; " in out, out + err
    return read_blocks(kind)


def refuses(sentence, *given):
    code, out, err = run(*given)
    assert code == 2 and sentence in err and err.count("\n") == 1, (sentence, out, err)
    assert not Path("w.gguf").exists()


def check_close(found, wanted, share):
    largest = max(abs(x) for row in wanted for x in row)
    worst = max(abs(x - y) for row, other in zip(found, wanted) for x, y in zip(row, other))
    assert worst <= share * largest, (worst, largest)


# ---- cases ---------------------------------------------------------------------------------------


def zeros_of_8_are_exact():
    layer = draw(8)
    for layout, make in (("gptq", lambda: gptq(*layer, 1)), ("gptq-v2", lambda: gptq(*layer, 0)),
                         ("awq", lambda: awq(*layer))):
        make()
        assert convert(layout, "q4_0") == weigh(*layer), layout


def other_zeros_are_close():
    layer = draw()
    for layout, make in (("gptq", lambda: gptq(*layer, 1)), ("gptq-v2", lambda: gptq(*layer, 0)),
                         ("awq", lambda: awq(*layer))):
        make()
        check_close(convert(layout, "q4_1"), weigh(*layer), 2.0**-10)


def nf4_is_close():
    codes = [[RANDOM.randrange(16) for _ in range(K)] for _ in range(N)]
    scales = [RANDOM.uniform(0.5, 1.0) for _ in range(N * K // 64)]
    flat = [code for row in codes for code in row]
    packed = bytes(high << 4 | low for high, low in zip(flat[::2], flat[1::2]))
    safetensors("up", weight=("U8", [N * K // 2, 1], packed),
                weight_absmax=("F32", [len(scales)], struct.pack(f"<{len(scales)}f", *scales)))
    levels = (-1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635,
              -0.18477343022823334, -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725,
              0.24611230194568634, 0.33791524171829224, 0.44070982933044434, 0.5626170039176941, 0.7229568362236023,
              1.0)
    wanted = [[levels[code] * scales[(n * K + k) // 64] for k, code in enumerate(row)] for n, row in enumerate(codes)]
    check_close(convert("nf4", "q8_0", "--rows", str(N)), wanted, 1 / 250)


def inputs_in_order_may_have_a_g_idx():
    layer = draw(8)
    order = [k // GROUP for k in range(K)]
    gptq(*layer, 1, g_idx=("I32", [K], struct.pack(f"<{K}i", *order)))
    assert convert("gptq", "q4_0") == weigh(*layer)
    order[3] = 1
    gptq(*layer, 1, g_idx=("I32", [K], struct.pack(f"<{K}i", *order)))
    Path("w.gguf").unlink()
    refuses("m.safetensors has up with a g_idx that permutes its inputs (act-order)", "m.safetensors:up", "--from",
            "gptq", "-o", "w.gguf")


def what_does_not_fit_is_refused():
    layer = draw(8)
    gptq(*layer, 1)
    words_of = ("m.safetensors:up", "-o", "w.gguf", "--from")
    refuses("m.safetensors has no tensor named up.weight", *words_of, "nf4", "--rows", "16")
    refuses("whose codes, zeros and scales do not fit each other", *words_of, "awq")
    refuses("--from LAYOUT and -o W.gguf are needed", "m.safetensors:up", "-o", "w.gguf")
    refuses("--from LAYOUT and -o W.gguf are needed", "m.safetensors:up", "-o", "w.npy", "--from", "gptq")
    layer[1][0][0] = float("inf")
    gptq(*layer, 1)
    refuses("a scale of the layer is infinite in f16, or not a number", *words_of, "gptq")
    safetensors("up", weight=("U8", [64, 1], bytes(64)), weight_absmax=("U8", [2], bytes(2)))
    refuses("with an absmax that is quantized itself", *words_of, "nf4", "--rows", "1")
    refuses("none.safetensors cannot be opened", "none.safetensors:up", *words_of[1:], "gptq")


def damaged_files_are_refused():
    gptq(*draw(8), 1)
    whole = Path("m.safetensors").read_bytes()
    for size in (4, 8, 100, len(whole) - 1):
        Path("m.safetensors").write_bytes(whole[:size])
        refuses("m.safetensors is ", "m.safetensors:up", "--from", "gptq", "-o", "w.gguf")


CASES = [
    zeros_of_8_are_exact,
    other_zeros_are_close,
    nf4_is_close,
    inputs_in_order_may_have_a_g_idx,
    what_does_not_fit_is_refused,
    damaged_files_are_refused,
]

sys.exit(run_cases(CASES))
