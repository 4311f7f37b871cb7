/* test_grouped_blocks.c - groups of problems with weights in blocks: every format, as A and as B, exact where sums are.
 *
 *     test_grouped_blocks [SEED [FIRST [COUNT [PART]]]]    PART: of the kernels' names
 *
 * Group i of a seed is the same however many are run. */
#include "drawn.h"
#include "group.h"
#include "left_out.h"
#include "quantized.h"

enum
{
    GROUPS = 40,
    MOST_EXTENT = 60,
    MOST_ELEMENTS = 600, /* along k */
    MOST_MEMBERS = 12
};

static uint32_t kernel_count;

static sk_matrix_desc* weights_of(product* p)
{
    return is_in_blocks(p->desc.a.type) ? &p->desc.a : &p->desc.b;
}

/* What problems have in common. The kernel is chosen by the plan for one group in two. */
static product draw_common(uint32_t format, specialization* s, uint64_t* state)
{
    product common = {.seed = seed};
    bool is_a = draw_below(state, 2) == 0;
    *s = choose_specialization(draw_below(state, SPECIALIZATIONS));
    s->aligned = false;
    const sk_kernel_info* kernel = &kernels[draw_below(state, kernel_count)];
    specialize(&common, kernel, *s, draw_below(state, 2) == 0);
    set_parts(&common, draw_below(state, 2) == 0 ? draw_below(state, PARTS) : 0);
    common.desc.kernel = draw_below(state, 2) == 0 ? NULL : common.desc.kernel;
    common.desc.decomposition = draw_below(state, 2) == 0 ? SK_DECOMPOSITION_STREAM_K : SK_DECOMPOSITION_AUTO;
    common.desc.workers = draw_below(state, 2) == 0 ? 1 + draw_below(state, 20) : 0;
    sk_matrix_desc* weights = is_a ? &common.desc.a : &common.desc.b;
    weights->type = format_for(kernel, format);
    weights->layout = is_a ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    return common;
}

static product draw_problem(const product* common, specialization s, uint64_t* state)
{
    static const uint32_t packed[4];
    product p = *common;
    sk_type format = weights_of(&p)->type;
    sk_layout layout = weights_of(&p)->layout;
    uint32_t block = block_elements(format);
    bool is_a = weights_of(&p) == &p.desc.a;
    p.seed += draw_bits(state);
    p.desc.m = draw_below(state, MOST_EXTENT);
    p.desc.n = draw_below(state, MOST_EXTENT);
    p.desc.k = block * draw_below(state, 1 + MOST_ELEMENTS / block);
    p.offset_a = draw_below(state, 9);
    p.offset_b = draw_below(state, 9);
    p.offset_d = draw_below(state, 9);
    draw_real_factors(&p, state);
    lay_out(&p, s, packed, false);
    sk_matrix_desc* weights = is_a ? &p.desc.a : &p.desc.b;
    weights->type = format;
    weights->layout = layout;
    weights->leading_dimension = p.desc.k + block * draw_below(state, 3);
    return p;
}

static group draw_group(uint32_t index)
{
    static group g;
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index;
    specialization s;
    product common = draw_common(index % FORMATS, &s, &state);
    memset(&g, 0, sizeof g);
    g.desc.gemm = common.desc;
    g.desc.gemm.m = g.desc.gemm.n = g.desc.gemm.k = 0;
    g.desc.addresses = draw_below(&state, 3) == 0;
    g.count = 1 + draw_below(&state, MOST_MEMBERS);
    g.desc.most_problems = g.count + draw_below(&state, 3);
    g.on_device = draw_below(&state, 2) == 0;
    g.counted = g.on_device;
    g.clamp_min = common.clamp_min;
    g.clamp_max = common.clamp_max;
    for (uint32_t i = 0; i < g.count; i++)
    {
        g.products[i] = draw_problem(&common, s, &state);
    }
    return g;
}

static void groups_with_weights_in_blocks_are_exact(void)
{
    for (uint32_t i = first; i < first + count; i++)
    {
        group g = draw_group(i);
        if (!run_group(&g))
        {
            CHECK_NOTE("test_grouped_blocks %llu %u 1\n", (unsigned long long)seed, i);
        }
    }
}

/* Two problems, of which the second has the last memory of B, in the format of that number, or one that the kernel
 * reads. */
static group make_pair(uint32_t number)
{
    static group g;
    sk_type format = format_for(&kernels[0], number);
    specialization s = {.a_k_contiguous = true, .linear = true};
    memset(&g, 0, sizeof g);
    g.count = g.desc.most_problems = 2;
    g.on_device = true;
    for (uint32_t i = 0; i < 2; i++)
    {
        g.products[i] = make_packed_product(&kernels[0], 5, 7, 2 * block_elements(format), s);
        g.products[i].desc.b.type = format;
        g.products[i].desc.b.layout = SK_LAYOUT_COL_MAJOR;
        g.products[i].desc.b.leading_dimension = 0;
        g.products[i].seed = i;
        g.products[i].alpha = 2.0f;
    }
    product common = {.seed = 0};
    specialize(&common, &kernels[0], s, false);
    g.desc.gemm = common.desc;
    g.desc.gemm.b.type = format;
    g.desc.gemm.b.layout = SK_LAYOUT_COL_MAJOR;
    g.desc.gemm.m = 5;
    g.desc.gemm.n = 7;
    g.desc.gemm.k = 2 * block_elements(format);
    CHECK(place_group(&g));
    g.end_b = g.placed[1].b.first + run_size(format, (uint64_t)7 * g.products[1].desc.k);
    return g;
}

static void blocks_that_just_fit_are_multiplied(void)
{
    gpu_buffer table;
    CHECK(create_gpu_buffer(&device.g, TABLE_BYTES, GPU_HOST, &table));
    for (uint32_t i = 0; i < FORMATS; i++)
    {
        group g = make_pair(i);
        launch_first(&g, 2, &table);
    }
    destroy_gpu_buffer(&device.g, &table);
}

static void problems_whose_blocks_do_not_fit_are_left_out_and_named(void)
{
    gpu_buffer table;
    CHECK(create_gpu_buffer(&device.g, TABLE_BYTES, GPU_HOST, &table));
    for (uint32_t i = 0; i < 3 * FORMATS; i++)
    {
        group g = make_pair(i / 3);
        g.end_b -= i % 3 == 0;
        g.problems[1].k -= i % 3 > 0;
        g.problems[1].alpha = i % 3 > 1 ? 0.0 : 2.0;
        launch_first(&g, 1, &table);
        check_left_out(&device, "1 of 2 problems was left out; the first is problem 1",
                       i % 3 == 0 ? ": b reaches past the end of its buffer"
                                  : ": k or leading_dimension_b is no multiple of the elements of a block");
    }
    destroy_gpu_buffer(&device.g, &table);
}

/* None is decoded for them. */
static void kernels_that_read_no_blocks_are_refused(void)
{
    static sk_kernel_info others[MOST_KERNELS];
    sk_plan* plan = NULL;
    group g = make_pair(0);
    CHECK(list_kernels(&device, "f32_f32_f32", others) > 0);
    g.desc.gemm.kernel = others[0].name;
    CHECK_EQ(sk_create_grouped_gemm_plan(device.context, &g.desc, &plan), SK_ERROR_NO_KERNEL);
    g.desc.gemm.kernel = NULL;
    g.desc.gemm.packing = SK_PACKING_ALWAYS;
    CHECK_EQ(sk_create_grouped_gemm_plan(device.context, &g.desc, &plan), SK_ERROR_NO_KERNEL);
}

int main(int argc, char** argv)
{
    choose_drawn(argc, argv, GROUPS);
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    kernel_count = list_kernels(&device, argc > 4 ? argv[4] : "blocks", kernels);
    if (!CHECK(kernel_count > 0))
    {
        return CHECK_DONE();
    }
    RUN(groups_with_weights_in_blocks_are_exact);
    RUN(blocks_that_just_fit_are_multiplied);
    RUN(problems_whose_blocks_do_not_fit_are_left_out_and_named);
    RUN(kernels_that_read_no_blocks_are_refused);
    close_rig(&device);
    return CHECK_DONE();
}
