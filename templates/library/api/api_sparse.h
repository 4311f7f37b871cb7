#include "api_record.h"

/* ---- sparse: a sparse matrix times a vector, or times a dense matrix ---------------------------
 *
 * D = A B, or alpha A B + beta C, where A is sparse and B, C and D are dense. With n = 1 that is a sparse matrix times
 * a vector (SpMV), otherwise SpMM. */

#define SK_HAS_SPARSE 1 /* not defined by a header that was trimmed to dense products, nor with STREAMK_TRACES */

typedef struct sk_dense_desc
{
    sk_layout layout;           /* 0: row-major */
    uint32_t leading_dimension; /* elements from row to row (row-major) or column to column; 0: packed */
} sk_dense_desc;

/* What to multiply. A is m x k, B is k x n, C and D are m x n: zero-initialise, then say what matters. Values
 * of A, and elements of B, C and D, are f32, f64, f16, s32 or cf32, which alpha and beta scale as real numbers. Sums of
 * f16 are f32. */
typedef struct sk_spmm_desc
{
    uint32_t m, n, k;  /* if m or n is 0, nothing is recorded */
    uint32_t nonzeros; /* entries that A stores; m + nonzeros < 2^32 - 1 */
    sk_storage storage;
    sk_type type;
    sk_dense_desc b, c, d;
    sk_epilogue epilogue; /* C is read only with SK_EPILOGUE_LINEAR and beta */
    bool checks;          /* sk_check_sparse() can be recorded */

    /* Everything below is chosen where it is 0. */
    uint32_t longest_row; /* nonzeros of A's longest row: helps to choose; 0: unknown */
    sk_sparse_decomposition decomposition;
    uint32_t group;  /* group-mapped: teams of a worker; row-blocks: teams that share a row; a power of two. Needs a
                      * decomposition that is not AUTO, as staged does */
    uint32_t staged; /* row-blocks, merge-path: nonzeros that a workgroup loads at once; a multiple of 128 up to 1024,
                      * up to 512 of f64 and cf32 */
    uint32_t workers; /* that share the work, at most 65535 where nonzeros are staged; as many as there is work for */
    uint32_t lanes;   /* invocations of a team, each with other columns of D: a power of two, at most 128 */
} sk_spmm_desc;

typedef struct sk_spmm_plan_info
{
    sk_sparse_decomposition decomposition; /* never AUTO */
    uint32_t group;  /* teams of a worker; merge-path: of a workgroup; row-blocks: that share a row */
    uint32_t staged; /* nonzeros that a workgroup loads at once, before it adds; 0: it does not stage them */
    uint32_t workers;
    uint32_t lanes, columns_per_lane; /* of D: a workgroup computes lanes * columns_per_lane columns */
    uint32_t share; /* merge-path: most nonzeros and ends of rows of a worker; otherwise most rows */
    uint32_t group_count_x, group_count_y, group_count_z; /* workgroups of a dispatch */
    uint32_t dispatch_count;
    VkDeviceSize workspace_size;      /* 0: none is needed */
    VkDeviceSize workspace_alignment; /* a power of two */
} sk_spmm_plan_info;

typedef struct sk_spmm_plan sk_spmm_plan; /* immutable: any number of threads may record from it */

/* Plan a product with a sparse matrix, and make the pipelines that it needs if the context has not made them before. A
 * plan knows how many rows and nonzeros there are, not where they are: it serves any matrix that has so many. */
STREAMK_API sk_result sk_create_spmm_plan(sk_context* context, const sk_spmm_desc* desc, sk_spmm_plan** plan);

/* Destroy a plan. What was recorded from it stays valid, until sk_trim_context(). NULL is fine. */
STREAMK_API void sk_destroy_spmm_plan(sk_spmm_plan* plan);

STREAMK_API sk_spmm_plan_info sk_query_spmm_plan(const sk_spmm_plan* plan);

/* Write one readable line about a plan, as sk_format_plan does: the problem, a colon, the decisions as options, a
 * semicolon, and what follows from them. SK_LINE_SIZE bytes hold it. */
STREAMK_API size_t sk_format_spmm_plan(const sk_spmm_plan* plan, char* line, size_t size);

/* A worker's piece of a row of A. */
typedef struct sk_spmm_segment
{
    uint32_t worker;
    uint32_t row;
    uint32_t begin, end; /* nonzeros; may be equal, also of a row that others have begun */
    sk_role role;        /* WHOLE: stored to D; otherwise the row is cut */
    uint32_t slot;       /* of n sums, in the workspace; UINT32_MAX: none */
} sk_spmm_segment;

/* List what every worker of a plan will compute, worker after worker, each in the order in which it works. The kernel
 * runs the same text. `row_offsets` are the m + 1 of the matrix, as the host sees them.
 *
 * With segments NULL, *count becomes how many there are. Otherwise at most *count are written, *count becomes how many
 * were, and the result is SK_INCOMPLETE if there are more. SK_ERROR_INVALID_VALUE if the offsets decrease, do not
 * begin at 0, or do not end at the nonzeros. */
STREAMK_API sk_result sk_list_spmm_segments(const sk_spmm_plan* plan, const uint32_t* row_offsets, uint64_t* count,
                                            sk_spmm_segment* segments);

/* The arrays of a matrix in CSR. */
typedef struct sk_csr
{
    sk_buffer row_offsets;    /* uint32_t, one more than rows: where each row begins, and where the last one ends */
    sk_buffer column_indices; /* uint32_t a nonzero; of what is read in any order, also several times in a row */
    sk_buffer values;
} sk_csr;

typedef struct sk_spmm_args
{
    sk_csr a;              /* in COO without row_offsets */
    sk_buffer row_indices; /* COO: uint32_t a nonzero, which do not decrease */
    sk_buffer b, d;
    sk_buffer c;         /* only with SK_EPILOGUE_LINEAR and beta; may be d itself, with the same layout */
    sk_buffer workspace; /* only if sk_spmm_plan_info.workspace_size is not 0; need not be cleared */

    /* Read only with SK_EPILOGUE_LINEAR. Integers, where D is of those; otherwise they are rounded to f32. */
    double alpha, beta;
} sk_spmm_args;

/* Append a product with a sparse matrix to a command buffer, as sk_gemm does a dense one: the same rules hold.
 *
 * The device reads the arrays of A as they are. If offsets or row indices decrease, or indices are out of range, D is
 * undefined; nothing outside of the arrays and matrices is read, and nothing outside of D and the workspace is
 * written. The launch ends, but wrong offsets can make each row as long as all. */
STREAMK_API sk_result sk_spmm(VkCommandBuffer commands, const sk_spmm_plan* plan, const sk_spmm_args* args);

/* What sk_check_sparse finds, as it lies in memory. An index of UINT32_MAX: nothing of that is wrong. */
typedef struct sk_sparse_status
{
    uint32_t bad_offset; /* the first of row_offsets that is below the one before, or above the nonzeros; or the first
                           * of all if it is not 0, or the last if it is not the nonzeros */
    uint32_t bad_row;    /* the first of row_indices that is below the one before, or not below m */
    uint32_t bad_column; /* the first of column_indices that is not below k */
    uint32_t longest_row; /* nonzeros, of CSR whose offsets are right; for sk_spmm_desc.longest_row */
} sk_sparse_status;

/* Append a check of the index arrays of A, of a plan that was made with `checks`. It reads nothing else of the
 * arguments, and writes an sk_sparse_status to `status`, in COMPUTE_SHADER. Copy it when the launch has completed. */
STREAMK_API sk_result sk_check_sparse(VkCommandBuffer commands, const sk_spmm_plan* plan, const sk_spmm_args* args,
                                      sk_buffer status);

/* Judge a status: SK_SUCCESS, or SK_ERROR_INVALID_VALUE. A sentence in `text` says what is wrong first. `size` is the
 * bytes of `text`; 256 hold every sentence. */
STREAMK_API sk_result sk_read_sparse_status(const sk_sparse_status* status, char* text, size_t size);
