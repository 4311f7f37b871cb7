#!/usr/bin/env python3
"""Runs the built sparse_benchmark on small matrices.

    tests/user/test_sparse_benchmark.py [build/examples]

Needs a Vulkan device. The last line is the sum: "N passed, N failed, N skipped".
"""

import csv
import os
import stat
import struct
import subprocess
import sys
from pathlib import Path

from cases import open_terminal, run_cases

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = Path(os.path.abspath(sys.argv[1])) if len(sys.argv) > 1 else ROOT / "build" / "examples"
NO_DEVICE = {"VK_DRIVER_FILES": "/none.json"}
SMALL = ["--nonzeros", "1000", "--most", "1000", "--batches", "1", "--quick"]
MATRICES = "stencil-5", "stencil-27", "banded", "uniform", "blocks", "rmat", "dense-row", "scattered-7", "sparse-rows"
SERIES = "thread-mapped", "group-mapped", "merge-path", "row-blocks", "auto"


def benchmark(*words, code=0, **environment):
    """What it prints, as bytes, and what it says of errors."""
    command = [str(EXAMPLES / "sparse_benchmark"), *map(str, words)]
    done = subprocess.run(command, capture_output=True, timeout=250, env={**os.environ, **environment})
    assert done.returncode == code, f"{words}: exit code {done.returncode}: {done.stdout[-2000:]}{done.stderr}"
    return done.stdout, done.stderr.decode()


# ---- cases ---------------------------------------------------------------------------------------


def every_matrix_is_multiplied_by_every_decomposition():
    out, _ = benchmark(*SMALL, "--csv", "a.csv")
    with open("a.csv", newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [(row["matrix"], row["series"]) for row in rows] == [(m, s) for m in MATRICES for s in SERIES], rows
    assert all(row["result"] == "right" and float(row["measured us"]) > 0 for row in rows), rows
    assert b"WRONG" not in out


def random_structures_are_multiplied():
    words = ["--random", "12", "3", "--nonzeros", "2000", "--most", "8000", "--batches", "1", "--quick"]
    out, _ = benchmark(*words, "--csv", "a.csv")
    with open("a.csv", newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["series"] for row in rows] == 12 * list(SERIES), rows
    assert all(row["result"] == "right" and 0 < int(row["nonzeros"]) <= 10000 for row in rows), rows
    assert len({row["matrix"] for row in rows}) == len({row["nonzeros"] for row in rows}) == 12, rows
    found = [float(line.split()[-1]) for line in out.decode().splitlines() if line.startswith("  regret of auto")]
    last = out.decode().splitlines()[-1]
    assert len(found) == 12 and min(found) >= 1 and last.startswith("regret of auto, of 12 products: "), out
    assert last.endswith(f"worst {max(found):.3f}"), last
    dump, _ = benchmark("--dump", *words, **NO_DEVICE)
    assert struct.unpack("<3I", dump[:12])[2] == int(rows[0]["nonzeros"]), "the dumped matrix is another one"
    other, _ = benchmark("--dump", "--random", "1", "4", "--nonzeros", "2000", "--most", "8000", **NO_DEVICE)
    assert other != dump, "another seed draws the same matrix"


def columns_and_types_are_as_named():
    benchmark(*SMALL, "--matrices", "rmat", "--n", "5", "--type", "s32", "--workers", "3", "--group", "2",
              "--staged", "256", "--csv", "a.csv")
    with open("a.csv", newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert {(row["n"], row["type"]) for row in rows} == {("5", "s32")}, rows
    assert rows[2]["workers"] == "3" and len(rows) == len(SERIES), rows
    assert rows[1]["group"] == rows[3]["group"] == "2" and rows[2]["staged"] == rows[3]["staged"] == "256", rows


def a_matrix_is_squared_step_by_step():
    small = ["--square", "--products", "2000", "--nonzeros", "300"]
    benchmark(*SMALL, *small, "--matrices", "r", "--most", "300", "--workspace", "1", "--csv", "a.csv")
    with open("a.csv", newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["matrix"] for row in rows] == [matrix for matrix in MATRICES if "r" in matrix], rows
    for row in rows:
        assert row["result"] == "right" and int(row["products"]) <= 2000, row
        assert 0 < int(row["nonzeros of C"]) <= int(row["products"]), row
        assert 0 < int(row["workspace bytes"]) < min(int(row["bytes"]), 1 << 20), row
        assert all(float(row[time]) > 0 for time in ("bound us", "count us", "fill us", "measured us", "host us")), row
    assert int(rows[1]["nonzeros"]) < 300, "rmat is not made smaller"
    dump, _ = benchmark("--dump", *small, "--matrices", "rmat")
    assert struct.unpack("<3I", dump[:12])[2] == int(rows[1]["nonzeros"]), "the dumped matrix is another one"


def a_matrix_is_multiplied_by_prolongations():
    words = ["--square", "--coarsen", "--matrices", "scattered-7"]
    benchmark(*SMALL, *words, "--csv", "a.csv")
    with open("a.csv", newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    products = ["A A", "A P constant", "R (A P) constant", "A P smoothed", "R (A P) smoothed"]
    assert [row["product"] for row in rows] == products, rows
    assert all(row["result"] == "right" and float(row["measured us"]) > 0 for row in rows), rows
    dump, _ = benchmark("--dump", *words, "--nonzeros", "1000")
    numbers, sizes = struct.unpack(f"<{len(dump) // 4}I", dump), []
    while numbers:
        sizes.append(numbers[:3])
        numbers = numbers[numbers[0] + 4 + numbers[2]:]
    (points, _, nonzeros), constant, smoothed = sizes
    assert constant == (points, constant[1], points) and smoothed[:2] == constant[:2], sizes
    assert points < smoothed[2] < nonzeros == int(rows[0]["nonzeros"]), sizes
    assert "--coarsen are for --square alone" in benchmark(*SMALL, "--coarsen", code=2)[1]


def dense_matrices_are_multiplied_where_there_are_nonzeros():
    for words, sizes in (([], ["32", "128"]), (["--k", "5", "--type", "s32", "--lanes", "2", "--workers", "3"], ["5"])):
        out, _ = benchmark(*SMALL, "--sddmm", *words, "--csv", "a.csv")
        with open("a.csv", newline="", encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        wanted = [(matrix, k, series) for matrix in MATRICES for k in sizes for series in ("CSR", "COO")]
        assert [(row["matrix"], row["k"], row["series"]) for row in rows] == wanted, rows
        assert all(row["result"] == "right" and float(row["measured us"]) > 0 for row in rows), rows
        assert b"WRONG" not in out
    assert {(row["type"], row["lanes"], row["workers"]) for row in rows} == {("s32", "2", "3")}, rows


def a_file_is_multiplied():
    with open("a.mtx", "w", encoding="utf-8") as file:
        file.write("%%MatrixMarket matrix coordinate real symmetric\n50 50 60\n")
        file.writelines(f"{i + 1} {max(1, i)} {i}\n" for i in range(50))
        file.writelines(f"{i + 20} 3 1.5\n" for i in range(10))
    for words in ([], ["--square"], ["--sddmm"]):
        benchmark(*SMALL, "--mtx", "a.mtx", *words, "--csv", "a.csv")
        with open("a.csv", newline="", encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        assert rows and all(row["result"] == "right" and row["matrix"] == "a.mtx" for row in rows), rows
        assert {(row["rows"], row["nonzeros"], row["longest row"]) for row in rows} == {("50", "119", "12")}, rows
    for text, sentence in (("1 1 1\n", "a.mtx, line 1: does not begin with %%MatrixMarket"),
                           ("%%MatrixMarket matrix coordinate real general\n3 2 1\n1 1 1\n", "a.mtx is 3 x 2"),
                           ("%%MatrixMarket matrix coordinate real general\n3 3 0\n", "a.mtx has no nonzeros")):
        with open("a.mtx", "w", encoding="utf-8") as file:
            file.write(text)
        assert sentence in benchmark(*SMALL, "--mtx", "a.mtx", "--square", code=2)[1], text


def replay(*words):
    """How many workgroups run together, and the fields of each line of a replay without a device."""
    out, _ = benchmark("--replay", "--profile", "NVIDIA H200", *words, **NO_DEVICE)
    together, _, *lines = out.decode().splitlines()
    return int(together.removesuffix(" workgroups run together")), [line.split() for line in lines]


def a_replay_needs_no_device():
    _, lines = replay("--nonzeros", "10000", "--most", "10000")
    assert len(lines) == len(MATRICES) * len(SERIES), lines
    found = {(line[0], line[4]): float(line[-1]) for line in lines}
    assert all(0 <= utilisation <= 1 for utilisation in found.values()), found
    assert found["dense-row", "merge-path"] > 10 * found["dense-row", "thread-mapped"], found


def a_replay_has_as_many_workgroups_as_plans():
    for words, workers in (([], 132 * 12), (["--n", "32"], 2813), (["--type", "f64"], 132 * 12)):
        together, lines = replay("--nonzeros", "3000000", "--most", "3000000", "--matrices", "stencil-5", *words)
        fields = next(line for line in lines if line[4] == "merge-path")
        assert together == 132 * (8 if "--n" in words else 12), (words, together)  # of columns, workers may be more
        assert int(fields[7]) == workers and float(fields[-1]) > 0.88, (words, together, fields)
    together, lines = replay("--nonzeros", "10000", "--most", "10000", "--workers", "3", "--group", "2")
    assert together > 3 and all(line[7] == "3" for line in lines if line[4] == "merge-path"), lines
    assert all(line[6] == "2" for line in lines if line[4] in ("group-mapped", "row-blocks")), lines


def products_of_sparse_matrices_are_replayed():
    together, lines = replay("--square", "--nonzeros", "100000", "--most", "100000")
    assert together == 132 * 8, together
    assert [(line[0], line[4]) for line in lines] == [(m, s) for m in MATRICES for s in SERIES[:3]], lines
    assert all(0 < int(line[7]) < int(line[3]) and 0 < float(line[-1]) <= 1 for line in lines), lines
    assert len({(line[0], line[3]) for line in lines}) == len(MATRICES), "decompositions have other products"
    found = {(line[0], line[4]): line for line in lines}
    assert found["dense-row", "group-mapped"][6] != "0" == found["uniform", "group-mapped"][6], found
    # 6251 rows of 256 products: a team of 64 has 3 of them, 4 steps each; an invocation has one
    assert [found["uniform", name][7:] for name in SERIES[:2]] == [
        ["256", "1", f"{6251 / (together * 128):.4f}"],
        ["768", "64", f"{6251 * 256 / (12 * together * 128):.4f}"]], found
    _, one = replay("--square", "--decomposition", "merge-path", "--nonzeros", "100000", "--most", "100000")
    assert one == [line for line in lines if line[4] == "merge-path"], one


def a_dump_is_a_matrix():
    out, _ = benchmark("--dump", "--matrices", "rmat", "--nonzeros", "2000", **NO_DEVICE)
    rows, columns, nonzeros = struct.unpack("<3I", out[:12])
    words = struct.unpack(f"<{len(out) // 4 - 3}I", out[12:])
    offsets, indices = words[: rows + 1], words[rows + 1 :]
    assert len(indices) == nonzeros == offsets[-1] == 2000 and offsets[0] == 0, (rows, nonzeros)
    assert list(offsets) == sorted(offsets) and max(indices) < columns
    assert (out, "") == benchmark("--dump", "--matrices", "rmat", "--nonzeros", "2000", **NO_DEVICE)


def decisions_without_a_plan_measure_nothing():
    one = [*SMALL, "--matrices", "banded"]
    for words, sentence in ((["--lanes", "3", "--sddmm"], "lanes is 3, must be a power of two"),
                            (["--staged", "100"], "staged is 100, must be a multiple of 128"),
                            (["--group", "3"], "group is 3, must be a power of two"),
                            (["--workers", "70000"], "workers is 70000, must be at most 65535")):
        out, err = benchmark(*one, *words, code=2)
        assert f"streamk: {sentence}" in err and b"banded: skipped: there is no plan" in out, (words, out, err)
        assert "sparse_benchmark: nothing was measured: " in err, (words, err)


def a_dump_is_not_for_terminals():
    terminal, end = open_terminal()
    done = subprocess.run([str(EXAMPLES / "sparse_benchmark"), "--dump"], stdout=end, stderr=subprocess.PIPE,
                          timeout=100)
    os.close(end)
    os.close(terminal)
    assert done.returncode == 2 and b"--dump is binary, and standard output is a terminal" in done.stderr, done
    if stat.S_ISCHR(os.stat("/dev/full").st_mode):
        with open("/dev/full", "wb") as full:
            done = subprocess.run([str(EXAMPLES / "sparse_benchmark"), "--dump"], stdout=full, stderr=subprocess.PIPE,
                                  timeout=100)
        assert done.returncode == 1 and b"standard output cannot be written: No space left" in done.stderr, done


def bad_words_are_refused():
    for words, sentence in ((["--color"], "there is no option --color"), (["--type", "s8"], "--type is s8"),
                            (["--profile", "a"], "--profile is for --replay alone"),
                            (["--sddmm", "--replay"], "--sddmm is not replayed"),
                            (["--square", "--sddmm"], "are two products"),
                            (["--random", "2", "1", "--square"], "--random is not for --square"),
                            (["--random", "2", "1", "--matrices", "rmat"], "--random is not for --square"),
                            (["--k", "5"], "--k and --lanes are for --sddmm alone"),
                            (["--lanes", "2", "--square"], "--k and --lanes are for --sddmm alone"),
                            (["--sddmm", "--k", "0"], "--k is 0"),
                            (["--sddmm", "--staged", "256"], "--group and --staged are not for --sddmm"),
                            (["--products", "5"], "are for --square alone"),
                            (["--decomposition", "merge-path"], "are for --square alone"),
                            (["--square", "--decomposition", "row-blocks"], "--decomposition is row-blocks"),
                            (["--batches", "999"], "--batches is 999"),
                            (["--replay", "--profile", "abacus"], "abacus")):
        assert sentence in benchmark(*words, code=2)[1], words
    assert "a.csv cannot be written" in benchmark(*SMALL, "--csv", "/none/a.csv", code=2)[1]


if __name__ == "__main__":
    sys.exit(run_cases([every_matrix_is_multiplied_by_every_decomposition, random_structures_are_multiplied,
                        columns_and_types_are_as_named, a_matrix_is_squared_step_by_step,
                        a_matrix_is_multiplied_by_prolongations,
                        dense_matrices_are_multiplied_where_there_are_nonzeros,
                        a_file_is_multiplied, a_replay_needs_no_device, a_replay_has_as_many_workgroups_as_plans,
                        products_of_sparse_matrices_are_replayed, a_dump_is_a_matrix,
                        decisions_without_a_plan_measure_nothing, a_dump_is_not_for_terminals, bad_words_are_refused]))
