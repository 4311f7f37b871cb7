"""How GLSL spells what a module's template asks for.

Imports registry, modules.
"""

from ..modules import Module
from .elements import EXTENSIONS, MATRICES, SUMS
from .kernel import KernelWords
from .module import ModuleWords, TypeWords

__all__ = ["EXTENSIONS", "MATRICES", "SUMS", "TypeWords", "words"]


def words(module: Module) -> TypeWords:
    """A module with the words of GLSL for it."""
    return KernelWords(module, module.kernel) if module.kernel else ModuleWords(module)
