/* test_gate.c - gates: pairs of columns of B make one of D, in every kernel, however tiles are split, and in groups.
 *
 *     test_gate [SEED [FIRST [COUNT [PART]]]]    PART: of the kernels' names
 *
 * Product i of a seed is the same however many are run. */
#include "check.h"
#include "drawn.h"
#include "group.h"
#include "larger.h"
#include "quantized.h"

enum
{
    PRODUCTS = 300,
    SPECIALIZATIONS_ON_CPU = 2, /* of each kernel, as in test_random.c */
    MOST_EXTENT = 150,
    MOST_GROUP_EXTENT = 90
};

static uint32_t kernel_count;

/* A gate multiplies floating-point numbers. */
static uint32_t keep_takers(void)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        sk_type d = kernels[i].output;
        if (d == SK_TYPE_F32 || d == SK_TYPE_F16 || d == SK_TYPE_BF16)
        {
            kernels[kept++] = kernels[i];
        }
    }
    return kept;
}

/* Every way in which tiles are split and summed. */
static const sk_gemm_desc ways[] = {
    {.decomposition = SK_DECOMPOSITION_AUTO},
    {.decomposition = SK_DECOMPOSITION_DATA_PARALLEL, .workers = 3},
    {.decomposition = SK_DECOMPOSITION_SPLIT_K, .splits = 3, .fixup = SK_FIXUP_LAST_ARRIVER},
    {.decomposition = SK_DECOMPOSITION_SPLIT_K, .splits = 2, .fixup = SK_FIXUP_SEPARATE_PASS},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 7, .fixup = SK_FIXUP_LAST_ARRIVER},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 5, .fixup = SK_FIXUP_SEPARATE_PASS},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 40, .fixup = SK_FIXUP_SEPARATE_PASS},
    {.decomposition = SK_DECOMPOSITION_HYBRID, .workers = 4, .fixup = SK_FIXUP_LAST_ARRIVER},
    {.decomposition = SK_DECOMPOSITION_HYBRID, .workers = 3, .fixup = SK_FIXUP_SEPARATE_PASS},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 6, .fixup = SK_FIXUP_TURNSTILE},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 6, .fixup = SK_FIXUP_TURNSTILE_UNORDERED},
    {.decomposition = SK_DECOMPOSITION_RETILED, .workers = 2},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 6, .chunk = 2},
    {.decomposition = SK_DECOMPOSITION_AUTO, .most_time = 1},
};

/* The kernel computes the last wave, if there is a larger one for the others; otherwise all. */
static void retile(product* p, const sk_kernel_info* kernel)
{
    bool is_alone = is_thin(&device, kernel) || kernel->blocks; /* larger tiles are of kernels that read none */
    const char* larger = is_alone ? NULL : find_larger_kernel(device.context, kernel);
    p->desc.decomposition = larger ? SK_DECOMPOSITION_RETILED : SK_DECOMPOSITION_DATA_PARALLEL;
    p->desc.kernel = larger ? larger : kernel->name;
    p->desc.last_wave_kernel = larger ? kernel->name : NULL;
}

static void choose_way(product* p, const sk_kernel_info* kernel, uint32_t way)
{
    uint32_t k_iterations = (p->desc.k + kernel->tile_k - 1) / kernel->tile_k;
    p->desc.decomposition = ways[way].decomposition;
    p->desc.workers = ways[way].workers;
    p->desc.splits = ways[way].splits % (k_iterations + 1);
    p->desc.chunk = ways[way].chunk;
    p->desc.most_time = ways[way].most_time;
    bool fits = !is_on_cpu(&device) || kernel->multiply == SK_MULTIPLY_SCALAR; /* these take pipelines of their own */
    p->desc.fixup = fits && can_fix_up(&device, kernel, ways[way].fixup) ? ways[way].fixup : SK_FIXUP_AUTO;
    if (p->desc.decomposition == SK_DECOMPOSITION_RETILED)
    {
        retile(p, kernel);
    }
}

/* B in blocks of some format, if the kernel multiplies those. */
static void draw_blocks(product* p, const sk_kernel_info* kernel, uint64_t* state)
{
    sk_type format = format_for(kernel, draw_below(state, FORMATS));
    bool is_decoded = kernel->input == SK_TYPE_F32 || kernel->input == SK_TYPE_F16 || kernel->input == SK_TYPE_BF16;
    bool takes = is_decoded && kernel->accumulator == SK_TYPE_F32 && kernel->multiply != SK_MULTIPLY_ARRANGED;
    if (takes && (kernel->blocks || draw_below(state, 3) == 0))
    {
        p->desc.b.type = format;
        p->desc.b.layout = SK_LAYOUT_COL_MAJOR;
        p->desc.b.leading_dimension = 0;
        p->desc.b.batch_stride = 0;
        p->desc.k = block_elements(format) * (1 + p->desc.k / block_elements(format));
        p->desc.a.leading_dimension = 0;
        p->desc.a.batch_stride = 0;
        p->desc.pointers = false;
    }
}

/* Specializations of a kernel are few on a CPU driver, which compiles each for seconds. */
static uint64_t state_of_kernel(uint32_t kernel, uint64_t* state)
{
    bool once = has_matrices(&kernels[kernel]) || is_thin(&device, &kernels[kernel]);
    uint32_t most = once ? 1 : SPECIALIZATIONS_ON_CPU, drawn = draw_bits(state);
    return seed + kernel * UINT64_C(0x100000000) + (is_on_cpu(&device) ? drawn % most : drawn);
}

static product draw_product(uint32_t index)
{
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index;
    product p = {.seed = seed + index, .alpha = 1.0};
    uint32_t number = draw_below(&state, kernel_count);
    const sk_kernel_info* kernel = &kernels[number];
    uint64_t of_kernel = state_of_kernel(number, &state);
    specialization s = choose_specialization(draw_below(&of_kernel, SPECIALIZATIONS));
    specialize(&p, kernel, s, draw_below(&of_kernel, 4) == 0);
    set_parts(&p, draw_below(&of_kernel, PARTS));
    set_gate(&p);
    bool may_lie_anywhere = kernel->multiply != SK_MULTIPLY_ARRANGED && draw_below(&of_kernel, 3) == 0;
    uint32_t most = kernel->tile_m > 32 ? 2 * MOST_EXTENT : MOST_EXTENT;
    p.values = draw_below(&state, 3) == 0 ? VALUES_REALS : VALUES_INTEGERS;
    p.desc.m = draw_size(&state, most);
    p.desc.n = draw_size(&state, most);
    p.desc.k = draw_below(&state, 30) == 0 ? 0 : draw_size(&state, draw_below(&state, 3) == 0 ? 5 * most : most);
    p.desc.batch_count = draw_below(&state, 3) == 0 ? 1 + draw_below(&state, 4) : 1;
    p.offset_a = draw_below(&state, 9);
    p.offset_b = draw_below(&state, 9);
    p.offset_d = draw_below(&state, 9);
    p.offset_vectors = draw_below(&state, 9);
    p.desc.pointers = may_lie_anywhere;
    p.pointers_aligned = s.aligned;
    p.by_address = draw_below(&state, 2) == 0;
    uint32_t padding[4] = {draw_below(&state, 12), draw_below(&state, 12), 0, draw_below(&state, 12)};
    lay_out(&p, s, padding, draw_below(&state, 3) == 0);
    draw_blocks(&p, kernel, &state);
    choose_way(&p, kernel, draw_below(&state, sizeof ways / sizeof *ways));
    return p;
}

static void pairs_of_columns_make_one_however_tiles_are_split(void)
{
    if (!kernel_count)
    {
        SKIP("no kernel of that name runs here");
    }
    for (uint32_t i = first; i < first + count; i++)
    {
        product p = draw_product(i);
        if (!CHECK(run_product(&device, &p)))
        {
            CHECK_NOTE("test_gate %llu %u 1\n", (unsigned long long)seed, i);
        }
    }
}

/* ---- groups ------------------------------------------------------------------------------------ */

/* What the problems of a group have in common. */
static product draw_common(uint32_t number, specialization* s, uint64_t* state)
{
    product common = {.seed = seed, .alpha = 1.0};
    uint64_t of_kernel = state_of_kernel(number, state);
    *s = choose_specialization(draw_below(&of_kernel, SPECIALIZATIONS));
    specialize(&common, &kernels[number], *s, draw_below(&of_kernel, 4) == 0);
    set_parts(&common, draw_below(&of_kernel, PARTS));
    set_gate(&common);
    if (kernels[number].blocks)
    {
        common.desc.b.type = format_for(&kernels[number], draw_below(state, FORMATS));
        common.desc.b.layout = SK_LAYOUT_COL_MAJOR;
        s->aligned = false;
    }
    static const sk_decomposition decompositions[] = {SK_DECOMPOSITION_AUTO, SK_DECOMPOSITION_DATA_PARALLEL,
                                                      SK_DECOMPOSITION_STREAM_K, SK_DECOMPOSITION_HYBRID};
    static const sk_fixup sums[] = {SK_FIXUP_AUTO, SK_FIXUP_LAST_ARRIVER, SK_FIXUP_SEPARATE_PASS};
    common.desc.decomposition = decompositions[draw_below(state, 4)];
    common.desc.fixup = sums[draw_below(state, 3)];
    common.desc.workers = 1 + draw_below(state, 30);
    return common;
}

static product draw_problem(const product* common, specialization s, uint64_t* state)
{
    static const uint32_t packed[4];
    product p = *common;
    uint32_t block = block_elements(p.desc.b.type);
    p.seed += draw_bits(state);
    p.desc.m = draw_below(state, 8) == 0 ? 0 : draw_size(state, MOST_GROUP_EXTENT);
    p.desc.n = draw_below(state, 8) == 0 ? 0 : draw_size(state, MOST_GROUP_EXTENT);
    p.desc.k = draw_below(state, 8) == 0 ? 0 : draw_size(state, 3 * MOST_GROUP_EXTENT);
    p.desc.k = (p.desc.k + block - 1) / block * block;
    p.offset_vectors = draw_below(state, 9);
    p.offset_d = draw_below(state, 9);
    lay_out(&p, s, packed, false);
    return p;
}

/* Sizes are told by the host, or known to the device alone. */
static void draw_gated_group(group* g, uint64_t* state)
{
    uint32_t number = draw_below(state, kernel_count);
    specialization s;
    product common = draw_common(number, &s, state);
    memset(g, 0, sizeof *g);
    g->desc.gemm = common.desc;
    g->desc.aligned = s.aligned;
    g->desc.addresses = draw_below(state, 3) == 0;
    g->count = 1 + draw_below(state, 12);
    g->desc.most_problems = g->count + 1;
    g->on_device = draw_below(state, 2) == 0;
    g->counted = g->on_device;
    g->uploads = !g->on_device && draw_below(state, 2) == 0;
    for (uint32_t i = 0; i < g->count; i++)
    {
        g->products[i] = draw_problem(&common, s, state);
    }
}

static void groups_of_gates_are_exact(void)
{
    static group g;
    for (uint32_t i = first; i < first + count && kernel_count > 0; i += 3)
    {
        uint64_t state = seed * UINT64_C(0xd1b54a32d192ed03) + i;
        draw_gated_group(&g, &state);
        if (!run_group(&g))
        {
            CHECK_NOTE("test_gate %llu %u 1\n", (unsigned long long)seed, i);
        }
    }
}

int main(int argc, char** argv)
{
    choose_drawn(argc, argv, PRODUCTS);
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    kernel_count = list_kernels(&device, argc > 4 ? argv[4] : NULL, kernels);
    kernel_count += argc > 4 ? 0 : list_kernels(&device, "blocks", kernels + kernel_count);
    kernel_count = keep_takers();
    RUN(pairs_of_columns_make_one_however_tiles_are_split);
    RUN(groups_of_gates_are_exact);
    close_rig(&device);
    return CHECK_DONE();
}
