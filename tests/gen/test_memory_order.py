#!/usr/bin/env python3
"""Tests of the check of the fixup's memory order: it has nothing to say of the shaders, and each rule, broken, is a
fault.

    tests/gen/test_memory_order.py [NAME...]     runs all cases, or those named

The last line is the sum: "N passed, N failed, N skipped".
"""

from __future__ import annotations

import re
import sys

from runner import run_cases
from copies import Copies, needs_compiler
from rows import BLOCKS, SCALAR, SMALL_COOP, kernel_of, shader_of

from gen import memory_order, modules, render, spirv


@needs_compiler
class MemoryOrder(Copies):
    """Each of the fixup's rules, broken, is a fault."""

    EXPECTED = "(2, 5, 24904) expected"
    SHADERS = tuple(shader_of(row).source for row in (SCALAR, SMALL_COOP))

    rows = {kernel_of(row).name: row for row in (SCALAR, SMALL_COOP)}
    ADDING = tuple(modules.adds_of(kernel_of(row)) for row in (SCALAR, SMALL_COOP))

    def added_faults(self, module: modules.Module, pattern: str, replacement: str) -> list[str]:
        source = re.sub(pattern, replacement, render.shader(module).source) if pattern else render.shader(module).source
        return memory_order.faults(spirv.disassemble(spirv.compile_shader(source, "adds").named), module.added)

    def faults(self, source: str) -> list[str]:
        return memory_order.faults(spirv.disassemble(spirv.compile_shader(source, "broken").named))

    def finds(self, pattern: str, replacement: str, *faults: str) -> None:
        """After a change of the shader, these faults are among those found."""
        for shader in self.SHADERS:
            source, count = re.subn(pattern, replacement, shader, count=1)
            self.assertEqual(count, 1, f"the shader has no {pattern}")
            self.assertLessEqual(set(faults), set(self.faults(source)))

    def test_the_shaders_have_no_fault(self) -> None:
        for shader in self.SHADERS:
            self.assertEqual(self.faults(shader), [])

    def test_additions_of_floats_have_no_fault(self) -> None:
        for module in self.ADDING:
            self.assertEqual(self.added_faults(module, "", ""), [])

    def test_broken_additions_of_floats_are_noticed(self) -> None:
        module, scope = self.ADDING[0], "OpAtomicFAddEXT has scope and semantics (2, 0), (5, 0) expected"
        for pattern, replacement, fault in (
            (r"(part\[e\], )gl_ScopeQueueFamily", r"\1gl_ScopeWorkgroup", f"add_vector: {scope}"),
            (r"(values\[e\], )gl_ScopeQueueFamily", r"\1gl_ScopeWorkgroup", f"add_elements: {scope}"),
            (r"publish\(\);(\s*if \(gl_LocalInvocationIndex == 0u\)\s*{\s*uint32_t held)", r"\1",
             "the addition to a counter that nobody reads follows the store of a partial, publish() expected"),
        ):
            self.assertIn(fault, self.added_faults(module, pattern, replacement))

    def test_an_addition_of_floats_to_another_buffer_is_noticed(self) -> None:
        text = spirv.disassemble(spirv.compile_shader(render.shader(self.ADDING[0]).source, "adds").named)
        self.assertIn("add_elements: OpAtomicFAddEXT of output_elements is not known to this check",
                      memory_order.faults(text, ["partial_vectors"]))

    def test_the_check_notices_private_partials_in_the_template(self) -> None:
        everywhere = self.folder.rglob("templates/kernels/**/*.j2")
        templates = [path for path in everywhere if "nonprivate {{ kernel.sums.vector }} x" in path.read_text()]
        self.assertEqual(len(templates), 1)
        self.edit(str(templates[0].relative_to(self.folder)), r"nonprivate (\{\{ kernel.sums.vector)", r"\1")
        self.assertEqual(self.gen("regen").returncode, 0)
        output = self.check_fails("OpStore through partial_vectors is not NonPrivatePointer")
        for line in output.splitlines()[:-4]:
            self.assertRegex(line, r"gemm_\w+: \w+: Op\w*(Load|Store)\w* through partial_vectors is not NonPriv\w+$")

    def test_publishing_to_the_workgroup_alone_is_noticed(self) -> None:
        self.finds(
            r"gl_ScopeWorkgroup, gl_ScopeQueueFamily", "gl_ScopeWorkgroup, gl_ScopeWorkgroup",
            f"publish: OpControlBarrier has scopes and semantics (2, 2, 24904), {self.EXPECTED}",
        )

    def test_publishing_without_making_available_is_noticed(self) -> None:
        self.finds(
            r" \| gl_SemanticsMakeAvailable", "",
            f"publish: OpControlBarrier has scopes and semantics (2, 5, 16712), {self.EXPECTED}",
        )

    def test_publishing_shared_memory_alone_is_noticed(self) -> None:
        self.finds(
            r"gl_StorageSemanticsBuffer \| gl_StorageSemanticsShared", "gl_StorageSemanticsShared",
            f"publish: OpControlBarrier has scopes and semantics (2, 5, 24840), {self.EXPECTED}",
        )

    def test_a_relaxed_counter_is_noticed(self) -> None:
        self.finds(
            r"gl_StorageSemanticsBuffer,\s*gl_SemanticsAcquireRelease", "gl_StorageSemanticsNone, gl_SemanticsRelaxed",
            "count_arrived: OpAtomicIAdd has scope and semantics (5, 0), (5, 72) expected",
        )

    def test_a_relaxed_look_is_noticed(self) -> None:
        self.finds(
            r"gl_StorageSemanticsBuffer,\s*gl_SemanticsAcquire\)", "gl_StorageSemanticsNone, gl_SemanticsRelaxed)",
            "await_count: OpAtomicLoad has scope and semantics (5, 0), (5, 66) expected",
        )

    def test_a_ticket_within_the_workgroup_is_noticed(self) -> None:
        self.finds(
            r"(ticket\.drawn, 1u,\s*)gl_ScopeQueueFamily", r"\1gl_ScopeWorkgroup",
            "draw_worker: OpAtomicIAdd has scope and semantics (2, 0), (5, 0) expected",
        )

    def test_an_unknown_atomic_is_noticed(self) -> None:
        self.finds(
            r"atomicAdd\(ticket\.drawn", "atomicMax(ticket.drawn",
            "draw_worker: OpAtomicUMax of tickets is not known to this check", "no OpAtomicIAdd of tickets was found",
        )

    def test_an_unknown_barrier_is_noticed(self) -> None:
        self.finds(
            r"(uint32_t draw_worker\(\)\s*{)", r"\1\n    memoryBarrierBuffer();",
            "draw_worker: OpMemoryBarrier is not known to this check",
        )

    def test_a_barrier_of_a_subgroup_is_noticed(self) -> None:
        self.finds(
            r"(void main\(\)\s*{)", r"\1\n    controlBarrier(gl_ScopeSubgroup, gl_ScopeSubgroup, "
            "gl_StorageSemanticsShared, gl_SemanticsAcquireRelease);",
            "main: OpControlBarrier has scopes and semantics (3, 3, 264), (2, 2, 24840) expected",
        )

    def test_a_subgroup_that_meets_without_seeing_is_noticed(self) -> None:
        meeting, shader = "gl_SemanticsMakeVisible);\n}", shader_of(BLOCKS).source
        self.assertEqual(self.faults(shader), [])
        self.assertIn("void meet_subgroup()", shader)
        at = shader.index(meeting, shader.index("void meet_subgroup()"))
        broken = shader[:at] + "0);\n}" + shader[at + len(meeting):]
        self.assertIn("meet_subgroup: OpControlBarrier has scopes and semantics (3, 3, 8456), (3, 3, 24840) expected",
                      self.faults(broken))

    def test_shared_memory_is_visible_by_barriers_alone(self) -> None:
        text = spirv.disassemble(spirv.compile_shader(self.SHADERS[1], "coop").named)
        private, own = "NonPrivatePointer", "MakePointerVisible|NonPrivatePointer %uint_2"
        for change, replacement, fault in (
            (private, own, "OpCooperativeMatrixLoadKHR of shared memory is not NonPrivatePointer, or has a scope"),
            (private, "None", "OpCooperativeMatrixLoadKHR of shared memory is not NonPrivatePointer, or has a scope"),
            ("OpConstant %uint 24840", "OpConstant %uint 264", "scopes and semantics (2, 2, 264), (2, 2, 24840)"),
        ):
            broken = re.sub(f"(OpCooperativeMatrixLoadKHR.*){private}", rf"\1{replacement}", text)
            broken = text.replace(change, replacement) if change != private else broken
            self.assertNotEqual(broken, text)
            self.assertTrue(any(fault in found for found in memory_order.faults(broken)), fault)

    def test_every_call_of_publish_is_missed(self) -> None:
        for shader in self.SHADERS:
            calls = [match.span() for match in re.finditer(r"\bpublish\(\);", shader)]
            self.assertGreaterEqual(len(calls), 2)
            for begin, end in calls:
                found = self.faults(f"{shader[:begin]}barrier();{shader[end:]}")
                self.assertTrue(found and all("publish() expected" in fault for fault in found), found)

    def test_a_text_without_the_fixup_fails(self) -> None:
        self.assertEqual(
            set(memory_order.faults("")),
            {"no load through partial_vectors was found", "no store through partial_vectors was found",
             "publish: 0 control barriers, 1 expected"}
            | {f"no {opcode} of {struct} was found" for opcode, struct in memory_order.ATOMICS},
        )


if __name__ == "__main__":
    sys.exit(run_cases())
