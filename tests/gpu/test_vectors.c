/* test_vectors.c - products with a vector, in every layout: exact on integers, and of the same bits however the memory
 * of a row or a column is described.
 *
 *     test_vectors [SEED [FIRST [COUNT [PART]]]]    PART: of the kernels' names
 *
 * Product i of a seed is the same however many are run. */
#include "check.h"
#include "multiply.h"

#include <stdlib.h>

enum
{
    PRODUCTS = 200,
    MOST_LENGTH = 400
};

static rig device;
static sk_kernel_info kernels[MOST_KERNELS];
static uint32_t kernel_count;
static uint64_t seed;
static uint32_t first, count;

static uint32_t draw_padding(uint64_t* state)
{
    return draw_below(state, 3) == 0 ? 1 + draw_below(state, 5) : 0;
}

/* One of M and N is 1, now and then both. What A, B, C, D and the residual leave between elements is drawn. */
static product draw_product(uint32_t index)
{
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index;
    product p = {.seed = seed + index};
    const sk_kernel_info* kernel = &kernels[draw_below(&state, kernel_count)];
    specialization s = choose_specialization(draw_below(&state, SPECIALIZATIONS));
    bool is_column = draw_below(&state, 2) == 0;
    s.aligned = false;
    specialize(&p, kernel, s, draw_below(&state, 2) == 0);
    set_parts(&p, draw_below(&state, 2) == 0 ? draw_below(&state, PARTS) : 0);
    p.desc.m = is_column ? 1 + draw_below(&state, MOST_LENGTH) : 1;
    p.desc.n = is_column ? 1 : 1 + draw_below(&state, MOST_LENGTH);
    p.desc.k = draw_below(&state, MOST_LENGTH);
    p.desc.batch_count = draw_below(&state, 3) == 0 ? 1 + draw_below(&state, 3) : 1;
    p.offset_a = draw_below(&state, 9);
    p.offset_d = draw_below(&state, 9);
    p.by_address = draw_below(&state, 2) == 0;
    p.in_place = s.linear && !s.c_transposed && draw_below(&state, 2) == 0;
    draw_real_factors(&p, &state);
    uint32_t padding[4] = {draw_padding(&state), draw_padding(&state), draw_padding(&state), draw_padding(&state)};
    lay_out(&p, s, padding, draw_below(&state, 8) == 0);
    return p;
}

/* Whether D is written in lines of one element, where the kernel's D has as many lines. */
static bool has_short_lines(const sk_gemm_desc* desc, bool exchanged)
{
    uint32_t length = exchanged ? desc->m : desc->n, lines = exchanged ? desc->n : desc->m;
    return length == 1 && lines > 1;
}

/* Of a column or row without gaps, the kernel's D is one line. */
static bool check_orientation(const product* p)
{
    sk_plan* plan = NULL;
    sk_gemm_desc desc = desc_of(p);
    if (!CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS))
    {
        return false;
    }
    sk_plan_info info = sk_query_plan(plan);
    sk_destroy_plan(plan);
    return CHECK(desc.d.leading_dimension > 1 || !has_short_lines(&desc, info.exchanged));
}

static void products_with_vectors_are_exact_in_every_layout(void)
{
    if (!kernel_count)
    {
        SKIP("no kernel of that name runs here");
    }
    for (uint32_t i = first; i < first + count; i++)
    {
        product p = draw_product(i);
        if (!check_orientation(&p) || !CHECK(run_product(&device, &p)))
        {
            CHECK_NOTE("test_vectors %llu %u 1\n", (unsigned long long)seed, i);
        }
    }
}

int main(int argc, char** argv)
{
    seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    first = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 0;
    count = argc > 3 ? (uint32_t)strtoul(argv[3], NULL, 10) : PRODUCTS;
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    kernel_count = list_kernels(&device, argc > 4 ? argv[4] : NULL, kernels);
    RUN(products_with_vectors_are_exact_in_every_layout);
    close_rig(&device);
    return CHECK_DONE();
}
