/* Plans of a triangle and of two terms, on the fake device: every element and every k-iteration is computed once, none
 * beyond the triangle belongs to a tile that has nothing of it, and what cannot be had is refused. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "plans.h"

#include <stdlib.h>

static uint32_t plans = 4000;
static uint64_t random_state = 1;

static uint32_t draw(uint32_t end)
{
    random_state = random_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((random_state >> 33) % end);
}

/* ---- everything once ------------------------------------------------------------------------- */

enum
{
    MOST_EXTENT = 700,
    MOST_BATCHES = 3,
    MOST_SEGMENTS = 200000,
    MOST_TILES = 8192
};

static uint8_t visits[MOST_BATCHES * MOST_EXTENT * MOST_EXTENT]; /* of elements: [batch][row][column] */
static uint32_t covered[MOST_TILES];                             /* k-iterations of a tile */

static sk_gemm_desc draw_desc(void)
{
    static const sk_type types[][2] = {
        {SK_TYPE_F32, SK_TYPE_F32}, {SK_TYPE_F16, SK_TYPE_F16}, {SK_TYPE_S8, SK_TYPE_S32}};
    static const sk_decomposition some[] = {SK_DECOMPOSITION_AUTO, SK_DECOMPOSITION_DATA_PARALLEL,
                                            SK_DECOMPOSITION_SPLIT_K, SK_DECOMPOSITION_STREAM_K,
                                            SK_DECOMPOSITION_HYBRID};
    uint32_t n = 1 + draw(draw(2) ? MOST_EXTENT : 100), type = draw(3);
    sk_gemm_desc desc = describe_shape(n, n, draw(20) ? 1 + draw(600) : 0);
    desc.a.type = desc.b.type = types[type][0];
    desc.d.type = desc.c.type = types[type][1];
    desc.d.layout = (sk_layout)draw(2);
    desc.triangle = (sk_triangle)(1 + draw(2));
    desc.second = draw(2) == 0;
    desc.batch_count = 1 + draw(MOST_BATCHES);
    desc.decomposition = some[draw(5)];
    desc.workers = desc.decomposition != SK_DECOMPOSITION_SPLIT_K && draw(2) ? 1 + draw(300) : 0;
    desc.raster_width = draw(3) * draw(100);
    if (desc.decomposition >= SK_DECOMPOSITION_STREAM_K)
    {
        desc.minimum_segment = draw(2) * draw(6);
        desc.interleave = draw(2) * draw(5);
    }
    return desc;
}

static bool is_computed(sk_triangle triangle, uint32_t row, uint32_t column)
{
    return triangle == SK_TRIANGLE_LOWER ? column <= row : row <= column;
}

/* Whether a tile that some segment computes has anything of the triangle; counts its elements that have. */
static bool visit_tile(const sk_gemm_desc* desc, const sk_segment* s)
{
    uint32_t held = 0;
    for (uint32_t row = s->m; row < s->m + s->rows; row++)
    {
        for (uint32_t column = s->n; column < s->n + s->columns; column++)
        {
            if (is_computed(desc->triangle, row, column))
            {
                visits[(s->batch * desc->m + row) * desc->n + column]++;
                held++;
            }
        }
    }
    return held > 0;
}

/* Whether the elements of all batches were visited as often as they should. */
static bool is_each_visited_once(const sk_gemm_desc* desc)
{
    bool once = true;
    for (uint32_t i = 0; i < desc->batch_count * desc->m * desc->n; i++)
    {
        uint32_t row = i / desc->n % desc->m, column = i % desc->n;
        once = once && visits[i] == is_computed(desc->triangle, row, column);
    }
    memset(visits, 0, sizeof visits);
    return once;
}

static bool check_segments(const sk_gemm_desc* desc, const sk_plan* plan)
{
    static sk_segment segments[MOST_SEGMENTS];
    sk_plan_info info = sk_query_plan(plan);
    uint64_t count = MOST_SEGMENTS;
    bool right = CHECK_EQ(sk_list_segments(plan, &count, segments), SK_SUCCESS) && CHECK(info.tiles <= MOST_TILES);
    uint32_t terms = desc->second ? 2 : 1;
    right = right && CHECK_EQ(info.k_iterations, terms * ((desc->k + info.tile_k - 1) / info.tile_k));
    memset(covered, 0, sizeof covered);
    for (uint64_t i = 0; right && i < count; i++)
    {
        const sk_segment* s = &segments[i];
        right = CHECK(s->tile < info.tiles && s->batch < desc->batch_count && s->k_begin <= s->k_end);
        right = right && (s->k_begin > 0 || CHECK(visit_tile(desc, s)));
        covered[right ? s->tile : 0] += s->k_end - s->k_begin;
    }
    for (uint32_t tile = 0; right && tile < info.tiles; tile++)
    {
        right = CHECK_EQ(covered[tile], info.k_iterations);
    }
    return CHECK(is_each_visited_once(desc)) && right;
}

static void check_plans_of(bool is_cpu)
{
    open_context(is_cpu, is_cpu ? 0 : 20);
    for (uint32_t i = 0; i < plans; i++)
    {
        sk_gemm_desc desc = draw_desc();
        sk_plan* plan = make(&desc);
        if (!plan || !check_segments(&desc, plan))
        {
            CHECK_NOTE("plan %u, of %u x %u x %u\n", i, desc.m, desc.n, desc.k);
            sk_destroy_plan(plan);
            break;
        }
        sk_destroy_plan(plan);
    }
    sk_destroy_context(context);
}

static void every_element_of_a_triangle_is_computed_once(void)
{
    check_plans_of(true);
    check_plans_of(false);
}

/* ---- what a plan says, and pushes ------------------------------------------------------------- */

static sk_gemm_desc describe_syrk(uint32_t n, uint32_t k, sk_triangle triangle)
{
    sk_gemm_desc desc = describe_shape(n, n, k);
    desc.kernel = "gemm_f32_f32_f32_32x32x8_scalar";
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    desc.triangle = triangle;
    return desc;
}

static void a_plan_tells_its_triangle_and_terms(void)
{
    char line[SK_LINE_SIZE];
    open_context(true, 0);
    sk_gemm_desc desc = describe_syrk(320, 64, SK_TRIANGLE_UPPER);
    desc.second = true;
    sk_plan* plan = make(&desc);
    sk_plan_info info = sk_query_plan(plan);
    sk_format_plan(plan, line, sizeof line);
    CHECK(strstr(line, "320x320x64 batch 1, upper triangle, two terms: ") == line);
    CHECK(info.tiles == 55 && info.k_iterations == 16 && info.raster == SK_RASTER_ALONG_M && info.raster_width == 8);
    sk_destroy_plan(plan);
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    plan = make(&desc);
    sk_format_plan(plan, line, sizeof line);
    CHECK(strstr(line, "320x320x64 batch 1, exchanged, upper triangle, two terms: ") == line);
    CHECK(sk_query_plan(plan).tiles == 55 && sk_query_plan(plan).raster == SK_RASTER_ALONG_M);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* Every candidate that is explained is of the triangle, and its desc makes it again. */
static void candidates_count_the_tiles_of_the_triangle(void)
{
    open_context(false, 0);
    static sk_candidate candidates[1000];
    uint32_t count = 1000;
    sk_gemm_desc desc = describe_shape(1000, 1000, 700);
    desc.triangle = SK_TRIANGLE_LOWER;
    CHECK_EQ(sk_explain_gemm_plan(context, &desc, &count, candidates), SK_SUCCESS);
    CHECK(count > 20);
    for (uint32_t i = 0; i < count; i += 7)
    {
        const sk_plan_info* info = &candidates[i].info;
        sk_plan_info made = info_of(&candidates[i].desc);
        uint32_t all = (999 / info->tile_m + 1) * (999 / info->tile_n + 1);
        CHECK(info->decomposition != SK_DECOMPOSITION_RETILED && info->tiles < all && 2 * info->tiles > all);
        CHECK(made.tiles == info->tiles && made.raster_width == info->raster_width && made.workers == info->workers);
    }
    sk_destroy_context(context);
}

static void half_of_the_tiles_take_about_half_of_the_time(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = describe_shape(8192, 8192, 8192);
    float all = info_of(&desc).predicted_time;
    desc.triangle = SK_TRIANGLE_LOWER;
    float triangle = info_of(&desc).predicted_time;
    desc.second = true;
    float two = info_of(&desc).predicted_time;
    CHECK(triangle < 0.56f * all && triangle > 0.44f * all);
    CHECK(two > 1.9f * triangle && two < 2.1f * triangle);
    sk_destroy_context(context);
}

enum
{
    SECOND_A = 0x60000000,
    SECOND_B = 0x70000000
};

/* A column-major D exchanges A and B of both terms, and the triangle. */
static void the_second_terms_operands_follow_the_epilogues_words(void)
{
    for (uint32_t exchanged = 0; exchanged < 2; exchanged++)
    {
        open_context(true, 0);
        sk_gemm_desc desc = describe_syrk(64, 16, SK_TRIANGLE_LOWER);
        desc.second = true;
        desc.second_a.leading_dimension = 40;
        desc.second_b.leading_dimension = 24;
        desc.d.layout = (sk_layout)exchanged;
        sk_plan* plan = make(&desc);
        sk_gemm_args args = make_args();
        args.second_a = locate_memory(SECOND_A);
        args.second_b = locate_memory(SECOND_B);
        record_product(plan, &args);
        sk__push_constants pushed;
        memcpy(&pushed, find_command(FAKE_PUSH, 0)->words, sizeof pushed);
        CHECK_EQ(pushed.epilogue.second_a[0], exchanged ? (uint32_t)SECOND_B : (uint32_t)SECOND_A);
        CHECK_EQ(pushed.epilogue.second_b[0], exchanged ? (uint32_t)SECOND_A : (uint32_t)SECOND_B);
        CHECK_EQ(pushed.epilogue.leading_dimension_second_a, exchanged ? 24u : 40u);
        CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_TRIANGLE], exchanged ? 2u : 1u);
        CHECK_EQ(find_bound(0)->constants[SK__CONSTANT_SECOND], 1u);
        args.second_b = args.d;
        CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_ERROR_OVERLAP);
        args.second_b = args.a; /* of SYR2K: A B' + B A' */
        args.second_a = args.b;
        CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_SUCCESS);
        memset(&args.second_a, 0, sizeof args.second_a);
        CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_ERROR_NULL_ARGUMENT);
        sk_destroy_plan(plan);
        sk_destroy_context(context);
    }
}

/* ---- what is refused -------------------------------------------------------------------------- */

static void what_a_triangle_cannot_be_had_with_is_refused(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = describe_shape(64, 65, 32);
    desc.triangle = SK_TRIANGLE_UPPER;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "triangle is upper, but D is 64 x 65: only a square D has one");
    desc.n = 64;
    desc.decomposition = SK_DECOMPOSITION_RETILED;
    check_refused(&desc, SK_ERROR_INVALID_VALUE,
                  "decomposition is retiled, but triangle is upper: parts of its tiles would have nothing of it");
    desc.decomposition = SK_DECOMPOSITION_AUTO;
    desc.raster = SK_RASTER_ALONG_N;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "raster is along-n, but triangle is upper, which is walked along-m");
    desc.raster = SK_RASTER_ALONG_M;
    CHECK(info_of(&desc).tiles > 0);
    desc.triangle = (sk_triangle)3;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "triangle is 3, not one of its enum");
    sk_destroy_context(context);
}

static void what_two_terms_cannot_be_had_with_is_refused(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = describe_shape(64, 64, 32);
    desc.second = true;
    desc.second_a.layout = SK_LAYOUT_COL_MAJOR;
    check_refused(&desc, SK_ERROR_INVALID_VALUE,
                  "second_a.type or second_a.layout differs from that of a: both terms have the same");
    desc.second_a.layout = SK_LAYOUT_ROW_MAJOR;
    desc.second_b.leading_dimension = 63;
    check_refused(&desc, SK_ERROR_LEADING_DIMENSION,
                  "second_b.leading_dimension is 63, must be at least its 64 columns");
    sk_destroy_context(context);
}

/* Kernels that multiply one term alone are not chosen for two, and say so. */
static void kernels_of_one_term_are_passed_over(void)
{
    open_context(false, 0);
    uint32_t refused = 0;
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        if (kernel.blocks)
        {
            continue;
        }
        sk_gemm_desc desc = describe_shape(2, 64, 64);
        desc.a.type = desc.b.type = kernel.input;
        desc.c.type = desc.d.type = kernel.output;
        desc.accumulator = kernel.accumulator;
        desc.second = true;
        const char* chosen = kernel.available && kernel.automatic ? info_of(&desc).kernel : "";
        CHECK(!strstr(chosen, "_dot"));
        if (kernel.available && kernel.multiply == SK_MULTIPLY_DOT)
        {
            sk_plan* plan = NULL;
            desc.kernel = kernel.name;
            CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), SK_ERROR_INVALID_VALUE);
            CHECK(strstr(fake.sentence, "multiplies one term alone"));
            refused++;
        }
    }
    CHECK(refused > 0);
    sk_destroy_context(context);
}

int main(int argc, char** argv)
{
    plans = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : plans;
    random_state = argc > 2 ? strtoull(argv[2], NULL, 10) : random_state;
    RUN(every_element_of_a_triangle_is_computed_once);
    RUN(a_plan_tells_its_triangle_and_terms);
    RUN(candidates_count_the_tiles_of_the_triangle);
    RUN(half_of_the_tiles_take_about_half_of_the_time);
    RUN(the_second_terms_operands_follow_the_epilogues_words);
    RUN(what_a_triangle_cannot_be_had_with_is_refused);
    RUN(what_two_terms_cannot_be_had_with_is_refused);
    RUN(kernels_of_one_term_are_passed_over);
    return CHECK_DONE();
}
