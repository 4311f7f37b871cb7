/* grouped_rig.h - a plan of several problems on the fake device: what it is of, and what is recorded and refused.
 * Include it after fake_vulkan.h, check.h and commands.h. */
#ifndef GROUPED_RIG_H
#define GROUPED_RIG_H

enum
{
    ROOM = 1 << 26 /* bytes of each operand */
};

static sk_context* context;
static sk_plan* plan;
static sk_grouped_gemm_desc desc;
static sk_grouped_gemm_args args;

static inline sk_buffer locate_room(VkDeviceAddress address)
{
    sk_buffer room = {.buffer = fake_buffer(address), .size = ROOM};
    return room;
}

/* f32 in 64 x 64 x 16 tiles, by Stream-K of 20 workers. There is no problem yet, and no plan. */
static inline void start_group(void)
{
    reset_fake();
    memset(&desc, 0, sizeof desc);
    memset(&args, 0, sizeof args);
    desc.gemm.kernel = "gemm_f32_f32_f32_64x64x16_scalar";
    desc.gemm.decomposition = SK_DECOMPOSITION_STREAM_K;
    desc.gemm.workers = 20;
    args.a = locate_room(A);
    args.b = locate_room(B);
    args.d = locate_room(D);
    args.workspace = locate_room(WORKSPACE);
    sk_context_desc context_desc = fake_context_desc();
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
    plan = NULL;
}

static inline void make_plan(void)
{
    sk_destroy_plan(plan);
    if (!CHECK_EQ(sk_create_grouped_gemm_plan(context, &desc, &plan), SK_SUCCESS))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
}

static inline sk_result record(void)
{
    fake.count = 0;
    return sk_grouped_gemm(fake_commands(), plan, &args);
}

static inline void finish(void)
{
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    CHECK_EQ(fake.allocations_alive, 0);
    CHECK_EQ(fake.pipelines_alive, 0);
}

static inline void refuse_launch(const char* sentence)
{
    bool refused = CHECK(record() < SK_SUCCESS) && CHECK(strstr(fake.sentence, sentence) != NULL);
    CHECK_EQ(fake.count, 0);
    if (!refused)
    {
        CHECK_NOTE("said: %s\nwanted: %s\n", fake.sentence, sentence);
    }
}

static inline void refuse_desc(const char* sentence)
{
    sk_plan* none = NULL;
    bool refused = CHECK(sk_create_grouped_gemm_plan(context, &desc, &none) < SK_SUCCESS) &&
                   CHECK(strstr(fake.sentence, sentence) != NULL);
    if (!refused)
    {
        CHECK_NOTE("said: %s\nwanted: %s\n", fake.sentence, sentence);
    }
    sk_destroy_plan(none);
}

#endif
