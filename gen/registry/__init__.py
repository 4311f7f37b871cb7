"""What a registry row means, and which rows cannot work. The other files of gen use what this one names.

Reads gen/kernels.toml; imports contract only.
"""

from .elements import COMPONENTS, TYPE_SIZES, TYPES, Types
from .families import FAMILIES, Family
from .kernel import FRAGMENTS, LONGEST, LONGEST_FRAGMENT, MULTIPLIES, VECTOR, Kernel
from .requirements import BadRow, check
from .rows import PATH, kernels_of, load, parse, row_of, row_text

__all__ = ["COMPONENTS", "FAMILIES", "FRAGMENTS", "LONGEST", "LONGEST_FRAGMENT", "MULTIPLIES", "PATH", "TYPES",
           "TYPE_SIZES", "VECTOR", "BadRow", "Family", "Kernel", "Types", "check", "kernels_of", "load", "parse",
           "row_of", "row_text"]
