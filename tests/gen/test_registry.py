#!/usr/bin/env python3
"""Tests of the tables that people edit, kernels.toml and costs.toml: what is refused, with which sentence, and what is
derived of the rest.

    tests/gen/test_registry.py [NAME...]     runs all cases, or those named

The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import dataclasses
import re
import sys
import unittest
from unittest import mock

from runner import ROOT, run_cases
from rows import ARRANGED, BLOCKS, COOP, DOT, DP2A, DP4A, SCALAR, SMALL_COOP, kernel_of, row_with

from gen import costs, fitted, registry

# What is different from a good row, and why it cannot work.
BAD_ROWS = (
    (SCALAR, {"colour": "red", "age": 3}, "unknown member age, colour"),
    (SCALAR, {"tile": None}, "tile is missing"),
    (SCALAR, {"multiply": None}, "multiply is missing"),
    (SCALAR, {"multiply": "fma"}, "multiply is 'fma', must be one of scalar, coop, dot, dp4a, arranged, dp2a"),
    (SCALAR, {"types": ["f32,f32"]}, "types are 'f32,f32', must be 3 with commas between them, like f16,f32,f16"),
    (SCALAR, {"types": []}, "types is empty"),
    (SCALAR, {"types": "f32"}, "types is 'f32', must be a list of names"),
    (SCALAR, {"types": ["f32,f16,f32"]}, "types f32, f16, f32 are not supported"),
    (SCALAR, {"tile": [32, 32]}, "tile has 2 entries, needs 3"),
    (SCALAR, {"tile": [32, "32", 8]}, "tile is [32, '32', 8], must be 3 integers"),
    (SCALAR, {"part": [4, True]}, "part is [4, True], must be 2 integers"),
    (SCALAR, {"part": [4, 0]}, "tile or part has an extent of 0"),
    (SCALAR, {"tile": [-32, 32, 8]}, "tile or part has an extent of -32"),
    (SCALAR, {"tile": [32, 512, 8]}, "tile n = 512 > 256, for which the library checks its addresses"),
    (SCALAR, {"stages": 3}, "stages is 3, must be 1 or 2"),
    (SCALAR, {"stages": "two"}, "stages is 'two', must be an integer"),
    (SCALAR, {"families": []}, "families is empty"),
    (SCALAR, {"families": ["cpu", "amd"]}, "families are cpu, amd, but a kernel is made for cpu alone or for GPUs"),
    (SCALAR, {"families": ["abacus"]}, "family is 'abacus', must be one of nvidia, amd, intel, cpu"),
    (SCALAR, {"part": [12, 4]}, "tile m = 32 is not a multiple of part m = 12"),
    (SCALAR, {"tile": [32, 32, 6]}, "tile k = 6 is not a multiple of the 4 elements of a 16-byte load"),
    (SCALAR, {"part": [2, 4]}, "part 2 x 4 is not made of 4 x 4 blocks"),
    (SCALAR, {"tile": [32, 48, 8]}, "12 invocations along n are not a multiple of the 8 of a cell"),
    (SCALAR, {"fragments": [[8, 8, 8]]}, "fragments are given, but multiply is 'scalar'"),
    (SCALAR, {"tile": [256, 256, 64], "part": [16, 16]},
     "shared memory 133124 bytes > 32768 for family cpu"),
    (SCALAR, {"tile": [128, 128, 8]}, "1024 invocations > 256 for family cpu"),
    (COOP, {"types": ["f32,f32,f32"]}, "no cooperative matrices of f32"),
    (COOP, {"blocks": True, "tile": [64, 64, 256], "part": [64, 16]},
     "tile k = 256 is not 8 fragments of 16, one for each quad of a run"),
    (COOP, {"blocks": True}, "tile k = 64 is not a multiple of the 128 elements of blocks that are read whole"),
    (COOP, {"fragments": None}, "fragments is empty"),
    (COOP, {"fragments": [[16, 16]]}, "a fragment is [16, 16], must be 3 integers"),
    (COOP, {"fragments": [[16, 16, 0]]}, "a fragment has an extent of 0"),
    (COOP, {"fragments": [[16, 16, 16]] * 5}, "fragments has 5 entries, at most 4 fit"),
    (COOP, {"fragments": [[16, 24, 16]]}, "fragment n = 24 does not divide 32"),
    (COOP, {"fragments": [[8, 8, 8]]}, "its fragments are 8x8x8, those of family nvidia 16x16x16, 16x8x16"),
    (COOP, {"fragments": [[8, 16, 16]]}, "its fragments are 8x16x16, those of family nvidia 16x16x16, 16x8x16"),
    (BLOCKS, {"fragments": [[16, 8, 16]]}, "its fragments are 16x8x16, those of family nvidia 16x16x16, 8x16x16"),
    (COOP, {"tile": [256, 256, 64], "part": [64, 64]}, "shared memory 69636 bytes > 49152 for family nvidia"),
    (COOP, {"tile": [128, 128, 64], "part": [32, 16], "families": ["amd"]}, "2048 invocations > 1024 for family amd"),
    (COOP, {"promotes": 1}, "promotes is 1, must be true or false"),
    (COOP, {"promotes": True, "tile": [64, 64, 96]},
     "promotes is true, but tile k = 96 is not half of 256, or an even part of it"),
    (SCALAR, {"promotes": True}, "promotes is true, but it is for coop kernels, without blocks"),
    (SCALAR, {"codes": True},
     "codes is true, but multiply is 'scalar' and blocks false: it is for dot kernels that read blocks"),
    (SCALAR, {"codes": 1}, "codes is 1, must be true or false"),
    (SCALAR, {"layers": 2.0}, "layers is 2.0, must be an integer"),
    (COOP, {"layers": 2}, "layers is 2, but it is for scalar kernels of f32"),
    (DP4A, {"layers": 2}, "layers is 2, but it is for scalar kernels of f32"),
    (SCALAR, {"layers": 0}, "layers is 0, must be a power of two that divides tile k = 8"),
    (SCALAR, {"layers": 3, "tile": [32, 32, 24]}, "layers is 3, must be a power of two that divides tile k = 24"),
    (SCALAR, {"layers": 16}, "layers is 16, must be a power of two that divides tile k = 8"),
    (SCALAR, {"layers": 8},
     "1024 words of 16 bytes, of the sums of 256 invocations at once, do not fit the 64 and 64 of the tiles"),
    (SCALAR, {"only": ["q4_0"]}, "only has 'q4_0', but blocks is false"),
    (SCALAR, {"only": "q4_0"}, "only is 'q4_0', must be a list of names"),
    (BLOCKS, {"only": ["q4_0", "q3_K"]}, "only has 'q3_K', which is no type in blocks"),
    (BLOCKS, {"tile": [32, 128, 64], "part": [16, 32]},
     "tile k = 64 is not a multiple of the 128 elements of blocks that are read whole"),
    (BLOCKS, {"tile": [32, 128, 96], "part": [16, 32], "only": ["q4_0"]},
     "tile k = 96 is not a multiple of the 64 elements of blocks that are read whole"),
    (BLOCKS, {"tile": [32, 256, 128], "part": [32, 32]}, "shared memory 67588 bytes > 49152 for family nvidia"),
    (ARRANGED, {"stages": 5}, "stages is 5, must be 1 to 4"),
    (ARRANGED, {"stages": 2}, "tile k = 48 is not 2 stages of a fragment's 16"),
    (ARRANGED, {"ahead": "nvidia"}, "ahead is given, but multiply is 'arranged', whose loads all are"),
    (ARRANGED, {"types": ["s8,s32,s32"]}, "A and B are s8, but multiply is 'arranged', of matrices of 16 bits"),
    (ARRANGED, {"families": ["nvidia", "amd"]},
     "families are nvidia, amd, but what is arranged for amd is made for it alone"),
    (ARRANGED, {"fragments": [[16, 8, 16]]}, "fragment 16x8x16 is no cube of at most 16, as arranged kernels' are"),
    (DOT, {"fragments": [[16, 16, 16]]}, "fragments are given, but multiply is 'dot'"),
    (DOT, {"part": [2, 8]}, "part m = 2, but a dot kernel's invocations hold all 4 rows"),
    (DOT, {"part": [4, 4]}, "4 lines are not a multiple of the 8 elements of a 16-byte load of A"),
    (DOT, {"tile": [4, 512, 256]}, "tile n = 512 > 256, for which the library checks its addresses"),
    (DOT, {"tile": [4, 64, 264], "part": [4, 16]}, "tile k = 264 is not a multiple of 16 lines"),
    (DOT, {"tile": [64, 64, 256], "part": [64, 8]}, "64 x 64 sums are more than 4 for each of 256 invocations"),
    (DOT, {"tile": [4, 64, 2048]}, "shared memory 69636 bytes > 49152 for family nvidia"),
    (DP4A, {"types": ["f16,f32,f32"]}, "A and B are f16, but multiply is 'dp4a', of s8 or u8"),
    (DP2A, {"types": ["bf16,f32,f32"]}, "A and B are bf16 and sums f32, but multiply is 'dp2a', of f16 and f32"),
    (DP2A, {"types": ["f16,f16,f16"]}, "A and B are f16 and sums f16, but multiply is 'dp2a', of f16 and f32"),
    (DP4A, {"tile": [32, 32, 8]}, "tile k = 8 is not a multiple of the 16 elements of a 16-byte load"),
    (DP4A, {"tile": [256, 256, 64], "part": [16, 16], "stages": 2},
     "shared memory 66564 bytes > 32768 for family cpu"),
)


class Rows(unittest.TestCase):
    def test_every_bad_row_is_refused_with_its_sentence(self) -> None:
        for row, changes, sentence in BAD_ROWS:
            with self.subTest(changes), self.assertRaises(registry.BadRow) as refusal:
                registry.check(kernel_of(row_with(row, changes)))
            self.assertEqual(str(refusal.exception), sentence)

    def test_good_rows_pass(self) -> None:
        layered = {**SCALAR, "tile": [32, 32, 64], "layers": 4}
        for row in (SCALAR, layered, COOP, SMALL_COOP, DOT, {**DOT, "tile": [1, 16, 1024], "part": [1, 8]}):
            registry.check(kernel_of(row))

    def test_subgroups_are_of_a_size_that_an_arranged_kernels_fragments_suit(self) -> None:
        amd = registry.FAMILIES["amd"]
        kernels = [kernel_of(row_with(row, {"families": ["amd"]})) for row in (COOP, ARRANGED)]
        self.assertEqual([kernel.subgroup_sizes(amd) for kernel in kernels], [(32, 64), (32,)])
        with (mock.patch.dict(registry.FAMILIES, amd=dataclasses.replace(amd, subgroup_sizes=(64,))),
              self.assertRaises(registry.BadRow) as refusal):
            registry.check(kernels[1])
        self.assertEqual(str(refusal.exception),
                         "its fragments are not 16 bytes for each invocation of a subgroup (family amd)")

    def test_a_refusal_names_the_row(self) -> None:
        good, bad = registry.row_text(SCALAR), registry.row_text(row_with(COOP, {"stages": 9}))
        with self.assertRaises(registry.BadRow) as refusal:
            registry.parse(good + bad, "rows.toml")
        self.assertEqual(str(refusal.exception), "rows.toml: row 2: stages is 9, must be 1 or 2")

    def test_a_row_that_exists_is_refused(self) -> None:
        with self.assertRaises(registry.BadRow) as refusal:
            registry.parse(registry.row_text(SCALAR) * 2)
        self.assertEqual(
            str(refusal.exception), "kernels.toml: row 2: gemm_f32_f32_f32_32x32x8_scalar exists already"
        )

    def test_a_registry_that_is_no_toml_is_refused(self) -> None:
        with self.assertRaisesRegex(registry.BadRow, r"^kernels\.toml: "):
            registry.parse("[[kernel]\n")

    def test_a_row_reads_back_as_it_was_written(self) -> None:
        for row in (SCALAR, COOP):
            self.assertEqual(registry.parse(registry.row_text(row)), (kernel_of(row),))

    def test_each_of_its_types_makes_a_kernel(self) -> None:
        types = ["f16,f32,f16", "bf16,f32,f32"]
        kernels = registry.parse(registry.row_text(row_with(COOP, {"types": types})))
        self.assertEqual(kernels, tuple(kernel_of(row_with(COOP, {"types": [three]})) for three in types))


DEVICE = """
[[device]]
name = "Abacus 1"
class = "nvidia"
driver = "1"
date = 2000-01-01
source = "a test"
bandwidth = 2.0
second_dispatch = 3.0
[device.kernels]
"coop f16 64x64x64" = [2, 1.0, 2.0, 1.5, 4.0, 5.0, 1.5, 6.0]
"""

# What replaces what in a good costs.toml, and the sentence.
BAD_COSTS = (
    ("[[device]]", "[[device]", None),
    ('name = "Abacus 1"', "", "name is missing"),
    ("bandwidth = 2.0", 'bandwidth = "2"', "bandwidth is '2', must be a number that is not negative"),
    ("second_dispatch = 3", "second_dispatch = -3", "second_dispatch is -3.0, must be a number that is not negative"),
    ("bandwidth = 2.0", "bandwidth = 2.0\ncolour = 1", "unknown member colour"),
    ('class = "nvidia"', 'class = "abacus"', "class abacus is missing"),
    ("coop f16 64x64x64", "coop f16 64x64", "kernel is 'coop f16 64x64', must be like 'coop f16 128x192x64'; bf16 "
     "has the rows of f16, u8 has the rows of s8, e5m2 has the rows of e4m3"),
    (", 6.0]", "]", "coop f16 64x64x64 is [2, 1.0, 2.0, 1.5, 4.0, 5.0, 1.5], must be 8 numbers that are not negative, "
     "and may end with a table of fitted constants"),
    (", 6.0]", ", 6.0, 7.0]", "coop f16 64x64x64 is [2, 1.0, 2.0, 1.5, 4.0, 5.0, 1.5, 6.0, 7.0], must be 8 numbers "
     "that are not negative, and may end with a table of fitted constants"),
    (", 6.0]", ", 6.0, {stores = 1.0}]", "fitted: stores is unknown"),
    (", 6.0]", ", 6.0, {decoding = 'beads'}]", "coop f16 64x64x64: decoding is 'beads', which the device has no table "
     "of"),
    ("[device.kernels]", "decoding.beads = {q3_K = 1.0}\n[device.kernels]", "decoding beads is {'q3_K': 1.0}, must be "
     "times that are not negative, of types in blocks"),
    ("[device.kernels]", "fitted = 3\n[device.kernels]", "fitted is 3, must be a table"),
    ("[device.kernels]", "fitted.crowd = 1.5\n[device.kernels]", "fitted: crowd is 1.5, must be a whole number that is "
     "not negative"),
    ("coop f16", "coop bf16", "kernel is 'coop bf16 64x64x64', must be like 'coop f16 128x192x64'; bf16 "
     "has the rows of f16, u8 has the rows of s8, e5m2 has the rows of e4m3"),
    ("[2, 1.0", "[0, 1.0", "coop f16 64x64x64 is [0, 1.0, 2.0, 1.5, 4.0, 5.0, 1.5, 6.0]: at least one workgroup runs "
     "on a unit, and a factor is at least 1"),
    ('like = "NVIDIA H200"', 'like = "Abacus 2"', "no device is named Abacus 2"),
    ("store = 5.0", "store = -5.0", "fitted: store is -5.0, must be a number that is not negative"),
    ("crowd = 4 ", "crowd = 4.5 ", "fitted: crowd is 4.5, must be a whole number that is not negative"),
    ("short_tile = 15.0", "long_tile = 15.0", "fitted: long_tile is unknown"),
    ("short_tile = 15.0", "", "fitted: short_tile is missing"),
    ("[fitted.cpu]", "[fitted.gpu]", "fitted: class is 'gpu', must be one of nvidia, amd, intel, cpu"),
)


class Costs(unittest.TestCase):
    """What the header gets of costs.toml."""

    CLASSES = costs.PATH.read_text()
    KERNELS = tuple(kernel_of(row) for row in (SCALAR, COOP))

    def table(self, name: str, text: str = "") -> costs.Table:
        return next(table for table in costs.parse(text + self.CLASSES, self.KERNELS) if table.name == name)

    def test_devices_come_before_classes_and_classes_of_any_vendor_last(self) -> None:
        tables = costs.parse(DEVICE + self.CLASSES, self.KERNELS)
        devices = [table for table in tables if not table.is_class]
        classes = tables[len(devices):]
        self.assertEqual([table.is_class for table in tables], [False] * len(devices) + [True] * 4)
        self.assertIn("Abacus 1", [table.name for table in devices])
        lengths = [len(table.name) for table in devices]
        self.assertEqual(lengths, sorted(lengths, reverse=True))
        self.assertEqual([table.name for table in classes], ["nvidia", "amd", "intel", "cpu"])
        self.assertEqual([table.vendor for table in classes], [0x10de, 0x1002, 0, 0])
        self.assertEqual([table.for_cpu for table in tables], [False] * (len(tables) - 1) + [True])

    def test_a_row_that_is_missing_is_the_classs_and_then_derived(self) -> None:
        device = self.table("Abacus 1", DEVICE)
        self.assertEqual(device.kernels[1], costs.Cost(2, 1.0, 2.0, 1.5, 4.0, 5.0, 1.5, 6.0))
        self.assertEqual((device.bandwidth, device.second_dispatch), (2.0, 3.0))
        other = self.table("Abacus 1", DEVICE.replace("coop f16 64x64x64", "coop f16 64x64x32"))
        self.assertEqual(other.kernels[1], self.table("NVIDIA H200").kernels[1])
        self.assertEqual(self.table("nvidia").kernels[1], self.table("NVIDIA H200").kernels[1])
        self.assertEqual(other.kernels[0], self.table("nvidia").kernels[0])

    def test_a_class_may_have_rates_of_single_kernels(self) -> None:
        text = self.CLASSES.replace('"coop f16 64x64x64" = 1106.0', '"coop f16 64x64x64" = 1048.576')
        self.assertNotEqual(text, self.CLASSES)
        amd = next(table for table in costs.parse(text, self.KERNELS) if table.name == "amd")
        self.assertEqual(amd.kernels[1].iteration, 0.5)
        with self.assertRaisesRegex(registry.BadRow, "coop f16 64x64x64 is 0, must be a number of GFLOP/s"):
            costs.parse(text.replace("1048.576", "0"), self.KERNELS)

    def test_types_that_are_alike_share_rows(self) -> None:
        kernels = registry.kernels_of(row_with(COOP, {"types": ["f16,f32,f16", "bf16,f32,f32"]}))
        device = next(table for table in costs.parse(DEVICE + self.CLASSES, kernels) if table.name == "Abacus 1")
        self.assertEqual(device.kernels, (costs.Cost(2, 1.0, 2.0, 1.5, 4.0, 5.0, 1.5, 6.0),) * 2)

    def test_a_derived_row_is_made_of_rates(self) -> None:
        text = self.CLASSES.replace("scalar = 1.5\ndp4a = 1.6\nmoving = 1.0", "scalar = 2.0\ndp4a = 1.6\nmoving = 4.0")
        self.assertNotEqual(text, self.CLASSES)
        cost = next(table for table in costs.parse(text, self.KERNELS) if table.name == "cpu").kernels[0]
        self.assertEqual(cost, costs.Cost(1, 1.5, 8.192, 8.192, 5.0, 1.024, 1.0, 2.048))

    def test_fitted_constants_are_a_classs_or_all_classes(self) -> None:
        for name, general, kernels in (("NVIDIA H200", 2.6, (0, 1)), ("amd", 2.6, (0, 0)), ("cpu", 1.0, (0, 0))):
            table = self.table(name)
            self.assertEqual(table.kernel_fitted, kernels)  # of NVIDIA's 64x64x64 fewer run together in groups
            self.assertEqual({(own.general_coop, own.store) for own in table.fitted}, {(general, 5.0)})
            self.assertEqual([own.grouped for own in table.fitted], [0, 2][:max(kernels) + 1])

    def test_a_device_and_a_kernel_may_have_fitted_constants_of_their_own(self) -> None:
        text = DEVICE.replace("6.0]", "6.0, {crowd = 6}]") + "[device.fitted]\nstore = 4.0\n"
        table = self.table("Abacus 1", text)
        self.assertEqual(table.kernel_fitted, (0, 1))
        self.assertEqual([(own.store, own.crowd) for own in table.fitted], [(4.0, 4), (4.0, 6)])
        self.assertEqual(table.kernels, self.table("Abacus 1", DEVICE).kernels)
        self.assertEqual({own.store for own in self.table("nvidia", text).fitted}, {5.0})

    def test_times_of_decoding_are_those_of_the_types_that_a_row_names(self) -> None:
        table = self.table("Abacus 1", DEVICE.replace("6.0]", "6.0, {decoding = 'beads', crowd = 6}]")
                           + "[device.decoding.beads]\nq8_0 = 0.5\n")
        self.assertEqual((table.kernel_decoding, len(table.decodings)), ((0, 1), 2))
        self.assertEqual([sum(times) for times in table.decodings], [0.0, 0.5])
        words = [form.word for form in registry.FORMATS]
        self.assertEqual(table.decodings[1][words.index("q8_0")], 0.5)

    def test_constants_that_differ_from_the_classs_no_more_are_not_repeated(self) -> None:
        table = self.table("Abacus 1", DEVICE.replace("6.0]", "6.0, {crowd = 4}]"))
        self.assertEqual((table.kernel_fitted, len(table.fitted)), ((0, 0), 1))

    def test_the_library_names_them_in_the_same_order(self) -> None:
        text = (ROOT / "templates/library/device/costs.h").read_text()
        types = {"float": "float", "int": "uint32_t"}
        self.assertEqual(re.findall(r"^    X\((\w+), (\w+)\)", text, re.MULTILINE),
                         [(types[field.type], field.name) for field in dataclasses.fields(fitted.Fitted)])

    def test_a_device_tells_which_rows_it_lacks(self) -> None:
        families = {"families": ["nvidia", "amd"]}
        kernels = tuple(kernel_of(row_with(row, families)) for row in (row_with(SCALAR, {"tile": [64, 64, 16]}), DP4A))
        device = next(table for table in costs.parse(DEVICE + self.CLASSES, kernels) if table.name == "Abacus 1")
        self.assertEqual(device.lacks, ("dp4a s8 32x32x16",))
        self.assertEqual(device.guessed, (False, True))
        self.assertEqual(self.table("amd").lacks, ())

    def test_every_bad_table_is_refused_with_its_sentence(self) -> None:
        good = DEVICE + self.CLASSES
        for old, new, sentence in BAD_COSTS:
            with self.subTest(new), self.assertRaises(registry.BadRow) as refusal:
                self.assertIn(old, good)
                costs.parse(good.replace(old, new, 1), self.KERNELS)
            self.assertTrue(str(refusal.exception).startswith("costs.toml: "))
            if sentence:
                self.assertEqual(str(refusal.exception)[12:], sentence)

    def test_a_device_that_exists_is_refused(self) -> None:
        with self.assertRaisesRegex(registry.BadRow, "^costs.toml: device Abacus 1 exists already"):
            costs.parse(self.CLASSES + DEVICE * 2, self.KERNELS)

    def test_a_class_that_is_missing_is_refused(self) -> None:
        text = self.CLASSES.replace("[class.amd]", "[class.ati]")
        with self.assertRaisesRegex(registry.BadRow, "^costs.toml: class is 'ati', must be one of nvidia, amd"):
            costs.parse(text, self.KERNELS)
        with self.assertRaisesRegex(registry.BadRow, "^costs.toml: class cpu is missing"):
            costs.parse(self.CLASSES[: self.CLASSES.index("[class.cpu]")], self.KERNELS)


if __name__ == "__main__":
    sys.exit(run_cases())
