/* commands.h - where a product's matrices lie on the fake device, and what is recorded of it. Include it after
 * fake_vulkan.h and check.h. */
#ifndef COMMANDS_H
#define COMMANDS_H

enum
{
    A = 0x10000000,
    B = 0x20000000,
    C = 0x50000000,
    D = 0x30000000,
    WORKSPACE = 0x40000000
};

static inline sk_buffer locate_memory(VkDeviceAddress address)
{
    sk_buffer memory;
    memset(&memory, 0, sizeof memory);
    memory.address = address;
    memory.size = VK_WHOLE_SIZE;
    return memory;
}

static inline sk_gemm_args make_args(void)
{
    sk_gemm_args args;
    memset(&args, 0, sizeof args);
    args.a = locate_memory(A);
    args.b = locate_memory(B);
    args.c = locate_memory(C);
    args.d = locate_memory(D);
    args.workspace = locate_memory(WORKSPACE);
    return args;
}

/* That a call ended so, and that this is the last sentence it told. */
static inline void check_sentence(sk_result found, sk_result wanted, const char* sentence)
{
    CHECK_EQ(found, wanted);
    if (!CHECK(strcmp(fake.sentence, sentence) == 0))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
}

/* Alone: what was recorded before is forgotten. */
static inline void record_product(const sk_plan* plan, const sk_gemm_args* args)
{
    fake.count = 0;
    if (!CHECK_EQ(sk_gemm(fake_commands(), plan, args), SK_SUCCESS))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
}

/* One letter a command: bind, push, dispatch, barrier, fill, update, and < > for labels. */
static inline void check_kinds(const char* wanted)
{
    char kinds[FAKE_COMMANDS + 1] = "";
    for (uint32_t i = 0; i < fake.count; ++i)
    {
        kinds[i] = "bpd|fu<>"[fake.record[i].kind];
    }
    if (!CHECK(strcmp(kinds, wanted) == 0))
    {
        CHECK_NOTE("recorded %s, wanted %s\n", kinds, wanted);
    }
}

static inline const fake_command* find_command(fake_kind kind, uint32_t n)
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

static inline const fake_pipeline* find_bound(uint32_t n)
{
    return &fake.pipelines[find_command(FAKE_BIND, n)->pipeline];
}

static inline sk__arguments get_pushed(uint32_t n)
{
    sk__arguments arguments;
    CHECK_EQ(find_command(FAKE_PUSH, n)->size, 128);
    CHECK_EQ(find_bound(n)->push_constants, 128);
    memcpy(&arguments, find_command(FAKE_PUSH, n)->words, sizeof arguments);
    return arguments;
}

/* The epilogue's; of them only alpha and beta are there if nothing else is read. */
static inline sk__epilogue_arguments get_pushed_epilogue(uint32_t n, uint32_t size)
{
    sk__epilogue_arguments arguments;
    CHECK_EQ(find_command(FAKE_PUSH, n)->size, size);
    CHECK_EQ(find_bound(n)->push_constants, size > 128 ? (uint32_t)SK__MORE_PUSH_CONSTANTS : size);
    CHECK_EQ(find_bound(n)->constants[SK__CONSTANT_MORE_WORDS], (size - 128) / 4);
    memcpy(&arguments, find_command(FAKE_PUSH, n)->words + sizeof(sk__arguments) / 4, sizeof arguments);
    return arguments;
}

static inline VkDeviceAddress join_words(const uint32_t words[2])
{
    return (VkDeviceAddress)words[1] << 32 | words[0];
}

static inline void check_groups(uint32_t n, uint32_t x, uint32_t y)
{
    CHECK_EQ(find_command(FAKE_DISPATCH, n)->groups[0], x);
    CHECK_EQ(find_command(FAKE_DISPATCH, n)->groups[1], y);
    CHECK_EQ(find_command(FAKE_DISPATCH, n)->groups[2], 1);
}

static inline void check_barrier(uint32_t n, VkPipelineStageFlags before, VkAccessFlags source)
{
    const fake_command* barrier = find_command(FAKE_BARRIER, n);
    CHECK_EQ(barrier->before, before);
    CHECK_EQ(barrier->source, source);
    CHECK_EQ(barrier->after, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT);
    CHECK_EQ(barrier->destination, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
}

#endif
