#include "api.h"

/* ---- plan: one for each problem -------------------------------------------------------------- */

typedef enum sk_layout
{
    SK_LAYOUT_ROW_MAJOR,
    SK_LAYOUT_COL_MAJOR,
    SK_LAYOUT_FORCE_I32 = 0x7fffffff
} sk_layout;

/* How k-iterations are dealt to workers. */
typedef enum sk_decomposition
{
    SK_DECOMPOSITION_AUTO,          /* the fastest by the cost model */
    SK_DECOMPOSITION_DATA_PARALLEL, /* whole tiles only: no workspace, no fixup */
    SK_DECOMPOSITION_SPLIT_K,       /* every tile cut into `splits` shares */
    SK_DECOMPOSITION_STREAM_K,      /* the k-iterations of all tiles dealt evenly */
    SK_DECOMPOSITION_HYBRID,        /* Stream-K for as few tiles as balance needs, the others whole */
    SK_DECOMPOSITION_RETILED,       /* whole waves; tiles left over are cut into smaller ones, for a second kernel */
    SK_DECOMPOSITION_FORCE_I32 = 0x7fffffff
} sk_decomposition;

/* How the partials of a split tile become one. All but the last two sum them in ascending k: the same plan gives the
 * same bits. Those two need shaderBufferFloat32AtomicAdd and f32 sums; they are taken only if you say so. */
typedef enum sk_fixup
{
    SK_FIXUP_AUTO,
    SK_FIXUP_NONE,                /* no tile is split */
    SK_FIXUP_LAST_ARRIVER,        /* the worker that completes a tile sums it; nobody waits */
    SK_FIXUP_SEPARATE_PASS,       /* a second dispatch sums, with many workgroups a tile where tiles are few */
    SK_FIXUP_TURNSTILE,           /* the workers of a tile add to one slot in turn: they wait, and may give up, which
                               sk_read_status tells; only if you say so */
    SK_FIXUP_TURNSTILE_UNORDERED, /* without turns: they wait for the first to have written, the last for all */
    SK_FIXUP_ATOMIC, /* a first dispatch writes beta C, then all add to D, which must be f32: no workspace, nobody
                        waits; no epilogue but alpha and beta */
    SK_FIXUP_FORCE_I32 = 0x7fffffff
} sk_fixup;

/* Which of A and B are copied to the workspace first. The rows of a copy (columns of a column-major one) begin at
 * multiples of 128 bytes. Kernels read copies fast, whatever the original's shape, strides and address, and compute the
 * same bits. Copies for cooperative matrices of s8 and u8 are transposed if k is not contiguous in the original: the
 * copy of A is then row-major, and that of B column-major. */
typedef enum sk_packing
{
    SK_PACKING_AUTO, /* operands that are not aligned to 16 bytes, or whose copies are transposed, where the cost model
                        expects it to be faster; on a GPU only */
    SK_PACKING_NEVER,
    SK_PACKING_A,
    SK_PACKING_B,
    SK_PACKING_ALWAYS, /* both */
    SK_PACKING_FORCE_I32 = 0x7fffffff
} sk_packing;

/* What a worker of a hybrid computes first. */
typedef enum sk_order
{
    SK_ORDER_AUTO,
    SK_ORDER_STREAM_K_FIRST,
    SK_ORDER_DATA_PARALLEL_FIRST,
    SK_ORDER_FORCE_I32 = 0x7fffffff
} sk_order;

/* The direction in which consecutive tiles walk D. */
typedef enum sk_raster
{
    SK_RASTER_AUTO,
    SK_RASTER_ALONG_M,
    SK_RASTER_ALONG_N,
    SK_RASTER_FORCE_I32 = 0x7fffffff
} sk_raster;

typedef enum sk_epilogue
{
    SK_EPILOGUE_NONE,   /* D = A B */
    SK_EPILOGUE_LINEAR, /* D = alpha A B + beta C; C is not read when beta is 0, A and B are not when alpha is 0. Of
                           D that is s32 or u32, alpha and beta must be integers of 32 bits with a sign */
    SK_EPILOGUE_FORCE_I32 = 0x7fffffff
} sk_epilogue;

/* Which elements of D share one of the bias. */
typedef enum sk_bias
{
    SK_BIAS_NONE,
    SK_BIAS_ALONG_M, /* m elements, one for each row */
    SK_BIAS_ALONG_N, /* n elements, one for each column */
    SK_BIAS_FORCE_I32 = 0x7fffffff
} sk_bias;

/* Functions of a value x. Their error is at most 2^-19 |x|, plus 1.13 times the error of x. NaN stays NaN. */
typedef enum sk_activation
{
    SK_ACTIVATION_NONE,
    SK_ACTIVATION_RELU,      /* max(x, 0), exactly */
    SK_ACTIVATION_GELU_TANH, /* x / 2 (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))) */
    SK_ACTIVATION_GELU_ERF,  /* x / 2 (1 + erf(x / sqrt 2)) */
    SK_ACTIVATION_SILU,      /* x / (1 + exp(-x)) */
    SK_ACTIVATION_FORCE_I32 = 0x7fffffff
} sk_activation;

typedef struct sk_matrix_desc
{
    sk_type type;               /* A and B alike, C and D alike */
    sk_layout layout;           /* 0: row-major */
    uint32_t leading_dimension; /* elements from row to row (row-major) or column to column; 0: packed */
    uint64_t batch_stride;      /* elements from one matrix of a batch to the next; 0: packed */
} sk_matrix_desc;

/* What to multiply: zero-initialise, then say what matters. A is m x k, B is k x n, C and D are m x n. */
typedef struct sk_gemm_desc
{
    uint32_t m, n, k;          /* m or n 0: nothing is recorded, and splits may be any; k 0: only the epilogue runs */
    uint32_t batch_count;      /* 0: 1 */
    bool pointers;             /* matrices of a batch lie anywhere: see sk_gemm_args; batch strides must be 0 */
    sk_matrix_desc a, b, c, d; /* c: read only with SK_EPILOGUE_LINEAR */
    sk_epilogue epilogue;

    /* D = clamp(activation(scale_m scale_n (alpha A B) + beta C + bias)) + residual, once for each element: in f32, or
     * in D's type if that is f64, s32 or u32. What is 0 is left out. All parts except alpha, beta C and the activation
     * need a device with 256 bytes of push constants. */
    bool scale_m, scale_n; /* a factor for each row, and for each column */
    sk_bias bias;
    sk_activation activation;
    bool clamp;
    bool add_residual;
    sk_matrix_desc residual; /* m x n, of D's type */

    sk_type accumulator; /* of sums and partials; 0: f64 of f64, s32 of s8, u32 of u8, f32 of all others. f16 may sum
                            in f16 (SK_TYPE_F16), faster on some devices: only where it is asked for */

    /* Everything below is chosen where it is 0. */
    const char* kernel;           /* a name from sk_query_kernel */
    const char* last_wave_kernel; /* retiled: of the second kernel; workers is the wave of the first then */
    sk_decomposition decomposition;
    sk_fixup fixup;
    sk_packing packing;       /* forced only without pointers, and where 32 bits count the elements of the copies */
    uint32_t workers;         /* workgroups that share the work; split-K has tiles * splits instead */
    uint32_t splits;          /* split-K: shares of each tile, at most its k-iterations */
    uint32_t hybrid_waves;    /* hybrid: a worker gets less than this many tiles' worth of Stream-K work; 0: 2 */
    uint32_t stream_k_tiles;  /* hybrid: tiles dealt by the k-iteration, instead of what hybrid_waves gives */
    uint32_t minimum_segment; /* k-iterations in the shortest piece of a Stream-K tile */
    uint32_t interleave;      /* Stream-K, hybrid: every interleave-th worker shares every interleave-th tile, so that
                                 neighbours read the same operands at the same time; at most 8; 0: 1 */
    uint32_t k_alignment;     /* tiles are split only at multiples of this many k-iterations */
    uint32_t chunk;           /* k-iterations that are summed by themselves: bits that do not depend on how tiles are
                                 shared; needs kernel, and a workspace even where none is split; not for retiled */
    sk_order order;
    sk_raster raster;
    uint32_t raster_width; /* tiles across a strip */
    uint32_t most_looks;   /* turnstiles: at a counter, before a worker whose turn does not come gives up; 0: 2^21
                              on a GPU, 2^28 on a CPU driver: some seconds */
} sk_gemm_desc;

/* What was decided. Counts are in the units of the glossary, sizes in bytes. */
typedef struct sk_plan_info
{
    const char* kernel;
    uint32_t tile_m, tile_n, tile_k; /* macro-tile of D as you see it, elements */
    bool exchanged;                  /* D is column-major: the kernel computes D' = B' A' */
    sk_decomposition decomposition;  /* never AUTO; DATA_PARALLEL where no tile is split */
    sk_fixup fixup;                  /* never AUTO */
    sk_packing packing;              /* never AUTO; NEVER where there is nothing to multiply */
    sk_packing packs_transposed;     /* operands whose copies are transposed */
    bool packs_arranged;             /* both, in the order of registers: for SK_MULTIPLY_ARRANGED */
    sk_order order;
    sk_raster raster;
    uint32_t raster_width;
    uint32_t tiles, k_iterations; /* tiles of all batches, without a retiled last wave; k-iterations of each tile */
    uint32_t stream_k_tiles;
    uint32_t workers, splits;
    uint32_t minimum_segment, k_alignment; /* k-iterations; at most those of a tile */
    uint32_t chunk;                        /* 0, or k_alignment */
    uint32_t interleave;                   /* at most Stream-K tiles and workers */
    uint32_t most_looks;                   /* 0: no worker waits */
    const char* last_wave_kernel;          /* of a retiled plan, as are the next members; otherwise "" and 0 */
    uint32_t last_wave_tile_m, last_wave_tile_n, last_wave_tile_k;
    uint32_t last_wave_tiles, last_wave_k_iterations; /* beyond ragged edges, some tiles hold nothing of D */
    uint32_t longest_worker;                          /* k-iterations of the busiest worker */
    uint32_t most_peers;                              /* segments of the tile that has most; chunks count as such */
    float utilisation;                /* share of the workers' time with work, if every k-iteration took as long
                                            and all compute units ran `workers_per_unit` of them: at most 1 */
    float predicted_time;             /* microseconds, by the cost model */
    VkDeviceSize workspace_size;      /* 0 where no tile has slots, and nothing is packed */
    VkDeviceSize workspace_alignment; /* a power of two */
} sk_plan_info;

typedef struct sk_plan sk_plan; /* immutable: any number of threads may record from it */

/* Plan a multiplication, and make the pipelines that it needs if the context has not made them before.
 *
 * Where these are there, it takes some microseconds; with tens of thousands of forced workers and interleave,
 * minimum_segment, k_alignment or chunk, some tens of milliseconds. */
STREAMK_API sk_result sk_create_plan(sk_context* context, const sk_gemm_desc* desc, sk_plan** plan);

/* Destroy a plan. What was recorded from it stays valid, until sk_trim_context(). NULL is fine. */
STREAMK_API void sk_destroy_plan(sk_plan* plan);

STREAMK_API sk_plan_info sk_query_plan(const sk_plan* plan);

/* Write one readable line about a plan, with a terminating 0, into `line` of `size` bytes.
 *
 * Returns the length it needs without the 0, as snprintf does; line may be NULL if size is 0. */
STREAMK_API size_t sk_format_plan(const sk_plan* plan, char* line, size_t size);

/* A plan that was weighed. */
typedef struct sk_candidate
{
    sk_plan_info info; /* what sk_query_plan would say of it */
    sk_gemm_desc desc; /* makes it: the desc that was given, with every decision forced */
} sk_candidate;

/* Explain what sk_create_plan would choose: list every plan that it weighs for a desc, the fastest by prediction first.
 * That is the one it chooses.
 *
 * With candidates NULL, *count becomes how many there are. Otherwise the fastest *count are written, *count becomes how
 * many were, and the result is SK_INCOMPLETE if there are more. Errors are those of sk_create_plan.
 *
 * Makes no pipelines. Takes up to some hundred microseconds, and about a millisecond to list all of hundreds of
 * candidates. Forced workers are counted one by one for each candidate that is listed, and with interleave,
 * minimum_segment, k_alignment or chunk for each that is weighed: tens of thousands take some hundred milliseconds. */
STREAMK_API sk_result sk_explain_plan(const sk_context* context, const sk_gemm_desc* desc, uint32_t* count,
                                      sk_candidate* candidates);

/* What happens at the end of a segment. */
typedef enum sk_role
{
    SK_ROLE_WHOLE, /* the segment is its tile: epilogue, no partial */
    SK_ROLE_FIRST, /* holds k = 0 of a split tile */
    SK_ROLE_MIDDLE,
    SK_ROLE_FINAL, /* holds the last k of a split tile */
    SK_ROLE_FORCE_I32 = 0x7fffffff
} sk_role;

/* A worker's piece of one macro-tile. */
typedef struct sk_segment
{
    uint32_t worker;
    uint32_t tile;           /* those of a retiled plan's last wave, and their workers, follow the others */
    uint32_t batch, m, n;    /* the tile's first element in D */
    uint32_t k_begin, k_end; /* k-iterations; equal only when K is 0 */
    sk_role role;
    uint32_t slot, counter; /* in the workspace; UINT32_MAX where it has none */
} sk_segment;

/* List what every worker will compute, by worker and in its order: the kernel runs the same schedule text.
 *
 * With segments NULL, *count becomes how many there are. Otherwise at most *count are written, *count becomes how many
 * were, and the result is SK_INCOMPLETE if there are more. */
STREAMK_API sk_result sk_list_segments(const sk_plan* plan, uint64_t* count, sk_segment* segments);
