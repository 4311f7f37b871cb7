/* Is D the product of the integers that operands.h describes? Exactly, or it is wrong.
 *
 * Up to 512^3 every value is compared with the product on the CPU. Beyond that Freivalds' check (R. Freivalds, 1977): D
 * x = A (B x) for three random vectors x, in 64-bit integers. A wrong row of D passes with at most one in 2048 of the
 * vectors, so all three let it pass with a chance of 2^-33. Every value of D is read, and must be an integer.
 *
 * D = f(scale A B + bias) is computed twice, the second time with negated scale and bias. With x = scale A B + bias,
 * the difference of both is f(x) - f(-x). It is x for relu, gelu and silu, as f(x) = x g(x) with g(x) + g(-x) = 1;
 * without an activation it is 2 x. The difference must be close to an integer, to which it is rounded. Then A B = scale
 * (x - bias). */
#ifndef PARTS_ORACLE_INTEGERS_H
#define PARTS_ORACLE_INTEGERS_H

#include "parts/matrices/operands.h"

enum
{
    VERIFY_VECTORS = 3
};

/* What every D of a problem is compared with. Zero-initialise; free with end_verification. */
typedef struct verification
{
    const problem* p;
    const operands* o;
    bool full;
    int32_t* product;     /* m x n, if full */
    int32_t* x;           /* else VERIFY_VECTORS x n */
    int64_t *bx, *abx;    /* VERIFY_VECTORS x k: B x; VERIFY_VECTORS x m: A (B x) */
    unsigned char* d;     /* m x n, as downloaded */
    unsigned char* first; /* with an epilogue: D of the first of two multiplications */
} verification;

/* Compute on the CPU what D is compared with. The operands must be prepared. False: memory is short. */
bool begin_verification(verification* v, const problem* p, const operands* o);

/* Keep the D of make_integer_args, before that of make_negated_args takes its place. */
bool keep_first_d(verification* v);

/* Judge the D of make_integer_args. False: `sentence`, of `size` bytes, says what is wrong. */
bool verify_d(verification* v, char* sentence, size_t size);

void end_verification(verification* v);

#endif
