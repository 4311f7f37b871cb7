#include "solve.h"

#include <math.h>

const char* const CONSTANT_NAMES[CONSTANT_COUNT] = {
    "start", "iteration", "lone iteration", "fixup", "peer", "last arriver", "epilogue", "second dispatch",
};

static const double LEAST_ITERATION = 0.001; /* microseconds: a row has three digits */

/* Sets a constant to what was measured, or to `least` if that is more. */
static double set(constants* c, constant which, double measured, double least)
{
    c->measured[which] = measured;
    c->values[which] = measured >= least ? measured : least; /* also `least` if measured is NaN */
    return c->values[which];
}

/* Mean error of the model's k-iteration if `together` workgroups run together, relative to what was measured. */
static double compute_misfit(const double iterations[SHOT_MOST_WORKGROUPS], uint32_t together)
{
    double sum = 0.0;
    for (uint32_t workgroups = 1; workgroups <= SHOT_MOST_WORKGROUPS; workgroups++)
    {
        uint32_t running = workgroups < together ? workgroups : together;
        uint32_t rounds = (workgroups + together - 1) / together;
        double shared = iterations[together - 1] * running / together;
        double model = rounds * (shared > iterations[0] ? shared : iterations[0]);
        sum += fabs(model - iterations[workgroups - 1]) / iterations[workgroups - 1];
    }
    return sum / SHOT_MOST_WORKGROUPS;
}

static double measure_iteration(const double times[SHOT_COUNT], int workgroups)
{
    return (times[SHOT_LONG_1 + workgroups - 1] - times[SHOT_SHORT_1 + workgroups - 1]) /
           (SHOT_LONG_DEPTH - SHOT_DEPTH);
}

/* No workgroup gets faster by sharing a compute unit, so lone_iteration bounds the others from below. */
static void solve_iterations(const double times[SHOT_COUNT], uint32_t known, constants* c)
{
    const double noise = 0.01;
    double iterations[SHOT_MOST_WORKGROUPS];
    double lone = set(c, CONSTANT_LONE_ITERATION, measure_iteration(times, 1), LEAST_ITERATION);
    for (int i = 0; i < SHOT_MOST_WORKGROUPS; i++)
        iterations[i] = set(c, CONSTANT_ITERATION, measure_iteration(times, i + 1), lone);
    c->workgroups_per_unit = known > 0 ? known : 1;
    for (uint32_t together = 2; known == 0 && together <= SHOT_MOST_WORKGROUPS; together++)
        if (compute_misfit(iterations, together) < compute_misfit(iterations, c->workgroups_per_unit) - noise)
            c->workgroups_per_unit = together;
    set(c, CONSTANT_ITERATION, measure_iteration(times, (int)c->workgroups_per_unit), lone);
}

static void solve_segments(const double times[SHOT_COUNT], constants* c)
{
    double both = (times[SHOT_MANY] - times[SHOT_DEEP]) / (SHOT_TILES - 1);
    double empty = (times[SHOT_EMPTY_MANY] - times[SHOT_EMPTY_1]) / (SHOT_TILES - 1);
    double epilogue = set(c, CONSTANT_EPILOGUE, empty < both ? empty : both, 0.0);
    set(c, CONSTANT_START, both - epilogue, 0.0);
}

static void solve_fixup(const shots* s, const double times[SHOT_COUNT], double store, constants* c)
{
    double lone = c->values[CONSTANT_LONE_ITERATION];
    double slower = (times[SHOT_LAST_LONG] - times[SHOT_LAST_SHORT]) / (SHOT_LONG_DEPTH - SHOT_DEPTH) / lone;
    double factor = set(c, CONSTANT_LAST_ARRIVER, slower, 1.0);
    double peer = set(c, CONSTANT_PEER, (times[SHOT_LAST_MANY] - times[SHOT_LAST_SHORT]) / (s->many - s->few), 0.0);
    double without = times[SHOT_SHORT_1] + (s->few + 1) * peer;
    set(c, CONSTANT_FIXUP, times[SHOT_LAST_SHORT] - without - SHOT_DEPTH * lone * (factor - 1.0), 0.0);
    set(c, CONSTANT_SECOND_DISPATCH, times[SHOT_SEPARATE_FEW] - without - store * peer, 0.0);
}

constants solve(const shots* s, const double times[SHOT_COUNT], double store, uint32_t known)
{
    constants c = {0};
    solve_iterations(times, known, &c);
    solve_segments(times, &c);
    solve_fixup(s, times, store, &c);
    return c;
}
