/* Is D the product of the integers that operands.h describes? Exactly, or it is wrong.
 *
 * Up to 512^3 every value is compared with the product on the CPU. Beyond that Freivalds' check (R. Freivalds, 1977): D
 * x = A (B x) for three random vectors x, in 64-bit integers. A wrong row of D passes with at most one in 2048 of the
 * vectors, so all three let it pass with a chance of 2^-33. Every value of D is read, and must be an integer.
 *
 * With an epilogue D = x = scale A B + bias, which must be integers: then A B = scale (x - bias) is compared.
 *
 * With an activation f, x is the D of a plan without one, and is compared in that way. Each value of D must be f(x), or
 * with a gate f(x) y, but for what the manual allows. It is computed again with negated scale and bias, and must be
 * f(-x): where f is 0 for all negative numbers, half of the values would tell nothing otherwise. */
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
    int32_t* product;    /* m x n, if full */
    int32_t* x;          /* else VERIFY_VECTORS x n */
    int64_t *bx, *abx;   /* VERIFY_VECTORS x k: B x; VERIFY_VECTORS x m: A (B x) */
    unsigned char* d;    /* m x n, as downloaded */
    unsigned char* sums; /* with an activation or a gate: D without it */
} verification;

/* Compute on the CPU what D is compared with. The operands must be prepared. False: memory is short. */
bool begin_verification(verification* v, const problem* p, const operands* o);

/* With an activation or a gate: keep the D of make_integer_args that a plan without it computes. */
bool keep_sums(verification* v);

/* Judge the D of make_integer_args, or of make_negated_args. False: `sentence`, of `size` bytes, says what is wrong. */
bool verify_d(verification* v, bool is_negated, char* sentence, size_t size);

void end_verification(verification* v);

#endif
