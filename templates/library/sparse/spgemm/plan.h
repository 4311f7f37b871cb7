/* spgemm/plan.h - a product of two sparse matrices, checked; how its rows are computed, and its workspace.
 *
 * Uses spgemm/expansion.h, spgemm/shared_memory.h, and the shared text of row classes. Must not know pipelines or
 * command buffers.
 */

#include "expansion.h"
#include "shared_memory.h"
#include "../../../shared/sparse/row_classes.h"
#include "../../../shared/sparse/row_parts.h"
#include "../../../shared/sparse/narrow_rows.h"
#include "../../../shared/sparse/column_sample.h"
#include "../../../shared/sparse/spgemm_arguments.h"

enum
{
    SK__SPGEMM_CLASSES = SK__SHORT_CLASSES + 1,    /* with that of long rows */
    SK__SUBGROUP_WAVES = 4,                        /* of workgroups whose teams are in subgroups */
    SK__WINDOW_UNIT = 64,                          /* columns of which a window has some */
    SK__WINDOW_BLOCK = 2048,                       /* windows that are chosen are multiples of it, if these fit */
    SK__MOST_WINDOW = SK__WINDOW_BLOCK * (1 << 16) /* bytes of a window are below 2^31 */
};

#define SK__WINDOWS_SIZE ((VkDeviceSize)256 << 20) /* bytes of all windows, unless the desc tells */

typedef struct sk__spgemm_problem
{
    uint32_t kernel; /* index */
    uint32_t rows, inner, columns, a_nonzeros, b_nonzeros;
    sk_type type;
    bool linear, a_is_identity; /* which has a_nonzeros, but no arrays */
} sk__spgemm_problem;

struct sk_spgemm_plan
{
    sk__program program;
    sk__spgemm_problem problem;
    sk_spgemm_plan_info info;
    uint32_t bound_lanes;                    /* of a team that counts the products of a row */
    uint32_t workgroups[SK__SPGEMM_CLASSES]; /* of a dispatch */
    uint32_t split_workgroups;               /* of split and prepare */
    uint32_t runs;                           /* of products of a chunk; 0: rows are not expanded */
    uint32_t run_workgroups;
    VkPipeline clear, bound, split;    /* the first step */
    VkPipeline prepare, sums, offsets; /* begins, and end, the second one */
    VkPipeline counts[SK__SPGEMM_CLASSES], fills[SK__SPGEMM_CLASSES];
    VkPipeline count_narrow, fill_narrow;
    VkPipeline place_sums, places, cut, list;         /* merge-path: in place of bound, */
    VkPipeline expand, join, clear_sizes, heads, add; /* and of a chunk */
};

static sk_result sk__check_factor_extents(const sk_logger* logger, const char* name, uint32_t rows, uint32_t columns,
                                          uint32_t nonzeros)
{
    SK__REQUIRE(logger, nonzeros < UINT32_MAX - rows, SK_ERROR_TOO_LARGE,
                "rows and nonzeros of %s are %u and %u, must add up to less than 4294967295", name, rows, nonzeros);
    SK__REQUIRE(logger, nonzeros == 0 || (rows > 0 && columns > 0), SK_ERROR_INVALID_VALUE,
                "%s has %u nonzero%s, but is %u x %u", name, nonzeros, sk__plural(nonzeros), rows, columns);
    return SK_SUCCESS;
}

static sk_result sk__check_shared_memory(const sk_context* context, uint32_t kernel)
{
    uint32_t needed = sk__filling_shared_size(sk__element_of(sk__sparse_kernel_at(kernel)->accumulator)->size);
    SK__REQUIRE(&context->logger, context->device.shared_size >= needed, SK_ERROR_NO_KERNEL,
                "maxComputeSharedMemorySize is %u, sparse matrices of %s are multiplied with each other in %u bytes",
                context->device.shared_size, sk_word(SK_WORDS_TYPE, sk__sparse_kernel_at(kernel)->type), needed);
    return SK_SUCCESS;
}

/* The nonzeros of A, also of one that has no arrays. */
static sk_result sk__count_factor(const sk_logger* logger, const sk_spgemm_desc* desc, uint32_t* nonzeros)
{
    SK__REQUIRE(logger, !desc->a_is_identity || desc->k == desc->m, SK_ERROR_INVALID_VALUE,
                "k is %u, must be m, which is %u, as A is the identity", desc->k, desc->m);
    SK__REQUIRE(logger, !desc->a_is_identity || desc->a_nonzeros == 0, SK_ERROR_INVALID_VALUE,
                "a_nonzeros is %u, must be 0, as A is the identity", desc->a_nonzeros);
    *nonzeros = desc->a_is_identity ? desc->m : desc->a_nonzeros;
    return SK_SUCCESS;
}

static sk_result sk__resolve_spgemm(const sk_context* context, const sk_spgemm_desc* desc,
                                    sk__spgemm_problem* problem)
{
    const sk_logger* logger = &context->logger;
    SK__TRY(sk__count_factor(logger, desc, &problem->a_nonzeros));
    SK__TRY(sk__check_factor_extents(logger, "A", desc->m, desc->k, problem->a_nonzeros));
    SK__TRY(sk__check_factor_extents(logger, "B", desc->k, desc->n, desc->b_nonzeros));
    SK__REQUIRE(logger, (uint32_t)desc->epilogue <= SK_EPILOGUE_LINEAR, SK_ERROR_INVALID_VALUE,
                "epilogue is %d, which is not an sk_epilogue", (int)desc->epilogue);
    SK__REQUIRE(logger, desc->window % SK__WINDOW_UNIT == 0 && desc->window <= (uint32_t)SK__MOST_WINDOW,
                SK_ERROR_INVALID_VALUE, "window is %u, must be a multiple of %d, and at most %u", desc->window,
                (int)SK__WINDOW_UNIT, (uint32_t)SK__MOST_WINDOW);
    SK__REQUIRE(logger, desc->workers <= SK__MOST_WORKGROUPS, SK_ERROR_WORKERS, "workers is %u, must be at most %u",
                desc->workers, (uint32_t)SK__MOST_WORKGROUPS);
    SK__TRY(sk__check_expansion_wishes(logger, desc));
    SK__TRY(sk__find_sparse_kernel(context, desc->type, &problem->kernel));
    SK__TRY(sk__check_shared_memory(context, problem->kernel));
    problem->rows = desc->m;
    problem->inner = desc->k;
    problem->columns = desc->n;
    problem->b_nonzeros = desc->b_nonzeros;
    problem->type = desc->type;
    problem->linear = desc->epilogue == SK_EPILOGUE_LINEAR;
    problem->a_is_identity = desc->a_is_identity;
    return SK_SUCCESS;
}

/* Bytes of the workspace that come before windows: an array more has the products of long rows. */
static VkDeviceSize sk__lists_end(uint32_t rows)
{
    VkDeviceSize blocks = (SK__SPGEMM_LISTS + (VkDeviceSize)1) * sk__list_blocks(rows);
    return 4u * (SK__SPGEMM_LISTS_BEGIN + blocks * SK__SPGEMM_BLOCK);
}

/* Whether a row is computed by invocations of one subgroup, which wait for nobody else. */
static bool sk__is_row_of_subgroup(const sk_spgemm_plan* plan, uint32_t row_class)
{
    const sk__device* device = &plan->program.context->device;
    bool is_short =
        row_class < SK__SHORT_CLASSES && plan->info.decomposition != SK_SPARSE_DECOMPOSITION_THREAD_MAPPED;
    return is_short && SK__CLASS_LANES(row_class) <= 32u &&
           sk__can_add_in_subgroup(device, SK__CLASS_LANES(row_class)) &&
           device->shared_size >= sk__subgroups_shared_size(SK__CLASS_LANES(row_class));
}

/* Workgroups that run together. */
static uint32_t sk__find_wave(const sk_context* context)
{
    uint32_t per_unit = sk__find_sparse_costs(&context->device)->workgroups_per_unit;
    return sk__min(context->device.compute_units * per_unit, SK__MOST_WORKGROUPS);
}

/* The invocations of a subgroup that computes a narrow row; 0: none does. Where all rows are computed at once, a
 * workgroup takes less time for each. */
static uint32_t sk__narrow_lanes(const sk_spgemm_plan* plan)
{
    const sk__device* device = &plan->program.context->device;
    uint32_t sum_size = sk__element_of(sk__sparse_kernel_at(plan->problem.kernel)->accumulator)->size;
    bool computes = plan->info.decomposition != SK_SPARSE_DECOMPOSITION_THREAD_MAPPED &&
                    plan->problem.rows > sk__find_wave(plan->program.context) && !plan->problem.a_is_identity &&
                    sk__can_add_in_subgroup(device, device->subgroup_size) &&
                    device->subgroup_size <= SK__SPARSE_INVOCATIONS &&
                    device->shared_size >= sk__narrow_shared_size(sum_size);
    return computes ? device->subgroup_size : 0;
}

/* Whether an invocation computes a row alone. Those of the first class have so few products that the table of a team
 * which is in several subgroups takes longer. */
static bool sk__is_row_alone(const sk_spgemm_plan* plan, uint32_t row_class)
{
    bool is_short = row_class < SK__SHORT_CLASSES && !sk__is_row_of_subgroup(plan, row_class);
    return is_short && (row_class == 0 || plan->info.decomposition == SK_SPARSE_DECOMPOSITION_THREAD_MAPPED);
}

/* The invocations that compute a row, or a part of one. */
static uint32_t sk__lanes_of_row(const sk_spgemm_plan* plan, uint32_t row_class)
{
    bool is_short = row_class < SK__SHORT_CLASSES;
    uint32_t lanes = is_short ? SK__CLASS_LANES(row_class) : (uint32_t)SK__SPARSE_INVOCATIONS;
    return sk__is_row_alone(plan, row_class) ? 1u : lanes;
}

static uint32_t sk__window_sum_size(const sk__spgemm_problem* problem)
{
    return sk__element_of(sk__sparse_kernel_at(problem->kernel)->accumulator)->size;
}

/* Columns of a window for which there is memory, if that has no room for a block of them. */
static uint32_t sk__small_window(VkDeviceSize room, uint32_t sum_size)
{
    VkDeviceSize units = room / sk__window_size(SK__WINDOW_UNIT, sum_size);
    uint32_t most = SK__WINDOW_BLOCK / SK__WINDOW_UNIT;
    return SK__WINDOW_UNIT * (units < most ? sk__max((uint32_t)units, 1u) : most);
}

/* Whole rows, if there is memory for that; then as many workers as there is memory for. Fewer columns take so many more
 * turns, which more workers do not make up for. */
static void sk__choose_windows(const sk_context* context, const sk_spgemm_desc* desc,
                               const sk__spgemm_problem* problem, VkDeviceSize room, sk_spgemm_plan_info* info)
{
    uint32_t wave = sk__max(sk__min(sk__find_wave(context), desc->m), 1u);
    VkDeviceSize block = sk__window_size(SK__WINDOW_BLOCK, sk__window_sum_size(problem)), blocks = room / block;
    uint32_t whole = sk__divide_up(sk__max(desc->n, 1u), SK__WINDOW_BLOCK);
    whole = sk__min(whole, SK__MOST_WINDOW / SK__WINDOW_BLOCK);
    uint32_t most = blocks < whole ? (uint32_t)blocks : whole;
    uint32_t chosen = most > 0 ? most * SK__WINDOW_BLOCK : sk__small_window(room, sk__window_sum_size(problem));
    info->window = desc->window ? desc->window : chosen;
    VkDeviceSize served = room / sk__window_size(info->window, sk__window_sum_size(problem));
    uint32_t fitting = served < wave ? (uint32_t)served : wave;
    info->workers = desc->workers ? desc->workers : sk__min(sk__max(fitting, 1u), SK__MOST_WORKGROUPS);
}

/* Dispatches of the three steps. */
static uint32_t sk__count_spgemm_dispatches(const sk_spgemm_plan* plan)
{
    uint32_t of_classes =
        3u + (SK__SPGEMM_CLASSES + 3u) + SK__SPGEMM_CLASSES + (plan->info.narrow_lanes > 0 ? 2u : 0u);
    uint32_t of_chunk = 2u * (sk__count_levels(plan->runs) + 2u) + 2u;
    return of_classes + (plan->runs > 0 ? 3u + plan->info.most_chunks * of_chunk : 0u);
}

/* A quarter of the memory for products is for windows. */
static sk_result sk__describe_spgemm(const sk_context* context, const sk_spgemm_desc* desc, sk_spgemm_plan* plan)
{
    const sk__spgemm_problem* problem = &plan->problem;
    sk_spgemm_plan_info* info = &plan->info;
    bool merges = desc->decomposition == SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    VkDeviceSize lists = SK__WORKSPACE_HEAD + sk__lists_end(problem->rows), most = desc->most_workspace;
    VkDeviceSize room = most == 0 ? SK__WINDOWS_SIZE : most > lists ? most - lists : 0;
    VkDeviceSize for_windows = merges ? room / 4u : room;
    memset(info, 0, sizeof *info);
    info->decomposition = desc->decomposition ? desc->decomposition : SK_SPARSE_DECOMPOSITION_GROUP_MAPPED;
    plan->runs = merges ? sk__choose_expansion(desc, problem->a_nonzeros, room - for_windows, info) : 0;
    VkDeviceSize expansion = sk__bytes_of(sk__expansion_size(problem->a_nonzeros, plan->runs));
    sk__choose_windows(context, desc, problem, for_windows, info);
    info->classes = SK__SPGEMM_CLASSES;
    info->short_products = sk__class_room(SK__SHORT_CLASSES - 1u);
    info->narrow_lanes = sk__narrow_lanes(plan);
    info->narrow_columns = info->narrow_lanes * SK__NARROW_SLOTS_OF_LANE;
    info->dispatch_count = sk__count_spgemm_dispatches(plan);
    info->workspace_alignment = SK__WORKSPACE_ALIGNMENT;
    VkDeviceSize window = sk__window_size(info->window, sk__window_sum_size(problem));
    info->workspace_size = lists + expansion + info->workers * window;
    SK__REQUIRE(
        &context->logger, most == 0 || info->workspace_size <= most, SK_ERROR_WORKSPACE_TOO_SMALL,
        "most_workspace is %llu byte%s, the plan needs %llu: %llu for counters and rows, %llu for products, and %u "
        "times %llu for windows",
        (unsigned long long)most, sk__plural(most), (unsigned long long)info->workspace_size,
        (unsigned long long)lists, (unsigned long long)expansion, info->workers, (unsigned long long)window);
    return SK_SUCCESS;
}

/* Short rows get a wave, or as many workgroups as all rows are; those of subgroups more, which are short of nothing. */
static void sk__choose_row_workers(const sk_context* context, sk_spgemm_plan* plan)
{
    const sk__spgemm_problem* problem = &plan->problem;
    const sk__sparse_costs* costs = sk__find_sparse_costs(&context->device);
    uint32_t wave = sk__find_wave(context);
    uint32_t mean = problem->rows ? problem->a_nonzeros / problem->rows : 0, most_for_rows = wave;
    plan->bound_lanes = sk__power_of_two_above(mean / costs->nonzeros_per_team, SK__SPARSE_INVOCATIONS);
    for (uint32_t i = 0; i < SK__SHORT_CLASSES; ++i)
    {
        uint32_t all = sk__divide_up(problem->rows, SK__SPARSE_INVOCATIONS / sk__lanes_of_row(plan, i));
        uint32_t most =
            sk__is_row_of_subgroup(plan, i) ? sk__min(SK__SUBGROUP_WAVES * wave, SK__MOST_WORKGROUPS) : wave;
        plan->workgroups[i] = sk__max(sk__min(all, most), 1u);
        most_for_rows = sk__max(most_for_rows, plan->workgroups[i]);
    }
    plan->workgroups[SK__SHORT_CLASSES] = plan->info.workers;
    uint32_t lanes = plan->info.narrow_lanes;
    uint32_t all = lanes ? sk__divide_up(problem->rows, SK__SPARSE_INVOCATIONS / lanes) : 0;
    plan->info.narrow_workgroups = sk__min(all, sk__min(SK__SUBGROUP_WAVES * wave, SK__MOST_WORKGROUPS));
    most_for_rows = sk__max(most_for_rows, plan->info.narrow_workgroups);
    uint32_t looked_at = sk__max(problem->rows, problem->b_nonzeros);
    uint32_t splitting =
        sk__max(sk__divide_up(looked_at, 4u * SK__SPARSE_INVOCATIONS), SK__SAMPLE / SK__SPARSE_INVOCATIONS);
    plan->split_workgroups = sk__max(sk__min(splitting, wave), 1u);
    plan->run_workgroups = sk__min(plan->runs, sk__max(wave, 1u));
    uint32_t scanned = sk__max(problem->rows, plan->runs > 0 ? problem->a_nonzeros : 0);
    plan->info.most_workgroups = sk__max(most_for_rows, sk__max(plan->info.workers, sk__size_shares(scanned)));
}

STREAMK_API sk_spgemm_plan_info sk_query_spgemm_plan(const sk_spgemm_plan* plan)
{
    return plan->info;
}

STREAMK_API sk_spgemm_class_info sk_query_spgemm_class(const sk_spgemm_plan* plan, uint32_t row_class)
{
    sk_spgemm_class_info info = {plan->info.most_products, SK__SPARSE_INVOCATIONS, plan->run_workgroups};
    if (row_class < SK__SPGEMM_CLASSES)
    {
        info.most_products = row_class < SK__SHORT_CLASSES ? sk__class_room(row_class) : 0u;
        info.lanes = sk__lanes_of_row(plan, row_class);
        info.workgroups = plan->workgroups[row_class];
    }
    else if (plan->runs == 0)
    {
        info.lanes = 0;
    }
    return info;
}

static void sk__tell_spgemm_plan(const sk__program* program, sk__line* line)
{
    const sk_spgemm_plan* plan = (const sk_spgemm_plan*)program;
    const sk__spgemm_problem* problem = &plan->problem;
    if (!problem->a_is_identity)
    {
        sk__add(line, "%ux%u of %u nonzeros times ", problem->rows, problem->inner, problem->a_nonzeros);
    }
    sk__add(line, "%ux%u of %u nonzeros%s, of %s: --decomposition %s", problem->inner, problem->columns,
            problem->b_nonzeros, problem->a_is_identity ? " merged" : "", sk_word(SK_WORDS_TYPE, problem->type),
            sk_word(SK_WORDS_SPARSE_DECOMPOSITION, plan->info.decomposition));
    if (plan->runs > 0)
    {
        sk__add(line, " --most-products %u --most-chunks %u", plan->info.most_products, plan->info.most_chunks);
    }
    sk__add(line, " --workers %u --window %u; ", plan->info.workers, plan->info.window);
    sk__add(line, "rows of up to %u products are short, workspace %llu bytes", plan->info.short_products,
            (unsigned long long)plan->info.workspace_size);
}

STREAMK_API size_t sk_format_spgemm_plan(const sk_spgemm_plan* plan, char* line, size_t size)
{
    return sk__format_program(&plan->program, line, size);
}
