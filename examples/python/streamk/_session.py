"""An open device, by the functions of the library."""

import os
import weakref
from ctypes import byref, c_uint32

import numpy

from ._library import LIBRARY, encode
from ._structures import Choice, Csr, Matrix, Product

OUT_OF_MEMORY, VULKAN, INCOMPLETE = -15, -16, 1  # sk_result


class Error(RuntimeError):
    """The library refused, or Vulkan failed: one sentence, and the number of the sk_result in `code`."""

    __module__ = "streamk"

    def __init__(self, sentence: str, code: int) -> None:
        super().__init__(sentence)
        self.code = code


_process: "int | None" = None  # that has opened the first device


def is_forked() -> bool:
    """Whether a parent of this process opened a device, and this one is its copy without the driver's threads."""
    return _process not in (None, os.getpid())


def check_process() -> None:
    if is_forked():
        raise RuntimeError("a process that opened a device was forked, and its child cannot use Vulkan: start it by "
                           "multiprocessing.get_context('spawn')")


def close_handle(handle: int) -> None:
    if not is_forked():
        LIBRARY.close_session(handle)


class Session:
    """An open device. The caller lets one thread in at a time. Dropping it closes it."""

    def __init__(self, device: "str | None") -> None:
        global _process
        check_process()
        name = None if device is None else encode("device", device)
        self.handle = LIBRARY.open_session(name)
        if not self.handle:
            raise MemoryError("host memory could not be allocated")
        _process = os.getpid()
        self._closing = weakref.finalize(self, close_handle, self.handle)
        self._closing.atexit = False  # the end of the process frees all of it
        message = LIBRARY.get_message(self.handle).decode()
        if message:
            self.close()
            raise Error(f"no device was opened: {message}", VULKAN)
        self.name = LIBRARY.get_device_name(self.handle).decode()

    def close(self) -> None:
        self._closing()
        self.handle = None

    def check(self, result: int) -> bool:
        """Whether there is more to do."""
        if result == OUT_OF_MEMORY:
            raise MemoryError("host memory could not be allocated")
        if result < 0:
            raise Error(LIBRARY.get_message(self.handle).decode(), result)
        return result == INCOMPLETE

    def multiply(self, product: Product) -> None:
        """Between steps nothing runs on the device, and Python raises what a signal asks for, as KeyboardInterrupt."""
        self.check(LIBRARY.start(self.handle, byref(product)))
        while self.check(LIBRARY.step(self.handle, byref(product))):
            pass
        self.check(LIBRARY.finish(self.handle, byref(product)))

    def plan(self, product: Product) -> Choice:
        choice = Choice()
        self.check(LIBRARY.plan(self.handle, byref(product), byref(choice)))
        return choice

    def explain(self, product: Product) -> "list[Choice]":
        count = c_uint32(0)
        self.check(LIBRARY.explain(self.handle, byref(product), byref(count), None))
        choices = (Choice * count.value)()
        self.check(LIBRARY.explain(self.handle, byref(product), byref(count), choices))
        return list(choices[: count.value])

    def multiply_dense(self, a: Csr, b: Matrix, n: int, d: Matrix) -> None:
        self.check(LIBRARY.multiply_dense(self.handle, byref(a), byref(b), n, byref(d)))

    def multiply_sparse(self, a: Csr, b: Csr, dtype: numpy.dtype) -> "tuple[numpy.ndarray, ...]":
        """Values, column indices and row offsets of the product."""
        offsets = numpy.empty(a.rows + 1, numpy.uint32)
        c = Csr(a.rows, b.columns, 0, a.type, offsets.ctypes.data)
        self.check(LIBRARY.count_sparse(self.handle, byref(a), byref(b), byref(c)))
        columns, values = numpy.empty(c.nonzeros, numpy.uint32), numpy.empty(c.nonzeros, dtype)
        c.column_indices, c.values = columns.ctypes.data, values.ctypes.data
        self.check(LIBRARY.fill_sparse(self.handle, byref(c)))
        return values, columns, offsets
