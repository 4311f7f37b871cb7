"""The shared library, and its words."""

import ctypes
import os
from pathlib import Path

from ._structures import FUNCTIONS

NAME = "libstreamk_python.so"


def find_library() -> Path:
    """$STREAMK_LIBRARY, or the file of an installed package, or of a checkout that was built."""
    here = Path(__file__).resolve()
    places = [here.with_name(NAME), here.parents[3] / "build" / "examples" / "python" / NAME]
    if os.environ.get("STREAMK_LIBRARY"):
        places = [Path(os.environ["STREAMK_LIBRARY"])]
    for place in places:
        if place.exists():
            return place
    raise ImportError(f"there is no {' and no '.join(map(str, places))}; ninja python builds it")


def load() -> ctypes.CDLL:
    library = ctypes.CDLL(str(find_library()))
    for name, (result, arguments) in FUNCTIONS.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


LIBRARY = load()
VERSION: str = LIBRARY.get_version().decode()
DECISIONS = [option[2:].replace("-", "_") for option in LIBRARY.get_decisions().decode().split()]


def encode(name: str, value: object) -> bytes:
    """A word for C, where a NUL would end it."""
    text = str(value)
    if "\0" in text:
        raise ValueError(f"{name} is {text!r}, which has a NUL")
    return text.encode()
