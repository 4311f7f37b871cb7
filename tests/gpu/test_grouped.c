/* test_grouped.c - random groups of problems in one launch, each exact on integers and within a bound on reals, and
 * nothing else in memory touched.
 *
 *     test_grouped [SEED [FIRST [COUNT [PART]]]]    as test_random
 */
#include "group.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum
{
    GROUPS = 60,
    MOST_EXTENT = 100,
    MOST_FEW = 5,
    SPECIALIZATIONS_ON_CPU = 1
};

static uint32_t kernel_count;
static uint64_t seed;
static uint32_t first, count;

/* ---- drawing --------------------------------------------------------------------------------- */

static void draw_wishes(sk_gemm_desc* desc, uint64_t* state)
{
    static const sk_decomposition decompositions[4] = {SK_DECOMPOSITION_AUTO, SK_DECOMPOSITION_DATA_PARALLEL,
                                                       SK_DECOMPOSITION_STREAM_K, SK_DECOMPOSITION_HYBRID};
    static const sk_fixup fixups[4] = {SK_FIXUP_AUTO, SK_FIXUP_LAST_ARRIVER, SK_FIXUP_SEPARATE_PASS,
                                       SK_FIXUP_TURNSTILE};
    desc->decomposition = decompositions[draw_below(state, 4)];
    desc->fixup = fixups[draw_below(state, 4)];
    desc->workers = draw_below(state, 4) == 0 ? 0 : 1 + draw_below(state, 40);
    desc->hybrid_waves = desc->decomposition == SK_DECOMPOSITION_HYBRID ? draw_below(state, 4) : 0;
    desc->order = (sk_order)draw_below(state, 3);
    desc->raster = (sk_raster)draw_below(state, 3);
    desc->raster_width = draw_below(state, 4);
    desc->sort = (sk_sorting)draw_below(state, 3);
    desc->packing = draw_below(state, 2) ? (sk_packing)draw_below(state, 5) : SK_PACKING_AUTO;
    bool splits = desc->decomposition == SK_DECOMPOSITION_STREAM_K || desc->decomposition == SK_DECOMPOSITION_HYBRID;
    desc->minimum_segment = splits ? draw_below(state, 2) * draw_below(state, 6) : 0;
    if (desc->kernel && draw_below(state, 4) == 0)
    {
        desc->chunk = 1 + draw_below(state, 6);
        desc->fixup = draw_below(state, 2) == 0 ? SK_FIXUP_AUTO : SK_FIXUP_SEPARATE_PASS;
        desc->minimum_segment = 0;
    }
}

/* Triangles and second terms, of half of all groups. */
static void set_form(sk_gemm_desc* desc, const sk_kernel_info* kernel, uint32_t form)
{
    desc->triangle = form < 6 ? (sk_triangle)(form % 3) : SK_TRIANGLE_NONE;
    desc->second = form < 6 && form % 2 == 1 && kernel->multiply != SK_MULTIPLY_DOT;
    desc->hermitian = form < 4 && desc->triangle && is_complex(kernel->output);
    desc->raster = desc->triangle ? SK_RASTER_AUTO : desc->raster;
}

/* Gates, of a sixth. */
static void draw_gate(product* common, uint32_t form)
{
    sk_type d = common->desc.d.type;
    bool is_float = d == SK_TYPE_F32 || d == SK_TYPE_F16 || d == SK_TYPE_BF16;
    if (is_float && (form == 6 || form == 7))
    {
        set_gate(common);
    }
}

/* What problems have in common. */
static product draw_common(uint32_t kernel, specialization* s, uint64_t* state)
{
    product common = {.seed = seed};
    uint32_t drawn = draw_below(state, SPECIALIZATIONS), part = draw_below(state, 3 * PARTS),
             form = draw_below(state, 12);
    if (is_on_cpu(&device))
    {
        uint64_t of_kernel = seed + kernel * UINT64_C(0x100000000);
        drawn = draw_below(&of_kernel, SPECIALIZATIONS);
        part = draw_below(&of_kernel, 3 * PARTS);
        form = draw_below(&of_kernel, 12);
    }
    *s = choose_specialization(drawn);
    specialize(&common, &kernels[kernel], *s, draw_below(state, 2) == 0);
    set_parts(&common, part < PARTS ? part : 0);
    set_complex(&common, drawn);
    common.values = draw_below(state, 3) == 0 ? VALUES_REALS : VALUES_INTEGERS;
    draw_wishes(&common.desc, state);
    set_form(&common.desc, &kernels[kernel], form);
    draw_gate(&common, form);
    bool arranged = kernels[kernel].multiply == SK_MULTIPLY_ARRANGED;
    common.desc.packing = arranged && common.desc.packing ? SK_PACKING_ALWAYS : common.desc.packing;
    bool one = common.desc.packing == SK_PACKING_A || common.desc.packing == SK_PACKING_B;
    common.desc.packing = common.desc.second && one ? SK_PACKING_ALWAYS : common.desc.packing;
    return common;
}

static uint32_t draw_extent(uint64_t* state)
{
    return draw_below(state, 12) == 0 ? 0 : draw_size(state, MOST_EXTENT);
}

/* Of few columns, A and B are exchanged, and D is stored transposed. */
static product draw_problem(const product* common, specialization s, bool few, uint64_t* state)
{
    product p = *common;
    p.seed += draw_bits(state);
    p.desc.m = draw_extent(state);
    p.desc.n = draw_extent(state);
    p.desc.n = p.desc.triangle ? p.desc.m : few ? p.desc.n % MOST_FEW : p.desc.n;
    p.desc.k = draw_below(state, 3) == 0 ? 5 * draw_extent(state) : draw_extent(state);
    p.offset_a = draw_below(state, 9);
    p.offset_b = draw_below(state, 9);
    p.offset_c = draw_below(state, 9);
    p.offset_d = draw_below(state, 9);
    p.offset_vectors = draw_below(state, 9);
    p.offset_residual = draw_below(state, 9);
    p.offset_second = draw_below(state, 9);
    draw_real_factors(&p, state);
    if (is_complex(p.desc.d.type))
    {
        bool a = p.desc.a.conjugate, b = p.desc.b.conjugate;
        set_complex(&p, 4 * draw_below(state, 4) + 2 * b + a);
        p.beta_imaginary = p.desc.hermitian ? 0.0f : p.beta_imaginary;
        p.alpha_imaginary = p.desc.hermitian && !p.desc.second ? 0.0f : p.alpha_imaginary;
    }
    p.in_place = s.linear && !s.c_transposed && !p.desc.gate && draw_below(state, 2) == 0;
    uint32_t padding[4] = {draw_below(state, 12), draw_below(state, 12), draw_below(state, 12),
                           draw_below(state, 12)};
    lay_out(&p, s, padding, false);
    return p;
}

static uint32_t larger(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

/* Bounds that the problems just meet, or none, and totals that they just meet, or none. */
static void draw_bounds(group* g, uint64_t* state)
{
    bool bound = draw_below(state, 2) == 0, total = draw_below(state, 2) == 0;
    for (uint32_t i = 0; i < g->count; i++)
    {
        const sk_gemm_desc* desc = &g->products[i].desc;
        g->desc.gemm.m = bound ? larger(g->desc.gemm.m, desc->m) : 0;
        g->desc.gemm.n = bound ? larger(g->desc.gemm.n, desc->n) : 0;
        g->desc.gemm.k = bound ? larger(g->desc.gemm.k, desc->k) : 0;
        g->desc.total_m += total ? desc->m : 0;
        g->desc.total_n += total ? desc->n : 0;
        g->desc.total_k += total ? desc->k : 0;
    }
}

static group draw_group(uint32_t index)
{
    static group g;
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index;
    uint32_t kernel = draw_below(&state, kernel_count);
    specialization s;
    product common = draw_common(kernel, &s, &state);
    memset(&g, 0, sizeof g);
    g.desc.gemm = common.desc;
    g.desc.aligned = s.aligned;
    g.desc.addresses = draw_below(&state, 3) == 0;
    g.count = draw_below(&state, 3) == 0 ? draw_below(&state, 3) : draw_size(&state, MOST_PROBLEMS);
    g.desc.most_problems = g.count + 1 + draw_below(&state, 3);
    g.on_device = draw_below(&state, 2) == 0;
    g.counted = draw_below(&state, 2) == 0;
    g.desc.most_problems = g.on_device && !g.counted && g.count > 0 ? g.count : g.desc.most_problems;
    g.counted |= g.on_device && g.desc.most_problems != g.count;
    g.uploads = !g.on_device && draw_below(&state, 2) == 0;
    bool searches = g.desc.gemm.decomposition == SK_DECOMPOSITION_DATA_PARALLEL && g.desc.gemm.sort != SK_SORT_BY_K;
    g.desc.gemm.search = (sk_search)draw_below(&state, searches && !g.on_device ? 3 : 2);
    g.clamp_min = common.clamp_min;
    g.clamp_max = common.clamp_max;
    for (uint32_t i = 0; i < g.count; i++)
    {
        g.products[i] = draw_problem(&common, s, index % 3 == 0, &state);
        g.products[i].seed += i;
    }
    draw_bounds(&g, &state);
    return g;
}

/* ---- launching ------------------------------------------------------------------------------- */

static void random_groups_are_exact_on_integers_and_close_on_reals(void)
{
    if (!kernel_count)
    {
        SKIP("no kernel of that name runs here");
    }
    for (uint32_t i = first; i < first + count; i++)
    {
        group g = draw_group(i);
        if (!run_group(&g))
        {
            CHECK_NOTE("test_grouped %llu %u 1\n", (unsigned long long)seed, i);
        }
    }
}

int main(int argc, char** argv)
{
    seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 0;
    seed = seed ? seed : (uint64_t)time(NULL);
    first = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 0;
    count = argc > 3 ? (uint32_t)strtoul(argv[3], NULL, 10) : GROUPS;
    printf("seed: %llu (test_grouped %llu repeats this run)\n", (unsigned long long)seed, (unsigned long long)seed);
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    kernel_count = list_kernels(&device, argc > 4 ? argv[4] : NULL, kernels);
    RUN(random_groups_are_exact_on_integers_and_close_on_reals);
    close_rig(&device);
    return CHECK_DONE();
}
