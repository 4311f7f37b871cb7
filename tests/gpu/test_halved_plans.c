/* test_halved_plans.c - plans of products by halves: panels that fit a workspace, and which are weighed and explained;
 * headers of prepacked operands; and what is refused. */
#include "check.h"
#include "placed.h"

#include <string.h>

enum
{
    HEAD = 262144 /* bytes of each workspace for counters */
};

static const sk_pack_header wish = {.order = SK_PACK_ORDER_HALVES};

static sk_gemm_desc desc_of_size(uint32_t m, uint32_t n, uint32_t k, bool is_complex)
{
    placed_product p = is_complex ? make_placed_complex(m, n, k, false) : make_placed(m, n, k, false);
    sk_gemm_desc desc = desc_of_placed(&p);
    desc.accuracy = SK_ACCURACY_F32;
    desc.way = SK_WAY_F16X3;
    return desc;
}

static bool plan_of(const sk_gemm_desc* desc, sk_plan** plan)
{
    *plan = NULL;
    return CHECK_EQ(sk_create_gemm_plan(device.context, desc, plan), SK_SUCCESS);
}

/* Halves of 16384 x 16384 x 16384 take 2 GiB, and their panels half of that, and little more time. */
static void large_products_fit(void)
{
    sk_plan *plan = NULL, *all = NULL;
    char line[SK_LINE_SIZE];
    sk_gemm_desc desc = desc_of_size(16384, 16384, 16384, false);
    if (plan_of(&desc, &all))
    {
        CHECK(sk_query_plan(all).workspace_size >= UINT64_C(2) << 30);
        desc.most_workspace = UINT64_C(1) << 30;
        if (plan_of(&desc, &plan))
        {
            sk_plan_info info = sk_query_plan(plan);
            sk_format_plan(plan, line, sizeof line);
            CHECK(info.workspace_size <= desc.most_workspace && info.panels_m * info.panels_n > 1);
            CHECK(info.predicted_time < 1.3f * sk_query_plan(all).predicted_time);
            CHECK(strstr(line, " --way f16x3 --most-workspace 1073741824; ") != NULL);
            CHECK(strstr(line, " panels of ") != NULL);
        }
    }
    sk_destroy_plan(all);
    sk_destroy_plan(plan);
}

/* The desc that sk_explain_gemm_plan lists makes the plan that it tells. */
static void panels_are_explained(void)
{
    for (uint32_t i = 0; i < 2; i++)
    {
        sk_plan* plan = NULL;
        uint32_t listed = 1;
        sk_candidate candidate;
        sk_gemm_desc desc = desc_of_size(300, 500, 800, i);
        desc.most_workspace = HEAD + 2000000;
        CHECK_EQ(sk_explain_gemm_plan(device.context, &desc, &listed, &candidate), SK_SUCCESS);
        CHECK(listed == 1 && candidate.desc.most_workspace == desc.most_workspace);
        if (plan_of(&candidate.desc, &plan))
        {
            sk_plan_info info = sk_query_plan(plan);
            CHECK(info.panels_m == candidate.info.panels_m && info.panels_n == candidate.info.panels_n);
            CHECK(info.panels_m * info.panels_n > 1 && info.predicted_time == candidate.info.predicted_time);
            CHECK(info.workspace_size == candidate.info.workspace_size && info.workspace_size <= desc.most_workspace);
        }
        sk_destroy_plan(plan);
    }
}

/* Any way: halves are weighed where their panels fit. */
static void panels_are_weighed(void)
{
    static sk_candidate list[4096];
    for (uint32_t i = 0; i < 2; i++)
    {
        uint32_t listed = 4096, halves = 0;
        sk_plan* plan = NULL;
        sk_gemm_desc desc = desc_of_size(1024, 1024, 1024, false);
        desc.way = SK_WAY_AUTO;
        desc.most_workspace = i ? HEAD + 3000000 : HEAD;
        CHECK_EQ(sk_explain_gemm_plan(device.context, &desc, &listed, list), SK_SUCCESS);
        for (uint32_t j = 0; j < listed; j++)
        {
            halves += list[j].info.way == SK_WAY_F16X3;
            CHECK(list[j].info.workspace_size <= desc.most_workspace);
        }
        CHECK_EQ(halves, i);
        if (plan_of(&desc, &plan))
        {
            CHECK(sk_query_plan(plan).way == list[0].info.way);
        }
        sk_destroy_plan(plan);
    }
}

static void other_products_are_refused(void)
{
    const sk_pack_header aligned = {.order = SK_PACK_ORDER_ALIGNED};
    static const sk_result wanted[] = {SK_ERROR_WORKSPACE_TOO_SMALL, SK_ERROR_NO_KERNEL,     SK_ERROR_NO_KERNEL,
                                       SK_ERROR_NO_KERNEL,           SK_ERROR_INVALID_VALUE, SK_ERROR_TOO_LARGE};
    for (uint32_t i = 0; i < 6; i++)
    {
        sk_plan* plan = NULL;
        sk_gemm_desc desc = desc_of_size(70, 70,
                                         i == 5   ? 1 << 20
                                         : i == 3 ? 250
                                                  : 800,
                                         i == 1 || i == 2 || i == 3 || i == 5);
        desc.most_workspace = i == 0 ? HEAD : 0;
        desc.b.prepacked = i == 1 ? &wish : i == 4 ? &aligned : NULL;
        desc.triangle = i == 2 ? SK_TRIANGLE_LOWER : SK_TRIANGLE_NONE;
        desc.hermitian = i == 2;
        CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), wanted[i]);
        sk_destroy_plan(plan);
    }
}

static sk_pack_header header_of(const sk_gemm_desc* like)
{
    sk_pack_header header = wish;
    sk_gemm_desc desc = *like;
    sk_plan* plan = NULL;
    desc.b.prepacked = &wish;
    if (plan_of(&desc, &plan))
    {
        CHECK_EQ(sk_query_pack(plan, SK_OPERAND_B, &header), SK_SUCCESS);
    }
    sk_destroy_plan(plan);
    return header;
}

static uint64_t round_up(uint64_t bytes)
{
    return (bytes + 255) / 256 * 256;
}

/* One header serves any m, and is alike on every device. */
static void headers_tell_what_they_are(void)
{
    sk_gemm_desc desc = desc_of_size(16, 500, 900, false);
    sk_pack_header header = header_of(&desc), other;
    CHECK(header.order == SK_PACK_ORDER_HALVES && header.slices == 0 && header.side == 2 && header.rows == 500);
    CHECK(header.k == 900 && header.leading_dimension == 1024 && header.type == SK_TYPE_F32);
    uint64_t magnitudes = round_up(8 * 500 * 4), halves = round_up(4 * 500 * 1024);
    CHECK_EQ(header.size, magnitudes + 3 * round_up(4 * 500) + halves + round_up(4 * 500 * 900));
    desc.m = 777;
    other = header_of(&desc);
    CHECK(memcmp(&header, &other, sizeof header) == 0);
}

/* AUTO takes halves where an operand is halved. */
static void halves_alone_read_them(void)
{
    sk_plan* plan = NULL;
    uint32_t listed = 1;
    sk_candidate candidate;
    sk_gemm_desc desc = desc_of_size(16, 500, 900, false);
    sk_pack_header header = header_of(&desc);
    desc.b.prepacked = &header;
    desc.way = SK_WAY_AUTO;
    if (plan_of(&desc, &plan))
    {
        char line[SK_LINE_SIZE];
        sk_format_plan(plan, line, sizeof line);
        CHECK(sk_query_plan(plan).way == SK_WAY_F16X3 && sk_query_plan(plan).prepacked == SK_PACKING_B);
        CHECK(strstr(line, ", B prepacked, halves; ") != NULL);
    }
    CHECK_EQ(sk_explain_gemm_plan(device.context, &desc, &listed, &candidate), SK_SUCCESS);
    CHECK(listed == 1 && candidate.info.way == SK_WAY_F16X3);
    sk_destroy_plan(plan);
}

static void other_headers_are_refused(void)
{
    sk_gemm_desc usual = desc_of_size(16, 500, 900, false);
    sk_pack_header header = header_of(&usual);
    for (uint32_t i = 0; i < 5; i++)
    {
        sk_plan* plan = NULL;
        sk_gemm_desc desc = usual;
        desc.b.prepacked = &header;
        desc.k += i == 0;
        desc.a.leading_dimension = desc.b.leading_dimension = 0;
        desc.d.layout = i == 1 ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
        desc.d.leading_dimension = 0;
        desc.accuracy = i == 2 ? SK_ACCURACY_TYPES : SK_ACCURACY_F32;
        desc.way = i == 2 ? SK_WAY_AUTO : i == 3 ? SK_WAY_SLICES : i == 4 ? SK_WAY_TYPES : SK_WAY_F16X3;
        CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_ERROR_INVALID_VALUE);
        sk_destroy_plan(plan);
    }
}

int main(void)
{
    if (!open_placed())
    {
        return 1;
    }
    RUN(large_products_fit);
    RUN(panels_are_explained);
    RUN(panels_are_weighed);
    RUN(other_products_are_refused);
    RUN(headers_tell_what_they_are);
    RUN(halves_alone_read_them);
    RUN(other_headers_are_refused);
    close_placed();
    return CHECK_DONE();
}
