/* context.h - a device as the library knows it, its kernels, and the pipelines made so far.
 *
 * Uses contract.h.j2, costs.h, epilogue.h, lock.h, log.h, merge.h. Must not know problems or plans.
 */

#include "costs.h"
#include "merge.h"
#include "../base/epilogue.h"
#include "../base/lock.h"
#include "../base/log.h"

/* Everything that tells one pipeline of a kernel from another. */
typedef struct sk__pipeline_key
{
    uint32_t kernel; /* index */
    sk__module_kind module;
    bool a_k_contiguous, b_k_contiguous, c_transposed, d_transposed, pointers;
    bool conjugate_a, conjugate_b;
    bool aligned, aligned_output; /* of A and B, and of D */
    bool packed;                  /* A or B */
    bool vectors;                 /* B in blocks is read 16 bytes at a time, by kernels that can */
    sk__epilogue epilogue;
    sk__fixup_stage fixup;
    uint32_t parts_m, parts_n; /* tiles that share a place of the tile map: 1, but for a retiled plan's last wave */
    uint32_t unit;             /* k-iterations that the schedule keeps together */
    bool chunked;              /* units are summed by themselves */
    bool cut;                  /* a workgroup is one segment, and dispatches have a base */
    uint32_t interleave;       /* every interleave-th worker shares every interleave-th Stream-K tile */
    uint32_t format;           /* of blocks that are decoded: an sk_type; otherwise 0 */
    uint32_t problems;         /* at most, of modules that prepare them; otherwise 0 */
    uint32_t own_invocations;  /* in a workgroup of sum.comp (see sum.h), or of prepare.comp; otherwise 0 */
} sk__pipeline_key;

/* What a dispatch is told. In plans whose epilogue has only alpha and beta, the push constants end after beta. */
typedef struct sk__push_constants
{
    sk__arguments arguments;
    sk__epilogue_arguments epilogue;
} sk__push_constants;

typedef struct sk__pipeline
{
    const sk__spirv* spirv;
    uint32_t subgroup_size; /* that it requires; 0: the device's own */
    uint32_t constants[SK__CONSTANT_COUNT];
    VkPipeline handle;
    bool is_made;     /* otherwise a thread is making it */
    uint32_t holders; /* how often plans hold it */
    struct sk__pipeline* next;
} sk__pipeline;

/* All pipelines of a context. Threads may look them up, add to them and hold them at once. */
typedef struct sk__pipelines
{
    sk__lock lock;
    sk__pipeline* newest;
} sk__pipelines;

struct sk_context
{
    sk__device device;
    const sk__cost_table* costs; /* the library's, or &own_costs */
    sk__cost_table own_costs;    /* of a desc or a profile that has constants, with: */
    sk__cost* own_kernel_costs;  /* one a kernel; NULL: there are none */
    sk__functions functions;
    sk_logger logger;
    sk_log log;
    const VkAllocationCallbacks* allocator; /* NULL, or &allocator_copy */
    VkAllocationCallbacks allocator_copy;
    VkDevice handle; /* NULL: there is none, the context only plans */
    VkPipelineCache pipeline_cache;
    bool has_feedback;           /* the device's VK_EXT_pipeline_creation_feedback is enabled */
    VkPipelineLayout layouts[2]; /* push constants only; [0]: as many as every device has; [1]: more, or NULL */
    sk__pipelines pipelines;
    sk__kept kept;       /* archives of modules */
    sk__build builds[1]; /* one a kernel; allocated to length */
};

/* Bytes of the push constants of a plan. */
static uint32_t sk__push_constants_size(bool more)
{
    size_t least = offsetof(sk__push_constants, epilogue) + SK__EPILOGUE_LEAST * sizeof(uint32_t);
    return (uint32_t)(more ? sizeof(sk__push_constants) : least);
}

/* Whether a plan's epilogue is told by more push constants than every device has. */
static bool sk__pushes_more(const sk_context* context, const sk__epilogue* epilogue)
{
    return sk__needs_more(epilogue) && sk__has_more_push_constants(&context->device);
}

/* Finds out which kernels the device can run. `what` describes the device, and should have the features. */
static sk_result sk__find_builds(sk_context* context, const char* what)
{
    uint32_t missing = SK__BASELINE & ~context->device.features;
    SK__REQUIRE(&context->logger, !missing, SK_ERROR_MISSING_FEATURE,
                "%s does not enable %s, which every kernel needs", what, sk__feature_name(missing));
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        context->builds[i] = sk__build_kernel(&context->device, sk__kernel_at(i));
    }
    return SK_SUCCESS;
}

/* Refuses what needs a device to a context that has none. */
static sk_result sk__require_device(const sk_context* context)
{
    SK__REQUIRE(&context->logger, context->handle, SK_ERROR_NO_DEVICE,
                "the context was made from the profile of %s: it plans, and cannot record", context->device.name);
    return SK_SUCCESS;
}

/* Memory of a context, zeroed, with the allocator and the logger that it keeps. */
static sk_result sk__allocate_context(const VkAllocationCallbacks* allocator, const sk_logger* logger,
                                      const sk_log* log, sk_context** context)
{
    size_t size = sizeof(sk_context) + sk__kernel_count() * sizeof(sk__build);
    sk_context* made = (sk_context*)sk__allocate(allocator, size);
    SK__REQUIRE(logger, made, SK_ERROR_OUT_OF_HOST_MEMORY, "the context's %llu bytes could not be allocated",
                (unsigned long long)size);
    made->logger = *logger;
    made->log = *log;
    if (allocator)
    {
        made->allocator_copy = *allocator;
        made->allocator = &made->allocator_copy;
    }
    *context = made;
    return SK_SUCCESS;
}

/* Destroys the pipelines that have at most so many holders. No other thread may use the context. */
static void sk__destroy_pipelines(sk_context* context, uint32_t most_holders)
{
    for (sk__pipeline** link = &context->pipelines.newest; *link;)
    {
        sk__pipeline* pipeline = *link;
        if (pipeline->holders > most_holders)
        {
            link = &pipeline->next;
            continue;
        }
        *link = pipeline->next;
        context->functions.vkDestroyPipeline(context->handle, pipeline->handle, context->allocator);
        sk__free(context->allocator, pipeline);
    }
}

STREAMK_API void sk_trim_context(sk_context* context)
{
    if (context)
    {
        sk__destroy_pipelines(context, 0);
        sk__free_kept(context->allocator, &context->kept);
    }
}

STREAMK_API void sk_destroy_context(sk_context* context)
{
    if (!context)
    {
        return;
    }
    sk__destroy_pipelines(context, UINT32_MAX);
    sk__free_kept(context->allocator, &context->kept);
    for (int more = 0; more < 2; ++more)
    {
        if (context->layouts[more])
        {
            context->functions.vkDestroyPipelineLayout(context->handle, context->layouts[more], context->allocator);
        }
    }
    sk__free(context->allocator, context->own_kernel_costs);
    VkAllocationCallbacks copy = context->allocator_copy;
    sk__free(context->allocator ? &copy : NULL, context);
}
