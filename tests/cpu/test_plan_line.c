/* What a plan's line says, on the fake device. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"

static void check_line(const sk_gemm_desc* desc, const char* shape_and_kernel, const char* rest)
{
    char line[512];
    size_t length = strlen(shape_and_kernel);
    sk_plan* plan = make(desc);
    sk_format_plan(plan, line, sizeof line);
    if (!CHECK(strncmp(line, shape_and_kernel, length) == 0 && strncmp(line + length, rest, strlen(rest)) == 0))
    {
        CHECK_NOTE("%s\n    %s%s\n", line, shape_and_kernel, rest);
    }
    sk_destroy_plan(plan);
}

static void an_exchanged_plan_is_told_in_the_users_terms(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = shape(300, 1000, 64);
    desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F16;
    desc.kernel = "gemm_f16_f32_f16_128x192x64_coop";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    desc.raster = SK_RASTER_ALONG_N;
    sk_plan* plan = make(&desc);
    sk_plan_info info = sk_query_plan(plan);
    CHECK(info.exchanged && info.tile_m == 192 && info.tile_n == 128);
    CHECK_EQ(info.tiles, 2 * 8);
    CHECK_EQ(info.raster, SK_RASTER_ALONG_N);
    char line[512];
    sk_format_plan(plan, line, sizeof line);
    CHECK(strncmp(line, "300x1000x64 batch 1: gemm_f16_f32_f16_128x192x64_coop (exchanged), data-parallel", 80) == 0);
    sk_segment segments[16];
    uint64_t count = 16;
    CHECK_EQ(sk_list_segments(plan, &count, segments), SK_SUCCESS);
    for (uint32_t i = 0; i < count; ++i)
    {
        CHECK(segments[i].m % 192 == 0 && segments[i].m < 300);
        CHECK(segments[i].n % 128 == 0 && segments[i].n < 1000);
    }
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* The whole plan, and no word that does not apply. */
static void a_line_says_what_applies(void)
{
    static const struct
    {
        sk_decomposition decomposition;
        uint32_t workers, splits, minimum_segment, k_alignment, interleave, chunk, raster_width;
        const char* wanted; /* after shape and kernel */
    } rows[] = {
        {SK_DECOMPOSITION_HYBRID, 4, 0, 0, 0, 0, 0, 3,
         "hybrid, separate pass; 10 tiles x 8 k-iterations on 4 workers, 6 Stream-K tiles, data-parallel first; raster "
         "along m by 3; longest worker 20, most peers 2, workspace 393472 bytes, utilisation 0.015, predicted "},
        {SK_DECOMPOSITION_STREAM_K, 4, 0, 3, 0, 0, 0, 3,
         "Stream-K, separate pass; 10 tiles x 8 k-iterations on 4 workers, segments >= 3; raster along m by 3; longest "
         "worker 20, most peers 2, workspace "},
        {SK_DECOMPOSITION_STREAM_K, 4, 0, 3, 2, 0, 0, 3,
         "Stream-K, separate pass; 10 tiles x 8 k-iterations on 4 workers, segments >= 3, at multiples of 2; raster "
         "along m by 3; longest worker 20, most peers 2, workspace "},
        {SK_DECOMPOSITION_STREAM_K, 4, 0, 3, 2, 2, 0, 3,
         "Stream-K, separate pass; 10 tiles x 8 k-iterations on 4 workers, interleave 2, segments >= 3, at "
         "multiples of 2; raster along m by 3; longest worker 20, most peers 2, "},
        {SK_DECOMPOSITION_SPLIT_K, 0, 4, 3, 2, 0, 0, 3,
         "split-K, separate pass; 10 tiles x 8 k-iterations on 40 workers, 4 splits, at multiples of 2; raster along m "
         "by 3; longest worker 2, most peers 4, workspace "},
        {SK_DECOMPOSITION_DATA_PARALLEL, 4, 0, 0, 0, 0, 3, 0,
         "data-parallel; 10 tiles x 8 k-iterations on 4 workers, chunks of 3; raster along n by 8; longest worker 24, "
         "workspace 327936 bytes, utilisation 0.013, predicted "},
        {SK_DECOMPOSITION_DATA_PARALLEL, 4, 0, 3, 0, 0, 0, 0,
         "data-parallel; 10 tiles x 8 k-iterations on 4 workers; raster along n by 8; longest worker 24, utilisation "
         "0.013, predicted "},
    };
    open_context(false, 132);
    for (uint32_t i = 0; i < sizeof rows / sizeof rows[0]; ++i)
    {
        bool whole = rows[i].decomposition == SK_DECOMPOSITION_DATA_PARALLEL;
        sk_gemm_desc desc = forced(10, 8, rows[i].decomposition, rows[i].workers);
        desc.fixup = whole ? SK_FIXUP_AUTO : SK_FIXUP_SEPARATE_PASS;
        desc.order = whole ? SK_ORDER_AUTO : SK_ORDER_DATA_PARALLEL_FIRST;
        desc.splits = rows[i].splits;
        desc.minimum_segment = rows[i].minimum_segment;
        desc.k_alignment = rows[i].k_alignment;
        desc.interleave = rows[i].interleave;
        desc.chunk = rows[i].chunk;
        desc.raster = rows[i].raster_width > 0 ? SK_RASTER_ALONG_M : SK_RASTER_AUTO;
        desc.raster_width = rows[i].raster_width;
        check_line(&desc, "64x640x128 batch 1: " TILE_64 ", ", rows[i].wanted);
    }
    sk_destroy_context(context);
}

static void a_line_says_what_the_epilogue_does(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = forced(10, 8, SK_DECOMPOSITION_DATA_PARALLEL, 4);
    desc.pointers = desc.scale_n = desc.clamp = desc.add_residual = true;
    desc.epilogue = SK_EPILOGUE_LINEAR;
    desc.bias = SK_BIAS_ALONG_N;
    desc.activation = SK_ACTIVATION_GELU_ERF;
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    check_line(
        &desc, "64x640x128 batch 1 of addresses: " TILE_64 " (exchanged), ",
        "data-parallel; 10 tiles x 8 k-iterations on 4 workers; epilogue: linear scale_n bias along n gelu (erf) "
        "clamp transposed residual; raster along ");
    sk_destroy_context(context);
}

int main(void)
{
    RUN(an_exchanged_plan_is_told_in_the_users_terms);
    RUN(a_line_says_what_applies);
    RUN(a_line_says_what_the_epilogue_does);
    return CHECK_DONE();
}
