/* What is timed of a group, against one another: grouped plans of each decomposition, with sizes on the device or on
 * the host, of experts with lines that are gathered and scattered, and a loop of single products. */
#ifndef GROUPED_SERIES_H
#define GROUPED_SERIES_H

#include "grouped_operands.h"
#include "parts/timing/timing.h"

enum
{
    GROUPED_MOST_SERIES = 27
};

/* One product a problem, in one command buffer. Products are independent of each other, but they share the regions of
 * the ring: there is a barrier before a region is used again. */
typedef struct single_loop
{
    sk_plan* owned[GROUPS_MOST_PROBLEMS]; /* different plans */
    uint32_t owned_count;
    const sk_plan* plans[GROUPS_MOST_PROBLEMS]; /* of each problem; NULL: it has no result */
    uint64_t region_size;                       /* the largest workspace */
} single_loop;

typedef struct grouped_series
{
    const char* name;
    const char* sizes; /* who knows them: device, or the host, by transfers (host) or an upload buffer (upload); of
                          lines that are assigned: lines; by a table beside B that is prepacked: packed; "loop":
                          one product a problem */
    uint32_t upload;   /* number of the plan among those with an upload buffer */
    bool sorted;
    sk_plan* plan;     /* NULL: it is a loop */
    bool shares_plan;  /* with a series before it, which owns it */
    single_loop* loop; /* NULL: it is a plan */
    sk_plan_info info; /* of a plan */
    double mean;       /* k-iterations of a plan's workers */
    double predicted;  /* microseconds */
    double time, spread;
    bool verified;
    char note[160]; /* what is wrong */
} grouped_series;

typedef struct series_list
{
    grouped_series items[GROUPED_MOST_SERIES];
    uint32_t count;
    single_loop loops[4];
    uint32_t loop_count;
    uint32_t upload_count; /* plans with an upload buffer */
    packed_experts packed;
} series_list;

/* Make all that there are for a group, and one more of experts if `prepacks`. False, after a sentence: there is no
 * plan. `list` must be freed in any case. */
bool make_series(sk_context* context, const group* g, const product_types* types, bool prepacks, series_list* list);
void free_series(series_list* list);

/* Make workspaces for all of them. */
bool place_series(grouped_operands* o, const sk_context* context, const series_list* list);

/* Append one repetition, without a barrier after it. */
bool record_series(VkCommandBuffer commands, const grouped_operands* o, const grouped_series* s, uint64_t repetition);

/* Set time and spread of all. */
bool time_series(timing* t, const grouped_operands* o, series_list* list);

#endif
