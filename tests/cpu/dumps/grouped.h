/* grouped.h - descs of several problems that are drawn, and what their plans tell. Include it after gemm.h. */
#ifndef DUMPS_GROUPED_H
#define DUMPS_GROUPED_H

enum
{
    MOST_DRAWN_PROBLEMS = 12,
    MOST_PROBLEM_EXTENT = 1024
};

static sk_problem drawn_problems[MOST_DRAWN_PROBLEMS];

static inline uint32_t draw_problem_extent(const sk_grouped_gemm_desc* desc, uint32_t bound)
{
    uint32_t number = once_in(16) ? 0 : draw_number(10);
    number = bound && number > bound ? bound : number;
    return desc->aligned || below(3) ? number / 16 * 16 : number;
}

/* Places are far from each other, so that matrices of any problem lie apart. */
static inline void draw_places(sk_problem* p, uint32_t index)
{
    uint64_t place = (uint64_t)index << 28;
    p->a = p->b = p->c = p->d = p->residual = place;
    p->bias = p->scale_m = p->scale_n = place;
    p->second_a = p->second_b = place + (UINT64_C(1) << 27);
    p->alpha = below(4) ? 1.0 + below(3) : 0.0;
    p->beta = below(3);
}

/* So many problems within the bounds. */
static inline void draw_problems(sk_grouped_gemm_desc* desc, uint32_t count)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    bool alike = once_in(4);
    memset(drawn_problems, 0, sizeof drawn_problems);
    for (uint32_t i = 0; i < count; ++i)
    {
        sk_problem* p = &drawn_problems[i];
        p->m = draw_problem_extent(desc, gemm->m);
        p->n = gemm->triangle ? p->m : draw_problem_extent(desc, gemm->n);
        p->k = draw_problem_extent(desc, gemm->k);
        if (alike)
        {
            *p = drawn_problems[0];
        }
        draw_places(p, i);
    }
    desc->problems = drawn_problems;
    desc->problem_count = count;
}

/* What only the decompositions of several problems take. */
static inline void choose_grouped_decomposition(sk_gemm_desc* gemm, const sk__kernel* kernel)
{
    static const sk_decomposition some[] = {SK_DECOMPOSITION_AUTO, SK_DECOMPOSITION_DATA_PARALLEL,
                                            SK_DECOMPOSITION_STREAM_K, SK_DECOMPOSITION_HYBRID};
    static const sk_fixup fixups[] = {SK_FIXUP_AUTO, SK_FIXUP_AUTO, SK_FIXUP_LAST_ARRIVER, SK_FIXUP_SEPARATE_PASS,
                                      SK_FIXUP_TURNSTILE};
    gemm->decomposition = some[below(4)];
    bool whole = gemm->decomposition == SK_DECOMPOSITION_DATA_PARALLEL;
    gemm->kernel = below(2) ? kernel->name : NULL;
    gemm->fixup = whole ? SK_FIXUP_AUTO : fixups[below(5)];
    gemm->workers = below(2) ? 1 + below(600) : 0;
    gemm->hybrid_waves = gemm->decomposition == SK_DECOMPOSITION_HYBRID ? below(4) : 0;
    gemm->minimum_segment = below(4) ? 0 : 1 + below(8);
    gemm->order = gemm->decomposition == SK_DECOMPOSITION_HYBRID ? (sk_order)below(3) : SK_ORDER_AUTO;
    gemm->raster = (sk_raster)below(3);
    gemm->raster_width = below(4) ? 0 : 1 + below(9);
    gemm->k_alignment = below(8) ? 0 : 1 + below(4);
    gemm->chunk = gemm->kernel && once_in(4) && !gemm->k_alignment ? 1 + below(16) : 0;
    gemm->sort = (sk_sorting)below(3);
    gemm->search = whole && gemm->sort != SK_SORT_BY_K ? (sk_search)below(3) : SK_SEARCH_AUTO;
}

/* Extents that an array tells: one of the three, the others are bounds that all problems have. */
static inline void choose_ragged(sk_grouped_gemm_desc* desc)
{
    sk_gemm_desc* gemm = &desc->gemm;
    desc->ragged = (sk_ragged)(1 + below(3));
    desc->masked = once_in(4);
    desc->addresses = false;
    gemm->second = false;
    gemm->search = SK_SEARCH_AUTO;
    gemm->triangle = SK_TRIANGLE_NONE;
    gemm->m = gemm->m ? gemm->m : 64;
    gemm->n = gemm->n ? gemm->n : 64;
    gemm->k = gemm->k ? gemm->k : 64;
    gemm->b.shared = desc->ragged != SK_RAGGED_K && once_in(3) && (desc->ragged != SK_RAGGED_N || desc->masked);
    gemm->a.leading_dimension = gemm->b.leading_dimension = gemm->d.leading_dimension = 2 * MOST_PROBLEM_EXTENT;
    gemm->c.leading_dimension = gemm->residual.leading_dimension = 2 * MOST_PROBLEM_EXTENT;
}

/* Lines that are copied by indices. */
static inline void choose_lines(sk_grouped_gemm_desc* desc)
{
    sk_layout layout = desc->ragged == SK_RAGGED_M ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    if (desc->ragged == SK_RAGGED_K || desc->masked || below(2))
    {
        return;
    }
    desc->gathers = below(2);
    desc->scatters = below(2);
    desc->assigned = once_in(3) || (!desc->gathers && !desc->scatters);
    desc->most_lines = 1 + below(2000);
    desc->gemm.a.layout = desc->gemm.b.layout = desc->gemm.d.layout = layout;
    if (desc->assigned)
    {
        desc->gemm.bias = SK_BIAS_NONE;
        desc->gemm.scale_m = desc->gemm.scale_n = desc->gemm.add_residual = false;
    }
}

static inline sk_gemm_desc choose_grouped_gemm(void)
{
    const sk__kernel* kernel = plain_kernel_at(below(count_plain_kernels()));
    sk_gemm_desc gemm;
    memset(&gemm, 0, sizeof gemm);
    choose_types(&gemm, kernel);
    gemm.a.layout = (sk_layout)below(2);
    gemm.b.layout = (sk_layout)below(2);
    gemm.c.layout = (sk_layout)below(2);
    gemm.d.layout = (sk_layout)below(2);
    gemm.packing = once_in(2) ? SK_PACKING_AUTO : (sk_packing)below(5);
    if (once_in(2))
    {
        choose_epilogue(&gemm);
    }
    if (once_in(2))
    {
        choose_grouped_decomposition(&gemm, kernel);
    }
    gemm.second = once_in(6);
    gemm.triangle = once_in(5) ? (sk_triangle)(1 + below(2)) : SK_TRIANGLE_NONE;
    return gemm;
}

static inline void choose_bounds(sk_grouped_gemm_desc* desc)
{
    sk_gemm_desc* gemm = &desc->gemm;
    gemm->m = 16 + below(MOST_PROBLEM_EXTENT);
    gemm->n = gemm->triangle ? gemm->m : 16 + below(MOST_PROBLEM_EXTENT);
    gemm->k = 16 + below(MOST_PROBLEM_EXTENT);
    desc->total_m = once_in(3) ? desc->most_problems * (uint64_t)gemm->m / 2 : 0;
    desc->total_n = once_in(3) ? desc->most_problems * (uint64_t)gemm->n / 2 : 0;
    desc->total_k = once_in(3) ? desc->most_problems * (uint64_t)gemm->k / 2 : 0;
}

/* Problems of the host, of a table of the device, or of an array. */
static inline sk_grouped_gemm_desc choose_grouped_desc(void)
{
    sk_grouped_gemm_desc desc;
    uint32_t kind = below(4);
    memset(&desc, 0, sizeof desc);
    desc.gemm = choose_grouped_gemm();
    desc.most_problems = 1 + below(MOST_DRAWN_PROBLEMS);
    desc.addresses = once_in(4);
    desc.aligned = once_in(4);
    if (kind > 0)
    {
        choose_bounds(&desc);
    }
    if (kind == 3)
    {
        choose_ragged(&desc);
        choose_lines(&desc);
    }
    if (kind == 0 || once_in(3))
    {
        draw_problems(&desc, 1 + below(desc.most_problems));
    }
    return desc;
}

static inline void add_grouped_desc(dump_text* text, const sk_grouped_gemm_desc* desc)
{
    add_text(text, "%u of %u ragged %d most %ux%ux%u: ", desc->problem_count, desc->most_problems, (int)desc->ragged,
             desc->gemm.m, desc->gemm.n, desc->gemm.k);
}

static inline void write_grouped_plan(sk_context* context, dump_text* text)
{
    sk_grouped_gemm_desc desc = choose_grouped_desc();
    sk_plan* plan = NULL;
    add_grouped_desc(text, &desc);
    sk_result result = sk_create_grouped_gemm_plan(context, &desc, &plan);
    write_plan_or_result(result, plan, text);
}

#endif
