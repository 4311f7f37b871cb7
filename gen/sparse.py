"""Modules for sparse matrices: the types that sparse.toml names, the kinds of modules of each, and their constants.

Imports modules, registry, contract.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .contract import SIZES
from .modules import Module
from .registry import BadRow, Types

PATH = Path(__file__).with_name("sparse.toml")


@dataclass(frozen=True)
class SparseConstant:
    """A specialization constant of all these modules, numbered by its place in the list."""

    name: str
    type: str
    default: str  # in GLSL
    meaning: str = ""
    is_rare: bool = False  # only modules that name it have it


CONSTANTS = (
    SparseConstant("LANES", "uint32_t", "1u", "invocations of a team: a power of two"),
    SparseConstant("COLUMNS", "uint32_t", "1u", "of D that an invocation computes"),
    SparseConstant("PARTS", "uint32_t", "1u", "teams of a worker that computes whole rows: a power of two"),
    SparseConstant("LOADS", "uint32_t", "8u", "nonzeros that an invocation loads for its workgroup at once"),
    SparseConstant("B_TRANSPOSED", "bool", "false", "B is column-major"),
    SparseConstant("C_TRANSPOSED", "bool", "false", "C is column-major"),
    SparseConstant("D_TRANSPOSED", "bool", "false", "D is column-major"),
    SparseConstant("ROUND_IN_INTEGERS", "bool", "false"),
    SparseConstant("IS_LONG", "bool", "false", "rows of C are computed that no class has room for", True),
    SparseConstant("IS_FIRST", "bool", "false", "it is the first of a module's two dispatches", True),
    SparseConstant("A_IS_IDENTITY", "bool", "false", "A has no arrays: C has the rows of B", True),
    SparseConstant("A_TRANSPOSED", "bool", "false", "A is column-major", True),
    SparseConstant("HAS_ROW_INDICES", "bool", "false", "nonzeros have row indices, rows have no offsets", True),
    SparseConstant("IN_LOCKSTEP", "bool", "false", "a subgroup takes each step at once, and needs no barrier", True),
)


@dataclass(frozen=True)
class SparseKind:
    """What a type has a module for: SK__SPARSE_NAME in the header, numbered by its place in the list."""

    name: str
    meaning: str
    is_typed: bool = True  # otherwise one serves all types
    in_subgroups: bool = False  # parts of a row are added up in subgroups, which have the device's size

    @property
    def template(self) -> str:
        return f"sparse_{self.name.lower()}"


KINDS = (
    SparseKind("STRIDED", "computes whole rows: thread-mapped, group-mapped"),
    SparseKind("BLOCKS", "computes whole rows, staged in shared memory: row-blocks"),
    SparseKind("STRIDED_BY_SUBGROUPS", "as STRIDED, where a subgroup adds up parts of a row", in_subgroups=True),
    SparseKind("BLOCKS_BY_SUBGROUPS", "as BLOCKS, so", in_subgroups=True),
    SparseKind("MERGE", "merge-path"),
    SparseKind("CARRY", "adds up the rows that merge-path cuts"),
    SparseKind("OFFSETS", "makes row offsets of row indices", is_typed=False),
    SparseKind("CHECK", "checks index arrays", is_typed=False),
    SparseKind("BOUND", "counts the products of two sparse matrices, lists rows by classes", is_typed=False),
    SparseKind("SPLIT", "splits long rows of their product", is_typed=False),
    SparseKind("COUNT", "counts the nonzeros of their product's rows", is_typed=False),
    SparseKind("COUNT_ALONE", "counts those of short rows, thread-mapped", is_typed=False),
    SparseKind("COUNT_BY_SUBGROUPS", "counts those of short rows, each by a team of one subgroup", is_typed=False,
               in_subgroups=True),
    SparseKind("COUNT_NARROW", "counts those of long rows that are narrow, each by a subgroup", is_typed=False,
               in_subgroups=True),
    SparseKind("SCAN", "makes row offsets of those", is_typed=False),
    SparseKind("PLACES", "finds where the products of each nonzero begin", is_typed=False),
    SparseKind("CUT", "cuts rows into chunks", is_typed=False),
    SparseKind("EXPAND", "expands and sorts the products of a chunk", is_typed=False),
    SparseKind("JOIN", "merges sorted parts of rows", is_typed=False),
    SparseKind("HEADS", "counts the nonzeros of sorted products", is_typed=False),
    SparseKind("ADD", "adds up sorted products"),
    SparseKind("FILL", "computes columns and values of their product"),
    SparseKind("FILL_ALONE", "computes those of short rows, thread-mapped"),
    SparseKind("FILL_BY_SUBGROUPS", "computes those of short rows, each by a team of one subgroup", in_subgroups=True),
    SparseKind("FILL_NARROW", "computes those of long rows that are narrow, each by a subgroup", in_subgroups=True),
    SparseKind("SAMPLE", "computes elements of a product of dense matrices, where a sparse one has nonzeros"),
)


_NONE = Types("u32", "u32", "u32")  # for a module that reads no values


def load(path: Path = PATH) -> tuple[Types, ...]:
    """Every row, in order."""
    return tuple(Types(*types) for types in tomllib.loads(path.read_text())["types"])


def load_classes(path: Path = PATH) -> tuple[int, ...]:
    """The lanes of the teams of each class of short rows. Raises BadRow unless they are powers of two that increase up
    to a workgroup's invocations."""
    classes = tuple(tomllib.loads(path.read_text())["classes"])
    are_powers = all(isinstance(lanes, int) and lanes > 0 and lanes & (lanes - 1) == 0 for lanes in classes)
    rise = are_powers and all(lanes < more for lanes, more in zip(classes, classes[1:]))
    if not classes or not rise or classes[-1] != SIZES["SPARSE_INVOCATIONS"].value:
        raise BadRow(f"classes is {list(classes)}, must be powers of two that increase up to SPARSE_INVOCATIONS")
    return classes


def module_of(kind: SparseKind, types: Types) -> Module:
    name, types = (f"{kind.template}_{types.input}", types) if kind.is_typed else (kind.template, _NONE)
    return Module(name, kind.template, types, parts=SIZES["SPARSE_INVOCATIONS"].value)


def is_sparse(module: Module) -> bool:
    return module.template in (kind.template for kind in KINDS)


def modules_of(rows: Sequence[Types]) -> list[Module]:
    """Every module of the rows, each once, kind by kind."""
    return list({module.name: module for kind in KINDS for module in (module_of(kind, row) for row in rows)}.values())
