#!/usr/bin/env python3
"""Tests of the names that the header's functions are linked by.

    tests/gen/test_declarations.py [NAME...]     runs all cases, or those named

What linkers make of them is tests/user/test_header.py's. The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import re
import sys
import unittest

from runner import ROOT, run_cases

from gen import declarations

TEXT = """/* A square. */
typedef struct sk_square
{
    uint32_t side; /* in elements */
} sk_square;

/* Measure it, unlike sk_circle(). */
STREAMK_API sk_result sk_measure(const sk_square* square,
                                 uint64_t* area);
STREAMK_API const char* sk_say(sk_result result);
"""


class Names(unittest.TestCase):
    def test_comments_and_line_ends_are_no_difference(self) -> None:
        same = TEXT.replace("in elements", "in bytes").replace("square,\n     ", "square, ").replace("\n\n", "\n")
        self.assertNotEqual(TEXT, same)
        self.assertEqual(declarations.digest(TEXT), declarations.digest(same))

    def test_members_arguments_and_types_are_differences(self) -> None:
        for old, new in (("uint32_t side", "uint32_t side, depth"), ("side;", "edge;"), ("uint32_t", "uint64_t"),
                         ("uint64_t* area", "uint64_t* area, int unit"), ("sk_say", "sk_tell")):
            self.assertNotEqual(declarations.digest(TEXT), declarations.digest(TEXT.replace(old, new)), old)

    def test_every_function_is_found(self) -> None:
        self.assertEqual(declarations.functions(TEXT), ["sk_measure", "sk_say"])
        texts = [(ROOT / "templates/library/api" / part).read_text() for part in declarations.PARTS]
        found = [name for text in texts for name in declarations.functions(text)]
        self.assertEqual(len(found), sum(text.count("\nSTREAMK_API ") for text in texts))
        self.assertEqual(len(found), len(set(found)))
        header = (ROOT / "include/streamk.h").read_text()
        for name in found:
            self.assertIn(f"\n#define {name} SK__LINK({name})\n", header)

    def test_the_rows_of_an_enum_are_those_of_its_list(self) -> None:
        text = ('#define SK_KINDS(X) \\\n    X(SK_KIND_FULL, "full", 1u, 4u) /* alone */ \\\n'
                '    X(SK_KIND_IN_BLOCKS, "in-blocks", 32u, 18u)\n\n'
                '#define SK_OTHERS(X) X(SK_KIND_NONE, "none", 0u, 0u)\n'
                "typedef enum sk_kind\n{\n    SK_KINDS(SK__ENUMERATOR) SK_KIND_FORCE_I32 = 0x7fffffff\n} sk_kind;\n")
        self.assertEqual(declarations.rows(text, "sk_kind"), [["FULL", '"full"', "1u", "4u"],
                                                              ["IN_BLOCKS", '"in-blocks"', "32u", "18u"]])
        self.assertEqual(declarations.enumerators(text, "sk_kind"), ["FULL", "IN_BLOCKS"])

    def test_declarations_of_traced_kernels_are_others(self) -> None:
        header = (ROOT / "include/streamk.h").read_text()
        digests = re.findall(r"^#define SK__DECLARATIONS 0x([0-9a-f]{8})$", header, re.MULTILINE)
        links = re.findall(r"^#define SK__LINK\(name\) name##_\d+_\d+_([0-9a-f]{8})$", header, re.MULTILINE)
        self.assertEqual(len(set(digests)), 2)
        self.assertEqual(digests, links)


class Version(unittest.TestCase):
    def test_it_is_read_from_its_macros(self) -> None:
        text = "".join(f"#define STREAMK_VERSION_{part} {number}\n"
                       for part, number in (("MAJOR", 3), ("MINOR", 20), ("PATCH", 1)))
        self.assertEqual(declarations.version(text), (3, 20, 1))


if __name__ == "__main__":
    sys.exit(run_cases())
