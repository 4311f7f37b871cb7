#!/usr/bin/env python3
"""Multiplies by the built matmul where D goes to standard output, and where memory is short.

    tests/user/test_matmul_streams.py [build/examples]

Needs a Vulkan device. The last line is the sum: "N passed, N failed, N skipped".
"""

import os
import resource
import subprocess
import sys
from pathlib import Path

import multiplying
from cases import open_terminal, run_cases

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = Path(os.path.abspath(sys.argv[1])) if len(sys.argv) > 1 else ROOT / "build" / "examples"
MATMUL = str(EXAMPLES / "matmul")
FORMS = {"dense": ["a.npy", "b.npy"], "sparse": ["a.mtx", "b.mtx"], "sparse by dense": ["a.mtx", "b.npy"],
         "pattern": ["a.npy", "b.npy", "--pattern", "p.mtx"]}
BINARY = "dense", "sparse by dense"


def write_matrix(name, rows, columns, entries):
    lines = ["%%MatrixMarket matrix coordinate real general", f"{rows} {columns} {len(entries)}"]
    Path(name).write_text("\n".join([*lines, *(" ".join(map(str, entry)) for entry in entries)]) + "\n",
                          encoding="utf-8")


def write_files():
    write_matrix("a.mtx", 2, 3, [(1, 1, 2), (2, 3, -4)])
    write_matrix("b.mtx", 3, 4, [(1, 4, 5), (3, 2, 0.5)])
    write_matrix("p.mtx", 2, 4, [(1, 2, 1), (2, 4, 1)])
    multiplying.write("a.npy", 2, 3, multiplying.make(2, 3))
    multiplying.write("b.npy", 3, 4, multiplying.make(3, 4))


def run(words, **more):
    return subprocess.run([MATMUL, *words], stderr=subprocess.PIPE, timeout=200, **more)


# ---- cases ---------------------------------------------------------------------------------------


def standard_output_takes_what_a_file_takes():
    write_files()
    for form, words in FORMS.items():
        done = run([*words, "-o", "d.file"], stdout=subprocess.PIPE)
        assert done.returncode == 0, (form, done)
        before = sorted(os.listdir())
        for name in ("-", "/dev/stdout"):
            done = run([*words, "-o", name], stdout=subprocess.PIPE)
            assert done.returncode == 0 and done.stdout == Path("d.file").read_bytes(), (form, name, done)
        assert sorted(os.listdir()) == before, (form, os.listdir())


def a_terminal_takes_no_arrays():
    write_files()
    for form, words in FORMS.items():
        terminal, end = open_terminal()
        done = run([*words, "-o", "-"], stdout=end)
        os.close(end)
        if form in BINARY:
            assert done.returncode == 2, done
            assert b"standard output is a terminal, and an array is binary" in done.stderr, done
        else:
            assert done.returncode == 0 and b"MatrixMarket" in os.read(terminal, 1000), (form, done)
        os.close(terminal)


def a_reader_that_has_left_is_told():
    write_files()
    for form, words in FORMS.items():
        reader, writer = os.pipe()
        os.close(reader)
        done = run([*words, "-o", "-"], stdout=writer)
        os.close(writer)
        assert done.returncode == 2, (form, done)
        assert b"matmul: standard output cannot be written: Broken pipe\n" in done.stderr, done


def a_closed_standard_output_is_told():
    write_files()
    for form, words in FORMS.items():
        done = run([*words, "-o", "-"], preexec_fn=lambda: os.close(1))
        assert done.returncode == 2 and b"standard output cannot be written" in done.stderr, (form, done)
        assert "-" not in os.listdir(), form


def limit_memory(size):
    return lambda: resource.setrlimit(resource.RLIMIT_AS, (size, size))


def a_size_line_says_what_it_needs():
    write_files()
    write_matrix("many.mtx", 1000000000, 3, [(1, 1, 1)])
    for words in (["many.mtx", "b.mtx"], ["many.mtx", "b.npy"]):
        done = run([*words, "-o", "d"], preexec_fn=limit_memory(2 << 30))
        assert done.returncode == 2, done
        told = b"many.mtx: 1000000000 rows and 1 nonzeros need 8000 MB of memory, more than is free"
        assert told in done.stderr, done


def memory_that_is_short_is_told():
    """D has 12.8 GB, and the program may have 8."""
    write_matrix("tall.mtx", 4000000, 1, [(1, 1, 1)])
    multiplying.write("wide.npy", 1, 400, multiplying.make(1, 400), dtype="<f8")
    done = run(["tall.mtx", "wide.npy", "-o", "d.npy"], preexec_fn=limit_memory(8 << 30))
    told = b"memory is short: there are no 1.28e+04 MB" in done.stderr or b"MB of device memory" in done.stderr
    assert done.returncode == 1 and told and not Path("d.npy").exists(), done


def memory_that_no_device_has_is_told():
    multiplying.write("tall.npy", 4000000, 1, [[1]] * 4000000)
    multiplying.write("wide.npy", 1, 1000000, [[1] * 1000000])
    done = run(["tall.npy", "wide.npy", "-o", "d.npy"])
    assert done.returncode == 1, done
    assert b"matmul: the product needs 1.6e+07 MB of device memory, and " in done.stderr, done


if __name__ == "__main__":
    sys.exit(run_cases([standard_output_takes_what_a_file_takes, a_terminal_takes_no_arrays,
                        a_reader_that_has_left_is_told, a_closed_standard_output_is_told,
                        a_size_line_says_what_it_needs, memory_that_is_short_is_told,
                        memory_that_no_device_has_is_told]))
