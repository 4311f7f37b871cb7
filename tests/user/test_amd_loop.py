#!/usr/bin/env python3
"""What the AMD budget counts in assembly, on loops that are written here, and how it draws them.

    tests/user/test_amd_loop.py

The last line is the sum: "N passed, N failed, N skipped".
"""

import sys
from pathlib import Path

from cases import run_cases

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from gen.amd import cycles, loop, timeline

WMMA = "\tv_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] ; 0"
LOAD = "\tglobal_load_b128 v[4:7], v[4:5], off ; 0"
BODY = (
    "\tds_store_b128 v39, v[128:131] ; 0", "\ts_waitcnt lgkmcnt(0) ; 0", "\ts_barrier ; 0", LOAD, LOAD,
    "\tds_load_b128 v[8:11], v37 offset:16 ; 0", "\tds_load_u16_d16 v16, v34 ; 0",
    "\ts_waitcnt vmcnt(1) lgkmcnt(0) ; 0",
    "\tv_dual_mov_b32 v1, v2 :: v_dual_mov_b32 v3, v4 ; 0", WMMA, WMMA, WMMA, "\ts_waitcnt vmcnt(0) ; 0", WMMA,
)


def program(body):
    """An outer loop around one that multiplies, and a shorter one that does not."""
    return "\n".join(("BB0:", "BB1:", "\tv_mov_b32_e32 v1, v2 ; 0", "\ts_cbranch_scc1 BB1 ; 0", "BB2:", *body, "BB3:",
                      "\ts_cbranch_scc0 BB2 ; 0", "\ts_branch BB0 ; 0", WMMA))


def figures(body, size=32):
    return loop.count(loop.inner_loop(program(body)), size)


def check(found, **expected):
    assert expected.items() <= found.items(), {name: found[name] for name in expected}


# ---- cases ---------------------------------------------------------------------------------------


def instructions_are_counted_by_kind():
    check(figures(BODY), loop="15", wmma="4", valu="1", salu="1", lds_loads="1x16 1x128", lds_stores="1x128",
          global_loads="2x128", lds_load="72")


def lds_moves_128_bytes_a_clock_and_32_bits_at_least():
    check(figures(BODY), lds_clocks="9", lds_bytes=str(34 * 32), lds_waits="2")
    check(figures(BODY, 64), lds_clocks="18", lds_bytes=str(34 * 64))


def a_wait_before_three_quarters_of_the_multiplies_is_early():
    check(figures(BODY), early_waits="1")
    late = [line.replace("vmcnt(1) ", "") for line in BODY]
    check(figures(late), early_waits="0")
    check(figures([*late[:-3], late[-2], late[-3], late[-1]]), early_waits="1")


def loads_that_the_next_turn_waits_for_are_in_flight():
    turned = ["\ts_waitcnt vmcnt(0) ; 0", *(line for line in BODY if "vmcnt" not in line)]
    check(figures(turned), early_waits="0")
    check(figures([WMMA, *turned]), early_waits="0")


def waits_of_rdna_4_are_those_of_its_counters():
    """The same loop, as RDNA 4 says it: waits for LDS, then for a load and LDS, then for loads."""
    names = (("\ts_waitcnt lgkmcnt(0)", "\ts_wait_dscnt 0x0"), ("\ts_barrier", "\ts_barrier_wait 0xffff"),
             ("\ts_waitcnt vmcnt(1) lgkmcnt(0)", "\ts_wait_loadcnt_dscnt 0x100"),
             ("\ts_waitcnt vmcnt(0)", "\ts_wait_loadcnt 0x0"))
    newer = list(BODY)
    for old, new in names:
        newer = [line.replace(old + " ;", new + " ;") for line in newer]
    assert newer != list(BODY) and figures(newer) == figures(BODY), figures(newer)
    stored = [line.replace("\ts_wait_dscnt 0x0", "\ts_wait_storecnt_dscnt 0x0") for line in newer]
    assert figures(stored) == figures(BODY), figures(stored)


def multiply_adds_count_where_there_are_no_matrices():
    fma = "\tv_dual_fmac_f32 v1, v2, v3 :: v_dual_fmac_f32 v4, v5, v6 ; 0"
    check(figures([LOAD, fma, "\ts_waitcnt vmcnt(0) ; 0", fma]), fma="4", valu="2", early_waits="1")
    check(figures([LOAD, fma, fma, "\ts_waitcnt vmcnt(0) ; 0"]), early_waits="0")


def a_drawing_has_a_line_for_each_kind():
    drawn = timeline.lines(loop.inner_loop(program(BODY)), 32)
    assert [line.split("|")[0].strip() for line in drawn[1:]] == list(timeline.KINDS), drawn
    assert len({len(line) for line in drawn[1:]}) == 1 and "15 instructions" in drawn[0], drawn


def matrices_and_other_vector_instructions_share_a_simd():
    body = [WMMA, WMMA, "\tv_mov_b32_e32 v1, v2 ; 0"]
    check(cycles.bounds(body, 32, 4), vector=65, lds=0, issue=3)
    check(cycles.bounds(body, 64, 4), vector=66)
    check(cycles.predict(body, 32, 4), clocks="65", bound="vector")


def two_simds_share_lds():
    body = ["\tds_load_b128 v[8:11], v37 offset:16 ; 0"] * 20 + [WMMA]
    check(cycles.bounds(body, 32, 8), vector=32, lds=160)
    check(cycles.predict(body, 32, 8), clocks="160", bound="lds")


def instructions_that_are_not_vectors_bound_the_issue():
    check(cycles.predict(["\ts_add_u32 s0, s1, s2 ; 0"] * 40 + [WMMA], 32, 8), clocks="41", bound="issue")


def subgroups_hide_the_latency_of_each_other():
    body = [LOAD, "\ts_waitcnt vmcnt(0) ; 0", WMMA]
    check(cycles.predict(body, 32, 1), clocks="502", bound="latency")
    check(cycles.predict(body, 32, 2), clocks="251", bound="latency")
    check(cycles.predict(body, 32, 16), clocks="32", bound="vector")


CASES = [
    instructions_are_counted_by_kind,
    lds_moves_128_bytes_a_clock_and_32_bits_at_least,
    a_wait_before_three_quarters_of_the_multiplies_is_early,
    loads_that_the_next_turn_waits_for_are_in_flight,
    waits_of_rdna_4_are_those_of_its_counters,
    multiply_adds_count_where_there_are_no_matrices,
    a_drawing_has_a_line_for_each_kind,
    matrices_and_other_vector_instructions_share_a_simd,
    two_simds_share_lds,
    instructions_that_are_not_vectors_bound_the_issue,
    subgroups_hide_the_latency_of_each_other,
]


sys.exit(run_cases(CASES))
