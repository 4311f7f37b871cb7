"""Devices, and the functions of the default one."""

import threading
from typing import NamedTuple

import numpy

from ._library import Choice, Session
from ._products import Request, make_request


class Plan(NamedTuple):
    """What is decided for a product. Counts are in the units of streamk's manual."""

    line: str  # sk_format_plan's; "" of a plan that explain lists
    kernel: str
    decomposition: str
    fixup: str
    packing: str
    workers: int
    splits: int
    stream_k_tiles: int
    predicted_time: float  # microseconds, by the cost model
    workspace_size: int  # bytes


def make_plan(line: str, choice: Choice) -> Plan:
    texts = (choice.kernel, choice.decomposition, choice.fixup, choice.packing)
    return Plan(line, *(text.decode() for text in texts), choice.workers, choice.splits, choice.stream_k_tiles,
                choice.predicted_time, choice.workspace_size)


def deliver(request: Request, out: "numpy.ndarray | None") -> numpy.ndarray:
    """D in the caller's shape; copied to out where it was not written there."""
    if out is None:
        return request.d.reshape(request.shape)[()]
    if not numpy.may_share_memory(request.d, out):
        out[...] = request.d.reshape(request.shape)
    return out


class Device:
    """A Vulkan device. Threads may share it: they take turns. It keeps its buffers until it is closed."""

    def __init__(self, device: "str | None" = None) -> None:
        self._lock = threading.Lock()
        self._session = Session(device)
        self.name = self._session.name

    def __enter__(self) -> "Device":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        with self._lock:
            self._session.close()

    def _open(self) -> Session:
        if not self._session.handle:
            raise ValueError("the device is closed")
        return self._session

    def matmul(self, a, b, c=None, alpha=1, beta=0, bias=None, activation=None, out=None, **decisions):
        """activation(alpha A B + beta C + bias), as streamk.matmul says."""
        request = make_request(a, b, c, alpha, beta, bias, activation, out, decisions)
        with self._lock:
            session = self._open()
            if request.product.batch_count > 0:
                session.multiply(request.product)
        return deliver(request, out)

    def plan(self, a, b, c=None, alpha=1, beta=0, bias=None, activation=None, out=None, **decisions) -> Plan:
        """What matmul would do with these arguments."""
        request = make_request(a, b, c, alpha, beta, bias, activation, out, decisions)
        with self._lock:
            return make_plan(*self._open().plan(request.product))

    def explain(self, a, b, c=None, alpha=1, beta=0, bias=None, activation=None, out=None,
                **decisions) -> "list[Plan]":
        """The plans that are weighed for these arguments, the fastest by prediction first."""
        request = make_request(a, b, c, alpha, beta, bias, activation, out, decisions)
        with self._lock:
            return [make_plan("", choice) for choice in self._open().explain(request.product)]


_default: "Device | None" = None
_default_lock = threading.Lock()


def default_device() -> Device:
    global _default
    with _default_lock:
        if _default is None:
            _default = Device()
        return _default


def matmul(a, b, c=None, alpha=1, beta=0, bias=None, activation=None, out=None, **decisions):
    """Multiply by the rules of numpy.matmul: activation(alpha A B + beta C + bias).

    A and B have one type: float64, float32, float16, int8, uint8, complex64 or complex128. The result has it, too, but
    int32 and uint32 for 8-bit integers. `out` may have another type that the library writes, as float32 for float16.
    Arrays with contiguous rows or columns are taken as they are, others are copied once.

    `c` is broadcast to the result's shape and has its type. `bias` is a vector for the columns, or a column for the
    rows. `activation` is "relu", "gelu-tanh", "gelu-erf" or "silu". More arguments are decisions of the plan, named as
    the options of examples/02_plan:

    >>> import numpy, streamk
    >>> a = numpy.ones((3, 40), numpy.float64)
    >>> streamk.matmul(a, a.T, decomposition="stream-k", workers=2)
    array([[40., 40., 40.],
           [40., 40., 40.],
           [40., 40., 40.]])
    >>> streamk.matmul(a, a.T, workers="many")
    Traceback (most recent call last):
        ...
    streamk.Error: --workers is many, which is not one of its values
    """
    return default_device().matmul(a, b, c, alpha, beta, bias, activation, out, **decisions)


def plan(a, b, c=None, alpha=1, beta=0, bias=None, activation=None, out=None, **decisions) -> Plan:
    """Tell what matmul would do with these arguments.

    >>> import numpy, streamk
    >>> a = numpy.ones((64, 64), numpy.float32)
    >>> streamk.plan(a, a, decomposition="data-parallel").fixup
    'none'
    """
    return default_device().plan(a, b, c, alpha, beta, bias, activation, out, **decisions)


def explain(a, b, c=None, alpha=1, beta=0, bias=None, activation=None, out=None, **decisions) -> "list[Plan]":
    """List the plans that are weighed for these arguments, the fastest by prediction first.

    >>> import numpy, streamk
    >>> a = numpy.ones((64, 64), numpy.float32)
    >>> plans = streamk.explain(a, a)
    >>> plans[0].kernel == streamk.plan(a, a).kernel
    True
    """
    return default_device().explain(a, b, c, alpha, beta, bias, activation, out, **decisions)
