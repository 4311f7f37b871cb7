/* The numbers that are multiplied, on the host and on the device.
 *
 * Times are taken on random reals between -1 and 1. Results are verified on integers, so small that every product,
 * every sum on the way and every value of D is exact whatever the order:
 *
 *   f32   |a|, |b| <= L with K L^2 < 2^24
 *   f16   D is a half, and halves hold all integers up to 2048: |a| <= La, |b| <= Lb, uniform, K (La Lb)^2 <= 65536.
 *         The sum of K such products is beyond 2048 with a chance below 2 exp(-2048^2 / (2 K (La Lb)^2)) < 3e-14
 *         (Hoeffding's inequality). The integers are always the same: a plan that fails fails again. Where K > 65536,
 *         all but one in K / 65536 of A and B are zeros. Sums on the way stay under 2^24, as |a b| K <= 256 sqrt(K).
 *
 * Element i of a matrix, counted in memory order, is number i % OPERANDS_PERIOD of its sequence, whatever the shape
 * and the layout: so the host keeps one period, and the device is filled once for many shapes. */
#ifndef OPERANDS_H
#define OPERANDS_H

#include "../common/vulkan.h"
#include "problem.h"

#define OPERANDS_PERIOD SHAPES_MOST /* prime: no line of a matrix repeats */

/* What the integers of a problem look like. */
typedef struct integer_range
{
    int limit[2];  /* of A and B */
    uint32_t thin; /* one in so many is not zero */
} integer_range;

typedef struct arena
{
    gpu_buffer buffer;
    VkDeviceSize filled; /* bytes */
    sk_type type;
    integer_range range;
} arena;

typedef struct operands
{
    const gpu* g;
    int8_t* integers[2]; /* of A and B on the host: two periods, so that every line of a matrix is contiguous */
    integer_range range; /* that they are of */
    void* staging;       /* one period as the device wants it */
    arena integer[2];    /* A and B */
    arena real[2];       /* one a type: A and B of every set */
    gpu_buffer d, workspace;
    gpu_buffer vectors; /* of an epilogue: scales, biases, and both negated */
    /* of the problem at hand */
    uint64_t sets;
    uint64_t a_size, b_size, d_size; /* bytes, rounded up so that what follows is aligned */
} operands;

bool operands_create(operands* o, const gpu* g);
void operands_destroy(operands* o);

/* Make everything ready for a problem. False: memory is short. */
bool operands_prepare(operands* o, const problem* p);

/* Make the workspace at least so large (bytes), and its counters zero. */
bool operands_prepare_workspace(operands* o, const sk_context* context, uint64_t size);

/* A, B, D and workspace of one repetition on random reals. Each takes the next set of operands. */
sk_gemm_args operands_real(const operands* o, const problem* p, uint64_t repetition);

/* The same on integers. */
sk_gemm_args operands_integer(const operands* o, const problem* p);

/* Of an epilogue: 1 or -1, and an integer, by column. */
float operands_scale(uint64_t column);
float operands_bias(uint64_t column);

/* The same with scales and biases negated, and so what f gets. */
sk_gemm_args operands_negated(const operands* o, const problem* p);

/* Fill the D of operands_integer with NaNs, so that a value nobody writes is seen. */
bool operands_poison(const operands* o);

#endif
