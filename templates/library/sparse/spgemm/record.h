/* spgemm/record.h - appends the steps of a product of two sparse matrices to a command buffer.
 *
 * Uses spgemm/create.h, sparse/operands.h. Nothing here changes a plan or a context.
 */

#include "create.h"
#include "../operands.h"

typedef enum sk__spgemm_step
{
    SK__STEP_BOUND,
    SK__STEP_COUNT,
    SK__STEP_FILL
} sk__spgemm_step;

/* Memory of a step; of what it does not use, nothing. Those from `first_written` on are written. */
enum
{
    SK__A_OFFSETS,
    SK__A_COLUMNS,
    SK__A_VALUES,
    SK__B_OFFSETS,
    SK__B_COLUMNS,
    SK__B_VALUES,
    SK__C_OFFSETS,
    SK__C_COLUMNS,
    SK__C_VALUES,
    SK__SPGEMM_STATUS,
    SK__SPGEMM_WORKSPACE,
    SK__SPGEMM_OPERANDS
};

/* A matrix that is read, as far as the step does. Without nonzeros nothing of it is. */
static sk_result sk__resolve_factor(const sk_spgemm_plan* plan, const char* const names[3], const sk_csr* matrix,
                                    uint32_t rows, uint32_t nonzeros, bool columns, bool values, sk__memory* memory)
{
    const sk_context* context = plan->program.context;
    uint64_t offsets = nonzeros > 0 ? rows + (uint64_t)1 : 0;
    SK__TRY(sk__resolve_elements(context, names[0], &matrix->row_offsets, &sk__word_element, offsets, &memory[0]));
    SK__TRY(sk__resolve_elements(context, names[1], &matrix->column_indices, &sk__word_element,
                                 columns ? nonzeros : 0, &memory[1]));
    return sk__resolve_elements(context, names[2], &matrix->values, sk__element_of(plan->problem.type),
                                values ? nonzeros : 0, &memory[2]);
}

static sk_result sk__resolve_product(const sk_spgemm_plan* plan, const sk_spgemm_args* args, sk__spgemm_step step,
                                     sk__memory* memory)
{
    const sk_context* context = plan->program.context;
    uint64_t offsets = step == SK__STEP_BOUND ? 0 : plan->problem.rows + (uint64_t)1;
    uint64_t capacity = step == SK__STEP_FILL ? args->capacity : 0;
    SK__TRY(sk__resolve_elements(context, "c.row_offsets", &args->c.row_offsets, &sk__word_element, offsets,
                                 &memory[SK__C_OFFSETS]));
    SK__TRY(sk__resolve_elements(context, "c.column_indices", &args->c.column_indices, &sk__word_element, capacity,
                                 &memory[SK__C_COLUMNS]));
    SK__TRY(sk__resolve_elements(context, "c.values", &args->c.values, sk__element_of(plan->problem.type), capacity,
                                 &memory[SK__C_VALUES]));
    SK__TRY(sk__resolve_elements(context, "status", &args->status, &sk__word_element, SK__SPGEMM_STATUS_WORDS,
                                 &memory[SK__SPGEMM_STATUS]));
    return sk__resolve_workspace(context, &args->workspace, plan->info.workspace_size, &memory[SK__SPGEMM_WORKSPACE]);
}

/* A and B are only read. */
static sk_result sk__check_spgemm_overlaps(const sk_logger* logger, const sk__memory* memory)
{
    for (int i = SK__C_OFFSETS; i < SK__SPGEMM_OPERANDS; ++i)
    {
        for (int other = 0; other < i; ++other)
        {
            SK__TRY(sk__check_overlap(logger, &memory[i], &memory[other]));
        }
    }
    return SK_SUCCESS;
}

/* Values are multiplied by alpha, which may be 0. */
static bool sk__reads_values(const sk_spgemm_plan* plan, const sk_spgemm_args* args)
{
    return !plan->problem.linear || !sk__rounds_to_zero(args->alpha);
}

static sk_result sk__resolve_spgemm_operands(const sk_spgemm_plan* plan, const sk_spgemm_args* args,
                                             sk__spgemm_step step, sk__memory* memory)
{
    static const char* const a[] = {"a.row_offsets", "a.column_indices", "a.values"};
    static const char* const b[] = {"b.row_offsets", "b.column_indices", "b.values"};
    const sk__spgemm_problem* problem = &plan->problem;
    bool fills = step == SK__STEP_FILL, values = fills && sk__reads_values(plan, args);
    if (problem->linear && fills)
    {
        SK__TRY(sk__check_factor(plan->program.context, "", "alpha", args->alpha, problem->type));
    }
    SK__TRY(sk__resolve_factor(plan, a, &args->a, problem->rows, problem->a_is_identity ? 0 : problem->a_nonzeros,
                               true, values, &memory[SK__A_OFFSETS]));
    SK__TRY(sk__resolve_factor(plan, b, &args->b, problem->inner, problem->b_nonzeros, step != SK__STEP_BOUND, values,
                               &memory[SK__B_OFFSETS]));
    SK__TRY(sk__resolve_product(plan, args, step, memory));
    return sk__check_spgemm_overlaps(&plan->program.context->logger, memory);
}

/* The address of an array of A or B. Of one without elements a kernel may read the first, if words of the workspace are
 * not those that the steps before left: that is other memory. */
static VkDeviceAddress sk__factor_address(const sk__memory* array, uint32_t elements, const sk__memory* workspace)
{
    return elements > 0 ? array->address : workspace->address;
}

static sk__spgemm_arguments sk__make_spgemm_arguments(const sk_spgemm_plan* plan, const sk_spgemm_args* args,
                                                      const sk__memory* memory)
{
    const sk__spgemm_problem* problem = &plan->problem;
    const sk__memory* workspace = &memory[SK__SPGEMM_WORKSPACE];
    bool reads = sk__reads_values(plan, args);
    uint32_t a_values = reads ? problem->a_nonzeros : 0, b_values = reads ? problem->b_nonzeros : 0;
    sk__spgemm_arguments arguments;
    sk__put_address(arguments.a_offsets, memory[SK__A_OFFSETS].address);
    sk__put_address(arguments.a_columns, sk__factor_address(&memory[SK__A_COLUMNS], problem->a_nonzeros, workspace));
    sk__put_address(arguments.a_values, sk__factor_address(&memory[SK__A_VALUES], a_values, workspace));
    sk__put_address(arguments.b_offsets, memory[SK__B_OFFSETS].address);
    sk__put_address(arguments.b_columns, sk__factor_address(&memory[SK__B_COLUMNS], problem->b_nonzeros, workspace));
    sk__put_address(arguments.b_values, sk__factor_address(&memory[SK__B_VALUES], b_values, workspace));
    sk__put_address(arguments.c_offsets, memory[SK__C_OFFSETS].address);
    sk__put_address(arguments.c_columns, memory[SK__C_COLUMNS].address);
    sk__put_address(arguments.c_values, memory[SK__C_VALUES].address);
    sk__put_address(arguments.status, memory[SK__SPGEMM_STATUS].address);
    sk__put_address(arguments.workspace, sk__after_head(&memory[SK__SPGEMM_WORKSPACE]));
    arguments.rows = problem->rows;
    arguments.inner = problem->inner;
    arguments.columns = problem->columns;
    arguments.a_nonzeros = problem->a_nonzeros;
    arguments.b_nonzeros = problem->b_nonzeros;
    arguments.capacity = args->capacity;
    arguments.alpha = reads ? sk__factor_bits(problem->type, problem->linear ? args->alpha : 1.0) : 0u;
    arguments.window = plan->info.window;
    arguments.runs = plan->runs;
    arguments.step = 0;
    return arguments;
}

static void sk__add_spgemm_step(sk__launch* launch, VkPipeline pipeline, const sk__spgemm_arguments* arguments,
                                uint32_t workgroups)
{
    const uint32_t groups[3] = {workgroups, 1, 1};
    sk__add_sparse_step(launch, pipeline, arguments, sizeof *arguments, groups);
}

/* Begins a step, once all is in order. The caller ends the launch. */
static sk_result sk__begin_spgemm_step(VkCommandBuffer commands, const sk_spgemm_plan* plan,
                                       const sk_spgemm_args* args, sk__spgemm_step step,
                                       sk__spgemm_arguments* arguments, sk__launch* launch)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    const sk_context* context = plan->program.context;
    sk__memory memory[SK__SPGEMM_OPERANDS];
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__REQUIRE(&context->logger, args, SK_ERROR_NULL_ARGUMENT, "args is NULL");
    SK__TRY(sk__require_device(context));
    SK__TRY(sk__resolve_spgemm_operands(plan, args, step, memory));
    *arguments = sk__make_spgemm_arguments(plan, args, memory);
    *launch = sk__begin_labelled(&plan->program, commands);
    return SK_SUCCESS;
}

/* Counts the products of rows, and lists these in their classes. */
static void sk__add_bound(sk__launch* launch, const sk_spgemm_plan* plan, const sk__spgemm_arguments* arguments)
{
    uint32_t teams = (uint32_t)SK__SPARSE_INVOCATIONS / plan->bound_lanes;
    uint32_t workgroups = sk__max(sk__divide_up(plan->problem.rows, teams), 1u);
    sk__add_spgemm_step(launch, plan->bound, arguments, sk__min(workgroups, SK__MOST_WORKGROUPS));
}

/* Merge-path: finds where products begin, cuts rows into chunks, and lists the others in their classes. */
static void sk__add_cut(sk__launch* launch, const sk_spgemm_plan* plan, sk__spgemm_arguments arguments)
{
    uint32_t shares = sk__size_shares(plan->problem.a_nonzeros);
    sk__add_spgemm_step(launch, plan->place_sums, &arguments, shares);
    sk__wait(launch);
    sk__add_spgemm_step(launch, plan->places, &arguments, shares);
    sk__wait(launch);
    arguments.step = plan->info.most_chunks;
    sk__add_spgemm_step(launch, plan->cut, &arguments, 1);
    sk__wait(launch);
    sk__add_spgemm_step(launch, plan->list, &arguments, plan->split_workgroups);
}

/* Expands and sorts each chunk, and counts its nonzeros, or computes them. */
static void sk__add_chunks(sk__launch* launch, const sk_spgemm_plan* plan, sk__spgemm_arguments arguments, bool fills)
{
    for (uint32_t chunk = 0; chunk < plan->info.most_chunks; ++chunk)
    {
        arguments.step = chunk | (fills ? SK__STEP_FILLS : 0u);
        sk__add_spgemm_step(launch, plan->expand, &arguments, plan->run_workgroups);
        sk__wait(launch);
        for (uint32_t level = 0; level < sk__count_levels(plan->runs); ++level)
        {
            arguments.step = chunk | level << SK__STEP_LEVEL_SHIFT | (fills ? SK__STEP_FILLS : 0u);
            sk__add_spgemm_step(launch, plan->join, &arguments, plan->run_workgroups);
            sk__wait(launch);
        }
        sk__add_spgemm_step(launch, plan->heads, &arguments, plan->run_workgroups);
        sk__wait(launch);
        if (fills)
        {
            sk__add_spgemm_step(launch, plan->add, &arguments, plan->run_workgroups);
            sk__wait(launch);
        }
    }
}

/* Before nonzeros of chunks are counted. */
static void sk__add_clear_sizes(sk__launch* launch, const sk_spgemm_plan* plan, sk__spgemm_arguments arguments)
{
    for (arguments.step = 0; arguments.step < plan->info.most_chunks; ++arguments.step)
    {
        sk__add_spgemm_step(launch, plan->clear_sizes, &arguments, plan->run_workgroups);
    }
}

STREAMK_API sk_result sk_bound_spgemm(VkCommandBuffer commands, const sk_spgemm_plan* plan,
                                      const sk_spgemm_args* args)
{
    sk__spgemm_arguments arguments;
    sk__launch launch;
    SK__TRY(sk__begin_spgemm_step(commands, plan, args, SK__STEP_BOUND, &arguments, &launch));
    sk__add_spgemm_step(&launch, plan->clear, &arguments, 1);
    sk__wait(&launch);
    if (plan->runs > 0)
    {
        sk__add_cut(&launch, plan, arguments);
    }
    else
    {
        sk__add_bound(&launch, plan, &arguments);
    }
    sk__wait(&launch);
    sk__add_spgemm_step(&launch, plan->split, &arguments, plan->split_workgroups);
    sk__end_labelled(&launch);
    return SK_SUCCESS;
}

/* Long rows first: those of other classes are computed beside them, as no barrier is between classes. */
static void sk__add_classes(sk__launch* launch, const sk_spgemm_plan* plan, const VkPipeline* pipelines,
                            const sk__spgemm_arguments* arguments)
{
    for (uint32_t i = SK__SPGEMM_CLASSES; i-- > 0;)
    {
        sk__add_spgemm_step(launch, pipelines[i], arguments, plan->workgroups[i]);
    }
}

static void sk__add_narrow(sk__launch* launch, const sk_spgemm_plan* plan, VkPipeline pipeline,
                           const sk__spgemm_arguments* arguments)
{
    if (plan->info.narrow_workgroups > 0)
    {
        sk__add_spgemm_step(launch, pipeline, arguments, plan->info.narrow_workgroups);
    }
}

STREAMK_API sk_result sk_count_spgemm(VkCommandBuffer commands, const sk_spgemm_plan* plan,
                                      const sk_spgemm_args* args)
{
    sk__spgemm_arguments arguments;
    sk__launch launch;
    SK__TRY(sk__begin_spgemm_step(commands, plan, args, SK__STEP_COUNT, &arguments, &launch));
    uint32_t shares = sk__size_shares(plan->problem.rows);
    sk__add_spgemm_step(&launch, plan->prepare, &arguments, plan->split_workgroups);
    sk__add_narrow(&launch, plan, plan->count_narrow, &arguments);
    sk__add_clear_sizes(&launch, plan, arguments);
    sk__wait(&launch);
    sk__add_classes(&launch, plan, plan->counts, &arguments);
    sk__add_chunks(&launch, plan, arguments, false);
    sk__wait(&launch);
    sk__add_spgemm_step(&launch, plan->sums, &arguments, shares);
    sk__wait(&launch);
    sk__add_spgemm_step(&launch, plan->offsets, &arguments, shares);
    sk__end_labelled(&launch);
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_fill_spgemm(VkCommandBuffer commands, const sk_spgemm_plan* plan, const sk_spgemm_args* args)
{
    sk__spgemm_arguments arguments;
    sk__launch launch;
    SK__TRY(sk__begin_spgemm_step(commands, plan, args, SK__STEP_FILL, &arguments, &launch));
    sk__add_narrow(&launch, plan, plan->fill_narrow, &arguments);
    sk__add_classes(&launch, plan, plan->fills, &arguments);
    sk__add_chunks(&launch, plan, arguments, true);
    sk__end_labelled(&launch);
    return SK_SUCCESS;
}
