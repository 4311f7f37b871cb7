#include "api_segments.h"

/* ---- record ---------------------------------------------------------------------------------- */

/* Memory of a matrix or a workspace: a VkBuffer (usage STORAGE_BUFFER and SHADER_DEVICE_ADDRESS), or an address. */
typedef struct sk_buffer
{
    VkBuffer buffer;         /* either this */
    VkDeviceAddress address; /* or this, of memory that was allocated for device addresses */
    VkDeviceSize offset;     /* bytes from the buffer's start, or from the address; their sum is below 2^64 */
    VkDeviceSize size;       /* bytes from there that may be used; VK_WHOLE_SIZE: you vouch that it is enough */
} sk_buffer;

typedef struct sk_gemm_args
{
    sk_buffer a, b, d;            /* a and b: not read when k is 0 */
    sk_buffer second_a, second_b; /* only with sk_gemm_desc.second */
    sk_buffer c;                  /* only with SK_EPILOGUE_LINEAR and beta; may be d itself, with the same layout */
    sk_buffer workspace;          /* only if sk_plan_info.workspace_size is not 0 */

    /* Read only with SK_EPILOGUE_LINEAR. They are rounded to f32, unless D is f64 or cf64. Imaginary parts must be 0
     * where D is real. */
    double alpha, beta, alpha_imaginary, beta_imaginary;

    /* With sk_gemm_desc.pointers, a, b, c, d, residual, second_a and second_b are arrays of batch_count device
     * addresses of 8 bytes, which the device reads as it runs. Each address must be a multiple of its matrix's element
     * size. Set this if each is a multiple of 16 bytes: then the fast path is taken. Nobody but you can check that the
     * matrices lie inside their memory, and that none overlaps D. */
    bool pointers_aligned;

    /* Only the parts that the desc asks for are read. Vectors are f32, and a batch shares them. Those along D's lines
     * (along n; along m if D is column-major) may be read 16 bytes at a time, if the address of each is a multiple of
     * 16: sk_launch_info.aligned_output tells. */
    sk_buffer scale_m, scale_n, bias;
    sk_buffer residual;         /* may be d itself, with the same layout */
    float clamp_min, clamp_max; /* clamp_min <= clamp_max; infinite: no limit */
} sk_gemm_args;

/* Append D = A B to a command buffer in the recording state, outside a render pass, on a queue with compute.
 *
 * Records dispatches and the barriers between them; does not submit, wait or allocate. Order it against your own work:
 * it reads a, b and c, writes d, and reads and writes workspace, all in COMPUTE_SHADER. No byte of d or workspace may
 * belong to another operand, though their rows may interleave. Calls that share a workspace or feed each other need a
 * compute-to-compute memory barrier between them. The bound compute pipeline and the push constants are undefined
 * afterwards. Nothing is recorded unless SK_SUCCESS is returned. */
STREAMK_API sk_result sk_gemm(VkCommandBuffer commands, const sk_plan* plan, const sk_gemm_args* args);

/* What sk_gemm would record with these arguments. */
typedef struct sk_launch_info
{
    bool aligned;            /* A and B are read 16 bytes at a time */
    bool aligned_output;     /* so is D written, and C read if its address allows */
    uint32_t dispatch_count; /* 0 if m, n or batch_count is 0 */
    /* Of the dispatches: they copy A and B, write what the device has no push constants for, prepare a launch of
     * several problems, or cut A and B into slices or halves. They are the first, but for those of later panels and
     * matrices. */
    uint32_t copy_count;
    uint32_t group_count_x, group_count_y;               /* workgroups of the first dispatch after the copies */
    uint32_t second_group_count_x, second_group_count_y; /* of the second one, if there is one */
} sk_launch_info;

/* Check arguments as sk_gemm does, and tell what it would record. */
STREAMK_API sk_result sk_query_gemm_launch(const sk_plan* plan, const sk_gemm_args* args, sk_launch_info* launch);

/* Append a fill of the workspace's counters, ticket and status record with zeros, and the barrier before the
 * multiplications that follow.
 *
 * Needed once after the workspace is allocated, and again after a multiplication that used it was lost, or gave up. A
 * completed sk_gemm, of any plan, leaves the workspace ready for the next. workspace.buffer is required, with
 * TRANSFER_DST. */
STREAMK_API sk_result sk_clear_workspace(VkCommandBuffer commands, const sk_context* context, sk_buffer workspace);

/* Append dispatches that write sk_context_info.fragments_size bytes at `to`: which elements of a cooperative matrix
 * each invocation holds on this device. Some arranged kernels are unavailable until sk_accept_fragments has seen that.
 * The manual's chapter REGISTERS OF AMD shows both calls.
 *
 * `to` begins at a multiple of 4. It is written in COMPUTE_SHADER: record the barrier to your copy, or to the host.
 * This makes pipelines, so it counts among the calls that create plans. sk_trim_context destroys them: not before the
 * commands have completed. The bound compute pipeline and the push constants are undefined afterwards.
 * SK_ERROR_NO_KERNEL if fragments_size is 0. */
STREAMK_API sk_result sk_probe_fragments(VkCommandBuffer commands, sk_context* context, sk_buffer to);

/* Judge what sk_probe_fragments wrote, once that has completed. If it is what the arranged kernels need, they are
 * available from now on, to plans that choose by themselves, too. Plans that exist stay as they are.
 *
 * Keep the bytes beside your VkPipelineCache, and accept them at the next start instead of probing again: they hold the
 * pipelineCacheUUID, so that those of another device or driver are refused. No other call with the context may run at
 * the same time.
 *
 * SK_ERROR_INVALID_VALUE: the bytes are another device's or driver's, or damaged. SK_ERROR_MISSING_FEATURE: the device
 * holds matrices in another way. After an error everything is as it was; other kernels serve. */
STREAMK_API sk_result sk_accept_fragments(sk_context* context, const void* data, size_t size);

enum
{
    SK_STATUS_OFFSET = 262160 /* bytes from a workspace's start to its sk_workspace_status */
};

/* Why a worker of a plan with a turnstile gave up, or a problem of several or a line was left out. */
typedef enum sk_status_code
{
    SK_STATUS_FINE,     /* nothing of that happened since the workspace was cleared */
    SK_STATUS_LATE,     /* a worker's turn did not come while it polled most_looks times */
    SK_STATUS_COUNTER,  /* the tile's counter had an impossible value */
    SK_STATUS_TICKET,   /* the ticket had an impossible value */
    SK_STATUS_LEFT_OUT, /* a problem that only the device knew broke the plan's bounds or promise */
    SK_STATUS_INDEX,    /* a line was to be gathered, or scattered, by an index of a line that is not there */
    SK_STATUS_FORCE_I32 = 0x7fffffff
} sk_status_code;

/* The records of the first worker that gave up, and of the first problem or a line that was left out, as they lie in
 * the workspace. Copy them when the launch has completed. */
typedef struct sk_workspace_status
{
    uint32_t code;           /* sk_status_code */
    uint32_t tile, worker;   /* as in sk_list_segments */
    uint32_t expected, seen; /* k-iterations in the tile's counter; or tickets */
    uint32_t left_out_code;  /* SK_STATUS_LEFT_OUT, SK_STATUS_INDEX, or SK_STATUS_FINE */
    uint32_t left_out;       /* the number of what was left out first, a problem or a line, */
    uint32_t reason;         /* and why, for sk_read_workspace_status */
    uint32_t all, refused;   /* problems of the launch, and those left out; or lines of a matrix, and the index */
} sk_workspace_status;

/* Judge a status record: SK_SUCCESS, or SK_ERROR_GAVE_UP or SK_ERROR_LEFT_OUT with a sentence in `text` that says what
 * happened. `size` is the bytes of `text`; 256 hold every sentence. After SK_ERROR_GAVE_UP, D is wrong or incomplete,
 * and the workspace must be cleared before its next use; problems may have been left out, too. After SK_ERROR_LEFT_OUT
 * it may be used as it is; clear it to be told of later launches. */
STREAMK_API sk_result sk_read_workspace_status(const sk_workspace_status* status, char* text, size_t size);
