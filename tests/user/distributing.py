"""Runs distributed on small .npy files by mpirun, and compares the bytes that it writes with those of matmul."""

import os
import random
import struct
import subprocess
import sys
from pathlib import Path

from cases import Skip

ROOT = Path(__file__).resolve().parent.parent.parent
DISTRIBUTED = ROOT / (sys.argv[1] if len(sys.argv) > 1 else "build/examples/distributed")
MATMUL = ROOT / "build/examples/matmul"
SIZES = {"f2": 2, "f4": 4, "f8": 8, "i1": 1, "u1": 1, "c8": 8, "c16": 16, "u2": 2}


def need_mpi():
    if not DISTRIBUTED.exists():
        raise Skip("no MPI was set up: ./setup.sh --mpi && ninja distributed")


def environment(**more):
    """Runs as root, too, and with more ranks than cores. What OpenMPI leaks is not looked for."""
    return dict(os.environ, ASAN_OPTIONS="detect_leaks=0", OMPI_ALLOW_RUN_AS_ROOT="1",
                OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1", OMPI_MCA_rmaps_base_oversubscribe="1",
                OMPI_MCA_hwloc_base_binding_policy="none", **more)


def run(ranks, *words, timeout=250, **more):
    need_mpi()
    command = ["mpirun", "--oversubscribe", "-n", str(ranks), str(DISTRIBUTED), *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, timeout=timeout, env=environment(**more),
                          check=False)


def succeed(ranks, *words, **more):
    done = run(ranks, *words, **more)
    assert done.returncode == 0, (words, done.returncode, done.stdout, done.stderr)
    return done.stdout


def refuse(ranks, sentence, *words, **more):
    """All ranks end with one sentence, and a status other than 0."""
    done = run(ranks, *words, **more)
    lines = [line for line in done.stderr.splitlines() if line.startswith("distributed: ")]
    assert done.returncode != 0, (words, done.stdout, done.stderr)
    assert len(lines) == 1 and sentence in lines[0], (words, sentence, lines, done.stderr)


def encode(value, dtype):
    """An element's bytes. NumPy need not be there."""
    codes = {"f2": "<e", "f4": "<f", "f8": "<d", "i1": "<b", "u1": "<B"}
    if dtype == "c8":
        return struct.pack("<ff", value, -value)
    if dtype == "c16":
        return struct.pack("<dd", value, -value)
    if dtype == "u2":
        return struct.pack("<f", value)[2:]  # bf16
    return struct.pack(codes[dtype], abs(value) if dtype == "u1" else value)


def write_matrix(path, rows, columns, dtype="f4", fortran=False, seed=1, least=-3):
    """Seven integers, from -3 to 3 or from another on, at random as far as that matters."""
    elements = [encode(value, dtype) for value in range(least, least + 7)]
    order = [(i, j) for j in range(columns) for i in range(rows)] if fortran else \
            [(i, j) for i in range(rows) for j in range(columns)]
    byte_order = "|" if SIZES[dtype] == 1 else "<"
    header = f"{{'descr': '{byte_order}{dtype}', 'fortran_order': {fortran}, 'shape': ({rows}, {columns}), }}"
    header = header.ljust(117) + "\n"
    data = b"".join(elements[((i * 31 + j * 17 + seed) * (i + 3 * j + 5) + i * j % 11) % 7] for i, j in order)
    Path(path).write_bytes(b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header.encode() + data)


def write_real_matrix(path, rows, columns, dtype, seed):
    """Normal numbers, of whose sums almost all are rounded. In memory order of C."""
    draw = random.Random(seed).gauss
    header = f"{{'descr': '<{dtype}', 'fortran_order': False, 'shape': ({rows}, {columns}), }}".ljust(117) + "\n"
    data = b"".join(encode(draw(0.0, 1.0), dtype) for _ in range(rows * columns))
    Path(path).write_bytes(b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header.encode() + data)


def write_inputs(m, n, k, dtype="f4", fortran=(False, False), least=-3, words=()):
    """a.npy and b.npy, and reference.npy of matmul."""
    need_mpi()
    write_matrix("a.npy", m, k, dtype, fortran[0], 1, least)
    write_matrix("b.npy", k, n, dtype, fortran[1], 2, least)
    done = subprocess.run([str(MATMUL), "a.npy", "b.npy", "-o", "reference.npy", *words], capture_output=True,
                          text=True, timeout=250, check=False)
    assert done.returncode == 0, done.stderr


def is_same(path="d.npy"):
    return Path(path).read_bytes() == Path("reference.npy").read_bytes()
