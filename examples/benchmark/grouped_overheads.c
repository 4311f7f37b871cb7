#include "grouped_overheads.h"

#include "groups.h"
#include "parts/matrices/random.h"

enum
{
    TINY = 16,
    PLANNED = 1000,
    PLANNING_TRIES = 51
};

/* ---- prepare --------------------------------------------------------------------------------- */

/* What a launch of nothing needs. */
typedef struct nothing
{
    sk_plan* plan;
    bool is_grouped;
    gpu_buffer operand, table, workspace;
} nothing;

static bool record_nothing(VkCommandBuffer commands, uint32_t count, void* user_data)
{
    const nothing* x = user_data;
    sk_buffer operand = make_gpu_matrix(&x->operand, 0), workspace = make_gpu_matrix(&x->workspace, 0);
    sk_grouped_gemm_args grouped = {.a = operand, .b = operand, .d = operand, .workspace = workspace};
    uint64_t size = x->operand.size / 2;
    sk_gemm_args single = {
        .a = operand, .b = operand, .d = make_gpu_matrix(&x->operand, size), .workspace = workspace};
    single.a.size = single.b.size = single.d.size = size;
    grouped.table = make_gpu_matrix(&x->table, 0);
    for (uint32_t i = 0; i < count; i++)
    {
        sk_result result =
            x->is_grouped ? sk_grouped_gemm(commands, x->plan, &grouped) : sk_gemm(commands, x->plan, &single);
        if (result != SK_SUCCESS)
            return false;
        record_compute_barrier(commands);
    }
    return true;
}

/* A plan for so many problems, or of one product. */
static bool plan_nothing(sk_context* context, const product_types* types, uint32_t problems, nothing* x)
{
    static const group one = {.count = 1, .problems = {{.m = TINY, .n = TINY, .k = TINY}}};
    sk_grouped_gemm_desc desc = describe_group(&one, types);
    desc.gemm.m = desc.gemm.n = desc.gemm.k = TINY;
    desc.gemm.decomposition = x->is_grouped ? SK_DECOMPOSITION_STREAM_K : SK_DECOMPOSITION_DATA_PARALLEL;
    desc.gemm.packing = SK_PACKING_NEVER;
    desc.most_problems = problems;
    return (x->is_grouped ? sk_create_grouped_gemm_plan(context, &desc, &x->plan)
                          : sk_create_gemm_plan(context, &desc.gemm, &x->plan)) == SK_SUCCESS;
}

static bool clear_nothing(const gpu* g, const sk_context* context, const nothing* x)
{
    VkCommandBuffer commands = begin_gpu_commands(g);
    if (!commands)
        return false;
    vkCmdFillBuffer(commands, x->table.buffer, 0, VK_WHOLE_SIZE, 0);
    vkCmdFillBuffer(commands, x->operand.buffer, 0, VK_WHOLE_SIZE, 0);
    bool done = sk_clear_workspace(commands, context, make_gpu_matrix(&x->workspace, 0)) == SK_SUCCESS;
    return submit_gpu_commands(g, commands) && done;
}

static double time_nothing(timing* t, sk_context* context, const product_types* types, uint32_t problems)
{
    nothing x = {.is_grouped = problems > 0};
    timed one = {record_nothing, &x, -1.0, 0.0};
    bool done = plan_nothing(context, types, problems, &x) &&
                create_gpu_buffer(t->g, 16 * TINY * TINY, GPU_DEVICE, &x.operand) &&
                create_gpu_buffer(t->g, (problems + 1) * sizeof(sk_problem), GPU_DEVICE, &x.table) &&
                create_gpu_buffer(t->g, sk_query_plan(x.plan).workspace_size + (1 << 20), GPU_DEVICE, &x.workspace) &&
                clear_nothing(t->g, context, &x) && time_against(t, &one, 1, t->tick, NULL);
    destroy_gpu_buffer(t->g, &x.operand);
    destroy_gpu_buffer(t->g, &x.table);
    destroy_gpu_buffer(t->g, &x.workspace);
    sk_destroy_plan(x.plan);
    return done ? one.time : -1.0;
}

bool time_prepare(timing* t, sk_context* context, const product_types* types, overhead rows[PREPARE_ROWS])
{
    static const uint32_t problems[PREPARE_ROWS] = {0, 1, 16, 64, 256, 1024, 4096, 16384, 65536};
    for (int i = 0; i < PREPARE_ROWS; i++)
    {
        overhead row = {problems[i] ? "prepare and nothing" : "one dispatch", problems[i],
                        time_nothing(t, context, types, problems[i])};
        rows[i] = row;
        if (row.time < 0.0)
            return false;
    }
    return true;
}

/* ---- planning -------------------------------------------------------------------------------- */

/* The median of several tries. Negative: there is no plan. */
static double time_plan(sk_context* context, const sk_grouped_gemm_desc* desc, sk_plan_info* info)
{
    double times[PLANNING_TRIES];
    for (int i = -1; i < PLANNING_TRIES; i++) /* the first one makes pipelines */
    {
        sk_plan* plan = NULL;
        double begin = get_now();
        sk_result result = sk_create_grouped_gemm_plan(context, desc, &plan);
        times[i < 0 ? 0 : i] = get_now() - begin;
        if (result != SK_SUCCESS)
            return -1.0;
        *info = sk_query_plan(plan);
        sk_destroy_plan(plan);
    }
    return find_median(times, PLANNING_TRIES);
}

bool time_planning(sk_context* context, const product_types* types, overhead rows[PLANNING_ROWS])
{
    sk_problem problems[PLANNED] = {{0}};
    sk_plan_info info;
    static const group none = {.count = 1};
    sk_grouped_gemm_desc desc = describe_group(&none, types);
    desc.problems = problems;
    desc.problem_count = desc.most_problems = PLANNED;
    for (uint64_t i = 0; i < PLANNED; i++)
    {
        problems[i].m = 8 + 8 * (uint32_t)(draw_bits(3 * i) % 64u);
        problems[i].n = 8 + 8 * (uint32_t)(draw_bits(3 * i + 1) % 64u);
        problems[i].k = 8 + 8 * (uint32_t)(draw_bits(3 * i + 2) % 512u);
    }
    overhead automatic = {"planning; auto", PLANNED, time_plan(context, &desc, &info)};
    desc.gemm.kernel = info.kernel;
    desc.gemm.decomposition = SK_DECOMPOSITION_STREAM_K;
    if (automatic.time < 0.0)
        return false;
    overhead given = {"planning; kernel and decomposition given", PLANNED, time_plan(context, &desc, &info)};
    rows[0] = automatic;
    rows[1] = given;
    return given.time >= 0.0;
}
