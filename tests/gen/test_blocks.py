#!/usr/bin/env python3
"""Tests of types in blocks: a row of SK_TYPES and a folder of templates/blocks are all that a format has.

    tests/gen/test_blocks.py [NAME...]     runs all cases, or those named

The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import sys
import unittest

from runner import ROOT, run_cases

from gen import blocks, registry

ENUMS = (ROOT / "templates/library/api/api_enums.h").read_text()
ROW = next(line for line in ENUMS.splitlines(keepends=True) if '"q5_0"' in line)
TEXTS = [path.relative_to(blocks.FOLDER).as_posix() for path in sorted(blocks.FOLDER.rglob("*")) if path.is_file()]


class Formats(unittest.TestCase):
    def test_they_are_the_types_whose_blocks_have_several_elements(self) -> None:
        found = registry.formats_of(ENUMS)
        self.assertEqual([row.word for row in found][:3], ["q4_0", "q4_1", "q5_0"])
        self.assertIn(registry.Format("Q6_K", "q6_K", 256, 210, 2), found)
        self.assertEqual({row.word: row.bits for row in found}["q6_K"], "6.5625")

    def test_rows_and_folders_fit(self) -> None:
        self.assertEqual(blocks.faults(registry.formats_of(ENUMS), TEXTS), [])

    def test_groups_of_several_sizes_share_a_folder(self) -> None:
        folders = {row.word: row.folder for row in registry.formats_of(ENUMS)}
        self.assertEqual([folders[word] for word in ("q4_0", "q4_g32", "q4_g64", "q4_g128", "e4m3_g128")],
                         ["q4_0", "q4_g", "q4_g", "q4_g", "e4m3_g"])

    def test_a_row_without_its_texts_is_told(self) -> None:
        without = [text for text in TEXTS if text != "q5_0/dequantize.h"]
        self.assertEqual(blocks.faults(registry.formats_of(ENUMS), without),
                         ["templates/blocks/q5_0/dequantize.h is missing: a row of SK_TYPES has q5_0"])

    def test_a_folder_without_a_row_is_told(self) -> None:
        self.assertEqual(blocks.faults(registry.formats_of(ENUMS.replace(ROW, "")), TEXTS),
                         ["templates/blocks/q5_0 is of no row of SK_TYPES"])


class Header(unittest.TestCase):
    def test_a_format_is_its_row_and_its_folder_alone(self) -> None:
        """What makes streamk_blocks.h names q5_0 nowhere else."""
        made_of = [ROOT / "gen/blocks.py", ROOT / "templates/streamk_blocks.h.j2", *blocks.FOLDER.glob("*.h")]
        self.assertGreater(len(made_of), 4)
        self.assertEqual([path for path in made_of if "q5_0" in path.read_text().lower()], [])

    def test_the_committed_one_is_what_the_templates_make(self) -> None:
        text = blocks.text()
        self.assertEqual((ROOT / "include/streamk_blocks.h").read_text(), text)
        for row in blocks.load():
            self.assertEqual(text.count(f"{{SK_TYPE_{row.name}, {row.elements}u, {row.size}u,"), 1)


if __name__ == "__main__":
    sys.exit(run_cases())
