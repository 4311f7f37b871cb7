/* plan.h - a plan: a choice, the arguments that say it to the kernel, and its pipelines.
 *
 * Uses retile.h, pipeline.h. Must not know command buffers.
 */

#include "pipeline.h"
#include "retile.h"

enum
{
    SK__WORKSPACE_ALIGNMENT = 256 /* bytes: a cache line on every device we know */
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
    sk__arguments arguments; /* complete but for addresses */
    VkDeviceSize workspace_size;
    VkDeviceSize packed_a, packed_b;  /* bytes from the workspace's start to the copies */
    bool alignable, alignable_output; /* shapes allow 16-byte accesses of A and B, and of D; addresses decide when
                                         recording */
    VkPipeline pack_pipeline, turn_pipeline;
    VkPipeline pipelines[2];      /* general, aligned */
    VkPipeline sum_pipelines[2];  /* of the separate pass */
    VkPipeline seed_pipelines[2]; /* write beta C for SK_FIXUP_ATOMIC */
    sk__last_wave last_wave;
};

static bool sk__is_empty(const sk_plan* plan)
{
    return plan->problem.d_extent == 0;
}

/* Elements of D in the widest store of its kernels. */
static uint32_t sk__widest_store(const sk_plan* plan)
{
    uint32_t widest = sk__max(sk__kernel_at(plan->choice.kernel)->output_vector, plan->choice.sum_rows ? 4u : 1u);
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

/* Counters, slots, and behind them what is packed. */
static void sk__lay_out_workspace(sk_plan* plan)
{
    const sk__choice* choice = &plan->choice;
    VkDeviceSize slots = sk__slots_size(choice, plan->schedule);
    plan->workspace_size = slots > 0 || choice->packing.a || choice->packing.b ? 4u * SK__SLOTS + slots : 0;
    if (choice->packing.a)
    {
        plan->packed_a =
            sk__append(plan, sk__copy_size(&plan->problem, sk__copy_of_a(&plan->problem, choice->packing.turn_a)));
    }
    if (choice->packing.b)
    {
        plan->packed_b =
            sk__append(plan, sk__copy_size(&plan->problem, sk__copy_of_b(&plan->problem, choice->packing.turn_b)));
    }
}

/* Lets the kernel read the copies, but for their addresses. */
static void sk__fill_packed_arguments(sk_plan* plan)
{
    sk__arguments* arguments = &plan->arguments;
    const sk__packing* packing = &plan->choice.packing;
    sk__copy a = sk__copy_of_a(&plan->problem, packing->turn_a);
    sk__copy b = sk__copy_of_b(&plan->problem, packing->turn_b);
    if (packing->a)
    {
        arguments->leading_dimension_a = (uint32_t)a.packed_leading_dimension;
        arguments->batch_stride_a = (uint32_t)a.packed_batch_stride;
    }
    if (packing->b)
    {
        arguments->leading_dimension_b = (uint32_t)b.packed_leading_dimension;
        arguments->batch_stride_b = (uint32_t)b.packed_batch_stride;
    }
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

/* The last wave takes the tiles behind those of the plan's other dispatch. */
static void sk__fill_last_wave(sk_plan* plan)
{
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    const sk__kernel* smaller = sk__kernel_at(plan->choice.last_wave_kernel);
    sk__choice choice = sk__last_wave_of(&plan->choice);
    if (choice.tiles > 0)
    {
        plan->last_wave.schedule = sk__schedule_of(&plan->problem, &choice);
        plan->last_wave.parts_m = kernel->tile_m / smaller->tile_m;
        plan->last_wave.parts_n = kernel->tile_n / smaller->tile_n;
    }
}

/* The last wave's arguments, of those of the plan's other dispatch. */
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

/* Of a plan's first dispatch. */
static sk__fixup_stage sk__first_stage(const sk__choice* choice)
{
    switch ((int)choice->fixup)
    {
    case SK_FIXUP_LAST_ARRIVER: return SK__FIXUP_LAST_ARRIVER;
    case SK_FIXUP_SEPARATE_PASS: return choice->sum_rows ? SK__FIXUP_STORE_ROWS : SK__FIXUP_STORE;
    case SK_FIXUP_TURNSTILE: return SK__FIXUP_TURNSTILE;
    case SK_FIXUP_TURNSTILE_UNORDERED: return SK__FIXUP_UNORDERED;
    case SK_FIXUP_ATOMIC: return SK__FIXUP_ATOMIC;
    default: return SK__FIXUP_NONE;
    }
}

static sk_result sk__make_pipelines(sk_context* context, sk_plan* plan, bool aligned)
{
    const sk__problem* problem = &plan->problem;
    sk__pipeline_key key;
    memset(&key, 0, sizeof key);
    key.kernel = plan->choice.kernel;
    key.parts_m = key.parts_n = 1;
    key.unit = plan->choice.unit;
    key.chunked = plan->choice.chunked;
    key.groups = plan->choice.groups;
    key.a_k_contiguous = sk__reads_a_along_k(problem, &plan->choice);
    key.b_k_contiguous = sk__reads_b_along_k(problem, &plan->choice);
    key.c_transposed = problem->c_transposed;
    key.epilogue = problem->epilogue;
    key.pointers = problem->pointers;
    key.aligned = aligned || (plan->choice.packing.a && plan->choice.packing.b);
    key.aligned_output = aligned && plan->alignable_output;
    key.packed = plan->choice.packing.a || plan->choice.packing.b;
    key.fixup = sk__first_stage(&plan->choice);
    if (plan->schedule.tiles > 0)
    {
        SK__TRY(sk__get_pipeline(context, &key, &plan->pipelines[aligned]));
    }
    if (plan->last_wave.schedule.tiles > 0)
    {
        key.kernel = plan->choice.last_wave_kernel;
        key.parts_m = plan->last_wave.parts_m;
        key.parts_n = plan->last_wave.parts_n;
        SK__TRY(sk__get_pipeline(context, &key, &plan->last_wave.pipelines[aligned]));
    }
    if (plan->choice.fixup == SK_FIXUP_SEPARATE_PASS)
    {
        key.fixup = plan->choice.sum_rows ? SK__FIXUP_SUM_ROWS : SK__FIXUP_SUM;
        key.packed = false;
        SK__TRY(sk__get_pipeline(context, &key, &plan->sum_pipelines[aligned]));
    }
    if (plan->choice.fixup == SK_FIXUP_ATOMIC)
    {
        key.fixup = SK__FIXUP_NONE;
        key.packed = false;
        SK__TRY(sk__get_pipeline(context, &key, &plan->seed_pipelines[aligned]));
    }
    return SK_SUCCESS;
}

/* All kernels that share a copy's module share its pipeline. */
static sk_result sk__make_copy_pipeline(sk_context* context, uint32_t kernel, sk__fixup_stage stage,
                                        VkPipeline* pipeline)
{
    const uint32_t* words = sk__find_spirv(sk__kernel_at(kernel), stage)->words;
    sk__pipeline_key key;
    memset(&key, 0, sizeof key);
    key.fixup = stage;
    key.parts_m = key.parts_n = key.unit = 1;
    while (sk__find_spirv(sk__kernel_at(key.kernel), stage)->words != words)
    {
        ++key.kernel;
    }
    return sk__get_pipeline(context, &key, pipeline);
}

static sk_result sk__make_copy_pipelines(sk_context* context, sk_plan* plan)
{
    const sk__packing* packing = &plan->choice.packing;
    if (packing->a != packing->turn_a || packing->b != packing->turn_b)
    {
        SK__TRY(sk__make_copy_pipeline(context, plan->choice.kernel, SK__PACK, &plan->pack_pipeline));
    }
    if (packing->turn_a || packing->turn_b)
    {
        SK__TRY(sk__make_copy_pipeline(context, plan->choice.kernel, SK__TURN, &plan->turn_pipeline));
    }
    return SK_SUCCESS;
}

static sk__planner sk__make_planner(const sk_context* context, const sk_gemm_desc* desc, const sk__problem* problem)
{
    sk__planner planner = {
        &context->logger, &context->device, context->builds, context->costs, desc, problem, NULL, NULL};
    return planner;
}

/* What follows from a choice. */
static void sk__set_choice(sk_plan* plan, const sk__choice* choice)
{
    plan->choice = *choice;
    plan->schedule = sk__schedule_of(&plan->problem, choice);
    sk__lay_out_workspace(plan);
    sk__fill_last_wave(plan);
}

static sk_result sk__fill_plan(sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    sk__choice choice;
    plan->context = context;
    plan->allocator = context->allocator;
    SK__TRY(sk__resolve_problem(&context->logger, desc, &plan->problem));
    sk__planner planner = sk__make_planner(context, desc, &plan->problem);
    SK__TRY(sk__choose(&planner, &choice));
    sk__set_choice(plan, &choice);
    sk__find_alignment(plan);
    sk__fill_arguments(plan);
    sk__fill_packed_arguments(plan);
    if (sk__is_empty(plan))
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__make_copy_pipelines(context, plan));
    SK__TRY(sk__make_pipelines(context, plan, false));
    return plan->alignable ? sk__make_pipelines(context, plan, true) : SK_SUCCESS;
}

STREAMK_API sk_result sk_create_plan(sk_context* context, const sk_gemm_desc* desc, sk_plan** plan)
{
    if (!context || !plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    *plan = NULL;
    SK__REQUIRE(&context->logger, desc, SK_ERROR_NULL_ARGUMENT, "desc is NULL");
    sk_plan* made = (sk_plan*)sk__allocate(context->allocator, sizeof *made);
    SK__REQUIRE(&context->logger, made, SK_ERROR_OUT_OF_HOST_MEMORY, "the plan's %zu bytes could not be allocated",
                sizeof *made);
    sk_result result = sk__fill_plan(context, desc, made);
    if (result != SK_SUCCESS)
    {
        sk__free(context->allocator, made);
        return result;
    }
    *plan = made;
    return SK_SUCCESS;
}

STREAMK_API void sk_destroy_plan(sk_plan* plan)
{
    if (plan)
    {
        sk__free(plan->allocator, plan);
    }
}

/* Segments of the tile of a group that is split most: one more than the boundaries between workers inside it. */
static uint32_t sk__most_peers_of_group(sk__schedule schedule)
{
    uint32_t most = 1, peers = 1, tile = UINT32_MAX;
    for (uint32_t worker = 1; worker < schedule.stream_k_workers; ++worker)
    {
        uint32_t begin = sk__stream_k_begin(schedule, worker);
        if (begin % schedule.units != 0)
        {
            peers = begin / schedule.units == tile ? peers + 1u : 2u;
            tile = begin / schedule.units;
            most = sk__max(most, peers);
        }
    }
    return most;
}

static uint32_t sk__most_peers(sk__schedule schedule)
{
    uint32_t most = sk__max(schedule.splits, 1u);
    if (schedule.chunked)
    {
        return sk__max(schedule.units, 1u);
    }
    for (uint32_t group = 0; schedule.splits == 0 && group < schedule.groups; ++group)
    {
        most = sk__max(most, sk__most_peers_of_group(sk__group_schedule(schedule, group)));
    }
    return most;
}

/* What workers do, and what the compute units could meanwhile, in multiplications. */
typedef struct sk__occupancy
{
    double work, room;
} sk__occupancy;

static void sk__add_occupancy(const sk_plan* plan, uint32_t index, sk__schedule schedule, sk__occupancy* sum)
{
    const sk__kernel* kernel = sk__kernel_at(index);
    double k_iteration = (double)kernel->tile_m * kernel->tile_n * kernel->tile_k;
    uint32_t together =
        plan->context->device.compute_units * plan->context->costs->kernels[index].workgroups_per_unit;
    double rounds = sk__divide_up(schedule.workers, together);
    sum->work += (double)schedule.tiles * schedule.k_iterations * k_iteration;
    sum->room += rounds * together * sk__longest_worker(schedule) * k_iteration;
}

/* Share of the compute units' time in which they have work, if every multiplication takes as long. */
static float sk__utilisation(const sk_plan* plan)
{
    sk__occupancy sum = {0, 0};
    if (plan->schedule.tiles > 0)
    {
        sk__add_occupancy(plan, plan->choice.kernel, plan->schedule, &sum);
    }
    if (plan->last_wave.schedule.tiles > 0)
    {
        sk__add_occupancy(plan, plan->choice.last_wave_kernel, plan->last_wave.schedule, &sum);
    }
    return sum.work > 0 ? (float)(sum.work / sum.room) : 0.0f;
}

/* Adds what a retiled plan's last wave is. */
static void sk__query_last_wave(const sk_plan* plan, sk_plan_info* info)
{
    const sk__schedule* schedule = &plan->last_wave.schedule;
    info->last_wave_kernel = "";
    if (schedule->tiles > 0)
    {
        const sk__kernel* kernel = sk__kernel_at(plan->choice.last_wave_kernel);
        info->decomposition = SK_DECOMPOSITION_RETILED;
        info->last_wave_kernel = kernel->name;
        info->last_wave_tile_m = plan->problem.exchanged ? kernel->tile_n : kernel->tile_m;
        info->last_wave_tile_n = plan->problem.exchanged ? kernel->tile_m : kernel->tile_n;
        info->last_wave_tile_k = kernel->tile_k;
        info->last_wave_tiles = schedule->tiles;
        info->last_wave_k_iterations = schedule->k_iterations;
        info->workers += schedule->workers;
        info->longest_worker = sk__max(info->longest_worker, plan->schedule.tiles ? 0 : schedule->k_iterations);
    }
}

/* Names the operands of the left and of the right that the kernel sees. */
static sk_packing sk__operands_as_asked(const sk_plan* plan, bool left, bool right)
{
    bool a = plan->problem.exchanged ? right : left;
    bool b = plan->problem.exchanged ? left : right;
    return a && b ? SK_PACKING_ALWAYS : a ? SK_PACKING_A : b ? SK_PACKING_B : SK_PACKING_NEVER;
}

static sk_raster sk__raster_as_asked(const sk_plan* plan)
{
    return plan->choice.along_m != plan->problem.exchanged ? SK_RASTER_ALONG_M : SK_RASTER_ALONG_N;
}

STREAMK_API sk_plan_info sk_query_plan(const sk_plan* plan)
{
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    const sk__choice* choice = &plan->choice;
    sk_plan_info info;
    memset(&info, 0, sizeof info);
    info.kernel = kernel->name;
    info.tile_m = plan->problem.exchanged ? kernel->tile_n : kernel->tile_m;
    info.tile_n = plan->problem.exchanged ? kernel->tile_m : kernel->tile_n;
    info.tile_k = kernel->tile_k;
    info.exchanged = plan->problem.exchanged;
    info.decomposition = choice->fixup == SK_FIXUP_NONE ? SK_DECOMPOSITION_DATA_PARALLEL : choice->decomposition;
    info.fixup = choice->fixup;
    info.packing = sk__operands_as_asked(plan, choice->packing.a, choice->packing.b);
    info.turned = sk__operands_as_asked(plan, choice->packing.turn_a, choice->packing.turn_b);
    info.order = choice->data_parallel_first ? SK_ORDER_DATA_PARALLEL_FIRST : SK_ORDER_STREAM_K_FIRST;
    info.raster = sk__raster_as_asked(plan);
    info.raster_width = choice->raster_width;
    info.tiles = plan->schedule.tiles;
    info.k_iterations = plan->schedule.k_iterations;
    info.stream_k_tiles = choice->stream_k_tiles;
    info.workers = choice->workers;
    info.splits = choice->splits;
    info.minimum_segment = choice->minimum_segment;
    info.most_looks = choice->most_looks;
    info.k_alignment = choice->unit;
    info.chunk = choice->chunked ? choice->unit : 0;
    info.groups = choice->groups;
    info.longest_worker = plan->schedule.tiles ? sk__longest_worker(plan->schedule) : 0;
    info.most_peers = sk__most_peers(plan->schedule);
    info.utilisation = sk__utilisation(plan);
    info.predicted_time = choice->time;
    info.workspace_size = plan->workspace_size;
    info.workspace_alignment = SK__WORKSPACE_ALIGNMENT;
    sk__query_last_wave(plan, &info);
    return info;
}

/* How the work is shared, in the words that apply to a decomposition. */
static void sk__format_shares(const sk_plan_info* info, char* text, size_t size)
{
    static const char* const orders[] = {"", "Stream-K first", "data-parallel first"};
    char groups[32] = "", segments[32] = "", aligned[32] = "";
    if (info->groups > 1)
    {
        snprintf(groups, sizeof groups, ", %u groups", info->groups);
    }
    if (info->minimum_segment > 1)
    {
        snprintf(segments, sizeof segments, ", segments >= %u", info->minimum_segment);
    }
    if (info->chunk > 0 || info->k_alignment > 1)
    {
        snprintf(aligned, sizeof aligned, info->chunk > 0 ? ", chunks of %u" : ", at multiples of %u",
                 info->k_alignment);
    }
    switch ((int)info->decomposition)
    {
    case SK_DECOMPOSITION_SPLIT_K: snprintf(text, size, ", %u splits%s", info->splits, aligned); break;
    case SK_DECOMPOSITION_STREAM_K: snprintf(text, size, "%s%s%s", groups, segments, aligned); break;
    case SK_DECOMPOSITION_HYBRID:
        snprintf(text, size, ", %u Stream-K tiles%s%s%s, %s", info->stream_k_tiles, groups, segments, aligned,
                 orders[info->order]);
        break;
    default: snprintf(text, size, "%s", info->chunk > 0 ? aligned : ""); break;
    }
}

/* Which operands are copied, and how. */
static const char* sk__packing_text(sk_packing packing, sk_packing turned)
{
    static const char* const packed[] = {"", "", ", A packed", ", B packed", ", A and B packed"};
    static const char* const all_turned[] = {"", "", ", A turned", ", B turned", ", A and B turned"};
    bool mixed = turned != SK_PACKING_NEVER && turned != packing;
    const char* both = turned == SK_PACKING_A ? ", A turned, B packed" : ", A packed, B turned";
    return mixed ? both : turned == packing ? all_turned[packing] : packed[packing];
}

/* What the workspace is for. */
static void sk__format_workspace(const sk_plan_info* info, char* text, size_t size)
{
    char peers[32] = "", bytes[64] = "";
    if (info->fixup != SK_FIXUP_NONE)
    {
        snprintf(peers, sizeof peers, ", most peers %u", info->most_peers);
    }
    if (info->workspace_size > 0)
    {
        snprintf(bytes, sizeof bytes, "%s, workspace %llu bytes", sk__packing_text(info->packing, info->turned),
                 (unsigned long long)info->workspace_size);
    }
    snprintf(text, size, "%s%s", peers, bytes);
}

STREAMK_API size_t sk_format_plan(const sk_plan* plan, char* line, size_t size)
{
    static const char* const decompositions[] = {"auto", "data-parallel", "split-K", "Stream-K", "hybrid", "retiled"};
    static const char* const rasters[] = {"", "along m", "along n"};
    char shares[128], workspace[96];
    sk_plan_info info = sk_query_plan(plan);
    const sk__problem* problem = &plan->problem;
    char last_wave[128] = "", epilogue[96];
    if (info.last_wave_tiles > 0)
    {
        snprintf(last_wave, sizeof last_wave, "; last wave: %s, %u tiles x %u k-iterations", info.last_wave_kernel,
                 info.last_wave_tiles, info.last_wave_k_iterations);
    }
    sk__format_shares(&info, shares, sizeof shares);
    sk__format_workspace(&info, workspace, sizeof workspace);
    sk__format_epilogue(&problem->epilogue, info.exchanged, epilogue, sizeof epilogue);
    int length = snprintf(
        line, size,
        "%ux%ux%u batch %u%s: %s%s, %s%s%s; %u tiles x %u k-iterations on %u workers%s%s%s; raster %s by %u; "
        "longest worker %u%s, utilisation %.3f, predicted %.1f us",
        problem->exchanged ? problem->n : problem->m, problem->exchanged ? problem->m : problem->n, problem->k,
        problem->batch_count, problem->pointers ? " of addresses" : "", info.kernel,
        info.exchanged ? " (exchanged)" : "", decompositions[info.decomposition],
        info.fixup == SK_FIXUP_NONE ? "" : ", ", info.fixup == SK_FIXUP_NONE ? "" : sk__fixup_name(info.fixup),
        info.tiles, info.k_iterations, info.workers, shares, last_wave, epilogue, rasters[info.raster],
        info.raster_width, info.longest_worker, workspace, (double)info.utilisation, (double)info.predicted_time);
    return length < 0 ? 0 : (size_t)length;
}
