#include "rates.h"

#include "parts/words/progress.h"

#include <string.h>

enum
{
    COPIES = 8, /* of a buffer, which are timed together */
    LARGE = 256 << 20,
    SMALL = 16 << 20 /* bytes, for a CPU driver */
};

typedef struct trial
{
    host_memory host;
    gpu_buffer device;
} trial;

static double copy(work* w, const trial* t, bool up)
{
    double begin = read_seconds();
    VkCommandBuffer commands = begin_stream(&w->d.copies, NULL);
    for (int i = 0; commands && i < COPIES; i++)
        record_copy(commands, &t->host, 0, &t->device, 0, t->device.size, up);
    uint64_t value = commands ? submit_stream(&w->d.copies, NULL, 0) : 0;
    if (value == 0 || !wait_stream(&w->d.copies, value))
        return 0.0;
    return COPIES * (double)t->device.size / (read_seconds() - begin);
}

/* The slowest rank's rate. The first copies are not timed, since they touch the memory first. */
static double rate_all(work* w, const trial* t, bool up)
{
    copy(w, t, up);
    MPI_Barrier(w->r.world);
    double rate = copy(w, t, up);
    MPI_Allreduce(MPI_IN_PLACE, &rate, 1, MPI_DOUBLE, MPI_MIN, w->r.world);
    return rate;
}

static double rate_alone(work* w, const trial* t, bool up)
{
    double rate = 0.0;
    if (w->r.rank == 0)
    {
        copy(w, t, up);
        rate = copy(w, t, up);
    }
    MPI_Bcast(&rate, 1, MPI_DOUBLE, 0, w->r.world);
    return rate;
}

bool measure_rates(work* w, rates* found)
{
    trial t;
    bool is_cpu = w->d.g.properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    uint64_t size = is_cpu ? SMALL : LARGE;
    memset(&t, 0, sizeof t);
    memset(found, 0, sizeof *found);
    bool fine = take_host_memory(&w->d, size, &t.host) && take_device_memory(&w->d, size, &t.device);
    if (fine)
        memset(t.host.data, 1, size);
    fine = agree(&w->r, fine);
    if (fine)
    {
        found->up_alone = rate_alone(w, &t, true);
        found->down_alone = rate_alone(w, &t, false);
        found->up = rate_all(w, &t, true);
        found->down = rate_all(w, &t, false);
        fine = agree(&w->r, found->up > 0.0 && found->down > 0.0);
    }
    free_device_memory(&w->d, &t.device);
    free_host_memory(&w->d, &t.host);
    w->d.peak = w->d.host_peak = 0;
    return fine;
}
