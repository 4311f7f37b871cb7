"""The shared library: its structures and functions, those of ../library.h."""

import ctypes
import os
from ctypes import POINTER, Structure, byref, c_bool, c_char_p, c_double, c_float, c_int, c_uint32, c_uint64, c_void_p
from pathlib import Path

NAME = "libstreamk_python.so"
LINE_SIZE = 1024  # SK_LINE_SIZE
OUT_OF_MEMORY = -15  # SK_ERROR_OUT_OF_HOST_MEMORY


class Error(RuntimeError):
    """The library refused, or Vulkan failed: one sentence, and the number of the sk_result in `code`."""

    __module__ = "streamk"

    def __init__(self, sentence: str, code: int) -> None:
        super().__init__(sentence)
        self.code = code


class MatrixDesc(Structure):
    """sk_matrix_desc."""

    _fields_ = [("type", c_int), ("layout", c_int), ("leading_dimension", c_uint32), ("batch_stride", c_uint64),
                ("shared", c_bool), ("conjugate", c_bool)]


class Matrix(Structure):
    _fields_ = [("data", c_void_p), ("size", c_uint64), ("desc", MatrixDesc)]


class Product(Structure):
    _fields_ = [*((name, c_uint32) for name in ("m", "n", "k", "batch_count")),
                *((name, Matrix) for name in ("a", "b", "c", "d", "bias")),
                *((name, c_double) for name in ("alpha", "alpha_imaginary", "beta", "beta_imaginary")),
                ("bias_name", c_char_p), ("activation", c_char_p), ("decisions", POINTER(c_char_p))]


class Choice(Structure):
    _fields_ = [*((name, c_char_p) for name in ("kernel", "decomposition", "fixup", "packing")),
                *((name, c_uint32) for name in ("workers", "splits", "stream_k_tiles")),
                ("predicted_time", c_float), ("workspace_size", c_uint64)]


FUNCTIONS = {
    "open_session": (c_void_p, [c_char_p]),
    "close_session": (None, [c_void_p]),
    "get_message": (c_char_p, [c_void_p]),
    "get_device_name": (c_char_p, [c_void_p]),
    "multiply": (c_int, [c_void_p, POINTER(Product)]),
    "plan": (c_int, [c_void_p, POINTER(Product), c_char_p, POINTER(Choice)]),
    "explain": (c_int, [c_void_p, POINTER(Product), POINTER(c_uint32), POINTER(Choice)]),
}


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


class Session:
    """An open device. The caller lets one thread in at a time."""

    def __init__(self, device: "str | None") -> None:
        self.handle = LIBRARY.open_session(None if device is None else device.encode())
        if not self.handle:
            raise MemoryError("host memory could not be allocated")
        message = LIBRARY.get_message(self.handle).decode()
        if message:
            self.close()
            raise Error(f"no device was opened: {message}", -16)
        self.name = LIBRARY.get_device_name(self.handle).decode()

    def close(self) -> None:
        if self.handle:
            LIBRARY.close_session(self.handle)
        self.handle = None

    def check(self, result: int) -> None:
        if result == OUT_OF_MEMORY:
            raise MemoryError("host memory could not be allocated")
        if result < 0:
            raise Error(LIBRARY.get_message(self.handle).decode(), result)

    def multiply(self, product: Product) -> None:
        self.check(LIBRARY.multiply(self.handle, byref(product)))

    def plan(self, product: Product) -> "tuple[str, Choice]":
        line, choice = ctypes.create_string_buffer(LINE_SIZE), Choice()
        self.check(LIBRARY.plan(self.handle, byref(product), line, byref(choice)))
        return line.value.decode(), choice

    def explain(self, product: Product) -> "list[Choice]":
        count = c_uint32(0)
        self.check(LIBRARY.explain(self.handle, byref(product), byref(count), None))
        choices = (Choice * count.value)()
        self.check(LIBRARY.explain(self.handle, byref(product), byref(count), choices))
        return list(choices[: count.value])
