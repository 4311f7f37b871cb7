/* What the cost model predicts on fake devices of every class, of the constants that they have. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "classes.h"

static void a_device_has_its_own_constants_or_its_class(void)
{
    for (uint32_t c = 0; c < class_count; ++c)
    {
        open_class(&classes[c]);
        sk_context_info info = sk_query_context(context);
        if (!CHECK(strcmp(info.costs, classes[c].costs) == 0))
        {
            CHECK_NOTE("%s has the constants of %s\n", classes[c].name, info.costs);
        }
        CHECK_EQ(info.costs_measured, classes[c].measured);
        sk_destroy_context(context);
    }
}

/* Two waves of whole tiles on 132 units, with what was measured on an H200. */
static void a_prediction_is_made_of_the_devices_constants(void)
{
    open_class(&classes[0]);
    sk_gemm_desc desc = describe_shape(128 * 12, 192 * 22, 64 * 64);
    desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F16;
    desc.kernel = "gemm_f16_f32_f16_128x192x64_coop";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    CHECK_EQ(explain(&desc), 1);
    float wanted = 2.0f * (1.5f + 2.0f + 64.0f * 1.07f);
    CHECK(candidates[0].info.predicted_time > 0.9999f * wanted &&
          candidates[0].info.predicted_time < 1.0001f * wanted);
    sk_destroy_context(context);
}

/* Microseconds that the first candidate takes longer than without C and a residual. */
static float predict_addends(sk_gemm_desc desc, bool is_linear, bool has_residual)
{
    CHECK_EQ(explain(&desc), 1);
    float none = candidates[0].info.predicted_time;
    desc.epilogue = is_linear ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
    desc.add_residual = has_residual;
    CHECK_EQ(explain(&desc), 1);
    return candidates[0].info.predicted_time - none;
}

/* What is read and written, at the share of the memory's rate that the device's constants say. */
static void a_prediction_counts_what_is_added(void)
{
    open_class(&classes[0]);
    sk_gemm_desc desc = describe_shape(128 * 12, 192 * 22, 64 * 64);
    desc.a.type = desc.b.type = desc.c.type = desc.d.type = desc.residual.type = SK_TYPE_F16;
    desc.kernel = "gemm_f16_f32_f16_128x192x64_coop";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    double rate = 1e3 * (double)context->costs->bandwidth * context->device.compute_units;
    double pass = 2.0 * 128 * 12 * 192 * 22 / (rate * (double)context->costs->fitted->added);
    const double wanted[] = {0.0, 2.0 * pass, 2.0 * pass, 3.0 * pass};
    for (uint32_t i = 0; i < 4; ++i)
    {
        double found = (double)predict_addends(desc, i % 2 == 1, i / 2 == 1);
        CHECK(found > 0.999 * wanted[i] - 1e-3 && found < 1.001 * wanted[i] + 1e-3);
    }
    sk_destroy_context(context);
}

/* The predicted time of split-K by a kernel, with the separate pass. */
static float predict_split(const char* kernel)
{
    sk_gemm_desc desc = describe_shape(128, 192, 64 * 64);
    desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F16;
    desc.kernel = kernel;
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 8;
    desc.fixup = SK_FIXUP_SEPARATE_PASS;
    CHECK_EQ(explain(&desc), 1);
    return candidates[0].info.predicted_time;
}

/* The predicted time of one tile of 64 k-iterations of 128. */
static float predict_decoding(const char* kernel, sk_type type)
{
    sk_gemm_desc desc = describe_shape(64, 128, 64 * 128);
    desc.a.type = desc.d.type = SK_TYPE_F16;
    desc.b.type = type;
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    desc.kernel = kernel;
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    CHECK_EQ(explain(&desc), 1);
    return candidates[0].info.predicted_time;
}

/* By what its table says of each type, for every k-iteration. */
static void a_type_in_blocks_takes_its_time_of_decoding(void)
{
    static const char KERNEL[] = "gemm_f16_blocks_f32_f16_64x128x128_coop";
    static const sk_type types[] = {SK_TYPE_Q4_0, SK_TYPE_Q8_0, SK_TYPE_Q4_K, SK_TYPE_MXFP4, SK_TYPE_E4M3_G128};
    sk__decoding sets[2];
    static sk__cost costs[1024];
    open_class(&classes[0]);
    sk__cost_table table = *context->costs;
    memset(sets, 0, sizeof sets);
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        costs[i] = table.kernels[i];
        costs[i].decoding = strcmp(sk__kernel_at(i)->name, KERNEL) == 0;
    }
    table.kernels = costs;
    table.decodings = sets;
    context->costs = &table;
    float none = predict_decoding(KERNEL, SK_TYPE_Q4_0);
    for (uint32_t i = 0; i < sizeof types / sizeof *types; ++i)
    {
        sets[1].times[types[i] - SK_TYPE_Q4_0] = (float)i;
        float longer = predict_decoding(KERNEL, types[i]) - none;
        CHECK(longer > 63.99f * (float)i - 0.01f && longer < 64.01f * (float)i + 0.01f);
    }
    sk_destroy_context(context);
}

static void a_kernel_may_have_fitted_constants_of_its_own(void)
{
    static const char OWN[] = "gemm_f16_f32_f16_128x192x64_coop", OTHER[] = "gemm_f16_f32_f16_128x128x64_coop";
    static sk__cost costs[1024];
    open_class(&classes[0]);
    sk__cost_table table = *context->costs;
    sk__fitted sets[2] = {*table.fitted, *table.fitted};
    float own = predict_split(OWN), other = predict_split(OTHER), peer_time = 0.0f;
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        costs[i] = table.kernels[i];
        if (strcmp(sk__kernel_at(i)->name, OWN) == 0)
        {
            costs[i].fitted = 1;
            peer_time = costs[i].peer_time;
        }
    }
    sets[1].store += 2.0f;
    table.kernels = costs;
    table.fitted = sets;
    context->costs = &table;
    float longer = predict_split(OWN) - own;
    CHECK(longer > 1.999f * peer_time && longer < 2.001f * peer_time);
    CHECK(predict_split(OTHER) == other);
    sk_destroy_context(context);
}

/* What reading element by element costs depends on how a kernel multiplies, and on the size of its elements. */
static void a_general_factor_is_the_one_of_the_kernels_kind(void)
{
    sk__fitted fitted;
    sk__kernel kernel;
    memset(&fitted, 0, sizeof fitted);
    memset(&kernel, 0, sizeof kernel);
    fitted.general_coop = 2.0f;
    fitted.general_scalar = 3.0f;
    fitted.general_scalar_small = 4.0f;
    fitted.general_dot = 0.25f;
    const struct
    {
        sk_multiply multiply;
        sk_type input;
        float factor;
    } all[] = {
        {SK_MULTIPLY_COOP, SK_TYPE_F16, 2.0f},   {SK_MULTIPLY_ARRANGED, SK_TYPE_F16, 2.0f},
        {SK_MULTIPLY_SCALAR, SK_TYPE_F32, 3.0f}, {SK_MULTIPLY_SCALAR, SK_TYPE_F64, 3.0f},
        {SK_MULTIPLY_SCALAR, SK_TYPE_F16, 4.0f}, {SK_MULTIPLY_DP4A, SK_TYPE_S8, 4.0f},
        {SK_MULTIPLY_DOT, SK_TYPE_F16, 2.0f},    {SK_MULTIPLY_DOT, SK_TYPE_S8, 4.0f},
        {SK_MULTIPLY_DOT, SK_TYPE_F64, 1.0f},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; ++i)
    {
        kernel.multiply = all[i].multiply;
        kernel.input = all[i].input;
        CHECK(sk__general_factor(&fitted, &kernel) == all[i].factor);
    }
}

static void no_plan_is_predicted_to_beat_memory(void)
{
    for (uint32_t c = 0; c < class_count; ++c)
    {
        uint32_t seed = c + 200;
        open_class(&classes[c]);
        double bandwidth = 1e3 * context->costs->bandwidth * context->device.compute_units; /* bytes/us */
        for (uint32_t i = 0; i < SHAPES; ++i)
        {
            sk_gemm_desc desc = draw_desc(&seed);
            desc.epilogue = SK_EPILOGUE_LINEAR;
            desc.c = desc.d;
            double m = desc.m, n = desc.n, k = desc.k, batches = desc.batch_count ? desc.batch_count : 1;
            double input = sk__element_of(desc.a.type)->size, output = sk__element_of(desc.d.type)->size;
            double bytes = m * n > 0 ? batches * (k * (m + n) * input + 2 * m * n * output) : 0;
            uint32_t count = explain(&desc);
            for (uint32_t j = 0; j < count; ++j)
            {
                CHECK(candidates[j].info.predicted_time >= 0.9999 * bytes / bandwidth);
            }
        }
        sk_destroy_context(context);
    }
}

/* One row of A against so many columns that every class waits for memory. */
static void a_prediction_grows_with_the_bytes_where_memory_is_the_wall(void)
{
    open_class(&classes[2]);
    sk_gemm_desc desc = describe_shape(1, 128 * 132 * 2, 65536);
    desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F16;
    explain(&desc);
    double bytes = 2.0 * 65536 * (1 + desc.n) + 2.0 * desc.n;
    double least = bytes / (1e3 * context->costs->bandwidth * context->device.compute_units);
    CHECK(candidates[0].info.predicted_time >= 0.9999 * least && candidates[0].info.predicted_time < 1.05 * least);
    sk_destroy_context(context);
}

/* Stream-K can gain nothing where whole tiles fill every wave. */
static void whole_waves_stay_whole(void)
{
    for (uint32_t c = 0; c < class_count; ++c)
    {
        open_class(&classes[c]);
        for (uint32_t i = 0; i < sk_query_context(context).kernel_count; ++i)
        {
            sk_kernel_info kernel = sk_query_kernel(context, i);
            uint32_t wave = context->device.compute_units * context->costs->kernels[i].workgroups_per_unit;
            for (uint32_t waves = 1; kernel.available && !kernel.blocks && waves <= 4; ++waves)
            {
                sk_gemm_desc desc = describe_shape(kernel.tile_m * waves, kernel.tile_n * wave, kernel.tile_k * 64);
                desc.a.type = desc.b.type = kernel.input;
                desc.accumulator = kernel.accumulator;
                desc.d.type = kernel.output;
                desc.kernel = kernel.name;
                bool is_arranged = kernel.multiply == SK_MULTIPLY_ARRANGED;
                desc.packing = is_arranged ? SK_PACKING_ALWAYS : SK_PACKING_NEVER;
                CHECK(explain(&desc) > 0);
                CHECK_EQ(candidates[0].info.decomposition, SK_DECOMPOSITION_DATA_PARALLEL);
                CHECK_EQ(candidates[0].info.workspace_size > 0, is_arranged);
            }
        }
        sk_destroy_context(context);
    }
}

enum
{
    MOST_EXPECTED = 148
};

/* A plan of so many f16 problems that are alike, whose tiles stay whole. */
static sk_plan_info plan_whole_tiles(const char* kernel, sk_type output, sk_problem alike, uint32_t problems,
                                     uint32_t workers)
{
    sk_problem expected[MOST_EXPECTED];
    sk_grouped_gemm_desc desc;
    sk_plan* plan = NULL;
    memset(&desc, 0, sizeof desc);
    for (uint32_t i = 0; i < problems; ++i)
    {
        expected[i] = alike;
    }
    desc.problems = expected;
    desc.problem_count = desc.most_problems = problems;
    desc.aligned = true;
    desc.gemm.a.type = desc.gemm.b.type = SK_TYPE_F16;
    desc.gemm.d.type = output;
    desc.gemm.kernel = kernel;
    desc.gemm.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.gemm.workers = workers;
    CHECK_EQ(sk_create_grouped_gemm_plan(context, &desc, &plan), SK_SUCCESS);
    sk_plan_info info = sk_query_plan(plan);
    sk_destroy_plan(plan);
    return info;
}

/* The predicted time of 264 x 4 whole tiles of 16 problems by workers of which two share a compute unit. */
static float predict_whole_tiles(const char* kernel, sk_type output, const sk__fitted* fitted)
{
    const sk_problem alike = {.m = 11 * 128, .n = 6 * 128, .k = 64};
    const sk__cost_table* own = context->costs;
    sk__cost_table costs = *own;
    costs.fitted = fitted;
    context->costs = &costs;
    sk_plan_info info = plan_whole_tiles(kernel, output, alike, 16, 0);
    context->costs = own;
    CHECK_EQ(info.workers, 264);
    return info.predicted_time;
}

static void whole_tiles_of_groups_that_begin_early_take_less(void)
{
    static const struct
    {
        const char* kernel;
        sk_type output;
        float gained; /* microseconds a tile */
    } all[] = {{"gemm_f16_f32_f16_128x128x32_coop", SK_TYPE_F16, 0.5f},
               {"gemm_f16_f32_f32_128x128x32_coop", SK_TYPE_F32, 0.0f}};
    open_class(&classes[0]);
    sk__fitted late[64], early[64];
    memcpy(late, context->costs->fitted, sizeof late[0]);
    for (uint32_t i = 0; i < 64; ++i)
    {
        late[i] = late[0];
        late[i].early = 0.0f;
        early[i] = late[0];
        early[i].early = 0.5f;
    }
    for (uint32_t i = 0; i < 2; ++i)
    {
        float gained = predict_whole_tiles(all[i].kernel, all[i].output, late) -
                       predict_whole_tiles(all[i].kernel, all[i].output, early);
        CHECK(gained > 4.0f * all[i].gained - 1e-3f && gained < 4.0f * all[i].gained + 1e-3f);
    }
    sk_destroy_context(context);
}

/* Workers of so many problems of m x 384 x 2048. */
static uint32_t count_workers_of_whole_tiles(const char* kernel, uint32_t m, uint32_t problems, uint32_t workers)
{
    const sk_problem alike = {.m = m, .n = 384, .k = 2048};
    return plan_whole_tiles(kernel, SK_TYPE_F16, alike, problems, workers).workers;
}

/* Of 16x128x64, two run together on each of 132 compute units, and more where there is room. 128x128x32 begins
 * early. */
static void many_whole_tiles_of_groups_have_a_worker_each(void)
{
    const char *several = "gemm_f16_f32_f16_16x128x64_coop", *early = "gemm_f16_f32_f16_128x128x32_coop";
    open_class(&classes[0]);
    CHECK_EQ(count_workers_of_whole_tiles(several, 16, 80, 0), 264);
    CHECK_EQ(count_workers_of_whole_tiles(several, 16, 148, 0), 444);
    CHECK_EQ(count_workers_of_whole_tiles(several, 16, 148, 132), 132);
    CHECK_EQ(count_workers_of_whole_tiles(early, 128, 148, 0), 264);
    sk_destroy_context(context);
}

/* Whether an f32 product is predicted to take `wanted` microseconds; tiles of 64x64x8 are rolling and beside. */
static void check_f32(const sk_gemm_desc* desc, float wanted)
{
    CHECK_EQ(explain(desc), 1);
    float found = candidates[0].info.predicted_time;
    if (!CHECK(found > 0.999f * wanted && found < 1.001f * wanted))
    {
        CHECK_NOTE("predicted %g us, expected %g\n", (double)found, (double)wanted);
    }
}

/* Five workgroups run together on each of 132 units, and there are ten: nothing is counted twice but multiplying. */
static void of_many_workgroups_the_next_begins_when_any_ends(void)
{
    open_class(&classes[0]);
    sk_gemm_desc desc = describe_shape(64 * 33, 64 * 40, 64 * 8);
    desc.kernel = "gemm_f32_f32_f32_64x64x8_scalar";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    check_f32(&desc, 2.0f * 64.0f * 1.25f + 1.5f + 1.0f);
    desc.m = 64 * 33 + 1; /* 10 tiles and a third on each unit: some have 11 */
    check_f32(&desc, 11.0f / 5.0f * 64.0f * 1.25f * 1.0f + 1.5f + 1.0f);
    sk_destroy_context(context);
}

/* One tile is left over, and cut into four. They take as long as five on a unit, not as one alone. */
static void a_last_wave_shares_units_with_whole_tiles(void)
{
    open_class(&classes[0]);
    sk_gemm_desc desc = describe_shape(128 * 7, 128 * 19, 512);
    desc.kernel = "gemm_f32_f32_f32_128x128x16_scalar";
    desc.last_wave_kernel = "gemm_f32_f32_f32_64x64x8_scalar";
    desc.decomposition = SK_DECOMPOSITION_RETILED;
    check_f32(&desc, 32.0f * 1.5f + 1.5f + 1.5f + 64.0f * 1.25f + 1.5f + 1.0f);
    sk_destroy_context(context);
}

int main(void)
{
    RUN(a_device_has_its_own_constants_or_its_class);
    RUN(a_prediction_is_made_of_the_devices_constants);
    RUN(a_prediction_counts_what_is_added);
    RUN(a_kernel_may_have_fitted_constants_of_its_own);
    RUN(a_type_in_blocks_takes_its_time_of_decoding);
    RUN(a_general_factor_is_the_one_of_the_kernels_kind);
    RUN(no_plan_is_predicted_to_beat_memory);
    RUN(a_prediction_grows_with_the_bytes_where_memory_is_the_wall);
    RUN(whole_waves_stay_whole);
    RUN(of_many_workgroups_the_next_begins_when_any_ends);
    RUN(a_last_wave_shares_units_with_whole_tiles);
    RUN(whole_tiles_of_groups_that_begin_early_take_less);
    RUN(many_whole_tiles_of_groups_have_a_worker_each);
    return CHECK_DONE();
}
