#include "configuration.h"

/* ---- enums and their words -------------------------------------------------------------------
 *
 * Every value is in a list, with its word. The enum and the lists of sk_word() are made from it. */

#define SK__ENUMERATOR(name, ...) name,

/* How a kernel multiplies. SCALAR: fused multiply-adds. COOP: cooperative matrices (VK_KHR_cooperative_matrix). DP4A:
 * dot products of four neighbours along k, which share a word (shaderIntegerDotProduct). DOT: small dot, whose
 * tiles have few rows, as many as the kernel's name tells; a plan may take it for more rows, in several tiles. It loads
 * A and B directly into registers, and multiplies s8 and u8 by dot products, other types by fused multiply-adds.
 * ARRANGED: cooperative matrices; A and B are first copied in the order of registers. DP2A: dot products of two
 * neighbours along k, f16 with f32 sums (VK_VALVE_shader_mixed_float_dot_product). */
#define SK_MULTIPLIES(X)                \
    X(SK_MULTIPLY_SCALAR, "scalar")     \
    X(SK_MULTIPLY_COOP, "coop")         \
    X(SK_MULTIPLY_DOT, "dot")           \
    X(SK_MULTIPLY_DP4A, "dp4a")         \
    X(SK_MULTIPLY_ARRANGED, "arranged") \
    X(SK_MULTIPLY_DP2A, "dp2a")

typedef enum sk_multiply
{
    SK_MULTIPLIES(SK__ENUMERATOR) SK_MULTIPLY_FORCE_I32 = 0x7fffffff
} sk_multiply;

/* Element types: name, word, elements and bytes of a block, and the bytes of which a block's address is a multiple. A
 * block is neighbours of a line. BF16 is the upper half of an f32. S8 is summed in s32, U8 in u32. E4M3 and E5M2 are
 * 8-bit floats, for A and B only: see the manual's PRECISION. CF32 and CF64 are complex: an f32 or f64 that is the real
 * part, and behind it one that is the imaginary part. Types from Q4_0 on are quantized in blocks, for A or B only: see
 * the manual's WEIGHTS. */
#define SK_TYPES(X)                              \
    X(SK_TYPE_F32, "f32", 1u, 4u, 4u)            \
    X(SK_TYPE_F16, "f16", 1u, 2u, 2u)            \
    X(SK_TYPE_BF16, "bf16", 1u, 2u, 2u)          \
    X(SK_TYPE_F64, "f64", 1u, 8u, 8u)            \
    X(SK_TYPE_S8, "s8", 1u, 1u, 1u)              \
    X(SK_TYPE_U8, "u8", 1u, 1u, 1u)              \
    X(SK_TYPE_S32, "s32", 1u, 4u, 4u)            \
    X(SK_TYPE_U32, "u32", 1u, 4u, 4u)            \
    X(SK_TYPE_E4M3, "e4m3", 1u, 1u, 1u)          \
    X(SK_TYPE_E5M2, "e5m2", 1u, 1u, 1u)          \
    X(SK_TYPE_CF32, "cf32", 1u, 8u, 8u)          \
    X(SK_TYPE_CF64, "cf64", 1u, 16u, 16u)        \
    X(SK_TYPE_Q4_0, "q4_0", 32u, 18u, 2u)        \
    X(SK_TYPE_Q4_1, "q4_1", 32u, 20u, 2u)        \
    X(SK_TYPE_Q5_0, "q5_0", 32u, 22u, 2u)        \
    X(SK_TYPE_Q8_0, "q8_0", 32u, 34u, 2u)        \
    X(SK_TYPE_Q4_K, "q4_K", 256u, 144u, 2u)      \
    X(SK_TYPE_Q6_K, "q6_K", 256u, 210u, 2u)      \
    X(SK_TYPE_MXFP4, "mxfp4", 32u, 17u, 1u)      \
    X(SK_TYPE_NVFP4, "nvfp4", 64u, 36u, 1u)      \
    X(SK_TYPE_Q4_G32, "q4_g32", 32u, 20u, 4u)    \
    X(SK_TYPE_Q4_G64, "q4_g64", 64u, 36u, 4u)    \
    X(SK_TYPE_Q4_G128, "q4_g128", 128u, 68u, 4u) \
    X(SK_TYPE_E4M3_G128, "e4m3_g128", 128u, 132u, 4u)

typedef enum sk_type
{
    SK_TYPES(SK__ENUMERATOR) SK_TYPE_FORCE_I32 = 0x7fffffff
} sk_type;

#define SK_LAYOUTS(X)                   \
    X(SK_LAYOUT_ROW_MAJOR, "row-major") \
    X(SK_LAYOUT_COL_MAJOR, "col-major")

typedef enum sk_layout
{
    SK_LAYOUTS(SK__ENUMERATOR) SK_LAYOUT_FORCE_I32 = 0x7fffffff
} sk_layout;

/* How the k-iterations of dense tiles are dealt to workers. */
#define SK_DECOMPOSITIONS(X)                                                                                  \
    X(SK_DECOMPOSITION_AUTO, "auto")                   /* the fastest by the cost model */                    \
    X(SK_DECOMPOSITION_DATA_PARALLEL, "data-parallel") /* whole tiles only: no workspace, no fixup */         \
    X(SK_DECOMPOSITION_SPLIT_K, "split-k")             /* every tile cut into `splits` shares */              \
    X(SK_DECOMPOSITION_STREAM_K, "stream-k")           /* the k-iterations of all tiles dealt evenly */       \
    X(SK_DECOMPOSITION_HYBRID, "hybrid")   /* Stream-K for as few tiles as balance needs, the others whole */ \
    X(SK_DECOMPOSITION_RETILED, "retiled") /* whole waves; the last tiles cut smaller, for a second kernel */

typedef enum sk_decomposition
{
    SK_DECOMPOSITIONS(SK__ENUMERATOR) SK_DECOMPOSITION_FORCE_I32 = 0x7fffffff
} sk_decomposition;

/* How the partials of a split tile are added. TURNSTILE_UNORDERED and ATOMIC add in any order, and need
 * shaderBufferFloat32AtomicAdd and f32 sums. All others add in ascending k: the same plan gives the same bits.
 *
 * A plan has one of the last three only if you ask for it:
 *
 *   TURNSTILE             the workers of a tile add to its one slot in turn. A worker that waits may give up, which
 *                         sk_read_workspace_status tells
 *   TURNSTILE_UNORDERED   the workers of a tile add to its one slot in any order. The middle ones wait until the first
 *                         has stored its partial, the last one until all have added theirs
 *   ATOMIC                a first dispatch writes beta C to D, then every worker adds to D. Nobody waits, and there is
 *                         no workspace. D must be f32, and the epilogue must have no parts but alpha and beta */
#define SK_FIXUPS(X)                                                                                            \
    X(SK_FIXUP_AUTO, "auto")                                                                                    \
    X(SK_FIXUP_NONE, "none")                   /* no tile is split */                                           \
    X(SK_FIXUP_LAST_ARRIVER, "last-arriver")   /* the worker that completes a tile sums it; nobody waits */     \
    X(SK_FIXUP_SEPARATE_PASS, "separate-pass") /* a second dispatch sums, with many workgroups for few tiles */ \
    X(SK_FIXUP_TURNSTILE, "turnstile")                                                                          \
    X(SK_FIXUP_TURNSTILE_UNORDERED, "turnstile-unordered")                                                      \
    X(SK_FIXUP_ATOMIC, "atomic")

typedef enum sk_fixup
{
    SK_FIXUPS(SK__ENUMERATOR) SK_FIXUP_FORCE_I32 = 0x7fffffff
} sk_fixup;

/* Which of A and B are copied to the workspace first, in rows (or columns) from multiples of 128 bytes on: kernels read
 * these fast, whatever the shape, strides and address of the original. Results have the same bits. Cooperative matrices
 * of 8-bit integers need contiguous k: their copies are transposed where the original has not.
 *
 * AUTO copies only on a GPU, and only where the cost model expects it to be faster: operands whose shape or strides are
 * no multiples of 16 bytes, and operands whose copy would be transposed. Operands in blocks are copied on any device,
 * decoded, where no kernel reads them, or where that is expected to be faster. */
#define SK_PACKINGS(X)           \
    X(SK_PACKING_AUTO, "auto")   \
    X(SK_PACKING_NEVER, "never") \
    X(SK_PACKING_A, "a")         \
    X(SK_PACKING_B, "b")         \
    X(SK_PACKING_ALWAYS, "always") /* both */

typedef enum sk_packing
{
    SK_PACKINGS(SK__ENUMERATOR) SK_PACKING_FORCE_I32 = 0x7fffffff
} sk_packing;

/* The order in which the tiles of several problems are dealt: as problems come, or those of most k first. Then whole
 * tiles are shared more evenly. */
#define SK_SORTS(X)           \
    X(SK_SORT_AUTO, "auto")   \
    X(SK_SORT_NEVER, "never") \
    X(SK_SORT_BY_K, "by-k")

typedef enum sk_sorting
{
    SK_SORTS(SK__ENUMERATOR) SK_SORT_FORCE_I32 = 0x7fffffff
} sk_sorting;

/* How a worker of whole tiles finds the problem of its first one, of several. DEVICE: by a search. HOST: in a table,
 * which is written as the launch is recorded. */
#define SK_SEARCHES(X)            \
    X(SK_SEARCH_AUTO, "auto")     \
    X(SK_SEARCH_DEVICE, "device") \
    X(SK_SEARCH_HOST, "host")

typedef enum sk_search
{
    SK_SEARCHES(SK__ENUMERATOR) SK_SEARCH_FORCE_I32 = 0x7fffffff
} sk_search;

/* Who prepares a launch of several problems whose sizes only the device knows: judges them, and makes the table and the
 * schedule of their tiles. DISPATCH: one workgroup, in a dispatch before. WORKGROUPS: each workgroup that multiplies,
 * for itself, which takes less time where problems are few. */
#define SK_PREPARATIONS(X)                 \
    X(SK_PREPARATION_AUTO, "auto")         \
    X(SK_PREPARATION_DISPATCH, "dispatch") \
    X(SK_PREPARATION_WORKGROUPS, "workgroups")

typedef enum sk_preparation
{
    SK_PREPARATIONS(SK__ENUMERATOR) SK_PREPARATION_FORCE_I32 = 0x7fffffff
} sk_preparation;

/* The extent that each of several problems has of its own, where an array tells it. */
#define SK_RAGGEDS(X)         \
    X(SK_RAGGED_NONE, "none") \
    X(SK_RAGGED_M, "m")       \
    X(SK_RAGGED_N, "n")       \
    X(SK_RAGGED_K, "k")

typedef enum sk_ragged
{
    SK_RAGGEDS(SK__ENUMERATOR) SK_RAGGED_FORCE_I32 = 0x7fffffff
} sk_ragged;

/* What a worker of a hybrid computes first. */
#define SK_ORDERS(X)                             \
    X(SK_ORDER_AUTO, "auto")                     \
    X(SK_ORDER_STREAM_K_FIRST, "stream-k-first") \
    X(SK_ORDER_DATA_PARALLEL_FIRST, "data-parallel-first")

typedef enum sk_order
{
    SK_ORDERS(SK__ENUMERATOR) SK_ORDER_FORCE_I32 = 0x7fffffff
} sk_order;

/* The direction in which consecutive tiles walk D. */
#define SK_RASTERS(X)               \
    X(SK_RASTER_AUTO, "auto")       \
    X(SK_RASTER_ALONG_M, "along-m") \
    X(SK_RASTER_ALONG_N, "along-n")

typedef enum sk_raster
{
    SK_RASTERS(SK__ENUMERATOR) SK_RASTER_FORCE_I32 = 0x7fffffff
} sk_raster;

/* The part of D that is computed, and read where C or the residual has it: all of D, or one triangle of a square D
 * and its diagonal. */
#define SK_TRIANGLES(X)           \
    X(SK_TRIANGLE_NONE, "none")   \
    X(SK_TRIANGLE_LOWER, "lower") \
    X(SK_TRIANGLE_UPPER, "upper")

typedef enum sk_triangle
{
    SK_TRIANGLES(SK__ENUMERATOR) SK_TRIANGLE_FORCE_I32 = 0x7fffffff
} sk_triangle;

/* NONE: D = A B. LINEAR: D = alpha A B + beta C. C is not read if beta is 0; A and B are not read if alpha is 0. Where
 * D is s32 or u32, alpha and beta must be integers that 32 bits hold with a sign. */
#define SK_EPILOGUES(X)         \
    X(SK_EPILOGUE_NONE, "none") \
    X(SK_EPILOGUE_LINEAR, "linear")

typedef enum sk_epilogue
{
    SK_EPILOGUES(SK__ENUMERATOR) SK_EPILOGUE_FORCE_I32 = 0x7fffffff
} sk_epilogue;

/* Which elements of D share an element of the bias. */
#define SK_BIASES(X)                                                 \
    X(SK_BIAS_NONE, "none")                                          \
    X(SK_BIAS_ALONG_M, "along-m") /* m elements, one for each row */ \
    X(SK_BIAS_ALONG_N, "along-n") /* n elements, one for each column */

typedef enum sk_bias
{
    SK_BIASES(SK__ENUMERATOR) SK_BIAS_FORCE_I32 = 0x7fffffff
} sk_bias;

/* Functions of a value x. Their own error is at most 2^-19 |x|, and an error of x grows at most 1.13 times. NaN
 * propagates. */
#define SK_ACTIVATIONS(X)                                                                           \
    X(SK_ACTIVATION_NONE, "none")                                                                   \
    X(SK_ACTIVATION_RELU, "relu")           /* max(x, 0), exactly */                                \
    X(SK_ACTIVATION_GELU_TANH, "gelu-tanh") /* x / 2 (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))) */ \
    X(SK_ACTIVATION_GELU_ERF, "gelu-erf")   /* x / 2 (1 + erf(x / sqrt 2)) */                       \
    X(SK_ACTIVATION_SILU, "silu")           /* x / (1 + exp(-x)) */                                 \
    X(SK_ACTIVATION_TANH, "tanh")           /* tanh(x) */

typedef enum sk_activation
{
    SK_ACTIVATIONS(SK__ENUMERATOR) SK_ACTIVATION_FORCE_I32 = 0x7fffffff
} sk_activation;

/* How important something is that a context tells its log: plans that could be better; what was chosen; all that led to
 * it. A level includes those before it. */
#define SK_LOG_LEVELS(X)               \
    X(SK_LOG_LEVEL_WARNING, "warning") \
    X(SK_LOG_LEVEL_INFO, "info")       \
    X(SK_LOG_LEVEL_DETAIL, "detail")

typedef enum sk_log_level
{
    SK_LOG_LEVELS(SK__ENUMERATOR) SK_LOG_LEVEL_FORCE_I32 = 0x7fffffff
} sk_log_level;

/* How the rows of a sparse matrix A, and their nonzeros, are dealt to workers. THREAD_MAPPED: a worker is a team, of
 * one invocation if n is 1, and has whole rows. GROUP_MAPPED: a worker is `group` teams, which share each row's
 * nonzeros. MERGE_PATH: a worker is a workgroup; all have equally many nonzeros and ends of rows, and a second dispatch
 * adds up the rows that were cut. ROW_BLOCKS: a worker is a workgroup with neighbouring whole rows; it loads their
 * nonzeros side by side, and `group` teams share each row's. */
#define SK_SPARSE_DECOMPOSITIONS(X)                           \
    X(SK_SPARSE_DECOMPOSITION_AUTO, "auto")                   \
    X(SK_SPARSE_DECOMPOSITION_THREAD_MAPPED, "thread-mapped") \
    X(SK_SPARSE_DECOMPOSITION_GROUP_MAPPED, "group-mapped")   \
    X(SK_SPARSE_DECOMPOSITION_MERGE_PATH, "merge-path")       \
    X(SK_SPARSE_DECOMPOSITION_ROW_BLOCKS, "row-blocks")

typedef enum sk_sparse_decomposition
{
    SK_SPARSE_DECOMPOSITIONS(SK__ENUMERATOR) SK_SPARSE_DECOMPOSITION_FORCE_I32 = 0x7fffffff
} sk_sparse_decomposition;

/* How a sparse matrix is stored. CSR: offsets say where each row begins. COO: each nonzero has a row index, and these
 * do not decrease; the offsets are made in the workspace first, by a dispatch of their own. The transpose of a matrix
 * in CSC is one in CSR: give its arrays, with rows and columns exchanged, to multiply by the transpose. */
#define SK_STORAGES(X)       \
    X(SK_STORAGE_CSR, "csr") \
    X(SK_STORAGE_COO, "coo")

typedef enum sk_storage
{
    SK_STORAGES(SK__ENUMERATOR) SK_STORAGE_FORCE_I32 = 0x7fffffff
} sk_storage;
