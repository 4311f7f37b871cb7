#include "speeds.h"

#include "products.h"

#include "parts/words/progress.h"

#include <stdlib.h>

enum
{
    TURNS = 4
};

/* Positions are as fast as the slowest of their layers. */
static bool gather(work* w, double speed)
{
    double* all = malloc((size_t)w->r.count * sizeof *all);
    if (!all)
        MPI_Abort(w->r.world, FAILED);
    MPI_Allgather(&speed, 1, MPI_DOUBLE, all, 1, MPI_DOUBLE, w->r.world);
    bool known = true;
    for (int i = 0; i < w->r.count; i++)
    {
        uint32_t position = (uint32_t)i % w->shape.positions;
        known = known && all[i] > 0.0;
        if (i < (int)w->shape.positions || all[i] < w->speeds[position])
            w->speeds[position] = all[i];
    }
    free(all);
    return known;
}

static void equalize(work* w)
{
    for (uint32_t i = 0; i < w->shape.positions; i++)
        w->speeds[i] = 1.0;
}

/* The rectangle of all D that speeds give this rank. */
static bool find_rectangle(const work* w, rectangle* mine)
{
    layout whole;
    rectangle all = {{0, w->t.m}, {0, w->t.n}};
    if (!make_layout(&w->shape, w->speeds, all, &whole))
        return false;
    *mine = whole.rectangles[w->position];
    free_layout(&whole);
    return true;
}

bool find_speeds(work* w, const machine* host, uint32_t panel)
{
    rectangle mine = {{0, 0}, {0, 0}};
    uint32_t k = panel < w->t.k ? panel : w->t.k;
    equalize(w);
    for (int turn = 0; turn < TURNS; turn++)
    {
        if (!find_rectangle(w, &mine))
            MPI_Abort(w->r.world, FAILED);
        uint32_t m = mine.rows.count > 0 ? mine.rows.count : 1, n = mine.columns.count > 0 ? mine.columns.count : 1;
        double work_done = 2.0 * m * n * k, seconds = 0.0;
        if (w->o.rebalance)
            MPI_Barrier(w->r.world);
        seconds = w->o.rebalance ? time_product(w, m, n, k) : predict_product(host, &w->t, m, n, k);
        if (gather(w, seconds > 0.0 ? work_done / seconds : 0.0))
            continue;
        equalize(w);
        return true;
    }
    return true;
}
