#include "api_plan.h"

/* ---- segments: what the workers of a plan compute ----------------------------------------------- */

/* What happens at the end of a segment. */
#define SK_ROLES(X)                                                               \
    X(SK_ROLE_WHOLE, "whole") /* the segment is its tile: epilogue, no partial */ \
    X(SK_ROLE_FIRST, "first") /* holds k = 0 of a split tile */                   \
    X(SK_ROLE_MIDDLE, "middle")                                                   \
    X(SK_ROLE_FINAL, "final") /* holds the last k of a split tile */

typedef enum sk_role
{
    SK_ROLES(SK__ENUMERATOR) SK_ROLE_FORCE_I32 = 0x7fffffff
} sk_role;

/* A worker's piece of one macro-tile. */
typedef struct sk_segment
{
    uint32_t worker;
    uint32_t tile;           /* in a retiled plan, tiles and workers of the last wave are numbered after the others */
    uint32_t problem;        /* of a grouped plan; otherwise 0 */
    uint32_t batch, m, n;    /* the tile's first element in D */
    uint32_t rows, columns;  /* of D that the tile covers: fewer than a macro-tile's at D's edges */
    uint32_t k_begin, k_end; /* k-iterations; equal only when K is 0 */
    uint32_t k_iterations;   /* of the tile: a counter that has come so far is complete */
    uint32_t dispatch;       /* 0; 1 in a retiled plan's last wave */
    uint32_t piece;          /* of that dispatch, which comes after those of smaller number; 0 if it is whole */
    sk_role role;
    uint32_t slot, counter; /* in the workspace; UINT32_MAX: the segment has none */
} sk_segment;

/* List what every worker will compute, worker after worker, each in the order in which it works. The kernel runs the
 * same text. Of a product of slices or halves nothing is listed.
 *
 * With segments NULL, *count becomes how many there are. Otherwise at most *count are written, *count becomes how many
 * were, and the result is SK_INCOMPLETE if there are more. */
STREAMK_API sk_result sk_list_segments(const sk_plan* plan, uint64_t* count, sk_segment* segments);

/* How long the steps of a plan take by the cost model, in microseconds. */
typedef struct sk_plan_times
{
    uint32_t workers_together; /* that the device runs at the same time: a wave; the others wait for a place */
    float before;              /* copies of A and B, and what SK_FIXUP_ATOMIC writes first */
    float start;               /* of a segment, before its first k-iteration */
    float k_iteration;         /* of the worker that has most; what memory cannot bring faster included */
    float end;                 /* of a segment: its tile, or its partial, is written */
    float store;               /* more for a partial, with a separate pass */
    float fixup, peer;         /* the segment that completes a split tile: once, and for each partial that it adds */
    float after;               /* a separate pass, and the barrier before it */
} sk_plan_times;

/* Predict the steps of the segments of a dispatch: with them segments become bars along an axis of time. Zeros for a
 * dispatch that the plan does not have. sk_plan_info.predicted_time is made from the same constants. */
STREAMK_API sk_plan_times sk_query_times(const sk_plan* plan, uint32_t dispatch);
