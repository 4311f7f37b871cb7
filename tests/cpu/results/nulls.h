/* nulls.h - functions that have no place for their result, or none to say it. Include it after rig.h. */
#ifndef NULLS_H
#define NULLS_H

static void expect_null(sk_result result, const char* sentence)
{
    CHECK_EQ(result, SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(fake.sentence_count, 1);
    if (!CHECK(strcmp(fake.sentence, sentence) == 0))
    {
        CHECK_NOTE("said: %s, wanted: %s\n", fake.sentence, sentence);
    }
    fake.sentence_count = 0;
    fake.sentence[0] = 0;
}

static void what_has_no_place_for_its_result_says_so(void)
{
    sk_context* context = NULL;
    sk_plan* plan = NULL;
    start();
    expect_null(sk_required_features(&s.features, NULL), "features is NULL");
    expect_null(sk_create_context(&s.context, NULL), "context is NULL");
    CHECK_EQ(sk_create_context(&s.context, &context), SK_SUCCESS);
    expect_null(sk_create_gemm_plan(context, &s.desc, NULL), "plan is NULL");
    expect_null(sk_explain_gemm_plan(context, &s.desc, NULL, NULL), "count is NULL");
    CHECK_EQ(sk_create_gemm_plan(context, &s.desc, &plan), SK_SUCCESS);
    expect_null(sk_query_gemm_launch(plan, &s.args, NULL), "launch is NULL");
    expect_null(sk_list_segments(plan, NULL, NULL), "count is NULL");
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void without_a_place_to_say_it_only_the_result_tells(void)
{
    sk_context* context = NULL;
    sk_plan* plan = NULL;
    uint64_t count = 0;
    uint32_t candidates = 0;
    sk_launch_info launch = {0};
    start();
    CHECK_EQ(sk_required_features(NULL, &fake.features), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_create_context(NULL, &context), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_create_gemm_plan(NULL, &s.desc, &plan), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_explain_gemm_plan(NULL, &s.desc, &candidates, NULL), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_list_segments(NULL, &count, NULL), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_gemm(s.commands, NULL, &s.args), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_query_gemm_launch(NULL, &s.args, &launch), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_clear_workspace(s.commands, NULL, s.workspace), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_probe_fragments(s.commands, NULL, s.workspace), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_accept_fragments(NULL, &launch, sizeof launch), SK_ERROR_NULL_ARGUMENT);
    sk_destroy_plan(NULL);
    sk_destroy_context(NULL);
    CHECK_EQ(fake.sentence_count, 0);
}

#endif
