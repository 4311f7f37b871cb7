"""What a product is: shapes, types and the epilogue, checked and laid out for the library."""

from ctypes import c_char_p
from typing import NamedTuple

import numpy

from ._arrays import RESULTS, TYPES, Laid, code_of, describe, flatten_batch, take_operand
from ._library import Matrix, MatrixDesc, Product


class Request(NamedTuple):
    """A product, the array of D with one dimension of batches, D's shape for the caller, and what must stay alive."""

    product: Product
    d: numpy.ndarray
    shape: "tuple[int, ...]"
    kept: list


def take_operands(a: object, b: object) -> "tuple[numpy.ndarray, numpy.ndarray, tuple[int, ...], tuple[int, ...]]":
    """A and B with two dimensions or more, the batch's shape, and D's, by the rules of numpy.matmul."""
    left, right = take_operand("a", a), take_operand("b", b)
    if left.dtype != right.dtype:
        raise TypeError(f"a is of {left.dtype} and b of {right.dtype}; both must have one type")
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
    if not isinstance(out, numpy.ndarray):
        raise TypeError(f"out is of {type(out).__name__}, must be an array")
    if out.shape != shape:
        raise ValueError(f"out has the shape {out.shape}, must have {shape}")
    if not out.flags.writeable:
        raise ValueError("out cannot be written")


def choose_d(out: "numpy.ndarray | None", dtype: numpy.dtype, shape: "tuple[int, int, int]") -> numpy.ndarray:
    """Where D is written: to out, if that is packed, or to a new array."""
    if out is not None and (out.flags.c_contiguous or (out.flags.f_contiguous and out.ndim == 2)):
        return out.reshape(shape, order="A") if out.flags.c_contiguous else out[numpy.newaxis]
    return numpy.empty(shape, dtype)


def lay_c(c: object, beta: complex, d: numpy.ndarray, batch: "tuple[int, ...]", vectors: "tuple[int, int]") -> Laid:
    """C, which numpy.broadcast_to brings to D's shape."""
    array = numpy.asarray(c)
    if beta == 0:
        raise ValueError("c is given and beta is 0, with which c is not read")
    if array.dtype != d.dtype:
        raise TypeError(f"c is of {array.dtype}, must be of {d.dtype}, as D is")
    full = numpy.broadcast_to(array, (*batch, *vectors)).reshape(batch + d.shape[1:])
    laid = flatten_batch(full, batch)
    return describe(laid, laid.shape[0] == 1 and d.shape[0] > 1)


def lay_bias(bias: object, m: int, n: int) -> "tuple[Laid, str]":
    """A vector of n elements, or a column of m; floats must hold its values."""
    given = numpy.asarray(bias)
    if given.shape not in ((n,), (m, 1)):
        raise ValueError(f"bias has the shape {given.shape}, must have ({n},) or ({m}, 1)")
    if given.dtype.kind not in "fiu":
        raise TypeError(f"bias is of {given.dtype}, must be of real numbers")
    vector = numpy.ascontiguousarray(given.reshape(-1), numpy.float32)
    if not numpy.array_equal(vector.astype(given.dtype), given.reshape(-1), equal_nan=given.dtype.kind == "f"):
        raise ValueError("bias has values that float32 does not hold")
    return Laid(Matrix(vector.ctypes.data, vector.nbytes, MatrixDesc()), vector), \
        "along-n" if given.shape == (n,) else "along-m"


def list_decisions(decisions: "dict[str, object]") -> object:
    """Names of options and their values, in turn: workers=5 is --workers 5."""
    words = [word for name, value in decisions.items() for word in ("--" + name.replace("_", "-"), str(value))]
    return (c_char_p * (len(words) + 1))(*(word.encode() for word in words), None)


def make_request(a: object, b: object, c: object, alpha: complex, beta: complex, bias: object,
                 activation: "str | None", out: object, decisions: "dict[str, object]") -> Request:
    left, right, batch, shape = take_operands(a, b)
    if out is not None:
        check_out(out, shape)
    m, k, n = *left.shape[-2:], right.shape[-1]
    count = int(numpy.prod(batch, dtype=int))
    d = choose_d(out, result_type(left.dtype, out), (count, m, n))
    if c is None and beta != 0:
        raise ValueError(f"beta is {beta}, and there is no c")
    laid = [describe(array, array.shape[0] == 1 and count > 1)
            for array in (flatten_batch(left, batch), flatten_batch(right, batch))]
    laid_d = describe(d, False)
    product = Product(m, n, k, count, laid[0].matrix, laid[1].matrix, d=laid_d.matrix)
    product.alpha, product.alpha_imaginary = complex(alpha).real, complex(alpha).imag
    product.beta, product.beta_imaginary = complex(beta).real, complex(beta).imag
    product.c.desc = laid_d.matrix.desc
    product.activation = (activation or "none").encode()
    words = list_decisions(decisions)
    product.decisions = words
    kept = [*laid, laid_d, words]
    if c is not None:
        kept.append(lay_c(c, beta, d, batch, shape[len(batch):]))
        product.c = kept[-1].matrix
    if bias is not None:
        vector, name = lay_bias(bias, m, n)
        product.bias, product.bias_name = vector.matrix, name.encode()
        kept.append(vector)
    return Request(product, d, shape, kept)
