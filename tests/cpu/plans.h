/* plans.h - plans on the fake device. Include it after fake_vulkan.h and check.h. */
#ifndef PLANS_H
#define PLANS_H

#define TILE_64 "gemm_f32_f32_f32_64x64x16_scalar"

static sk_context* context;

/* Of the fake device as it is; 0 compute units: as many as it tells. */
static inline void create_context(uint32_t compute_units)
{
    sk_context_desc desc = fake_context_desc();
    desc.compute_units = compute_units;
    CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
}

static inline void open_context(bool is_cpu, uint32_t compute_units)
{
    reset_fake_as(is_cpu);
    create_context(compute_units);
}

static inline sk_gemm_desc describe_shape(uint32_t m, uint32_t n, uint32_t k)
{
    sk_gemm_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.m = m;
    desc.n = n;
    desc.k = k;
    return desc;
}

static inline sk_gemm_desc describe_halves(uint32_t m, uint32_t n, uint32_t k)
{
    sk_gemm_desc desc = describe_shape(m, n, k);
    desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F16;
    return desc;
}

/* Layouts as in "tn": t is column-major. */
static inline sk_gemm_desc describe_bytes(uint32_t m, uint32_t n, uint32_t k, const char* layouts)
{
    sk_gemm_desc desc = describe_shape(m, n, k);
    desc.a.type = desc.b.type = SK_TYPE_S8;
    desc.d.type = SK_TYPE_S32;
    desc.a.layout = layouts[0] == 't' ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.b.layout = layouts[1] == 't' ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    return desc;
}

/* In 64 x 64 x 16 tiles. */
static inline sk_gemm_desc describe_forced(uint32_t tiles, uint32_t k_iterations, sk_decomposition decomposition,
                                           uint32_t workers)
{
    sk_gemm_desc desc = describe_shape(64, 64 * tiles, 16 * k_iterations);
    desc.kernel = TILE_64;
    desc.decomposition = decomposition;
    desc.workers = workers;
    return desc;
}

static inline sk_plan* make(const sk_gemm_desc* desc)
{
    sk_plan* plan = NULL;
    if (!CHECK_EQ(sk_create_gemm_plan(context, desc, &plan), SK_SUCCESS))
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
    CHECK_EQ(sk_create_gemm_plan(context, desc, &plan), result);
    if (!CHECK(strcmp(fake.sentence, sentence) == 0))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
    sk_destroy_plan(plan);
}

#endif
