/* test_grouped_second.c - second terms of a group, whose A lies in B's memory, and whose B in A's: packed, in every
 * layout of A and B that a kernel knows, where each memory just has room for it, or has none.
 *
 *     test_grouped_second [PART [LAYOUTS]]    of the first kernel whose name has PART; LAYOUTS: how many (default all)
 */
#include "group.h"
#include "left_out.h"

#include <stdlib.h>

static const specialization layouts[] = {{.a_k_contiguous = true, .linear = true}, {.b_k_contiguous = true}};

static uint32_t layout_count = sizeof layouts / sizeof layouts[0];

/* Its m, n and k all differ, and no matrix has a leading dimension: then it is the line's length. */
static product make_packed_pair(specialization s, bool exchanged, const uint32_t extents[3])
{
    static const uint32_t packed[4];
    product p = {.seed = extents[0], .alpha = 2.0, .beta = -1.0};
    specialize(&p, &kernels[0], s, exchanged);
    p.desc.second = true;
    p.desc.m = extents[0];
    p.desc.n = extents[1];
    p.desc.k = extents[2];
    lay_out(&p, s, packed, false);
    sk_matrix_desc* all[] = {&p.desc.a,        &p.desc.b,        &p.desc.c,       &p.desc.d,
                             &p.desc.second_a, &p.desc.second_b, &p.desc.residual};
    for (uint32_t i = 0; i < sizeof all / sizeof all[0]; i++)
    {
        all[i]->leading_dimension = 0;
        all[i]->batch_stride = 0;
    }
    return p;
}

static VkDeviceSize end_of(const matrix* x)
{
    return x->first + x->extent * element_size(x->type);
}

/* Two problems; the memory of A and of B ends with the last one's second term. */
static group make_pairs(specialization s, bool exchanged)
{
    static const uint32_t extents[2][3] = {{40, 71, 23}, {19, 34, 66}};
    static group g;
    memset(&g, 0, sizeof g);
    g.count = g.desc.most_problems = 2;
    g.products[0] = make_packed_pair(s, exchanged, extents[0]);
    g.products[1] = make_packed_pair(s, exchanged, extents[1]);
    g.desc.gemm = g.products[0].desc;
    g.desc.gemm.m = g.desc.gemm.n = g.desc.gemm.k = 71;
    g.desc.gemm.decomposition = SK_DECOMPOSITION_STREAM_K;
    g.desc.gemm.workers = 5;
    g.desc.gemm.packing = find_least_packing(&kernels[0]);
    CHECK(place_group(&g));
    g.end_a = end_of(&g.placed[1].second_b);
    g.end_b = end_of(&g.placed[1].second_a);
    return g;
}

/* A and B trade places where D is column-major: each layout is a kernel's twice. */
static void second_terms_that_just_fit_are_multiplied(void)
{
    gpu_buffer table;
    CHECK(create_gpu_buffer(&device.g, TABLE_BYTES, GPU_HOST, &table));
    for (uint32_t i = 0; i < 4 * layout_count; i++)
    {
        group g = make_pairs(layouts[i % layout_count], i / layout_count % 2 == 1);
        g.on_device = i / layout_count / 2 == 1;
        launch_first(&g, 2, &table);
    }
    destroy_gpu_buffer(&device.g, &table);
}

static void second_terms_that_just_fail_are_left_out_and_named(void)
{
    gpu_buffer table;
    CHECK(create_gpu_buffer(&device.g, TABLE_BYTES, GPU_HOST, &table));
    for (uint32_t i = 0; i < 4 * layout_count; i++)
    {
        bool is_b = i / layout_count / 2 == 1;
        group g = make_pairs(layouts[i % layout_count], i / layout_count % 2 == 1);
        *(is_b ? &g.end_a : &g.end_b) -= 1;
        g.on_device = true;
        launch_first(&g, 1, &table);
        check_left_out(&device, "1 of 2 problems was left out; the first is problem 1",
                       is_b ? ": second_b reaches past the end of its buffer"
                            : ": second_a reaches past the end of its buffer");
    }
    device.is_workspace_clear = false;
    destroy_gpu_buffer(&device.g, &table);
}

int main(int argc, char** argv)
{
    if (!open_rig(&device, NULL) || !CHECK(list_kernels(&device, argc > 1 ? argv[1] : NULL, kernels) > 0))
    {
        return 1;
    }
    uint32_t asked = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : layout_count;
    layout_count = asked > 0 && asked < layout_count ? asked : layout_count;
    RUN(second_terms_that_just_fit_are_multiplied);
    RUN(second_terms_that_just_fail_are_left_out_and_named);
    close_rig(&device);
    return CHECK_DONE();
}
