/* Device profiles: a plan made from the profile of a device is the plan of the device, and records nothing. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "classes.h"

static char profile[1 << 16];
static sk_context* planning;

/* Makes a planning context of a text, through the fake's logger. */
static sk_result plan_as(const char* text)
{
    sk_planning_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.profile = text;
    desc.allocator = fake_allocator();
    desc.logger = fake_logger();
    return sk_create_planning_context(&desc, &planning);
}

/* The fake device of a class, and a context for its profile. */
static void open_both(const fake_class* c)
{
    open_class(c);
    CHECK(sk_format_profile(context, profile, sizeof profile) < sizeof profile);
    if (!CHECK_EQ(plan_as(profile), SK_SUCCESS))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
}

static void close_both(void)
{
    sk_destroy_context(planning);
    sk_destroy_context(context);
}

/* ---- the same plans --------------------------------------------------------------------------- */

static void compare_segments(const sk_plan* a, const sk_plan* b)
{
    static sk_segment lists[2][4096];
    uint64_t counts[2] = {4096, 4096};
    sk_result results[2] = {sk_list_segments(a, &counts[0], lists[0]), sk_list_segments(b, &counts[1], lists[1])};
    CHECK_EQ(results[0], results[1]);
    CHECK_EQ(counts[0], counts[1]);
    CHECK(memcmp(lists[0], lists[1], (size_t)counts[0] * sizeof(sk_segment)) == 0);
}

static void compare_plans(const sk_plan* a, const sk_plan* b)
{
    char lines[2][SK_LINE_SIZE];
    sk_format_plan(a, lines[0], sizeof lines[0]);
    sk_format_plan(b, lines[1], sizeof lines[1]);
    if (!CHECK(strcmp(lines[0], lines[1]) == 0))
    {
        CHECK_NOTE("%s\n    %s\n", lines[0], lines[1]);
    }
    sk_plan_info infos[2] = {sk_query_plan(a), sk_query_plan(b)};
    CHECK(memcmp(&infos[0], &infos[1], sizeof infos[0]) == 0);
    for (uint32_t dispatch = 0; dispatch < 3; ++dispatch)
    {
        sk_plan_times times[2] = {sk_query_times(a, dispatch), sk_query_times(b, dispatch)};
        CHECK(memcmp(&times[0], &times[1], sizeof times[0]) == 0);
    }
    compare_segments(a, b);
}

static void compare_candidates(const sk_gemm_desc* desc)
{
    static sk_candidate others[MOST_CANDIDATES];
    uint32_t count = explain(desc), other = MOST_CANDIDATES;
    CHECK_EQ(sk_explain_gemm_plan(planning, desc, &other, others), SK_SUCCESS);
    CHECK_EQ(count, other);
    for (uint32_t i = 0; i < count; ++i)
    {
        CHECK(memcmp(&candidates[i].info, &others[i].info, sizeof others[i].info) == 0);
    }
}

static void compare(const sk_gemm_desc* desc)
{
    sk_plan* plans[2] = {NULL, NULL};
    sk_result result = sk_create_gemm_plan(context, desc, &plans[0]);
    CHECK_EQ(sk_create_gemm_plan(planning, desc, &plans[1]), result);
    if (result == SK_SUCCESS)
    {
        compare_plans(plans[0], plans[1]);
        compare_candidates(desc);
    }
    sk_destroy_plan(plans[0]);
    sk_destroy_plan(plans[1]);
}

static void a_profile_gives_the_plans_of_its_device(void)
{
    for (uint32_t c = 0; c < class_count; ++c)
    {
        uint32_t seed = c + 1000;
        open_both(&classes[c]);
        for (uint32_t i = 0; i < SHAPES; ++i)
        {
            sk_gemm_desc desc = draw_desc(&seed);
            compare(&desc);
        }
        close_both();
        CHECK_EQ(fake.allocations_alive, 0);
    }
}

static void a_profile_makes_its_own_text(void)
{
    static char again[sizeof profile];
    for (uint32_t c = 0; c < class_count; ++c)
    {
        open_both(&classes[c]);
        CHECK_EQ(sk_format_profile(planning, again, sizeof again), strlen(profile));
        CHECK(strcmp(again, profile) == 0);
        CHECK_EQ(sk_format_profile(context, NULL, 0), strlen(profile));
        close_both();
    }
}

static void a_profile_gives_the_kernels_of_its_device(void)
{
    open_both(&classes[4]);
    sk_context_info info = sk_query_context(planning);
    CHECK(info.only_plans && !sk_query_context(context).only_plans);
    CHECK(strcmp(info.device_name, classes[4].name) == 0);
    for (uint32_t i = 0; i < info.kernel_count; ++i)
    {
        sk_kernel_info a = sk_query_kernel(context, i), b = sk_query_kernel(planning, i);
        CHECK(memcmp(&a, &b, sizeof a) == 0);
    }
    close_both();
}

/* ---- constants of its own --------------------------------------------------------------------- */

static void a_profile_may_have_constants(void)
{
    static char text[sizeof profile + 512], again[sizeof profile + 512];
    sk_gemm_desc desc = describe_halves(4096, 4096, 4096);
    desc.kernel = "gemm_f16_f32_f16_128x192x64_coop";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    open_both(&classes[0]);
    float before = info_of(&desc).predicted_time;
    sk_destroy_context(planning);
    snprintf(text, sizeof text, "bandwidth = 5.5\ncost = %s 1 1 100 100 6 0.5 1 2\ncost = %s 1 1 1 1 1 1 1 1\n%s",
             desc.kernel, "gemm_of_another_version", profile);
    CHECK_EQ(plan_as(text), SK_SUCCESS);
    sk_plan* plan = NULL;
    CHECK_EQ(sk_create_gemm_plan(planning, &desc, &plan), SK_SUCCESS);
    CHECK(plan && sk_query_plan(plan).predicted_time > 50.0f * before);
    sk_destroy_plan(plan);
    sk_format_profile(planning, again, sizeof again);
    CHECK(strstr(again, "\nbandwidth = 5.5\n") != NULL);
    CHECK(strstr(again, "_128x192x64_coop 1 1 100 100 6 0.5 1 2\n") != NULL);
    CHECK(strlen(again) < strlen(text));
    close_both();
    CHECK_EQ(fake.allocations_alive, 0);
}

/* ---- constants of a context ------------------------------------------------------------------- */

#define COST "cost = gemm_f16_f32_f16_128x192x64_coop 1 1 100 100 6 0.5 1 2\n"

/* A context of the first class, an H200, with constants. */
static sk_result open_with(const char* constants)
{
    sk_context_desc desc;
    open_class(&classes[0]);
    sk_destroy_context(context);
    context = NULL;
    desc = fake_context_desc();
    desc.constants = constants;
    return sk_create_context(&desc, &context);
}

static void constants_change_what_is_predicted(void)
{
    sk_gemm_desc desc = describe_halves(4096, 4096, 4096);
    desc.kernel = "gemm_f16_f32_f16_128x192x64_coop";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    CHECK_EQ(open_with(NULL), SK_SUCCESS);
    CHECK(!sk_query_context(context).costs_given);
    float before = info_of(&desc).predicted_time;
    sk_destroy_context(context);
    CHECK_EQ(open_with("# measured here\nbandwidth = 5.5\nsecond_dispatch_time = 3\n" COST), SK_SUCCESS);
    CHECK(sk_query_context(context).costs_given);
    CHECK(info_of(&desc).predicted_time > 50.0f * before);
    sk_format_profile(context, profile, sizeof profile);
    CHECK(strstr(profile, "\nbandwidth = 5.5\n") && strstr(profile, "\nsecond_dispatch_time = 3\n"));
    CHECK(strstr(profile, "\n" COST) != NULL);
    sk_destroy_context(context);
    CHECK_EQ(fake.allocations_alive, 0);
}

static void a_profile_keeps_the_constants_of_its_context(void)
{
    uint32_t seed = 11;
    CHECK_EQ(open_with("bandwidth = 5.5\nsecond_dispatch_time = 3\n" COST), SK_SUCCESS);
    sk_format_profile(context, profile, sizeof profile);
    CHECK_EQ(plan_as(profile), SK_SUCCESS);
    CHECK(sk_query_context(planning).costs_given);
    for (uint32_t i = 0; i < SHAPES; ++i)
    {
        sk_gemm_desc desc = draw_desc(&seed);
        compare(&desc);
    }
    close_both();
    CHECK_EQ(fake.allocations_alive, 0);
}

/* ---- what a planning context refuses ---------------------------------------------------------- */

static void expect(sk_result result, sk_result wanted, const char* sentence)
{
    CHECK_EQ(result, wanted);
    if (!CHECK(strcmp(fake.sentence, sentence) == 0))
    {
        CHECK_NOTE("said: %s\n", fake.sentence);
    }
}

static void a_plan_without_a_device_records_nothing(void)
{
    const char* sentence = "the context was made from the profile of NVIDIA H200: it plans, and cannot record";
    sk_gemm_desc desc = describe_shape(100, 100, 100);
    sk_gemm_args args;
    sk_launch_info launch;
    sk_buffer workspace;
    sk_plan* plan = NULL;
    memset(&args, 0, sizeof args);
    memset(&workspace, 0, sizeof workspace);
    open_both(&classes[0]);
    uint32_t pipelines = fake.pipeline_count;
    CHECK_EQ(sk_create_gemm_plan(planning, &desc, &plan), SK_SUCCESS);
    CHECK_EQ(fake.pipeline_count, pipelines);
    expect(sk_gemm(fake_commands(), plan, &args), SK_ERROR_NO_DEVICE, sentence);
    expect(sk_query_gemm_launch(plan, &args, &launch), SK_ERROR_NO_DEVICE, sentence);
    expect(sk_clear_workspace(fake_commands(), planning, workspace), SK_ERROR_NO_DEVICE, sentence);
    CHECK_EQ(fake.count, 0);
    sk_trim_context(planning);
    sk_destroy_plan(plan);
    close_both();
}

/* The profile of an H200, in which the first line that begins as `line` does up to its = is replaced by it. */
static const char* with_line(const char* line)
{
    static char text[sizeof profile + 1024];
    char head[64];
    snprintf(head, sizeof head, "\n%.*s=", (int)strcspn(line, "="), line);
    const char* old = strstr(profile, head);
    size_t before = old ? (size_t)(old + 1 - profile) : 0;
    const char* after = old ? old + 1 + strcspn(old + 1, "\n") + 1 : profile;
    snprintf(text, sizeof text, "%.*s%s\n%s", (int)before, profile, line, after);
    return text;
}

static void a_broken_profile_is_refused_in_a_sentence(void)
{
    static const char* const rows[][2] = {
        {"colour = red", "profile, line 1: a profile has no \"colour\""},
        {"nonsense", "profile, line 1: it is not of the form key = value"},
        {"shared_size = lots", "profile, line 8: shared_size is \"lots\", and takes a whole number of 32 bits"},
        {"shared_size = 4294967296",
         "profile, line 8: shared_size is \"4294967296\", and takes a whole number of 32 bits"},
        {"shared_size = -1", "profile, line 8: shared_size is \"-1\", and takes a whole number of 32 bits"},
        {"is_cpu = maybe", "profile, line 11: is_cpu is \"maybe\", and takes yes or no"},
        {"feature = shaderMagic",
         "profile, line 17: feature is \"shaderMagic\", and takes the name of a feature that kernels use"},
        {"feature = shaderFloat16", "the profile does not enable bufferDeviceAddress, which every kernel needs"},
        {"matrix = f16 f32 16 16",
         "profile, line 29: matrix is \"f16 f32 16 16\", and takes the types of A and B and "
         "of sums, and three extents: f16 f32 16 16 16"},
        {"bandwidth = fast", "profile, line 1: bandwidth is \"fast\", and takes a number"},
        {"bandwidth = 0", "profile: bandwidth is 0, and must be more"},
        {"bandwidth = nan", "profile, line 1: bandwidth is \"nan\", and takes a number"},
        {"cost = gemm 1 2 3",
         "profile, line 1: cost is \"gemm 1 2 3\", and takes a kernel, its workgroups on a compute "
         "unit, and 7 numbers"},
        {"compute_units = 0", "profile: compute_units is 0, and takes 1 to 65535"},
        {"subgroup_size = 0", "profile: subgroup_size is 0, and takes 1 to 128"},
        {"invocations = 1", "profile: invocations is 1, and every device has 128"},
        {"push_constants = 0", "profile: push_constants is 0, and every device has 128"},
    };
    open_both(&classes[0]);
    sk_destroy_context(planning);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i)
    {
        sk_result result = plan_as(with_line(rows[i][0]));
        bool lacks = result == SK_ERROR_MISSING_FEATURE;
        expect(result, lacks ? result : SK_ERROR_INVALID_VALUE, rows[i][1]);
        CHECK(planning == NULL);
    }
    expect(plan_as(""), SK_ERROR_INVALID_VALUE, "profile: name is missing");
    expect(plan_as(NULL), SK_ERROR_NULL_ARGUMENT, "profile is NULL");
    sk_destroy_context(context);
    CHECK_EQ(fake.allocations_alive, 0);
}

static void broken_constants_are_refused_in_a_sentence(void)
{
    static const char* const rows[][2] = {
        {"bandwith = 5", "constants, line 1: there is no constant \"bandwith\""},
        {"\nname = NVIDIA H200", "constants, line 2: there is no constant \"name\""},
        {"bandwidth", "constants, line 1: it is not of the form key = value"},
        {"bandwidth = -1", "constants, line 1: bandwidth is \"-1\", and takes a number"},
        {"bandwidth = 0", "constants: bandwidth is 0, and must be more"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i)
    {
        expect(open_with(rows[i][0]), SK_ERROR_INVALID_VALUE, rows[i][1]);
        CHECK(context == NULL);
        CHECK_EQ(fake.allocations_alive, 0);
    }
}

static void a_long_line_is_refused(void)
{
    static char line[600];
    memset(line, 'x', sizeof line - 1);
    reset_fake();
    expect(plan_as(line), SK_ERROR_INVALID_VALUE, "profile, line 1: it has more than 511 bytes");
}

static void comments_blanks_and_line_ends_do_not_matter(void)
{
    static char text[2 * sizeof profile];
    open_both(&classes[0]);
    sk_destroy_context(planning);
    size_t length = (size_t)snprintf(text, sizeof text, "# a comment = of ours\n\n  \t\r\n");
    for (const char* at = profile; *at; ++at)
    {
        length += (size_t)snprintf(text + length, sizeof text - length, *at == '\n' ? " \r\n" : "%c", *at);
    }
    CHECK_EQ(plan_as(text), SK_SUCCESS);
    sk_format_profile(planning, text, sizeof text);
    CHECK(strcmp(text, profile) == 0);
    close_both();
}

/* Changed at random, a profile is read or refused, and nothing is lost. */
static void a_damaged_profile_does_no_harm(void)
{
    static char text[sizeof profile + 512];
    uint32_t seed = 7, refused = 0;
    open_both(&classes[0]);
    sk_destroy_context(planning);
    int length = snprintf(text, sizeof text, "bandwidth = 3\ncost = %s 1 1 1 1 1 1 1 1\n%s", TILE_64, profile);
    for (uint32_t i = 0; i < 2000; ++i)
    {
        char damaged[4096];
        size_t kept = (size_t)length < sizeof damaged ? (size_t)length : sizeof damaged - 1;
        memcpy(damaged, text, kept);
        damaged[kept] = 0;
        for (uint32_t changes = 1 + draw_number(&seed, 4); changes > 0; --changes)
        {
            damaged[draw_number(&seed, (uint32_t)kept)] = " \n=#09xf-."[draw_number(&seed, 10)];
        }
        refused += plan_as(damaged) != SK_SUCCESS;
        sk_gemm_desc desc = describe_halves(500, 600, 700);
        sk_plan* plan = NULL;
        if (planning)
        {
            sk_create_gemm_plan(planning, &desc, &plan);
        }
        sk_destroy_plan(plan);
        sk_destroy_context(planning);
    }
    CHECK(refused > 500 && refused < 2000);
    sk_destroy_context(context);
    CHECK_EQ(fake.allocations_alive, 0);
}

static void failed_allocations_are_told(void)
{
    open_both(&classes[0]);
    sk_destroy_context(planning);
    const char* text = with_line("bandwidth = 1");
    for (uint32_t i = 0; i < 2; ++i)
    {
        fake.allocations = i;
        CHECK_EQ(plan_as(text), SK_ERROR_OUT_OF_HOST_MEMORY);
        CHECK(planning == NULL);
    }
    fake.allocations = UINT32_MAX;
    sk_destroy_context(context);
    CHECK_EQ(fake.allocations_alive, 0);
}

int main(void)
{
    RUN(a_profile_gives_the_plans_of_its_device);
    RUN(a_profile_makes_its_own_text);
    RUN(a_profile_gives_the_kernels_of_its_device);
    RUN(a_profile_may_have_constants);
    RUN(constants_change_what_is_predicted);
    RUN(a_profile_keeps_the_constants_of_its_context);
    RUN(a_plan_without_a_device_records_nothing);
    RUN(a_broken_profile_is_refused_in_a_sentence);
    RUN(broken_constants_are_refused_in_a_sentence);
    RUN(a_long_line_is_refused);
    RUN(comments_blanks_and_line_ends_do_not_matter);
    RUN(a_damaged_profile_does_no_harm);
    RUN(failed_allocations_are_told);
    return CHECK_DONE();
}
