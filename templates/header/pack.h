/* pack.h - packing: A or B is copied first, to lines that kernels can read 16 bytes at a time, or transposed for those
 * that want k contiguous.
 *
 * Uses problem.h, costs.h. Must not know decompositions. The copies are pack.comp.j2 and transpose.comp.j2 of
 * templates/kernels.
 */

#include "costs.h"
#include "problem.h"

enum
{
    SK__PACK_INVOCATIONS = 128, /* of a workgroup, each of which copies 16 bytes; gen/packs.py */
    SK__TRANSPOSED_LINES = 128, /* of a workgroup's tile of a transposed copy, and: */
    SK__TRANSPOSED_COLUMNS = 256,
    SK__PACKED_LINE = 128 /* bytes, of which a copy's lines begin at multiples: a cache line of most devices */
};

/* The push constants of the copy. */
typedef struct sk__pack_arguments
{
    uint32_t from[2], to[2];                  /* addresses, low word first */
    uint32_t lines, all_lines;                /* of a copied matrix, and of all */
    uint32_t length;                          /* of a line, elements, as are these: */
    uint32_t leading_dimension, batch_stride; /* of `from` */
    uint32_t packed_leading_dimension;        /* of `to`, whose matrices lie behind one another */
} sk__pack_arguments;

/* What is copied first, as the kernel sees it. */
typedef struct sk__packing
{
    bool a, b;
    bool transpose_a, transpose_b; /* of those, where k is contiguous in the copy only */
} sk__packing;

/* A copy of A or B. Elements, but for vectors, which are 16 bytes. */
typedef struct sk__copy
{
    bool transposed;                                        /* its lines are columns of the original's */
    uint32_t lines, length;                                 /* of a matrix, copied */
    uint32_t leading_dimension, batch_stride;               /* of the original */
    uint64_t packed_leading_dimension, packed_batch_stride; /* of the copy: all its lines are as far apart */
    uint64_t vectors;                                       /* of a matrix, that hold elements */
} sk__copy;

/* Fills in what follows from the original. */
static sk__copy sk__complete_copy(sk__copy copy, uint64_t size)
{
    copy.packed_leading_dimension =
        (copy.length * size + SK__PACKED_LINE - 1u) / SK__PACKED_LINE * SK__PACKED_LINE / size;
    copy.packed_batch_stride = copy.lines * copy.packed_leading_dimension;
    copy.vectors = copy.lines * ((copy.length * size + 15u) / 16u);
    return copy;
}

static sk__copy sk__copy_of_a(const sk__problem* problem, bool transposed)
{
    bool by_rows = problem->a_k_contiguous || transposed;
    sk__copy copy = {transposed,
                     by_rows ? problem->m : problem->k,
                     by_rows ? problem->k : problem->m,
                     problem->leading_dimension_a,
                     problem->batch_stride_a,
                     0,
                     0,
                     0};
    return sk__complete_copy(copy, sk__type_size(problem->input));
}

static sk__copy sk__copy_of_b(const sk__problem* problem, bool transposed)
{
    bool by_columns = problem->b_k_contiguous || transposed;
    sk__copy copy = {transposed,
                     by_columns ? problem->n : problem->k,
                     by_columns ? problem->k : problem->n,
                     problem->leading_dimension_b,
                     problem->batch_stride_b,
                     0,
                     0,
                     0};
    return sk__complete_copy(copy, sk__type_size(problem->input));
}

/* Workgroups that make a copy of `batch_count` matrices. */
static uint32_t sk__count_copy_workgroups(sk__copy copy, uint32_t batch_count)
{
    if (!copy.transposed)
    {
        return sk__divide_up((uint32_t)copy.vectors * batch_count, SK__PACK_INVOCATIONS);
    }
    return sk__divide_up(copy.lines, SK__TRANSPOSED_LINES) * sk__divide_up(copy.length, SK__TRANSPOSED_COLUMNS) *
           batch_count;
}

/* Bytes of a copy of all matrices: a multiple of SK__PACKED_LINE. */
static VkDeviceSize sk__copy_size(const sk__problem* problem, sk__copy copy)
{
    return copy.packed_batch_stride * problem->batch_count * sk__type_size(problem->input);
}

/* Whether kernels can reach its lines and matrices by 32-bit offsets, and invocations be counted in 32 bits. */
static bool sk__fits(const sk__problem* problem, sk__copy copy)
{
    uint64_t tile_lines = sk__min(copy.lines, SK__TILE_LINES);
    bool lines_fit = tile_lines * copy.packed_leading_dimension * sk__type_size(problem->input) <= INT32_MAX;
    return lines_fit && copy.packed_batch_stride <= UINT32_MAX && copy.vectors <= INT32_MAX / problem->batch_count;
}

static bool sk__can_pack(const sk__problem* problem, const sk__packing* packing)
{
    bool fit_a = !packing->a || sk__fits(problem, sk__copy_of_a(problem, packing->transpose_a));
    bool fit_b = !packing->b || sk__fits(problem, sk__copy_of_b(problem, packing->transpose_b));
    return fit_a && fit_b && !problem->pointers && problem->k > 0 && problem->d_extent > 0;
}

/* Predicted time in microseconds of reading and writing as many bytes, and of the dispatch that waits for it. */
static float sk__predict_copies(const sk__problem* problem, const sk__cost_table* costs, uint32_t compute_units,
                                const sk__packing* packing)
{
    uint64_t vectors = (packing->a ? sk__copy_of_a(problem, packing->transpose_a).vectors : 0) +
                       (packing->b ? sk__copy_of_b(problem, packing->transpose_b).vectors : 0);
    float bytes = 2.0f * 16.0f * (float)vectors * (float)problem->batch_count;
    const float share = 0.7f; /* of what aligned copies reach: 401408 x 64 x 147 on an H200, driver 580.159 */
    float bandwidth = share * costs->bandwidth * 1e3f * (float)compute_units; /* bytes/us */
    return vectors > 0 ? costs->second_dispatch_time + bytes / bandwidth : 0.0f;
}
