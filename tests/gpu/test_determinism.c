/* test_determinism.c - the same bits every time: repeats, replays, threads, and one workspace for changing shapes.
 *
 *     test_determinism [LAUNCHES]    over one workspace that is cleared once; default 2000, on a GPU 10000; a plan is
 *                                    repeated for a twentieth of them, at most 100 times
 */
#include "check.h"
#include "larger.h"
#include "multiply.h"
#include "work.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(array) ((uint32_t)(sizeof(array) / sizeof *(array)))

enum
{
    MOST_REPEATS = 100,
    REPLAYS = 1000,
    THREADS = 4,
    LAUNCHES_OF_THREAD = 50,
    PLANS = 24 /* of changing shapes */
};

static rig device;
static sk_kernel_info kernels[2]; /* to test with: f32, and f16 where there is one */
static uint32_t kernel_count;
static uint32_t launches;

/* ---- repeats --------------------------------------------------------------------------------- */

static const sk_gemm_desc decompositions[] = {
    {.decomposition = SK_DECOMPOSITION_DATA_PARALLEL},
    {.decomposition = SK_DECOMPOSITION_SPLIT_K, .splits = 4},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 7},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 23},
    {.decomposition = SK_DECOMPOSITION_HYBRID, .workers = 4, .hybrid_waves = 1},
    {.decomposition = SK_DECOMPOSITION_HYBRID, .workers = 5, .hybrid_waves = 2},
    {.decomposition = SK_DECOMPOSITION_RETILED, .workers = 3},
};

static const sk_fixup fixups[] = {SK_FIXUP_LAST_ARRIVER, SK_FIXUP_SEPARATE_PASS, SK_FIXUP_TURNSTILE};

/* Returns D's bytes. */
static unsigned char* repeat(work* w)
{
    unsigned char* wanted = launch_first(&device, w);
    uint32_t different = 0, repeats = launches / 20 < MOST_REPEATS ? launches / 20 : MOST_REPEATS;
    for (uint32_t i = 1; i < repeats; i++)
    {
        memset(d_of(&device, w), 0xff, d_size(w));
        VkCommandBuffer commands = begin_gpu_commands(&device.g);
        CHECK(record(&device, w, commands, workspace_of(&device, w->workspace_size)));
        CHECK(submit_gpu_commands(&device.g, commands));
        different += memcmp(d_of(&device, w), wanted, d_size(w)) != 0;
    }
    CHECK_EQ(different, 0);
    return wanted;
}

static void a_plan_gives_the_same_bits_each_time_by_every_fixup(void)
{
    unsigned char* by_last_arriver = NULL;
    for (uint32_t i = 0; i < kernel_count * COUNT(decompositions) * COUNT(fixups); i++)
    {
        const sk_kernel_info* kernel = &kernels[i / (COUNT(decompositions) * COUNT(fixups))];
        const sk_gemm_desc* wish = &decompositions[i / COUNT(fixups) % COUNT(decompositions)];
        work w = {.p = make_product(kernel, 2 * kernel->tile_m + 5, 2 * kernel->tile_n + 3, 6 * kernel->tile_k + 1)};
        w.p.desc.decomposition = wish->decomposition;
        w.p.desc.splits = wish->splits;
        w.p.desc.workers = wish->workers;
        w.p.desc.hybrid_waves = wish->hybrid_waves;
        if (wish->decomposition == SK_DECOMPOSITION_RETILED)
        {
            w.p.desc.last_wave_kernel = kernel->name;
            w.p.desc.kernel = find_larger_kernel(device.context, kernel);
            if (!w.p.desc.kernel)
            {
                continue; /* there are no larger tiles to cut */
            }
        }
        w.p.desc.fixup = fixups[i % 3];
        clear_arena(&device);
        if (CHECK(open_work(&device, &w)) &&
            (w.workspace_size == 0 || CHECK(prepare_workspace(&device, w.workspace_size))))
        {
            unsigned char* result = repeat(&w);
            by_last_arriver = i % 3 == 0 ? result : by_last_arriver;
            CHECK(memcmp(result, by_last_arriver, d_size(&w)) == 0);
            free(i % 3 == 0 ? NULL : result);
            free(i % 3 == 2 ? by_last_arriver : NULL);
        }
        sk_destroy_plan(w.plan);
    }
}

/* Few tiles, of which the separate pass may sum many partials at once. */
static void many_peers_give_the_same_bits_by_every_fixup(void)
{
    static const uint32_t splits[] = {9, 16, 17, 40, 64, 65, 140};
    for (uint32_t i = 0; i < kernel_count * COUNT(splits); i++)
    {
        const sk_kernel_info* kernel = &kernels[i / COUNT(splits)];
        uint32_t peers = splits[i % COUNT(splits)];
        unsigned char* results[COUNT(fixups)] = {NULL};
        for (uint32_t f = 0; f < COUNT(fixups); f++)
        {
            work w = {.p = make_product(kernel, kernel->tile_m - 1, kernel->tile_n, peers * kernel->tile_k)};
            w.p.desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
            w.p.desc.splits = peers;
            w.p.desc.fixup = fixups[f];
            clear_arena(&device);
            if (CHECK(open_work(&device, &w)) && CHECK(prepare_workspace(&device, w.workspace_size)))
            {
                results[f] = launch_first(&device, &w);
                CHECK(memcmp(results[f], results[0], d_size(&w)) == 0);
            }
            sk_destroy_plan(w.plan);
        }
        for (uint32_t f = 0; f < COUNT(fixups); f++)
        {
            free(results[f]);
        }
    }
}

/* ---- one workspace --------------------------------------------------------------------------- */

/* Plans of changing shapes and decompositions, that may all split tiles, over integers. */
static bool open_works(work works[PLANS], VkDeviceSize* workspace_size)
{
    uint64_t state = 3;
    clear_arena(&device);
    *workspace_size = 0;
    for (uint32_t i = 0; i < PLANS; i++)
    {
        const sk_kernel_info* kernel = &kernels[i % kernel_count];
        work* w = &works[i];
        w->p = make_product(kernel, draw_size(&state, 3 * kernel->tile_m), draw_size(&state, 3 * kernel->tile_n),
                            draw_size(&state, 12 * kernel->tile_k));
        w->p.values = VALUES_INTEGERS;
        w->p.desc.decomposition = (sk_decomposition)(SK_DECOMPOSITION_SPLIT_K + i % 3);
        w->p.desc.workers = i % 3 == 0 ? 0 : 1 + draw_below(&state, 40);
        w->p.desc.minimum_segment = draw_below(&state, 4);
        w->p.desc.fixup = fixups[i * 5 / 3 % 3];
        if (!open_work(&device, w))
        {
            return false;
        }
        *workspace_size = w->workspace_size > *workspace_size ? w->workspace_size : *workspace_size;
    }
    return true;
}

static void close_works(work works[PLANS])
{
    for (uint32_t i = 0; i < PLANS; i++)
    {
        sk_destroy_plan(works[i].plan);
    }
}

static void poison_results(const work works[PLANS])
{
    for (uint32_t i = 0; i < PLANS; i++)
    {
        memset(d_of(&device, &works[i]), 0xff, d_size(&works[i]));
    }
}

/* All of them once, in random order, in one command buffer. */
static void launch_shuffled(const work works[PLANS], VkDeviceSize workspace_size, uint64_t* state)
{
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    uint32_t order[PLANS];
    for (uint32_t i = 0; i < PLANS; i++)
    {
        uint32_t j = draw_below(state, i + 1);
        order[i] = order[j];
        order[j] = i;
    }
    for (uint32_t i = 0; i < PLANS; i++)
    {
        CHECK(record(&device, &works[order[i]], commands, workspace_of(&device, workspace_size)));
        record_compute_barrier(commands);
    }
    CHECK(submit_gpu_commands(&device.g, commands));
}

static void many_launches_share_a_workspace_that_was_cleared_once(void)
{
    static work works[PLANS];
    static unsigned char* wanted[PLANS];
    uint64_t state = 1;
    VkDeviceSize size;
    if (!CHECK(open_works(works, &size)) || !CHECK(prepare_workspace(&device, size)))
    {
        return;
    }
    for (uint32_t i = 0; i < PLANS; i++)
    {
        wanted[i] = launch_first(&device, &works[i]);
    }
    uint32_t done = PLANS, different = 0;
    for (; done < launches; done += PLANS)
    {
        poison_results(works);
        launch_shuffled(works, size, &state);
        for (uint32_t i = 0; i < PLANS; i++)
        {
            different += memcmp(d_of(&device, &works[i]), wanted[i], d_size(&works[i])) != 0;
        }
    }
    printf("  %u launches\n", done);
    CHECK_EQ(different, 0);
    CHECK(check_workspace(&device, size));
    for (uint32_t i = 0; i < PLANS; i++)
    {
        free(wanted[i]);
    }
    close_works(works);
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
static VkCommandBuffer record_for_replay(const work* w)
{
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER};
    barrier.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
    CHECK(record(&device, w, commands, workspace_of(&device, w->workspace_size)));
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier,
                         0, NULL, 0, NULL);
    CHECK_EQ(vkEndCommandBuffer(commands), VK_SUCCESS);
    return commands;
}

static void one_command_buffer_replays_for_ever(void)
{
    const sk_kernel_info* kernel = &kernels[0];
    work w = {.p = make_product(kernel, kernel->tile_m + 5, kernel->tile_n + 3, 9 * kernel->tile_k + 1)};
    w.p.desc.decomposition = SK_DECOMPOSITION_STREAM_K;
    w.p.desc.workers = 11;
    clear_arena(&device);
    if (!CHECK(open_work(&device, &w)) || !CHECK(prepare_workspace(&device, w.workspace_size)))
    {
        return;
    }
    unsigned char* wanted = launch_first(&device, &w);
    uint32_t different = 0;
    VkCommandBuffer commands = record_for_replay(&w);
    sk_destroy_plan(w.plan);
    for (uint32_t i = 0; i < REPLAYS; i++)
    {
        memset(d_of(&device, &w), 0xff, d_size(&w));
        CHECK(submit_again(device.g.queue, commands));
        different += memcmp(d_of(&device, &w), wanted, d_size(&w)) != 0;
    }
    CHECK_EQ(different, 0);
    CHECK(check_workspace(&device, w.workspace_size));
    vkFreeCommandBuffers(device.g.device, device.g.pool, 1, &commands);
    free(wanted);
}

/* ---- threads --------------------------------------------------------------------------------- */

/* One thread's own: matrices, workspace, command pool. The plan is everybody's. */
typedef struct thread
{
    pthread_t handle;
    gpu g; /* the same device with a pool of its own: begin_gpu_commands takes commands from there */
    work w;
    gpu_buffer workspace;
    unsigned char* wanted;
    uint32_t failures;
} thread;

static pthread_mutex_t queue_mutex = PTHREAD_MUTEX_INITIALIZER;

static bool submit_locked(const gpu* g, VkCommandBuffer commands)
{
    VkFenceCreateInfo fence_info = {.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
    VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO};
    VkFence fence = VK_NULL_HANDLE;
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;
    bool done = vkEndCommandBuffer(commands) == VK_SUCCESS &&
                vkCreateFence(g->device, &fence_info, NULL, &fence) == VK_SUCCESS;
    pthread_mutex_lock(&queue_mutex);
    done = done && vkQueueSubmit(g->queue, 1, &submit, fence) == VK_SUCCESS;
    pthread_mutex_unlock(&queue_mutex);
    done = done && vkWaitForFences(g->device, 1, &fence, VK_TRUE, UINT64_MAX) == VK_SUCCESS;
    vkDestroyFence(g->device, fence, NULL);
    vkFreeCommandBuffers(g->device, g->pool, 1, &commands);
    return done;
}

static sk_buffer workspace_of_thread(const thread* t)
{
    return (sk_buffer){.buffer = t->workspace.buffer, .size = t->w.workspace_size};
}

static void* run_thread(void* argument)
{
    thread* t = argument;
    for (uint32_t i = 0; i < LAUNCHES_OF_THREAD; i++)
    {
        memset(d_of(&device, &t->w), 0xff, d_size(&t->w));
        VkCommandBuffer commands = begin_gpu_commands(&t->g);
        bool done = record(&device, &t->w, commands, workspace_of_thread(t));
        done = submit_locked(&t->g, commands) && done;
        t->failures += !done || memcmp(d_of(&device, &t->w), t->wanted, d_size(&t->w)) != 0;
    }
    return NULL;
}

/* Matrices of its own for the shared plan, and what D must become. */
static bool open_thread(thread* t, const work* shared)
{
    VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
    pool.queueFamilyIndex = device.g.queue_family;
    t->g = device.g;
    t->w = *shared;
    if (vkCreateCommandPool(t->g.device, &pool, NULL, &t->g.pool) != VK_SUCCESS ||
        !place_product(&device, &t->w.p, &t->w.placed) ||
        !create_gpu_buffer(&t->g, t->w.workspace_size, GPU_DEVICE, &t->workspace))
    {
        return false;
    }
    VkCommandBuffer commands = begin_gpu_commands(&t->g);
    bool cleared = sk_clear_workspace(commands, device.context, workspace_of_thread(t)) == SK_SUCCESS;
    return submit_gpu_commands(&t->g, commands) && cleared;
}

static void close_thread(thread* t)
{
    vkDestroyCommandPool(t->g.device, t->g.pool, NULL);
    destroy_gpu_buffer(&t->g, &t->workspace);
    free(t->wanted);
}

static void threads_record_from_one_plan(void)
{
    static thread threads[THREADS];
    const sk_kernel_info* kernel = &kernels[0];
    work shared = {.p = make_product(kernel, 2 * kernel->tile_m, kernel->tile_n + 3, 9 * kernel->tile_k + 1)};
    shared.p.desc.decomposition = SK_DECOMPOSITION_STREAM_K;
    shared.p.desc.workers = 9;
    clear_arena(&device);
    if (!CHECK(open_work(&device, &shared)) || !CHECK(prepare_workspace(&device, shared.workspace_size)))
    {
        return;
    }
    for (uint32_t i = 0; i < THREADS; i++)
    {
        shared.p.seed = i;
        CHECK(open_thread(&threads[i], &shared));
    }
    for (uint32_t i = 0; i < THREADS; i++)
    {
        threads[i].wanted = launch_first(&device, &threads[i].w);
    }
    for (uint32_t i = 0; i < THREADS; i++)
    {
        CHECK_EQ(pthread_create(&threads[i].handle, NULL, run_thread, &threads[i]), 0);
    }
    for (uint32_t i = 0; i < THREADS; i++)
    {
        CHECK_EQ(pthread_join(threads[i].handle, NULL), 0);
        CHECK_EQ(threads[i].failures, 0);
        close_thread(&threads[i]);
    }
    sk_destroy_plan(shared.plan);
}

/* ---- a dirty workspace ----------------------------------------------------------------------- */

static void clearing_makes_any_workspace_usable(void)
{
    const sk_kernel_info* kernel = &kernels[kernel_count - 1];
    work w = {.p = make_product(kernel, kernel->tile_m + 5, kernel->tile_n + 3, 9 * kernel->tile_k + 1)};
    w.p.desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    w.p.desc.splits = 5;
    clear_arena(&device);
    if (!CHECK(open_work(&device, &w)) || !CHECK(prepare_workspace(&device, w.workspace_size)))
    {
        return;
    }
    sk_buffer workspace = workspace_of(&device, w.workspace_size);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    vkCmdFillBuffer(commands, workspace.buffer, workspace.offset, workspace.size, 0xa5a5a5a5u);
    CHECK(submit_gpu_commands(&device.g, commands));
    remember_arena(&device);
    commands = begin_gpu_commands(&device.g);
    CHECK_EQ(sk_clear_workspace(commands, device.context, workspace), SK_SUCCESS);
    CHECK(record(&device, &w, commands, workspace));
    CHECK(submit_gpu_commands(&device.g, commands));
    CHECK(check_product(&device, &w.p, &w.placed, w.plan));
    CHECK(check_rest_of_arena(&device, &w.placed, 1));
    CHECK(check_workspace(&device, w.workspace_size));
    sk_destroy_plan(w.plan);
}

/* ---------------------------------------------------------------------------------------------- */

/* The first kernel of f32, and the first of f16. */
static void choose_kernels(void)
{
    sk_kernel_info all[MOST_KERNELS];
    uint32_t count = list_kernels(&device, NULL, all);
    for (uint32_t i = 0; i < count && kernel_count < COUNT(kernels); i++)
    {
        if (kernel_count == 0 || all[i].input != kernels[0].input)
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
    launches = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : is_on_cpu(&device) ? 2000 : 10000;
    choose_kernels();
    RUN(a_plan_gives_the_same_bits_each_time_by_every_fixup);
    RUN(many_peers_give_the_same_bits_by_every_fixup);
    RUN(many_launches_share_a_workspace_that_was_cleared_once);
    RUN(one_command_buffer_replays_for_ever);
    RUN(threads_record_from_one_plan);
    RUN(clearing_makes_any_workspace_usable);
    close_rig(&device);
    return CHECK_DONE();
}
