#include "rounding.h"

#include "sums.h"

#include "parts/words/progress.h"

#include <stdio.h>
#include <string.h>

enum
{
    INVOCATIONS = 256,
    MOST_GROUPS = 2048,  /* workgroups, which stride over the elements: some for each compute unit */
    MOST_COUNT = 1 << 30 /* elements of a dispatch; even, so that the next one begins at a word */
};

static bool create_rounding_shader(work* w, rounding* r)
{
    const uint32_t invocations = INVOCATIONS;
    char name[64];
    snprintf(name, sizeof name, "round_%s_%s", name_type(w->t.sums), name_type(w->t.d));
    return create_shader(&w->d.g, name, &invocations, 1, &r->s) || complain("there is no pipeline for %s", name);
}

bool open_rounding(work* w, uint32_t count, rounding* r)
{
    uint32_t rows, columns;
    memset(r, 0, sizeof *r);
    find_most(w, w->position, &rows, &columns);
    if (!rounds_on_device(w))
        return true;
    bool fine = create_rounding_shader(w, r);
    for (uint32_t i = 0; fine && i < count; i++)
        fine = take_device_memory(&w->d, place_returned(w, rows, columns), &r->d[i]);
    return fine;
}

void close_rounding(work* w, rounding* r)
{
    destroy_shader(&r->s);
    for (int i = 0; i < 2; i++)
        free_device_memory(&w->d, &r->d[i]);
    memset(r, 0, sizeof *r);
}

void record_rounding(const work* w, const rounding* r, VkCommandBuffer commands, const rectangle* mine, extent rows,
                     const gpu_buffer* sums, const gpu_buffer* d)
{
    uint32_t row = rows.first - mine->rows.first, columns = mine->columns.count;
    uint64_t count = (uint64_t)rows.count * columns, size = element_size(w->t.d);
    VkDeviceAddress from = sums->address + measure_sums(w, row, columns);
    VkDeviceAddress to = d->address + place_returned(w, row, columns);
    shader s = r->s;
    record_compute_barrier(commands);
    for (uint64_t done = 0; done < count; done += MOST_COUNT)
    {
        uint64_t some = count - done < MOST_COUNT ? count - done : MOST_COUNT;
        uint64_t groups = (some + INVOCATIONS - 1) / INVOCATIONS;
        put_address(s.push, from + done * element_size(w->t.sums));
        put_address(s.push + 2, to + done * size);
        s.push[4] = (uint32_t)some;
        s.groups = (uint32_t)(groups < MOST_GROUPS ? groups : MOST_GROUPS);
        record_shader(commands, 1, &s);
    }
}
