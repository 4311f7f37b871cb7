/* test_ragged.c - problems that an array tells: what is computed of them is compared bit by bit with the same problems
 * written out as a table by this test, and nothing else in memory is touched.
 *
 *     test_ragged [SEED [FIRST [COUNT [PART]]]]    as test_random
 *
 * With a kernel that reads blocks, the operand that problems do not stack has weights in blocks of any format.
 */
#include "check.h"
#include "left_out.h"
#include "multiply.h"
#include "quantized.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum
{
    CASES = 60,
    MOST_PROBLEMS = 24,
    MOST_EXTENT = 70,
    MOST_K = 512,   /* of weights in blocks */
    ROOM = 1 << 21, /* bytes of each operand */
    OPERANDS = 9,   /* a, b, c, residual, bias, scale_m, scale_n, and D twice */
    DROPPED = 0x5a  /* every byte of D before a launch */
};

enum
{
    A,
    B,
    C,
    RESIDUAL,
    BIAS,
    SCALE_M,
    SCALE_N,
    D,
    WANTED
};

static rig device;
static sk_kernel_info kernels[MOST_KERNELS];
static uint32_t kernel_count, first, count;
static uint64_t seed;
static gpu_buffer operands[OPERANDS], extents;

typedef struct ragged_case
{
    sk_grouped_gemm_desc desc;
    uint32_t count;
    bool counted; /* the array has more words than there are problems */
    uint32_t extent[MOST_PROBLEMS], begin[MOST_PROBLEMS + 1];
    double alpha, beta;
} ragged_case;

/* ---- drawing --------------------------------------------------------------------------------- */

static uint32_t bound_of(const ragged_case* c, sk_ragged extent)
{
    const sk_gemm_desc* gemm = &c->desc.gemm;
    return extent == SK_RAGGED_M ? gemm->m : extent == SK_RAGGED_N ? gemm->n : gemm->k;
}

/* The same of B, which has two columns for each of D with a gate. */
static uint32_t bound_in_b(const ragged_case* c, sk_ragged extent)
{
    return extent == SK_RAGGED_N ? columns_of_b(&c->desc.gemm) : bound_of(c, extent);
}

/* All of what is stacked, or the bound of one problem. */
static uint32_t length_of(const ragged_case* c, const sk_matrix_desc* x, sk_ragged extent)
{
    bool stacked = extent == c->desc.ragged && !c->desc.masked, is_b = x == &c->desc.gemm.b;
    return stacked ? c->begin[c->count] : is_b ? bound_in_b(c, extent) : bound_of(c, extent);
}

static void draw_matrix(ragged_case* c, sk_matrix_desc* x, sk_ragged rows, sk_ragged columns, bool is_read_only,
                        uint64_t* state)
{
    uint32_t block = block_elements(x->type);
    x->layout = block > 1 ? x->layout : (sk_layout)draw_below(state, 2);
    sk_ragged along = x->layout == SK_LAYOUT_ROW_MAJOR ? columns : rows;
    sk_ragged across = x->layout == SK_LAYOUT_ROW_MAJOR ? rows : columns;
    bool has = c->desc.ragged == rows || c->desc.ragged == columns;
    bool stacked = has && !c->desc.masked;
    bool padded = draw_below(state, 2) == 0 || (stacked && along == c->desc.ragged);
    uint32_t leading = length_of(c, x, along) + block * (draw_below(state, block > 1 ? 2 : 9) + 1);
    x->leading_dimension = padded ? leading : 0;
    x->shared = is_read_only && !stacked && draw_below(state, 3) == 0;
    bool apart = !stacked && !x->shared && draw_below(state, 2) == 0;
    leading = padded ? leading : length_of(c, x, along);
    x->batch_stride = apart ? (uint64_t)leading * length_of(c, x, across) + block * draw_below(state, 50) : 0;
}

static void draw_extents(ragged_case* c, uint64_t* state)
{
    uint32_t bound = draw_size(state, MOST_EXTENT), end = 0;
    for (uint32_t i = 0; i < c->count; i++)
    {
        c->extent[i] = draw_below(state, 4) == 0 ? 0 : draw_below(state, bound + 1);
        c->begin[i] = end;
        end += c->extent[i];
    }
    c->begin[c->count] = end;
    sk_gemm_desc* gemm = &c->desc.gemm;
    gemm->m = draw_size(state, MOST_EXTENT);
    gemm->n = draw_size(state, MOST_EXTENT);
    gemm->k = draw_size(state, MOST_EXTENT);
    *(c->desc.ragged == SK_RAGGED_M ? &gemm->m : c->desc.ragged == SK_RAGGED_N ? &gemm->n : &gemm->k) = bound;
}

/* Weights in blocks: B, or A, where problems are not stacked, and k of whole blocks. */
static void draw_weights(ragged_case* c, uint64_t* state)
{
    sk_gemm_desc* gemm = &c->desc.gemm;
    c->desc.masked = c->desc.masked || c->desc.ragged == SK_RAGGED_K;
    bool is_a = c->desc.masked ? draw_below(state, 2) == 0 : c->desc.ragged == SK_RAGGED_N;
    sk_matrix_desc* weights = is_a ? &gemm->a : &gemm->b;
    weights->type = (sk_type)(SK_TYPE_Q4_0 + draw_below(state, FORMATS));
    weights->layout = is_a ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    uint32_t block = block_elements(weights->type), blocks = 1 + draw_below(state, MOST_K / block);
    gemm->k = blocks * block;
    for (uint32_t i = 0; i < c->count && c->desc.ragged == SK_RAGGED_K; i++)
    {
        c->extent[i] = block * draw_below(state, blocks + 1);
        c->begin[i + 1] = c->begin[i] + c->extent[i];
    }
}

static void draw_epilogue(ragged_case* c, uint64_t* state)
{
    sk_gemm_desc* gemm = &c->desc.gemm;
    gemm->epilogue = (sk_epilogue)draw_below(state, 2);
    gemm->bias = (sk_bias)draw_below(state, 3);
    gemm->scale_m = draw_below(state, 3) == 0;
    gemm->scale_n = draw_below(state, 3) == 0;
    gemm->add_residual = draw_below(state, 3) == 0;
    bool is_a = is_in_blocks(gemm->a.type);
    if (c->desc.ragged != SK_RAGGED_N && !is_a && draw_below(state, 4) == 0)
    {
        gemm->gate = SK_GATE_INTERLEAVED;
        gemm->epilogue = SK_EPILOGUE_NONE;
        gemm->add_residual = false;
    }
    c->alpha = (float)draw_below(state, 4) - 1.0f;
    c->beta = (float)draw_below(state, 4) - 1.0f;
}

static ragged_case draw_case(uint32_t index)
{
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index;
    const sk_kernel_info* kernel = &kernels[draw_below(&state, kernel_count)];
    ragged_case c;
    memset(&c, 0, sizeof c);
    sk_gemm_desc* gemm = &c.desc.gemm;
    gemm->kernel = kernel->name;
    gemm->a.type = gemm->b.type = kernel->input;
    gemm->c.type = gemm->d.type = gemm->residual.type = kernel->output;
    gemm->accumulator = kernel->accumulator;
    gemm->decomposition =
        (sk_decomposition)(draw_below(&state, 2) ? SK_DECOMPOSITION_STREAM_K : SK_DECOMPOSITION_AUTO);
    gemm->workers = 1 + draw_below(&state, 30);
    gemm->sort = (sk_sorting)draw_below(&state, 3);
    c.count = draw_below(&state, 8) == 0 ? draw_below(&state, 2) : draw_size(&state, MOST_PROBLEMS);
    c.counted = c.count == 0 || draw_below(&state, 3) == 0;
    c.desc.most_problems = c.counted ? c.count + 1 : c.count;
    c.desc.ragged = (sk_ragged)(1 + draw_below(&state, 3));
    c.desc.masked = draw_below(&state, 3) == 0;
    draw_extents(&c, &state);
    if (kernel->blocks)
    {
        draw_weights(&c, &state);
    }
    draw_epilogue(&c, &state);
    draw_matrix(&c, &gemm->a, SK_RAGGED_M, SK_RAGGED_K, true, &state);
    draw_matrix(&c, &gemm->b, SK_RAGGED_K, SK_RAGGED_N, true, &state);
    draw_matrix(&c, &gemm->c, SK_RAGGED_M, SK_RAGGED_N, true, &state);
    draw_matrix(&c, &gemm->residual, SK_RAGGED_M, SK_RAGGED_N, true, &state);
    draw_matrix(&c, &gemm->d, SK_RAGGED_M, SK_RAGGED_N, false, &state);
    bool arranged = kernel->multiply == SK_MULTIPLY_ARRANGED;
    gemm->packing = arranged ? SK_PACKING_AUTO : (sk_packing)draw_below(&state, kernel->blocks ? 2 : 5);
    bool total = draw_below(&state, 2) == 0;
    c.desc.total_m = total && c.desc.ragged == SK_RAGGED_M ? c.begin[c.count] : 0;
    c.desc.total_n = total && c.desc.ragged == SK_RAGGED_N ? c.begin[c.count] : 0;
    c.desc.total_k = total && c.desc.ragged == SK_RAGGED_K ? c.begin[c.count] : 0;
    return c;
}

/* ---- the same problems, written out ---------------------------------------------------------- */

/* Where a problem's matrix begins, elements; its leading dimension. */
static uint64_t find_matrix(const ragged_case* c, uint32_t i, const sk_matrix_desc* x, sk_ragged rows,
                            sk_ragged columns, uint32_t* leading)
{
    bool row_major = x->layout == SK_LAYOUT_ROW_MAJOR;
    sk_ragged along = row_major ? columns : rows, across = row_major ? rows : columns;
    *leading = x->leading_dimension ? x->leading_dimension : length_of(c, x, along);
    if (!c->desc.masked && c->desc.ragged == across)
    {
        return (uint64_t)c->begin[i] * *leading;
    }
    if (!c->desc.masked && c->desc.ragged == along)
    {
        return c->begin[i];
    }
    uint64_t packed = (uint64_t)*leading * length_of(c, x, across);
    return x->shared ? 0 : i * (x->batch_stride ? x->batch_stride : packed);
}

/* Where a problem's vector begins, bytes. */
static uint64_t find_vector(const ragged_case* c, uint32_t i, sk_ragged along)
{
    bool stacked = along == c->desc.ragged && !c->desc.masked;
    return 4 * (uint64_t)(stacked ? c->begin[i] : i * bound_in_b(c, along));
}

static sk_problem write_out(const ragged_case* c, uint32_t i)
{
    const sk_gemm_desc* gemm = &c->desc.gemm;
    size_t out = element_size(gemm->d.type);
    sk_problem p = {.m = gemm->m, .n = gemm->n, .k = gemm->k, .alpha = c->alpha, .beta = c->beta};
    *(c->desc.ragged == SK_RAGGED_M ? &p.m : c->desc.ragged == SK_RAGGED_N ? &p.n : &p.k) = c->extent[i];
    p.a = run_size(gemm->a.type, find_matrix(c, i, &gemm->a, SK_RAGGED_M, SK_RAGGED_K, &p.leading_dimension_a));
    p.b = run_size(gemm->b.type, find_matrix(c, i, &gemm->b, SK_RAGGED_K, SK_RAGGED_N, &p.leading_dimension_b));
    p.c = out * find_matrix(c, i, &gemm->c, SK_RAGGED_M, SK_RAGGED_N, &p.leading_dimension_c);
    p.d = out * find_matrix(c, i, &gemm->d, SK_RAGGED_M, SK_RAGGED_N, &p.leading_dimension_d);
    p.residual = out * find_matrix(c, i, &gemm->residual, SK_RAGGED_M, SK_RAGGED_N, &p.leading_dimension_residual);
    p.bias = find_vector(c, i, gemm->bias == SK_BIAS_ALONG_N ? SK_RAGGED_N : SK_RAGGED_M);
    p.scale_m = find_vector(c, i, SK_RAGGED_M);
    p.scale_n = find_vector(c, i, SK_RAGGED_N);
    return p;
}

/* The desc of a plan for the problems that are written out. */
static sk_grouped_gemm_desc describe_table(const ragged_case* c)
{
    sk_grouped_gemm_desc desc = c->desc;
    sk_matrix_desc* matrices[] = {&desc.gemm.a, &desc.gemm.b, &desc.gemm.c, &desc.gemm.d, &desc.gemm.residual};
    for (int i = 0; i < 5; i++)
    {
        matrices[i]->leading_dimension = 0;
        matrices[i]->batch_stride = 0;
        matrices[i]->shared = false;
    }
    desc.ragged = SK_RAGGED_NONE;
    desc.masked = false;
    desc.gemm.sort = SK_SORT_NEVER;
    desc.gemm.packing = SK_PACKING_AUTO;
    return desc;
}

/* ---- launching ------------------------------------------------------------------------------- */

static sk_grouped_gemm_args make_ragged_args(const ragged_case* c)
{
    sk_grouped_gemm_args args = {.alpha = c->alpha, .beta = c->beta};
    sk_buffer* buffers[] = {&args.a,    &args.b,       &args.c,       &args.residual,
                            &args.bias, &args.scale_m, &args.scale_n, &args.d};
    for (int i = 0; i < D + 1; i++)
    {
        *buffers[i] = make_gpu_matrix(&operands[i], 0);
    }
    args.extents = make_gpu_matrix(&extents, 8);
    args.count = c->counted ? make_gpu_matrix(&extents, 0) : args.count;
    return args;
}

static bool launch(const sk_plan* plan, sk_grouped_gemm_args* args)
{
    VkDeviceSize size = sk_query_plan(plan).workspace_size;
    if (!prepare_workspace(&device, size))
    {
        return false;
    }
    args->workspace = workspace_of(&device, size);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    bool recorded = sk_grouped_gemm(commands, plan, args) == SK_SUCCESS;
    return submit_gpu_commands(&device.g, commands) && recorded;
}

/* Launches what an array tells, by the desc of the case, into D. The status record may tell what it leaves out. */
static bool launch_ragged(const ragged_case* c, bool leaves_out, char line[SK_LINE_SIZE])
{
    sk_plan* plan = NULL;
    uint32_t* words = (uint32_t*)extents.mapped;
    words[0] = c->count;
    memset(words + 2, 0xff, 4 * (c->count + 1));
    for (uint32_t i = 0; i < c->count; i++)
    {
        words[2 + i] = c->desc.masked ? c->extent[i] : c->begin[i + 1];
    }
    sk_grouped_gemm_args args = make_ragged_args(c);
    memset(operands[D].mapped, DROPPED, ROOM);
    bool right = CHECK(sk_create_grouped_gemm_plan(device.context, &c->desc, &plan) == SK_SUCCESS) &&
                 CHECK(launch(plan, &args)) &&
                 CHECK(leaves_out || check_workspace(&device, sk_query_plan(plan).workspace_size));
    if (plan)
    {
        sk_format_plan(plan, line, SK_LINE_SIZE);
    }
    sk_destroy_plan(plan);
    return right;
}

/* Launches the problems that are written out, into WANTED. */
static bool launch_table(const ragged_case* c)
{
    sk_plan* plan = NULL;
    sk_problem problems[MOST_PROBLEMS];
    sk_grouped_gemm_desc desc = describe_table(c);
    for (uint32_t i = 0; i < c->count; i++)
    {
        problems[i] = write_out(c, i);
    }
    sk_grouped_gemm_args args = make_ragged_args(c);
    memset(&args.count, 0, sizeof args.count);
    args.d = make_gpu_matrix(&operands[WANTED], 0);
    args.problems = problems;
    args.problem_count = c->count;
    memset(operands[WANTED].mapped, DROPPED, ROOM);
    bool right =
        CHECK(sk_create_grouped_gemm_plan(device.context, &desc, &plan) == SK_SUCCESS) && CHECK(launch(plan, &args));
    sk_destroy_plan(plan);
    return right;
}

/* Small integers, so that the order of sums does not matter; vectors are f32. */
static void fill_operands(const ragged_case* c)
{
    const sk_gemm_desc* gemm = &c->desc.gemm;
    uint64_t state = seed;
    for (int i = A; i < D; i++)
    {
        const sk_type types[] = {gemm->a.type, gemm->b.type, gemm->c.type, gemm->c.type};
        sk_type type = i < BIAS ? types[i] : SK_TYPE_F32;
        size_t size = element_size(type);
        for (size_t at = 0; at + size <= ROOM; at += size)
        {
            unsigned char* element = (unsigned char*)operands[i].mapped + at;
            if (is_in_blocks(type))
            {
                draw_block(type, &state, element);
            }
            else
            {
                store_element(type, element, (double)draw_below(&state, 3));
            }
        }
    }
}

static void problems_of_an_array_are_those_of_a_table(void)
{
    const char* filled = NULL;
    if (!kernel_count)
    {
        SKIP("no kernel of that name runs here");
    }
    for (uint32_t i = first; i < first + count; i++)
    {
        char line[SK_LINE_SIZE] = "";
        ragged_case c = draw_case(i);
        if (filled != c.desc.gemm.kernel || kernels[0].blocks)
        {
            fill_operands(&c);
            filled = c.desc.gemm.kernel;
        }
        bool launched = launch_ragged(&c, false, line) && launch_table(&c);
        if (!launched || !CHECK(memcmp(operands[D].mapped, operands[WANTED].mapped, ROOM) == 0))
        {
            CHECK_NOTE("test_ragged %llu %u 1: %s\n", (unsigned long long)seed, i, line);
        }
    }
}

/* Ends that descend: the problem between them is left out, others are computed. */
static void ends_that_descend_leave_out_their_problem(void)
{
    char line[SK_LINE_SIZE] = "";
    ragged_case c;
    memset(&c, 0, sizeof c);
    if (!kernel_count)
    {
        SKIP("no kernel of that name runs here");
    }
    sk_gemm_desc* gemm = &c.desc.gemm;
    gemm->kernel = kernels[0].name;
    gemm->a.type = gemm->b.type = kernels[0].input;
    gemm->c.type = gemm->d.type = gemm->residual.type = kernels[0].output;
    gemm->m = gemm->n = gemm->k = 64;
    gemm->b.type = kernels[0].blocks ? SK_TYPE_Q4_0 : gemm->b.type;
    gemm->b.layout = kernels[0].blocks ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    c.desc.ragged = SK_RAGGED_M;
    c.desc.most_problems = c.count = 4;
    static const uint32_t begins[] = {0, 5, 20, 5, 5}; /* the last problem has no rows, so none is written twice */
    memcpy(c.begin, begins, sizeof begins);
    for (uint32_t i = 0; i < c.count; i++)
    {
        c.extent[i] = i == 2 ? 0 : c.begin[i + 1] - c.begin[i];
    }
    fill_operands(&c);
    device.is_workspace_clear = false;
    CHECK(launch_ragged(&c, true, line));
    check_left_out(&device, "1 of 4 problems was left out; the first is problem 2", "m is above the plan's bound");
    device.is_workspace_clear = false;
    CHECK(launch_table(&c) && memcmp(operands[D].mapped, operands[WANTED].mapped, ROOM) == 0);
}

/* Kernels with f32 sums, which hold these small integers. */
static uint32_t keep_f32_sums(uint32_t all)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < all; i++)
    {
        if (kernels[i].accumulator == SK_TYPE_F32)
        {
            kernels[kept++] = kernels[i];
        }
    }
    return kept;
}

static bool create_operands(void)
{
    bool all = create_gpu_buffer(&device.g, 4 * (MOST_PROBLEMS + 4), GPU_HOST, &extents);
    for (int i = 0; i < OPERANDS; i++)
    {
        all = all && create_gpu_buffer(&device.g, ROOM, GPU_HOST, &operands[i]);
    }
    return all;
}

static void destroy_operands(void)
{
    destroy_gpu_buffer(&device.g, &extents);
    for (int i = 0; i < OPERANDS; i++)
    {
        destroy_gpu_buffer(&device.g, &operands[i]);
    }
}

int main(int argc, char** argv)
{
    seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 0;
    seed = seed ? seed : (uint64_t)time(NULL);
    first = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 0;
    count = argc > 3 ? (uint32_t)strtoul(argv[3], NULL, 10) : CASES;
    printf("seed: %llu (test_ragged %llu repeats this run)\n", (unsigned long long)seed, (unsigned long long)seed);
    if (!open_rig(&device, NULL) || !create_operands())
    {
        return 1;
    }
    kernel_count = keep_f32_sums(list_kernels(&device, argc > 4 ? argv[4] : NULL, kernels));
    RUN(problems_of_an_array_are_those_of_a_table);
    RUN(ends_that_descend_leave_out_their_problem);
    destroy_operands();
    close_rig(&device);
    return CHECK_DONE();
}
