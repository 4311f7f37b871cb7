/* Plans of products that are made of panels, on the fake device: the least workspace that a refusal names is the least
 * that is taken, and launches tell copies and products apart. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "plans.h"

static sk_gemm_desc describe_narrow(sk_type type, uint32_t m, uint32_t n, uint32_t k, sk_accuracy accuracy)
{
    sk_gemm_desc desc = describe_shape(m, n, k);
    desc.a.type = desc.b.type = desc.d.type = type;
    desc.accuracy = accuracy;
    desc.way = accuracy == SK_ACCURACY_SLICES ? SK_WAY_AUTO : SK_WAY_SLICES;
    return desc;
}

/* The bytes that a refusal says the least panels take. */
static VkDeviceSize find_least(sk_gemm_desc desc)
{
    static const char words[] = ", take ";
    sk_plan* plan = NULL;
    desc.most_workspace = 1;
    CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), SK_ERROR_WORKSPACE_TOO_SMALL);
    const char* said = strstr(fake.sentence, words);
    return CHECK(said != NULL) ? strtoull(said + sizeof words - 1, NULL, 10) : 0;
}

static void the_least_that_is_named_is_taken(void)
{
    const sk_gemm_desc descs[] = {describe_narrow(SK_TYPE_F64, 150, 150, 40, SK_ACCURACY_SLICES),
                                  describe_narrow(SK_TYPE_F64, 262, 322, 40, SK_ACCURACY_SLICES),
                                  describe_narrow(SK_TYPE_F32, 148, 356, 374, SK_ACCURACY_F32),
                                  describe_narrow(SK_TYPE_F32, 900, 30, 3000, SK_ACCURACY_F32),
                                  describe_narrow(SK_TYPE_CF32, 313, 295, 166, SK_ACCURACY_F32)};
    open_context(false, 132);
    for (size_t i = 0; i < sizeof descs / sizeof descs[0]; i++)
    {
        sk_plan* plan = NULL;
        sk_gemm_desc desc = descs[i];
        VkDeviceSize least = desc.most_workspace = find_least(desc);
        sk_plan_info info = info_of(&desc);
        CHECK(info.workspace_size <= least && info.panels_m * info.panels_n > 1);
        desc.most_workspace = least - 1;
        CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), SK_ERROR_WORKSPACE_TOO_SMALL);
    }
    sk_destroy_context(context);
}

/* Panels of 64 rows, though 150 are no power of two of them. */
static void panels_are_as_small_as_their_unit(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = describe_narrow(SK_TYPE_F64, 150, 150, 40, SK_ACCURACY_SLICES);
    desc.most_workspace = find_least(desc);
    sk_plan_info info = info_of(&desc);
    CHECK_EQ(info.panels_m, 3);
    CHECK_EQ(info.panels_n, 3);
    sk_destroy_context(context);
}

/* The first product has as many workgroups however D is cut off; four dispatches cut A and B. */
static void launches_tell_products_from_copies(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = describe_narrow(SK_TYPE_F64, 500, 30, 40, SK_ACCURACY_SLICES);
    sk_plan* plan = make(&desc);
    sk_gemm_args args = make_args();
    sk_launch_info launch;
    CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
    CHECK_EQ(launch.copy_count, 4);
    record_product(plan, &args);
    const fake_command* product = NULL;
    for (uint32_t i = 0, dispatches = 0; i < fake.count && !product; i++)
    {
        bool is_dispatch = fake.record[i].kind == FAKE_DISPATCH;
        product = is_dispatch && dispatches == launch.copy_count ? &fake.record[i] : NULL;
        dispatches += is_dispatch;
    }
    CHECK(product && product->groups[0] == launch.group_count_x && product->groups[1] == launch.group_count_y);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* Sums are exact, and what follows adds element by element, by kernels of one order. */
static void sameness_is_that_of_what_follows(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = describe_narrow(SK_TYPE_F64, 500, 30, 40, SK_ACCURACY_SLICES);
    CHECK_EQ(info_of(&desc).sameness, SK_SAMENESS_EVERY_DEVICE);
    desc.epilogue = SK_EPILOGUE_LINEAR;
    desc.c.type = SK_TYPE_F64;
    CHECK_EQ(info_of(&desc).sameness, SK_SAMENESS_RUN_TO_RUN);
    desc.batch_invariant = true;
    CHECK_EQ(info_of(&desc).sameness, SK_SAMENESS_BATCH_INVARIANT);
    sk_destroy_context(context);
}

static sk_gemm_desc describe_halved(uint32_t m, uint32_t n, uint32_t k)
{
    sk_gemm_desc desc = describe_narrow(SK_TYPE_F32, m, n, k, SK_ACCURACY_F32);
    desc.way = SK_WAY_F16X3;
    return desc;
}

/* What a candidate says is the caller's workspace, not that of its products. */
static void candidates_of_halves_make_their_plan(void)
{
    open_context(false, 132);
    for (uint32_t panels = 0; panels < 2; panels++)
    {
        sk_gemm_desc desc = describe_halved(700, 900, 800);
        VkDeviceSize whole = info_of(&desc).workspace_size;
        sk_candidate candidate;
        uint32_t count = 1;
        desc.most_workspace = panels ? find_least(desc) : whole + 100000;
        CHECK(sk_explain_gemm_plan(context, &desc, &count, &candidate) >= SK_SUCCESS);
        CHECK_EQ(candidate.desc.most_workspace, desc.most_workspace);
        sk_plan_info info = info_of(&candidate.desc);
        CHECK_EQ(info.workspace_size, candidate.info.workspace_size);
        CHECK_EQ(info.panels_m * info.panels_n > 1, panels);
    }
    sk_destroy_context(context);
}

static void panels_of_halves_choose_what_needs_room(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = describe_halved(700, 900, 800);
    desc.most_workspace = find_least(desc) + 100;
    CHECK(info_of(&desc).panels_n > 1);
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 3;
    char wanted[200];
    snprintf(wanted, sizeof wanted,
             "most_workspace is %llu bytes, which is less than all of D takes, but decomposition is set: products of "
             "panels choose that themselves",
             (unsigned long long)desc.most_workspace);
    check_refused(&desc, SK_ERROR_WORKSPACE_TOO_SMALL, wanted);
    sk_destroy_context(context);
}

int main(void)
{
    RUN(the_least_that_is_named_is_taken);
    RUN(panels_are_as_small_as_their_unit);
    RUN(launches_tell_products_from_copies);
    RUN(sameness_is_that_of_what_follows);
    RUN(candidates_of_halves_make_their_plan);
    RUN(panels_of_halves_choose_what_needs_room);
    return CHECK_DONE();
}
