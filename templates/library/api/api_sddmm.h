#include "api_sparse.h"

/* ---- sampled products: a dense matrix times a dense one, where a sparse matrix has nonzeros ----
 *
 * D = A B, or alpha A B + beta C, at the nonzeros of a sparse pattern (SDDMM). A and B are dense. D and C are arrays of
 * values in the order of the pattern's nonzeros: with its index arrays, D is a sparse matrix. */

/* What to multiply. The pattern is m x n, A is m x k, B is k x n: zero-initialise, then say what matters. All
 * values and elements are f32, f64, f16, s32 or cf32, which alpha and beta scale as real numbers. Sums of f16 are
 * f32. */
typedef struct sk_sddmm_desc
{
    uint32_t m, n, k;
    uint32_t nonzeros;  /* of the pattern; m + nonzeros < 2^32 - 1; if it is 0, nothing is recorded */
    sk_storage storage; /* of the pattern */
    sk_type type;
    sk_dense_desc a, b;
    sk_epilogue epilogue; /* C is read only with SK_EPILOGUE_LINEAR and beta */

    /* Everything below is chosen where it is 0. */
    uint32_t workers; /* workgroups, at most 65535 */
    uint32_t lanes;   /* invocations that share a nonzero's products: a power of two, at most 128 */
} sk_sddmm_desc;

typedef struct sk_sddmm_plan_info
{
    uint32_t workers;       /* worker w has the nonzeros from w * share + min(w, larger_shares) on, */
    uint32_t share;         /* so many, */
    uint32_t larger_shares; /* and of the first so many workers one more */
    uint32_t lanes;
} sk_sddmm_plan_info;

typedef struct sk_sddmm_plan sk_sddmm_plan; /* immutable: any number of threads may record from it */

/* Plan a sampled product, and make its pipeline if the context has not made it before. */
STREAMK_API sk_result sk_create_sddmm_plan(sk_context* context, const sk_sddmm_desc* desc, sk_sddmm_plan** plan);

/* Destroy a plan. What was recorded from it stays valid, until sk_trim_context(). NULL is fine. */
STREAMK_API void sk_destroy_sddmm_plan(sk_sddmm_plan* plan);

STREAMK_API sk_sddmm_plan_info sk_query_sddmm_plan(const sk_sddmm_plan* plan);

/* Write one readable line about a plan, as sk_format_spmm_plan does. SK_LINE_SIZE bytes hold it. */
STREAMK_API size_t sk_format_sddmm_plan(const sk_sddmm_plan* plan, char* line, size_t size);

typedef struct sk_sddmm_args
{
    sk_csr pattern;        /* in COO without row_offsets; its values are not read */
    sk_buffer row_indices; /* COO: uint32_t a nonzero, in any order */
    sk_buffer a, b;
    sk_buffer d; /* a value for each nonzero */
    sk_buffer c; /* the same; only with SK_EPILOGUE_LINEAR and beta; may be d itself */

    /* Read only with SK_EPILOGUE_LINEAR. Integers, where D is of those; otherwise they are rounded to f32. */
    double alpha, beta;
} sk_sddmm_args;

/* Append a sampled product to a command buffer, as sk_gemm does a whole one: the same rules hold.
 *
 * If offsets decrease, or indices are out of range, D is undefined; nothing outside of the arrays and matrices is read,
 * and nothing outside of D is written. sk_check_sparse() can check the arrays before. */
STREAMK_API sk_result sk_sddmm(VkCommandBuffer commands, const sk_sddmm_plan* plan, const sk_sddmm_args* args);
