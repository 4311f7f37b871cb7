/* Is D the product of the integers that operands.h describes? Exactly, or it is wrong.
 *
 * Up to 512^3 every value is compared with the product on the CPU. Beyond that Freivalds' check (R. Freivalds, 1977):
 * D x = A (B x) for three random vectors x, in 64-bit integers. A wrong row of D passes with at most one in 2048 of
 * the vectors, so all three let it pass with a chance of 2^-33. Every value of D is read, and must be an integer.
 *
 * D = f(scale A B + bias) is multiplied twice, the second time with both negated: f(x) - f(-x) = x for relu, gelu and
 * silu, as they are x times what x and -x share between them, and 2 x without any. That is rounded to the integer that
 * it must be close to: smooth functions are x or 0 to all digits where |x| is large. Then A B = scale (x - bias). */
#ifndef VERIFY_H
#define VERIFY_H

#include "operands.h"

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
    unsigned char* first; /* that of the first of two multiplications, with an epilogue */
} verification;

/* Multiply on the CPU what is multiplied there. The operands must be prepared. False: memory is short. */
bool begin_verification(verification* v, const problem* p, const operands* o);

/* Keep the D of make_integer_args, before that of make_negated_args takes its place. */
bool keep_first_d(verification* v);

/* Judge the D of make_integer_args. In `sentence` (bytes: size) goes what is wrong. */
bool verify_d(verification* v, char* sentence, size_t size);

void end_verification(verification* v);

#endif
