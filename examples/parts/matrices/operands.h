/* The numbers that are multiplied, on the host and on the device.
 *
 * Times are taken on random reals between -1 and 1, and on all numbers of s8 and u8. Results are verified on integers,
 * so small that every product, every sum on the way and every value of D is exact whatever the order. With H for
 * product_types.exact, up to which sums and D hold every integer:
 *
 *   D of 32 or 64 bits   |a|, |b| <= L with K L^2 <= H. Those of s8 are from -128 to 127 and those of u8 from 0 to 255,
 *                        where K allows it. A of f64 is these integers times 2^24 + 1, so that neither A nor any sum
 *                        fits f32, and yet all fit f64: H is 2^28 - 1.
 *                        Complex A is such integers times 1 + 2 i, and B others times 3 + i: both parts of a product
 *                        are those integers' times 1 and 7, and no sum of a part exceeds 7 times theirs, so H is a
 *                        seventh.
 *   D of 16 bits         |a| <= La, |b| <= Lb, uniform, K (La Lb)^2 <= (H / 8)^2. The sum of K such products is beyond
 *                        H with a chance below 2 exp(-H^2 / (2 K (La Lb)^2)) < 3e-14 (Hoeffding's inequality, which
 *                        holds for the largest of its prefixes too). Where K > (H / 8)^2, La = Lb = 1 and all but one
 *                        in 8 sqrt(K) / H of A and of B are zeros: the variance of the sum is below (H / 8)^2 still,
 *                        and the chance smaller (Bernstein's inequality). f32 sums stay under 2^24 on the way.
 *                        f16 sums have H = 1024, and 2048 is where halves end: a matrix unit may be |a b| k <= 1024
 *                        past a prefix, as it adds the products of k <= 32 in any order.
 *
 * The integers are always the same: a plan that fails fails again.
 *
 * Element i of a matrix, counted in memory order, is number i % OPERANDS_PERIOD of its sequence, whatever the shape
 * and the layout; of an operand in blocks, number i % the next lower multiple of 256. So the host keeps one period, and
 * the device is filled once for many shapes. */
#ifndef PARTS_MATRICES_OPERANDS_H
#define PARTS_MATRICES_OPERANDS_H

#include "course/vulkan.h"
#include "problem.h"

#define OPERANDS_PERIOD SHAPES_MOST /* prime: no line of a matrix repeats */

enum
{
    OPERANDS_TYPES = ELEMENT_TYPES
};

#define PRODUCT_IMAGINARY 7.0 /* (1 + 2 i) (3 + i) is 1 + 7 i */

/* What the integers of a problem look like. */
typedef struct integer_range
{
    int least[2], most[2]; /* of A and B */
    uint32_t thin;         /* one in `thin` integers is not zero */
} integer_range;

typedef struct arena
{
    gpu_buffer buffer;
    VkDeviceSize filled;        /* bytes */
    const product_types* types; /* that it was filled for */
    integer_range range;
} arena;

/* Numbers after which those of A (0) or B (1) begin anew: whole blocks of an operand in blocks. */
uint64_t find_period(const product_types* t, unsigned operand);

typedef struct operands
{
    const gpu* g;
    int16_t* integers[2]; /* of A and B on the host: two periods, so that every line of a matrix is contiguous */
    integer_range range;  /* that they are in */
    uint64_t periods[2];  /* after which they begin anew */
    void* staging;        /* one period as the device wants it */
    arena integer[2];     /* A and B */
    arena real[OPERANDS_TYPES]; /* by type of input: A and B of every set */
    gpu_buffer d, workspace;
    gpu_buffer vectors; /* of an epilogue: scales, biases, and both negated */
    /* of the current problem */
    uint64_t sets;
    uint64_t a_size, b_size, d_size; /* bytes, rounded up so that what follows is aligned */
} operands;

bool create_operands(operands* o, const gpu* g);
void destroy_operands(operands* o);

/* Make everything ready for a problem. False: memory is short. */
bool prepare_operands(operands* o, const problem* p);

/* Make the workspace at least `size` bytes large, and clear its counters. */
bool reserve_workspace(operands* o, const sk_context* context, uint64_t size);

/* A, B, D and workspace of one repetition on random reals. Each takes the next set of operands. */
sk_gemm_args make_real_args(const operands* o, const problem* p, uint64_t repetition);

/* A, B, D and workspace on integers. */
sk_gemm_args make_integer_args(const operands* o, const problem* p);

/* Scale and bias of a column for an epilogue: 1 or -1, and a small integer. */
float compute_scale(uint64_t column);
float compute_bias(uint64_t column);

/* A, B, D and workspace on integers, with negated scales and biases, so that the activation gets negated values. */
sk_gemm_args make_negated_args(const operands* o, const problem* p);

/* Fill the D of make_integer_args with a wrong value (NaN, or -2^31), so that an element that nobody writes is noticed.
 */
bool poison_operands(const operands* o, const problem* p);

#endif
