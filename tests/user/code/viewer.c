/* docs/viewer.md: its code plans for the device of a profile, here one that is there: plans are alike. */
#include "page.h"

#include <stdlib.h>

static void format(sk_context* context, char line[SK_LINE_SIZE])
{
    sk_gemm_desc desc = {0};
    sk_plan* plan = NULL;
    desc.m = desc.n = 1000;
    desc.k = 700;
    if (CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), SK_SUCCESS))
        sk_format_plan(plan, line, SK_LINE_SIZE);
    sk_destroy_plan(plan);
}

static void plans_of_a_profile_are_the_devices(void)
{
    char here[SK_LINE_SIZE] = "", offline[SK_LINE_SIZE] = "";
    size_t size = sk_format_profile(page_context, NULL, 0) + 1;
    char* profile = malloc(size);
    if (!CHECK(profile))
        return;
    sk_format_profile(page_context, profile, size);
    sk_context* context = plan_offline(profile);
    free(profile);
    if (!CHECK(context))
        return;
    format(page_context, here);
    format(context, offline);
    CHECK(*here && strcmp(here, offline) == 0);
    sk_destroy_context(context);
}

static void a_profile_that_is_none_has_no_context(void)
{
    CHECK(plan_offline("abacus = 1\n") == NULL);
}

int main(void)
{
    if (!open_page())
        return 1;
    RUN(plans_of_a_profile_are_the_devices);
    RUN(a_profile_that_is_none_has_no_context);
    return close_page();
}
