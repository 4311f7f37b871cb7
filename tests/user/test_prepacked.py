#!/usr/bin/env python3
"""Runs the built matmul on operands that it has prepacked: the bits are those of a product that copies.

    tests/user/test_prepacked.py [build/examples/matmul]

Needs a Vulkan device and Python's standard library. The last line is the sum: "N passed, N failed, N skipped".
"""

import json
import struct
import sys
from pathlib import Path

from cases import run_cases
from multiplying import check_refused, check_run, make, product, read, run, write

HEADER = 112  # bytes of sk_pack_header; the operand begins at 128
SIZE, ORDER, VERSION = 48, 8, 4  # where numbers of it are


def write_pair(dtype="<f2", fortran=False):
    """a.npy, b.npy and their product."""
    a, b = make(50, 75, 1), make(75, 90, 2)
    write("a.npy", 50, 75, a, dtype)
    write("b.npy", 75, 90, b, dtype, fortran)
    return product(a, b, 90)


def pack_b(*options):
    """b.skp, and what is said of it."""
    return check_run(["--pack", "b", "a.npy", "b.npy", "-o", "b.skp", *options])


def change(at, number, form="<I"):
    """bad.skp, which has another number."""
    data = bytearray(Path("b.skp").read_bytes())
    data[at:at + struct.calcsize(form)] = struct.pack(form, number)
    Path("bad.skp").write_bytes(data)


def a_packed_b_multiplies_as_the_file_does():
    for dtype in ("<f2", "<f4", "|i1"):
        for fortran in (False, True):
            d = write_pair(dtype, fortran)
            said = pack_b()
            assert "wrote b.skp: B, 75 x 90, " in said and ", aligned" in said, said
            check_run(["a.npy", "b.skp", "-o", "d.npy", "--check"])
            assert read("d.npy")[-1] == d, dtype
            a = make(7, 75, 3)
            write("few.npy", 7, 75, a, dtype)  # one operand serves products of other sizes
            check_run(["few.npy", "b.skp", "-o", "d.npy", "--check"])


def a_can_be_packed_too():
    d = write_pair()
    check_run(["--pack", "a", "a.npy", "b.npy", "-o", "a.skp", "--check"], outputs=["checked: 4500 values"])
    assert "time: " in pack_b("--time")
    check_run(["a.skp", "b.skp", "-o", "d.npy", "--check"])
    assert read("d.npy")[-1] == d


def slices_and_halves_are_packed():
    a, b = make(9, 800, 1), make(800, 12, 2)
    write("a.npy", 9, 800, a, "<f4")
    write("b.npy", 800, 12, b, "<f4")
    for way, order in (("f16x3", "halves"), ("slices", "slices")):
        options = ["--accuracy", "f32", "--way", way]
        assert f", {order}" in pack_b(*options)
        check_run(["a.npy", "b.skp", "-o", "d.npy", *options])
        assert read("d.npy")[-1] == product(a, b, 12), way
        check_refused(["a.npy", "b.skp", "--check", *options], f"b.skp is {order}, and holds no values that --check")


def a_file_is_the_same_each_time():
    write_pair()
    pack_b()
    first = Path("b.skp").read_bytes()
    pack_b()
    assert Path("b.skp").read_bytes() == first
    assert first[:4] == b"SKPK" and len(first) == 128 + struct.unpack_from("<Q", first, SIZE)[0]
    assert not any(first[HEADER:128])


def an_arranged_operand_is_for_its_device():
    d = write_pair()
    arranged = ["--kernel", "gemm_f16_f32_f32_16x32x16_arranged", "--type-d", "f32"]
    assert ", arranged" in pack_b(*arranged)
    check_run(["a.npy", "b.skp", "-o", "d.npy", "--type-d", "f32"])
    assert read("d.npy")[-1] == d
    check_refused(["a.npy", "b.skp", "--check"], "b.skp is arranged for a device, and holds no values that --check")
    change(HEADER - 8, 12345)  # of the device
    check_refused(["a.npy", "bad.skp", "-o", "d.npy", "--type-d", "f32"], "b.prepacked is of the device ")
    check_refused(["a.npy", "b.skp", "-o", "d.npy", "--type-d", "f16"], "b.prepacked has order arranged, but ")


def blocks_are_decoded():
    a, w = make(20, 64, 1), make(48, 64, 2)
    write("a.npy", 20, 64, a, "<f2")
    write("w.npy", 48, 64, w)
    check_run(["--quantize", "q8_0", "w.npy", "-o", "b.gguf"])
    check_run(["--pack", "b", "a.npy", "b.gguf", "-o", "b.skp", "--check"])
    check_run(["a.npy", "b.gguf", "-o", "d.npy", "--packing", "b", "--kernel", "gemm_f16_f32_f16_16x32x16_coop"])
    check_run(["a.npy", "b.skp", "-o", "e.npy", "--kernel", "gemm_f16_f32_f16_16x32x16_coop"])
    assert Path("d.npy").read_bytes() == Path("e.npy").read_bytes()


def json_names_the_file():
    write_pair()
    assert json.loads(pack_b("--json"))["products"][0]["packed"] == "b.skp"


def commands_are_refused():
    write_pair()
    pack_b()
    Path("list.txt").write_text("a.npy b.skp d.npy\n")
    check_refused(["--pack", "b", "a.npy", "b.npy"], "--pack writes a prepacked operand: -o FILE.skp is needed")
    check_refused(["--pack", "b", "a.npy", "b.npy", "-o", "b.npy"], "-o FILE.skp is needed")
    check_refused(["--pack", "c", "a.npy", "b.npy", "-o", "c.skp"], "--pack is c, and takes one of none, a, b")
    check_refused(["--pack", "b", "a.npy", "b.skp", "-o", "c.skp"], "--pack takes an operand that is not prepacked yet")
    check_refused(["--pack", "b", "--group", "list.txt"], "--pack is for one product, and --group names many")
    check_refused(["--group", "list.txt"], "list.txt:1: a list has a prepacked operand")
    check_refused(["a.npy", "b.npy", "-o", "d.skp"], "-o names a prepacked operand, which --pack writes")
    check_refused(["a.npy", "none.skp", "-o", "d.npy"], "none.skp cannot be opened")
    check_refused(["b.skp", "a.npy", "-o", "d.npy"], "the 75 columns of A must be the 50 rows of B")
    write("f4.npy", 50, 75, make(50, 75))
    check_refused(["f4.npy", "b.skp", "-o", "d.npy"], "f4.npy holds f4 and b.skp f2: both must be alike")


def damaged_files_are_refused():
    write_pair()
    pack_b()
    whole = Path("b.skp").read_bytes()
    for size in (0, 50, HEADER, 127, 128, len(whole) - 1):
        Path("bad.skp").write_bytes(whole[:size])
        check_refused(["a.npy", "bad.skp", "-o", "d.npy"], "bad.skp ")
    Path("bad.skp").write_bytes(whole + b"x")
    check_refused(["a.npy", "bad.skp", "-o", "d.npy"], "bad.skp has not the ")
    change(0, 1)
    check_refused(["a.npy", "bad.skp", "-o", "d.npy"], "bad.skp is no prepacked operand: it does not begin with SKPK")
    change(VERSION, 2)
    check_refused(["a.npy", "bad.skp", "-o", "d.npy"], "bad.skp is of version 2, and 1 is read")
    change(HEADER, 1)
    check_refused(["a.npy", "bad.skp", "-o", "d.npy"], "bad.skp is damaged: there are no zeros behind its header")
    for at in range(ORDER, HEADER, 4):
        for number in (0, 3, 2**32 - 1):
            change(at, number)
            if Path("bad.skp").read_bytes() != whole:
                assert run("a.npy", "bad.skp", "-o", "d.npy")[0] in (1, 2), (at, number)


CASES = [
    a_packed_b_multiplies_as_the_file_does,
    a_can_be_packed_too,
    slices_and_halves_are_packed,
    a_file_is_the_same_each_time,
    an_arranged_operand_is_for_its_device,
    blocks_are_decoded,
    json_names_the_file,
    commands_are_refused,
    damaged_files_are_refused,
]

sys.exit(run_cases(CASES))
