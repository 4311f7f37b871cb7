"""What a product is: shapes, types and the epilogue, checked and laid out for the library."""

from ctypes import c_char_p
from math import prod
from typing import NamedTuple, Union

import numpy

from ._arrays import RESULTS, TYPES, Laid, as_array, code_of, native, spread_batch, take_operand
from ._library import DECISIONS, encode
from ._numbers import convert, take_scalar
from ._structures import Product
from ._weights import LaidBlocks, Quantized


class Request(NamedTuple):
    """A product that is laid out, but has no memory yet: D's shape for the library and for the caller."""

    product: Product
    operands: "dict[str, Laid]"
    d: "tuple[int, ...]"
    shape: "tuple[int, ...]"
    dtype: numpy.dtype
    kept: list  # what the product points to

    def load(self, out: "numpy.ndarray | None") -> numpy.ndarray:
        """Gives the product its memory, copies what must be copied, and returns D."""
        d = choose_d(out, self.dtype, self.d)
        for name, laid in (*self.operands.items(), ("d", Laid(d))):
            setattr(self.product, name, laid.load())
        return d


Operand = Union[numpy.ndarray, Quantized]


def multiplied_type(left: Operand, right: Operand, out: "numpy.ndarray | None") -> numpy.dtype:
    """What both are multiplied as: the type of the one that is an array, or of D where both are quantized."""
    if isinstance(left, Quantized) and isinstance(right, Quantized):
        return numpy.dtype(numpy.float32) if out is None else native(out.dtype)
    return native(right.dtype if isinstance(left, Quantized) else left.dtype)


def check_types(left: Operand, right: Operand) -> None:
    if isinstance(left, Quantized) and isinstance(right, Quantized):
        return
    if isinstance(left, Quantized) or isinstance(right, Quantized):
        name, array = ("b", right) if isinstance(left, Quantized) else ("a", left)
        if code_of(array.dtype) not in ("f4", "f2"):
            raise TypeError(f"{name} is of {array.dtype}; beside a quantized matrix it must be of float32 or float16")
    elif native(left.dtype) != native(right.dtype):
        raise TypeError(f"a is of {left.dtype} and b of {right.dtype}; both must have one type")


def lay(name: str, operand: Operand, batch: "tuple[int, ...]", count: int) -> "Laid | LaidBlocks":
    """Where an operand lies, of `count` matrices in all."""
    shared = prod(operand.shape[:-2]) == 1 and count > 1
    if isinstance(operand, Quantized):
        return LaidBlocks(name, operand, batch, shared)
    return Laid(spread_batch(operand, batch), shared)


def take_operands(a: object, b: object) -> "tuple[Operand, Operand, tuple[int, ...], tuple[int, ...]]":
    """A and B with two dimensions or more, the batch's shape, and D's, by the rules of numpy.matmul."""
    left, right = (value if isinstance(value, Quantized) else take_operand(name, value)
                   for name, value in (("a", a), ("b", b)))
    check_types(left, right)
    rows, columns = left.shape[-2:-1], right.shape[-1:] if right.ndim > 1 else ()
    left = left[numpy.newaxis] if left.ndim == 1 else left
    right = right[:, numpy.newaxis] if right.ndim == 1 else right
    if left.shape[-1] != right.shape[-2]:
        raise ValueError(f"a has {left.shape[-1]} columns and b {right.shape[-2]} rows; they must be as many")
    batch = numpy.broadcast_shapes(left.shape[:-2], right.shape[:-2])
    return left, right, batch, (*batch, *rows, *columns)


def result_type(operand: numpy.dtype, out: "numpy.ndarray | None") -> numpy.dtype:
    """D's: out's, or the operands', or 32 bits of 8-bit integers."""
    dtype = numpy.dtype(RESULTS.get(code_of(operand), operand)) if out is None else out.dtype
    if code_of(dtype) not in TYPES or not dtype.isnative:
        raise TypeError(f"out is of {dtype}, which the library does not write")
    return dtype


def check_out(out: object, shape: "tuple[int, ...]") -> None:
    as_array("out", out)
    if not isinstance(out, numpy.ndarray):
        raise TypeError(f"out is of {type(out).__name__}, must be an array")
    if out.shape != shape:
        raise ValueError(f"out has the shape {out.shape}, must have {shape}")
    if not out.flags.writeable:
        raise ValueError("out cannot be written")


def view_out(out: "numpy.ndarray | None", shape: "tuple[int, ...]") -> "numpy.ndarray | None":
    """out with one dimension of batches, if it is packed, so that D is written there."""
    if out is None or not (out.flags.c_contiguous or (out.flags.f_contiguous and out.ndim == 2)):
        return None
    return out.reshape(shape) if out.flags.c_contiguous else out[numpy.newaxis]


def choose_d(out: "numpy.ndarray | None", dtype: numpy.dtype, shape: "tuple[int, ...]") -> numpy.ndarray:
    """Where D is written: to out, or to a new array."""
    view = view_out(out, shape)
    return numpy.empty(shape, dtype) if view is None else view


def lay_d(out: "numpy.ndarray | None", dtype: numpy.dtype, shape: "tuple[int, ...]") -> Laid:
    """How D will be written: packed, if it is a new array."""
    view = view_out(out, shape)
    return Laid(numpy.broadcast_to(numpy.empty((), dtype), shape) if view is None else view)


def lay_c(c: object, beta: complex, dtype: numpy.dtype, batch: "tuple[int, ...]", shape: "tuple[int, ...]",
          size: "tuple[int, int]") -> Laid:
    """C, which numpy.broadcast_to brings to D's shape; `size` is that of a matrix."""
    array = as_array("c", c)
    if beta == 0:
        raise ValueError("c is given and beta is 0, with which c is not read")
    if native(array.dtype) != dtype:
        raise TypeError(f"c is of {array.dtype}, must be of {dtype}, as D is")
    return Laid(numpy.broadcast_to(array, shape).reshape(*batch, *size))


def lay_bias(bias: object, m: int, n: int) -> "tuple[Laid, str]":
    """A vector of n elements, or a column of m, in float32."""
    given = as_array("bias", bias)
    if given.shape not in ((n,), (m, 1)):
        raise ValueError(f"bias has the shape {given.shape}, must have ({n},) or ({m}, 1)")
    if given.dtype.kind not in "fiu":
        raise TypeError(f"bias is of {given.dtype}, must be of real numbers")
    vector = convert("bias", given, "float32").reshape(1, 1, -1)
    return Laid(vector), "along-n" if given.shape == (n,) else "along-m"


def halve_columns(right: Operand, shape: "tuple[int, ...]") -> "tuple[int, ...]":
    """D's shape where a gate makes one column of two of B."""
    if right.shape[-1] % 2 != 0:
        raise ValueError(f"b has {right.shape[-1]} columns; with gate two of them make one of the result")
    return (*shape[:-1], shape[-1] // 2)


def list_decisions(decisions: "dict[str, object]") -> object:
    """Names of options and their values, in turn: workers=5 is --workers 5."""
    words = []
    for name, value in decisions.items():
        if name not in DECISIONS:
            raise TypeError(f"there is no argument {name!r}; decisions are {', '.join(DECISIONS)}")
        words += [encode(name, "--" + name.replace("_", "-")), encode(name, value)]
    return (c_char_p * (len(words) + 1))(*words, None)


def make_product(sizes: "tuple[int, int, int, int]", alpha: complex, beta: complex,
                 activation: "str | None", decisions: object) -> Product:
    """A product without matrices. Its extents are checked before anything is made of them."""
    product = Product(*sizes)
    product.alpha, product.alpha_imaginary = alpha.real, alpha.imag
    product.beta, product.beta_imaginary = beta.real, beta.imag
    product.activation = encode("activation", "none" if activation is None else activation)
    product.bias_name, product.decisions = b"none", decisions
    return product


def make_request(a: object, b: object, c: object, alpha: complex, beta: complex, bias: object,
                 activation: "str | None", out: object, gate: bool, decisions: "dict[str, object]") -> Request:
    left, right, batch, shape = take_operands(a, b)
    shape = halve_columns(right, shape) if gate else shape
    if out is not None:
        check_out(out, shape)
    if c is None and beta != 0:
        raise ValueError(f"beta is {beta}, and there is no c")
    dtype = result_type(multiplied_type(left, right, out), out)
    (m, k), columns, count = left.shape[-2:], right.shape[-1], prod(batch)
    n = columns // 2 if gate else columns
    words = list_decisions(decisions)
    product = make_product((m, n, k, count), take_scalar("alpha", alpha, dtype), take_scalar("beta", beta, dtype),
                           activation, words)
    operands = {name: lay(name, operand, batch, count) for name, operand in (("a", left), ("b", right))}
    product.d = lay_d(out, dtype, (count, m, n)).matrix
    product.c.desc = product.d.desc
    if c is not None:
        operands["c"] = lay_c(c, beta, dtype, batch, shape, (m, n))
    if bias is not None:
        operands["bias"], name = lay_bias(bias, m, columns)
        product.bias_name = name.encode()
    product.has_c = c is not None
    product.has_gate = bool(gate)
    for name, laid in operands.items():
        setattr(product, name, laid.matrix)
    return Request(product, operands, (count, m, n), shape, dtype, [words])
