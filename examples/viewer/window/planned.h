/* Pictures that need a planner: of a schedule, of decompositions below each other, of the plans that are weighed, and
 * the sweep. Making a plan may let a driver compile, which may take long. Any thread may draw them, but only one at a
 * time those of a context. */
#ifndef PLANNED_H
#define PLANNED_H

#include "viewer/candidates.h"
#include "viewer/comparison.h"

typedef enum view
{
    VIEW_SCHEDULE,
    VIEW_COMPARISON,
    VIEW_CANDIDATES,
    VIEW_SWEEP,
    VIEW_PLANNED, /* how many of these there are, and the first of those that need no planner: */
    VIEW_ROOFLINE = VIEW_PLANNED,
    VIEW_BENCHMARK,
    VIEW_TRACE,
    VIEW_COUNT
} view;

/* What such a picture is of. */
typedef struct subject
{
    view view;
    sk_context* context;
    sk_gemm_desc desc;
    group problems; /* of the schedule and the comparison; none: they are of the desc's product */
    colouring colours;
    const measured* times; /* of the first `timed` plans that are weighed */
    uint32_t timed;
    float width, height;
    bool is_dark;
} subject;

typedef struct planned
{
    timeline t; /* of the schedule; of no segments in other views */
    scene s;
    char sentence[512]; /* why nothing is drawn; "" if something is */
} planned;

/* Close the picture whatever comes of it. */
void draw_planned(const subject* of, planned* p);
void close_planned(planned* p);

#endif
