/* test_stores.c - lines of D of 1 to 40 elements, by every kernel and fixup, alone and in a group, with every alignment
 * exactly as claimed: all of D is written, and nothing beside it.
 *
 *     test_stores [STEP [PART]]    every STEP-th length only (default 1), of kernels whose name contains PART
 *
 * A has ones in its first and last column and B in its first and last row, so each element of D is 2 in every type. */
#include "check.h"
#include "multiply.h"

#include <stdlib.h>
#include <string.h>

enum
{
    ROWS = 5,
    LONGEST = 40,
    GAP = 16, /* bytes between the lines of D, and before and after it */
    WORKERS = 3,
    UNTOUCHED = 0xee
};

static rig device;
static sk_kernel_info kernels[MOST_KERNELS];
static uint32_t kernel_count, step = 1;
static gpu_buffer a, b, d;

/* A product, and how it is asked for. */
typedef struct store
{
    const sk_kernel_info* kernel;
    sk_fixup fixup;
    uint32_t columns, depth, leading_dimension;
    bool grouped, aligned;
} store;

static size_t line_of(const store* s)
{
    return s->leading_dimension * element_size(s->kernel->output);
}

static void put_ones(const store* s, const gpu_buffer* buffer, uint32_t lines)
{
    size_t size = element_size(s->kernel->input), line = s->depth * size;
    memset(buffer->mapped, 0, lines * line);
    for (uint32_t i = 0; i < lines; i++)
    {
        store_element(s->kernel->input, (unsigned char*)buffer->mapped + i * line, 1.0);
        store_element(s->kernel->input, (unsigned char*)buffer->mapped + (i + 1) * line - size, 1.0);
    }
}

static sk_gemm_desc describe(const store* s)
{
    sk_gemm_desc desc = {.m = ROWS, .n = s->columns, .k = s->depth};
    desc.kernel = s->kernel->name;
    desc.a.type = desc.b.type = s->kernel->input;
    desc.accumulator = s->kernel->accumulator;
    desc.c.type = desc.d.type = s->kernel->output;
    desc.b.layout = SK_LAYOUT_COL_MAJOR; /* so that only D's lines depend on the columns */
    desc.decomposition = SK_DECOMPOSITION_STREAM_K;
    desc.fixup = s->fixup;
    desc.workers = WORKERS;
    desc.packing = find_least_packing(s->kernel);
    desc.d.leading_dimension = s->grouped ? 0 : s->leading_dimension;
    return desc;
}

static sk_result make_plan(const store* s, sk_plan** plan)
{
    sk_gemm_desc gemm = describe(s);
    sk_grouped_gemm_desc desc = {.gemm = gemm, .most_problems = 1, .aligned = s->aligned};
    return s->grouped ? sk_create_grouped_gemm_plan(device.context, &desc, plan)
                      : sk_create_gemm_plan(device.context, &gemm, plan);
}

static sk_result record(const store* s, const sk_plan* plan, sk_buffer workspace, VkCommandBuffer commands)
{
    sk_gemm_args args = {.a = make_gpu_matrix(&a, 0), .b = make_gpu_matrix(&b, 0), .d = make_gpu_matrix(&d, GAP)};
    sk_problem problem = {.m = ROWS, .n = s->columns, .k = s->depth};
    sk_grouped_gemm_args grouped = {.a = args.a, .b = args.b, .d = args.d, .workspace = workspace};
    problem.leading_dimension_d = s->leading_dimension;
    grouped.problems = &problem;
    grouped.problem_count = 1;
    args.workspace = workspace;
    return s->grouped ? sk_grouped_gemm(commands, plan, &grouped) : sk_gemm(commands, plan, &args);
}

static bool launch(const store* s, const sk_plan* plan)
{
    VkDeviceSize size = sk_query_plan(plan).workspace_size;
    if (!prepare_workspace(&device, size))
    {
        return false;
    }
    put_ones(s, &a, ROWS);
    put_ones(s, &b, s->columns);
    memset(d.mapped, UNTOUCHED, 2 * GAP + ROWS * line_of(s));
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    bool recorded = record(s, plan, workspace_of(&device, size), commands) == SK_SUCCESS;
    return submit_gpu_commands(&device.g, commands) && recorded;
}

/* Bytes of D, and of what lies around it, that are not what they must be. */
static uint32_t count_wrong(const store* s)
{
    unsigned char two[16] = {0};
    const unsigned char* bytes = (const unsigned char*)d.mapped;
    size_t size = element_size(s->kernel->output), line = line_of(s), held = s->columns * size;
    uint32_t wrong = 0;
    store_element(s->kernel->output, two, 2.0);
    for (size_t i = 0; i < 2 * GAP + ROWS * line; i++)
    {
        size_t in_line = i >= GAP ? (i - GAP) % line : line;
        bool is_element = i >= GAP && (i - GAP) / line < ROWS && in_line < held;
        wrong += bytes[i] != (is_element ? two[in_line % size] : UNTOUCHED);
    }
    return wrong;
}

static void check_store(const store* s)
{
    sk_plan* plan;
    if (!CHECK_EQ(make_plan(s, &plan), SK_SUCCESS))
    {
        return;
    }
    if (!CHECK(launch(s, plan)) || !CHECK_EQ(count_wrong(s), 0))
    {
        CHECK_NOTE("%s, fixup %s, %u columns, leading dimension %u%s%s\n", s->kernel->name,
                   sk_word(SK_WORDS_FIXUP, s->fixup), s->columns, s->leading_dimension, s->grouped ? ", grouped" : "",
                   s->aligned ? ", aligned" : "");
    }
    sk_destroy_plan(plan);
}

/* Alone, in a group without promises, and in one whose promise the lines just keep. */
static void check_length(const sk_kernel_info* kernel, sk_fixup fixup, uint32_t columns)
{
    uint32_t size = (uint32_t)element_size(kernel->output);
    store s = {.kernel = kernel, .fixup = fixup, .columns = columns, .depth = 3 * kernel->tile_k};
    s.leading_dimension = columns + (size < GAP ? GAP / size : 1u);
    check_store(&s);
    s.grouped = true;
    check_store(&s);
    s.aligned = columns * size % 16 == 0;
    if (s.aligned)
    {
        check_store(&s);
    }
}

static void stores_write_all_of_a_line_and_nothing_else(void)
{
    static const sk_fixup fixups[] = {SK_FIXUP_LAST_ARRIVER, SK_FIXUP_SEPARATE_PASS, SK_FIXUP_TURNSTILE};
    CHECK(kernel_count > 0);
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        for (uint32_t fixup = 0; fixup < 3; fixup++)
        {
            for (uint32_t columns = 1 + (i + fixup) % step; columns <= LONGEST; columns += step)
            {
                check_length(&kernels[i], fixups[fixup], columns);
            }
        }
    }
}

static bool open_buffers(void)
{
    uint32_t deepest = 0;
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        deepest = 3 * kernels[i].tile_k > deepest ? 3 * kernels[i].tile_k : deepest;
    }
    return create_gpu_buffer(&device.g, ROWS * deepest * 16, GPU_HOST, &a) &&
           create_gpu_buffer(&device.g, LONGEST * deepest * 16, GPU_HOST, &b) &&
           create_gpu_buffer(&device.g, 2 * GAP + ROWS * (LONGEST * 16 + GAP), GPU_HOST, &d);
}

int main(int argc, char** argv)
{
    step = argc > 1 ? (uint32_t)atoi(argv[1]) : 1;
    if (step == 0 || !open_rig(&device, NULL))
    {
        return 1;
    }
    kernel_count = list_kernels(&device, argc > 2 ? argv[2] : NULL, kernels);
    if (CHECK(open_buffers()))
    {
        RUN(stores_write_all_of_a_line_and_nothing_else);
    }
    destroy_gpu_buffer(&device.g, &a);
    destroy_gpu_buffer(&device.g, &b);
    destroy_gpu_buffer(&device.g, &d);
    close_rig(&device);
    return CHECK_DONE();
}
