/* What a plan's line says, on fake devices, and that its words make the plan again. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "classes.h"
#include "course/decisions.h"
#include "values.h"

/* ---- what it says ---------------------------------------------------------------------------- */

static void check_line(const sk_gemm_desc* desc, const char* shape_and_kernel, const char* rest)
{
    char line[SK_LINE_SIZE];
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
    sk_gemm_desc desc = describe_shape(300, 1000, 64);
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
    char line[SK_LINE_SIZE];
    sk_format_plan(plan, line, sizeof line);
    const char* wanted =
        "300x1000x64 batch 1, exchanged: --kernel gemm_f16_f32_f16_128x192x64_coop "
        "--decomposition data-parallel --workers 16 --packing never --raster along-n --raster-width 8; ";
    CHECK(strncmp(line, wanted, strlen(wanted)) == 0);
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
         "hybrid --fixup separate-pass --workers 4 --stream-k-tiles 6 --order data-parallel-first --packing never "
         "--raster along-m --raster-width 3; 10 tiles x 8 k-iterations on 4 workers; longest worker 20, most "
         "peers 2, "
         "workspace 393472 bytes, utilisation 0.015, predicted "},
        {SK_DECOMPOSITION_STREAM_K, 4, 0, 3, 0, 0, 0, 3,
         "stream-k --fixup separate-pass --workers 4 --minimum-segment 3 --packing never --raster along-m "
         "--raster-width 3; 10 tiles x 8 k-iterations on 4 workers; longest worker 20, most peers 2, workspace "},
        {SK_DECOMPOSITION_STREAM_K, 4, 0, 3, 2, 0, 0, 3,
         "stream-k --fixup separate-pass --workers 4 --minimum-segment 3 --k-alignment 2 --packing never "
         "--raster along-m --raster-width 3; 10 tiles x 8 k-iterations on 4 workers; longest worker 20, most "
         "peers 2, "},
        {SK_DECOMPOSITION_STREAM_K, 4, 0, 3, 2, 2, 0, 3,
         "stream-k --fixup separate-pass --workers 4 --minimum-segment 3 --interleave 2 --k-alignment 2 --packing "
         "never --raster along-m --raster-width 3; 10 tiles x 8 k-iterations on 4 workers; longest worker 20, most "
         "peers 2, "},
        {SK_DECOMPOSITION_SPLIT_K, 0, 4, 3, 2, 0, 0, 3,
         "split-k --fixup separate-pass --splits 4 --k-alignment 2 --packing never --raster along-m --raster-width 3; "
         "10 tiles x 8 k-iterations on 40 workers; longest worker 2, most peers 4, workspace "},
        {SK_DECOMPOSITION_DATA_PARALLEL, 4, 0, 0, 0, 0, 3, 0,
         "data-parallel --workers 4 --chunk 3 --packing never --raster along-n --raster-width 8; "
         "10 tiles x 8 k-iterations on 4 workers; longest worker 24, workspace 327936 bytes, utilisation 0.013, "},
        {SK_DECOMPOSITION_DATA_PARALLEL, 4, 0, 3, 0, 0, 0, 0,
         "data-parallel --workers 4 --packing never --raster along-n --raster-width 8; "
         "10 tiles x 8 k-iterations on 4 workers; longest worker 24, utilisation 0.013, predicted "},
    };
    open_context(false, 132);
    for (uint32_t i = 0; i < sizeof rows / sizeof rows[0]; ++i)
    {
        bool whole = rows[i].decomposition == SK_DECOMPOSITION_DATA_PARALLEL;
        sk_gemm_desc desc = describe_forced(10, 8, rows[i].decomposition, rows[i].workers);
        desc.fixup = whole ? SK_FIXUP_AUTO : SK_FIXUP_SEPARATE_PASS;
        desc.order = whole ? SK_ORDER_AUTO : SK_ORDER_DATA_PARALLEL_FIRST;
        desc.splits = rows[i].splits;
        desc.minimum_segment = rows[i].minimum_segment;
        desc.k_alignment = rows[i].k_alignment;
        desc.interleave = rows[i].interleave;
        desc.chunk = rows[i].chunk;
        desc.raster = rows[i].raster_width > 0 ? SK_RASTER_ALONG_M : SK_RASTER_AUTO;
        desc.raster_width = rows[i].raster_width;
        check_line(&desc, "64x640x128 batch 1: --kernel " TILE_64 " --decomposition ", rows[i].wanted);
    }
    sk_destroy_context(context);
}

static void a_line_says_what_the_epilogue_does(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = describe_forced(10, 8, SK_DECOMPOSITION_DATA_PARALLEL, 4);
    desc.pointers = desc.scale_n = desc.clamp = desc.add_residual = true;
    desc.epilogue = SK_EPILOGUE_LINEAR;
    desc.bias = SK_BIAS_ALONG_N;
    desc.activation = SK_ACTIVATION_GELU_ERF;
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    check_line(
        &desc, "64x640x128 batch 1 of addresses, exchanged: --kernel " TILE_64 " --decomposition ",
        "data-parallel --workers 4 --packing never --raster along-n --raster-width 8; 10 tiles x 8 k-iterations "
        "on 4 workers; epilogue: linear scale_n bias along-n gelu-erf clamp transposed residual; longest ");
    sk_destroy_context(context);
}

static void a_line_says_that_there_is_a_gate(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = describe_forced(10, 8, SK_DECOMPOSITION_DATA_PARALLEL, 4);
    desc.n = 320; /* of D: tiles go over the 640 columns of B */
    desc.activation = SK_ACTIVATION_SILU;
    desc.gate = SK_GATE_INTERLEAVED;
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    check_line(&desc, "64x320x128 batch 1: --kernel " TILE_64 " --decomposition ",
               "data-parallel --workers 4 --packing never --raster along-n --raster-width 8; 10 tiles x 8 "
               "k-iterations on 4 workers; epilogue: silu gate; longest ");
    sk_destroy_context(context);
}

/* ---- that it makes the plan again ------------------------------------------------------------ */

/* The decisions that a line's options force: those between the colon and the first semicolon. */
static sk_gemm_desc read_decisions(const char* line)
{
    enum
    {
        MOST_WORDS = 2 * DECISION_COUNT
    };
    char copy[SK_LINE_SIZE], *words[MOST_WORDS + 1];
    int count = 0;
    sk_gemm_desc decisions;
    option list[DECISION_COUNT + 1];
    memset(&decisions, 0, sizeof decisions);
    list_decisions(&decisions, list);
    snprintf(copy, sizeof copy, "%s", strchr(line, ':') + 1);
    copy[strcspn(copy, ";")] = 0;
    for (char* word = strtok(copy, " "); word && CHECK(count < MOST_WORDS); word = strtok(NULL, " "))
    {
        words[count++] = word;
    }
    CHECK(count >= 8);
    for (int i = 0; i < count; ++i)
    {
        CHECK(parse_option("test_plan_line", list, count, words, &i));
    }
    const char** names[] = {&decisions.kernel, &decisions.last_wave_kernel};
    for (int i = 0; i < 2; ++i)
    {
        for (uint32_t k = 0; *names[i] && k < sk__kernel_count(); ++k)
        {
            *names[i] = strcmp(*names[i], sk__kernel_at(k)->name) == 0 ? sk__kernel_at(k)->name : *names[i];
        }
    }
    return decisions;
}

static sk_gemm_desc without_decisions(const sk_gemm_desc* desc)
{
    sk_gemm_desc none, problem = *desc;
    memset(&none, 0, sizeof none);
    copy_decisions(&none, &problem);
    return problem;
}

/* Both compute the same segments, with the same slots. */
static void check_segments(const sk_plan* plan, const sk_plan* again)
{
    static sk_segment segments[2][1000];
    uint64_t counts[2] = {1000, 1000};
    CHECK(sk_list_segments(plan, &counts[0], segments[0]) >= SK_SUCCESS);
    CHECK(sk_list_segments(again, &counts[1], segments[1]) >= SK_SUCCESS);
    CHECK_EQ(counts[0], counts[1]);
    CHECK(memcmp(segments[0], segments[1], (size_t)counts[0] * sizeof segments[0][0]) == 0);
}

/* False: the desc is refused. */
static bool check_that_words_make_it_again(const sk_gemm_desc* desc)
{
    char line[SK_LINE_SIZE], other[SK_LINE_SIZE];
    sk_plan *plan = NULL, *again;
    if (sk_create_gemm_plan(context, desc, &plan) != SK_SUCCESS)
    {
        return false;
    }
    CHECK(sk_format_plan(plan, line, sizeof line) < sizeof line);
    sk_gemm_desc decisions = read_decisions(line), forced_desc = without_decisions(desc);
    copy_decisions(&decisions, &forced_desc);
    again = make(&forced_desc);
    if (again)
    {
        sk_format_plan(again, other, sizeof other);
        if (!CHECK(strcmp(line, other) == 0))
        {
            CHECK_NOTE("%s\n    %s\n", line, other);
        }
        check_segments(plan, again);
    }
    sk_destroy_plan(plan);
    sk_destroy_plan(again);
    return true;
}

static sk_gemm_desc wish(sk_decomposition decomposition, sk_fixup fixup, uint32_t variant)
{
    bool stream_k = decomposition == SK_DECOMPOSITION_STREAM_K || decomposition == SK_DECOMPOSITION_HYBRID;
    bool waits = fixup == SK_FIXUP_TURNSTILE || fixup == SK_FIXUP_TURNSTILE_UNORDERED;
    sk_gemm_desc desc = describe_shape(300, 700 + variant % 3, 1000);
    desc.decomposition = decomposition;
    desc.fixup = fixup;
    desc.workers = variant & 1 && decomposition != SK_DECOMPOSITION_SPLIT_K ? 6 + variant : 0;
    desc.splits = variant & 2 && decomposition == SK_DECOMPOSITION_SPLIT_K ? variant : 0;
    desc.hybrid_waves = variant & 2 && decomposition == SK_DECOMPOSITION_HYBRID ? 1 + variant % 4 : 0;
    desc.stream_k_tiles = (variant & 6) == 4 && decomposition == SK_DECOMPOSITION_HYBRID ? 3 + variant : 0;
    desc.minimum_segment = variant & 4 ? 3 : 0;
    desc.interleave = variant & 2 && stream_k ? 2 : 0;
    desc.k_alignment = variant & 8 ? 2 : 0;
    desc.order = (sk_order)(variant % 3);
    desc.raster = (sk_raster)(variant / 3 % 3);
    desc.raster_width = variant & 4 ? variant : 0;
    desc.packing = (sk_packing)(variant % 5);
    desc.most_looks = variant & 8 && waits ? 100 + variant : 0;
    desc.most_time = variant & 8 && !waits ? 5 + variant : 0;
    return desc;
}

static void every_decomposition_and_fixup_can_be_typed_back(void)
{
    reset_fake_as(false);
    fake.extensions[fake.extension_count++] = VK_EXT_SHADER_ATOMIC_FLOAT_EXTENSION_NAME;
    fake.atomic_float.shaderBufferFloat32AtomicAdd = VK_TRUE;
    create_context(132);
    for (int decomposition = 0; decomposition < VALUES_OF(SK_DECOMPOSITIONS); ++decomposition)
    {
        for (int fixup = 0; fixup < VALUES_OF(SK_FIXUPS); ++fixup)
        {
            uint32_t made = 0;
            for (uint32_t variant = 0; variant < 32; ++variant)
            {
                sk_gemm_desc desc = wish((sk_decomposition)decomposition, (sk_fixup)fixup, variant);
                made += check_that_words_make_it_again(&desc);
            }
            bool splits = decomposition >= SK_DECOMPOSITION_SPLIT_K && decomposition <= SK_DECOMPOSITION_HYBRID;
            CHECK_EQ(made, splits && fixup == SK_FIXUP_NONE ? 0 : 32);
        }
    }
    sk_destroy_context(context);
}

/* Also those that are chosen, of all types, layouts and classes of devices, in chunks, and of waves that no tiles
 * fill. */
static void every_chosen_plan_can_be_typed_back(void)
{
    for (uint32_t c = 0; c < class_count; ++c)
    {
        uint32_t seed = c + 7, made = 0;
        open_class(&classes[c]);
        for (uint32_t i = 0; i < 20 * SHAPES; ++i)
        {
            sk_gemm_desc desc = draw_desc(&seed);
            made += check_that_words_make_it_again(&desc);
            desc.decomposition = SK_DECOMPOSITION_AUTO;
            desc.interleave = desc.k_alignment = 0;
            desc.fixup = SK_FIXUP_AUTO;
            desc.batch_invariant = true;
            made += check_that_words_make_it_again(&desc);
        }
        CHECK_EQ(made, 2 * 20 * SHAPES);
        for (uint32_t workers = 1; workers < 40; workers += 3)
        {
            sk_gemm_desc desc = describe_shape(500, 500, 100);
            desc.decomposition = SK_DECOMPOSITION_RETILED;
            desc.workers = workers;
            CHECK(check_that_words_make_it_again(&desc) != classes[c].is_cpu); /* whose f32 kernels are too large */
        }
        sk_destroy_context(context);
    }
}

int main(void)
{
    RUN(an_exchanged_plan_is_told_in_the_users_terms);
    RUN(a_line_says_what_applies);
    RUN(a_line_says_what_the_epilogue_does);
    RUN(a_line_says_that_there_is_a_gate);
    RUN(every_decomposition_and_fixup_can_be_typed_back);
    RUN(every_chosen_plan_can_be_typed_back);
    return CHECK_DONE();
}
