/* What a context tells its log, on the fake device: at which level, in which sentence, and nothing unasked. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"

enum
{
    SENTENCES = 1024
};

static struct
{
    sk_log_level levels[SENTENCES];
    char sentences[SENTENCES][SK_LINE_SIZE + 128];
    uint32_t count;
} heard;

static void hear(sk_log_level level, const char* sentence, void* user_data)
{
    CHECK(user_data == &heard);
    if (CHECK(heard.count < SENTENCES))
    {
        heard.levels[heard.count] = level;
        snprintf(heard.sentences[heard.count], sizeof heard.sentences[0], "%s", sentence);
        ++heard.count;
    }
}

static void open_logging(bool is_cpu, sk_log_level level, const char* constants)
{
    reset_fake_as(is_cpu);
    memset(&heard, 0, sizeof heard);
    sk_context_desc desc = fake_context_desc();
    desc.log.function = hear;
    desc.log.user_data = &heard;
    desc.log.level = level;
    desc.constants = constants;
    CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
}

/* Sentences of a level that begin with one text and contain another. */
static uint32_t count_heard(sk_log_level level, const char* begin, const char* part)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < heard.count; ++i)
    {
        const char* sentence = heard.sentences[i];
        bool begins = strncmp(sentence, begin, strlen(begin)) == 0;
        count += heard.levels[i] == level && begins && strstr(sentence, part);
    }
    return count;
}

static uint32_t count_level(sk_log_level level)
{
    return count_heard(level, "", "");
}

static void check_heard(sk_log_level level, const char* sentence)
{
    if (!CHECK_EQ(count_heard(level, sentence, ""), 1))
    {
        for (uint32_t i = 0; i < heard.count; ++i)
        {
            CHECK_NOTE("%s: %s\n", sk_word(SK_WORDS_LOG_LEVEL, heard.levels[i]), heard.sentences[i]);
        }
    }
}

static void without_a_function_nothing_is_told(void)
{
    open_context(true, 0);
    sk_gemm_desc desc = describe_shape(512, 512, 512);
    sk_destroy_plan(make(&desc));
    sk_destroy_context(context);
    CHECK_EQ(fake.sentence_count, 0);
    CHECK_EQ(heard.count, 0);
}

static void warnings_are_of_what_was_guessed(void)
{
    open_logging(true, SK_LOG_LEVEL_WARNING, NULL);
    sk_gemm_desc desc = describe_shape(512, 512, 512);
    sk_destroy_plan(make(&desc));
    char wanted[160];
    snprintf(wanted, sizeof wanted,
             "%u compute units: a guess, as the driver does not tell; set desc.compute_units to the number of cores",
             sk_query_context(context).compute_units);
    check_heard(SK_LOG_LEVEL_WARNING, wanted);
    check_heard(SK_LOG_LEVEL_WARNING,
                "the cost model has constants of the class \"cpu\": examples/calibrate measures those of Fake CPU");
    CHECK_EQ(heard.count, 2);
    sk_destroy_context(context);
}

static void units_of_a_gpu_are_not_cores(void)
{
    reset_fake();
    memset(&heard, 0, sizeof heard);
    fake.nv_units = 0;
    sk_context_desc desc = fake_context_desc();
    sk_log log = {hear, &heard, SK_LOG_LEVEL_WARNING};
    desc.log = log;
    CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
    check_heard(SK_LOG_LEVEL_WARNING,
                "64 compute units: a guess, as the driver does not tell; set desc.compute_units");
    CHECK_EQ(count_heard(SK_LOG_LEVEL_WARNING, "64 compute units", "cores"), 0);
    sk_destroy_context(context);
}

static void a_device_that_tells_and_was_measured_gives_no_warning(void)
{
    reset_fake();
    memset(&heard, 0, sizeof heard);
    snprintf(fake.properties.deviceName, sizeof fake.properties.deviceName, "NVIDIA H200");
    sk_context_desc desc = fake_context_desc();
    sk_log log = {hear, &heard, SK_LOG_LEVEL_INFO};
    desc.log = log;
    CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
    char wanted[160];
    snprintf(wanted, sizeof wanted, "NVIDIA H200: 132 compute units, ");
    check_heard(SK_LOG_LEVEL_INFO, wanted);
    check_heard(SK_LOG_LEVEL_INFO, "the cost model has constants that were measured on NVIDIA H200");
    CHECK_EQ(heard.count, 2);
    sk_destroy_context(context);
}

static void constants_that_were_given_are_named(void)
{
    open_logging(true, SK_LOG_LEVEL_INFO, "bandwidth = 12\n");
    check_heard(SK_LOG_LEVEL_INFO, "the cost model has constants that were given, and the rest of cpu");
    CHECK_EQ(count_level(SK_LOG_LEVEL_WARNING), 1);
    sk_destroy_context(context);
}

/* Constants of the scalar kernel that say it takes so long; those of the cooperative matrices stay a guess. */
static void measure_scalar(const char* microseconds, sk_log_level level)
{
    char measured[200];
    snprintf(measured, sizeof measured, "cost = gemm_f16_f32_f16_32x32x16_scalar 1 %s %s %s 1 1 1 1\n", microseconds,
             microseconds, microseconds);
    open_logging(true, level, measured);
    heard.count = 0;
}

static const char guess[] = "gemm_f16_f32_f16_16x32x16_coop is chosen by constants that are a guess, for ";
static const char fastest[] =
    " us; of those that were measured the fastest is gemm_f16_f32_f16_32x32x16_scalar, for ";

static void a_guess_that_is_preferred_to_a_measured_kernel_is_a_warning(void)
{
    sk_gemm_desc desc = describe_halves(512, 512, 512);
    measure_scalar("1e9", SK_LOG_LEVEL_WARNING);
    sk_plan* plan = make(&desc);
    CHECK(sk_query_plan(plan).guessed);
    CHECK_EQ(heard.count, 1);
    CHECK_EQ(count_heard(SK_LOG_LEVEL_WARNING, guess, fastest), 1);
    sk_destroy_plan(plan);
    desc.kernel = "gemm_f16_f32_f16_16x32x16_coop"; /* what was asked for is not warned of */
    sk_destroy_plan(make(&desc));
    CHECK_EQ(heard.count, 1);
    sk_destroy_context(context);
    measure_scalar("1e-3", SK_LOG_LEVEL_WARNING);
    desc.kernel = NULL;
    plan = make(&desc);
    CHECK(!sk_query_plan(plan).guessed);
    CHECK_EQ(heard.count, 0);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void a_guess_of_several_problems_is_a_warning_too(void)
{
    sk_plan* plan = NULL;
    sk_grouped_gemm_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.gemm = describe_halves(512, 512, 256);
    desc.most_problems = 8;
    measure_scalar("1e9", SK_LOG_LEVEL_INFO);
    CHECK_EQ(sk_create_grouped_gemm_plan(context, &desc, &plan), SK_SUCCESS);
    CHECK_EQ(count_heard(SK_LOG_LEVEL_WARNING, guess, fastest), 1);
    CHECK_EQ(heard.count, 3); /* the plan, its runner-up, the warning */
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* As sk_query_kernel() and the candidates say it. */
static void what_is_a_guess_is_told(void)
{
    sk_candidate candidates[64];
    uint32_t count = 64, guesses = 0;
    measure_scalar("1", SK_LOG_LEVEL_WARNING);
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count; ++i)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        CHECK_EQ(kernel.guessed, strcmp(kernel.name, "gemm_f16_f32_f16_32x32x16_scalar") != 0);
    }
    sk_gemm_desc desc = describe_halves(512, 512, 512);
    CHECK(sk_explain_gemm_plan(context, &desc, &count, candidates) >= SK_SUCCESS);
    for (uint32_t i = 0; i < count; ++i)
    {
        CHECK_EQ(candidates[i].info.guessed, strstr(candidates[i].info.kernel, "_coop") != NULL);
        guesses += candidates[i].info.guessed;
    }
    CHECK(guesses > 0 && guesses < count);
    sk_destroy_context(context);
}

/* As many as sk_query_kernel() knows, with its reasons. */
static void kernels_that_cannot_run_are_told_with_the_reason(void)
{
    reset_fake_cpu();
    memset(&heard, 0, sizeof heard);
    sk_context_desc desc = fake_context_desc();
    sk_log log = {hear, &heard, SK_LOG_LEVEL_DETAIL};
    fake.features.float16_int8.shaderFloat16 = VK_FALSE;
    desc.log = log;
    CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
    uint32_t count = sk_query_context(context).kernel_count, unavailable = 0;
    for (uint32_t i = 0; i < count; ++i)
    {
        char wanted[200];
        sk_kernel_info kernel = sk_query_kernel(context, i);
        snprintf(wanted, sizeof wanted, "%s cannot run: %s", kernel.name, kernel.reason);
        CHECK_EQ(count_heard(SK_LOG_LEVEL_DETAIL, wanted, ""), !kernel.available);
        unavailable += !kernel.available;
    }
    CHECK(unavailable > 0 && unavailable < count);
    CHECK_EQ(count_level(SK_LOG_LEVEL_DETAIL), unavailable);
    CHECK(count_heard(SK_LOG_LEVEL_DETAIL, "gemm_f16_f32_f32", "cannot run: shaderFloat16") > 0);
    char total[120];
    snprintf(total, sizeof total, ", %u of %u kernels can run", count - unavailable, count);
    CHECK_EQ(count_heard(SK_LOG_LEVEL_INFO, "Fake CPU: ", total), 1);
    sk_destroy_context(context);
}

static void check_runner_up(const sk_candidate* second, const char* line)
{
    char wanted[SK_LINE_SIZE];
    snprintf(wanted, sizeof wanted, " --kernel %s", second->info.kernel);
    CHECK_EQ(count_heard(SK_LOG_LEVEL_INFO, "its runner-up:", wanted), 1);
    snprintf(wanted, sizeof wanted, "; predicted %.1f us", (double)second->info.predicted_time);
    CHECK_EQ(count_heard(SK_LOG_LEVEL_INFO, "its runner-up:", wanted), 1);
    const char* options = strstr(heard.sentences[1], " --kernel");
    const char* chosen = strstr(line, " --kernel");
    CHECK(options && chosen && strncmp(options, chosen, strcspn(options, ";")) != 0);
}

/* The line of the plan, and the decisions and the time of the second candidate. Returns how many candidates there are,
 * up to 2. */
static uint32_t check_plan(const sk_gemm_desc* desc)
{
    char line[SK_LINE_SIZE], wanted[SK_LINE_SIZE + 16];
    sk_candidate candidates[2];
    uint32_t count = 2;
    open_logging(true, SK_LOG_LEVEL_INFO, NULL);
    heard.count = 0;
    sk_plan* plan = make(desc);
    CHECK(sk_explain_gemm_plan(context, desc, &count, candidates) >= SK_SUCCESS);
    if (plan && CHECK_EQ(heard.count, 2))
    {
        sk_format_plan(plan, line, sizeof line);
        snprintf(wanted, sizeof wanted, "plan of %s", line);
        CHECK(strcmp(heard.sentences[0], wanted) == 0);
        if (count == 2)
        {
            check_runner_up(&candidates[1], line);
        }
        CHECK_EQ(count_heard(SK_LOG_LEVEL_INFO, "it has no runner-up", ""), count < 2);
    }
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    return count;
}

static void plans_are_told_with_their_runner_up(void)
{
    const uint32_t shapes[][3] = {{512, 512, 512}, {1000, 70, 3000}, {64, 64, 8192}, {33, 4000, 17}};
    uint32_t with_runner_up = 0;
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; ++i)
    {
        sk_gemm_desc desc = describe_shape(shapes[i][0], shapes[i][1], shapes[i][2]);
        with_runner_up += check_plan(&desc) == 2;
    }
    CHECK(with_runner_up >= 2);
}

static void a_plan_that_is_forced_has_no_runner_up(void)
{
    open_logging(true, SK_LOG_LEVEL_DETAIL, NULL);
    sk_gemm_desc desc = describe_shape(100, 100, 100);
    desc.kernel = "gemm_f32_f32_f32_32x32x8_scalar";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.workers = 3;
    desc.packing = SK_PACKING_NEVER;
    sk_destroy_plan(make(&desc));
    check_heard(SK_LOG_LEVEL_INFO, "it has no runner-up: nothing else could be chosen");
    CHECK_EQ(count_heard(SK_LOG_LEVEL_DETAIL, "", "is passed over"), 0);
    sk_destroy_context(context);
}

/* Each is made once, so that a second plan of the same kind tells of none. */
static void pipelines_are_told_when_they_are_made(void)
{
    open_logging(true, SK_LOG_LEVEL_DETAIL, NULL);
    sk_gemm_desc desc = describe_shape(512, 512, 512);
    heard.count = 0;
    sk_plan* first = make(&desc);
    CHECK(fake.pipeline_count > 0);
    CHECK_EQ(count_heard(SK_LOG_LEVEL_DETAIL, "pipeline \"gemm_f32_f32_f32_", " of them the driver's"),
             fake.pipeline_count);
    CHECK_EQ(count_heard(SK_LOG_LEVEL_DETAIL, "pipeline ", "-"), 0); /* no time is negative */
    heard.count = 0;
    sk_plan* second = make(&desc);
    CHECK_EQ(count_heard(SK_LOG_LEVEL_DETAIL, "pipeline ", ""), 0);
    CHECK_EQ(count_heard(SK_LOG_LEVEL_INFO, "plan of ", ""), 1);
    sk_destroy_plan(first);
    sk_destroy_plan(second);
    sk_destroy_context(context);
}

/* Opens a context whose pipelines come with this feedback, and makes a plan. */
static void make_with_feedback(bool is_enabled, bool has_cache, VkPipelineCreationFeedbackFlags feedback)
{
    const char* extension = VK_EXT_PIPELINE_CREATION_FEEDBACK_EXTENSION_NAME;
    reset_fake();
    memset(&heard, 0, sizeof heard);
    fake.feedback = feedback;
    sk_context_desc desc = fake_context_desc();
    sk_log log = {hear, &heard, SK_LOG_LEVEL_DETAIL};
    desc.log = log;
    desc.pipeline_cache = has_cache ? (VkPipelineCache)(uintptr_t)1 : VK_NULL_HANDLE;
    fake.create_info.enabledExtensionCount = is_enabled ? 1 : 0;
    fake.create_info.ppEnabledExtensionNames = &extension;
    CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
    fake.create_info.enabledExtensionCount = 0;
    sk_gemm_desc gemm = describe_shape(512, 512, 512);
    sk_destroy_plan(make(&gemm));
    sk_destroy_context(context);
    CHECK(fake.pipeline_count > 0);
    CHECK_EQ(fake.pipelines[0].asks_for_feedback, is_enabled);
}

static void pipelines_tell_whether_they_were_cached(void)
{
    const VkPipelineCreationFeedbackFlags valid = VK_PIPELINE_CREATION_FEEDBACK_VALID_BIT;
    const VkPipelineCreationFeedbackFlags hit = VK_PIPELINE_CREATION_FEEDBACK_APPLICATION_PIPELINE_CACHE_HIT_BIT;
    make_with_feedback(true, true, valid | hit);
    CHECK_EQ(count_heard(SK_LOG_LEVEL_DETAIL, "pipeline ", "driver's; it was in the pipeline cache"),
             fake.pipeline_count);
    make_with_feedback(true, true, valid);
    CHECK_EQ(count_heard(SK_LOG_LEVEL_DETAIL, "pipeline ", "driver's; it was not in the pipeline cache"),
             fake.pipeline_count);
}

static void pipelines_do_not_tell_what_the_driver_does_not(void)
{
    const VkPipelineCreationFeedbackFlags valid = VK_PIPELINE_CREATION_FEEDBACK_VALID_BIT;
    make_with_feedback(true, true, 0);
    CHECK_EQ(count_heard(SK_LOG_LEVEL_DETAIL, "pipeline ", "cache"), 0);
    make_with_feedback(true, false, valid);
    CHECK_EQ(count_heard(SK_LOG_LEVEL_DETAIL, "pipeline ", "cache"), 0);
    make_with_feedback(false, true, valid);
    CHECK_EQ(count_heard(SK_LOG_LEVEL_DETAIL, "pipeline ", "cache"), 0);
}

static void kernels_that_a_plan_passes_over_are_told(void)
{
    open_logging(true, SK_LOG_LEVEL_DETAIL, NULL);
    sk_gemm_desc desc = describe_shape(512, 512, 512);
    desc.decomposition = SK_DECOMPOSITION_STREAM_K;
    heard.count = 0;
    sk_destroy_plan(make(&desc));
    CHECK(count_heard(SK_LOG_LEVEL_DETAIL, "gemm_f32_f32_f32_", " is passed over: it is made for fewer rows") > 0);
    CHECK_EQ(count_heard(SK_LOG_LEVEL_DETAIL, "gemm_f32_f32_f32_32x32x8_scalar", "is passed over"), 0);
    sk_destroy_context(context);
    open_logging(false, SK_LOG_LEVEL_DETAIL, NULL);
    desc = describe_shape(1, 512, 496); /* 31 k-iterations of 16, or 16 of 32 and zeros */
    desc.batch_invariant = true;
    heard.count = 0;
    sk_destroy_plan(make(&desc));
    CHECK_EQ(count_heard(SK_LOG_LEVEL_DETAIL, "gemm_f32_f32_f32_1x32x512_dot",
                         " is passed over: its sums depend on addresses, and batch_invariant is true"),
             1);
    CHECK_EQ(count_heard(SK_LOG_LEVEL_DETAIL, "gemm_f32_f32_f32_16x128x32_scalar",
                         " is passed over: it adds in another order than those of batch_invariant"),
             1);
    sk_destroy_context(context);
}

/* More splits than a tile of theirs has k-iterations. */
static void kernels_that_cannot_do_what_the_desc_asks_are_told(void)
{
    open_logging(false, SK_LOG_LEVEL_DETAIL, NULL);
    sk_gemm_desc desc = describe_halves(512, 512, 256);
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 8;
    sk_destroy_plan(make(&desc));
    const char* refused = " is passed over: splits is 8, at most the 4 k-iterations of a tile";
    CHECK_EQ(count_heard(SK_LOG_LEVEL_DETAIL, "gemm_f16_f32_f16_128x128x64_coop", refused), 1);
    CHECK_EQ(count_heard(SK_LOG_LEVEL_DETAIL, "gemm_f16_f32_f16_128x128x32_coop", "passed over"), 0);
    CHECK_EQ(fake.sentence_count, 0);
    sk_destroy_context(context);
}

static void grouped_plans_are_told(void)
{
    open_logging(true, SK_LOG_LEVEL_INFO, NULL);
    sk_plan* plan = NULL;
    sk_grouped_gemm_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.gemm = describe_shape(512, 512, 256);
    desc.most_problems = 8;
    heard.count = 0;
    CHECK_EQ(sk_create_grouped_gemm_plan(context, &desc, &plan), SK_SUCCESS);
    check_heard(SK_LOG_LEVEL_INFO, "plan of 8 problems up to 512x512x256");
    CHECK_EQ(count_heard(SK_LOG_LEVEL_INFO, "its runner-up: --kernel gemm_f32_f32_f32_", "; predicted "), 1);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void sparse_plans_are_told(void)
{
    open_logging(true, SK_LOG_LEVEL_INFO, NULL);
    sk_spmm_plan* plan = NULL;
    sk_spgemm_plan* product = NULL;
    sk_spmm_desc desc;
    sk_spgemm_desc both;
    memset(&desc, 0, sizeof desc);
    desc.m = desc.k = desc.nonzeros = 1000;
    desc.n = 1;
    memset(&both, 0, sizeof both);
    both.m = both.k = both.n = both.a_nonzeros = both.b_nonzeros = 1000;
    heard.count = 0;
    CHECK_EQ(sk_create_spmm_plan(context, &desc, &plan), SK_SUCCESS);
    check_heard(SK_LOG_LEVEL_INFO, "plan of 1000x1000, csr of 1000 nonzeros of f32, times 1 column");
    CHECK_EQ(sk_create_spgemm_plan(context, &both, &product), SK_SUCCESS);
    CHECK_EQ(heard.count, 2);
    sk_destroy_spmm_plan(plan);
    sk_destroy_spgemm_plan(product);
    sk_destroy_context(context);
}

static void a_context_of_a_profile_has_a_log_too(void)
{
    static char profile[1 << 16];
    open_context(true, 0);
    CHECK(sk_format_profile(context, profile, sizeof profile) < sizeof profile);
    sk_destroy_context(context);
    sk_planning_desc desc = {profile, 0, NULL, {NULL, NULL}, {hear, &heard, SK_LOG_LEVEL_DETAIL}};
    heard.count = 0;
    CHECK_EQ(sk_create_planning_context(&desc, &context), SK_SUCCESS);
    CHECK_EQ(count_heard(SK_LOG_LEVEL_INFO, "Fake CPU: ", " kernels can run"), 1);
    sk_gemm_desc gemm = describe_shape(512, 512, 512);
    sk_destroy_plan(make(&gemm));
    CHECK_EQ(count_heard(SK_LOG_LEVEL_INFO, "plan of 512x512x512", ""), 1);
    CHECK_EQ(count_heard(SK_LOG_LEVEL_DETAIL, "pipeline", ""), 0);
    sk_destroy_context(context);
}

/* Errors are the logger's: the log has nothing of a plan that was refused. */
static void refused_plans_are_not_told(void)
{
    open_logging(true, SK_LOG_LEVEL_DETAIL, NULL);
    sk_plan* plan = NULL;
    sk_gemm_desc desc = describe_shape(512, 512, 512);
    desc.splits = 5;
    heard.count = 0;
    CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), SK_ERROR_SPLITS);
    CHECK_EQ(heard.count, 0);
    CHECK_EQ(fake.sentence_count, 1);
    sk_destroy_context(context);
}

int main(void)
{
    RUN(without_a_function_nothing_is_told);
    RUN(warnings_are_of_what_was_guessed);
    RUN(units_of_a_gpu_are_not_cores);
    RUN(a_device_that_tells_and_was_measured_gives_no_warning);
    RUN(constants_that_were_given_are_named);
    RUN(a_guess_that_is_preferred_to_a_measured_kernel_is_a_warning);
    RUN(a_guess_of_several_problems_is_a_warning_too);
    RUN(what_is_a_guess_is_told);
    RUN(kernels_that_cannot_run_are_told_with_the_reason);
    RUN(plans_are_told_with_their_runner_up);
    RUN(a_plan_that_is_forced_has_no_runner_up);
    RUN(pipelines_are_told_when_they_are_made);
    RUN(pipelines_tell_whether_they_were_cached);
    RUN(pipelines_do_not_tell_what_the_driver_does_not);
    RUN(kernels_that_a_plan_passes_over_are_told);
    RUN(kernels_that_cannot_do_what_the_desc_asks_are_told);
    RUN(grouped_plans_are_told);
    RUN(sparse_plans_are_told);
    RUN(a_context_of_a_profile_has_a_log_too);
    RUN(refused_plans_are_not_told);
    return CHECK_DONE();
}
