/* test_few.c - products whose D has few rows or columns, one of them often, in every layout: exact on integers.
 *
 *     test_few [SEED [FIRST [COUNT [PART]]]]    PART: of the kernels' names
 *
 * Product i of a seed is the same however many are run. */
#include "check.h"
#include "drawn.h"
#include "multiply.h"

enum
{
    PRODUCTS = 200,
    MOST_LENGTH = 400,
    MOST_FEW = 32,
    FEWER = 8 /* as many times fewer are few */
};

static rig device;
static sk_kernel_info kernels[MOST_KERNELS];
static uint32_t kernel_count;

static uint32_t draw_padding(uint64_t* state)
{
    return draw_below(state, 3) == 0 ? 1 + draw_below(state, 5) : 0;
}

static uint32_t draw_few(uint64_t* state)
{
    uint32_t most[] = {1, 1, 8, MOST_FEW};
    return 1 + draw_below(state, most[draw_below(state, 4)]);
}

/* One of M and N is few, now and then both. What A, B, C, D and the residual leave between elements is drawn. */
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
    uint32_t few = draw_few(&state),
             many = (draw_below(&state, 8) ? FEWER * few : 1) + draw_below(&state, MOST_LENGTH);
    p.desc.m = is_column ? many : few;
    p.desc.n = is_column ? few : many;
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

/* The kernel's D has the few rows, whatever is row-major. */
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
    uint32_t rows = info.exchanged ? desc.n : desc.m, columns = info.exchanged ? desc.m : desc.n;
    bool few = columns <= MOST_FEW && columns <= rows / FEWER && columns <= desc.k / FEWER;
    return CHECK(!few);
}

static void products_of_few_rows_or_columns_are_exact_in_every_layout(void)
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
            CHECK_NOTE("test_few %llu %u 1\n", (unsigned long long)seed, i);
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
    RUN(products_of_few_rows_or_columns_are_exact_in_every_layout);
    close_rig(&device);
    return CHECK_DONE();
}
