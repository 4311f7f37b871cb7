/* plan.h - a plan: a choice, and the workspace and arguments that follow from it.
 *
 * Uses planner.h, context.h. Must not know how pipelines are made, or command buffers.
 */

#include "../device/context.h"
#include "../planner/planner.h"

enum
{
    SK__WORKSPACE_ALIGNMENT = 256, /* bytes: a cache line on every device we know */
    SK__PLAN_PIPELINES = 10        /* most that a plan has */
};

/* The last wave of a retiled plan, which a second dispatch computes. */
typedef struct sk__last_wave
{
    sk__schedule schedule;     /* no tiles: there is no last wave */
    uint32_t parts_m, parts_n; /* its tiles in one of the other kernel's */
    VkPipeline pipelines[2];   /* general, aligned */
} sk__last_wave;

struct sk_plan
{
    const sk_context* context;
    const VkAllocationCallbacks* allocator;
    sk__problem problem;
    sk__choice choice;
    sk__schedule schedule;
    sk__arguments arguments; /* addresses are filled in when a launch is recorded */
    VkDeviceSize workspace_size;
    VkDeviceSize packed_a, packed_b;  /* bytes from the workspace's start to the copies */
    bool alignable, alignable_output; /* shapes allow 16-byte accesses of A and B, and of D; addresses decide when
                                         recording */
    VkPipeline pack_pipeline, transpose_pipeline;
    VkPipeline pipelines[2];      /* general, aligned */
    VkPipeline sum_pipelines[2];  /* of the separate pass */
    VkPipeline seed_pipelines[2]; /* write beta C for SK_FIXUP_ATOMIC */
    sk__last_wave last_wave;
    sk_plan_info info;
    sk__pipeline* held[SK__PLAN_PIPELINES]; /* all of the above, to be released */
    uint32_t held_count;
};

static bool sk__is_empty(const sk_plan* plan)
{
    return plan->problem.d.extent == 0;
}

/* Elements of D in the widest store of its kernels. */
static uint32_t sk__widest_store(const sk_plan* plan)
{
    uint32_t widest = sk__max(sk__kernel_at(plan->choice.kernel)->output_vector, plan->choice.sum_runs ? 4u : 1u);
    return plan->last_wave.schedule.tiles > 0
               ? sk__max(widest, sk__kernel_at(plan->choice.last_wave_kernel)->output_vector)
               : widest;
}

static VkDeviceSize sk__slots_size(const sk__choice* choice, sk__schedule schedule)
{
    const sk__kernel* kernel = sk__kernel_at(choice->kernel);
    VkDeviceSize slot = (VkDeviceSize)kernel->tile_m * kernel->tile_n * sk__type_size(kernel->accumulator);
    bool none = choice->fixup == SK_FIXUP_NONE || choice->fixup == SK_FIXUP_ATOMIC;
    uint32_t slots = choice->chunked            ? sk__count_chunk_slots(schedule)
                     : none                     ? 0
                     : sk__waits(choice->fixup) ? sk__count_turn_slots(schedule)
                                                : sk__count_slots(schedule);
    return slots * slot;
}

/* Takes `size` bytes at the end of the workspace; returns where they begin. */
static VkDeviceSize sk__append(sk_plan* plan, VkDeviceSize size)
{
    VkDeviceSize begin =
        (plan->workspace_size + SK__WORKSPACE_ALIGNMENT - 1u) / SK__WORKSPACE_ALIGNMENT * SK__WORKSPACE_ALIGNMENT;
    plan->workspace_size = begin + size;
    return begin;
}

/* Counters come first, then slots, then the copies of A and B. */
static void sk__lay_out_workspace(sk_plan* plan)
{
    const sk__choice* choice = &plan->choice;
    VkDeviceSize slots = sk__slots_size(choice, plan->schedule);
    plan->workspace_size = slots > 0 || choice->packing.a || choice->packing.b ? 4u * SK__SLOTS + slots : 0;
    if (choice->packing.a)
    {
        plan->packed_a = sk__append(plan, sk__copy_size(&plan->problem, choice->packing.copy_a));
    }
    if (choice->packing.b)
    {
        plan->packed_b = sk__append(plan, sk__copy_size(&plan->problem, choice->packing.copy_b));
    }
}

/* The last wave takes the tiles that follow those of the plan's other dispatch. */
static void sk__fill_last_wave(sk_plan* plan)
{
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    const sk__kernel* smaller = sk__kernel_at(plan->choice.last_wave_kernel);
    if (plan->choice.last_wave_tiles > 0)
    {
        sk__choice choice = sk__last_wave_of(&plan->problem, &plan->choice);
        plan->last_wave.schedule = sk__schedule_of(&choice);
        plan->last_wave.parts_m = kernel->tile_m / smaller->tile_m;
        plan->last_wave.parts_n = kernel->tile_n / smaller->tile_n;
    }
}

/* What follows from a choice. */
static void sk__set_choice(sk_plan* plan, const sk__choice* choice)
{
    plan->choice = *choice;
    plan->schedule = sk__schedule_of(choice);
    sk__lay_out_workspace(plan);
    sk__fill_last_wave(plan);
}

static void sk__fill_arguments(sk_plan* plan)
{
    const sk__problem* problem = &plan->problem;
    sk__arguments* arguments = &plan->arguments;
    arguments->m = problem->m;
    arguments->n = problem->n;
    arguments->k = problem->k;
    arguments->leading_dimension_a = problem->leading_dimension_a;
    arguments->leading_dimension_b = problem->leading_dimension_b;
    arguments->leading_dimension_c = problem->leading_dimension_c;
    arguments->leading_dimension_d = problem->leading_dimension_d;
    arguments->batch_stride_a = problem->batch_stride_a;
    arguments->batch_stride_b = problem->batch_stride_b;
    arguments->batch_stride_c = problem->batch_stride_c;
    arguments->batch_stride_d = problem->batch_stride_d;
    arguments->most_looks = plan->choice.most_looks;
    arguments->workers = plan->choice.workers;
    arguments->splits = plan->choice.splits;
    arguments->stream_k_tiles = plan->choice.stream_k_tiles;
    arguments->minimum_segment = plan->schedule.minimum_segment;
    arguments->raster_width = plan->choice.raster_width;
    arguments->order = (plan->choice.data_parallel_first ? 1u : 0u) | (plan->choice.along_m ? 2u : 0u);
    arguments->tiles = plan->schedule.tiles;
}

/* Lets the kernel read the copies; their addresses are filled in when a launch is recorded. */
static void sk__fill_packed_arguments(sk_plan* plan)
{
    sk__arguments* arguments = &plan->arguments;
    const sk__packing* packing = &plan->choice.packing;
    if (packing->a)
    {
        arguments->leading_dimension_a = (uint32_t)packing->copy_a.packed_leading_dimension;
        arguments->batch_stride_a = (uint32_t)packing->copy_a.packed_batch_stride;
    }
    if (packing->b)
    {
        arguments->leading_dimension_b = (uint32_t)packing->copy_b.packed_leading_dimension;
        arguments->batch_stride_b = (uint32_t)packing->copy_b.packed_batch_stride;
    }
}

/* The last wave's arguments, made from those of the plan's other dispatch. */
static sk__arguments sk__last_wave_arguments(const sk_plan* plan, sk__arguments arguments)
{
    const sk__last_wave* last = &plan->last_wave;
    arguments.workers = last->schedule.workers;
    arguments.tiles = last->schedule.tiles;
    arguments.first_tile = plan->schedule.tiles * last->parts_m * last->parts_n;
    return arguments;
}

/* Whether every 16-byte access of A and B, and of D, stays inside its line and on a multiple of 16 bytes. */
static void sk__find_alignment(sk_plan* plan)
{
    const sk__problem* problem = &plan->problem;
    uint32_t outputs = problem->n | problem->leading_dimension_d | problem->batch_stride_d;
    plan->alignable = sk__are_inputs_alignable(problem, &plan->choice);
    plan->alignable_output = outputs % sk__widest_store(plan) == 0;
}

static sk__planner sk__make_planner(const sk_context* context, const sk_gemm_desc* desc, const sk__problem* problem)
{
    sk__planner planner = {
        &context->logger, &context->device, context->builds, context->costs, desc, problem, 0, 0, 0.0f, NULL, NULL};
    sk__find_kernels(&planner);
    planner.memory_time = sk__memory_time(&planner);
    return planner;
}
