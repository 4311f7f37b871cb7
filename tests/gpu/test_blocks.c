/* test_blocks.c - products with weights in blocks: every format, as A and as B, exact where sums are.
 *
 *     test_blocks [SEED [FIRST [COUNT [PART]]]]    PART: of the kernels' names
 *
 * Product i of a seed is the same however many are run. */
#include "check.h"
#include "drawn.h"
#include "multiply.h"
#include "quantized.h"

enum
{
    PRODUCTS = 200,
    MOST_EXTENT = 70,
    MOST_ELEMENTS = 1024 /* along k */
};

static rig device;
static sk_kernel_info kernels[2 * MOST_KERNELS];
static uint32_t kernel_count;

/* Those whose A and B blocks are decoded for, and that read them as they are. */
static uint32_t keep_takers(void)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        sk_type input = kernels[i].input;
        bool is_decoded = input == SK_TYPE_F32 || input == SK_TYPE_F16 || input == SK_TYPE_BF16;
        if (is_decoded && kernels[i].accumulator == SK_TYPE_F32 && kernels[i].multiply != SK_MULTIPLY_ARRANGED)
        {
            kernels[kept++] = kernels[i];
        }
    }
    return kept;
}

/* Extra blocks between lines, and between matrices. */
static void lay_out_blocks(sk_matrix_desc* desc, uint32_t lines, uint32_t k, uint32_t batch_count, uint64_t* state)
{
    uint32_t block = block_elements(desc->type), more = block * draw_below(state, 3);
    desc->leading_dimension = more ? k + more : 0;
    desc->batch_stride = batch_count > 1 ? (uint64_t)lines * (k + more) + block * draw_below(state, 2) : 0;
}

static product draw_product(uint32_t index)
{
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index;
    product p = {.seed = seed + index};
    const sk_kernel_info* kernel = &kernels[draw_below(&state, kernel_count)];
    sk_type format = (sk_type)(SK_TYPE_Q4_0 + index % FORMATS);
    specialization s = choose_specialization(draw_below(&state, SPECIALIZATIONS));
    static const uint32_t packed[4];
    bool is_a = draw_below(&state, 2) == 0;
    s.aligned = s.aligned && kernel->multiply != SK_MULTIPLY_DOT;
    specialize(&p, kernel, s, draw_below(&state, 2) == 0);
    set_parts(&p, draw_below(&state, 2) == 0 ? draw_below(&state, PARTS) : 0);
    p.desc.m = 1 + draw_below(&state, MOST_EXTENT);
    p.desc.n = 1 + draw_below(&state, MOST_EXTENT);
    p.desc.k = block_elements(format) * (1 + draw_below(&state, MOST_ELEMENTS / block_elements(format)));
    p.desc.batch_count = draw_below(&state, 4) == 0 ? 2 : 1;
    p.offset_a = draw_below(&state, 9);
    p.offset_b = draw_below(&state, 9);
    p.offset_d = draw_below(&state, 9);
    p.by_address = draw_below(&state, 2) == 0;
    draw_real_factors(&p, &state);
    lay_out(&p, s, packed, false);
    sk_matrix_desc* weights = is_a ? &p.desc.a : &p.desc.b;
    weights->type = format;
    weights->layout = is_a ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    lay_out_blocks(weights, is_a ? p.desc.m : p.desc.n, p.desc.k, p.desc.batch_count, &state);
    return p;
}

static void products_with_weights_in_blocks_are_exact(void)
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
            CHECK_NOTE("test_blocks %llu %u 1\n", (unsigned long long)seed, i);
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
    RUN(products_with_weights_in_blocks_are_exact);
    close_rig(&device);
    return CHECK_DONE();
}
