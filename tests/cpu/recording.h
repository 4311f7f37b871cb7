/* recording.h - one product on the fake device, and what is recorded of it. Include it after fake_vulkan.h and
 * check.h. */
#ifndef RECORDING_H
#define RECORDING_H

enum
{
    A = 0x10000000,
    B = 0x20000000,
    C = 0x50000000,
    D = 0x30000000,
    WORKSPACE = 0x40000000
};

static sk_context* context;
static sk_gemm_desc desc;
static sk_gemm_args args;
static sk_plan* plan;

static inline sk_buffer memory_at(VkDeviceAddress address)
{
    sk_buffer memory;
    memset(&memory, 0, sizeof memory);
    memory.address = address;
    memory.size = VK_WHOLE_SIZE;
    return memory;
}

/* 256 x 192 x 320 of f32 in 64 x 64 x 16 tiles: 12 tiles of 20 k-iterations. */
static inline void start(void)
{
    fake_reset();
    memset(&desc, 0, sizeof desc);
    memset(&args, 0, sizeof args);
    desc.m = 256;
    desc.n = 192;
    desc.k = 320;
    desc.kernel = "gemm_f32_f32_f32_64x64x16_scalar";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    args.a = memory_at(A);
    args.b = memory_at(B);
    args.c = memory_at(C);
    args.d = memory_at(D);
    args.workspace = memory_at(WORKSPACE);
    sk_context_desc context_desc = fake_context_desc();
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
    plan = NULL;
}

static inline void make_plan(void)
{
    sk_destroy_plan(plan);
    if (!CHECK_EQ(sk_create_plan(context, &desc, &plan), SK_SUCCESS))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
}

static inline void record(void)
{
    if (!CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_SUCCESS))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
}

static inline void finish(void)
{
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    CHECK_EQ(fake.allocations_alive, 0);
    CHECK_EQ(fake.pipelines_alive, 0);
    CHECK_EQ(fake.layouts_alive, 0);
    CHECK_EQ(fake.modules_alive, 0);
}

static inline void start_and_record(void)
{
    start();
    make_plan();
    record();
}

/* ---- what is in the record -------------------------------------------------------------------- */

static inline void check_kinds(const char* wanted)
{
    char kinds[FAKE_COMMANDS + 1] = "";
    for (uint32_t i = 0; i < fake.count; ++i)
    {
        kinds[i] = "bpd|f<>"[fake.record[i].kind];
    }
    if (!CHECK(strcmp(kinds, wanted) == 0))
    {
        CHECK_NOTE("recorded %s, wanted %s\n", kinds, wanted);
    }
}

static inline const fake_command* nth(fake_kind kind, uint32_t n)
{
    static const fake_command none;
    for (uint32_t i = 0; i < fake.count; ++i)
    {
        if (fake.record[i].kind == kind && n-- == 0)
        {
            return &fake.record[i];
        }
    }
    CHECK(!"there is such a command");
    return &none;
}

static inline const fake_pipeline* bound(uint32_t n)
{
    return &fake.pipelines[nth(FAKE_BIND, n)->pipeline];
}

static inline sk__arguments pushed(uint32_t n)
{
    sk__arguments arguments;
    CHECK_EQ(nth(FAKE_PUSH, n)->size, 128);
    CHECK_EQ(bound(n)->push_constants, 128);
    memcpy(&arguments, nth(FAKE_PUSH, n)->words, sizeof arguments);
    return arguments;
}

/* The epilogue's; of them only alpha and beta are there if nothing else is read. */
static inline sk__epilogue_arguments pushed_epilogue(uint32_t n, uint32_t size)
{
    sk__epilogue_arguments arguments;
    CHECK_EQ(nth(FAKE_PUSH, n)->size, size);
    CHECK_EQ(bound(n)->push_constants, size);
    CHECK_EQ(bound(n)->constants[15], (size - 128) / 4);
    memcpy(&arguments, nth(FAKE_PUSH, n)->words + sizeof(sk__arguments) / 4, sizeof arguments);
    return arguments;
}

static inline VkDeviceAddress joined(const uint32_t words[2])
{
    return (VkDeviceAddress)words[1] << 32 | words[0];
}

static inline void check_groups(uint32_t n, uint32_t x, uint32_t y)
{
    CHECK_EQ(nth(FAKE_DISPATCH, n)->groups[0], x);
    CHECK_EQ(nth(FAKE_DISPATCH, n)->groups[1], y);
    CHECK_EQ(nth(FAKE_DISPATCH, n)->groups[2], 1);
}

static inline void check_barrier(uint32_t n, VkPipelineStageFlags before, VkAccessFlags source)
{
    const fake_command* barrier = nth(FAKE_BARRIER, n);
    CHECK_EQ(barrier->before, before);
    CHECK_EQ(barrier->source, source);
    CHECK_EQ(barrier->after, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT);
    CHECK_EQ(barrier->destination, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
}

#endif
