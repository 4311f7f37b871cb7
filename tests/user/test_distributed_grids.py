#!/usr/bin/env python3
"""Every grid of 1, 2, 3, 4, 6 and 8 ranks, odd shapes, both orders of files, all types, blocks of D and messages.

    tests/user/test_distributed_grids.py [build/examples/distributed]

What is written has matmul's bytes. The last line is the sum: "N passed, N failed, N skipped".
"""

import itertools
import sys

from cases import run_cases
from distributing import is_same, need_mpi, succeed, write_inputs, write_real_matrix

ORDERS = list(itertools.product((False, True), repeat=2))


def grids(ranks):
    """All of rows x columns x layers that have so many ranks."""
    return [f"{r}x{c}x{ranks // r // c}" for r in range(1, ranks + 1) if ranks % r == 0
            for c in range(1, ranks // r + 1) if ranks // r % c == 0]


def compare(ranks, *words):
    done = succeed(ranks, "a.npy", "b.npy", "-o", "d.npy", "--check", *words)
    assert is_same(), (ranks, words, done)
    return done


def every_grid_writes_the_same():
    for turn, (m, n, k) in enumerate([(67, 45, 130), (33, 129, 70)]):
        for order in ORDERS[turn::2]:
            write_inputs(m, n, k, fortran=order)
            for ranks in (1, 2, 3, 4, 6, 8):
                for grid in grids(ranks):
                    compare(ranks, "--grid", grid, "--panel", 24)


def messages_and_shared_memory_bring_the_same():
    for order in ORDERS:
        write_inputs(131, 94, 140, fortran=order)
        for ranks, grid in ((2, "2x1"), (2, "1x2"), (4, "2x2"), (6, "3x2"), (8, "2x2x2")):
            compare(ranks, "--grid", grid, "--panel", 32, "--messages", "--pieces", 3)


def uploads_in_pieces_bring_the_same():
    for turn, order in enumerate(ORDERS):
        write_inputs(131, 94, 140, ("f4", "f2", "i1", "c16")[turn], fortran=order)
        for ranks, grid in ((1, "1x1"), (2, "2x1"), (4, "2x1x2")):
            for words in ((), ("--staged",), ("--staged", "--messages"), ("--staged", "--memory", "0.0004")):
                compare(ranks, "--grid", grid, "--panel", 64, "--upload", "0.004", *words)


def blocks_go_out_one_by_one():
    for turn, order in enumerate(ORDERS):
        write_inputs(131, 94, 140, ("f4", "f2", "i1", "c16")[turn], fortran=order)
        for i, (ranks, grid) in enumerate(((1, "1x1"), (2, "2x1"), (3, "1x3"), (4, "2x1x2"), (4, "2x2"))):
            words = ((), ("--messages",), ("--staged", "--repeat", 2), ("--chunk", 16))[(turn + i) % 4]
            done = compare(ranks, "--grid", grid, "--panel", 32, "--blocks", 3 + turn, *words)
            assert "1 x 1 blocks" not in done, done


def ranks_without_a_row_of_a_block_keep_b():
    for dtype, m, ranks, blocks in (("f4", 7, 3, 3), ("f2", 10, 4, 3), ("i1", 13, 6, 3), ("f8", 7, 3, 50)):
        write_inputs(m, 9, 20, dtype)
        compare(ranks, "--grid", f"{ranks}x1", "--blocks", blocks, "--panel", 8)
        compare(ranks, "--grid", f"{ranks}x1", "--blocks", blocks, "--panel", 8, "--messages")


def layers_may_have_nothing():
    write_inputs(40, 30, 64)
    for ranks, grid, chunk in ((8, "1x1x8", 32), (4, "1x1x4", 64), (4, "2x1x2", 100), (6, "3x1x2", 7)):
        compare(ranks, "--grid", grid, "--chunk", chunk)


def columns_of_the_grid_may_differ_by_a_rank():
    for order in ORDERS:
        write_inputs(150, 170, 96, fortran=order)
        for ranks in (3, 5, 7):
            compare(ranks, "--panel", 24, "--messages")
            compare(ranks, "--panel", 24)


def every_type_has_its_sums():
    for dtype in ("f2", "f8", "i1", "u1", "c8", "c16"):
        write_inputs(50, 41, 66, dtype)
        compare(4, "--grid", "2x1x2", "--panel", 16)
        compare(2, "--panel", 16, "--messages")


def sums_are_rounded_alike_by_devices_and_hosts():
    """f16 and bf16 round sums beyond 2^11, in both directions where they lie between two neighbours; some are infinite,
    which --check takes for wrong. Devices round where there is one layer. Rows of 45 elements of 2 bytes end within a
    word."""
    kinds = (("f2", 1, ()), ("u2", 1, ("--types", "bf16")), ("i1", 1, ("--type-d", "f16")), ("f2", 20, ()),
             ("i1", 100, ("--type-d", "f32")), ("u1", 1, ("--types", "e4m3", "--type-d", "f16")),
             ("u1", 40, ("--types", "e5m2", "--type-d", "f16")))
    ways = ((1, "1x1"), (3, "1x3", "--blocks", 3), (2, "2x1", "--pieces", 3), (2, "1x1x2"), (2, "2x1", "--chunk", 16),
            (2, "1x1x2", "--chunk", 64), (1, "1x1", "--memory", "0.0002"), (3, "3x1", "--messages", "--staged"))
    for turn, (dtype, least, types) in enumerate(kinds):
        write_inputs(67, 45, 230, dtype, ORDERS[turn % 4], least, types)
        for ranks, grid, *words in ways:
            succeed(ranks, "a.npy", "b.npy", "-o", "d.npy", "--grid", grid, "--panel", 48, *types, *words,
                    *(() if least == 20 else ("--check",)))
            assert is_same(), (dtype, types, grid, words)


def measured_speeds_change_no_bytes():
    write_inputs(150, 170, 196)
    for ranks, words in ((2, ("--grid", "2x1")), (3, ()), (4, ("--grid", "2x2", "--messages"))):
        compare(ranks, "--rebalance", "--rates", "--panel", 64, "--chunk", 32, *words)


def chunks_have_the_same_bits_on_every_grid():
    """Sums of real numbers, whose bits depend on their order. Layers start from each other's sums."""
    need_mpi()
    differ = 0
    for dtype, m, n, k, chunk in (("f4", 67, 45, 530, 64), ("f2", 33, 129, 300, 100), ("f8", 200, 100, 1000, 96)):
        write_real_matrix("a.npy", m, k, dtype, 1)
        write_real_matrix("b.npy", k, n, dtype, 2)
        succeed(1, "a.npy", "b.npy", "-o", "reference.npy", "--check", "--chunk", chunk)
        for ranks, grid in ((2, "2x1"), (2, "1x2"), (2, "1x1x2"), (3, "1x1x3"), (4, "2x1x2"), (4, "1x1x4"),
                            (6, "1x2x3")):
            compare(ranks, "--grid", grid, "--chunk", chunk)
            compare(ranks, "--grid", grid, "--chunk", chunk, "--messages", "--panel", 32, "--memory", "0.0006")
        succeed(2, "a.npy", "b.npy", "-o", "d.npy", "--grid", "1x1x2")
        differ += not is_same()
    assert differ > 0


def one_row_or_column_is_enough():
    for m, n, k in ((1, 90, 70), (90, 1, 70), (1, 1, 64), (3, 2, 1), (5, 5, 2)):
        write_inputs(m, n, k)
        for ranks in (1, 3, 4):
            compare(ranks, "--panel", 16)


def what_does_not_fit_is_multiplied_in_blocks():
    for order in ORDERS:
        write_inputs(400, 300, 500, fortran=order)
        for ranks, words in ((1, ()), (2, ()), (4, ("--grid", "2x1x2")), (4, ("--grid", "2x2", "--messages"))):
            done = compare(ranks, "--memory", "0.0003", *words)
            assert "1 x 1 blocks" not in done and "read panel by panel" in done, done
            peaks = [line.split() for line in done.splitlines() if line.startswith("peak memory")][0]
            assert float(peaks[5]) <= 0.35, done


if __name__ == "__main__":
    sys.exit(run_cases([every_grid_writes_the_same, messages_and_shared_memory_bring_the_same,
                        uploads_in_pieces_bring_the_same, blocks_go_out_one_by_one,
                        ranks_without_a_row_of_a_block_keep_b, layers_may_have_nothing,
                        columns_of_the_grid_may_differ_by_a_rank, measured_speeds_change_no_bytes,
                        chunks_have_the_same_bits_on_every_grid,
                        every_type_has_its_sums, sums_are_rounded_alike_by_devices_and_hosts,
                        one_row_or_column_is_enough, what_does_not_fit_is_multiplied_in_blocks]))
