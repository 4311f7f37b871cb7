#!/usr/bin/env python3
"""Runs the built matmul on batches, vectors, all types, and with all parts of the epilogue.

    tests/user/test_matmul_operands.py [build/examples/matmul]

Needs a Vulkan device and Python's standard library, not NumPy. The last line is the sum: "N passed, N failed,
N skipped".
"""

import json
import math
import os
import struct
import subprocess
import sys

from cases import run_cases
from multiplying import MATMUL, check_refused, check_run, make, parse, product, read, run, write_array

PAIR = ["a.npy", "b.npy", "-o", "d.npy", "--check"]


def check(words, values, header=None, outputs=()):
    """As check_run, of any shape; values are nested lists, or a number."""
    check_run([*PAIR, *words], None, None, ["checked: ", *outputs])
    found, result = read("d.npy")
    assert result == values, f"{words}: {result} instead of {values}"
    for key, value in (header or {}).items():
        assert found[key] == value, f"{words}: {key} is {found[key]}"
    os.remove("d.npy")


# ---- batches and vectors -------------------------------------------------------------------------


def multiplies_batches():
    a, b = [make(17, 20, s) for s in range(3)], [make(20, 35, s + 7) for s in range(3)]
    write_array("a.npy", a)
    write_array("b.npy", b)
    expected = [product(x, y, 35) for x, y in zip(a, b)]
    check([], expected, {"shape": (3, 17, 35)}, ["checked: 1785 values"])
    write_array("b.npy", b[0])
    check([], [product(x, b[0], 35) for x in a], {"shape": (3, 17, 35)})
    write_array("b.npy", b)
    write_array("a.npy", [a[1]])
    check([], [product(a[1], y, 35) for y in b], {"shape": (3, 17, 35)})
    write_array("a.npy", a[1], fortran=False)
    c = [make(17, 35, s + 2) for s in range(3)]
    write_array("c.npy", c)
    check(["--c", "c.npy", "--beta=2"], [product(a[1], y, 35, 1, 2, z) for y, z in zip(b, c)])
    write_array("c.npy", c[0])
    check(["--c", "c.npy", "--residual", "c.npy"], [product(a[1], y, 35, 1, 2, c[0]) for y in b])


def multiplies_vectors_as_numpy_does():
    matrix, row, column = make(20, 35), make(1, 20, 3)[0], make(1, 35, 4)[0]
    write_array("a.npy", row)
    write_array("b.npy", matrix)
    along = product([row], matrix, 35)[0]
    check([], along, {"shape": (35,)}, ["wrote d.npy: 35, f4"])
    write_array("c.npy", make(1, 35, 5)[0])
    check(["--c", "c.npy", "--bias", "c.npy"], [x + 2 * y for x, y in zip(along, make(1, 35, 5)[0])])
    write_array("b.npy", [matrix, make(20, 35, 2)])
    check([], [along, product([row], make(20, 35, 2), 35)[0]], {"shape": (2, 35)})
    write_array("c.npy", make(2, 35, 6))
    check(["--c", "c.npy"], [[x + y for x, y in zip(*z)] for z in
                             zip([along, product([row], make(20, 35, 2), 35)[0]], make(2, 35, 6))])
    write_array("a.npy", matrix)
    write_array("b.npy", column)
    down = [sum(x * y for x, y in zip(line, column)) for line in matrix]
    check([], down, {"shape": (20,)})
    write_array("bias.npy", row)
    check(["--bias", "bias.npy", "--scale-m", "bias.npy"], [x * y + y for x, y in zip(down, row)])
    write_array("a.npy", column)
    check([], sum(x * x for x in column), {"shape": ()})


def multiplies_batches_without_elements():
    write_array("empty.npy", make(4, 5))
    for shape, expected in (((0, 4, 5), (0, 4, 3)), ((2, 0, 5), (2, 0, 3)), ((2, 4, 0), None)):
        size = 4 * math.prod(shape)
        header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': {shape}, }}\n".encode()
        with open("a.npy", "wb") as file:
            file.write(b"\x93NUMPY\1\0" + struct.pack("<H", len(header)) + header + bytes(size))
        write_array("b.npy", make(5, 3))
        if expected:
            check_run(PAIR)
            assert read("d.npy")[0]["shape"] == expected
        else:
            check_refused(PAIR, "the 0 columns of A must be the 5 rows of B")


def refuses_shapes_that_do_not_fit():
    write_array("a.npy", [make(3, 4), make(3, 4)])
    write_array("b.npy", [make(4, 5)] * 3)
    check_refused(PAIR, "a.npy is 2 x 3 x 4 and b.npy is 3 x 4 x 5: both must be batches of as many matrices, or one")
    write_array("b.npy", [make(4, 5)] * 2)
    check_refused([*PAIR, "--layout-d", "col-major"], "--layout-d is col-major, but D is no matrix")
    write_array("c.npy", make(3, 4))
    check_refused([*PAIR, "--c", "c.npy"], "c.npy is 3 x 4: C must be 2 x 3 x 5, as A B is")
    check_refused([*PAIR, "--residual", "c.npy"], "c.npy is 3 x 4: the residual must be 2 x 3 x 5, as A B is")
    check_refused([*PAIR, "--bias", "c.npy"], "c.npy is 3 x 4: bias must be 5, as B has columns")
    check_refused([*PAIR, "--scale-m", "c.npy"], "c.npy is 3 x 4: scale-m must be 3, as D has rows")
    write_array("c.npy", make(1, 5)[0], "<f8")
    check_refused([*PAIR, "--scale-n", "c.npy"], "c.npy holds f8: scale-n must be f4")
    write_array("c.npy", 7)
    check_refused(["c.npy", *PAIR[1:]], "c.npy has 0 dimensions; a vector has 1")
    write_array("c.npy", [make(4, 5)] * 2, fortran=True)
    check_refused(["a.npy", "c.npy", *PAIR[2:]], "c.npy is a batch in Fortran order")
    with open("g.txt", "w", encoding="utf-8") as file:
        file.write("a.npy b.npy d.npy")
    check_refused(["--group", "g.txt"], "g.txt:1: a batch of matrices cannot be a line of a list")


# ---- types ---------------------------------------------------------------------------------------


def to_bf16(value):
    """Exact for the values of these tests."""
    return struct.unpack("<I", struct.pack("<f", value))[0] >> 16


def to_float8(value, mantissa, bias):
    """Small integers, as they are: no exponent is out of range."""
    if value == 0:
        return 0
    fraction, exponent = math.frexp(abs(value))
    digits = int(fraction * 2 ** (mantissa + 1)) - 2**mantissa
    return (128 if value < 0 else 0) | (exponent - 1 + bias) << mantissa | digits


def map_rows(function, rows):
    return [[function(x) for x in row] for row in rows]


def multiplies_every_type_of_numpy():
    a, b = make(24, 40), make(40, 33, 2)
    expected = product(a, b, 33)
    for dtype, descr in (("<f8", "<f8"), ("|i1", "<i4"), ("<f2", "<f2"), ("<f4", "<f4")):
        write_array("a.npy", a, dtype)
        write_array("b.npy", b, dtype)
        check([], expected, {"descr": descr})
    write_array("a.npy", a, "|i1")
    write_array("b.npy", b, "|i1")
    for word, descr in (("f32", "<f4"), ("f16", "<f2")):
        check(["--type-d", word], expected, {"descr": descr})
    positive = map_rows(abs, a), map_rows(abs, b)
    write_array("a.npy", positive[0], "|u1")
    write_array("b.npy", positive[1], "|u1")
    check([], product(*positive, 33), {"descr": "<u4"})
    check_refused([*PAIR, "--type-d", "bf16"], "no kernel takes u8 inputs and bf16 D")


def multiplies_types_that_numpy_lacks():
    a, b = make(24, 40), make(40, 33, 2)
    expected = product(a, b, 33)
    ways = (("bf16", "<u2", to_bf16), ("bf16", "<V2", to_bf16), ("e4m3", "|u1", lambda x: to_float8(x, 3, 7)),
            ("e5m2", "|u1", lambda x: to_float8(x, 2, 15)))
    for word, dtype, convert in ways:
        integers = (-2, -1, 0, 1, 2, 3)  # e5m2 has two bits behind the first one
        left, right = ([[integers[int(x) % 6] for x in row] for row in rows] for rows in (a, b))
        write_array("a.npy", map_rows(convert, left), dtype)
        write_array("b.npy", map_rows(convert, right), dtype)
        expected = product(left, right, 33)
        check(["--types", word, "--type-d", "f32"], expected, {"descr": "<f4"})
        if word == "bf16":
            check(["--types", word], map_rows(to_bf16, expected), {"descr": "<u2"})
        else:
            check(["--types", word], expected, {"descr": "<f4"})
    write_array("a.npy", map_rows(to_bf16, a), "<u2")
    check_refused(PAIR, "a.npy holds elements of type <u2; matmul takes")


def sums_in_halves_where_asked():
    a, b = make(24, 40), make(40, 33, 2)
    write_array("a.npy", a, "<f2")
    write_array("b.npy", b, "<f2")
    check(["--accumulator", "f16"], product(a, b, 33), {"descr": "<f2"})


# ---- epilogues and terms -------------------------------------------------------------------------


def computes_every_part_of_the_epilogue():
    a, b, c = make(24, 40), make(40, 33, 2), make(24, 33, 3)
    rows, columns = make(1, 24, 4)[0], make(1, 33, 5)[0]
    for name, values in (("a", a), ("b", b), ("c", c), ("m", rows), ("n", columns), ("tall", [[x] for x in rows]),
                         ("wide", [columns])):
        write_array(f"{name}.npy", values)
    ab = product(a, b, 33)
    for name in ("n", "wide"):
        check(["--bias", f"{name}.npy"], [[x + y for x, y in zip(row, columns)] for row in ab])
    check(["--bias", "tall.npy"], [[x + y for x in row] for row, y in zip(ab, rows)])
    check(["--activation", "relu"], map_rows(lambda x: max(x, 0), ab))
    check(["--clamp-min=-9", "--clamp-max", "20"], map_rows(lambda x: min(max(x, -9), 20), ab))
    check(["--clamp-max", "20", "--residual", "c.npy"],
          [[min(x, 20) + y for x, y in zip(*both)] for both in zip(ab, c)])
    words = ["--alpha=2", "--c", "c.npy", "--beta=-3", "--scale-m", "m.npy", "--scale-n", "n.npy", "--bias", "n.npy",
             "--activation", "relu", "--clamp-max", "500", "--residual", "c.npy"]
    expected = [[min(max(rows[i] * y * 2 * ab[i][j] - 3 * c[i][j] + y, 0), 500) + c[i][j]
                 for j, y in enumerate(columns)] for i in range(24)]
    check(words, expected)
    check([*words, "--decomposition", "stream-k", "--workers", "7"], expected)
    refusal = "--activation is step, and takes one of none, relu, "
    check_refused([*PAIR, "--activation", "step"], refusal)
    for name in run(*PAIR, "--activation", "step")[2].partition(refusal)[2].split():
        name = name.strip(",")
        check_run([*PAIR, "--activation", name], None, None, ["checked: 792 values"])
        assert read("d.npy")[1] != ab, f"{name} changes nothing"
        os.remove("d.npy")
    check_refused([*PAIR, "--clamp-min", "2", "--clamp-max", "1"], "--clamp-min is larger than --clamp-max")


def makes_gates():
    a, b, columns = make(24, 40), make(40, 34, 2), make(1, 34, 5)[0]
    for name, values in (("a", a), ("b", b), ("n", columns)):
        write_array(f"{name}.npy", values)
    sums = product(a, b, 34)
    check(["--gate"], [[x * y for x, y in zip(row[::2], row[1::2])] for row in sums], {"shape": (24, 17)})
    shifted = [[x + y for x, y in zip(row, columns)] for row in sums]
    check(["--gate", "--activation", "relu", "--bias", "n.npy"],
          [[max(x, 0) * y for x, y in zip(row[::2], row[1::2])] for row in shifted])
    check_run([*PAIR, "--gate", "--activation", "silu"], None, None, ["checked: 408 values"])
    os.remove("d.npy")
    check_refused([*PAIR, "--gate", "--alpha", "2"], "gate is interleaved, but epilogue is set")
    write_array("b.npy", make(40, 33))
    check_refused([*PAIR, "--gate"], "b.npy is 40 x 33, but with --gate pairs of columns of B make one of D")


def multiplies_two_terms():
    a, b, c, d = make(17, 20), make(20, 35, 2), make(17, 20, 3), make(20, 35, 4)
    for name, values in (("a", a), ("b", b), ("c", c), ("e", d)):
        write_array(f"{name}.npy", values)
    sums = [[x + y for x, y in zip(*both)] for both in zip(product(a, b, 35), product(c, d, 35))]
    check(["--second-a", "c.npy", "--second-b", "e.npy"], sums)
    check_refused([*PAIR, "--second-a", "c.npy"], "both are needed, or none")
    check_refused([*PAIR, "--second-a", "e.npy", "--second-b", "c.npy"], "the 35 columns of A2 must be the 17 rows")
    write_array("e.npy", make(20, 36))
    check_refused([*PAIR, "--second-a", "c.npy", "--second-b", "e.npy"], "20 x 36: B2 must be 20 x 35, as B is")


# ---- what it says --------------------------------------------------------------------------------


def writes_d_to_standard_output():
    write_array("a.npy", make(3, 4))
    write_array("b.npy", make(4, 5, 2))
    done = subprocess.run([MATMUL, "a.npy", "b.npy", "-o", "-", "--check"], capture_output=True, timeout=200)
    assert done.returncode == 0 and parse(done.stdout)[1] == product(make(3, 4), make(4, 5, 2), 5), done
    assert b"checked: 15 values" in done.stderr and not os.path.exists("-"), done
    done = subprocess.run([MATMUL, "a.npy", "b.npy", "-o", "-", "--json"], capture_output=True, timeout=200)
    assert parse(done.stdout)[0]["shape"] == (3, 5) and json.loads(done.stderr)["products"][0]["d"] == "-", done


def tells_json():
    write_array("a.npy", [make(3, 4)] * 2, "<f4")
    write_array("b.npy", make(4, 5, 2))
    code, out, err = run(*PAIR, "--time", "--verbose", "--json")
    assert code == 0, err
    found = json.loads(out)
    assert set(found) == {"device", "plan", "time", "products"}, found
    assert found["plan"].startswith("3x5x4 batch 2: --kernel gemm_f32") and found["time"]["runs"] >= 3, found
    wanted = {"a": "a.npy", "b": "b.npy", "d": "d.npy", "shape": [2, 3, 5], "type": "f32", "right": True,
              "checked": 30, "wrong": 0, "worst": 0}
    assert found["products"] == [wanted], found
    code, out, err = run("a.npy", "b.npy", "--check", "--json", "--group", "g.txt")
    assert code == 2 and not out and "--group LIST names all files" in err, (code, out, err)


CASES = [
    multiplies_batches,
    multiplies_vectors_as_numpy_does,
    multiplies_batches_without_elements,
    refuses_shapes_that_do_not_fit,
    multiplies_every_type_of_numpy,
    multiplies_types_that_numpy_lacks,
    sums_in_halves_where_asked,
    computes_every_part_of_the_epilogue,
    makes_gates,
    multiplies_two_terms,
    writes_d_to_standard_output,
    tells_json,
]


sys.exit(run_cases(CASES))
