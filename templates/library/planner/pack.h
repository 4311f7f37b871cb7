/* pack.h - copies of A and B that are made before the product. A packed copy has lines that kernels can read 16 bytes
 * at a time. A transposed one has contiguous k, too. An arranged one has the order in which invocations hold fragments.
 * A decoded one has the elements of blocks, and a rounded one those of f32.
 *
 * A line is a row of a row-major matrix, or a column of a column-major one.
 * Uses problem.h, costs.h. Must not know decompositions. The copies are pack.comp.j2, transpose.comp.j2,
 * decode.comp.j2, round_operand.comp.j2 and arrange.comp.j2 of templates/kernels.
 */

#include "../device/costs.h"
#include "../problem/problem.h"

/* A copy of A or B. Extents are elements. */
typedef struct sk__copy
{
    uint32_t count;                           /* matrices; 1 where a batch shares one */
    bool converted;                           /* from blocks, or f32: each element rounded once */
    bool transposed;                          /* a line has one element of each line of the original */
    bool arranged;                            /* its lines are rows of A, or columns of B; filled up to whole tiles */
    uint32_t lines, length;                   /* of one copied matrix */
    uint32_t leading_dimension, batch_stride; /* of the original */
    uint64_t packed_leading_dimension;        /* of the copy; its matrices follow each other */
    uint64_t packed_batch_stride;             /* 0: there is one matrix, and it is shared or prepacked */
    uint64_t ahead;   /* elements after the last matrix, which kernels load ahead and do not use */
    uint64_t vectors; /* of 16 bytes, that hold the elements of one matrix */
    uint64_t size;    /* bytes of an element of the copy */
} sk__copy;

/* Which operands are copied first; A and B are the kernel's. Of two terms, both terms' are copied alike. */
typedef struct sk__packing
{
    bool a, b;
    bool transpose_a, transpose_b; /* the copy is transposed */
    bool convert_a, convert_b;     /* A, or B, is in blocks, or f32 that is rounded, and its copy is not */
    bool prepacked_a, prepacked_b; /* the copy was made before, by sk_pack() */
    const sk__kernel* arranged;    /* the kernel for whose fragments both are arranged, or NULL */
    sk__copy copy_a, copy_b;       /* zero where there is no copy */
} sk__packing;

/* Whether A or B is multiplied as another type: it is in blocks, or it is f32 that is rounded. */
static bool sk__is_converted(const sk__problem* problem, const sk__matrix* matrix)
{
    return matrix->type != problem->input;
}

/* What is done to it, as a sentence goes on. */
static const char* sk__tell_converted(const sk__matrix* matrix)
{
    return sk__is_in_blocks(matrix->type) ? "decoded" : "rounded";
}

/* Why A is converted, as a sentence goes on. */
static const char* sk__why_converted(const sk__problem* problem)
{
    return sk__is_in_blocks(problem->a.type) ? "a.type and b.type are in blocks"
           : problem->input == SK_TYPE_F16   ? "multiplied is f16"
                                             : "multiplied is bf16";
}

/* Whether a copy of A, or of B, is made at each launch. */
static bool sk__copies_a(const sk__packing* packing)
{
    return packing->a && !packing->prepacked_a;
}

static bool sk__copies_b(const sk__packing* packing)
{
    return packing->b && !packing->prepacked_b;
}

/* Products that are summed into the same tiles. */
static uint32_t sk__count_terms(const sk__problem* problem)
{
    return problem->epilogue.second ? 2u : 1u;
}

/* Whether lines of A, of each term, suit 16-byte accesses. */
static bool sk__are_lines_of_a_aligned(const sk__problem* problem)
{
    return problem->a.aligned && (!problem->epilogue.second || problem->second_a.aligned);
}

/* Whether lines of B, of each term, suit 16-byte accesses. */
static bool sk__are_lines_of_b_aligned(const sk__problem* problem)
{
    return problem->b.aligned && (!problem->epilogue.second || problem->second_b.aligned);
}

/* The same copy of a matrix that differs only in its strides. */
static sk__copy sk__copy_from(sk__copy copy, const sk__matrix* matrix)
{
    copy.leading_dimension = matrix->leading_dimension;
    copy.batch_stride = matrix->batch_stride;
    return copy;
}

/* Fills in what follows from the original. */
static sk__copy sk__complete_copy(sk__copy copy)
{
    uint64_t size = copy.size;
    copy.packed_leading_dimension =
        (copy.length * size + SK__PACKED_LINE - 1u) / SK__PACKED_LINE * SK__PACKED_LINE / size;
    copy.packed_batch_stride = copy.lines * copy.packed_leading_dimension;
    copy.vectors = copy.lines * ((copy.length * size + 15u) / 16u);
    return copy;
}

/* Fills in what follows from the original, of an arranged copy. Lines and length of copies that sk__fits() refuses may
 * be truncated here. */
static sk__copy sk__complete_arranged_copy(sk__copy copy, uint32_t tile_lines, uint32_t tile_k)
{
    uint64_t lines = (uint64_t)sk__divide_up(copy.lines, tile_lines) * tile_lines;
    uint64_t length = (uint64_t)sk__divide_up(copy.length, tile_k) * tile_k;
    copy.arranged = true;
    copy.lines = (uint32_t)lines;
    copy.length = (uint32_t)length;
    copy.packed_leading_dimension = length;
    copy.packed_batch_stride = lines * length; /* below 2^46, as tiles times k-iterations are below 2^32 */
    copy.ahead = SK__TILE_LINES * tile_k;
    copy.vectors = copy.packed_batch_stride * copy.size / 16u;
    return copy;
}

/* Whether a batch shares one copy of A or B. Of two terms, both terms' are copied alike. */
static bool sk__shares_copy(const sk__problem* problem, bool is_b)
{
    bool first = is_b ? problem->b.shared : problem->a.shared;
    bool second = is_b ? problem->second_b.shared : problem->second_a.shared;
    return first && (!problem->epilogue.second || second);
}

/* The first term's copy of B if is_b, otherwise that of A. */
static sk__copy sk__copy_of(const sk__problem* problem, const sk__packing* packing, bool is_b)
{
    const sk__kernel* arranged = packing->arranged;
    const sk__matrix* matrix = is_b ? &problem->b : &problem->a;
    uint32_t rows = is_b ? problem->n : problem->m;
    sk__copy copy;
    memset(&copy, 0, sizeof copy);
    copy.size = sk__element_of(arranged ? sk__matrix_type(problem->input) : problem->input)->size;
    copy.transposed = is_b ? packing->transpose_b : packing->transpose_a;
    copy.converted = is_b ? packing->convert_b : packing->convert_a;
    copy.count = sk__shares_copy(problem, is_b) ? 1u : sk__count_matrices(problem, matrix);
    bool along_k = matrix->k_contiguous || copy.transposed || arranged;
    copy.lines = along_k ? rows : problem->k;
    copy.length = along_k ? problem->k : rows;
    copy = sk__copy_from(copy, matrix);
    copy = arranged ? sk__complete_arranged_copy(copy, is_b ? arranged->tile_n : arranged->tile_m, arranged->tile_k)
                    : sk__complete_copy(copy);
    bool is_one = copy.count == 1 && (matrix->prepacked || matrix->shared);
    copy.packed_batch_stride = is_one ? 0 : copy.packed_batch_stride;
    return copy;
}

/* Completes a packing by its copies. */
static sk__packing sk__with_copies(const sk__problem* problem, sk__packing packing)
{
    if (packing.a)
    {
        packing.copy_a = sk__copy_of(problem, &packing, false);
    }
    if (packing.b)
    {
        packing.copy_b = sk__copy_of(problem, &packing, true);
    }
    return packing;
}

/* Workgroups that make a copy, unless it is arranged. */
static uint32_t sk__count_copy_workgroups(sk__copy copy)
{
    uint32_t batch_count = copy.count;
    if (copy.converted)
    {
        uint32_t of_line = sk__divide_up(copy.length, SK__DECODED_ELEMENTS);
        return sk__divide_up(copy.lines * of_line * batch_count, SK__PACK_INVOCATIONS);
    }
    if (!copy.transposed)
    {
        return sk__divide_up((uint32_t)copy.vectors * batch_count, SK__PACK_INVOCATIONS);
    }
    return sk__divide_up(copy.lines, SK__TRANSPOSED_LINES) * sk__divide_up(copy.length, SK__TRANSPOSED_COLUMNS) *
           batch_count;
}

/* Bytes of a copy of all matrices: a multiple of SK__PACKED_LINE. */
static VkDeviceSize sk__copy_size(sk__copy copy)
{
    return (copy.lines * copy.packed_leading_dimension * copy.count + copy.ahead) * copy.size;
}

/* Whether 32-bit offsets reach all lines and matrices of a copy, and 32 bits count its invocations. */
static bool sk__fits(sk__copy copy)
{
    uint64_t tile_lines = sk__min(copy.lines, SK__TILE_LINES);
    bool lines_fit = tile_lines * copy.packed_leading_dimension * copy.size <= INT32_MAX;
    return lines_fit && copy.lines * copy.packed_leading_dimension <= UINT32_MAX &&
           copy.vectors <= INT32_MAX / copy.count;
}

static bool sk__can_pack(const sk__problem* problem, const sk__packing* packing)
{
    bool fit_a = !packing->a || sk__fits(packing->copy_a);
    bool fit_b = !packing->b || sk__fits(packing->copy_b);
    return fit_a && fit_b && !problem->pointers && problem->k > 0 && problem->d.extent > 0;
}

/* Predicted time in microseconds of one copy, without its dispatch. */
static float sk__predict_copy(const sk__fitted* fitted, float bandwidth, sk__copy copy, const sk__matrix* matrix,
                              bool aligned)
{
    float share = copy.arranged && !aligned ? fitted->copy_arranged_unaligned : fitted->copy;
    share = copy.converted && sk__is_in_blocks(matrix->type) ? fitted->copy_decoded : share;
    float read = sk__mean_size(matrix->type) / (float)copy.size;
    float bytes = (1.0f + read) * 16.0f * (float)copy.vectors * (float)copy.count;
    return bytes / (share * bandwidth);
}

/* Whether a dispatch writes words of the epilogue into the workspace, as the device has too few push constants. */
static bool sk__tells_words(const sk__device* device, const sk__epilogue* epilogue)
{
    return sk__needs_more(epilogue) && !sk__has_more_push_constants(device);
}

/* Predicted time in microseconds of all copies for a kernel, and of the dispatch that waits for them, or for words of
 * the epilogue. Each term has as many. */
static float sk__predict_copies(const sk__problem* problem, const sk__cost_table* costs, uint32_t kernel,
                                const sk__device* device, const sk__packing* packing)
{
    const sk__fitted* fitted = sk__fitted_of(costs, &costs->kernels[kernel]);
    float bandwidth = sk__memory_rate(costs, device->compute_units);
    bool waits = sk__copies_a(packing) || sk__copies_b(packing) || sk__tells_words(device, &problem->epilogue);
    float dispatch = waits ? costs->second_dispatch_time : 0.0f, copies = 0.0f;
    if (sk__copies_a(packing))
    {
        copies +=
            sk__predict_copy(fitted, bandwidth, packing->copy_a, &problem->a, sk__are_lines_of_a_aligned(problem));
    }
    if (sk__copies_b(packing))
    {
        copies +=
            sk__predict_copy(fitted, bandwidth, packing->copy_b, &problem->b, sk__are_lines_of_b_aligned(problem));
    }
    return dispatch + (float)sk__count_terms(problem) * copies;
}
