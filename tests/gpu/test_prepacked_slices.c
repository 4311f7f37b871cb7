/* test_prepacked_slices.c - operands that sk_pack has cut into slices: products have the bits of those that cut them at
 * each launch, and other headers are refused by name.
 *
 *     test_prepacked_slices [SEED [FIRST [COUNT]]]    random products
 *
 * Product i of a seed is the same however many are run. */
#include "check.h"
#include "drawn.h"
#include "slices_draw.h"

#include <stdlib.h>

enum
{
    PRODUCTS = 26
};

static unsigned char *whole, *after; /* the arena after a product */
static uint32_t of_panels;

static drawn_product draw_product(uint64_t* state)
{
    drawn_product drawn;
    bool is_triangle = draw_below(state, 4) == 0, is_f64 = draw_below(state, 2), is_bounded = draw_below(state, 2);
    uint32_t m = 1 + draw_below(state, 150), n = is_triangle ? m : 1 + draw_below(state, 150);
    placed_product p = make_placed(m, n, 2 + draw_below(state, draw_below(state, 4) ? 200 : 1500), is_f64);
    draw_placed_layouts(&p, state);
    drawn.count = draw_below(state, 2) && p.k < 200 ? 1 + draw_below(state, MOST_BATCH) : 1;
    clear_placed();
    size_t used = 0;
    for (uint32_t i = 0; i < drawn.count; i++)
    {
        drawn.batch[i] = p;
        used = place_behind(&drawn.batch[i], used, kinds[draw_below(state, 3)], kinds[draw_below(state, 3)], state);
    }
    drawn.desc = desc_of_batch(drawn.batch, drawn.count, drawn.count > 1 && draw_below(state, 2));
    drawn.desc.triangle = is_triangle ? 1 + draw_below(state, 2) : SK_TRIANGLE_NONE;
    drawn.desc.accuracy = !is_bounded ? SK_ACCURACY_SLICES : is_f64 ? SK_ACCURACY_F64 : SK_ACCURACY_F32;
    drawn.desc.way = is_bounded ? SK_WAY_SLICES : SK_WAY_AUTO;
    drawn.desc.slices = is_bounded ? 0 : 2 + draw_below(state, 7);
    return drawn;
}

/* Multiplies, and leaves the arena in `to`, and as it was before. */
static bool multiply(const sk_plan* plan, sk_gemm_args args, unsigned char* to)
{
    bool good = CHECK(launch_args(plan, args));
    memcpy(to, placed_arena.mapped, PLACED_ROOM);
    restore_placed();
    return good;
}

/* Packs A, B or both, and multiplies by a plan of the headers; in less room, too. */
static bool check_packed(const drawn_product* drawn, bool packs_a, bool packs_b, bool in_panels)
{
    const sk_pack_header wish = {.order = SK_PACK_ORDER_SLICES};
    sk_pack_header of_a = wish, of_b = wish;
    sk_gemm_desc desc = drawn->desc;
    sk_gemm_args args = args_of_placed(&drawn->batch[0]);
    gpu_buffer a = {0}, b = {0};
    sk_plan *packer = NULL, *plan = NULL;
    desc.a.prepacked = packs_a ? &wish : NULL;
    desc.b.prepacked = packs_b ? &wish : NULL;
    bool good = CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &packer), SK_SUCCESS);
    if (good && packs_a)
    {
        good = CHECK_EQ(sk_query_pack(packer, SK_OPERAND_A, &of_a), SK_SUCCESS);
        good = good && CHECK(pack_placed(packer, SK_OPERAND_A, args.a, &of_a, &a));
        desc.a.prepacked = &of_a;
        args.a = make_gpu_matrix(&a, 0);
    }
    if (good && packs_b)
    {
        good = CHECK_EQ(sk_query_pack(packer, SK_OPERAND_B, &of_b), SK_SUCCESS);
        good = good && CHECK(pack_placed(packer, SK_OPERAND_B, args.b, &of_b, &b));
        desc.b.prepacked = &of_b;
        args.b = make_gpu_matrix(&b, 0);
    }
    desc.most_workspace = in_panels ? 262144 + (sk_query_plan(packer).workspace_size - 262144) * 2 / 3 : 0;
    sk_result result = good ? sk_create_gemm_plan(device.context, &desc, &plan) : SK_ERROR_DEVICE_LOST;
    if (in_panels && result == SK_ERROR_WORKSPACE_TOO_SMALL)
    {
        good = true;
    }
    else if (good && CHECK_EQ(result, SK_SUCCESS))
    {
        sk_packing packing = packs_a && packs_b ? SK_PACKING_ALWAYS : packs_a ? SK_PACKING_A : SK_PACKING_B;
        sk_plan_info info = sk_query_plan(plan);
        of_panels += info.panels_m * info.panels_n > 1;
        good = CHECK_EQ(info.prepacked, packing);
        good = good && multiply(plan, args, after) && CHECK(memcmp(after, whole, PLACED_ROOM) == 0);
    }
    sk_destroy_plan(plan);
    sk_destroy_plan(packer);
    destroy_gpu_buffer(&device.g, &a);
    destroy_gpu_buffer(&device.g, &b);
    return good;
}

static void products_have_the_same_bits(void)
{
    for (uint32_t i = first; i < first + count; i++)
    {
        uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + i;
        drawn_product drawn = draw_product(&state);
        sk_plan* plan = NULL;
        uint32_t which = 1 + draw_below(&state, 3);
        bool good = CHECK_EQ(sk_create_gemm_plan(device.context, &drawn.desc, &plan), SK_SUCCESS);
        good = good && multiply(plan, args_of_placed(&drawn.batch[0]), whole);
        good = good && check_packed(&drawn, which & 1, which & 2, draw_below(&state, 3) == 0);
        if (!good)
        {
            CHECK_NOTE("test_prepacked_slices %llu %u 1: %ux%ux%u\n", (unsigned long long)seed, i, drawn.desc.m,
                       drawn.desc.n, drawn.desc.k);
        }
        sk_destroy_plan(plan);
        for (uint32_t j = 0; j < drawn.count; j++)
        {
            forget_numbers(&drawn.batch[j]);
        }
    }
    CHECK(count < PRODUCTS || of_panels > 0);
}

static sk_gemm_desc desc_of_weights(void)
{
    placed_product p = make_placed(16, 500, 300, true);
    sk_gemm_desc desc = desc_of_placed(&p);
    desc.accuracy = SK_ACCURACY_SLICES;
    return desc;
}

static sk_pack_header header_of_weights(const sk_gemm_desc* like)
{
    const sk_pack_header wish = {0};
    sk_pack_header header = wish;
    sk_gemm_desc desc = *like;
    sk_plan* plan = NULL;
    desc.b.prepacked = &wish;
    CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS);
    CHECK_EQ(sk_query_pack(plan, SK_OPERAND_B, &header), SK_SUCCESS);
    sk_destroy_plan(plan);
    return header;
}

static uint64_t round_up(uint64_t bytes)
{
    return (bytes + 255) / 256 * 256;
}

/* One header serves any m, and both accuracies of as many slices; it is alike on every device. */
static void headers_tell_what_they_are(void)
{
    sk_gemm_desc desc = desc_of_weights();
    sk_pack_header header = header_of_weights(&desc), other;
    CHECK(header.order == SK_PACK_ORDER_SLICES && header.slices == 7 && header.side == 2 && header.rows == 500);
    CHECK(header.k == 300 && header.leading_dimension == 304 && header.type == SK_TYPE_F64);
    uint64_t keys = round_up(4 * 500 * 3), slices = round_up(500 * 7 * 304), magnitudes = round_up(500 * 304);
    CHECK_EQ(header.size, keys + slices + magnitudes + round_up(500 * 300 * 8));
    desc.m = 77;
    other = header_of_weights(&desc);
    CHECK(memcmp(&header, &other, sizeof header) == 0);
    desc.accuracy = SK_ACCURACY_F64;
    desc.way = SK_WAY_SLICES;
    desc.slices = 7;
    other = header_of_weights(&desc);
    CHECK(memcmp(&header, &other, sizeof header) == 0);
}

/* AUTO takes slices where an operand is cut into them. */
static void slices_alone_read_them(void)
{
    sk_plan* plan = NULL;
    sk_gemm_desc desc = desc_of_weights();
    sk_pack_header header = header_of_weights(&desc);
    desc.b.prepacked = &header;
    desc.accuracy = SK_ACCURACY_F64;
    desc.slices = 0;
    header.slices = 7;
    if (CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS))
    {
        char line[SK_LINE_SIZE];
        sk_plan_info info = sk_query_plan(plan);
        sk_format_plan(plan, line, sizeof line);
        CHECK(info.way == SK_WAY_SLICES && info.prepacked == SK_PACKING_B);
        CHECK(strstr(line, ", B prepacked, slices; bound ") != NULL);
    }
    sk_destroy_plan(plan);
}

static void others_are_refused(void)
{
    const sk_pack_header aligned = {.order = SK_PACK_ORDER_ALIGNED};
    sk_gemm_desc usual = desc_of_weights();
    sk_pack_header header = header_of_weights(&usual);
    for (uint32_t i = 0; i < 8; i++)
    {
        sk_plan* plan = NULL;
        sk_gemm_desc desc = usual;
        desc.b.prepacked = i == 3 ? &aligned : &header;
        desc.slices = i == 0 ? 6 : 0;
        desc.d.layout = i == 1 ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
        desc.k += i == 2;
        desc.b.leading_dimension = desc.a.leading_dimension = 0;
        desc.accuracy = i == 4 ? SK_ACCURACY_TYPES : desc.accuracy;
        desc.a.type = desc.b.type = desc.d.type = i == 5 ? SK_TYPE_F32 : i == 6 ? SK_TYPE_CF64 : SK_TYPE_F64;
        desc.slices = i == 5 ? 7 : desc.slices;
        desc.second = i == 7;
        sk_result wanted = i == 6 ? SK_ERROR_NO_KERNEL : SK_ERROR_INVALID_VALUE;
        CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), wanted);
        sk_destroy_plan(plan);
    }
}

int main(int argc, char** argv)
{
    choose_drawn(argc, argv, PRODUCTS);
    whole = malloc(PLACED_ROOM);
    after = malloc(PLACED_ROOM);
    if (!whole || !after || !open_placed())
    {
        return 1;
    }
    RUN(products_have_the_same_bits);
    RUN(headers_tell_what_they_are);
    RUN(slices_alone_read_them);
    RUN(others_are_refused);
    close_placed();
    free(whole);
    free(after);
    return CHECK_DONE();
}
