/* Solves the times of shots for the constants of the cost model (gen/costs.toml). Every constant is a difference of
 * times, so that what each dispatch costs beside the model cancels.
 *
 * T is the time of a shot, d and D are the short and the long depth, t is the number of tiles of a worker:
 *
 *   k-iteration of w      i(w) = (T(LONG_w) - T(SHORT_w)) / (D - d), w workgroups on a compute unit; >= i(1)
 *   lone_iteration        i(1)
 *   workgroups_per_unit   the p for which ceil(w / p) * max(i(p) * min(w, p) / p, i(1)) is closest to i(w), all w
 *   iteration             i(p)
 *   start + epilogue      (T(MANY) - T(DEEP)) / (t - 1): the same k-iterations in more segments
 *   epilogue              (T(EMPTY_MANY) - T(EMPTY_1)) / (t - 1), at most the sum
 *   peer                  (T(LAST_MANY) - T(LAST_SHORT)) / (many - few)
 *   last_arriver          (T(LAST_LONG) - T(LAST_SHORT)) / (D - d) / i(1)
 *   fixup                 T(LAST_SHORT) - T(SHORT_1) - (few + 1) * peer - d * i(1) * (last_arriver - 1)
 *   second_dispatch       T(SEPARATE_FEW) - T(SHORT_1) - (few + 1 + store) * peer */
#ifndef SOLVE_H
#define SOLVE_H

#include "shots.h"

typedef enum constant
{
    CONSTANT_START,
    CONSTANT_ITERATION,
    CONSTANT_LONE_ITERATION,
    CONSTANT_FIXUP,
    CONSTANT_PEER,
    CONSTANT_LAST_ARRIVER,
    CONSTANT_EPILOGUE,
    CONSTANT_SECOND_DISPATCH,
    CONSTANT_COUNT
} constant;

extern const char* const CONSTANT_NAMES[CONSTANT_COUNT];

typedef struct constants
{
    uint32_t workgroups_per_unit;
    double values[CONSTANT_COUNT];   /* times in microseconds, and a factor: never below what makes sense */
    double measured[CONSTANT_COUNT]; /* may be below that, if noise is larger than the constant */
} constants;

/* Times are microseconds, one a shot. `store` is the fitted constant of that name: the partials that are added in the
 * time in which one is stored. `known` is workgroups_per_unit, at most SHOT_MOST_WORKGROUPS, where times do not tell
 * it; 0: they do. */
constants solve(const shots* s, const double times[SHOT_COUNT], double store, uint32_t known);

#endif
