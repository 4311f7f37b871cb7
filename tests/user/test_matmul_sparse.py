#!/usr/bin/env python3
"""Multiplies Matrix Market files with the built matmul.

    tests/user/test_matmul_sparse.py [build/examples]

Needs a Vulkan device. The last line is the sum: "N passed, N failed, N skipped".
"""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import multiplying
from cases import run_cases

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = Path(os.path.abspath(sys.argv[1])) if len(sys.argv) > 1 else ROOT / "build" / "examples"
BANNER = "%%MatrixMarket matrix coordinate "


def matmul(*words, code=0):
    """What it says of errors."""
    done = subprocess.run([str(EXAMPLES / "matmul"), *words], capture_output=True, timeout=100)
    assert done.returncode == code, f"{words}: exit code {done.returncode}: {done.stderr.decode()}"
    return done.stderr.decode()


def write(path, kind, rows, columns, entries):
    lines = [BANNER + kind, f"{rows} {columns} {len(entries)}", *(" ".join(map(str, entry)) for entry in entries)]
    Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")


def number(parts):
    return complex(*map(float, parts)) if len(parts) == 2 else float(parts[0])


def read(path):
    """The head, and the entries in order."""
    lines = Path(path).read_text(encoding="utf-8").splitlines()
    entries = [line.split() for line in lines[2:]]
    return lines[:2], [((int(row), int(column)), number(parts)) for row, column, *parts in entries]


def multiply(a, b):
    product = {}
    for (row, inner), left in a:
        for (other, column), right in b:
            if inner == other:
                product[row, column] = product.get((row, column), 0) + left * right
    return sorted(product.items())


def draw(rows, columns, count):
    draws = random.Random(rows)
    return [(draws.randint(1, rows), draws.randint(1, columns), draws.randint(-5, 5)) for _ in range(count)]


# ---- cases ---------------------------------------------------------------------------------------


def general_matrices_are_multiplied():
    a, b = draw(30, 20, 90), draw(20, 40, 80)
    write("a.mtx", "integer general", 30, 20, a)
    write("b.mtx", "real general", 20, 40, b)
    wanted = multiply([((r, c), v) for r, c, v in a], [((r, c), v) for r, c, v in b])
    for words in ([], ["--type", "f32"]):
        matmul("a.mtx", "b.mtx", "-o", "c.mtx", *words)
        head, found = read("c.mtx")
        assert found == wanted, (found, wanted)
        assert head == [BANNER + "real general", f"30 40 {len(wanted)}"], head


def symmetries_are_completed():
    a = [(2, 1, 3), (3, 3, 2), (4, 2, -1)]
    skew = [(2, 1, 5), (4, 3, 7)]
    write("a.mtx", "real symmetric", 4, 4, a)
    write("b.mtx", "integer skew-symmetric", 4, 4, skew)
    full_a = [((r, c), v) for r, c, v in a] + [((c, r), v) for r, c, v in a if r != c]
    full_b = [((r, c), v) for r, c, v in skew] + [((c, r), -v) for r, c, v in skew]
    matmul("a.mtx", "b.mtx", "-o", "c.mtx")
    assert read("c.mtx")[1] == multiply(full_a, full_b)


def complex_matrices_are_multiplied():
    a, b = [(2, 1, 3, -1), (3, 3, 2, 0), (3, 2, -1, 4)], draw(3, 4, 9)
    write("a.mtx", "complex hermitian", 3, 3, a)
    write("b.mtx", "integer general", 3, 4, b)
    full_a = [((r, c), complex(x, y)) for r, c, x, y in a]
    full_a += [((c, r), complex(x, -y)) for r, c, x, y in a if r != c]
    wanted = multiply(full_a, [((r, c), v) for r, c, v in b])
    for words in ([], ["--type", "cf32"]):
        matmul("a.mtx", "b.mtx", "-o", "c.mtx", *words)
        head, found = read("c.mtx")
        assert found == wanted, (found, wanted)
        assert head == [BANNER + "complex general", f"3 4 {len(wanted)}"], head


def a_product_may_be_empty():
    write("a.mtx", "pattern general", 3, 5, [])
    write("b.mtx", "pattern general", 5, 2, [(1, 1)])
    matmul("a.mtx", "b.mtx", "-o", "c.mtx")
    assert read("c.mtx") == ([BANNER + "real general", "3 2 0"], [])


def dense_matrices_and_vectors_are_multiplied():
    a = draw(30, 20, 90)
    write("a.mtx", "integer general", 30, 20, a)
    for columns in (1, 7):
        b = multiplying.make(20, columns)
        wanted = [[0] * columns for _ in range(30)]
        for row, inner, value in a:
            for column in range(columns):
                wanted[row - 1][column] += value * b[inner - 1][column]
        for dtype, fortran in (("<f4", False), ("<f4", True), ("<f2", False), ("<f8", False)):
            multiplying.write("b.npy", 20, columns, b, dtype=dtype, fortran=fortran)
            matmul("a.mtx", "b.npy", "-o", "d.npy")
            header, found = multiplying.read("d.npy")
            assert found == wanted, (dtype, fortran, found, wanted)
            assert header == {"descr": dtype, "fortran_order": fortran, "shape": (30, columns)}, header


def dense_complex_matrices_are_multiplied():
    write("a.mtx", "complex general", 2, 3, [(1, 3, 1, 2), (2, 1, -3, 0), (1, 1, 0, -1)])
    b = [[complex(i, j - 1) for j in range(2)] for i in range(3)]
    multiplying.write("b.npy", 3, 2, b, dtype="<c8")
    matmul("a.mtx", "b.npy", "-o", "d.npy")
    wanted = [[complex(1, 2) * b[2][j] + complex(0, -1) * b[0][j] for j in range(2)], [-3 * x for x in b[0]]]
    assert multiplying.read("d.npy")[1] == wanted


def a_dense_product_may_be_empty():
    write("a.mtx", "pattern general", 3, 5, [])
    multiplying.write("b.npy", 5, 2, multiplying.make(5, 2))
    matmul("a.mtx", "b.npy", "-o", "d.npy")
    assert multiplying.read("d.npy")[1] == [[0, 0]] * 3


def wrong_dense_matrices_are_refused():
    write("a.mtx", "real general", 3, 5, [(1, 1, 1)])
    write("complex.mtx", "complex general", 3, 5, [(1, 1, 1, 1)])
    multiplying.write("b.npy", 4, 1, multiplying.make(4, 1))
    multiplying.write("i4.npy", 5, 1, multiplying.make(5, 1), dtype="<i4")
    multiplying.write("right.npy", 5, 1, multiplying.make(5, 1))
    for words, sentence in ((["a.mtx", "b.npy"], "a.mtx has 5 columns, but b.npy has 4 rows"),
                            (["a.mtx", "i4.npy"], "i4.npy is of i4, but a sparse matrix is multiplied by f2, f4, f8"),
                            (["complex.mtx", "right.npy"],
                             "complex.mtx is complex, but right.npy is of f4, must be c8"),
                            (["a.mtx", "none.npy"], "none.npy cannot be opened"),
                            (["a.mtx", "right.npy", "--type", "f32"], "the product with right.npy has its type")):
        assert sentence in matmul(*words, "-o", "d2.npy", code=2), words
    assert not Path("d2.npy").exists()


def expect_samples(a, b, places, alpha, values):
    """alpha A B + values at places (row, column), from 1: in the order of the rows."""
    return [((r, c), alpha * sum(x * b[k][c - 1] for k, x in enumerate(a[r - 1])) + value)
            for (r, c), value in sorted(zip(places, values), key=lambda pair: pair[0][0])]


def dense_matrices_are_multiplied_at_a_pattern():
    a, b, entries = multiplying.make(30, 9), multiplying.make(9, 20, seed=4), draw(30, 20, 90)
    write("p.mtx", "integer general", 30, 20, entries)
    places, values = [(r, c) for r, c, _ in entries], [value for _, _, value in entries]
    for dtype, fortran in (("<f4", False), ("<f4", True), ("<f2", False), ("<f8", True), ("<c8", False)):
        multiplying.write("a.npy", 30, 9, a, dtype=dtype, fortran=fortran)
        multiplying.write("b.npy", 9, 20, b, dtype=dtype, fortran=not fortran)
        for words, alpha, beta in (([], 1, 0), (["--alpha", "-2"], -2, 0), (["--alpha=0.5", "--beta=3"], 0.5, 3)):
            matmul("a.npy", "b.npy", "--pattern", "p.mtx", "-o", "d.mtx", *words)
            head, found = read("d.mtx")
            wanted = expect_samples(a, b, places, alpha, [beta * value for value in values])
            assert found == wanted, (dtype, fortran, words, found, wanted)
            kind = "complex" if dtype == "<c8" else "real"
            assert head == [f"{BANNER}{kind} general", "30 20 90"], head


def a_pattern_may_be_symmetric_or_of_complex_numbers():
    write("p.mtx", "complex hermitian", 3, 3, [(2, 1, 3, -1), (3, 3, 2, 0)])
    a = [[complex(i, j) for j in range(2)] for i in range(3)]
    b = [[complex(1 - i, j) for j in range(3)] for i in range(2)]
    multiplying.write("a.npy", 3, 2, a, dtype="<c8")
    multiplying.write("b.npy", 2, 3, b, dtype="<c8")
    matmul("a.npy", "b.npy", "--pattern=p.mtx", "--output", "p.mtx", "--beta", "2")
    wanted = expect_samples(a, b, [(2, 1), (1, 2), (3, 3)], 1, [complex(6, -2), complex(6, 2), 4])
    assert read("p.mtx")[1] == wanted, (read("p.mtx")[1], wanted)


def a_complex_pattern_gives_a_real_matrix_of_real_factors():
    write("p.mtx", "complex general", 2, 3, [(1, 1, 9, 8), (1, 3, 7, 6), (2, 2, 5, 4), (2, 3, 3, 2)])
    a, b = multiplying.make(2, 4), multiplying.make(4, 3)
    multiplying.write("a.npy", 2, 4, a)
    multiplying.write("b.npy", 4, 3, b)
    matmul("a.npy", "b.npy", "--pattern", "p.mtx", "-o", "d.mtx")
    head, found = read("d.mtx")
    assert head == [BANNER + "real general", "2 3 4"], head
    assert found == expect_samples(a, b, [(1, 1), (1, 3), (2, 2), (2, 3)], 1, [0] * 4), found
    write("one.mtx", "pattern symmetric", 3, 3, [(1, 1), (2, 2), (3, 3)])
    matmul("d.mtx", "one.mtx", "-o", "again.mtx")
    assert read("again.mtx") == (head, found), "matmul does not read what it wrote"


def a_pattern_may_be_empty():
    write("p.mtx", "pattern general", 2, 3, [])
    multiplying.write("a.npy", 2, 4, multiplying.make(2, 4))
    multiplying.write("b.npy", 4, 3, multiplying.make(4, 3))
    matmul("--pattern", "p.mtx", "a.npy", "b.npy", "-o", "d.mtx")
    assert read("d.mtx") == ([BANNER + "real general", "2 3 0"], [])


def wrong_patterns_are_refused():
    write("p.mtx", "complex general", 3, 5, [(1, 1, 1, 1)])
    for name, rows, columns, dtype in (("a", 3, 4, "<f4"), ("b", 4, 5, "<f4"), ("c", 4, 6, "<f4"), ("i", 4, 5, "<i4"),
                                       ("h", 4, 5, "<f2")):
        multiplying.write(f"{name}.npy", rows, columns, multiplying.make(rows, columns), dtype=dtype)
    multiplying.write("v.npy", 4, 1, multiplying.make(4, 1), shape="(4,)")
    output = ["-o", "d3.mtx"]
    for words, sentence in ((["a.npy", "a.npy", *output], "a.npy has 4 columns, but a.npy has 3 rows"),
                            (["a.npy", "c.npy", *output], "p.mtx is 3 x 5, but the product of a.npy and c.npy is 3 x"),
                            (["a.npy", "v.npy", *output], "v.npy has one dimension, but"),
                            (["a.npy", "h.npy", *output], "a.npy is of f4, but h.npy is of f2"),
                            (["i.npy", "b.npy", *output], "i.npy has 5 columns, but b.npy has 4 rows"),
                            (["a.npy", "i.npy", *output], "a.npy is of f4, but i.npy is of i4"),
                            (["a.npy", "b.npy", *output, "--beta", "1"], "--beta multiplies p.mtx, which is complex"),
                            (["a.npy", "b.npy", *output, "--bias", "b.npy"],
                             "--bias is not for products at a pattern, which take -o,"),
                            (["a.npy", "b.npy", *output, "--pattern", "a.npy"], "a.npy, line 1: this is a NumPy file"),
                            (["p.mtx", "b.npy", *output], "p.mtx is no"),
                            (["a.npy", "b.npy", "c.npy", *output], "c.npy is one file too many"),
                            (["a.npy", *output], "products at a pattern are A.npy B.npy --pattern P.mtx -o D.mtx"),
                            (["a.npy", "b.npy"], "products at a pattern are A.npy B.npy --pattern P.mtx -o D.mtx"),
                            (["a.npy", "b.npy", "-o", "d3.npy"], "-o is d3.npy, but D is sparse")):
        assert sentence in matmul("--pattern", "p.mtx", *words, code=2), words
    assert not Path("d3.mtx").exists() and not Path("d3.npy").exists()
    assert "/none/d.mtx cannot be written" in matmul("a.npy", "b.npy", "--pattern", "p.mtx", "-o", "/none/d.mtx",
                                                     code=2)


def broken_input_is_refused():
    write("a.mtx", "real general", 3, 5, [(1, 1, 1)])
    write("complex.mtx", "complex general", 3, 5, [(1, 1, 1, 1)])
    write("short.mtx", "real general", 5, 5, [(9, 1, 1)])
    for words, sentence in ((["a.mtx", "a.mtx", "-o", "c.mtx"], "a.mtx has 5 columns, but a.mtx has 3 rows"),
                            (["complex.mtx", "complex.mtx", "-o", "c.mtx", "--type", "f64"],
                             "complex.mtx is complex, but --type is f64"),
                            (["a.mtx", "short.mtx", "-o", "c.mtx"], "short.mtx, line 3: the entry (9, 1)"),
                            (["a.mtx", "none.mtx", "-o", "c.mtx"], "none.mtx cannot be opened"),
                            (["a.mtx"], "sparse products are A.mtx B.mtx -o C.mtx")):
        assert sentence in matmul(*words, code=2), words
    assert not Path("c.mtx").exists()


def values_that_types_do_not_hold_are_refused():
    write("count.mtx", "integer general", 1, 1, [(1, 1, 16777217)])
    write("large.mtx", "real general", 1, 1, [(1, 1, "1e39")])
    write("none.mtx", "integer general", 1, 1, [(1, 1, 2**53 + 1)])
    write("one.mtx", "unsigned-integer general", 1, 1, [(1, 1, 1)])
    for dtype in ("f2", "f4", "f8"):
        multiplying.write(f"{dtype}.npy", 1, 1, [[1]], dtype="<" + dtype)
    pattern = ["f4.npy", "f4.npy", "--pattern", "large.mtx"]
    rounded, infinite = "16777217 would be rounded in ", "1e39 would be infinite in "
    for words, sentence in ((["count.mtx", "one.mtx"], f"count.mtx, line 3: the value {rounded}f32; f64 holds it"),
                            (["one.mtx", "count.mtx"], f"count.mtx, line 3: the value {rounded}f32; f64 holds it"),
                            (["count.mtx", "f4.npy"], f"count.mtx, line 3: the value {rounded}f32; f64 holds it"),
                            (["count.mtx", "f2.npy"], "16777217 would be infinite in f16; f64 holds it"),
                            (["large.mtx", "one.mtx"], f"large.mtx, line 3: the value {infinite}f32; f64 holds it"),
                            (["large.mtx", "one.mtx", "--type", "cf32"], f"{infinite}f32; f64 holds it"),
                            (["none.mtx", "f8.npy"], "9007199254740993 would be rounded in f64; no type holds it"),
                            ([*pattern, "--beta", "1"], f"{infinite}f32; f64 holds it")):
        assert sentence in matmul(*words, "-o", "c.mtx" if "--pattern" in words else "c", code=2), words
    assert not Path("c").exists()
    matmul("count.mtx", "one.mtx", "-o", "c.mtx", "--type", "f64")
    assert read("c.mtx")[1] == [((1, 1), 16777217)]
    matmul("large.mtx", "f8.npy", "-o", "d.npy")
    assert multiplying.read("d.npy")[1] == [[1e39]]
    matmul(*pattern, "-o", "c.mtx")
    assert read("c.mtx")[1] == [((1, 1), 1)]


def products_are_checked_and_timed():
    write("a.mtx", "real general", 30, 20, [(row, column, value / 7) for row, column, value in draw(30, 20, 90)])
    entries = [(row, column, value / 3, row) for row, column, value in draw(20, 40, 80)]
    write("b.mtx", "complex general", 20, 40, entries)
    write("p.mtx", "real general", 30, 7, draw(30, 7, 50))
    for name, rows, columns in (("k.npy", 20, 7), ("l.npy", 30, 20)):
        multiplying.write(name, rows, columns, [[1 / (row + column + 1) for column in range(columns)]
                                                for row in range(rows)])
    pattern = ["l.npy", "k.npy", "--pattern", "p.mtx", "--alpha", "0.3", "--beta", "-0.7"]
    for words, shape in ((["a.mtx", "b.mtx"], [30, 40]), (["a.mtx", "k.npy"], [30, 7]), (pattern, [30, 7])):
        done = subprocess.run([str(EXAMPLES / "matmul"), *words, "--check", "--time", "--json"], capture_output=True,
                              check=True, timeout=100)
        told = json.loads(done.stdout)
        product = told["products"][0]
        assert product["right"] and product["shape"] == shape and product["wrong"] == 0 and "d" not in product, told
        values = product.get("nonzeros", shape[0] * shape[1])
        assert product["checked"] == values > 40 and 0 < product["worst"] <= 1, told
        assert told["time"]["runs"] >= 3 and told["time"]["flops"] > 0 and told["plan"] and told["device"], told
        ending = "npy" if pattern is not words and "k.npy" in words else "mtx"
        done = subprocess.run([str(EXAMPLES / "matmul"), *words, "-o", f"d.{ending}"], capture_output=True,
                              check=True, timeout=100)
        kind = "f4" if ending == "npy" else f"{values} nonzeros"
        assert done.stdout.decode() == f"wrote d.{ending}: {shape[0]} x {shape[1]}, {kind}\n", done
        other = {"npy": ("mtx", "dense"), "mtx": ("npy", "sparse")}[ending]
        assert f"-o is d.{other[0]}, but D is {other[1]}, and " in matmul(*words, "-o", f"d.{other[0]}", code=2)
        done = subprocess.run([str(EXAMPLES / "matmul"), *words, "--check", "--verbose", "-o", "-"],
                              capture_output=True, check=True, timeout=100)
        assert done.stdout and f"checked: {values} values" in done.stderr.decode(), done
        assert told["plan"] in done.stderr.decode(), done


def options_of_other_products_are_named():
    write("a.mtx", "real general", 1, 1, [(1, 1, 1)])
    multiplying.write("a.npy", 1, 1, [[1]])
    words = ["a.mtx", "a.mtx", "-o", "c.mtx"]
    for option in (["--bias", "a.npy"], ["--alpha=2"], ["--splits", "3"]):
        sentence = f"matmul: {option[0].split('=')[0]} is not for sparse products, which take -o, --type, --check, "
        assert matmul(*words, *option, code=2).startswith(sentence), option
    for form, takes in ((["a.mtx", "a.npy", "-o", "d.npy"], "sparse products, which take -o, --check"),
                        (["a.npy", "a.npy", "--pattern", "a.mtx", "-o", "c.mtx"], "products at a pattern, which"),
                        (words, "sparse products, which take -o, --type")):
        told = matmul(*form, "--decomposition", "merge-path", code=2)
        assert told.startswith(f"matmul: --decomposition is not for {takes}") and told.count("\n") == 1, told
    for form, sentence in ((["a.mtx", "a.npy"], "--type is for two sparse matrices; the product with a.npy has its"),
                           (["a.npy", "a.npy"], "--type is for two sparse matrices, A.mtx and B.mtx")):
        assert sentence in matmul(*form, "-o", "d.npy", "--type", "f32", code=2), form
    for form, name in ((words, "--gamma"), (["a.npy", "a.npy", "--pattern", "a.mtx", "-o", "c.mtx"], "--gamma")):
        assert f"there is no option {name}; --help lists them" in matmul(*form, name, code=2)
    assert "a.mtx is one file too many" in matmul(*words, "a.mtx", code=2)
    done = subprocess.run([str(EXAMPLES / "matmul"), "a.mtx", "--help"], capture_output=True, check=True, timeout=100)
    assert b"usage: matmul" in done.stdout


if __name__ == "__main__":
    sys.exit(run_cases([general_matrices_are_multiplied, symmetries_are_completed,
                        complex_matrices_are_multiplied, a_product_may_be_empty,
                        dense_matrices_and_vectors_are_multiplied, dense_complex_matrices_are_multiplied,
                        a_dense_product_may_be_empty, dense_matrices_are_multiplied_at_a_pattern,
                        a_pattern_may_be_symmetric_or_of_complex_numbers, a_pattern_may_be_empty,
                        wrong_patterns_are_refused, wrong_dense_matrices_are_refused, broken_input_is_refused,
                        a_complex_pattern_gives_a_real_matrix_of_real_factors,
                        values_that_types_do_not_hold_are_refused, products_are_checked_and_timed,
                        options_of_other_products_are_named]))
