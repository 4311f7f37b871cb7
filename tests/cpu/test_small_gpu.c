/* GPUs that have what Vulkan promises, and little more: they are planned for with kernels that fit, where none that is
 * made for GPUs does; no pipeline has more than they allow; and what cannot be had is refused with the numbers. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"
#include "values.h"

#include <stdlib.h>

static char profile[1 << 15];

static const char* const SMALL[] = {"raspberry_pi_5", "minimal"};
static const char* const LARGE[] = {"amd_890m", "amd_mi300x", "amd_rx_6900_xt", "amd_rx_7900_xtx", "nvidia_h200"};

static void read_profile(const char* name)
{
    char path[100];
    snprintf(path, sizeof path, "examples/profiles/%s.txt", name);
    FILE* file = fopen(path, "r");
    memset(profile, 0, sizeof profile);
    CHECK(file && fread(profile, 1, sizeof profile - 1, file) > 0);
    if (file)
    {
        fclose(file);
    }
}

static void open_text(void)
{
    sk_planning_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.profile = profile;
    desc.logger = fake_logger();
    CHECK_EQ(sk_create_planning_context(&desc, &context), SK_SUCCESS);
}

static void open_profile(const char* name)
{
    reset_fake();
    read_profile(name);
    open_text();
}

/* The same with another value of a number; both have as many digits, or the rest is blank. */
static void open_changed(const char* name, const char* key, const char* value)
{
    reset_fake();
    read_profile(name);
    char* at = strstr(profile, key);
    if (CHECK(at != NULL))
    {
        at = strchr(at, '=') + 1;
        const char* end = at + strcspn(at, "\n");
        memmove(at + strlen(value), end, strlen(end) + 1);
        memcpy(at, value, strlen(value));
    }
    open_text();
}

static bool has_small_invocations(void)
{
    return strstr(profile, "invocations = 128") != NULL;
}

/* ---- every type is planned for ----------------------------------------------------------------- */

/* The first kernel of each three types stands for them. */
static bool is_first_of_types(uint32_t index)
{
    sk_kernel_info kernel = sk_query_kernel(context, index);
    for (uint32_t i = 0; i < index; ++i)
    {
        sk_kernel_info other = sk_query_kernel(context, i);
        if (other.input == kernel.input && other.accumulator == kernel.accumulator && other.output == kernel.output)
        {
            return false;
        }
    }
    return true;
}

/* What the devices lack for types; NULL: nothing. */
static const char* lacking(const sk_kernel_info* types)
{
    bool is_wide = types->input == SK_TYPE_F64 || types->input == SK_TYPE_CF64;
    return is_wide                             ? "shaderFloat64"
           : types->accumulator == SK_TYPE_F16 ? "no kernel for f16 inputs, sums of f16 "
                                               : NULL;
}

static sk_gemm_desc describe_types(const sk_kernel_info* types, uint32_t m, uint32_t n, uint32_t layouts)
{
    sk_gemm_desc desc = describe_shape(m, n, 300);
    desc.a.type = desc.b.type = types->input;
    desc.accumulator = types->accumulator;
    desc.c.type = desc.d.type = desc.residual.type = types->output;
    desc.a.layout = (sk_layout)(layouts & 1u);
    desc.b.layout = (sk_layout)(layouts >> 1u & 1u);
    desc.d.layout = (sk_layout)(layouts >> 2u & 1u);
    return desc;
}

/* A result is success, or says what the device lacks; a kernel that was chosen fits. */
static void check_result(sk_result result, const sk_plan* plan, const char* lacks, const sk_gemm_desc* desc)
{
    bool says = lacks && strstr(fake.sentence, lacks);
    if (!CHECK(lacks ? result != SK_SUCCESS && says : result == SK_SUCCESS && plan))
    {
        CHECK_NOTE("%s, %ux%u: %s\n", sk_word(SK_WORDS_TYPE, desc->a.type), desc->m, desc->n, fake.sentence);
    }
    for (uint32_t i = 0; plan && i < sk_query_context(context).kernel_count; ++i)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        if (strcmp(kernel.name, sk_query_plan(plan).kernel) == 0)
        {
            CHECK(kernel.available && kernel.automatic && kernel.shared_size <= 16384);
            CHECK(kernel.invocations <= (has_small_invocations() ? 128u : 256u));
        }
    }
}

static void check_plan(const sk_gemm_desc* desc, const char* lacks)
{
    sk_plan* plan = NULL;
    fake.sentence[0] = 0;
    sk_result result = sk_create_gemm_plan(context, desc, &plan);
    check_result(result, plan, lacks, desc);
    sk_destroy_plan(plan);
}

/* Of the same types and epilogue; sizes that the device knows, sorted or searched by the host. */
static void check_group(sk_gemm_desc desc, const char* lacks, uint32_t most_problems)
{
    for (int search = SK_SEARCH_AUTO; search <= SK_SEARCH_HOST; ++search)
    {
        sk_plan* plan = NULL;
        sk_grouped_gemm_desc group;
        memset(&group, 0, sizeof group);
        group.gemm = desc;
        group.gemm.search = (sk_search)search;
        group.gemm.sort = search == SK_SEARCH_HOST ? SK_SORT_AUTO : desc.sort;
        group.gemm.decomposition = search == SK_SEARCH_HOST ? SK_DECOMPOSITION_DATA_PARALLEL : desc.decomposition;
        group.most_problems = most_problems;
        fake.sentence[0] = 0;
        sk_result result = sk_create_grouped_gemm_plan(context, &group, &plan);
        check_result(result, plan, lacks, &desc);
        sk_destroy_plan(plan);
    }
}

static void add_epilogue(sk_gemm_desc* desc, uint32_t parts)
{
    bool is_real = desc->d.type != SK_TYPE_CF32 && desc->d.type != SK_TYPE_CF64;
    bool is_integer = desc->d.type == SK_TYPE_S32 || desc->d.type == SK_TYPE_U32;
    bool is_narrow = desc->d.type == SK_TYPE_F32 || desc->d.type == SK_TYPE_F16 || desc->d.type == SK_TYPE_BF16;
    desc->epilogue = parts & 1u ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
    desc->bias = (parts & 2u) && is_real && !is_integer ? SK_BIAS_ALONG_N : SK_BIAS_NONE;
    desc->scale_m = desc->scale_n = (parts & 4u) && is_narrow;
    desc->activation = (parts & 8u) && is_narrow ? SK_ACTIVATION_SILU : SK_ACTIVATION_NONE;
    desc->add_residual = (parts & 16u) != 0;
    desc->packing = parts & 32u ? SK_PACKING_ALWAYS : SK_PACKING_AUTO;
}

static void check_types(const sk_kernel_info* types, const char* lacks)
{
    static const uint32_t rows[] = {1, 3, 300};
    for (uint32_t layouts = 0; layouts < 8; ++layouts)
    {
        for (uint32_t parts = layouts; parts < 64; parts += 11)
        {
            sk_gemm_desc desc = describe_types(types, rows[parts % 3], 200, layouts);
            add_epilogue(&desc, parts);
            check_plan(&desc, lacks);
            check_group(desc, lacks, parts < 32 ? 7 : 300);
        }
        sk_gemm_desc triangle = describe_types(types, 300, 300, layouts);
        triangle.triangle = layouts % 2 ? SK_TRIANGLE_UPPER : SK_TRIANGLE_LOWER;
        check_plan(&triangle, lacks);
        check_group(triangle, lacks, 7);
        triangle.second = true;
        check_plan(&triangle, lacks);
        check_group(triangle, lacks, 7);
    }
}

static void every_type_has_plans_of_all_kinds(void)
{
    for (size_t s = 0; s < sizeof SMALL / sizeof *SMALL; ++s)
    {
        open_profile(SMALL[s]);
        for (uint32_t i = 0; i < sk_query_context(context).kernel_count; ++i)
        {
            sk_kernel_info types = sk_query_kernel(context, i);
            if (is_first_of_types(i))
            {
                check_types(&types, lacking(&types));
            }
        }
        sk_destroy_context(context);
    }
}

/* A small one that has f64 has kernels for it. */
static void wide_floats_need_nothing_but_their_feature(void)
{
    static const sk_type types[] = {SK_TYPE_F64, SK_TYPE_CF64};
    for (size_t s = 0; s < sizeof SMALL / sizeof *SMALL; ++s)
    {
        reset_fake();
        read_profile(SMALL[s]);
        snprintf(profile + strlen(profile), 40, "feature = shaderFloat64\n");
        open_text();
        for (size_t i = 0; i < sizeof types / sizeof *types; ++i)
        {
            sk_kernel_info kernel = {.input = types[i], .accumulator = types[i], .output = types[i]};
            check_types(&kernel, NULL);
        }
        sk_destroy_context(context);
    }
}

static void where_kernels_for_gpus_run_no_others_are_chosen(void)
{
    for (size_t s = 0; s < sizeof LARGE / sizeof *LARGE; ++s)
    {
        open_profile(LARGE[s]);
        for (uint32_t i = 0; i < sk_query_context(context).kernel_count; ++i)
        {
            sk_kernel_info kernel = sk_query_kernel(context, i);
            bool is_small = strstr(kernel.name, "_32x32x8_scalar") || strstr(kernel.name, "_32x32x16_scalar");
            CHECK(!is_small || !kernel.automatic);
        }
        sk_destroy_context(context);
    }
}

/* ---- pipelines --------------------------------------------------------------------------------- */

/* The fake device as such a GPU; it refuses pipelines that have more. */
static void open_small(uint32_t invocations)
{
    reset_fake();
    fake.properties.vendorID = 0x14e4;
    fake.properties.limits.maxComputeSharedMemorySize = 16384;
    fake.properties.limits.maxComputeWorkGroupInvocations = invocations;
    fake.properties.limits.maxComputeWorkGroupSize[0] = invocations;
    fake.properties.limits.maxPushConstantsSize = 128;
    fake.cooperative_matrix.cooperativeMatrix = VK_FALSE;
    fake.accelerates_s8 = fake.accelerates_u8 = VK_FALSE;
    fake.subgroup_operations = VK_SUBGROUP_FEATURE_BASIC_BIT;
    create_context(4);
}

/* With its own context, as the fake keeps few pipelines. */
static void make_pipelines(uint32_t invocations, uint32_t index, uint32_t parts)
{
    open_small(invocations);
    sk_kernel_info types = sk_query_kernel(context, index);
    const char* lacks = types.accumulator == SK_TYPE_F16 ? "no kernel for f16 inputs, sums of f16 " : NULL;
    sk_gemm_desc desc = describe_types(&types, parts % 2 ? 200 : 1, 100, parts % 8);
    add_epilogue(&desc, parts);
    desc.decomposition = parts % 2 ? SK_DECOMPOSITION_SPLIT_K : SK_DECOMPOSITION_AUTO;
    desc.fixup = parts % 2 ? SK_FIXUP_SEPARATE_PASS : SK_FIXUP_AUTO;
    desc.splits = parts % 2 ? 5 : 0;
    check_plan(&desc, lacks);
    desc.splits = 0;
    desc.decomposition = parts % 2 ? SK_DECOMPOSITION_STREAM_K : SK_DECOMPOSITION_AUTO;
    desc.sort = parts & 16u ? SK_SORT_BY_K : SK_SORT_AUTO;
    check_group(desc, lacks, parts < 32 ? 100 : 2000);
    sk_destroy_context(context);
}

static void no_pipeline_has_more_than_the_device_allows(void)
{
    for (uint32_t invocations = 128; invocations <= 256; invocations *= 2)
    {
        open_small(invocations);
        uint32_t count = sk_query_context(context).kernel_count;
        for (uint32_t i = 0; i < count; ++i)
        {
            for (uint32_t parts = 0; is_first_of_types(i) && parts < 64; parts += 7)
            {
                sk_destroy_context(context);
                make_pipelines(invocations, i, parts);
                open_small(invocations);
            }
        }
        sk_destroy_context(context);
    }
}

/* Problems whose extents, and whose lines' places, arrays on the device tell. */
static void lines_and_ragged_problems_have_pipelines_that_fit(void)
{
    for (uint32_t assigned = 0; assigned < 2; ++assigned)
    {
        open_small(128);
        sk_plan* plan = NULL;
        sk_grouped_gemm_desc group;
        memset(&group, 0, sizeof group);
        group.gemm = describe_shape(0, 200, 300);
        group.gemm.packing = SK_PACKING_ALWAYS;
        group.ragged = SK_RAGGED_M;
        group.gathers = group.scatters = true;
        group.assigned = assigned != 0;
        group.most_lines = 1000;
        group.gemm.m = group.most_lines;
        group.most_problems = 300;
        group.total_m = group.most_lines;
        sk_result result = sk_create_grouped_gemm_plan(context, &group, &plan);
        check_result(result, plan, NULL, &group.gemm);
        sk_destroy_plan(plan);
        sk_destroy_context(context);
    }
}

static void check_sparse(sk_type type, sk_sparse_decomposition decomposition, uint32_t n)
{
    sk_spmm_plan* plan = NULL;
    sk_spmm_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.m = 1000;
    desc.k = 800;
    desc.nonzeros = 50000;
    desc.longest_row = 50;
    desc.n = n;
    desc.type = type;
    desc.decomposition = decomposition;
    if (!CHECK_EQ(sk_create_spmm_plan(context, &desc, &plan), SK_SUCCESS))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
    sk_destroy_spmm_plan(plan);
}

/* Two sparse matrices of f32 are not multiplied with each other in so little shared memory, as the sentence says. */
static void sparse_products_fit_or_are_refused(void)
{
    static const sk_type types[] = {SK_TYPE_F32, SK_TYPE_F64, SK_TYPE_F16, SK_TYPE_S32, SK_TYPE_CF32};
    for (size_t i = 0; i < sizeof types / sizeof *types; ++i)
    {
        open_small(128);
        for (int decomposition = SK_SPARSE_DECOMPOSITION_THREAD_MAPPED;
             decomposition < VALUES_OF(SK_SPARSE_DECOMPOSITIONS); ++decomposition)
        {
            check_sparse(types[i], (sk_sparse_decomposition)decomposition, 1);
            check_sparse(types[i], (sk_sparse_decomposition)decomposition, 2);
            check_sparse(types[i], (sk_sparse_decomposition)decomposition, 200);
        }
        sk_sddmm_plan* sampled = NULL;
        sk_sddmm_desc sddmm;
        memset(&sddmm, 0, sizeof sddmm);
        sddmm.m = sddmm.n = 1000;
        sddmm.nonzeros = 5000;
        sddmm.k = 64;
        sddmm.type = types[i];
        CHECK_EQ(sk_create_sddmm_plan(context, &sddmm, &sampled), SK_SUCCESS);
        sk_destroy_sddmm_plan(sampled);
        sk_destroy_context(context);
    }
    open_small(128);
    sk_spgemm_plan* product = NULL;
    sk_spgemm_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.m = desc.k = desc.n = 100;
    desc.a_nonzeros = desc.b_nonzeros = 500;
    CHECK_EQ(sk_create_spgemm_plan(context, &desc, &product), SK_ERROR_NO_KERNEL);
    CHECK(strstr(fake.sentence,
                 "maxComputeSharedMemorySize is 16384, sparse matrices of f32 are multiplied with each "
                 "other in 19460 bytes") != NULL);
    sk_destroy_context(context);
}

/* Small dot that reads blocks is made for any GPU, kernels for more rows are not: both are weighed. */
static void few_rows_of_blocks_take_no_longer_than_more_do(void)
{
    for (int i = 0; i < 2; i++)
    {
        open_profile(SMALL[i]);
        float before = 0.0f;
        for (uint32_t m = 1; m <= 20; m++)
        {
            sk_gemm_desc desc = describe_shape(m, 4096, 256);
            desc.b.type = SK_TYPE_Q4_0;
            desc.b.layout = SK_LAYOUT_COL_MAJOR;
            float now = info_of(&desc).predicted_time;
            CHECK(now >= 0.999f * before);
            before = now;
        }
        sk_destroy_context(context);
    }
}

/* ---- sentences --------------------------------------------------------------------------------- */

static void check_refusal(const sk_gemm_desc* desc, const char* sentence)
{
    sk_plan* plan = NULL;
    CHECK_EQ(sk_create_gemm_plan(context, desc, &plan), SK_ERROR_MISSING_FEATURE);
    if (!CHECK(strcmp(fake.sentence, sentence) == 0))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
    sk_destroy_plan(plan);
}

static void a_refusal_tells_the_limit_and_what_is_needed(void)
{
    sk_gemm_desc desc = describe_shape(300, 300, 300);
    open_changed("minimal", "shared_size", "2000");
    check_refusal(&desc, "Minimal GPU cannot run a kernel for f32 inputs and f32 D: maxComputeSharedMemorySize is "
                         "2000, gemm_f32_f32_f32_32x32x8_scalar needs 2308");
    sk_destroy_context(context);
    open_profile("raspberry_pi_5");
    desc.kernel = "gemm_f32_f32_f32_64x64x16_scalar";
    check_refusal(&desc, "V3D 7.1.7.0 cannot run a kernel for f32 inputs and f32 D: maxComputeSharedMemorySize is "
                         "16384, gemm_f32_f32_f32_64x64x16_scalar needs 17412");
    sk_destroy_context(context);
    open_profile("minimal");
    desc = describe_halves(300, 300, 300);
    desc.kernel = "gemm_f16_f32_f16_64x64x16_scalar";
    check_refusal(&desc,
                  "Minimal GPU cannot run a kernel for f16 inputs and f16 D: maxComputeWorkGroupInvocations is "
                  "128, gemm_f16_f32_f16_64x64x16_scalar needs 256");
    desc.kernel = NULL;
    desc.decomposition = SK_DECOMPOSITION_RETILED;
    desc.last_wave_kernel = "gemm_f16_f32_f16_64x64x16_scalar";
    check_refusal(&desc, "Minimal GPU cannot run last_wave_kernel \"gemm_f16_f32_f16_64x64x16_scalar\": "
                         "maxComputeWorkGroupInvocations is 128, gemm_f16_f32_f16_64x64x16_scalar needs 256");
    sk_destroy_context(context);
}

static sk_way find_way_of_f64(void)
{
    sk_plan* plan = NULL;
    sk_candidate candidates[600];
    uint32_t listed = 600, of_slices = 0;
    sk_gemm_desc desc = describe_shape(4096, 4096, 4096);
    desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F64;
    desc.accuracy = SK_ACCURACY_F64;
    CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), SK_SUCCESS);
    sk_plan_info info = sk_query_plan(plan);
    CHECK_EQ(sk_explain_gemm_plan(context, &desc, &listed, candidates), SK_SUCCESS);
    for (uint32_t i = 0; i < listed; ++i)
    {
        of_slices += candidates[i].info.way == SK_WAY_SLICES;
        CHECK(i == 0 || candidates[i].info.predicted_time >= candidates[i - 1].info.predicted_time);
    }
    CHECK(of_slices == 1 && listed >= 1 && candidates[0].info.way == info.way);
    CHECK(info.bound == 4096.0 / 9007199254740992.0 && info.typical > 0.0 && info.typical < info.bound);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    return info.way;
}

/* Of a group of the same, whose problems are listed, or bounded. */
static sk_way find_way_of_group(bool lists)
{
    sk_plan* plan = NULL;
    sk_problem problems[3];
    sk_grouped_gemm_desc desc;
    memset(&desc, 0, sizeof desc);
    memset(problems, 0, sizeof problems);
    for (int i = 0; i < 3; ++i)
    {
        problems[i].m = problems[i].n = problems[i].k = 4096;
    }
    desc.gemm = describe_shape(4096, 4096, 4096);
    desc.gemm.a.type = desc.gemm.b.type = desc.gemm.d.type = SK_TYPE_F64;
    desc.gemm.accuracy = SK_ACCURACY_F64;
    desc.most_problems = 3;
    desc.problems = lists ? problems : NULL;
    desc.problem_count = lists ? 3 : 0;
    CHECK_EQ(sk_create_grouped_gemm_plan(context, &desc, &plan), SK_SUCCESS);
    sk_plan_info info = sk_query_plan(plan);
    CHECK(info.bound == 4096.0 / 9007199254740992.0 && info.problems == 3);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    return info.way;
}

/* By rates of f64 and of s8: a data centre's GPU has much of f64, others hardly any, or none. */
static void f64_is_computed_by_slices_where_f64_is_slow(void)
{
    static const char* const profiles[] = {"nvidia_h200", "amd_mi300x", "amd_rx_7900_xtx", "raspberry_pi_5"};
    for (uint32_t i = 0; i < 4; ++i)
    {
        open_profile(profiles[i]);
        CHECK_EQ(find_way_of_f64(), i < 2 ? SK_WAY_TYPES : SK_WAY_SLICES);
    }
    open_changed("nvidia_h200", "name", "NVIDIA GeForce RTX 4090");
    CHECK_EQ(find_way_of_f64(), SK_WAY_SLICES);
}

/* A group's too, where its problems are listed: others may be told by a table. Without f64 there is no other way. */
static void groups_of_f64_are_computed_by_slices_where_f64_is_slow(void)
{
    static const char* const profiles[] = {"nvidia_h200", "amd_mi300x", "amd_rx_7900_xtx", "raspberry_pi_5"};
    for (uint32_t i = 0; i < 4; ++i)
    {
        open_profile(profiles[i]);
        CHECK_EQ(find_way_of_group(true), i < 2 ? SK_WAY_TYPES : SK_WAY_SLICES);
        open_profile(profiles[i]);
        CHECK_EQ(find_way_of_group(false), i < 3 ? SK_WAY_TYPES : SK_WAY_SLICES);
    }
}

int main(void)
{
    RUN(every_type_has_plans_of_all_kinds);
    RUN(f64_is_computed_by_slices_where_f64_is_slow);
    RUN(groups_of_f64_are_computed_by_slices_where_f64_is_slow);
    RUN(wide_floats_need_nothing_but_their_feature);
    RUN(where_kernels_for_gpus_run_no_others_are_chosen);
    RUN(no_pipeline_has_more_than_the_device_allows);
    RUN(lines_and_ragged_problems_have_pipelines_that_fit);
    RUN(sparse_products_fit_or_are_refused);
    RUN(few_rows_of_blocks_take_no_longer_than_more_do);
    RUN(a_refusal_tells_the_limit_and_what_is_needed);
    return CHECK_DONE();
}
