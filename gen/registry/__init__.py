"""What a registry row means, and which rows cannot work. The other files of gen use what this one names.

Reads gen/kernels.toml and the public list of types; imports contract and declarations only.
"""

from .elements import COMPONENTS, DECODED, ELEMENTS, FORMATS, TYPES, Format, Types, formats_of
from .families import FAMILIES, Family
from .kernel import FRAGMENTS, LONGEST, LONGEST_FRAGMENT, MULTIPLIES, VECTOR, Kernel
from .requirements import BadRow, check
from .rows import PATH, kernels_of, load, parse, row_of, row_text

__all__ = ["COMPONENTS", "DECODED", "ELEMENTS", "FAMILIES", "FORMATS", "FRAGMENTS", "LONGEST", "LONGEST_FRAGMENT",
           "MULTIPLIES", "PATH", "TYPES", "VECTOR", "BadRow", "Family", "Format", "Kernel", "Types", "check",
           "formats_of", "kernels_of", "load", "parse", "row_of", "row_text"]
