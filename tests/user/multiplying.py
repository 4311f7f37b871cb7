"""Runs matmul on small .npy files, and compares what it writes, says and leaves behind.

Values are small integers: every sum is exact, so a result is equal or wrong.
"""

import math
import os
import struct
import subprocess
import sys
from pathlib import Path

from cases import Skip

MATMUL = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else "build/examples/matmul")


# ---- matrices and files --------------------------------------------------------------------------


def make(rows, columns, seed=1):
    """Rows of integers from -5 to 5."""
    return [[(7 * i + 3 * j + seed) * 5 % 11 - 5 for j in range(columns)] for i in range(rows)]


def product(a, b, columns, alpha=1, beta=0, c=None):
    """alpha A B + beta C."""
    return [
        [
            alpha * sum(x * b[k][j] for k, x in enumerate(row)) + (beta * c[i][j] if c else 0)
            for j in range(columns)
        ]
        for i, row in enumerate(a)
    ]


# Of Python's struct, for a part of an element.
CODES = {"f2": "e", "f4": "f", "f8": "d", "c8": "f", "c16": "d", "i1": "b", "u1": "B", "u2": "H", "V2": "H",
         "i4": "i", "u4": "I", "i8": "q"}


def npy_bytes(rows, columns, values, dtype="<f4", fortran=False, version=1, shape=None):
    """A .npy file; values are lists of rows. A shape is what the header claims instead."""
    if fortran:
        flat = [values[i][j] for j in range(columns) for i in range(rows)]
    else:
        flat = [x for row in values for x in row]
    shape = (rows, columns) if shape is None else shape
    header = f"{{'descr': '{dtype}', 'fortran_order': {fortran}, 'shape': {shape}, }}\n"
    length = struct.pack("<H" if version == 1 else "<I", len(header))
    if dtype[1] == "c":
        flat = [part for x in flat for part in (complex(x).real, complex(x).imag)]
    order = dtype[0].replace("|", "<")
    data = struct.pack(f"{order}{len(flat)}{CODES[dtype[1:]]}", *flat)
    return b"\x93NUMPY" + bytes([version, 0]) + length + header.encode() + data


def nest(flat, shape):
    """Lists of lists, or the number where there is no dimension."""
    if not shape:
        return flat[0]
    step = len(flat) // shape[0] if shape[0] else 0
    return [nest(flat[i * step : (i + 1) * step], shape[1:]) for i in range(shape[0])]


def write_array(name, values, dtype="<f4", fortran=False):
    """A file of numbers in lists of lists, or of one number."""
    shape, flat = [], values
    while isinstance(flat, list):
        shape.append(len(flat))
        flat = flat[0]
    flat = [values]
    for _ in shape:
        flat = [x for part in flat for x in part]
    write(name, 1, len(flat), [flat], dtype, fortran, shape=tuple(shape))


def write(name, *args, **kwargs):
    with open(name, "wb") as file:
        file.write(npy_bytes(*args, **kwargs))


def read(name):
    """Header text and values as lists of rows."""
    return parse(Path(name).read_bytes())


def parse(data):
    """The same of a file's bytes."""
    assert data[:8] == b"\x93NUMPY\x01\x00", "it is not a .npy file of version 1.0"
    begin = 10 + struct.unpack("<H", data[8:10])[0]
    header = eval(data[10:begin])  # what matmul wrote a moment ago
    dtype = header["descr"][1:]
    parts = 2 if dtype[0] == "c" else 1
    flat = struct.unpack(f"<{parts * math.prod(header['shape'])}{CODES[dtype]}", data[begin:])
    flat = [complex(*pair) for pair in zip(flat[::2], flat[1::2])] if parts == 2 else flat
    if len(header["shape"]) != 2:
        return header, nest(list(flat), header["shape"])
    rows, columns = header["shape"]
    if header["fortran_order"]:
        return header, [[flat[j * rows + i] for j in range(columns)] for i in range(rows)]
    return header, [list(flat[i * columns : (i + 1) * columns]) for i in range(rows)]


def run(*words):
    """Exit code, and what it said on both streams."""
    done = subprocess.run([MATMUL, *map(str, words)], capture_output=True, text=True, timeout=200)
    return done.returncode, done.stdout, done.stderr


def check_run(words, header=None, values=None, outputs=()):
    """A run that succeeds, writes d.npy, and says each of `outputs`."""
    code, out, err = run(*words)
    if code == 1 and "cannot run a kernel" in err:  # SwiftShader has no halves
        raise Skip(err.strip())
    assert code == 0, f"{words}: exit code {code}: {out}{err}"
    for text in outputs:
        assert text in out, f"{words}: it does not say {text!r}: {out}"
    if values is not None:
        found, result = read("d.npy")
        for key, value in (header or {}).items():
            assert found[key] == value, f"{words}: {key} is {found[key]}"
        assert result == values, f"{words}: wrong values, {out}"
    return out


def check_refused(words, sentence, code=2):
    """A run that is refused: exit code, sentence, and no file that was not there before."""
    before = sorted(os.listdir())
    found, out, err = run(*words)
    assert found == code, f"{words}: exit code {found}: {out}{err}"
    assert sentence in err, f"{words}: it says {err!r}"
    assert err.startswith(("matmul: ", "streamk: ")) and err.count("\n") == 1, f"not one sentence: {err!r}"
    assert sorted(os.listdir()) == before, f"{words}: left behind: {sorted(set(os.listdir()) - set(before))}"
