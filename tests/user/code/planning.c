/* docs/planning.md: its code lists the fastest plans, and writes a log. */
#include "page.h"

static void the_first_of_the_best_is_what_is_chosen(void)
{
    sk_gemm_desc desc = {0};
    sk_candidate candidates[5];
    sk_plan* plan = NULL;
    desc.m = desc.n = 500;
    desc.k = 300;
    uint32_t count = find_best(page_context, &desc, candidates);
    CHECK(count > 0 && count <= 5);
    for (uint32_t i = 1; i < count; i++)
        CHECK(candidates[i - 1].info.predicted_time <= candidates[i].info.predicted_time);
    if (CHECK_EQ(sk_create_gemm_plan(page_context, &desc, &plan), SK_SUCCESS) && count > 0)
        CHECK(strcmp(sk_query_plan(plan).kernel, candidates[0].info.kernel) == 0);
    sk_destroy_plan(plan);
    desc.splits = 3; /* without split-k */
    CHECK_EQ(find_best(page_context, &desc, candidates), 0);
}

static void the_log_tells_of_the_device_and_of_a_plan(void)
{
    sk_context_desc desc = make_gpu_context_desc(&page_gpu);
    sk_gemm_desc gemm = {0};
    sk_context* context = NULL;
    sk_plan* plan = NULL;
    char text[8192] = "", line[SK_LINE_SIZE];
    FILE* file = tmpfile();
    if (!CHECK(file))
        return;
    log_to(file, &desc);
    gemm.m = gemm.n = gemm.k = 100;
    CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
    if (CHECK_EQ(sk_create_gemm_plan(context, &gemm, &plan), SK_SUCCESS))
    {
        sk_format_plan(plan, line, sizeof line);
        rewind(file);
        text[fread(text, 1, sizeof text - 1, file)] = 0;
        CHECK(strstr(text, "streamk info: ") == text || strstr(text, "\nstreamk info: "));
        CHECK(strstr(text, page_gpu.properties.deviceName));
        CHECK(strstr(text, line));
    }
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    fclose(file);
}

int main(void)
{
    if (!open_page())
        return 1;
    RUN(the_first_of_the_best_is_what_is_chosen);
    RUN(the_log_tells_of_the_device_and_of_a_plan);
    return close_page();
}
