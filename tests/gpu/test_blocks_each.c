/* test_blocks_each.c - each type in blocks, as A and as B, with the other operand row-major and column-major, and each
 * part of an epilogue alone: what a plan takes by itself is exact, for every type of the other operand and of D.
 *
 *     test_blocks_each [SEED [FIRST [COUNT]]] */
#include "check.h"
#include "drawn.h"
#include "multiply.h"
#include "quantized.h"

enum
{
    C_ALONE = 2,     /* C row-major or column-major, and no other part */
    OTHER_PARTS = 8, /* bits of set_parts() */
    ACTIVATIONS = VALUES_OF(SK_ACTIVATIONS) - 1,
    PARTS_ALONE = C_ALONE + OTHER_PARTS + ACTIVATIONS,
    PRODUCTS = FORMATS * 2 * 2 * PARTS_ALONE,
    MOST_EXTENT = 12,
    MOST_BLOCKS = 3 /* along k */
};

static const uint32_t BITS_OF_PARTS[OTHER_PARTS] = {0, 1, 2, 4, 8, 8 + 16, 32, 64};

static rig device;
static sk_kernel_info pairs[MOST_KERNELS]; /* one of the types of each pair, without a name */
static uint32_t pair_count;

static bool is_new(const sk_kernel_info* kernel)
{
    bool is_known = false;
    for (uint32_t i = 0; i < pair_count; i++)
    {
        is_known = is_known || (pairs[i].input == kernel->input && pairs[i].output == kernel->output);
    }
    return !is_known;
}

/* The pairs of types, of the other operand and of D, that kernels for blocks have here. */
static void list_pairs(void)
{
    static sk_kernel_info kernels[MOST_KERNELS];
    uint32_t listed = list_kernels(&device, "blocks", kernels);
    for (uint32_t i = 0; i < listed; i++)
    {
        if (is_new(&kernels[i]))
        {
            pairs[pair_count] = kernels[i];
            pairs[pair_count++].name = NULL;
        }
    }
}

static uint32_t bits_of_part(uint32_t part)
{
    return part < C_ALONE                 ? 0
           : part < C_ALONE + OTHER_PARTS ? BITS_OF_PARTS[part - C_ALONE]
                                          : 96 * (part - C_ALONE - OTHER_PARTS + 1);
}

static product draw_product(uint32_t index)
{
    static const uint32_t packed[4];
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index;
    product p = {.seed = seed + index};
    sk_type format = (sk_type)(SK_TYPE_Q4_0 + index % FORMATS);
    uint32_t part = index / (FORMATS * 4) % PARTS_ALONE;
    bool is_a = index / FORMATS & 1, is_transposed = index / (FORMATS * 2) & 1;
    specialization s = {.linear = part < C_ALONE, .c_transposed = part == 1};
    specialize(&p, &pairs[(index + index / FORMATS) % pair_count], s, draw_below(&state, 2) == 0);
    sk_matrix_desc *weights = is_a ? &p.desc.a : &p.desc.b, *other = is_a ? &p.desc.b : &p.desc.a;
    set_parts(&p, bits_of_part(part));
    other->layout = is_transposed ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    p.desc.m = 1 + draw_below(&state, MOST_EXTENT);
    p.desc.n = 1 + draw_below(&state, MOST_EXTENT);
    p.desc.k = block_elements(format) * (1 + draw_below(&state, MOST_BLOCKS));
    p.offset_a = draw_below(&state, 9);
    p.offset_b = draw_below(&state, 9);
    draw_real_factors(&p, &state);
    lay_out(&p, s, packed, false);
    weights->type = format;
    weights->layout = is_a ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    return p;
}

static void each_type_side_layout_and_part_is_right(void)
{
    if (!pair_count)
    {
        SKIP("no kernel for blocks runs here");
    }
    for (uint32_t i = first; i < first + count; i++)
    {
        product p = draw_product(i);
        if (!CHECK(run_product(&device, &p)))
        {
            CHECK_NOTE("test_blocks_each %llu %u 1\n", (unsigned long long)seed, i);
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
    list_pairs();
    RUN(each_type_side_layout_and_part_is_right);
    close_rig(&device);
    return CHECK_DONE();
}
