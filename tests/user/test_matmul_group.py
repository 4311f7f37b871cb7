#!/usr/bin/env python3
"""Runs the built matmul on lists of products: matmul --group LIST.

    tests/user/test_matmul_group.py [build/examples/matmul]

Needs a Vulkan device and Python's standard library. The last line is the sum: "N passed, N failed, N skipped".
"""

import os
import re
import subprocess
import sys
from pathlib import Path

from cases import Skip, run_cases
from multiplying import MATMUL, check_refused, make, npy_bytes, parse, product, read, run, write


SIZES = [(37, 29, 53), (1, 1, 1), (64, 5, 200), (3, 70, 8)]  # m, n, k


def write_products(sizes=None, dtype="<f4", fortran=(False, False), c=False, folder="."):
    """Writes a0.npy, b0.npy and so on, and g.txt; returns A, B and C of each."""
    products = []
    lines = []
    Path(folder).mkdir(exist_ok=True)
    for i, (m, n, k) in enumerate(sizes or SIZES):
        values = make(m, k, i), make(k, n, i + 2), make(m, n, i + 4)
        write(f"{folder}/a{i}.npy", m, k, values[0], dtype, fortran[0])
        write(f"{folder}/b{i}.npy", k, n, values[1], dtype, fortran[1])
        write(f"{folder}/c{i}.npy", m, n, values[2], dtype)
        lines.append(f"a{i}.npy b{i}.npy d{i}.npy" + (f" c{i}.npy" if c else ""))
        products.append((n, *values))
    Path(folder, "g.txt").write_text("\n".join(lines), encoding="utf-8")  # without a newline at its end
    return products


def check_group(words, products, alpha=1, beta=0, header=None, folder="."):
    """A run that succeeds, writes and verifies each D, and says so of each."""
    code, out, err = run(*words, "--check")
    if code == 1 and "cannot run a kernel" in err:  # SwiftShader has no halves
        raise Skip(err.strip())
    assert code == 0, f"{words}: exit code {code}: {out}{err}"
    for i, (n, a, b, c) in enumerate(products):
        found, values = read(f"{folder}/d{i}.npy")
        for key, value in (header or {}).items():
            assert found[key] == value, f"{words}: {key} is {found[key]}"
        assert values == product(a, b, n, alpha, beta, c), f"{words}: d{i}.npy is wrong: {out}"
        assert f":{i + 1}: checked: {len(a) * n} values" in out, out
        assert re.search(rf":{i + 1}: wrote .*d{i}\.npy: {len(a)} x {n}, ", out), out
        os.remove(f"{folder}/d{i}.npy")
    return out


# ---- products ------------------------------------------------------------------------------------


def multiplies_products_of_all_sizes():
    check_group(["--group", "g.txt"], write_products(), header={"descr": "<f4", "fortran_order": False})


def multiplies_products_by_slices():
    for dtype, accuracy in (("<f8", "f64"), ("<f4", "f32")):
        products = write_products(dtype=dtype, c=True)
        check_group(["--group", "g.txt", "--accuracy", "slices", "--beta", "3"], products, 1, 3)
        check_group(["--group", "g.txt", "--accuracy", accuracy, "--way", "slices", "--beta", "-2"], products, 1, -2)
    check_refused(["--group", "g.txt", "--accuracy", "f32", "--way", "f16x3"],
                  "gemm.way is f16x3, which several problems do not have")


def multiplies_one_product():
    check_group(["--group", "g.txt"], write_products(SIZES[:1]))


def multiplies_hundreds_of_products():
    sizes = [(1 + i * 7 % 40, 1 + i * 11 % 30, i * 5 % 60) for i in range(400)]
    check_group(["--group", "g.txt"], write_products(sizes))


def multiplies_in_one_launch():
    write_products()
    code, out, err = run("--group", "g.txt", "--verbose", "--time")
    assert code == 0 and "4 problems up to 64x70x200" in out and "time: " in out, (code, out, err)


def takes_and_gives_every_type_and_order():
    for way in range(8):
        layout = "col-major" if way & 4 else "row-major"
        fortran = bool(way & 1), bool(way & 2)
        header = {"fortran_order": bool(way & 4)}
        words = ["--group", "g.txt", "--layout-d", layout]
        check_group(words, write_products(fortran=fortran), header=header)
    for words, descr in (([], "<f2"), (["--type-d=f32"], "<f4")):
        check_group(["--group", "g.txt", *words], write_products(dtype="<f2"), header={"descr": descr})


def multiplies_aligned_products():
    """Lines of multiples of 16 bytes take the fast path."""
    for dtype in ("<f4", "<f2"):
        check_group(["--group", "g.txt"], write_products([(40, 64, 96), (8, 8, 16), (128, 16, 8)], dtype))


def adds_c():
    products = write_products(c=True)
    check_group(["--group", "g.txt"], products, 1, 1)
    check_group(["--group", "g.txt", "--alpha", "-2", "--beta=3"], products, -2, 3)
    check_group(["--group", "g.txt", "--alpha=0.5"], write_products(), 0.5)


def every_decomposition_and_fixup_gives_the_same():
    products = write_products([(70, 50, 300), (5, 90, 17), (40, 40, 900)])
    for way in ["data-parallel"], ["stream-k", "--workers=7"], ["hybrid", "--workers", "5"]:
        for fixup in ("auto", "last-arriver", "separate-pass", "turnstile"):
            if way[0] != "data-parallel" or fixup == "auto":
                check_group(["--group", "g.txt", "--decomposition", *way, "--fixup", fixup], products)


def multiplies_matrices_without_elements():
    check_group(["--group", "g.txt"], write_products([(0, 5, 4), (6, 5, 7), (4, 0, 5), (4, 5, 0), (0, 0, 0)]))
    check_group(["--group", "g.txt"], write_products([(0, 5, 4), (4, 0, 5)]))
    check_group(["--group", "g.txt", "--beta", "2"], write_products([(4, 5, 0), (6, 5, 7)], c=True), 1, 2)


def a_d_of_a_dash_is_not_written():
    write_products()
    Path("g.txt").write_text("a0.npy b0.npy -\na1.npy b1.npy d1.npy\n", encoding="utf-8")
    code, out, err = run("--group", "g.txt", "--check")
    assert code == 0 and "g.txt:1: checked" in out and "g.txt:1: wrote" not in out, (code, out, err)
    assert os.path.exists("d1.npy") and not os.path.exists("-"), os.listdir()
    Path("g.txt").write_text("a0.npy b0.npy -\n", encoding="utf-8")
    assert run("--group", "g.txt", "--check")[0] == 0
    check_refused(["--group", "g.txt"], "LIST names no D: --check or --time is needed")


# ---- the list ------------------------------------------------------------------------------------


def comments_and_empty_lines_do_not_count():
    products = write_products()
    text = "# first\n\n  \t\n a0.npy\tb0.npy   d0.npy # the rest\r\n#a b\na1.npy b1.npy d1.npy#not-a-comment\n"
    Path("g.txt").write_text(text, encoding="utf-8")
    code, out, err = run("--group", "g.txt")
    assert code == 0 and "g.txt:4: wrote d0.npy" in out and "g.txt:6: wrote d1.npy#not" in out, (code, out, err)
    assert read("d0.npy")[1] == product(*products[0][1:3], products[0][0])


def names_count_from_the_lists_folder():
    products = write_products(folder="group")
    check_group(["--group", "group/g.txt"], products, folder="group")
    here = os.getcwd()
    os.chdir("/")
    check_group(["--group", f"{here}/group/g.txt"], products, folder=f"{here}/group")
    os.chdir(here)
    Path("g.txt").write_text(f"{here}/group/a0.npy group/b0.npy d0.npy\n", encoding="utf-8")
    check_group(["--group", "g.txt"], products[:1])


def a_list_may_come_from_standard_input():
    products = write_products()
    with open("g.txt", "rb") as file:
        done = subprocess.run([MATMUL, "--group", "-"], stdin=file, capture_output=True, text=True, timeout=200)
    assert done.returncode == 0 and "-:4: wrote d3.npy" in done.stdout, done
    assert read("d3.npy")[1] == product(*products[3][1:3], products[3][0])


def prints_elsewhere_where_a_d_goes_to_standard_output():
    n, a, b, _ = write_products(SIZES[:1])[0]
    Path("g.txt").write_text("a0.npy b0.npy /dev/stdout\n", encoding="utf-8")
    done = subprocess.run([MATMUL, "--group", "g.txt"], capture_output=True, timeout=200)
    assert done.returncode == 0 and parse(done.stdout)[1] == product(a, b, n), done
    assert b"g.txt:1: wrote /dev/stdout" in done.stderr, done.stderr


# ---- what it refuses -----------------------------------------------------------------------------


def refuse_list(text, sentence):
    """With three right lines before."""
    lines = "".join(f"a{i}.npy b{i}.npy d{i}.npy\n" for i in range(3))
    Path("g.txt").write_text(lines + text, encoding="utf-8")
    check_refused(["--group", "g.txt"], sentence)


def refuses_wrong_lines():
    write_products()
    refuse_list("a3.npy b3.npy\n", "g.txt:4: a line has three files, A B D, or four, A B D C; this one has 2")
    refuse_list("\n\na3.npy\n", "g.txt:6: a line has three files, A B D, or four, A B D C; this one has 1")
    refuse_list("a b c d e f\n", "g.txt:4: a line has three files, A B D, or four, A B D C; this one has 6")
    refuse_list("a3.npy b3.npy d1.npy\n", "g.txt:4: d1.npy is D of line 2, too")
    refuse_list("- b3.npy d3.npy\n", "g.txt:4: - cannot be opened")
    Path("g.txt").write_bytes(b"a0.npy b0.npy d0.npy\n\0\n")
    check_refused(["--group", "g.txt"], "g.txt has bytes of 0")


def refuses_lists_without_products():
    for text in ("", "\n\n", "# a0.npy b0.npy d0.npy"):
        Path("g.txt").write_text(text, encoding="utf-8")
        check_refused(["--group", "g.txt"], "g.txt names no products")
    check_refused(["--group", "none.txt"], "none.txt cannot be opened: No such file or directory")
    check_refused(["--group", "."], ". cannot be read: Is a directory")


def refuses_files_that_are_missing_or_cut():
    write_products()
    refuse_list("a3.npy none.npy d3.npy", "g.txt:4: none.npy cannot be opened: No such file or directory")
    Path("cut.npy").write_bytes(npy_bytes(8, 70, make(8, 70))[:-1])
    refuse_list("a3.npy cut.npy d3.npy", "g.txt:4: cut.npy is truncated")
    refuse_list("a3.npy b3.npy none/d3.npy", "g.txt:4: none/d3.npy cannot be written: No such file or directory")


def refuses_shapes_and_types_that_do_not_fit():
    write_products()
    refuse_list("a3.npy b2.npy d3.npy", "g.txt:4: a3.npy is 3 x 8 and b2.npy is 200 x 5: the 8 columns of A must be")
    refuse_list("a3.npy b3.npy d3.npy c3.npy", "g.txt:4: there is a C, and line 1 has none: all lines must have one")
    write("h.npy", 3, 8, make(3, 8), "<f2")
    write("i.npy", 8, 70, make(8, 70), "<f2")
    refuse_list("h.npy b3.npy d3.npy", "g.txt:4: h.npy holds f2 and b3.npy f4: both must be alike")
    refuse_list("h.npy i.npy d3.npy", "g.txt:4: h.npy holds f2, and that of line 1 f4: all A must be alike")
    write("f.npy", 8, 70, make(8, 70), fortran=True)
    refuse_list("a3.npy f.npy d3.npy",
                "g.txt:4: f.npy is in Fortran order, and that of line 1 in C order: all B must be alike")
    Path("g.txt").write_text("a0.npy b0.npy d0.npy c0.npy\na1.npy b1.npy d1.npy c2.npy", encoding="utf-8")
    check_refused(["--group", "g.txt"], "g.txt:2: c2.npy is 64 x 5: C must be 1 x 1, as A B is")


def refuses_words_for_one_product():
    write_products()
    for words in (["a0.npy", "b0.npy"], ["-o", "d.npy"], ["--c", "c0.npy"]):
        check_refused(["--group", "g.txt", *words], "--group LIST names all files")
    check_refused(["--group"], "--group needs a value")
    check_refused(["--group", "g.txt", "--beta", "2"], "--beta multiplies C: LIST names none")


def refuses_plans_that_cannot_be():
    write_products()
    check_refused(["--group", "g.txt", "--kernel", "fast"], 'kernel is "fast", but no kernel has that name')
    check_refused(["--group", "g.txt", "--splits", "3"], "splits")


CASES = [
    multiplies_products_of_all_sizes,
    multiplies_products_by_slices,
    multiplies_one_product,
    multiplies_hundreds_of_products,
    multiplies_in_one_launch,
    takes_and_gives_every_type_and_order,
    multiplies_aligned_products,
    adds_c,
    every_decomposition_and_fixup_gives_the_same,
    multiplies_matrices_without_elements,
    a_d_of_a_dash_is_not_written,
    comments_and_empty_lines_do_not_count,
    names_count_from_the_lists_folder,
    a_list_may_come_from_standard_input,
    prints_elsewhere_where_a_d_goes_to_standard_output,
    refuses_wrong_lines,
    refuses_lists_without_products,
    refuses_files_that_are_missing_or_cut,
    refuses_shapes_and_types_that_do_not_fit,
    refuses_words_for_one_product,
    refuses_plans_that_cannot_be,
]


sys.exit(run_cases(CASES))
