/* plan.h - a plan: a choice, and the workspace and arguments that follow from it.
 *
 * Uses narrow.h, planner.h, ../launch/launch.h. Must not know how pipelines are made, or command buffers.
 */

#include "../launch/launch.h"
#include "../planner/grouped.h"
#include "../planner/planner.h"
#include "narrow.h"

/* The last wave of a retiled plan, which a second dispatch computes. */
typedef struct sk__last_wave
{
    sk__cut cut;
    sk__schedule schedule;     /* no tiles: there is no last wave */
    uint32_t parts_m, parts_n; /* its tiles in one of the other kernel's */
    VkPipeline pipelines[2];   /* general, aligned */
} sk__last_wave;

struct sk_plan
{
    sk__program program;
    sk__problem problem;
    sk__choice choice;
    sk__schedule schedule;
    sk__arguments arguments; /* addresses are filled in when a launch is recorded */
    uint32_t most_time;      /* microseconds of a dispatch; 0: any */
    VkDeviceSize most_workspace;
    sk__cut cut;
    VkDeviceSize workspace_size;
    VkDeviceSize packed_a, packed_b;  /* bytes from the workspace's start to the copies; the second term's follow */
    bool alignable, alignable_output; /* shapes allow 16-byte accesses of A and B, and of D; addresses decide when
                                         recording */
    VkPipeline pack_pipeline, transpose_pipeline;
    VkPipeline convert_pipelines[2]; /* of A, of B */
    VkPipeline tell_pipeline;        /* of an epilogue that the device has too few push constants for */
    VkPipeline pipelines[2];         /* general, aligned */
    VkPipeline sum_pipelines[2];     /* of the separate pass */
    VkPipeline seed_pipelines[2];    /* write beta C to D */
    sk__last_wave last_wave;
    sk__grouped grouped;
    sk__narrow narrow; /* what both of these have */
    sk__sliced sliced;
    sk__halved halved;
    VkPipeline prepare_pipeline;  /* of several problems that only the device knows, or that are sorted */
    VkPipeline prepares_pipeline; /* multiplies those that its workgroups prepare; then there is not the one above */
    VkPipeline ragged_pipeline;   /* of those that an array tells */
    VkPipeline place_pipeline;    /* of those whose operands are copied */
    VkPipeline prepack_pipeline;  /* of those of which one is prepacked: writes it */
    VkPipeline assign_pipeline, gather_pipeline, scatter_pipeline; /* of those whose lines are copied */
    sk_plan_info info;
    bool hurries;    /* until it is complete: it waits for no pipeline that another thread is making, */
    uint32_t passed; /* and has passed so many */
};

/* Frees what a plan of several problems has of those that are expected. */
static void sk__forget_expected(sk_plan* plan)
{
    if (plan->grouped.table)
    {
        sk__free(plan->program.context->allocator, plan->grouped.table);
    }
}

static bool sk__is_empty(const sk_plan* plan)
{
    return plan->problem.d.extent == 0;
}

/* Slots of several problems depend on no size, but for those of chunks: these depend on the expected problems. */
static VkDeviceSize sk__grouped_slots_size(const sk_plan* plan)
{
    uint32_t of_worker = plan->choice.chunked ? 1u : sk__fixup_of(plan->choice.fixup)->slots_of_worker;
    VkDeviceSize room = plan->grouped.chunk_room ? sk__unpack_room(plan->grouped.chunk_room) : 0u;
    return (room + (VkDeviceSize)of_worker * plan->choice.workers) * sk__slot_size(&plan->choice);
}

static bool sk__is_ragged(const sk_plan* plan)
{
    return plan->grouped.ragged.flags != 0;
}

static bool sk__has_copies(const sk_plan* plan)
{
    return sk__copies_a(&plan->choice.packing) || sk__copies_b(&plan->choice.packing);
}

static VkDeviceSize sk__group_copy_size(const sk_plan* plan, sk__copy copy)
{
    return 16u * sk__count_terms(&plan->problem) * copy.vectors + copy.ahead * copy.size;
}

/* The copies' header, table and rows, then the copies. */
static void sk__lay_out_group_copies(sk_plan* plan)
{
    const sk__packing* packing = &plan->choice.packing;
    VkDeviceSize row = 4u * SK__PLACED_ROWS + sizeof(sk__problem_row);
    plan->grouped.copies_begin =
        sk__take_room(&plan->workspace_size, 4u * SK__COPIES_HEADER + row * plan->grouped.most_problems);
    if (sk__copies_a(packing))
    {
        plan->packed_a = sk__take_room(&plan->workspace_size, sk__group_copy_size(plan, packing->copy_a));
    }
    if (sk__copies_b(packing))
    {
        plan->packed_b = sk__take_room(&plan->workspace_size, sk__group_copy_size(plan, packing->copy_b));
    }
}

/* Lines' order, ends and stacks. */
static void sk__lay_out_lines(sk_plan* plan)
{
    sk__lines* lines = &plan->grouped.lines;
    if (lines->most > 0)
    {
        lines->order =
            sk__take_room(&plan->workspace_size, lines->assigned ? sizeof(uint32_t) * (VkDeviceSize)lines->most : 0u);
        lines->ends = sk__take_room(&plan->workspace_size,
                                    lines->assigned ? sizeof(uint32_t) * plan->grouped.most_problems : 0u);
        lines->gather.begin = sk__take_room(&plan->workspace_size, sk__stack_size(lines, &lines->gather));
        lines->scatter.begin = sk__take_room(&plan->workspace_size, sk__stack_size(lines, &lines->scatter));
    }
}

/* Words that must be memory behind a table of problems: llvmpipe reads the share of every worker there, though a branch
 * guards that where none is listed. An even number. */
static uint32_t sk__spare_words(const sk_plan* plan)
{
    uint32_t shares = plan->choice.workers + 1u;
    return plan->program.context->device.is_cpu ? shares + shares % 2u : 0u;
}

/* Counters come first, then slots, then the space's header and table, and what sorts it or the shares, then rows of
 * problems, lines, and copies. */
static void sk__lay_out_grouped_workspace(sk_plan* plan)
{
    VkDeviceSize most = plan->grouped.most_problems, workers = plan->choice.workers;
    VkDeviceSize sorting = plan->grouped.sorted ? SK__PREPARE_ORDER * most : 0u;
    VkDeviceSize sharing = plan->grouped.waves != SK__WAVES_NONE ? SK__PREPARE_SHARES * workers + 1u : 0u;
    VkDeviceSize behind = plan->grouped.starts ? workers : sorting > sharing ? sorting : sharing;
    behind = behind < sk__spare_words(plan) ? sk__spare_words(plan) : behind;
    plan->workspace_size = SK__WORKSPACE_HEAD + sk__grouped_slots_size(plan);
    plan->grouped.space =
        sk__take_room(&plan->workspace_size, 4u * (SK__GROUPED_HEADER + SK__TABLE_ROW * most + behind));
    plan->grouped.rows_begin = sk__take_room(&plan->workspace_size, sizeof(sk__problem_row) * most);
    sk__lay_out_lines(plan);
    if (sk__has_copies(plan))
    {
        sk__lay_out_group_copies(plan);
    }
}

/* SK__ORDER_... bits of a plan of several problems. */
static uint32_t sk__grouped_order(const sk_plan* plan)
{
    uint32_t order = plan->choice.data_parallel_first ? SK__ORDER_DATA_PARALLEL_FIRST : 0;
    order |= plan->choice.along_m ? SK__ORDER_ALONG_M : 0;
    order |= plan->grouped.starts ? SK__ORDER_STARTS : 0;
    order |= plan->choice.along_longer ? SK__ORDER_ALONG_LONGER : 0;
    order |= sk__has_copies(plan) ? SK__ORDER_COPIED : 0;
    order |= plan->choice.periods << SK__ORDER_PERIODS;
    return order | (plan->problem.exchanged ? SK__ORDER_EXCHANGED : 0);
}

/* Counters come first, then slots, then the copies of A and B. */
static void sk__lay_out_workspace(sk_plan* plan)
{
    sk__room room = sk__room_of(&plan->program.context->device, &plan->problem, &plan->choice);
    plan->workspace_size = room.size;
    plan->packed_a = room.packed_a;
    plan->packed_b = room.packed_b;
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

/* A matrix as kernels see it; its address is filled in when a launch is recorded. */
static sk__operand sk__operand_of(const sk__matrix* matrix)
{
    sk__operand operand = {{0, 0}, matrix->leading_dimension, matrix->batch_stride};
    return operand;
}

/* The same of a copy, which is read in place of its matrix. */
static sk__operand sk__operand_of_copy(sk__copy copy)
{
    sk__operand operand = {{0, 0}, (uint32_t)copy.packed_leading_dimension, (uint32_t)copy.packed_batch_stride};
    return operand;
}

static sk__problem_arguments sk__make_problem_arguments(const sk__problem* problem, const sk__packing* packing)
{
    sk__problem_arguments arguments;
    arguments.a = packing->a ? sk__operand_of_copy(packing->copy_a) : sk__operand_of(&problem->a);
    arguments.b = packing->b ? sk__operand_of_copy(packing->copy_b) : sk__operand_of(&problem->b);
    arguments.c = sk__operand_of(&problem->c);
    arguments.d = sk__operand_of(&problem->d);
    arguments.m = problem->m;
    arguments.n = problem->n;
    arguments.k = problem->k;
    return arguments;
}

static void sk__fill_arguments(sk_plan* plan)
{
    const sk__choice* choice = &plan->choice;
    sk__arguments* arguments = &plan->arguments;
    arguments->problem = sk__make_problem_arguments(&plan->problem, &choice->packing);
    arguments->most_looks = choice->most_looks;
    arguments->workers = choice->workers;
    arguments->splits = choice->splits;
    arguments->stream_k_tiles = choice->stream_k_tiles;
    arguments->minimum_segment = plan->schedule.minimum_segment;
    arguments->raster_width = choice->raster_width;
    arguments->order = choice->data_parallel_first ? SK__ORDER_DATA_PARALLEL_FIRST : 0;
    arguments->order |= choice->along_m ? SK__ORDER_ALONG_M : 0;
    arguments->order |= choice->periods << SK__ORDER_PERIODS;
    arguments->tiles = plan->schedule.space.tiles;
}

/* The last wave's arguments, made from those of the plan's other dispatch. */
static sk__arguments sk__last_wave_arguments(const sk_plan* plan, sk__arguments arguments)
{
    const sk__last_wave* last = &plan->last_wave;
    arguments.workers = last->schedule.workers;
    arguments.tiles = last->schedule.space.tiles;
    arguments.first_tile = plan->schedule.space.tiles * last->parts_m * last->parts_n;
    return arguments;
}

static sk__planner sk__make_planner(const sk_context* context, const sk_gemm_desc* desc, const sk__problem* problem)
{
    sk__planner planner;
    memset(&planner, 0, sizeof planner);
    planner.logger = &context->logger;
    planner.device = &context->device;
    planner.builds = context->builds;
    planner.costs = context->costs;
    planner.desc = desc;
    planner.problem = problem;
    planner.rows = problem->m;
    sk__find_kernels(&planner);
    planner.reference = planner.kernel_end;
    planner.last_resort = sk__needs_last_resort(&planner);
    planner.reference = problem->batch_invariant ? sk__find_reference(&planner) : planner.kernel_end;
    planner.chunk = sk__choose_chunk(&planner);
    planner.memory_time = sk__memory_time(&planner);
    return planner;
}
