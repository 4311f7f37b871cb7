#include "api_sparse.h"

/* ---- sparse: a sparse matrix times a sparse matrix ----------------------------------------------
 *
 * C = A B, or alpha A B, where all three are CSR. It takes three steps, with a barrier between them: sk_bound_spgemm()
 * counts products, sk_count_spgemm() makes the row offsets of C, sk_fill_spgemm() its columns and values. Columns of a
 * row of C are sorted, each once. An element that sums up to 0 is kept. */

/* What to multiply: A is m x k, B is k x n, C is m x n. Zero-initialise, then say what matters. All values are
 * f32, f64, f16, s32 or cf32. Sums of f16 are f32. */
typedef struct sk_spgemm_desc
{
    uint32_t m, n, k;
    uint32_t a_nonzeros; /* entries that A stores; m + a_nonzeros < 2^32 - 1 */
    uint32_t b_nonzeros; /* entries that B stores; k + b_nonzeros < 2^32 - 1 */
    sk_type type;
    sk_epilogue epilogue; /* alpha is read only with SK_EPILOGUE_LINEAR */

    /* A is the identity, and sk_spgemm_args.a is not read: C is B with sorted columns, each once, whose values are
     * sums. k is m, and a_nonzeros is 0. */
    bool a_is_identity;

    /* Everything below is chosen where it is 0. */
    VkDeviceSize most_workspace; /* bytes that the workspace may have; 0: 256 MiB, beside what rows take */

    /* GROUP_MAPPED, which AUTO takes: a team computes a row, as large as the row's class says. THREAD_MAPPED: an
     * invocation computes a short row, a workgroup a long one. MERGE_PATH: all products of a chunk of rows are expanded
     * in memory, sorted by row and column, and added; workers have equally many. */
    sk_sparse_decomposition decomposition;
    uint32_t most_products; /* of a chunk: merge-path; rows of more are computed by their classes */
    uint32_t most_chunks;   /* at most 12; so are rows behind so many chunks */
    uint32_t workers;       /* workgroups that compute long rows, each of which has a window */
    uint32_t window;        /* columns of a long row that are computed at once: a multiple of 64 */
} sk_spgemm_desc;

typedef struct sk_spgemm_plan_info
{
    sk_sparse_decomposition decomposition; /* never AUTO */
    uint32_t most_products;                /* of a chunk, a multiple of 512; 0: rows are not expanded */
    uint32_t most_chunks;                  /* 0: rows are not expanded */
    uint32_t classes;                      /* of rows; the last one is that of long rows */
    uint32_t short_products;               /* rows with more products, or with more nonzeros of A, are long */
    uint32_t narrow_columns;               /* of a narrow row, which a subgroup computes though it is long; 0: none */
    uint32_t narrow_lanes;                 /* invocations of that subgroup */
    uint32_t narrow_workgroups;            /* of 128 / narrow_lanes such subgroups each */
    uint32_t workers;                      /* that compute long rows */
    uint32_t window;                       /* columns; a long row is computed in n / window turns, rounded up */
    uint32_t most_workgroups;              /* of a dispatch */
    uint32_t dispatch_count;               /* of the three steps */
    VkDeviceSize workspace_size;
    VkDeviceSize workspace_alignment; /* a power of two */
} sk_spgemm_plan_info;

typedef struct sk_spgemm_plan sk_spgemm_plan; /* immutable: any number of threads may record from it */

/* Plan a product of two sparse matrices, and make the pipelines that it needs if the context has not made them before.
 * A plan knows how many rows and nonzeros there are, not where they are: it serves any matrices that have so many. */
STREAMK_API sk_result sk_create_spgemm_plan(sk_context* context, const sk_spgemm_desc* desc, sk_spgemm_plan** plan);

/* Destroy a plan. What was recorded from it stays valid, until sk_trim_context(). NULL is fine. */
STREAMK_API void sk_destroy_spgemm_plan(sk_spgemm_plan* plan);

STREAMK_API sk_spgemm_plan_info sk_query_spgemm_plan(const sk_spgemm_plan* plan);

/* Write one readable line about a plan, as sk_format_plan does. SK_LINE_SIZE bytes hold it. */
STREAMK_API size_t sk_format_spgemm_plan(const sk_spgemm_plan* plan, char* line, size_t size);

/* A class of rows of C, or merge-path's rows in chunks. */
typedef struct sk_spgemm_class_info
{
    uint32_t most_products; /* of a row, which has no more nonzeros of A either; or of a chunk; 0: any number */
    uint32_t lanes;         /* invocations that compute a row, or a part of one; in a chunk, a workgroup */
    uint32_t workgroups;    /* at most */
} sk_spgemm_class_info;

/* Describe class `row_class` of sk_spgemm_plan_info.classes, or a chunk, for any number from there on. Zeros if there
 * are no chunks. */
STREAMK_API sk_spgemm_class_info sk_query_spgemm_class(const sk_spgemm_plan* plan, uint32_t row_class);

/* Replay how the rows of C are dealt to classes, and to merge-path's chunks: `classes` gets a number for each row. That
 * is sk_spgemm_plan_info.classes and the chunk's number, if the row is in a chunk; otherwise it is below, its class. A
 * row without products has a class, too, though nobody computes it.
 * The arrays are those of A and B, as the host sees them. The kernel runs the same text. Those of an identity are not
 * read.
 *
 * SK_ERROR_INVALID_VALUE if offsets do not begin at 0, decrease or do not end at the nonzeros, or if columns of A are
 * out of range. */
STREAMK_API sk_result sk_list_spgemm_classes(const sk_spgemm_plan* plan, const uint32_t* a_row_offsets,
                                             const uint32_t* a_column_indices, const uint32_t* b_row_offsets,
                                             uint32_t* classes);

/* A worker's piece of a row of C. */
typedef struct sk_spgemm_segment
{
    uint32_t row;
    uint32_t row_class; /* as sk_list_spgemm_classes() tells: a class, or a chunk */
    uint32_t lanes;     /* invocations of the worker, which is a team; in a chunk, a workgroup */
    uint32_t worker;    /* of those of the class, narrow rows or the chunk; UINT32_MAX: whichever workgroup is free */
    uint32_t first_column, end_column; /* of C; all, unless the row is split in parts */
    uint64_t begin, end;               /* products of the row that have these columns, in order */
} sk_spgemm_segment;

/* List which products every worker of a plan computes. So it is in sk_count_spgemm(), and in sk_fill_spgemm(). The
 * kernels run the same text. The arrays are those of sk_list_spgemm_classes(), and the columns of B, by which long rows
 * are split.
 *
 * First come the parts of split rows, then all other rows in order. Workgroups take long rows in this order, as they
 * become free; narrow ones are dealt to subgroups in turn. A device lists the rows of a class in any order; here that
 * is the order of the rows. Chunks are computed one after another. A row without products has no segment. Where a row
 * of several runs is merged, products change places, but not how many a worker has.
 *
 * `count`, `segments` and results are as in sk_list_spmm_segments(). SK_ERROR_INVALID_VALUE as in
 * sk_list_spgemm_classes(), and if columns of B are out of range. */
STREAMK_API sk_result sk_list_spgemm_segments(const sk_spgemm_plan* plan, const uint32_t* a_row_offsets,
                                              const uint32_t* a_column_indices, const uint32_t* b_row_offsets,
                                              const uint32_t* b_column_indices, uint64_t* count,
                                              sk_spgemm_segment* segments);

/* What sk_spgemm_args.status holds. */
typedef struct sk_spgemm_status
{
    uint64_t products;  /* of all rows, behind sk_bound_spgemm(): as many as C can have nonzeros */
    uint64_t nonzeros;  /* of C, behind sk_count_spgemm() */
    uint32_t too_small; /* behind sk_fill_spgemm(): 1 if nothing was written, as the capacity is below the nonzeros */
    uint32_t
        unsplit; /* behind sk_count_spgemm(): 1 if a workgroup computes a very long row alone, as B is not sorted */
} sk_spgemm_status;

typedef struct sk_spgemm_args
{
    sk_csr a, b;         /* may be the same */
    sk_csr c;            /* columns and values only for sk_fill_spgemm() */
    uint32_t capacity;   /* nonzeros that c.column_indices and c.values have memory for */
    sk_buffer workspace; /* need not be cleared; the steps hand on what it holds */
    sk_buffer status;    /* an sk_spgemm_status, which the steps hand on, too */

    /* Read only with SK_EPILOGUE_LINEAR. An integer, where values are those; otherwise it is rounded to f32. 0: values
     * of C are 0, those of A and B are not read. */
    double alpha;
} sk_spgemm_args;

/* Append the first step to a command buffer: counts the products of each row of C. Reads offsets and columns of A, and
 * the offsets of B. The rules of sk_spmm() hold, also about wrong arrays. */
STREAMK_API sk_result sk_bound_spgemm(VkCommandBuffer commands, const sk_spgemm_plan* plan,
                                      const sk_spgemm_args* args);

/* Append the second step: writes c.row_offsets, and the nonzeros of C to the status. If those are 2^32 or more, offsets
 * are wrong, and sk_fill_spgemm() writes nothing. Reads offsets and columns of A and B, and what the first left. */
STREAMK_API sk_result sk_count_spgemm(VkCommandBuffer commands, const sk_spgemm_plan* plan,
                                      const sk_spgemm_args* args);

/* Append the third step: writes c.column_indices and c.values, if the capacity is enough. Reads what the others left.
 * It may run again, with other values of A and B, as long as offsets, workspace and status stay. */
STREAMK_API sk_result sk_fill_spgemm(VkCommandBuffer commands, const sk_spgemm_plan* plan,
                                     const sk_spgemm_args* args);
