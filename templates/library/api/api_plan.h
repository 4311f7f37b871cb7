#include "api.h"

/* ---- plan: one for each problem -------------------------------------------------------------- */

typedef struct sk_matrix_desc
{
    sk_type type;               /* A and B alike, or one of them or both in blocks; C and D alike */
    sk_layout layout;           /* 0: row-major */
    uint32_t leading_dimension; /* elements from row to row (row-major) or column to column; 0: packed */
    uint64_t batch_stride;      /* elements from one matrix of a batch to the next; 0: packed */
    bool shared;                /* one matrix for all of a batch, not of D; without batch_stride, and pointers */
    bool conjugate;             /* only of A and B, and of complex types: each element is conjugated as it is read */

    /* Only of A and B: the operand lies in another order, which sk_pack wrote, and is not copied again. The members
     * above describe what sk_pack reads. A header of zeros lets the plan choose the order; one that has nothing but
     * `order` wishes for that; one of sk_query_pack is the order that the plan has to take. It is read while the plan
     * is made, and by sk_explain_gemm_plan. NULL: it lies as described. Not with pointers or `second`. */
    const struct sk_pack_header* prepacked;
} sk_matrix_desc;

/* How the columns of B come in pairs, of each of which D has one column. INTERLEAVED: B is k x 2 n, and its columns 2 j
 * and 2 j + 1 make column j of D. See the manual's GATE. */
#define SK_GATES(X)         \
    X(SK_GATE_NONE, "none") \
    X(SK_GATE_INTERLEAVED, "interleaved")

typedef enum sk_gate
{
    SK_GATES(SK__ENUMERATOR) SK_GATE_FORCE_I32 = 0x7fffffff
} sk_gate;

/* What to multiply: zero-initialise, then say what matters. A is m x k, B is k x n, C and D are m x n; with a gate B is
 * k x 2 n. */
typedef struct sk_gemm_desc
{
    uint32_t m, n, k;     /* if m or n is 0, nothing is recorded; if k is 0, only the epilogue runs */
    uint32_t batch_count; /* 0: 1 */
    bool pointers;        /* matrices of a batch lie anywhere: see sk_gemm_args; batch strides must be 0 */
    bool aligned; /* a promise, which is checked: addresses of A and B of both terms, of D, and of vectors along
                                  D's lines are multiples of 16 bytes. Plans whose shapes allow the fast path have half
                                  as many pipelines. Not for grouped plans */
    sk_matrix_desc a, b, c, d; /* c: read only with SK_EPILOGUE_LINEAR */
    sk_epilogue epilogue;

    /* D = clamp(activation(scale_m scale_n (alpha A B) + beta C + bias)) + residual, once for each element: in f32, or
     * in D's type if that is f64, s32 or u32. What is 0 is left out. */
    bool scale_m, scale_n; /* a factor for each row, and for each column */
    sk_bias bias;
    sk_activation activation;
    sk_gate gate; /* D = activation(X1) X3, with two columns of B for each of D: see the manual's GATE */
    bool clamp;
    bool add_residual;
    sk_matrix_desc residual; /* m x n, of D's type */

    /* Elements of D beyond the triangle are never touched, nor are those of C and the residual; m must be n. */
    sk_triangle triangle;

    /* Of a triangle of complex numbers: the diagonal is real. What C has of imaginary parts there is not used, and D
     * gets 0. beta must be real, and alpha, too, of one term. Of two terms, the second is multiplied by the conjugate
     * of alpha. */
    bool hermitian;

    /* A second product of the same shape, added to the first: A2 is m x k, B2 is k x n. Types and layouts are those
     * of A and B, and may be left out. */
    bool second;
    sk_matrix_desc second_a, second_b;

    sk_type accumulator; /* of sums and partials; 0: their own of f64, cf32 and cf64, s32 of s8, u32 of u8, f32 of all
                            others. f16 may sum in f16 (SK_TYPE_F16), faster on some devices: only where it is asked
                            for */

    sk_type multiplied; /* of two operands in blocks: the type to which one is decoded, or both, and in which they are
                           multiplied, f16, bf16 or f32; 0, which f32 is, too: D's. Of one in blocks and
                           one of f32: f16 or bf16, to which that one is rounded; 0: it is not. See the manual's
                           WEIGHTS */

    /* SLICES: only f64, f32 and complex numbers of these, of products, strided batches and groups, with alpha, beta and
     * C: all else is refused. So are decisions below, but for most_time, which cuts each product of slices, and
     * most_workspace. F32, F64: A, B and D have this type, or are complex numbers of it. */
    sk_accuracy accuracy;
    uint32_t slices; /* of SK_ACCURACY_SLICES or SK_WAY_SLICES: 2 to 8; 0: 7 of f64 and 4 of f32, or, where a bound
                        relative to |A| |B| is kept, as many as even numbers need */

    sk_way way; /* 0: the fastest by prediction of those that keep `accuracy` */

    /* A row of D has the same bits whatever m is, and whatever else is in a batch or a group: see the manual's
     * BATCH INVARIANCE. It costs time, most where rows are few. */
    bool batch_invariant;

    /* Everything below is chosen where it is 0. */
    const char* kernel;           /* a name from sk_query_kernel */
    const char* last_wave_kernel; /* retiled: name of the second kernel; `workers` is then the first kernel's wave */
    sk_decomposition decomposition;
    sk_fixup fixup;
    sk_packing packing;    /* copies of A and B; refused with pointers, and if 32 bits do not count their elements */
    uint32_t workers;      /* workgroups that share the work; split-K has tiles * splits instead */
    uint32_t splits;       /* split-K: shares of each tile, at most its k-iterations */
    uint32_t hybrid_waves; /* hybrid: a worker gets less than this many tiles' worth of Stream-K work; 0: 2 */
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
    sk_sorting sort;       /* grouped plans only, as is: */
    sk_search search;      /* HOST needs data-parallel, and problems that the host knows and does not have sorted */

    /* Grouped plans only. WORKGROUPS needs a kernel whose workgroups can, at most 64 problems, and whole tiles or
     * most_problems = 1. AUTO takes it where it can be, on NVIDIA's GPUs and CPU drivers. */
    sk_preparation preparation;

    uint32_t most_looks; /* turnstiles: how often a worker polls a counter before it gives up; 0: some seconds,
                              which are 2^21 times on a GPU and 2^28 on a CPU driver */
    uint32_t most_time;  /* microseconds that a dispatch may take by prediction; 0: any. Longer ones are cut: see the
                              manual's WATCHDOGS. Not for grouped plans, turnstiles or chunk */
    VkDeviceSize
        most_workspace; /* bytes that the workspace may have; 0: any. Products of slices and halves are made of
                                    panels of D then: see the manual's SLICES. Not for grouped plans */
} sk_gemm_desc;

/* What was decided. Counts are in the units of the glossary, sizes in bytes. */
typedef struct sk_plan_info
{
    const char* kernel;
    uint32_t tile_m, tile_n, tile_k; /* macro-tile of D as you see it, elements */
    bool exchanged;                  /* the kernel computes D' = B' A' */
    sk_decomposition decomposition;  /* never AUTO; DATA_PARALLEL where no tile is split */
    sk_fixup fixup;                  /* never AUTO */
    sk_packing packing;              /* never AUTO; NEVER where there is nothing to multiply */
    sk_packing packs_transposed;     /* operands whose copies are transposed */
    bool decodes;                    /* elements of blocks are rounded once to the type `multiplied`, and then
                                        multiplied; otherwise scales are applied to sums of codes, which are f32, or
                                        integers where sk_kernel_info.codes */
    sk_packing decoded_first;        /* operands in blocks of which a decoded copy is multiplied, and one of f32 of
                                        which a rounded one is, prepacked or made by each launch; elements of blocks
                                        are always rounded so. NEVER: none. Of two in blocks, their codes are then
                                        multiplied as integers */
    sk_type multiplied;              /* of A and B as they are multiplied, but for blocks that a kernel reads */
    bool packs_arranged;             /* A and B are copied, or prepacked, in the order of registers, for
                                        SK_MULTIPLY_ARRANGED */
    sk_packing prepacked;            /* operands that are prepacked, and so not copied; NEVER: none */
    sk_order order;
    sk_raster raster; /* AUTO: of a grouped plan, each problem has the raster along its longer side */
    uint32_t raster_width;
    sk_sorting sort; /* of a grouped plan, never AUTO; otherwise AUTO; so is: */
    sk_search search;
    sk_preparation preparation;
    uint32_t problems;            /* of a grouped plan, as they are expected, as is what follows; otherwise 0 */
    uint32_t tiles, k_iterations; /* tiles of all batches, without a retiled last wave; k-iterations of each tile, or
                                     of several problems' longest */
    uint32_t stream_k_tiles;
    uint32_t workers, splits;
    uint32_t minimum_segment, k_alignment; /* k-iterations; at most those of a tile */
    uint32_t chunk;                        /* 0, or k_alignment */
    uint32_t interleave;                   /* at most the number of Stream-K tiles, and of workers */
    uint32_t most_looks;                   /* 0: no worker waits */
    VkDeviceSize most_workspace;
    uint32_t most_time, pieces;   /* dispatches of the multiplication, which most_time cuts; 1: it is whole */
    const char* last_wave_kernel; /* of a retiled plan, as are the next members; otherwise "" and 0 */
    uint32_t last_wave_tile_m, last_wave_tile_n, last_wave_tile_k;
    uint32_t last_wave_tiles, last_wave_k_iterations; /* beyond ragged edges, some tiles hold nothing of D */
    uint32_t longest_worker; /* k-iterations of the busiest worker, at most 2^32 - 1; of several problems an
                                         estimate */
    uint32_t most_peers;     /* segments of the tile that has most, of several problems at most so many; a
                                         chunk counts as a segment */
    float utilisation;       /* share of the workers' time with work, if every k-iteration took as long
                                            and all compute units ran `workers_per_unit` of them: at most 1 */
    float predicted_time;    /* microseconds, by the cost model */
    bool guessed;            /* a kernel of it is guessed: see sk_kernel_info */
    sk_way way;              /* never AUTO. With SLICES, what is above is of the longest product of slices, and with
                                         F16X3 of that of high halves; but pieces and predicted_time are of all */
    uint32_t slices;         /* of an element; 0: there are none */
    uint32_t products;       /* of slices: slices (slices + 1) / 2, and one that measures where there is a bound
                                         relative to |A| |B|; of halves: 3; otherwise 0 */
    uint32_t panels_m;       /* of slices and halves: parts of D's rows, and of its columns, computed one after */
    uint32_t panels_n; /* the other in the same workspace; 1: it is whole, 0: D is empty, or the way is another */
    double bound;      /* SLICES: an element of D is off by at most bound * k * a * b, with the largest
                                         magnitudes a of its row of A and b of its column of B, and by half of the
                                         least subnormal number. SK_ACCURACY_F32 and F64: by at most bound times the
                                         sum of |a| |b| over k. Otherwise 0 */
    double typical;    /* where there is a bound: the root mean square of the error of numbers that are
                                         uniform in (-1, 1), over the sum of |a| |b|; by a model. Floats whose sums
                                         are split may be better */
    sk_sameness sameness;
    VkDeviceSize workspace_size;      /* 0 if no tile has slots and nothing is copied */
    VkDeviceSize workspace_alignment; /* a power of two */
} sk_plan_info;

typedef struct sk_plan sk_plan; /* immutable: any number of threads may record from it */

/* Plan a multiplication, and make the pipelines that it needs if the context has not made them before.
 *
 * Where the pipelines exist, it takes some microseconds. It takes some tens of milliseconds if the desc forces tens of
 * thousands of workers together with interleave, minimum_segment, k_alignment or chunk. */
STREAMK_API sk_result sk_create_gemm_plan(sk_context* context, const sk_gemm_desc* desc, sk_plan** plan);

/* Make plans of several multiplications, all or none: plans[i] of descs[i], as sk_create_gemm_plan makes it.
 *
 * Threads that call it at the same time with the same descs share the work: each makes pipelines that no other one is
 * making, and waits for those of others when it has none left to begin. With plans NULL it makes only pipelines, and
 * waits for none: this is what a thread calls that only helps.
 *
 * failed, unless it is NULL, becomes the index of the desc that was refused, or count if none was. */
STREAMK_API sk_result sk_create_gemm_plans(sk_context* context, uint32_t count, const sk_gemm_desc* descs,
                                           sk_plan** plans, uint32_t* failed);

/* Destroy a plan. What was recorded from it stays valid, until sk_trim_context(). NULL is fine. */
STREAMK_API void sk_destroy_plan(sk_plan* plan);

STREAMK_API sk_plan_info sk_query_plan(const sk_plan* plan);

/* The decisions that make a plan, as options: the member of sk_gemm_desc that forces it, the option, and, if it takes
 * words, their list and its number. A SIZE is a VkDeviceSize. A FLAG is a bool, and its option takes no value. */
#define SK_DECISIONS(NAME, WORD, COUNT, SIZE, FLAG)                                   \
    NAME(kernel, "--kernel")                                                          \
    WORD(decomposition, "--decomposition", SK_DECOMPOSITIONS, SK_WORDS_DECOMPOSITION) \
    WORD(fixup, "--fixup", SK_FIXUPS, SK_WORDS_FIXUP)                                 \
    COUNT(workers, "--workers")                                                       \
    COUNT(splits, "--splits")                                                         \
    COUNT(hybrid_waves, "--hybrid-waves")                                             \
    COUNT(stream_k_tiles, "--stream-k-tiles")                                         \
    NAME(last_wave_kernel, "--last-wave-kernel")                                      \
    COUNT(minimum_segment, "--minimum-segment")                                       \
    COUNT(interleave, "--interleave")                                                 \
    COUNT(k_alignment, "--k-alignment")                                               \
    COUNT(chunk, "--chunk")                                                           \
    WORD(order, "--order", SK_ORDERS, SK_WORDS_ORDER)                                 \
    WORD(packing, "--packing", SK_PACKINGS, SK_WORDS_PACKING)                         \
    WORD(raster, "--raster", SK_RASTERS, SK_WORDS_RASTER)                             \
    COUNT(raster_width, "--raster-width")                                             \
    WORD(sort, "--sort", SK_SORTS, SK_WORDS_SORT)                                     \
    WORD(search, "--search", SK_SEARCHES, SK_WORDS_SEARCH)                            \
    WORD(preparation, "--preparation", SK_PREPARATIONS, SK_WORDS_PREPARATION)         \
    COUNT(most_looks, "--most-looks")                                                 \
    COUNT(most_time, "--most-time")                                                   \
    WORD(accuracy, "--accuracy", SK_ACCURACIES, SK_WORDS_ACCURACY)                    \
    WORD(way, "--way", SK_WAYS, SK_WORDS_WAY)                                         \
    COUNT(slices, "--slices")                                                         \
    SIZE(most_workspace, "--most-workspace")                                          \
    FLAG(batch_invariant, "--batch-invariant")

enum
{
    SK_LINE_SIZE = 1024 /* bytes that every line of sk_format_plan fits in, with its 0 */
};

/* Write one readable line about a plan, with a terminating 0, into `line` of `size` bytes: the problem, a colon, the
 * decisions as options, a semicolon, and what follows from the decisions. Here the line is broken into four:
 *
 *   64x640x128 batch 1: --kernel gemm_f32_f32_f32_64x64x16_scalar --decomposition hybrid --fixup separate-pass
 *   --workers 4 --stream-k-tiles 6 --order data-parallel-first --packing never --raster along-m --raster-width 3;
 *   10 tiles x 8 k-iterations on 4 workers; longest worker 20, most peers 2, workspace 393472 bytes,
 *   utilisation 0.015, predicted 28.7 us
 *
 * The options are those of SK_DECISIONS that apply: in a desc of the same problem, on the same device, they make the
 * same plan. examples/02_plan, matmul and benchmark take them.
 *
 * Returns the length it needs without the 0, as snprintf does; line may be NULL if size is 0. */
STREAMK_API size_t sk_format_plan(const sk_plan* plan, char* line, size_t size);

/* A plan that was weighed. */
typedef struct sk_candidate
{
    sk_plan_info info; /* what sk_query_plan would say of it */
    sk_gemm_desc desc; /* makes it: the desc that was given, with every decision forced */
} sk_candidate;

/* Explain what sk_create_gemm_plan would choose: list every plan that it weighs for a desc, the fastest by prediction
 * first. sk_create_gemm_plan chooses the first.
 *
 * With candidates NULL, *count becomes how many there are. Otherwise the fastest *count are written, *count becomes how
 * many were, and the result is SK_INCOMPLETE if there are more. Errors are those of sk_create_gemm_plan.
 *
 * Makes no pipelines. Takes up to some hundred microseconds, and about a millisecond to list hundreds of candidates. It
 * takes some hundred milliseconds if the desc forces tens of thousands of workers together with interleave,
 * minimum_segment, k_alignment or chunk. */
STREAMK_API sk_result sk_explain_gemm_plan(const sk_context* context, const sk_gemm_desc* desc, uint32_t* count,
                                           sk_candidate* candidates);
