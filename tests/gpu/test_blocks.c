/* test_blocks.c - products with weights in blocks: every format, as A and as B, exact where sums are; and of two
 * operands in blocks, of any two formats; and with f32 that is rounded.
 *
 *     test_blocks [SEED [FIRST [COUNT [PART]]]]    PART: of the kernels' names
 *
 * Product i of a seed is the same however many are run. 70 neighbours have 1 to 70 lines in the operand that is not in
 * blocks, but for those that are aligned, or have a long k. */
#include "check.h"
#include "drawn.h"
#include "multiply.h"
#include "quantized.h"

enum
{
    PRODUCTS = 200,
    MOST_EXTENT = 70,
    MOST_ELEMENTS = 1024, /* along k */
    LONG = 24,            /* one of so many products has a long k, */
    MOST_LONG = 100000,   /* whose sums are not exact, */
    MOST_OF_LONG = 3      /* and few rows and columns */
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

/* The fewest blocks that are a multiple of 16 bytes. */
static uint32_t blocks_of_vectors(sk_type format)
{
    uint32_t blocks = 1;
    while (blocks * element_size(format) % 16 != 0)
    {
        blocks *= 2;
    }
    return blocks;
}

/* Extra blocks between lines, and between matrices, in steps of `step`. */
static void lay_out_blocks(sk_matrix_desc* desc, uint32_t lines, uint32_t k, uint32_t batch_count, uint32_t step,
                           uint64_t* state)
{
    uint32_t blocks = step * block_elements(desc->type), more = blocks * draw_below(state, 3);
    desc->leading_dimension = more ? k + more : 0;
    desc->batch_stride = batch_count > 1 ? (uint64_t)lines * (k + more) + blocks * draw_below(state, 2) : 0;
}

static void lay_out_weights(product* p, bool is_a, sk_type format, uint32_t step, uint64_t* state)
{
    sk_matrix_desc* weights = is_a ? &p->desc.a : &p->desc.b;
    weights->type = format;
    weights->layout = is_a ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    lay_out_blocks(weights, is_a ? p->desc.m : columns_of_b(&p->desc), p->desc.k, p->desc.batch_count, step, state);
}

/* Makes lines of weights whole vectors of 16 bytes, that begin at multiples of 16 bytes. Returns how many blocks a
 * vector takes. */
static uint32_t fit_to_vectors(product* p, bool is_a, sk_type format)
{
    uint32_t step = blocks_of_vectors(format), elements = step * block_elements(format);
    uint32_t* offset = is_a ? &p->offset_a : &p->offset_b;
    p->desc.k = (p->desc.k + elements - 1) / elements * elements;
    *offset = (*offset + step - 1) / step * step;
    return step;
}

static void make_long(product* p, uint32_t block, uint64_t* state)
{
    p->desc.m = 1 + draw_below(state, MOST_OF_LONG);
    p->desc.n = 1 + draw_below(state, MOST_OF_LONG);
    p->desc.k = block * (MOST_LONG / block - draw_below(state, 8));
    p->values = VALUES_REALS;
}

/* Puts the other operand in blocks, too, and packs what the kernel lets it pack. Sums are not exact. */
static void draw_other_blocks(product* p, const sk_kernel_info* kernel, bool is_a, sk_type format, uint64_t* state)
{
    static const sk_packing read[] = {SK_PACKING_AUTO, SK_PACKING_A, SK_PACKING_B};
    static const sk_packing copied[] = {SK_PACKING_AUTO, SK_PACKING_ALWAYS};
    lay_out_weights(p, is_a, format, 1, state);
    p->desc.multiplied = kernel->input;
    p->desc.packing = kernel->blocks ? read[draw_below(state, 3)] : copied[draw_below(state, 2)];
    p->values = VALUES_REALS;
}

/* Strides of f32 that is rounded, any of which suit: a batch may have one matrix. */
static void lay_out_floats(product* p, bool is_a, uint64_t* state)
{
    sk_matrix_desc* floats = is_a ? &p->desc.a : &p->desc.b;
    uint32_t rows = is_a ? p->desc.m : p->desc.k, columns = is_a ? p->desc.k : p->desc.n;
    bool row_major = floats->layout == SK_LAYOUT_ROW_MAJOR;
    uint32_t line = (row_major ? columns : rows) + draw_below(state, 6);
    floats->type = SK_TYPE_F32;
    floats->shared = draw_below(state, 3) == 0;
    floats->leading_dimension = line;
    floats->batch_stride = floats->shared ? 0 : (uint64_t)line * (row_major ? rows : columns) + draw_below(state, 4);
}

/* Gives a product with weights in B a gate, and others a second term, of which sums are not exact. */
static void draw_more(product* p, const sk_kernel_info* kernel, bool is_a, sk_type format, uint64_t* state)
{
    if (!is_a && draw_below(state, 3) == 0)
    {
        set_gate(p);
        lay_out_weights(p, false, format, 1, state);
    }
    else if (kernel->multiply != SK_MULTIPLY_DOT && draw_below(state, 3) == 0)
    {
        p->desc.second = true;
        p->desc.second_a.layout = p->desc.a.layout;
        p->desc.second_b.layout = p->desc.b.layout;
        p->offset_second = draw_below(state, 9);
        p->values = VALUES_REALS;
    }
}

/* Makes the other operand f32, which is rounded to what the kernel multiplies, and packs what the kernel lets it pack.
 * Integers stay as they are. */
static void draw_rounded(product* p, const sk_kernel_info* kernel, bool is_a, sk_type format, uint64_t* state)
{
    sk_packing read[] = {SK_PACKING_AUTO, is_a ? SK_PACKING_B : SK_PACKING_A};
    static const sk_packing copied[] = {SK_PACKING_AUTO, SK_PACKING_ALWAYS};
    p->desc.multiplied = kernel->input;
    p->desc.packing = kernel->blocks ? read[draw_below(state, 2)] : copied[draw_below(state, 2)];
    p->values = draw_below(state, 2) == 0 ? VALUES_REALS : p->values;
    draw_more(p, kernel, is_a, format, state);
    lay_out_floats(p, !is_a, state);
}

static product draw_product(uint32_t index)
{
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index;
    product p = {.seed = seed + index};
    const sk_kernel_info* kernel = &kernels[draw_below(&state, kernel_count)];
    sk_type format = format_for(kernel, index % FORMATS);
    specialization s = choose_specialization(draw_below(&state, SPECIALIZATIONS));
    static const uint32_t packed[4];
    sk_type other = format_for(kernel, draw_below(&state, FORMATS));
    bool is_a = draw_below(&state, 2) == 0, both = draw_below(&state, 3) == 0;
    bool has_vectors = (index + index / FORMATS) % 2 == 1 && kernel->multiply != SK_MULTIPLY_DOT;
    both = both && !has_vectors;
    uint32_t block = block_elements(format), of_other = both ? block_elements(other) : 1;
    block = block > of_other ? block : of_other;
    s.aligned = (s.aligned || has_vectors) && kernel->multiply != SK_MULTIPLY_DOT;
    specialize(&p, kernel, s, draw_below(&state, 2) == 0);
    set_parts(&p, draw_below(&state, 2) == 0 ? draw_below(&state, PARTS) : 0);
    p.desc.m = 1 + draw_below(&state, MOST_EXTENT);
    p.desc.n = 1 + draw_below(&state, MOST_EXTENT);
    *(is_a ? &p.desc.n : &p.desc.m) = 1 + (uint32_t)((seed + index) % MOST_EXTENT);
    p.desc.k = block * (1 + draw_below(&state, MOST_ELEMENTS / block));
    if ((seed + index) % LONG == 0)
    {
        make_long(&p, block, &state);
    }
    p.desc.batch_count = draw_below(&state, 4) == 0 ? 2 : 1;
    p.offset_a = draw_below(&state, 9);
    p.offset_b = draw_below(&state, 9);
    p.offset_d = draw_below(&state, 9);
    p.by_address = draw_below(&state, 2) == 0;
    draw_real_factors(&p, &state);
    lay_out(&p, s, packed, false);
    uint32_t step = has_vectors ? fit_to_vectors(&p, is_a, format) : 1;
    lay_out_weights(&p, is_a, format, step, &state);
    if (both)
    {
        draw_other_blocks(&p, kernel, !is_a, other, &state);
    }
    else if (kernel->input != SK_TYPE_F32 && draw_below(&state, 3) == 0)
    {
        draw_rounded(&p, kernel, is_a, format, &state);
    }
    return p;
}

static void products_with_weights_in_blocks_are_right(void)
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
    RUN(products_with_weights_in_blocks_are_right);
    close_rig(&device);
    return CHECK_DONE();
}
