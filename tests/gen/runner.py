"""Runs the cases of a test of the generator."""

import sys
import unittest


def run_cases() -> int:
    """Run all of the program, or those named on its command line; print what was skipped and, last, the sum."""
    program = unittest.main(exit=False, verbosity=2, testRunner=unittest.TextTestRunner(sys.stdout, verbosity=2))
    result = program.result
    faulty = [getattr(case, "test_case", case) for case, _ in [*result.failures, *result.errors]]
    failed = {case.id() for case in faulty}
    not_passed = len({case.id() for case in faulty if isinstance(case, unittest.TestCase)}) + len(result.skipped)
    for case, why in result.skipped:
        print(f"skip: {case.id()}: {why}")
    print(f"{result.testsRun - not_passed} passed, {len(failed)} failed, {len(result.skipped)} skipped")
    return 1 if failed else 0
