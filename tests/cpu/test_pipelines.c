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

static sk_gemm_desc describe_row(uint32_t n, sk_type b, const char* kernel)
{
    sk_gemm_desc desc = describe_halves(1, n, 4096);
    desc.b.type = b;
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    desc.kernel = kernel;
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    return desc;
}

/* Small dot stores D element by element. It reads B in blocks as it does whatever the alignment. */
static void small_dot_has_one_pipeline_for_any_d(void)
{
    open_context(false, 132);
    sk_gemm_desc blocks = describe_row(4096, SK_TYPE_Q4_0, "gemm_f16_blocks_f32_f16_1x8x2048_dot");
    CHECK_EQ(count_new(&blocks), 1);
    sk_gemm_desc even = describe_row(4096, SK_TYPE_F16, "gemm_f16_f32_f16_1x32x1024_dot");
    sk_gemm_desc odd = describe_row(4095, SK_TYPE_F16, "gemm_f16_f32_f16_1x32x1024_dot");
    CHECK_EQ(count_new(&even), 2);
    CHECK_EQ(count_new(&odd), 0);
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

static sk_gemm_args place_operands(const sk_plan* plan)
{
    sk_gemm_args args;
    memset(&args, 0, sizeof args);
    args.a.address = 0x10000000000u;
    args.b.address = 0x20000000000u;
    args.d.address = 0x30000000000u;
    args.scale_m.address = 0x50000000000u;
    args.scale_n.address = 0x60000000000u;
    args.workspace.address = 0x40000000000u;
    args.a.size = args.b.size = args.d.size = args.scale_m.size = args.scale_n.size = VK_WHOLE_SIZE;
    args.workspace.size = sk_query_plan(plan).workspace_size;
    return args;
}

/* Records the same with the promise as without. */
static void a_promise_of_alignment_halves_the_pipelines(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = describe_summed(2);
    desc.aligned = true;
    CHECK_EQ(count_new(&desc), 2);
    sk_plan* promised = make(&desc);
    desc.aligned = false;
    CHECK_EQ(count_new(&desc), 2);
    sk_plan* plan = make(&desc);
    sk_gemm_args args = place_operands(plan);
    fake.count = 0;
    CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_SUCCESS);
    uint32_t count = fake.count;
    CHECK_EQ(sk_gemm(fake_commands(), promised, &args), SK_SUCCESS);
    CHECK_EQ(fake.count, 2 * count);
    for (uint32_t i = 0; i < count; ++i)
    {
        CHECK_EQ(fake.record[i].kind, fake.record[count + i].kind);
        CHECK_EQ(fake.record[i].pipeline, fake.record[count + i].pipeline);
    }
    sk_destroy_plan(plan);
    sk_destroy_plan(promised);
    sk_destroy_context(context);
}

static void no_promise_makes_an_odd_shape_aligned(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = describe_summed(0);
    desc.n = desc.k = 509;
    desc.aligned = true;
    CHECK_EQ(count_new(&desc), 2);
    sk_destroy_context(context);
}

static void check_broken(const sk_plan* plan, const sk_gemm_args* args, const char* sentence)
{
    sk_launch_info info;
    CHECK_EQ(sk_query_gemm_launch(plan, args, &info), SK_ERROR_MISALIGNED);
    fake.count = 0;
    CHECK_EQ(sk_gemm(fake_commands(), plan, args), SK_ERROR_MISALIGNED);
    CHECK_EQ(fake.count, 0);
    if (!CHECK(strcmp(fake.sentence, sentence) == 0))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
}

/* Of a column-major D, which is exchanged, vectors along m lie along its lines. */
static void a_broken_promise_is_refused_by_name(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = describe_summed(1);
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    desc.scale_m = desc.scale_n = desc.aligned = true;
    sk_plan* plan = make(&desc);
    sk_gemm_args args = place_operands(plan);
    sk_buffer* const all[] = {&args.a, &args.b, &args.d, &args.scale_m};
    const char* const names[] = {"a", "b", "d", "scale_m"};
    for (uint32_t i = 0; i < 4; ++i)
    {
        char sentence[160];
        all[i]->offset = 8;
        snprintf(sentence, sizeof sentence,
                 "%s is at address 0x%llx, not a multiple of 16, as the desc's aligned promises", names[i],
                 (unsigned long long)all[i]->address + 8);
        check_broken(plan, &args, sentence);
        all[i]->offset = 0;
    }
    args.scale_n.offset = 4;
    CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_SUCCESS);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* Of few columns, A and B are exchanged, and D is stored transposed: vectors along n lie along its lines still. */
static void a_promise_for_few_columns_is_of_vectors_along_n(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = describe_summed(1);
    desc.m = desc.k = 4096;
    desc.n = 8;
    desc.scale_m = desc.scale_n = desc.aligned = true;
    sk_plan* plan = make(&desc);
    CHECK(sk_query_plan(plan).exchanged);
    sk_gemm_args args = place_operands(plan);
    args.scale_m.offset = 4;
    CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_SUCCESS);
    args.scale_n.offset = 8;
    CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_ERROR_MISALIGNED);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void pointers_are_promised_to_be_aligned_by_their_own_member(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = describe_summed(0);
    desc.batch_count = 2;
    desc.pointers = desc.aligned = true;
    sk_plan* plan = make(&desc);
    sk_gemm_args args = place_operands(plan);
    args.a.offset = 8; /* of an array of addresses */
    check_broken(plan, &args, "pointers_aligned is false, though the desc's aligned promises that");
    args.pointers_aligned = true;
    CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_SUCCESS);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void groups_have_a_promise_of_their_own(void)
{
    sk_grouped_gemm_desc desc;
    sk_plan* plan = NULL;
    open_context(false, 132);
    memset(&desc, 0, sizeof desc);
    desc.gemm = describe_shape(64, 64, 64);
    desc.gemm.aligned = true;
    desc.most_problems = 2;
    CHECK_EQ(sk_create_grouped_gemm_plan(context, &desc, &plan), SK_ERROR_INVALID_VALUE);
    CHECK(strcmp(fake.sentence,
                 "gemm.aligned is set: of several problems sk_grouped_gemm_desc.aligned promises that") == 0);
    sk_destroy_context(context);
}

int main(void)
{
    RUN(layouts_of_a_and_b_share_the_separate_pass);
    RUN(one_separate_pass_serves_a_d_that_is_never_aligned);
    RUN(small_dot_has_one_pipeline_for_any_d);
    RUN(the_layout_of_c_matters_where_c_is_read);
    RUN(a_promise_of_alignment_halves_the_pipelines);
    RUN(no_promise_makes_an_odd_shape_aligned);
    RUN(a_broken_promise_is_refused_by_name);
    RUN(a_promise_for_few_columns_is_of_vectors_along_n);
    RUN(pointers_are_promised_to_be_aligned_by_their_own_member);
    RUN(groups_have_a_promise_of_their_own);
    return CHECK_DONE();
}
