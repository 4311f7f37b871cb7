/* The benchmark's times, with and without timestamps on the queue. */
#include "parts/timing/timing.h"
#include "check.h"

#include <string.h>

enum
{
    SIZE = 1 << 22, /* bytes of a fill */
    FILLS = 3
};

static gpu device;

static bool record_fills(VkCommandBuffer commands, uint32_t count, void* user_data)
{
    const gpu_buffer* buffer = user_data;
    for (uint32_t i = 0; i < count; i++)
    {
        vkCmdFillBuffer(commands, buffer->buffer, 0, SIZE, i);
    }
    return true;
}

/* The batch is within the time that the call took. */
static void check_time(const gpu* g, bool has_timestamps)
{
    timing t;
    gpu_buffer buffer;
    CHECK(create_gpu_buffer(g, SIZE, GPU_DEVICE, &buffer));
    CHECK(create_timing(&t, g, true, 3));
    CHECK_EQ(t.timestamps, has_timestamps);
    double begin = get_now();
    double time = time_batch(&t, FILLS, record_fills, &buffer);
    double elapsed = get_now() - begin;
    CHECK(time > 0.0);
    CHECK(time * FILLS <= elapsed);
    destroy_timing(&t);
    destroy_gpu_buffer(g, &buffer);
}

static void a_queue_with_timestamps_is_timed_by_them(void)
{
    if (device.timestamp_bits == 0)
    {
        SKIP("the queue has no timestamps");
    }
    check_time(&device, true);
}

static void a_queue_without_timestamps_is_timed_by_the_host(void)
{
    gpu_timer timer;
    gpu other = device;
    other.timestamp_bits = 0;
    CHECK(!create_gpu_timer(&other, 2, &timer));
    CHECK(timer.queries == VK_NULL_HANDLE);
    destroy_gpu_timer(&other, &timer);
    check_time(&other, false);
}

int main(void)
{
    if (!open_gpu(&device, NULL))
    {
        return 1;
    }
    RUN(a_queue_with_timestamps_is_timed_by_them);
    RUN(a_queue_without_timestamps_is_timed_by_the_host);
    close_gpu(&device);
    return CHECK_DONE();
}
