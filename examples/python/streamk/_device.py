"""Devices, and the functions of the default one."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import numpy

from ._products import Request, make_request
from ._session import Session, check_process, is_forked
from ._sparse import is_sparse, multiply
from ._structures import Choice


class Plan(NamedTuple):
    """What is decided for a product. Counts are in the units of streamk's manual."""

    line: str  # sk_format_plan's
    kernel: str
    decomposition: str
    fixup: str
    packing: str
    workers: int
    splits: int
    stream_k_tiles: int
    predicted_time: float  # microseconds, by the cost model
    workspace_size: int  # bytes


def make_plan(choice: Choice) -> Plan:
    texts = (choice.line, choice.kernel, choice.decomposition, choice.fixup, choice.packing)
    return Plan(*(text.decode() for text in texts), choice.workers, choice.splits, choice.stream_k_tiles,
                choice.predicted_time, choice.workspace_size)


def deliver(request: Request, d: numpy.ndarray, out: "numpy.ndarray | None") -> numpy.ndarray:
    """D in the caller's shape; copied to out where it was not written there."""
    if out is None:
        return d.reshape(request.shape)[()]
    if not numpy.may_share_memory(d, out):
        out[...] = d.reshape(request.shape)
    return out


def check_sparse_arguments(others: "tuple[object, ...]", decisions: "dict[str, object]") -> None:
    usual = (None, 1, 0, None, None, None, False)
    if decisions or any(given is not one for given, one in zip(others, usual)):
        raise TypeError("a product with a sparse matrix takes a and b alone")


class Device:
    """A Vulkan device. Threads may share it: they take turns. It keeps its buffers until it is closed, or dropped."""

    def __init__(self, device: "str | int | None" = None) -> None:
        """The device of this index, or with this in its name."""
        if isinstance(device, bool) or not isinstance(device, (str, int, type(None))):
            raise TypeError(f"device is {device!r}, must be an index or a part of the name")
        self._lock = threading.Lock()
        self._session = Session(None if device is None else str(device))
        self.name = self._session.name

    def __repr__(self) -> str:
        return f"<streamk.Device {self.name!r}{'' if self._session.handle else ', closed'}>"

    def __enter__(self) -> "Device":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if is_forked():
            return  # the parent's
        with self._lock:
            self._session.close()

    @contextmanager
    def _turn(self) -> "Iterator[Session]":
        """The session, for this thread alone."""
        check_process()  # before the lock, which a thread of the parent may have held
        with self._lock:
            if not self._session.handle:
                raise ValueError("the device is closed")
            yield self._session

    def matmul(self, a, b, c=None, alpha=1, beta=0, bias=None, activation=None, out=None, gate=False, **decisions):
        """activation(alpha A B + beta C + bias), as streamk.matmul says."""
        if is_sparse(a) or is_sparse(b):
            check_sparse_arguments((c, alpha, beta, bias, activation, out, gate), decisions)
            with self._turn() as session:
                return multiply(session, a, b)
        request = make_request(a, b, c, alpha, beta, bias, activation, out, gate, decisions)
        d = request.load(out)
        with self._turn() as session:
            if request.product.batch_count > 0:
                session.multiply(request.product)
        return deliver(request, d, out)

    def plan(self, a, b, c=None, alpha=1, beta=0, bias=None, activation=None, out=None, gate=False,
             **decisions) -> Plan:
        """What matmul would do with these arguments. No array is copied."""
        request = make_request(a, b, c, alpha, beta, bias, activation, out, gate, decisions)
        with self._turn() as session:
            return make_plan(session.plan(request.product))

    def explain(self, a, b, c=None, alpha=1, beta=0, bias=None, activation=None, out=None, gate=False,
                **decisions) -> "list[Plan]":
        """The plans that are weighed for these arguments, the fastest by prediction first."""
        request = make_request(a, b, c, alpha, beta, bias, activation, out, gate, decisions)
        with self._turn() as session:
            return [make_plan(choice) for choice in session.explain(request.product)]


_default: "Device | None" = None
_default_lock = threading.Lock()


def default_device() -> Device:
    global _default
    check_process()
    with _default_lock:
        if _default is None:
            _default = Device()
        return _default


def matmul(a, b, c=None, alpha=1, beta=0, bias=None, activation=None, out=None, gate=False, **decisions):
    """Multiply by the rules of numpy.matmul: activation(alpha A B + beta C + bias).

    A and B have one type: float64, float32, float16, int8, uint8, complex64 or complex128. The result has it, too, but
    int32 and uint32 for 8-bit integers. `out` may have another type that the library writes, as float32 for float16.
    Arrays with contiguous rows or columns are taken as they are, others are copied once.

    `c` is broadcast to the result's shape and has its type. `bias` is a vector for the columns, or a column for the
    rows. `activation` is a word of matmul's option, as "relu". With `gate`, B has the columns of B1 and B3 in turn, and
    so has the bias: the result is activation(A B1 + bias1) (A B3 + bias3), element by element. More arguments are
    decisions of the plan, named as the options of examples/02_plan; and multiplied="bf16" or "f16", which says to what
    float32 beside a Quantized is rounded.

    A and B may be sparse matrices of SciPy, of float32, float64, int32 or complex64. Then there are no other arguments.
    The product of two of them is in CSR; that of a sparse and a dense one is dense.

    >>> import numpy, streamk
    >>> a = numpy.ones((3, 40), numpy.float64)
    >>> streamk.matmul(a, a.T, decomposition="stream-k", workers=2)
    array([[40., 40., 40.],
           [40., 40., 40.],
           [40., 40., 40.]])
    >>> streamk.matmul(a, a.T, workers="many")
    Traceback (most recent call last):
        ...
    streamk.Error: workers is many, must be a number from 0 to 4294967295
    """
    return default_device().matmul(a, b, c, alpha, beta, bias, activation, out, gate, **decisions)


def plan(a, b, c=None, alpha=1, beta=0, bias=None, activation=None, out=None, gate=False, **decisions) -> Plan:
    """Tell what matmul would do with these arguments.

    >>> import numpy, streamk
    >>> a = numpy.ones((64, 64), numpy.float32)
    >>> streamk.plan(a, a, decomposition="data-parallel").fixup
    'none'
    """
    return default_device().plan(a, b, c, alpha, beta, bias, activation, out, gate, **decisions)


def explain(a, b, c=None, alpha=1, beta=0, bias=None, activation=None, out=None, gate=False,
            **decisions) -> "list[Plan]":
    """List the plans that are weighed for these arguments, the fastest by prediction first.

    >>> import numpy, streamk
    >>> a = numpy.ones((64, 64), numpy.float32)
    >>> plans = streamk.explain(a, a)
    >>> plans[0].kernel == streamk.plan(a, a).kernel
    True
    """
    return default_device().explain(a, b, c, alpha, beta, bias, activation, out, gate, **decisions)
