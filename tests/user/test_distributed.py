#!/usr/bin/env python3
"""Products on several ranks have the bytes that one device writes: whatever grid, order of files, type and memory.

    tests/user/test_distributed.py [build/examples/distributed]

The last line is the sum: "N passed, N failed, N skipped".
"""

import csv
import json
import os
import subprocess
import sys
from pathlib import Path

from cases import run_cases
from distributing import ROOT, is_same, need_mpi, refuse, run, succeed, write_inputs

PAGE = ROOT / "docs/distributed.md"
MEASURED = ROOT / "examples/benchmark/results/h200_distributed.csv"
EVERY = int(os.environ.get("STREAMK_TEST_EVERY", "1"))


def two_ranks_write_what_one_device_writes():
    write_inputs(67, 45, 130)
    succeed(2, "a.npy", "b.npy", "-o", "d.npy", "--check", "--panel", 40, "--trace-json", "trace.json")
    assert is_same() and not Path("d.npy.part").exists()
    events = json.loads(Path("trace.json").read_text("utf-8"))["traceEvents"]
    assert {e["cat"] for e in events if e["ph"] == "X" and e["pid"] == 1} >= {"disk", "copies", "products"}, events
    subprocess.run([str(ROOT / "build/examples/draw"), "ranks", "trace.json", "-o", "ranks.svg"], check=True)
    picture = Path("ranks.svg").read_text("utf-8")
    assert picture.count('class="datum"') >= 3 and picture.count(">multiplies") == 3, picture
    succeed(2, "a.npy", "b.npy", "-o", "e.npy", "--panel", 40, "--grid", "1x1x2", "--messages", "--pieces", 3,
            "--csv", "runs.csv")
    assert is_same("e.npy")
    succeed(1, "--random", 40, 40, 40, "--csv", "runs.csv", "--rates")
    rows = list(csv.DictReader(Path("runs.csv").read_text("utf-8").splitlines()))
    assert [row["grid"] for row in rows] == ["1x1x2", "1x1x1"] and rows[0]["allowed"] == "", rows
    assert float(rows[1]["allowed"]) > 0.0 and float(rows[1]["seconds"]) > 0.0, rows


def uploads(said):
    """Megabytes and copies to the device, and megabytes that the host copied besides, of the busiest rank."""
    words = [line.split() for line in said.splitlines() if line.startswith("the busiest rank: ")][0]
    return float(words[7]), int(words[13]), float(words[15])


def uploads_go_in_pieces():
    """Of 4 KiB each: all panels of 67 x 40 and 40 x 45 floats take several, and the first three are shorter."""
    for order in ((False, False), (True, True)):
        write_inputs(67, 45, 130, fortran=order)
        whole = uploads(succeed(2, "a.npy", "b.npy", "-o", "d.npy", "--grid", "1x1x2", "--panel", 40))
        for words in ((), ("--staged",), ("--staged", "--messages"), ("--staged", "--memory", "0.0002")):
            size, count, moved = uploads(succeed(2, "a.npy", "b.npy", "-o", "e.npy", "--grid", "1x1x2", "--panel", 40,
                                                 "--upload", "0.004", "--check", *words))
            assert is_same("e.npy") and count >= max(whole[1] + 1, size * 1e6 / 4096), (words, count, whole)
            assert moved >= (size if "--staged" in words else 0), (words, size, moved)
    said = succeed(1, "--random", 64, 64, 40000, "--panel", 20000, "--staged", "--check")
    assert uploads(said)[1] >= 2 * 64 * 40000 * 4 // (4 << 20), said
    refuse(1, "--upload takes MB", "a.npy", "b.npy", "-o", "d.npy", "--upload", "-1")


def a_truncated_file_is_refused_by_all():
    write_inputs(20, 20, 20)
    whole = Path("a.npy").read_bytes()
    Path("a.npy").write_bytes(whole[:-1])
    refuse(2, "a.npy is truncated: 20 x 20 elements take 1600 bytes, and 1599 are there", "a.npy", "b.npy", "-o",
           "d.npy")
    assert not Path("d.npy").exists() and not Path("d.npy.part").exists()


def a_plan_predicts_without_a_device():
    done = run(1, "--plan", "1e5", "1e5", "1e5", "--ranks", 10000, "--as", "NVIDIA H200", "--network", 50,
               VK_DRIVER_FILES="/none")
    assert done.returncode == 0 and "grid" in done.stdout and "efficiency" in done.stdout, (done.stdout, done.stderr)


def the_page_has_what_the_plans_say():
    need_mpi()
    rows = [row.split(" | ") for row in PAGE.read_text("utf-8").splitlines() if row.endswith(" |")]
    rows = [[word.strip(" |") for word in row] for row in rows if len(row) == 9 and "x" in row[3]]
    assert len(rows) >= 20, rows
    for row in rows[::EVERY]:
        said = succeed(1, "--plan", *row[0].split(" x "), "--type", row[1], "--ranks", row[2], "--as", "NVIDIA H200",
                       "--network", 50, VK_DRIVER_FILES="/none")
        words = {line[:15].strip(): line[15:].split() for line in said.splitlines()}
        found = [words["grid"][0], f"{words['panels'][0]} of {words['panels'][-2]}", words["bytes a rank"][0],
                 words["largest share"][0], words["time"][0], words["efficiency"][0]]
        assert found == row[3:], (found, row)


def the_page_has_what_was_measured():
    """A row of the page for each row of the file whose rates were measured."""
    rows = list(csv.DictReader(MEASURED.read_text("utf-8").splitlines()))
    page = PAGE.read_text("utf-8").splitlines()
    for row in (row for row in rows if row["allowed"]):
        kind = row["type"] + ("" if row["d"] == row["type"] else f", D of {row['d']}")
        panels = row["panel"] + ("" if row["blocks"] == "1" else f", {row['blocks']} blocks")
        seconds = float(row["seconds"])
        wanted = (f"| {row['m']} x {row['n']} x {row['k']} | {kind} | {row['ranks']} | {row['grid']} | {panels} | "
                  f"{seconds:.4g} | {float(row['tflops']):.3g} | {float(row['allowed']) / seconds:.3f} |")
        assert page.count(wanted) == 1, wanted


if __name__ == "__main__":
    sys.exit(run_cases([two_ranks_write_what_one_device_writes, uploads_go_in_pieces,
                        a_truncated_file_is_refused_by_all,
                        a_plan_predicts_without_a_device, the_page_has_what_the_plans_say,
                        the_page_has_what_was_measured]))
