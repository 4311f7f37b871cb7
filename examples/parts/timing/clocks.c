#include "clocks.h"

#include "parts/matrices/element.h"
#include "timing.h"

#include <string.h>

const char* const CLOCKS_NAMES[] = {"unwatched", "up", "low"};

static const double NEARLY = 1.15;       /* of the fastest loop's time; hard work alone makes a loop a tenth slower */
static const double FIRST_SECONDS = 0.5; /* of work, before the fastest loop counts as the device's best */
static const double MOST_SECONDS = 5.0;

enum
{
    GROUPS = 1024,
    ITERATIONS = 512, /* about a millisecond on a large GPU */
    TOGETHER = 16     /* loops in a submission: between submissions the device is idle */
};

static uint32_t get_float_bits(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

bool create_fma_loop(const gpu* g, sk_type type, uint32_t most_groups, shader* s, gpu_buffer* results)
{
    const uint32_t invocations = FMA_INVOCATIONS;
    VkDeviceSize size = (VkDeviceSize)most_groups * invocations * element_size(type);
    bool made = create_shader(g, type == SK_TYPE_F64 ? "probe_fma_f64" : "probe_fma", &invocations, 1, s) &&
                create_gpu_buffer(g, size, GPU_DEVICE, results);
    put_address(s->push, results->address);
    s->push[3] = get_float_bits(0.999f);
    s->push[4] = get_float_bits(0.001f);
    return made;
}

bool create_clocks(clocks* c, const gpu* g)
{
    memset(c, 0, sizeof *c);
    bool made = create_fma_loop(g, SK_TYPE_F32, GROUPS, &c->loop, &c->results);
    c->loop.groups = GROUPS;
    c->loop.push[FMA_ITERATIONS] = ITERATIONS;
    return made;
}

void destroy_clocks(clocks* c)
{
    if (c->loop.g)
        destroy_gpu_buffer(c->loop.g, &c->results);
    destroy_shader(&c->loop);
}

bool are_clocks_up(clocks* c, timing* t)
{
    double time = time_batch(t, TOGETHER, record_shader, &c->loop);
    if (time > 0.0 && (c->fastest == 0.0 || time < c->fastest))
        c->fastest = time;
    return time > 0.0 && time <= NEARLY * c->fastest;
}

bool work_until_up(clocks* c, timing* t)
{
    double begun = get_now(), least = c->fastest == 0.0 ? FIRST_SECONDS : 0.0, passed = 0.0;
    bool up = false;
    while (passed < least || (!up && passed < MOST_SECONDS))
    {
        up = are_clocks_up(c, t);
        if (c->fastest == 0.0)
            return false;
        passed = get_now() - begun;
    }
    return true;
}
