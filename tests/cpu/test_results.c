/* Every error provoked, on the fake device, and its whole sentence compared. A row is one way to go wrong; a result
 * without a row is a failure. Nothing may be recorded, and nothing may be lost. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "results/rig.h"
#include "results/desc_rows.h"
#include "results/launch_rows.h"
#include "results/device_rows.h"
#include "results/bounds_rows.h"
#include "results/halves_rows.h"
#include "results/slices_rows.h"
#include "results/nulls.h"
#include "results/refusals.h"
#include "results/status_records.h"

static void what_is_wrong_is_said_in_one_sentence(void)
{
#define ROW(result, change, sentence) \
    start();                          \
    change;                           \
    expect(run(), result, sentence, #change);
    DESC_ROWS(ROW)
    LAUNCH_ROWS(ROW)
    DEVICE_ROWS(ROW)
#undef ROW
}

static void what_is_wrong_with_slices_is_said_in_one_sentence(void)
{
#define ROW(result, change, sentence) \
    start();                          \
    plan_slices();                    \
    change;                           \
    expect(run(), result, sentence, #change);
    SLICES_ROWS(ROW)
#undef ROW
    start();
    plan_slices();
    CHECK_EQ(run(), SK_SUCCESS);
    CHECK_EQ(fake.sentence_count, 0);
}

static void what_is_wrong_with_halves_is_said_in_one_sentence(void)
{
#define ROW(result, change, sentence) \
    start();                          \
    plan_halves();                    \
    change;                           \
    expect(run(), result, sentence, #change);
    HALVES_ROWS(ROW)
#undef ROW
    start();
    plan_halves();
    CHECK_EQ(run(), SK_SUCCESS);
    CHECK_EQ(fake.sentence_count, 0);
}

static void what_is_wrong_with_bounds_is_said_in_one_sentence(void)
{
#define ROW(result, change, sentence) \
    start();                          \
    plan_bounded();                   \
    change;                           \
    expect(run(), result, sentence, #change);
    BOUNDS_ROWS(ROW)
#undef ROW
    start();
    plan_bounded();
    CHECK_EQ(run(), SK_SUCCESS);
    CHECK_EQ(fake.sentence_count, 0);
}

/* Several problems have one plan of their products; plans of one are made together with others, or as pipelines. */
static void groups_and_lists_of_plans_have_slices(void)
{
    sk_context* context = NULL;
    sk_plan* plans[2] = {NULL, NULL};
    sk_gemm_desc descs[2];
    sk_grouped_gemm_desc grouped;
    uint32_t failed = 0;
    start();
    plan_slices();
    CHECK_EQ(sk_create_context(&s.context, &context), SK_SUCCESS);
    memset(&grouped, 0, sizeof grouped);
    grouped.gemm = s.desc;
    grouped.most_problems = 2;
    CHECK_EQ(sk_create_grouped_gemm_plan(context, &grouped, &plans[0]), SK_SUCCESS);
    CHECK(plans[0]->sliced.of_group->pipelines[0] && plans[0]->sliced.levels_pipeline);
    sk_destroy_plan(plans[0]);
    descs[0] = descs[1] = s.desc;
    descs[1].slices = 3;
    CHECK_EQ(sk_create_gemm_plans(context, 2, descs, NULL, &failed), SK_SUCCESS);
    CHECK_EQ(sk_create_gemm_plans(context, 2, descs, plans, &failed), SK_SUCCESS);
    CHECK_EQ(failed, 2);
    for (int i = 0; i < 2; ++i)
    {
        CHECK(plans[i]->passed == 0 && plans[i]->sliced.levels_pipeline && plans[i]->sliced.slices_pipeline);
        sk_destroy_plan(plans[i]);
    }
    sk_destroy_context(context);
}

static void success_says_nothing(void)
{
    start();
    CHECK_EQ(run(), SK_SUCCESS);
    CHECK_EQ(fake.sentence_count, 0);
    CHECK(fake.count > 0);
    nothing_is_lost();
}

static void without_a_logger_only_the_result_tells(void)
{
    start();
    s.context.logger.function = NULL;
    s.desc.splits = 20;
    CHECK_EQ(run(), SK_ERROR_SPLITS);
    CHECK_EQ(fake.sentence_count, 0);
}

static void a_short_array_is_filled_and_incomplete(void)
{
    sk_context* context = NULL;
    sk_plan* plan = NULL;
    sk_segment segments[40];
    uint64_t count = 0;
    start();
    CHECK_EQ(sk_create_context(&s.context, &context), SK_SUCCESS);
    CHECK_EQ(sk_create_gemm_plan(context, &s.desc, &plan), SK_SUCCESS);
    CHECK_EQ(sk_list_segments(plan, &count, NULL), SK_SUCCESS);
    CHECK_EQ(count, 40);
    segments[39].worker = 12345;
    count = 39;
    CHECK_EQ(sk_list_segments(plan, &count, segments), SK_INCOMPLETE);
    CHECK_EQ(count, 39);
    CHECK_EQ(segments[38].worker, 38);
    CHECK_EQ(segments[39].worker, 12345);
    count = 40;
    CHECK_EQ(sk_list_segments(plan, &count, segments), SK_SUCCESS);
    CHECK_EQ(segments[39].worker, 39);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* Lets the first `succeeding` allocations succeed. */
static void expect_no_memory(uint32_t succeeding, const char* sentence)
{
    fake.allocations = succeeding;
    expect(run(), SK_ERROR_OUT_OF_HOST_MEMORY, sentence, "allocations");
}

/* Creating a context allocates it, and a list of extensions. */
static void no_host_memory_is_said_in_one_sentence(void)
{
    char sentence[128];
    uint32_t context = 2;
    start();
    snprintf(sentence, sizeof sentence, "the context's %zu bytes could not be allocated",
             sizeof(sk_context) + sk__kernel_count() * sizeof(sk__build));
    expect_no_memory(0, sentence);
    start();
    snprintf(sentence, sizeof sentence, "%zu bytes for a list of extensions could not be allocated",
             (fake.extension_count + 1) * sizeof(VkExtensionProperties));
    expect_no_memory(1, sentence);
    start();
    s.step = FEATURES;
    s.features.allocator = fake_allocator();
    expect_no_memory(0, sentence);
    start();
    snprintf(sentence, sizeof sentence, "the plan's %zu bytes could not be allocated", sizeof(sk_plan));
    expect_no_memory(context, sentence);
    start();
    snprintf(sentence, sizeof sentence, "a pipeline's %zu bytes could not be allocated", sizeof(sk__pipeline));
    expect_no_memory(context + 1, sentence);
    start();
    fake.rounds_to_nearest = VK_FALSE;
    uint32_t kernel = 0;
    while (strcmp(sk__kernel_at(kernel)->name, s.desc.kernel) != 0)
    {
        ++kernel;
    }
    snprintf(sentence, sizeof sentence, "%u bytes for a shader module could not be allocated",
             sk__kernel_at(kernel)->modules[SK__MODULE_MULTIPLY]->size);
    expect_no_memory(context + 2, sentence);
}

static void every_result_has_a_string_of_its_own(void)
{
#define STRING(name, value, text) \
    CHECK_EQ(name, value);        \
    CHECK(strcmp(sk_result_string(name), text) == 0);
    SK_RESULTS(STRING)
#undef STRING
    CHECK(strcmp(sk_result_string((sk_result)99), "not a result of this library") == 0);
}

static void a_context_without_a_device_says_so(void)
{
    static char profile[1 << 14];
    sk_planning_desc desc;
    sk_context* context = NULL;
    sk_buffer workspace;
    start();
    CHECK_EQ(sk_create_context(&s.context, &context), SK_SUCCESS);
    sk_format_profile(context, profile, sizeof profile);
    sk_destroy_context(context);
    memset(&desc, 0, sizeof desc);
    memset(&workspace, 0, sizeof workspace);
    desc.profile = profile;
    desc.logger = fake_logger();
    CHECK_EQ(sk_create_planning_context(&desc, &context), SK_SUCCESS);
    sk_result result = sk_clear_workspace(s.commands, context, workspace);
    sk_destroy_context(context);
    expect(result, SK_ERROR_NO_DEVICE,
           "the context was made from the profile of Fake GPU: it plans, and cannot record", "sk_clear_workspace");
}

static void every_error_was_provoked(void)
{
#define PROVOKED(name, value, text)                          \
    if ((value) < 0 && !CHECK(provoked[(0 - (value)) % 64])) \
    {                                                        \
        CHECK_NOTE("%s has no row\n", #name);                \
    }
    SK_RESULTS(PROVOKED)
#undef PROVOKED
}

int main(void)
{
    RUN(success_says_nothing);
    RUN(what_is_wrong_is_said_in_one_sentence);
    RUN(what_is_wrong_with_halves_is_said_in_one_sentence);
    RUN(what_is_wrong_with_slices_is_said_in_one_sentence);
    RUN(what_is_wrong_with_bounds_is_said_in_one_sentence);
    RUN(groups_and_lists_of_plans_have_slices);
    RUN(no_host_memory_is_said_in_one_sentence);
    RUN(without_a_logger_only_the_result_tells);
    RUN(what_has_no_place_for_its_result_says_so);
    RUN(without_a_place_to_say_it_only_the_result_tells);
    RUN(a_name_is_quoted_and_cut_before_it_eats_the_sentence);
    RUN(every_refusal_says_why);
    RUN(a_short_array_is_filled_and_incomplete);
    RUN(every_result_has_a_string_of_its_own);
    RUN(a_status_record_becomes_a_sentence);
    RUN(a_context_without_a_device_says_so);
    RUN(a_status_record_says_which_problem_was_left_out);
    RUN(every_error_was_provoked);
    return CHECK_DONE();
}
