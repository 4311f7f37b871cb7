/* test_grouped_determinism.c - groups give the same bits every time: by every decomposition and fixup, with sizes on
 * the host and on the device in turn, in workspaces full of anything, and when one command buffer is replayed with
 * other sizes.
 *
 *     test_grouped_determinism [REPEATS [PART]]    of each plan, default 100; PART of kernels' names */
#include "grouped_work.h"

enum
{
    WAYS = 4,
    FIXUPS = 3,
    SLOTS = 262400, /* bytes of a workspace before which counters and the status record lie */
    SIZES = 3       /* of the replayed command buffer, in turn */
};

static rig device;
static sk_kernel_info kernels[2]; /* f32, and f16 where there is one */
static uint32_t kernel_count, repeats = 100;

/* ---- groups ---------------------------------------------------------------------------------- */

static const struct
{
    sk_decomposition decomposition;
    uint32_t workers, waves, minimum_segment;
    sk_sorting sort;
} ways[WAYS] = {{SK_DECOMPOSITION_STREAM_K, 7, 0, 0, SK_SORT_NEVER},
                {SK_DECOMPOSITION_STREAM_K, 40, 0, 3, SK_SORT_BY_K},
                {SK_DECOMPOSITION_HYBRID, 5, 1, 0, SK_SORT_NEVER},
                {SK_DECOMPOSITION_HYBRID, 6, 2, 0, SK_SORT_BY_K}};

static const sk_fixup fixups[FIXUPS] = {SK_FIXUP_LAST_ARRIVER, SK_FIXUP_SEPARATE_PASS, SK_FIXUP_TURNSTILE};

static void describe(grouped_work* g, const sk_kernel_info* kernel, uint32_t way, uint32_t fixup)
{
    describe_group(g, kernel, ways[way].decomposition, fixups[fixup], ways[way].workers);
    g->desc.gemm.hybrid_waves = ways[way].waves;
    g->desc.gemm.minimum_segment = ways[way].minimum_segment;
    g->desc.gemm.sort = ways[way].sort;
}

/* Problems of rounded sums, `index` of them unlike those of another index. */
static void add_problems(grouped_work* g, const sk_kernel_info* kernel, uint32_t index)
{
    uint64_t state = 100 + index;
    uint32_t count = 5 + 3 * index;
    for (uint32_t i = 0; i < count; i++)
    {
        uint32_t m = draw_below(&state, kernel->tile_m * 2), n = draw_below(&state, kernel->tile_n * 2);
        uint32_t k = draw_below(&state, 4) ? draw_below(&state, 14 * kernel->tile_k) : 0;
        product* p = add_to_group(g, kernel, m, n, k);
        p->values = VALUES_REALS;
        p->alpha = 0.3f;
        p->beta = 0.7f;
    }
}

/* Anything may lie in a workspace behind its counters and its status record. */
static void dirty_workspace(VkDeviceSize size, uint32_t value)
{
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    sk_buffer workspace = workspace_of(&device, size);
    vkCmdFillBuffer(commands, workspace.buffer, workspace.offset + SLOTS, (size - SLOTS) / 4 * 4, value);
    CHECK(submit_gpu_commands(&device.g, commands));
}

/* The arena after a launch that began with everything as it was placed. */
static bool launch_anew(grouped_work* g, bool on_device)
{
    g->on_device = on_device;
    memcpy(device.arena.mapped, device.before, device.used);
    return launch_group(&device, g);
}

static unsigned char* copy_arena(void)
{
    unsigned char* copy = malloc(device.used);
    memcpy(copy, device.arena.mapped, device.used);
    return copy;
}

/* ---- repeats --------------------------------------------------------------------------------- */

/* Launches a plan many times, and returns how often the bits were not those wanted; the first time they are kept. */
static uint32_t count_differences(grouped_work* g, unsigned char** wanted)
{
    uint32_t different = 0;
    for (uint32_t i = 0; i < repeats; i++)
    {
        static const uint32_t dirt[] = {0xffffffffu, 0, 0x7fc00000u, 0x3f800000u};
        dirty_workspace(g->workspace_size, dirt[i % 4]);
        different += !launch_anew(g, i % 2);
        *wanted = *wanted ? *wanted : copy_arena();
        different += memcmp(device.arena.mapped, *wanted, device.used) != 0;
    }
    return different;
}

static void a_group_gives_the_same_bits_each_time_by_every_fixup(void)
{
    static grouped_work g;
    for (uint32_t i = 0; i < kernel_count * WAYS; i++)
    {
        unsigned char* wanted = NULL;
        for (uint32_t fixup = 0; fixup < FIXUPS; fixup++)
        {
            const sk_kernel_info* kernel = &kernels[i / WAYS];
            describe(&g, kernel, i % WAYS, fixup);
            add_problems(&g, kernel, i % WAYS);
            clear_arena(&device);
            if (CHECK(open_group(&device, &g)) && CHECK(prepare_workspace(&device, g.workspace_size)))
            {
                remember_arena(&device);
                CHECK_EQ(count_differences(&g, &wanted), 0);
                CHECK(check_group(&device, &g));
                CHECK(check_rest_of_arena(&device, g.placed, g.count));
            }
            close_group(&device, &g);
        }
        free(wanted);
    }
}

/* ---- replays --------------------------------------------------------------------------------- */

static bool submit_again(VkQueue queue, VkCommandBuffer commands)
{
    VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO};
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;
    return vkQueueSubmit(queue, 1, &submit, VK_NULL_HANDLE) == VK_SUCCESS && vkQueueWaitIdle(queue) == VK_SUCCESS;
}

/* begin_gpu_commands() begins with a barrier to everything before it: also to the replay before. */
static VkCommandBuffer record_for_replay(const grouped_work* g)
{
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER};
    barrier.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
    CHECK(record_group(&device, g, commands, workspace_of(&device, g->workspace_size)));
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier,
                         0, NULL, 0, NULL);
    CHECK_EQ(vkEndCommandBuffer(commands), VK_SUCCESS);
    return commands;
}

/* One plan is recorded once; the table that its command buffer reads has the problems of several groups in turn. */
static void replay_sizes(uint32_t way, uint32_t fixup)
{
    static grouped_work sizes[SIZES];
    unsigned char* wanted[SIZES] = {NULL};
    uint32_t different = 0;
    clear_arena(&device);
    for (uint32_t i = 0; i < SIZES; i++)
    {
        describe(&sizes[i], &kernels[0], way, fixup);
        add_problems(&sizes[i], &kernels[0], SIZES - i);
        sizes[i].on_device = true;
        CHECK(open_group(&device, &sizes[i]));
    }
    grouped_work* g = &sizes[0];
    CHECK(prepare_workspace(&device, g->workspace_size));
    remember_arena(&device);
    VkCommandBuffer commands = record_for_replay(g);
    for (uint32_t i = 0; i < repeats; i++)
    {
        grouped_work now = sizes[i * 7 / 3 % SIZES];
        unsigned char** bits = &wanted[i * 7 / 3 % SIZES];
        now.table = g->table;
        write_table(&now);
        memcpy(device.arena.mapped, device.before, device.used);
        different += !submit_again(device.g.queue, commands);
        different += *bits && memcmp(device.arena.mapped, *bits, device.used) != 0;
        CHECK(*bits || check_group(&device, &now));
        *bits = *bits ? *bits : copy_arena();
    }
    CHECK_EQ(different, 0);
    CHECK(check_workspace(&device, g->workspace_size));
    vkFreeCommandBuffers(device.g.device, device.g.pool, 1, &commands);
    for (uint32_t i = 0; i < SIZES; i++)
    {
        free(wanted[i]);
        close_group(&device, &sizes[i]);
    }
}

static void one_command_buffer_replays_with_other_sizes(void)
{
    for (uint32_t i = 0; i < WAYS * FIXUPS; i++)
    {
        replay_sizes(i / FIXUPS, i % FIXUPS);
    }
}

/* ---------------------------------------------------------------------------------------------- */

/* The first kernel of f32, and the first of f16, that need no copies. */
static void choose_kernels(const char* part)
{
    sk_kernel_info all[MOST_KERNELS];
    uint32_t count = list_kernels(&device, part, all);
    for (uint32_t i = 0; i < count && kernel_count < 2; i++)
    {
        bool other = kernel_count == 0 || all[i].input != kernels[0].input;
        if (other && all[i].multiply != SK_MULTIPLY_ARRANGED)
        {
            kernels[kernel_count++] = all[i];
        }
    }
}

int main(int argc, char** argv)
{
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    repeats = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : repeats;
    choose_kernels(argc > 2 ? argv[2] : NULL);
    if (kernel_count == 0)
    {
        return 1;
    }
    RUN(a_group_gives_the_same_bits_each_time_by_every_fixup);
    RUN(one_command_buffer_replays_with_other_sizes);
    close_rig(&device);
    return CHECK_DONE();
}
