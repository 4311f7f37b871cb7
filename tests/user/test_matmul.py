#!/usr/bin/env python3
"""Runs the built matmul on small .npy files, and compares what it writes, says and leaves behind.

    tests/user/test_matmul.py [build/examples/matmul]

Needs a Vulkan device and Python's standard library, not NumPy. The last line is the sum: "N passed, N failed,
N skipped".
"""

import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

from cases import Skip, run_cases
from multiplying import MATMUL, check_refused, check_run, make, npy_bytes, parse, product, read, run, write


# ---- products ------------------------------------------------------------------------------------


def multiplies_floats():
    a, b = make(37, 53), make(53, 29, 2)
    write("a.npy", 37, 53, a)
    write("b.npy", 53, 29, b)
    header = {"descr": "<f4", "fortran_order": False, "shape": (37, 29)}
    said = ["checked: 1073 values", "wrote d.npy: 37 x 29, f4"]
    check_run(["a.npy", "b.npy", "-o", "d.npy", "--check"], header, product(a, b, 29), said)


def multiplies_halves_to_halves_and_floats():
    a, b = make(24, 40), make(40, 33, 2)
    write("a.npy", 24, 40, a, "<f2")
    write("b.npy", 40, 33, b, "<f2")
    expected = product(a, b, 33)
    for words, descr in (([], "<f2"), (["--type-d", "f16"], "<f2"), (["--type-d=f32"], "<f4")):
        check_run(["a.npy", "b.npy", "-o", "d.npy", "--check", *words], {"descr": descr}, expected, ["checked: 792"])


def make_complex(rows, columns, seed=1):
    """Rows of integers from -5 to 5 in both parts."""
    real, imaginary = make(rows, columns, seed), make(rows, columns, seed + 4)
    return [[complex(x, y) for x, y in zip(*both)] for both in zip(real, imaginary)]


def conjugate(rows):
    return [[x.conjugate() for x in row] for row in rows]


def multiplies_complex_numbers_of_both_types():
    a, b, c = make_complex(37, 41), make_complex(41, 35, 2), make_complex(37, 35, 3)
    for dtype in ("<c8", "<c16"):
        write("a.npy", 37, 41, a, dtype)
        write("b.npy", 41, 35, b, dtype, fortran=True)
        write("c.npy", 37, 35, c, dtype)
        said = ["checked: 1295 values", f"wrote d.npy: 37 x 35, {dtype[1:]}"]
        check_run(["a.npy", "b.npy", "-o", "d.npy", "--check"], {"descr": dtype}, product(a, b, 35), said)
        words = ["a.npy", "b.npy", "-o", "d.npy", "--check", "--c", "c.npy", "--alpha=2", "--alpha-imaginary=-1",
                 "--beta=0", "--beta-imaginary=3", "--conjugate"]
        for which, left, right in (("a", conjugate(a), b), ("both", conjugate(a), conjugate(b))):
            check_run([*words, which], None, product(left, right, 35, 2 - 1j, 3j, c), said)


def refuses_of_real_numbers_what_only_complex_ones_have():
    write("a.npy", 4, 5, make(4, 5))
    write("b.npy", 5, 3, make(5, 3))
    check_refused(["a.npy", "b.npy", "-o", "d.npy", "--conjugate", "b"],
                  "b.conjugate is true, but b.type is f32, which is real")
    check_refused(["a.npy", "b.npy", "-o", "d.npy", "--alpha-imaginary", "1"],
                  "alpha_imaginary is 1, must be 0, as D is f32", 1)


def takes_and_gives_every_order():
    a, b = make(17, 20), make(20, 35, 3)
    for way in range(8):
        write("a.npy", 17, 20, a, fortran=bool(way & 1))
        write("b.npy", 20, 35, b, fortran=bool(way & 2))
        layout = "col-major" if way & 4 else "row-major"
        header = {"fortran_order": bool(way & 4)}
        check_run(["a.npy", "b.npy", "-o", "d.npy", "--layout-d", layout], header, product(a, b, 35))


def computes_a_triangle_and_writes_zeros_beyond():
    a, b, c = make(37, 20), make(20, 37, 2), make(37, 37, 5)
    for way in range(4):
        lower, fortran = bool(way & 1), bool(way & 2)
        write("a.npy", 37, 20, a)
        write("b.npy", 20, 37, b)
        write("c.npy", 37, 37, c, fortran=fortran)
        sums = product(a, b, 37, 1, 1, c)
        kept = [[value if (j <= i if lower else i <= j) else 0 for j, value in enumerate(row)]
                for i, row in enumerate(sums)]
        words = ["--triangle", "lower" if lower else "upper", "--layout-d", "col-major" if fortran else "row-major"]
        said = ["checked: 703 values"]
        check_run(["a.npy", "b.npy", "--c", "c.npy", "-o", "d.npy", "--check", *words], None, kept, said)
    write("b.npy", 20, 30, make(20, 30))
    check_refused(["a.npy", "b.npy", "-o", "d.npy", "--triangle", "lower"], "D is 37 x 30: only a square D has one")


def takes_every_version():
    a, b = make(5, 6), make(6, 7)
    for version in (1, 2, 3):
        write("a.npy", 5, 6, a, version=version)
        write("b.npy", 6, 7, b, version=version)
        check_run(["a.npy", "b.npy", "-o", "d.npy"], None, product(a, b, 7))


def adds_c_in_either_order():
    a, b, c = make(19, 12), make(12, 23, 2), make(19, 23, 4)
    write("a.npy", 19, 12, a)
    write("b.npy", 12, 23, b)
    for fortran in (False, True):
        write("c.npy", 19, 23, c, fortran=fortran)
        words = ["a.npy", "b.npy", "-o", "d.npy", "--c", "c.npy", "--check"]
        check_run(words, None, product(a, b, 23, 1, 1, c))
        check_run([*words, "--alpha", "-2", "--beta=3"], None, product(a, b, 23, -2, 3, c))
        check_run([*words, "--beta", "0"], None, product(a, b, 23))
    check_run(["a.npy", "b.npy", "-o", "d.npy", "--alpha=0.5"], None, product(a, b, 23, 0.5))


def c_may_be_replaced_by_d():
    a, b, c = make(9, 9), make(9, 9, 2), make(9, 9, 4)
    for name, values in (("a.npy", a), ("b.npy", b), ("d.npy", c)):
        write(name, 9, 9, values)
    check_run(["a.npy", "b.npy", "--c", "d.npy", "-o", "d.npy"], None, product(a, b, 9, 1, 1, c))


def every_decomposition_and_fixup_gives_the_same():
    a, b = make(70, 130), make(130, 50, 2)
    write("a.npy", 70, 130, a)
    write("b.npy", 130, 50, b)
    expected = product(a, b, 50)
    ways = ["data-parallel"], ["split-k", "--splits", "3"], ["stream-k", "--workers=7"], ["hybrid", "--workers", "5"]
    for way in ways:
        for fixup in ("auto", "last-arriver", "separate-pass"):
            words = ["--decomposition", *way, "--fixup", fixup]
            if way[0] != "data-parallel" or fixup == "auto":
                check_run(["a.npy", "b.npy", "-o", "d.npy", "--check", *words], None, expected)


def multiplies_matrices_without_elements():
    for m, k, n in ((0, 5, 4), (4, 5, 0), (0, 0, 0), (4, 0, 5)):
        write("a.npy", m, k, make(m, k))
        write("b.npy", k, n, make(k, n))
        expected = [[0.0] * n for _ in range(m)]
        check_run(["a.npy", "b.npy", "-o", "d.npy", "--check"], {"shape": (m, n)}, expected)


def k_of_0_still_scales_c():
    c = make(4, 5)
    write("a.npy", 4, 0, make(4, 0))
    write("b.npy", 0, 5, [])
    write("c.npy", 4, 5, c)
    check_run(["a.npy", "b.npy", "--c", "c.npy", "--beta", "2", "-o", "d.npy", "--check"], None,
              [[2 * x for x in row] for row in c])


def infinities_and_nans_pass_the_check():
    a, b = make(6, 8), make(8, 6, 2)
    a[1][2], a[3][0], b[4][5] = float("inf"), float("nan"), float("-inf")
    write("a.npy", 6, 8, a)
    write("b.npy", 8, 6, b)
    check_run(["a.npy", "b.npy", "--check"], outputs=["checked: 36 values"])


def large_values_that_overflow_halves_pass_the_check():
    write("a.npy", 4, 64, [[200.0] * 64] * 4, "<f2")
    write("b.npy", 64, 4, [[100.0] * 4] * 64, "<f2")
    out = check_run(["a.npy", "b.npy", "--check", "-o", "d.npy"], outputs=["checked: 16 values"])
    assert read("d.npy")[1] == [[float("inf")] * 4] * 4, out


def slices_are_checked_by_their_own_bound():
    a = [[1 / (3 + i * j) for j in range(11)] for i in range(7)]
    write("a.npy", 7, 11, a, "<f8")
    write("b.npy", 11, 7, list(map(list, zip(*a))), "<f8")
    for slices in range(2, 9):
        check_run(["a.npy", "b.npy", "--check", "--accuracy", "slices", "--slices", str(slices)],
                  outputs=["checked: 49 values"])


def f64_is_as_accurate_by_slices():
    a = [[3.0 ** (i - j) for j in range(40)] for i in range(7)]
    write("a.npy", 7, 40, a, "<f8")
    write("b.npy", 40, 7, list(map(list, zip(*a))), "<f8")
    for way in ("auto", "types", "slices"):
        check_run(["a.npy", "b.npy", "--check", "--accuracy", "f64", "--way", way], outputs=["checked: 49 values"])
    check_refused(["a.npy", "b.npy", "--check", "--accuracy", "f64", "--way", "f16x3"],
                  "way is f16x3, but accuracy is f64, which it does not serve")


def halves_are_as_accurate_as_f32():
    a = [[1 / (3 + i * j) for j in range(800)] for i in range(7)]
    write("a.npy", 7, 800, a, "<f4")
    write("b.npy", 800, 7, list(map(list, zip(*a))), "<f4")
    for way in ("auto", "types", "f16x3", "slices"):
        check_run(["a.npy", "b.npy", "--check", "--accuracy", "f32", "--way", way], outputs=["checked: 49 values"])
    check_refused(["a.npy", "b.npy", "--check", "--way", "f16x3"], "way is f16x3, but accuracy is types")


def rows_of_a_batch_have_the_same_bits_alone():
    a = [[1 / (3 + i * j) for j in range(700)] for i in range(5)]
    write("b.npy", 700, 9, [[1 / (2 + i + j) for j in range(9)] for i in range(700)])
    found = []
    for name, rows in (("a.npy", a), ("part.npy", a[2:4])):
        write(name, len(rows), 700, rows)
        check_run([name, "b.npy", "--check", "--batch-invariant", "-o", "d.npy"], outputs=["checked: "])
        found.append(read("d.npy")[1])
    assert found[0][2:4] == found[1], found
    check_refused(["a.npy", "b.npy", "-o", "d.npy", "--batch-invariant", "--fixup", "turnstile"],
                  "batch_invariant is true")


# ---- what it says --------------------------------------------------------------------------------


def tells_time_and_plan():
    write("a.npy", 64, 64, make(64, 64))
    write("b.npy", 64, 64, make(64, 64))
    out = check_run(["a.npy", "b.npy", "--time", "--verbose"], outputs=["time: ", "FLOP/s: the median", "64x64x64"])
    assert not os.path.exists("d.npy"), out


def understands_the_line_that_it_prints():
    write("a.npy", 70, 90, make(70, 90))
    write("b.npy", 90, 80, make(90, 80))
    for way in ([], ["--decomposition=hybrid", "--workers", "5", "--minimum-segment", "2", "--fixup", "turnstile"]):
        out = check_run(["a.npy", "b.npy", "--check", "--verbose", *way], outputs=["70x80x90"])
        decisions = out.partition("70x80x90")[2].partition(": ")[2].partition(";")[0].split()
        assert decisions[0] == "--kernel" and "--raster-width" in decisions, out
        again = check_run(["a.npy", "b.npy", "--check", "--verbose", *decisions], outputs=["70x80x90"])
        assert again == out, f"{decisions}: {again!r} instead of {out!r}"


def helps():
    code, out, err = run("--help")
    assert code == 0 and out.startswith("usage: matmul ") and not err, (code, out, err)
    for option in ("--alpha", "--check", "--decomposition", "--device"):
        assert option in out, out


def prints_elsewhere_where_d_goes_to_standard_output():
    write_pair()
    expected = product(make(3, 4), make(4, 5), 5)
    words = [MATMUL, "a.npy", "b.npy", "-o", "/dev/stdout", "--check", "--verbose", "--time"]
    done = subprocess.run(words, capture_output=True, timeout=200)
    assert done.returncode == 0 and parse(done.stdout)[1] == expected, done
    for text in (b"wrote /dev/stdout: 3 x 5, f4", b"checked: 15 values", b"time: "):
        assert text in done.stderr, done.stderr
    Path("d.npy").write_bytes(b"before")
    with open("d.npy", "ab") as file:
        subprocess.run(words, stdout=file, stderr=subprocess.DEVNULL, timeout=200, check=True)
    found = Path("d.npy").read_bytes()
    assert found[:6] == b"before" and parse(found[6:])[1] == expected, found


# ---- what it writes to ---------------------------------------------------------------------------


def part_files_of_the_user_stay():
    names = ["d.npy.part", "d.npy.0.part", "d.npy.1.part"]
    for name in names:
        Path(name).write_text("mine", encoding="utf-8")
    write_pair()
    check_run(["a.npy", "b.npy", "-o", "d.npy"], None, product(make(3, 4), make(4, 5), 5))
    os.remove("d.npy")
    check_refused(["b.npy", "a.npy", "-o", "d.npy"], "the 5 columns of A")
    check_refused(["a.npy", "b.npy", "-o", "d.npy", "--kernel", "fast"], "no kernel has that name")
    assert sorted(os.listdir()) == sorted(["a.npy", "b.npy", *names]), os.listdir()
    assert all(Path(name).read_text(encoding="utf-8") == "mine" for name in names)


def an_existing_file_is_written_in_place():
    write_pair()
    expected = product(make(3, 4), make(4, 5), 5)
    for mode in (0o600, 0o640, 0o755):
        Path("e.npy").write_text("old, and longer than what replaces it" * 50, encoding="utf-8")
        os.chmod("e.npy", mode)
        os.symlink("e.npy", "d.npy")
        os.link("e.npy", "f.npy")
        before = os.stat("e.npy")
        check_run(["a.npy", "b.npy", "-o", "d.npy"], None, expected)
        after = os.stat("e.npy")
        assert os.path.islink("d.npy") and read("e.npy")[1] == expected
        assert (after.st_ino, after.st_mode, after.st_nlink) == (before.st_ino, before.st_mode, 2), after
        for name in ("d.npy", "e.npy", "f.npy"):
            os.remove(name)


def a_new_file_has_the_mode_of_new_files():
    write_pair()
    Path("e.npy").touch()
    check_run(["a.npy", "b.npy", "-o", "d.npy"])
    assert os.stat("d.npy").st_mode == os.stat("e.npy").st_mode


def a_file_that_may_not_be_written_is_refused_or_kept():
    write_pair()
    Path("d.npy").write_text("mine", encoding="utf-8")
    os.chmod("d.npy", 0o444)
    if os.access("d.npy", os.W_OK):  # the administrator may
        check_run(["a.npy", "b.npy", "-o", "d.npy"], None, product(make(3, 4), make(4, 5), 5))
    else:
        check_refused(["a.npy", "b.npy", "-o", "d.npy"], "d.npy cannot be written: Permission denied")
        assert Path("d.npy").read_text(encoding="utf-8") == "mine"
    assert stat.S_IMODE(os.stat("d.npy").st_mode) == 0o444


def a_fifo_takes_the_bytes():
    write_pair()
    os.mkfifo("d.npy")
    with open(os.open("d.npy", os.O_RDONLY | os.O_NONBLOCK), "rb") as file:
        check_run(["a.npy", "b.npy", "-o", "d.npy"])
        assert stat.S_ISFIFO(os.stat("d.npy").st_mode)
        assert parse(file.read())[1] == product(make(3, 4), make(4, 5), 5)


def a_symlink_to_nothing_is_refused():
    write_pair()
    os.symlink("none.npy", "d.npy")
    check_refused(["a.npy", "b.npy", "-o", "d.npy"], "d.npy cannot be written: No such file or directory")


def a_signal_leaves_nothing_behind():
    """While a file of 256 MiB grows; one that was complete before the signal came does not count."""
    size = 8192
    write("a.npy", size, 1, [[1]] * size)
    write("b.npy", 1, size, [[1] * size])
    before = sorted(os.listdir())
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        with subprocess.Popen([MATMUL, "a.npy", "b.npy", "-o", "d.npy"], stdout=subprocess.DEVNULL) as process:
            while process.poll() is None and sorted(os.listdir()) == before:
                time.sleep(0.001)
            process.send_signal(number)
            code = process.wait(200)
        if os.path.exists("d.npy"):
            os.remove("d.npy")
        else:
            assert code == -number, f"exit code {code} after signal {number}"
        assert sorted(os.listdir()) == before, os.listdir()


# ---- what it refuses -----------------------------------------------------------------------------


def write_pair():
    write("a.npy", 3, 4, make(3, 4))
    write("b.npy", 4, 5, make(4, 5))


def refuses_words_it_does_not_know():
    write_pair()
    pair = ["a.npy", "b.npy"]
    check_refused([], "two files are needed")
    check_refused(["a.npy", "-o", "d.npy"], "two files are needed")
    check_refused(pair, "-o FILE is needed")
    check_refused([*pair, "b.npy", "-o", "d.npy"], "b.npy is one file too many")
    check_refused([*pair, "-o"], "-o needs a value")
    check_refused([*pair, "-o", "d.npy", "--gamma", "1"], "there is no option --gamma; --help lists them")
    for value in ("two", "1e999", "-1e999", "inf", "nan", "1e-999", ""):
        check_refused([*pair, "-o", "d.npy", "--alpha", value], f"--alpha is {value}, and takes a number that a double")
    check_refused([*pair, "-o", "d.npy", "--check=yes"], "--check is yes, and takes no value")
    check_refused([*pair, "-o", "d.npy", "--beta", "1"], "--beta multiplies C: --c FILE is needed")
    for value in ("0", "-1", "4294967296", "3x", ""):
        sentence = f"--splits is {value}, and takes a whole number from 1 to 4294967295"
        check_refused([*pair, "-o", "d.npy", "--splits", value], sentence)
    check_refused([*pair, "-o", "d.npy", "--decomposition", "magic"],
                  "--decomposition is magic, and takes one of auto, data-parallel, split-k, stream-k, hybrid, retiled")


def refuses_shapes_that_do_not_fit():
    write_pair()
    check_refused(["b.npy", "a.npy", "-o", "d.npy"],
                  "b.npy is 4 x 5 and a.npy is 3 x 4: the 5 columns of A must be the 3 rows of B")
    write("c.npy", 5, 3, make(5, 3))
    check_refused(["a.npy", "b.npy", "--c", "c.npy", "-o", "d.npy"], "c.npy is 5 x 3: C must be 3 x 5, as A B is")


def refuses_types_that_do_not_fit():
    write_pair()
    write("h.npy", 4, 5, make(4, 5), "<f2")
    write("c.npy", 3, 5, make(3, 5), "<f2")
    for word, held in (("e4m3", "u1"), ("e5m2", "u1"), ("bf16", "u2")):
        check_refused(["a.npy", "b.npy", "--types", word, "--check"], f"--types is {word}, but no file holds {held}")
    check_refused(["a.npy", "h.npy", "-o", "d.npy"], "a.npy holds f4 and h.npy f2: both must be alike")
    check_refused(["a.npy", "b.npy", "--c", "c.npy", "--type-d", "f32", "-o", "d.npy"],
                  "c.npy holds f2: C must be f4, as D is")
    write("big.npy", 4, 5, make(4, 5), ">f4")
    check_refused(["a.npy", "big.npy", "-o", "d.npy"], "big.npy is big-endian (>f4)")
    write("long.npy", 4, 5, make(4, 5), "<i8")
    check_refused(["a.npy", "long.npy", "-o", "d.npy"], "long.npy holds elements of type <i8")


def refuses_files_that_are_cut_or_something_else():
    write_pair()
    whole = npy_bytes(4, 5, make(4, 5))
    for size in (0, 5, 9, 40, len(whole) - 1):
        with open("cut.npy", "wb") as file:
            file.write(whole[:size])
        check_refused(["a.npy", "cut.npy", "-o", "d.npy"], "is truncated" if size > 6 else "is not a .npy file")
    check_refused(["a.npy", "none.npy", "-o", "d.npy"], "none.npy cannot be opened: No such file or directory")
    write("claims.npy", 4, 5, make(4, 5), shape=(4, 10**9))
    check_refused(["a.npy", "claims.npy", "-o", "d.npy"], "4 x 1000000000 elements take 16000000000 bytes, and 80")
    write("claims.npy", 4, 5, make(4, 5), shape=(2**32 - 1, 2**32 - 1))
    check_refused(["a.npy", "claims.npy", "-o", "d.npy"], "more than memory can hold")
    write("deep.npy", 4, 5, make(4, 5), shape=(1, 1, 4, 5))
    check_refused(["a.npy", "deep.npy", "-o", "d.npy"], "deep.npy has 4 dimensions; a batch of matrices has 3")


def refuses_an_output_that_cannot_be_written():
    write_pair()
    check_refused(["a.npy", "b.npy", "-o", "none/d.npy"], "none/d.npy cannot be written: No such file or directory")


def a_refusal_keeps_the_old_output():
    write_pair()
    write("d.npy", 1, 1, [[7]])
    check_refused(["b.npy", "a.npy", "-o", "d.npy"], "the 5 columns of A")
    assert read("d.npy")[1] == [[7.0]]


def refuses_plans_that_cannot_be():
    write_pair()
    pair = ["a.npy", "b.npy", "-o", "d.npy"]
    check_refused([*pair, "--kernel", "fast"], 'kernel is "fast", but no kernel has that name')
    check_refused([*pair, "--decomposition", "split-k", "--splits", "1000"], "splits is 1000, at most the 1 k-it")
    check_refused([*pair, "--splits", "3", "--workers", "3"], "splits is 3, but decomposition is not split-K")
    check_refused([*pair, "--decomposition", "stream-k", "--fixup", "none"], "fixup is none")
    check_refused([*pair, "--type-d", "f16"], "no kernel takes f32 inputs and f16 D")


def refuses_a_device_that_is_not_there():
    write_pair()
    code, _, err = run("a.npy", "b.npy", "-o", "d.npy", "--device", "abacus")
    assert code == 2 and 'no Vulkan device matches "abacus"; there are:\n  0  ' in err, (code, err)
    assert sorted(os.listdir()) == ["a.npy", "b.npy"], os.listdir()


def a_worker_that_gives_up_is_told():
    """With one look some do on most devices: then no D is written. Those that do not give the right one."""
    a, b = make(16, 4096), make(4096, 16, 2)
    write("a.npy", 16, 4096, a)
    write("b.npy", 4096, 16, b)
    gave_up, expected = 0, product(a, b, 16)
    words = "--decomposition", "stream-k", "--workers", 64, "--fixup", "turnstile", "--most-looks", 1
    for _ in range(20):
        code, out, err = run("a.npy", "b.npy", "-o", "d.npy", *words)
        if code == 0:
            assert read("d.npy")[1] == expected, "a wrong D, and exit code 0"
            os.remove("d.npy")
        else:
            assert code == 1 and "worker" in err and "gave up: " in err, (code, out, err)
            gave_up += 1
        assert sorted(os.listdir()) == ["a.npy", "b.npy"], os.listdir()
    if not gave_up:
        raise Skip("no worker had to wait")


CASES = [
    multiplies_floats,
    multiplies_halves_to_halves_and_floats,
    multiplies_complex_numbers_of_both_types,
    takes_and_gives_every_order,
    computes_a_triangle_and_writes_zeros_beyond,
    takes_every_version,
    adds_c_in_either_order,
    c_may_be_replaced_by_d,
    every_decomposition_and_fixup_gives_the_same,
    multiplies_matrices_without_elements,
    k_of_0_still_scales_c,
    infinities_and_nans_pass_the_check,
    large_values_that_overflow_halves_pass_the_check,
    slices_are_checked_by_their_own_bound,
    f64_is_as_accurate_by_slices,
    halves_are_as_accurate_as_f32,
    rows_of_a_batch_have_the_same_bits_alone,
    tells_time_and_plan,
    understands_the_line_that_it_prints,
    helps,
    prints_elsewhere_where_d_goes_to_standard_output,
    part_files_of_the_user_stay,
    an_existing_file_is_written_in_place,
    a_new_file_has_the_mode_of_new_files,
    a_file_that_may_not_be_written_is_refused_or_kept,
    a_fifo_takes_the_bytes,
    a_symlink_to_nothing_is_refused,
    a_signal_leaves_nothing_behind,
    refuses_words_it_does_not_know,
    refuses_shapes_that_do_not_fit,
    refuses_types_that_do_not_fit,
    refuses_of_real_numbers_what_only_complex_ones_have,
    refuses_files_that_are_cut_or_something_else,
    refuses_an_output_that_cannot_be_written,
    a_refusal_keeps_the_old_output,
    refuses_plans_that_cannot_be,
    refuses_a_device_that_is_not_there,
    a_worker_that_gives_up_is_told,
]


sys.exit(run_cases(CASES))
