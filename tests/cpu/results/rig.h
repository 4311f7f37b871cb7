/* rig.h - a product on the fake device that works, until a test changes something; and what is expected then.
 * Include it after fake_vulkan.h and check.h. */
#ifndef RIG_H
#define RIG_H

/* How far a row goes; it starts from what works. */
typedef enum step
{
    GEMM, /* context, plan, gemm: the first that fails */
    FEATURES,
    LAUNCH,
    CLEAR
} step;

static struct
{
    step step;
    sk_required_features_desc features;
    sk_context_desc context;
    sk_gemm_desc desc;
    const sk_gemm_desc* given_desc;
    VkCommandBuffer commands;
    sk_gemm_args args;
    const sk_gemm_args* given_args;
    sk_buffer workspace; /* to clear */
} s;

static sk_buffer locate_memory(VkDeviceAddress address, VkDeviceSize size)
{
    sk_buffer memory;
    memset(&memory, 0, sizeof memory);
    memory.address = address;
    memory.size = size;
    return memory;
}

/* 100 x 200 x 300 of f32, in 5 shares. */
static void start(void)
{
    reset_fake();
    memset(&s, 0, sizeof s);
    s.features = fake_features_desc();
    s.context = fake_context_desc();
    s.desc.m = 100;
    s.desc.n = 200;
    s.desc.k = 300;
    s.desc.kernel = "gemm_f32_f32_f32_64x64x16_scalar";
    s.desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    s.desc.splits = 5;
    s.given_desc = &s.desc;
    s.commands = fake_commands();
    s.args.a = locate_memory(0x10000000, 120000);
    s.args.b = locate_memory(0x20000000, 240000);
    s.args.c = locate_memory(0x50000000, 80000);
    s.args.d = locate_memory(0x30000000, 80000);
    s.args.workspace = locate_memory(0x40000000, 1 << 20);
    s.given_args = &s.args;
    s.workspace.buffer = fake_buffer(0x40000000);
    s.workspace.size = 1 << 20;
}

/* Stream-K without a kernel's name, for rows about planning. */
static void plan_only(sk_decomposition decomposition)
{
    s.desc.kernel = NULL;
    s.desc.splits = 0;
    s.desc.decomposition = decomposition;
}

static sk_result run_with(sk_context* context)
{
    sk_plan* plan = NULL;
    sk_launch_info launch = {0};
    if (s.step == CLEAR)
    {
        return sk_clear_workspace(s.commands, context, s.workspace);
    }
    sk_result result = sk_create_gemm_plan(context, s.given_desc, &plan);
    if (result == SK_SUCCESS)
    {
        result = s.step == LAUNCH ? sk_query_gemm_launch(plan, s.given_args, &launch)
                                  : sk_gemm(s.commands, plan, s.given_args);
    }
    sk_destroy_plan(plan);
    return result;
}

static sk_result run(void)
{
    sk_features features;
    sk_context* context = NULL;
    if (s.step == FEATURES)
    {
        return sk_required_features(&s.features, &features);
    }
    sk_result result = sk_create_context(&s.context, &context);
    if (result == SK_SUCCESS)
    {
        result = run_with(context);
    }
    sk_destroy_context(context);
    return result;
}

/* Lets the first call of a function fail. */
static void fail(const char* function, VkResult failure)
{
    fake.calls = 0;
    fake.failing = function;
    fake.failure = failure;
}

/* Results seen, by -value; positive ones have cases of their own. */
static bool provoked[64];

static void nothing_is_lost(void)
{
    CHECK_EQ(fake.allocations_alive, 0);
    CHECK_EQ(fake.modules_alive, 0);
    CHECK_EQ(fake.pipelines_alive, 0);
    CHECK_EQ(fake.layouts_alive, 0);
}

static void expect(sk_result result, sk_result wanted, const char* sentence, const char* what)
{
    bool ok = CHECK_EQ(result, wanted) & CHECK_EQ(fake.count, 0) & CHECK_EQ(fake.sentence_count, 1);
    ok &= CHECK_EQ(fake.result, wanted);
    if (!CHECK(strcmp(fake.sentence, sentence) == 0) || !ok)
    {
        CHECK_NOTE("%s\n    said:   %s\n    wanted: %s\n", what, fake.sentence, sentence);
    }
    provoked[-wanted] = true;
    nothing_is_lost();
}

#endif
