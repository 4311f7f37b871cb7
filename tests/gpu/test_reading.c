/* test_reading.c - the probe that measures how fast memory is read reads every word once: each workgroup's sum is that
 * of its vectors, for any number of vectors and workgroups.
 *
 *     test_reading [SEED]
 */
#include "course/shader.h"
#include "check.h"
#include "multiply.h"

#include <stdlib.h>

enum
{
    MOST_VECTORS = 20000, /* of 16 bytes */
    MOST_GROUPS = 40,
    BEHIND = 4, /* vectors that are not read */
    ROUNDS = 60
};

static gpu g;
static gpu_buffer memory, sums;
static uint64_t seed = 1;

static bool read_on_device(uint32_t vectors, uint32_t groups, uint32_t invocations)
{
    shader m = {0};
    bool done = CHECK(create_shader(&g, "probe_read", &invocations, 1, &m));
    m.groups = groups;
    put_address(m.push, memory.address);
    put_address(m.push + 2, sums.address);
    m.push[4] = vectors;
    VkCommandBuffer commands = done ? begin_gpu_commands(&g) : VK_NULL_HANDLE;
    done = done && CHECK(record_shader(commands, 1, &m)) && CHECK(submit_gpu_commands(&g, commands));
    destroy_shader(&m);
    return done;
}

/* What each workgroup is to sum: invocations take vectors in turn. */
static void sum_on_host(uint32_t vectors, uint32_t groups, uint32_t invocations, uint32_t expected[MOST_GROUPS + 1])
{
    const uint32_t* words = memory.mapped;
    for (uint32_t i = 0; i <= MOST_GROUPS; i++)
    {
        expected[i] = 0xffffffffu; /* of workgroups that there are not: untouched */
    }
    for (uint32_t i = 0; i < groups; i++)
    {
        expected[i] = 0;
    }
    for (uint32_t i = 0; i < vectors; i++)
    {
        const uint32_t* vector = words + (size_t)4 * i;
        expected[i / invocations % groups] += vector[0] + vector[1] + vector[2] + vector[3];
    }
}

static void every_word_is_read_once(void)
{
    uint64_t state = seed;
    uint32_t expected[MOST_GROUPS + 1], *found = sums.mapped, *words = memory.mapped;
    for (uint32_t i = 0; i < 4 * (MOST_VECTORS + BEHIND); i++)
    {
        words[i] = (uint32_t)draw_bits(&state);
    }
    for (uint32_t round = 0; round < ROUNDS; round++)
    {
        uint32_t vectors = draw_below(&state, round < 20 ? 40 : MOST_VECTORS + 1);
        uint32_t groups = 1 + draw_below(&state, MOST_GROUPS), invocations = 32u << draw_below(&state, 3);
        for (uint32_t i = 0; i <= MOST_GROUPS; i++)
        {
            found[i] = 0xffffffffu;
        }
        bool right = read_on_device(vectors, groups, invocations);
        sum_on_host(vectors, groups, invocations, expected);
        for (uint32_t i = 0; i <= MOST_GROUPS && right; i++)
        {
            right = CHECK_EQ(found[i], expected[i]);
        }
        if (!right)
        {
            CHECK_NOTE("%u vectors, %u workgroups of %u invocations\n", vectors, groups, invocations);
        }
    }
}

int main(int argc, char** argv)
{
    seed = argc > 1 ? strtoull(argv[1], NULL, 10) : seed;
    if (!open_gpu(&g, NULL))
    {
        return 1;
    }
    if (CHECK(create_gpu_buffer(&g, (VkDeviceSize)16 * (MOST_VECTORS + BEHIND), GPU_HOST, &memory)) &&
        CHECK(create_gpu_buffer(&g, (VkDeviceSize)4 * (MOST_GROUPS + 1), GPU_HOST, &sums)))
    {
        RUN(every_word_is_read_once);
    }
    destroy_gpu_buffer(&g, &memory);
    destroy_gpu_buffer(&g, &sums);
    close_gpu(&g);
    return CHECK_DONE();
}
