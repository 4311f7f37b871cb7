/* The schedule of a plan as bars along an axis of time, by the cost model: what each worker does when.
 *
 * Workers take places in their order: as many as the device runs at a time; the others wait until one is free. Whoever
 * completes a split tile last adds its partials. Nothing here knows decompositions: segments are what
 * sk_list_segments() lists. */
#ifndef TIMELINE_H
#define TIMELINE_H

#ifndef VK_NO_PROTOTYPES
#define VK_NO_PROTOTYPES
#endif
#include "streamk.h"

/* A segment as it runs; times are microseconds from the launch's begin. */
typedef struct bar
{
    uint32_t segment, place;
    float begin;    /* the segment is started, */
    float multiply; /* then its k-iterations run, */
    float end;      /* then its tile or partial is written, */
    float fixup;    /* then partials are added, if it is the last of a split tile, */
    float done;     /* and this is over */
} bar;

/* What the colours of bars and tiles stand for. */
typedef enum colouring
{
    COLOURING_AUTO, /* the problem of a group, or else the tile */
    COLOURING_TILE,
    COLOURING_ROLE,
    COLOURING_K, /* of the tile */
    COLOURING_PROBLEM,
    COLOURING_COUNT
} colouring;

typedef struct timeline
{
    sk_plan_info info;
    colouring colours;    /* never COLOURING_AUTO; the owner may change it */
    sk_segment* segments; /* as the plan lists them */
    bar* bars;            /* one a segment, in the same order */
    uint64_t count;
    uint32_t wave;   /* places that the device has */
    uint32_t places; /* that any worker had */
    uint32_t tiles;  /* all, those of a last wave included */
    bool* is_split;  /* one a tile */
    float before;    /* copies end, and workers begin */
    float workers;   /* the last worker ends */
    float total;     /* what follows it, too */
    float busy;      /* sum of the times of all bars */
} timeline;

/* SK_ERROR_OUT_OF_HOST_MEMORY, SK_ERROR_TOO_LARGE (more segments than a picture can show), or SK_SUCCESS. After a
 * failure there is nothing to close. */
sk_result open_timeline(timeline* t, const sk_plan* plan);
void close_timeline(timeline* t);

/* Which of some colours a tile has. It differs from that of the next tile, and of the next whole tile of a worker. */
uint32_t choose_tile_colour(const timeline* t, uint32_t tile, uint32_t colours);

/* Share of the device's places and of the time in which workers run that these have work. */
float find_utilisation(const timeline* t);

#endif
