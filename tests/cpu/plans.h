/* plans.h - plans on the fake device. Include it after fake_vulkan.h and check.h. */
#ifndef PLANS_H
#define PLANS_H

static sk_context* context;

static inline sk_gemm_desc shape(uint32_t m, uint32_t n, uint32_t k)
{
    sk_gemm_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.m = m;
    desc.n = n;
    desc.k = k;
    return desc;
}

static inline sk_plan* make(const sk_gemm_desc* desc)
{
    sk_plan* plan = NULL;
    if (!CHECK_EQ(sk_create_plan(context, desc, &plan), SK_SUCCESS))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
    return plan;
}

static inline sk_plan_info info_of(const sk_gemm_desc* desc)
{
    sk_plan_info info;
    sk_plan* plan = make(desc);
    memset(&info, 0, sizeof info);
    if (plan)
    {
        info = sk_query_plan(plan);
    }
    sk_destroy_plan(plan);
    return info;
}

/* No plan, and why not. */
static inline void check_refused(const sk_gemm_desc* desc, sk_result result, const char* sentence)
{
    sk_plan* plan = NULL;
    CHECK_EQ(sk_create_plan(context, desc, &plan), result);
    if (!CHECK(strcmp(fake.sentence, sentence) == 0))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
    sk_destroy_plan(plan);
}

#endif
