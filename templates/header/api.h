/* ---- configuration ---------------------------------------------------------------------------
 *
 * Define before every inclusion, the same everywhere.
 *
 *   STREAMK_IMPLEMENTATION   in one C or C++ file: the implementation follows the declarations
 *   STREAMK_STATIC           every function is static: the library is private to the file
 *   STREAMK_API              linkage of the public functions (a DLL export, say); default extern
 *   STREAMK_ASSERT(c)        checks of our own invariants, never of your input; default assert(c)
 */

#ifndef STREAMK_API
#if defined(STREAMK_STATIC) && defined(__GNUC__)
#define STREAMK_API __attribute__((unused)) static
#elif defined(STREAMK_STATIC)
#define STREAMK_API static
#else
#define STREAMK_API extern
#endif
#endif

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifndef VULKAN_CORE_H_
#include <vulkan/vulkan_core.h>
#endif

#ifndef VK_KHR_cooperative_matrix
#error "streamk.h needs Vulkan headers 1.3.255 or newer"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- results --------------------------------------------------------------------------------- */

/* Every result once: name, value, meaning. The enum and sk_result_string() are both made from it. */
#define SK_RESULTS(X)                                                                                           \
    X(SK_SUCCESS, 0, "success")                                                                                 \
    X(SK_INCOMPLETE, 1, "the array was too short: it was filled, and more exist")                               \
    X(SK_ERROR_NULL_ARGUMENT, -1, "a required pointer, handle or buffer is missing")                            \
    X(SK_ERROR_INVALID_VALUE, -2, "a member is out of its range, or contradicts another")                       \
    X(SK_ERROR_LEADING_DIMENSION, -3, "a leading dimension is shorter than the row or column it spans")         \
    X(SK_ERROR_SPLITS, -4, "the number of splits is not between 1 and the k-iterations of a tile")              \
    X(SK_ERROR_TOO_LARGE, -5, "the problem needs more tiles, k-iterations or elements than 32 bits count")      \
    X(SK_ERROR_WORKERS, -6, "a plan that splits tiles has more workers than counters or dispatch limits allow") \
    X(SK_ERROR_BUFFER_TOO_SMALL, -7, "a matrix reaches past the end of its buffer")                             \
    X(SK_ERROR_MISALIGNED, -8, "the address of a matrix is not a multiple of its element size")                 \
    X(SK_ERROR_OVERLAP, -9, "memory that is written overlaps memory that is read or written otherwise")         \
    X(SK_ERROR_WORKSPACE_TOO_SMALL, -10, "the workspace is smaller than sk_plan_info.workspace_size")           \
    X(SK_ERROR_WORKSPACE_MISALIGNED, -11, "the workspace's address is not a multiple of its alignment")         \
    X(SK_ERROR_NO_KERNEL, -12, "no kernel of the library multiplies these types, or has this name")             \
    X(SK_ERROR_MISSING_FEATURE, -13, "the device lacks what every kernel that could serve needs")               \
    X(SK_ERROR_MISSING_FUNCTION, -14, "a Vulkan function could not be resolved")                                \
    X(SK_ERROR_OUT_OF_HOST_MEMORY, -15, "host memory could not be allocated")                                   \
    X(SK_ERROR_VULKAN, -16, "a Vulkan call failed; the logger is told which, and its VkResult")                 \
    X(SK_ERROR_PUSH_CONSTANTS, -17, "the epilogue needs more push constants than the device has")               \
    X(SK_ERROR_GAVE_UP, -18, "a worker gave up waiting for its turn, so that a result is wrong")

typedef enum sk_result
{
#define SK_X(name, value, text) name = value,
    SK_RESULTS(SK_X)
#undef SK_X
    SK_RESULT_FORCE_I32 = 0x7fffffff
} sk_result;

/* Say what a result means, in English. Never NULL; the text is static. */
STREAMK_API const char* sk_result_string(sk_result result);

/* Called once for every error with one finished sentence that names the offending member and its value. */
typedef struct sk_logger
{
    void (*function)(sk_result result, const char* sentence, void* user_data);
    void* user_data;
} sk_logger;

/* ---- before the device exists ---------------------------------------------------------------- */

/* What to create a VkDevice with. Must not be moved once filled: the features point at one another. */
typedef struct sk_features
{
    VkPhysicalDeviceFeatures2 features; /* set VkDeviceCreateInfo.pNext to this; add your own features to it */
    VkPhysicalDeviceVulkan11Features vulkan11;
    VkPhysicalDeviceVulkan12Features vulkan12;
    VkPhysicalDeviceSubgroupSizeControlFeatures subgroup_size_control;
    VkPhysicalDeviceCooperativeMatrixFeaturesKHR cooperative_matrix;
    VkPhysicalDeviceShaderIntegerDotProductFeatures integer_dot_product;
    VkPhysicalDeviceShaderAtomicFloatFeaturesEXT atomic_float;
#ifdef VK_KHR_shader_bfloat16
    VkPhysicalDeviceShaderBfloat16FeaturesKHR bfloat16; /* headers without it cannot ask for bf16 matrices */
#endif
    const char* extensions[8]; /* static strings, for VkDeviceCreateInfo.ppEnabledExtensionNames */
    uint32_t extension_count;
} sk_features;

typedef struct sk_required_features_desc
{
    VkInstance instance;                              /* required */
    VkPhysicalDevice physical_device;                 /* required */
    PFN_vkGetInstanceProcAddr get_instance_proc_addr; /* optional; see sk_context_desc */
    const VkAllocationCallbacks* allocator;           /* optional */
    sk_logger logger;                                 /* optional */
} sk_required_features_desc;

/* Fill `features` with every feature and extension that the kernels use and this device has.
 *
 * SK_ERROR_MISSING_FEATURE if the device cannot run any kernel: Vulkan 1.2, bufferDeviceAddress and vulkanMemoryModel
 * are the least. Everything else only makes more kernels available. */
STREAMK_API sk_result sk_required_features(const sk_required_features_desc* desc, sk_features* features);

/* ---- context: one for each VkDevice ---------------------------------------------------------- */

typedef struct sk_context sk_context;

typedef struct sk_context_desc
{
    VkInstance instance;                          /* required */
    VkPhysicalDevice physical_device;             /* required */
    VkDevice device;                              /* required */
    const VkDeviceCreateInfo* device_create_info; /* required: what `device` was created with, since Vulkan cannot be
                                                     asked which features are enabled; read during the call only */
    PFN_vkGetInstanceProcAddr
        get_instance_proc_addr;             /* optional where vulkan.h has prototypes, or volk.h came first */
    VkPipelineCache pipeline_cache;         /* optional */
    const VkAllocationCallbacks* allocator; /* optional; host memory, ours and the driver's */
    sk_logger logger;                       /* optional; silent without it */
    uint32_t compute_units;                 /* 0: asked of the driver, or guessed where it does not tell */
} sk_context_desc;

/* How a kernel multiplies. */
typedef enum sk_multiply
{
    SK_MULTIPLY_SCALAR, /* fused multiply-adds */
    SK_MULTIPLY_COOP,   /* cooperative matrices (VK_KHR_cooperative_matrix) */
    SK_MULTIPLY_DOT,    /* fused multiply-adds, of few rows: B passes from memory through registers */
    SK_MULTIPLY_DP4A,   /* dot products of four neighbours along k, packed in a word (shaderIntegerDotProduct) */
    SK_MULTIPLY_FORCE_I32 = 0x7fffffff
} sk_multiply;

/* Element types. */
typedef enum sk_type
{
    SK_TYPE_F32,
    SK_TYPE_F16,
    SK_TYPE_BF16, /* the upper half of an f32 */
    SK_TYPE_F64,
    SK_TYPE_S8, /* summed in s32 */
    SK_TYPE_U8, /* summed in u32 */
    SK_TYPE_S32,
    SK_TYPE_U32,
    SK_TYPE_E4M3, /* 8-bit floats, of A and B only: 4 bits of exponent, up to 448; NaN, but no infinity */
    SK_TYPE_E5M2, /* 5 bits of exponent, the upper half of an f16: up to 57344; NaN and infinity */
    SK_TYPE_FORCE_I32 = 0x7fffffff
} sk_type;

typedef struct sk_context_info
{
    const char* device_name;
    uint32_t compute_units;
    bool compute_units_guessed; /* no extension told them, and the desc did not */
    uint32_t kernel_count;      /* kernels in the library, whether or not this device can run them */
    const char* costs;          /* whose constants the cost model has: a device's, or a class's, like "amd" */
    bool costs_measured;        /* a device's, measured there; what is not: examples/calibrate */
} sk_context_info;

typedef struct sk_kernel_info
{
    const char* name;                   /* e.g. "gemm_f16_f32_f16_128x192x64_coop" */
    sk_type input, accumulator, output; /* of A and B; of sums and partials; of C and D */
    sk_multiply multiply;
    uint32_t tile_m, tile_n, tile_k; /* macro-tile, elements */
    uint32_t part_m, part_n;         /* the part of it that a subgroup (coop) or an invocation (scalar, dp4a) holds;
                                        dot: its rows, and the lines of B of which an invocation loads 16 bytes */
    uint32_t invocations;            /* in a workgroup; 0 if unavailable */
    uint32_t shared_size;            /* bytes of shared memory in a workgroup */
    bool available;                  /* this device can run it */
    const char* reason;              /* why not, in a few words; "" if available */
    bool automatic;                  /* made for such a device: plans choose it unasked, if it is available */
} sk_kernel_info;

/* Make a context. It owns pipelines, nothing else: no queue, memory or descriptors.
 *
 * Calls that create plans or pipelines with one context must not run at the same time; all others may. */
STREAMK_API sk_result sk_create_context(const sk_context_desc* desc, sk_context** context);

/* Destroy a context. Its plans must be gone, and what they recorded must have completed. NULL is fine. */
STREAMK_API void sk_destroy_context(sk_context* context);

STREAMK_API sk_context_info sk_query_context(const sk_context* context);

/* Describe kernel `index` of kernel_count. An index past the end gives zeros. */
STREAMK_API sk_kernel_info sk_query_kernel(const sk_context* context, uint32_t index);

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

/* Which of A and B are copied to the workspace first, to lines that begin at multiples of 128 bytes. Kernels read them
 * fast there, whatever their shapes, strides and addresses, and compute the same bits. Copies for cooperative matrices
 * of 8 bits are transposed where k is not contiguous in the original, as if A had been row-major, or B column-major. */
typedef enum sk_packing
{
    SK_PACKING_AUTO, /* those whose shape or strides are no multiples of 16 bytes, or that copies transpose, where
                        that is faster by the cost model; on a GPU only */
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

/* Functions of a value x. Off by at most 2^-19 |x|, and by what x itself is off, 1.13 times; NaN stays NaN. */
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
    uint32_t m, n, k;          /* m or n 0: nothing is recorded; k 0: only the epilogue runs */
    uint32_t batch_count;      /* 0: 1 */
    bool pointers;             /* matrices of a batch lie anywhere: see sk_gemm_args; batch strides must be 0 */
    sk_matrix_desc a, b, c, d; /* c: read only with SK_EPILOGUE_LINEAR */
    sk_epilogue epilogue;

    /* D = clamp(activation(scale_m scale_n (alpha A B) + beta C + bias)) + residual, in the type of the sums, once for
     * each element; what is 0 is left out. All but the activation need a device with 256 bytes of push constants. */
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
    uint32_t groups;          /* Stream-K, hybrid: every groups-th worker shares every groups-th tile: neighbours then
                                 read the same operands at the same time; at most 8; 0: 1 */
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
    sk_packing packs_transposed;     /* those of them whose copies have contiguous k, unlike themselves */
    sk_order order;
    sk_raster raster;
    uint32_t raster_width;
    uint32_t tiles, k_iterations; /* of all batches, but for a retiled plan's last wave; of each tile */
    uint32_t stream_k_tiles;
    uint32_t workers, splits;
    uint32_t minimum_segment, k_alignment; /* k-iterations; at most those of a tile */
    uint32_t chunk;                        /* 0, or k_alignment */
    uint32_t groups;                       /* at most Stream-K tiles and workers */
    uint32_t most_looks;                   /* 0: no worker waits */
    const char* last_wave_kernel;          /* of a retiled plan, as are these; otherwise "", and 0 */
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

/* Plan a multiplication, and make the pipelines that it needs if the context has not made them before. */
STREAMK_API sk_result sk_create_plan(sk_context* context, const sk_gemm_desc* desc, sk_plan** plan);

/* Destroy a plan. What was recorded from it stays valid. NULL is fine. */
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
 * Makes no pipelines, and takes some hundred microseconds. With candidates NULL, *count becomes how many there are.
 * Otherwise the fastest *count are written, *count becomes how many were, and the result is SK_INCOMPLETE if there are
 * more. Errors are those of sk_create_plan. */
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

/* ---- record ---------------------------------------------------------------------------------- */

/* Memory of a matrix or a workspace: a VkBuffer (usage STORAGE_BUFFER and SHADER_DEVICE_ADDRESS), or an address. */
typedef struct sk_buffer
{
    VkBuffer buffer;         /* either this */
    VkDeviceAddress address; /* or this, of memory that was allocated for device addresses */
    VkDeviceSize offset;     /* bytes from the buffer's start, or from the address */
    VkDeviceSize size;       /* bytes from there that may be used; VK_WHOLE_SIZE: you vouch that it is enough */
} sk_buffer;

typedef struct sk_gemm_args
{
    sk_buffer a, b, d;   /* a and b: not read when k is 0 */
    sk_buffer c;         /* only with SK_EPILOGUE_LINEAR and beta; may be d itself, with the same layout */
    sk_buffer workspace; /* only if sk_plan_info.workspace_size is not 0 */
    float alpha, beta;   /* read only with SK_EPILOGUE_LINEAR */

    /* With sk_gemm_desc.pointers a, b, c, d and residual are arrays of batch_count device addresses, 8 bytes each, that
     * the device reads as it runs: each a multiple of its matrix's element size, and of 16 if you say so here, for the
     * fast path. Nobody else can check them: that matrices lie in their memory and apart from D is yours to see to. */
    bool pointers_aligned;

    /* Only what the desc asks for. Vectors are shared by a whole batch, and have the type of the sums, f32; they are
     * read 16 bytes at a time only if each one along n (with a column-major D: m) is 16-byte aligned. */
    sk_buffer scale_m, scale_n, bias;
    sk_buffer residual;         /* may be d itself, with the same layout */
    float clamp_min, clamp_max; /* clamp_min <= clamp_max; infinite: no limit */
} sk_gemm_args;

/* Append D = A B to a command buffer in the recording state, outside a render pass, on a queue with compute.
 *
 * Records dispatches and the barriers between them; does not submit, wait or allocate. Order it against your own work:
 * it reads a, b and c, writes d, and reads and writes workspace, all in COMPUTE_SHADER. Calls that share a workspace or
 * feed each other need a compute-to-compute memory barrier between them. The bound compute pipeline and the push
 * constants are undefined afterwards. Nothing is recorded unless SK_SUCCESS is returned. */
STREAMK_API sk_result sk_gemm(VkCommandBuffer commands, const sk_plan* plan, const sk_gemm_args* args);

/* What sk_gemm would record with these arguments. */
typedef struct sk_launch_info
{
    bool aligned;                                        /* A and B are read 16 bytes at a time */
    bool aligned_output;                                 /* so are C and D, as far as they allow */
    uint32_t dispatch_count;                             /* 0 if m, n or batch_count is 0 */
    uint32_t copy_count;                                 /* of those, the first, which pack A and B */
    uint32_t group_count_x, group_count_y;               /* workgroups of the first dispatch behind them */
    uint32_t second_group_count_x, second_group_count_y; /* and of the second, if there is one */
} sk_launch_info;

/* Check arguments as sk_gemm does, and tell what it would record. */
STREAMK_API sk_result sk_query_launch(const sk_plan* plan, const sk_gemm_args* args, sk_launch_info* launch);

/* Append a fill of the workspace's counters, ticket and status record with zeros, and the barrier before the
 * multiplications that follow.
 *
 * Needed once after the workspace is allocated, and again after a multiplication that used it was lost, or gave up. A
 * completed sk_gemm, of any plan, leaves the workspace ready for the next. workspace.buffer is required, with
 * TRANSFER_DST. */
STREAMK_API sk_result sk_clear_workspace(VkCommandBuffer commands, const sk_context* context, sk_buffer workspace);

enum
{
    SK_STATUS_OFFSET = 262160 /* bytes from a workspace's start to its sk_status */
};

/* Why a worker of a plan with a turnstile gave up. */
typedef enum sk_status_code
{
    SK_STATUS_FINE,    /* none did since the workspace was cleared */
    SK_STATUS_LATE,    /* its turn did not come within most_looks */
    SK_STATUS_COUNTER, /* the tile's counter held what no launch leaves there */
    SK_STATUS_TICKET,  /* so did the ticket */
    SK_STATUS_FORCE_I32 = 0x7fffffff
} sk_status_code;

/* The first that gave up, as it lies in the workspace. Copy it from there when the launch has completed. */
typedef struct sk_status
{
    uint32_t code;           /* sk_status_code */
    uint32_t tile, worker;   /* as in sk_list_segments */
    uint32_t expected, seen; /* k-iterations in the tile's counter; or tickets */
} sk_status;

/* Judge a status record: SK_SUCCESS, or SK_ERROR_GAVE_UP and what happened, in a sentence in `text` of `size` bytes, at
 * most 255 and a terminating 0. Then D is wrong, or not all written: clear the workspace before its next use. */
STREAMK_API sk_result sk_read_status(const sk_status* status, char* text, size_t size);

#ifdef __cplusplus
}
#endif
