#!/usr/bin/env python3
"""Runs the built benchmark on tiny shapes, cuts its CSV off, and sums it up.

    tests/user/test_benchmark.py [build/examples/benchmark]

Needs a Vulkan device. The last line is the sum: "N passed, N failed, N skipped".
"""

import csv
import html
import json
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

BENCHMARK = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else "build/examples/benchmark")
SCRIPTS = Path(__file__).resolve().parent.parent.parent / "examples" / "benchmark"
sys.path.insert(0, str(SCRIPTS))

import results  # noqa: E402
from cases import Skip, run_cases, without_progress  # noqa: E402

SHAPES = ["--shapes", "64x64x64,32x32x96,1x33x70", "--types", "f32", "--quick", "--repeat", "1"]
TYPES = "f16 f32 bf16 f16-f16 f64 s8 s8-f16 s8-f32 u8 e4m3 e5m2 cf32 cf64".split()


def run(*words, code=0):
    """What it prints."""
    done = subprocess.run(list(map(str, words)), capture_output=True, text=True, timeout=120)
    assert done.returncode == code, f"{words}: exit code {done.returncode}: {done.stdout}{done.stderr}"
    return done.stdout + done.stderr


def benchmark(*words, code=0):
    return run(BENCHMARK, *words, code=code)


def script(name, *words, code=0):
    return run(sys.executable, SCRIPTS / name, *words, code=code)


def read(path):
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def plans(path):
    """What each row is of; no row may be cut or twice."""
    rows = read(path)
    found = [tuple(row[name] for name in [*results.KEY, "decomposition", "kernel"]) for row in rows]
    assert len(set(found)) == len(found), f"rows come twice: {found}"
    assert all(row["clocks"] in ("unwatched", "up", "low") for row in rows), rows
    assert all(row["verified"] == "yes" and float(row[name]) > 0 for row in rows
               for name in ("copy_gb_per_s", "read_gb_per_s")), rows
    return set(found)


# ---- cases ---------------------------------------------------------------------------------------


def a_sweep_is_the_same_in_python():
    for seed in (0, 7, 999999999):
        assert script("sweep.py", 1000, seed) == benchmark("--sweep", 1000, seed, "--list"), f"seed {seed} differs"


def limits_are_named_by_what_was_measured():
    """Memory is faster than a copy where it is only read, and a cache is faster than both: no time is a least one."""
    said = benchmark(*SHAPES, "--csv", "a.csv", "--json", "a.json")
    limits = json.loads(Path("a.json").read_text(encoding="utf-8"))["limits"]
    found = re.search(r"memory: copy (\S+) GB/s, reading alone (\S+) GB/s", said)
    assert found and [float(found[1]), float(found[2])] == [float(f"{limits[name]:.4g}") for name in
                                                            ("copy_gb_per_s", "read_gb_per_s")], (said, limits)
    assert "at least" not in said, said
    times = re.findall(r"  (\S+) us at the limit of (.*)", said)
    rate = max((limits["copy_gb_per_s"], "copying memory"), (limits["read_gb_per_s"], "reading memory"))
    for row in (row for row in read("a.csv") if row["decomposition"] == "auto"):
        m, n, k = (int(row[name]) for name in "mnk")
        memory, compute = (m * k + k * n + m * n) * 4e-3 / rate[0], 2e-6 * m * n * k / float(row["fma_tflops"])
        time, of = max((memory, rate[1]), (compute, "multiply-adds"))
        assert any(abs(float(us) - time) <= 0.01 + 1e-3 * time and word == of for us, word in times), (row, said)


def resuming_a_whole_file_changes_nothing():
    benchmark(*SHAPES, "--csv", "a.csv")
    whole = Path("a.csv").read_bytes()
    assert "in a.csv already: 3" in benchmark(*SHAPES, "--csv", "a.csv", "--resume")
    assert Path("a.csv").read_bytes() == whole, "it is another file now"


def resuming_completes_a_file_that_was_cut_anywhere():
    benchmark(*SHAPES, "--csv", "a.csv")
    whole, expected = Path("a.csv").read_bytes(), plans("a.csv")
    header = whole.index(b"\n") + 1
    for size in (0, 10, header, header + 1, len(whole) // 2, len(whole) - 1):
        Path("a.csv").write_bytes(whole[:size])
        benchmark(*SHAPES, "--csv", "a.csv", "--resume")
        assert plans("a.csv") == expected, f"cut off after {size} bytes: {plans('a.csv') ^ expected}"


def every_type_is_verified_or_left_out_by_name():
    words = ["--shapes", "33x40x70", "--decompositions", "split-k", "--quick", "--repeat", "1", "--types", "all"]
    said = benchmark(*words, "--csv", "a.csv")
    known = {plan[3] for plan in plans("a.csv")}
    assert known <= set(TYPES), known
    assert all(name in known or f"{name} is left out" in said for name in TYPES), said
    for row in read("a.csv"):
        roof = float(row["matrix_s8_tflops"]) if row["type"][:2] in ("s8", "u8") else float(row["fma_tflops"])
        assert (float(row["peak_share"]) > 0) == (roof > 0), row
    again = benchmark(*words, "--types", "f64,s8", "--csv", "a.csv", "--resume")
    assert f"in a.csv already: {len(known & {'f64', 's8'})}" in again, again
    assert all(f"{name}: 1 products" in script("summary.py", "a.csv") for name in known)
    assert "f12" in benchmark("--types", "f12", code=2)
    kernel = "gemm_s8_s32_s32_32x32x16_scalar"
    assert "none of these types" in benchmark("--kernel", kernel, "--types", "f16", code=2)


def plans_with_an_epilogue_are_verified():
    words = benchmark("--help").partition(", f one of ")[2].partition(";")[0].split()
    for word in ["bias", *words[1:]]:
        out = benchmark(*SHAPES, "--types", "bf16,s8", "--decompositions", "split-k", "--epilogue", word)
        assert "WRONG" not in out and "split-k" in out and "s8 is left out" in out, out
    assert "one word" in benchmark("--epilogue", "relu,silu", code=2)
    assert "--csv" in benchmark("--epilogue", "relu", "--csv", "a.csv", code=2)


def a_plans_line_is_timed_as_it_is():
    kernel = "gemm_f32_f32_f32_32x32x8_scalar"
    wishes = "--kernel", kernel, "--decomposition", "hybrid", "--workers", "5", "--fixup", "separate-pass"
    line = run(Path(BENCHMARK).parent / "02_plan", "96", "64", "200", *wishes).partition("\n")[0]
    decisions = line.partition(": ")[2].partition(";")[0].split()
    words = ["--shapes", "96x64x200", "--types", "f32", "--quick", "--repeat", "1", *decisions]
    said = benchmark(*words, "--csv", "a.csv")
    rows = {row["decomposition"]: row for row in read("a.csv")}
    found = [rows["forced"][name] for name in ("chosen", "kernel", "fixup", "workers", "verified")]
    assert found == ["hybrid", kernel, "separate-pass", "5", "yes"], (decisions, found)
    assert "forced: hybrid" in said and {"auto", "data-parallel"} < rows.keys(), said
    only = benchmark(*words, "--csv", "b.csv", "--decompositions", "forced")
    assert {row["decomposition"] for row in read("b.csv")} == {"forced"}, only
    assert "forced needs a decision" in benchmark("--decompositions", "forced", "--kernel", kernel, code=2)
    assert "leaves out forced" in benchmark("--decompositions", "auto", "--workers", "5", code=2)


def words_that_cannot_be_are_refused():
    for words, sentence in (
        (["--shapes", ""], "there is no shape ''"),
        (["--shapes", "64x64x64,"], "there is no shape ''"),
        (["--shapes", "64x0x64"], "there is no shape '64x0x64'"),
        (["--sweep", "0", "1"], "--sweep is 0, and takes a whole number from 1 to 4294967295"),
        (["--sweep", "1", "-1"], "--sweep is -1, and takes a whole number from 0 to 4294967295"),
        (["--repeat", "0"], "--repeat is 0, and takes a whole number from 1 to 4294967295"),
    ):
        assert f"benchmark: {sentence}" in benchmark(*words, "--list", code=2), words
    for words in (["0", "1"], ["1", "-1"], ["1", "4294967296"], ["1e3", "1"], ["1"]):
        assert "usage: sweep.py" in script("sweep.py", *words, code=2), words
    for words in (["--sweep", "0", "1"], ["--budget", "1e999"], ["--repeat", "0"]):
        assert "usage: cublas.py" in script("cublas.py", "--csv", "a.csv", *words, code=2), words


def rows_have_their_refusals_and_rates_in_a_unit_that_suits_the_device():
    words = "--shapes", "64x64x64", "--types", "f32", "--quick", "--decompositions", "data-parallel,retiled"
    done = subprocess.run([BENCHMARK, *words], capture_output=True, text=True, timeout=120)
    said = done.stdout
    said_else = without_progress(done.stderr, "measuring what the device can do")
    assert done.returncode == 0 and not said_else, done.stderr
    assert re.search(r"\n  retiled +(refused: .+|\d+ .+)\n", said) and "has this name" not in said, said
    limits = re.search(r"multiply-adds: f32 (\S+) ([GT]FLOP/s)", said)
    row = re.search(r" ([GT]FLOP/s) of peak .*\n  data-parallel +\d+ +\d+ +(\S+) +\S+ +(\S+) ", said)
    assert limits and row, said
    unit, time, rate = row[1], float(row[2]), float(row[3])
    assert unit == limits[2] and 1 <= float(limits[1]) < (1000 if unit == "GFLOP/s" else 1e6), said
    expected = 2 * 64**3 / time * (1e-3 if unit == "GFLOP/s" else 1e-6)
    assert abs(rate - expected) < 0.01 * expected + 0.001, said


def resuming_refuses_other_columns():
    Path("a.csv").write_text("m,n,k\n1,2,3\n", encoding="utf-8")
    assert "has other columns" in benchmark(*SHAPES, "--csv", "a.csv", "--resume", code=2)
    assert Path("a.csv").read_text(encoding="utf-8") == "m,n,k\n1,2,3\n"
    assert "--csv" in benchmark(*SHAPES, "--resume", code=2)


def times_of_cublas_are_taken_up_too():
    columns = ["name", *results.KEY, "time_us"]
    Path("c.csv").write_text("\n".join([",".join(columns), "x,1,2,3,f32,nn,cold,5.0", "x,4,5,6,f3"]), encoding="utf-8")
    assert results.take_up("c.csv", columns, True) == {("1", "2", "3", "f32", "nn", "cold")}
    assert len(read("c.csv")) == 1
    assert results.take_up("c.csv", columns, False) == set() and read("c.csv") == []


def write_results(path, lines, type_name="f32", clocks="up"):
    columns = ["name", *results.KEY, "decomposition", "chosen", "kernel", "fixup", "workers", "splits", "time_us"]
    rest = f"{type_name},nn,cold", "gemm_f32_f32_f32_32x32x8_scalar,none,4,0", f"yes,{clocks},GPU,driver,50,100,2000"
    rows = [f"{name},{rest[0]},{plan},{plan},{rest[1]},{time},{rest[2]}" for name, plan, time in lines]
    columns += "verified clocks device driver fma_tflops matrix_tflops copy_gb_per_s".split()
    Path(path).write_text("\n".join([",".join(columns), *rows]) + "\n", encoding="utf-8")


def the_summary_names_the_regret():
    write_results("a.csv", [("sweep,64,64,64", "auto", 10), ("sweep,64,64,64", "stream-k", 8)])
    write_results("b.csv", [("waves,32,32,96", "auto", 9), ("waves,32,32,96", "data-parallel", 9)], clocks="low")
    write_results("c.csv", [("sweep,64,64,64", "", 5)])
    said = script("summary.py", "a.csv", "b.csv", "--cublas", "c.csv")
    for text in ("regret: 1.118 in the geometric mean, 1.250 at worst, of 2", "1.250  64x64x64",
                 "4 plans, 0 wrong, 2 timed at low clocks"):
        assert text in said, f"it does not say {text!r}: {said}"
    assert "best  32x32x8_scalar stream-k, none, 4 workers: 8.00 us" in said, said
    assert "0.500  64x64x64" in said, f"not the ratio to cuBLAS: {said}"


def percentiles_do_not_round_down():
    lines = []
    for i in range(1, 11):  # regrets of 1.1, 1.2 and so on to 2
        lines += [(f"sweep,64,64,{i}", "auto", 10 + i), (f"sweep,64,64,{i}", "stream-k", 10)]
    write_results("a.csv", lines)
    said = script("summary.py", "a.csv")
    assert "50 %: 1.500, 75 %: 1.800, 90 %: 1.900, 95 %: 2.000, 99 %: 2.000" in said, said


def files_that_are_no_results_are_refused():
    write_results("a.csv", [("sweep,64,64,64", "auto", 10)])
    whole = Path("a.csv").read_bytes()
    head, row, _ = whole.split(b"\n")
    files = {
        "garbage.csv": (b"what is this\nno results\n", " has no column m: "),
        "empty.csv": (b"", " has no column m: "),
        "bytes.csv": (b"\xff\xfe\0", " is not text"),
        "short.csv": (whole + b"sweep,64,64\n", ", line 3 has not as many cells as there are columns"),
        "long.csv": (whole + row + b",1\n", ", line 3 has not as many cells as there are columns"),
        "time.csv": (whole.replace(b",10,", b",nan,"), ", line 2: time_us is 'nan', and must be a number above 0"),
        "word.csv": (whole.replace(b"64", b"six", 1), ", line 2: m is 'six', and must be a whole number above 0"),
    }
    for name, (content, sentence) in files.items():
        Path(name).write_bytes(content)
        assert script("summary.py", name, code=2).startswith(f"summary.py: {name}{sentence}"), name
    Path("head.csv").write_bytes(head + b"\n")
    assert script("summary.py", "head.csv", code=2) == "summary.py: there are no results in head.csv\n"
    for words in (["none.csv"], ["a.csv", "none.csv"], ["a.csv", "--cublas", "none.csv"]):
        said = script("summary.py", *words, code=2)
        assert said == "summary.py: none.csv cannot be read: No such file or directory\n", said
    assert "garbage.csv has no column m: " in script("summary.py", "a.csv", "--cublas", "garbage.csv", code=2)


def first_use_is_told():
    said = benchmark("--first-use", "--types", "f32", "--shapes", "64x64x64,33x70x1")
    for text in ("gemm_f32_f32_f32_32x32x8_scalar", "what auto takes", "sk_create_gemm_plan, auto", "of 2 shapes"):
        assert text in said, f"it does not say {text!r}: {said}"
    assert "streamk: " not in said, f"what is timed was refused: {said[:400]}"


def first_use_of_weights_is_told():
    said = benchmark("--first-use", "--types", "q4_0:f32", "--layouts", "nt", "--shapes", "4x64x256")
    assert "gemm_f32_blocks_f32_f32_" in said and "of 1 shapes" in said and "streamk: " not in said, said


def prepacked_operands_are_timed_and_compared():
    said = benchmark("--prepacked", "--types", "f32", "--shapes", "64x64x64,33x70x9", "--layouts", "nn", "--quick",
                     "--repeat", "1")
    for text in ("as it lies", "copies", "B prepacked", "A and B prepacked", "33x70x9", "yes    same ", " GFLOP/s ",
                 "spread: ", "bits: "):
        assert text in said, f"it does not say {text!r}: {said}"
    assert "differ" not in said and " no " not in said, said
    for words in (["--csv", "a.csv"], ["--epilogue", "relu"], ["--first-use"]):
        assert "--prepacked excludes" in benchmark("--prepacked", *words, code=2), words
    assert "--prepacked takes --kernel alone" in benchmark("--prepacked", "--workers", "5", code=2)


def what_batch_invariance_costs_is_told():
    words = ["--shapes", "3x64x700,40x64x700", "--types", "f32", "--quick", "--repeat", "1", "--batch-invariant"]
    out = benchmark(*words, "--decompositions", "auto,forced")
    for rows in ("of 1 to 15 rows", "of 16 rows and more"):
        assert f"batch-invariant over auto, {rows}: " in out, out


CASES = [
    a_sweep_is_the_same_in_python,
    limits_are_named_by_what_was_measured,
    resuming_a_whole_file_changes_nothing,
    resuming_completes_a_file_that_was_cut_anywhere,
    every_type_is_verified_or_left_out_by_name,
    plans_with_an_epilogue_are_verified,
    a_plans_line_is_timed_as_it_is,
    words_that_cannot_be_are_refused,
    rows_have_their_refusals_and_rates_in_a_unit_that_suits_the_device,
    resuming_refuses_other_columns,
    times_of_cublas_are_taken_up_too,
    the_summary_names_the_regret,
    percentiles_do_not_round_down,
    files_that_are_no_results_are_refused,
    first_use_is_told,
    first_use_of_weights_is_told,
    prepacked_operands_are_timed_and_compared,
    what_batch_invariance_costs_is_told,
]


sys.exit(run_cases(CASES))
