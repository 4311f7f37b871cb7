/* How many pipelines plans have, and which they share. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"

/* Pipelines that a plan makes, besides those of the plans before. */
static uint32_t count_new(const sk_gemm_desc* desc)
{
    uint32_t before = fake.pipeline_count;
    sk_destroy_plan(make(desc));
    return fake.pipeline_count - before;
}

static sk_gemm_desc describe_summed(uint32_t layouts)
{
    sk_gemm_desc desc = describe_halves(512, 512, 4096);
    desc.a.layout = layouts & 1u ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.b.layout = layouts & 2u ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.kernel = "gemm_f16_f32_f16_128x128x64_coop";
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.fixup = SK_FIXUP_SEPARATE_PASS;
    desc.splits = 8;
    return desc;
}

/* The separate pass reads neither A nor B: the first plan makes 2 pipelines of it, for two alignments of D. */
static void layouts_of_a_and_b_share_the_separate_pass(void)
{
    open_context(false, 132);
    for (uint32_t layouts = 0; layouts < 4; ++layouts)
    {
        sk_gemm_desc desc = describe_summed(layouts);
        CHECK_EQ(count_new(&desc), layouts == 0 ? 4 : 2);
    }
    sk_destroy_context(context);
}

/* A D whose lines have an odd length is stored element by element, whatever the alignment of A and B. */
static void one_separate_pass_serves_a_d_that_is_never_aligned(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = describe_summed(2);
    desc.n = 511;
    CHECK_EQ(count_new(&desc), 3);
    sk_destroy_context(context);
}

/* Without beta, C is not read. */
static void the_layout_of_c_matters_where_c_is_read(void)
{
    for (uint32_t linear = 0; linear < 2; ++linear)
    {
        open_context(false, 132);
        sk_gemm_desc desc = describe_summed(0);
        desc.c.type = SK_TYPE_F16;
        desc.epilogue = linear ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
        CHECK_EQ(count_new(&desc), 4);
        desc.c.layout = SK_LAYOUT_COL_MAJOR;
        CHECK_EQ(count_new(&desc), linear ? 4 : 0);
        sk_destroy_context(context);
    }
}

int main(void)
{
    RUN(layouts_of_a_and_b_share_the_separate_pass);
    RUN(one_separate_pass_serves_a_d_that_is_never_aligned);
    RUN(the_layout_of_c_matters_where_c_is_read);
    return CHECK_DONE();
}
