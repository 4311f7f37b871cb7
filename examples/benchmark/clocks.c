#include "clocks.h"

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

bool create_clocks(clocks* c, const gpu* g)
{
    memset(c, 0, sizeof *c);
    bool made = create_fma_measurement(g, SK_TYPE_F32, GROUPS, &c->loop, &c->results);
    c->loop.groups = GROUPS;
    c->loop.push[MEASUREMENT_FMA_ITERATIONS] = ITERATIONS;
    return made;
}

void destroy_clocks(clocks* c)
{
    if (c->loop.g)
        destroy_gpu_buffer(c->loop.g, &c->results);
    destroy_measurement(&c->loop);
}

bool are_clocks_up(clocks* c, timing* t)
{
    double time = time_batch(t, TOGETHER, record_measurement, &c->loop);
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
