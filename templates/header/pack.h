/* pack.h - packing: A or B is copied first, to lines that kernels can read 16 bytes at a time; or transposed for those
 * that want k contiguous; or arranged for those that load fragments as invocations hold them.
 *
 * Uses problem.h, costs.h. Must not know decompositions. The copies are pack.comp.j2, transpose.comp.j2 and
 * arrange.comp.j2 of templates/kernels.
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

/* Those of a copy that arranges. */
typedef struct sk__arrange_arguments
{
    uint32_t from[2], to[2];                  /* addresses, low word first */
    uint32_t rows, depth;                     /* of a matrix: m of A, n of B; k */
    uint32_t leading_dimension, batch_stride; /* of `from`, elements */
    uint32_t all_rows, steps;                 /* of a copied matrix, fragments */
    uint32_t strip;                           /* fragments along the rows of a strip */
    uint32_t batch_count;
    uint32_t is_b, along_k; /* whether it is B, and k is contiguous in `from` */
} sk__arrange_arguments;

/* What is copied first, as the kernel sees it. */
typedef struct sk__packing
{
    bool a, b;
    bool transpose_a, transpose_b; /* of those, where k is contiguous in the copy only */
    const sk__kernel* arranged;    /* the kernel for whose fragments both are arranged, or NULL */
} sk__packing;

/* A copy of A or B. Elements, but for vectors, which are 16 bytes. */
typedef struct sk__copy
{
    bool transposed;                          /* its lines are columns of the original's */
    bool arranged;                            /* its lines are rows (m of A, n of B), up to whole tiles, as is k */
    uint32_t lines, length;                   /* of a matrix, copied */
    uint32_t leading_dimension, batch_stride; /* of the original */
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

/* An arranged copy of a matrix of `rows` (m of A, n of B) in tiles of `tile_rows`; larger ones than sk__fits() allows
 * may have fewer lines, and be less long, than they say. */
static sk__copy sk__arranged_copy(const sk__problem* problem, const sk__kernel* kernel, uint32_t rows,
                                  uint32_t tile_rows)
{
    uint64_t lines = (uint64_t)sk__divide_up(rows, tile_rows) * tile_rows;
    uint64_t length = (uint64_t)sk__divide_up(problem->k, kernel->tile_k) * kernel->tile_k;
    sk__copy copy;
    memset(&copy, 0, sizeof copy);
    copy.arranged = true;
    copy.lines = (uint32_t)lines;
    copy.length = (uint32_t)length;
    copy.packed_leading_dimension = length;
    copy.packed_batch_stride = lines * length; /* below 2^46, as tiles times k-iterations are below 2^32 */
    copy.vectors = copy.packed_batch_stride * sk__type_size(problem->input) / 16u;
    return copy;
}

static sk__copy sk__copy_of_a(const sk__problem* problem, const sk__packing* packing)
{
    bool transposed = packing->transpose_a;
    bool by_rows = problem->a_k_contiguous || transposed;
    if (packing->arranged)
    {
        return sk__arranged_copy(problem, packing->arranged, problem->m, packing->arranged->tile_m);
    }
    sk__copy copy = {transposed,
                     false,
                     by_rows ? problem->m : problem->k,
                     by_rows ? problem->k : problem->m,
                     problem->leading_dimension_a,
                     problem->batch_stride_a,
                     0,
                     0,
                     0};
    return sk__complete_copy(copy, sk__type_size(problem->input));
}

static sk__copy sk__copy_of_b(const sk__problem* problem, const sk__packing* packing)
{
    bool transposed = packing->transpose_b;
    bool by_columns = problem->b_k_contiguous || transposed;
    if (packing->arranged)
    {
        return sk__arranged_copy(problem, packing->arranged, problem->n, packing->arranged->tile_n);
    }
    sk__copy copy = {transposed,
                     false,
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

/* Bytes of a copy of all matrices: a multiple of SK__PACKED_LINE. Behind an arranged one there is room for a
 * k-iteration of a whole tile, as kernels load ahead of what they multiply. */
static VkDeviceSize sk__copy_size(const sk__problem* problem, const sk__packing* packing, sk__copy copy)
{
    const sk__kernel* arranged = packing->arranged;
    VkDeviceSize ahead = arranged ? SK__TILE_LINES * arranged->tile_k : 0;
    VkDeviceSize size = (copy.packed_batch_stride * problem->batch_count + ahead) * sk__type_size(problem->input);
    return (size + SK__PACKED_LINE - 1u) / SK__PACKED_LINE * SK__PACKED_LINE;
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
    bool fit_a = !packing->a || sk__fits(problem, sk__copy_of_a(problem, packing));
    bool fit_b = !packing->b || sk__fits(problem, sk__copy_of_b(problem, packing));
    return fit_a && fit_b && !problem->pointers && problem->k > 0 && problem->d_extent > 0;
}

/* Predicted time in microseconds of one of them. */
static float sk__predict_copy(const sk__problem* problem, float bandwidth, sk__copy copy, bool aligned)
{
    /* of what aligned copies reach: 401408 x 64 x 147 on an H200, driver 580.159; arranged: 4096 x 4096 x 4096 and
     * 4095 x 4097 x 4093 */
    const float share = copy.arranged && !aligned ? 0.4f : 0.7f;
    float bytes = 2.0f * 16.0f * (float)copy.vectors * (float)problem->batch_count;
    return bytes / (share * bandwidth);
}

/* Predicted time in microseconds of reading and writing as many bytes, and of the dispatch that waits for it. */
static float sk__predict_copies(const sk__problem* problem, const sk__cost_table* costs, uint32_t compute_units,
                                const sk__packing* packing)
{
    float bandwidth = costs->bandwidth * 1e3f * (float)compute_units; /* bytes/us */
    float time = packing->a || packing->b ? costs->second_dispatch_time : 0.0f;
    if (packing->a)
    {
        time += sk__predict_copy(problem, bandwidth, sk__copy_of_a(problem, packing), problem->aligned_a);
    }
    if (packing->b)
    {
        time += sk__predict_copy(problem, bandwidth, sk__copy_of_b(problem, packing), problem->aligned_b);
    }
    return time;
}
