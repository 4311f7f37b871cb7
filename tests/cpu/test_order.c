/* The order of what is recorded, on the fake device. The validation layer does not see hazards through device
 * addresses, so a judge of its own looks at dispatches and barriers, and must notice one that is missing or weak. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "recording.h"

typedef struct use
{
    VkDeviceAddress address;
    bool reads, writes;
} use;

enum
{
    USES = 9 /* of a dispatch */
};

/* What a dispatch does to memory, by its pipeline's constants and its push constants. */
static void list_uses(const fake_pipeline* pipeline, const sk__push_constants* pushed_last, use uses[USES])
{
    const sk__arguments* arguments = &pushed_last->arguments;
    const sk__epilogue_arguments* epilogue = &pushed_last->epilogue;
    const uint32_t* constants = pipeline->constants;
    uint32_t fixup = constants[SK__CONSTANT_FIXUP];
    bool computes = fixup != SK__FIXUP_SUM;
    use all[USES] = {
        {join_words(arguments->problem.a.address), computes, false},
        {join_words(arguments->problem.b.address), computes, false},
        {join_words(arguments->problem.c.address), constants[SK__CONSTANT_LINEAR] && epilogue->beta != 0, false},
        {join_words(arguments->problem.d.address), false, true},
        {join_words(arguments->workspace), fixup == SK__FIXUP_LAST_ARRIVER || fixup == SK__FIXUP_SUM,
         fixup == SK__FIXUP_LAST_ARRIVER || fixup == SK__FIXUP_STORE},
        {join_words(epilogue->bias), constants[SK__CONSTANT_BIAS], false},
        {join_words(epilogue->scale_m), constants[SK__CONSTANT_SCALE_M], false},
        {join_words(epilogue->scale_n), constants[SK__CONSTANT_SCALE_N], false},
        {join_words(epilogue->residual), constants[SK__CONSTANT_RESIDUAL], false}};
    memcpy(uses, all, sizeof all);
}

typedef struct access
{
    use use;
    VkPipelineStageFlags stage;
    VkAccessFlags write; /* the kind of its writes */
    uint32_t command;
} access;

static uint32_t list_accesses(access* accesses)
{
    uint32_t count = 0;
    const fake_pipeline* pipeline = NULL;
    sk__push_constants constants;
    memset(&constants, 0, sizeof constants);
    for (uint32_t i = 0; i < fake.count; ++i)
    {
        const fake_command* command = &fake.record[i];
        use uses[USES] = {{command->address, false, true}};
        pipeline = command->kind == FAKE_BIND ? &fake.pipelines[command->pipeline] : pipeline;
        if (command->kind == FAKE_PUSH)
        {
            memcpy(&constants, command->words, sizeof constants);
        }
        if (command->kind == FAKE_FILL)
        {
            access made = {uses[0], VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT, i};
            accesses[count++] = made;
        }
        if (command->kind == FAKE_DISPATCH)
        {
            list_uses(pipeline, &constants, uses);
            for (uint32_t u = 0; u < USES; ++u)
            {
                access made = {uses[u], VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT, i};
                accesses[count++] = made;
            }
        }
    }
    return count;
}

/* Whether a barrier between two accesses makes the second come after the first, and see what it wrote. */
static bool is_ordered(const access* first, const access* second)
{
    VkAccessFlags needed =
        (second->use.reads ? VK_ACCESS_SHADER_READ_BIT : 0u) | (second->use.writes ? second->write : 0u);
    for (uint32_t i = first->command + 1; i < second->command; ++i)
    {
        const fake_command* barrier = &fake.record[i];
        bool stages =
            barrier->kind == FAKE_BARRIER && (barrier->before & first->stage) && (barrier->after & second->stage);
        bool visible = (barrier->source & first->write) && (barrier->destination & needed) == needed;
        if (stages && (visible || !first->use.writes))
        {
            return true;
        }
    }
    return false;
}

/* Whether all accesses to the same memory, one of them a write, are ordered. */
static bool record_is_ordered(void)
{
    static access accesses[USES * FAKE_COMMANDS];
    uint32_t count = list_accesses(accesses);
    for (uint32_t j = 0; j < count; ++j)
    {
        for (uint32_t i = 0; i < j; ++i)
        {
            const use *x = &accesses[i].use, *y = &accesses[j].use;
            bool used = (x->reads || x->writes) && (y->reads || y->writes);
            bool conflict = x->address == y->address && x->address && used && (x->writes || y->writes);
            if (conflict && accesses[i].command != accesses[j].command && !is_ordered(&accesses[i], &accesses[j]))
            {
                return false;
            }
        }
    }
    return true;
}

static void users_barrier(void)
{
    VkMemoryBarrier barrier = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, VK_ACCESS_SHADER_WRITE_BIT,
                               VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT};
    context->functions.vkCmdPipelineBarrier(fake_commands(), VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                                            VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &barrier, 0, NULL, 0, NULL);
}

/* Clears, multiplies with a separate pass, and with the last arriver, over one workspace, as a user should. */
static void record_two_products(void)
{
    start();
    sk_buffer workspace = {fake_buffer(WORKSPACE), 0, 0, VK_WHOLE_SIZE};
    CHECK_EQ(sk_clear_workspace(fake_commands(), context, workspace), SK_SUCCESS);
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 2;
    desc.fixup = SK_FIXUP_SEPARATE_PASS;
    make_plan();
    record();
    users_barrier();
    desc.fixup = SK_FIXUP_LAST_ARRIVER;
    make_plan();
    record();
    check_kinds("f|<bpd|bpd>|<bpd>");
}

static void remove_command(uint32_t index)
{
    memmove(&fake.record[index], &fake.record[index + 1], (fake.count - index - 1) * sizeof fake.record[0]);
    --fake.count;
}

/* ---- what the judge says ---------------------------------------------------------------------- */

static void what_is_recorded_is_ordered(void)
{
    record_two_products();
    CHECK(record_is_ordered());
    finish();
}

static void the_judge_misses_no_barrier(void)
{
    for (uint32_t n = 0; n < 3; ++n)
    {
        record_two_products();
        remove_command((uint32_t)(find_command(FAKE_BARRIER, n) - fake.record));
        CHECK(!record_is_ordered());
        finish();
    }
}

static void the_judge_notices_a_weak_barrier(void)
{
    for (uint32_t n = 0; n < 3; ++n)
    {
        for (uint32_t way = 0; way < 4; ++way)
        {
            record_two_products();
            fake_command* barrier = &fake.record[find_command(FAKE_BARRIER, n) - fake.record];
            *(way == 0   ? &barrier->before
              : way == 1 ? &barrier->after
              : way == 2 ? &barrier->source
                         : &barrier->destination) = 0;
            CHECK(!record_is_ordered());
            finish();
        }
    }
}

int main(void)
{
    RUN(what_is_recorded_is_ordered);
    RUN(the_judge_misses_no_barrier);
    RUN(the_judge_notices_a_weak_barrier);
    return CHECK_DONE();
}
