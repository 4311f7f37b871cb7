#include "grouped_series.h"

#include "grouped_lines.h"
#include "grouped_prepacked.h"
#include "parts/words/progress.h"

#include <stdio.h>
#include <string.h>

/* Those of `own_kernel` have the kernel that the planner chooses for them, the others that which it chooses for the
 * first. Where both are the same, own_kernel is left out. */
static const struct
{
    const char* name;
    sk_decomposition decomposition;
    bool sorted, own_kernel, on_host;
} forced[] = {
    {"stream-k", SK_DECOMPOSITION_STREAM_K, false, false, true},
    {"hybrid", SK_DECOMPOSITION_HYBRID, false, false, true},
    {"round robin", SK_DECOMPOSITION_DATA_PARALLEL, false, false, true},
    {"round robin; sorted", SK_DECOMPOSITION_DATA_PARALLEL, true, false, true},
    {"stream-k; sorted", SK_DECOMPOSITION_STREAM_K, true, false, false},
    {"hybrid; sorted", SK_DECOMPOSITION_HYBRID, true, false, false},
    {"auto", SK_DECOMPOSITION_AUTO, false, true, true},
    {"round robin; own kernel", SK_DECOMPOSITION_DATA_PARALLEL, false, true, false},
    {"round robin; sorted; own kernel", SK_DECOMPOSITION_DATA_PARALLEL, true, true, false},
};

/* ---- grouped plans --------------------------------------------------------------------------- */

/* The next series, whose plan is made. */
static void end_series(const group* g, const char* name, const char* sizes, series_list* list)
{
    grouped_series* s = &list->items[list->count++];
    s->name = name;
    s->sizes = sizes;
    s->info = sk_query_plan(s->plan);
    s->mean = count_k_iterations(g, &s->info) / s->info.workers;
    s->predicted = (double)s->info.predicted_time;
}

static bool add_plan(sk_context* context, const group* g, const product_types* types, size_t index,
                     const char* kernel, series_list* list)
{
    group own = *g;
    grouped_series* s = &list->items[list->count];
    sk_grouped_gemm_desc desc = describe_group(&own, types);
    desc.gemm.kernel = forced[index].own_kernel ? NULL : kernel;
    desc.gemm.decomposition = forced[index].decomposition;
    desc.gemm.sort = desc.gemm.decomposition ? SK_SORT_NEVER : SK_SORT_AUTO; /* problems come sorted or not */
    if (forced[index].sorted)
        sort_problems(own.problems, own.count);
    if (sk_create_grouped_gemm_plan(context, &desc, &s->plan) != SK_SUCCESS)
        return false;
    s->sorted = forced[index].sorted;
    end_series(g, forced[index].name, "device", list);
    return true;
}

static void drop_last(series_list* list)
{
    grouped_series* last = &list->items[--list->count];
    sk_destroy_plan(last->plan);
    memset(last, 0, sizeof *last);
}

/* The plan of the last series again, with sizes on the host. */
static void add_host(series_list* list)
{
    grouped_series again = list->items[list->count - 1];
    again.shares_plan = true;
    again.sizes = "host";
    list->items[list->count++] = again;
    again.sizes = "upload";
    again.upload = list->upload_count++;
    list->items[list->count++] = again;
}

static bool add_plans(sk_context* context, const group* g, const product_types* types, series_list* list)
{
    const char* kernel = find_group_kernel(context, g, types);
    for (size_t i = 0; i < sizeof forced / sizeof *forced; i++)
    {
        if (!add_plan(context, g, types, i, kernel, list))
            return false;
        const grouped_series* last = &list->items[list->count - 1];
        bool is_new =
            forced[i].decomposition == SK_DECOMPOSITION_AUTO || !forced[i].own_kernel || last->info.kernel != kernel;
        kernel = kernel ? kernel : last->info.kernel;
        if (!is_new)
            drop_last(list);
        else if (forced[i].on_host)
            add_host(list);
    }
    return true;
}

/* Experts whose lines are assigned, gathered and scattered: what auto chooses. */
static bool add_lines(sk_context* context, const group* g, const product_types* types, series_list* list)
{
    grouped_series* s = &list->items[list->count];
    if (!has_lines(g, types))
        return true;
    sk_grouped_gemm_desc desc = describe_lines(g, types);
    if (sk_create_grouped_gemm_plan(context, &desc, &s->plan) != SK_SUCCESS)
        return false;
    end_series(g, "auto", "lines", list);
    return true;
}

/* Experts whose B lie behind one another, prepacked: what auto chooses. */
static bool add_prepacked(sk_context* context, const group* g, const product_types* types, series_list* list)
{
    grouped_series* s = &list->items[list->count];
    if (!has_lines(g, types))
        return true;
    if (!make_prepacked_plans(context, g, types, &list->packed, &s->plan))
        return false;
    end_series(g, "auto", "packed", list);
    return true;
}

/* ---- loops ----------------------------------------------------------------------------------- */

/* The plan of a problem before this one that has the same sizes. */
static const sk_plan* find_equal(const group* g, const single_loop* loop, uint32_t index)
{
    const sk_problem* p = &g->problems[index];
    for (uint32_t i = 0; i < index; i++)
        if (loop->plans[i] && g->problems[i].m == p->m && g->problems[i].n == p->n && g->problems[i].k == p->k)
            return loop->plans[i];
    return NULL;
}

static bool add_single(sk_context* context, const group* g, sk_gemm_desc desc, uint32_t index, single_loop* loop,
                       double* predicted)
{
    sk_plan* plan = NULL;
    desc.m = g->problems[index].m;
    desc.n = g->problems[index].n;
    desc.k = g->problems[index].k;
    loop->plans[index] = find_equal(g, loop, index);
    if (!loop->plans[index])
    {
        if (sk_create_gemm_plan(context, &desc, &plan) != SK_SUCCESS)
            return false;
        loop->plans[index] = loop->owned[loop->owned_count++] = plan;
    }
    sk_plan_info info = sk_query_plan(loop->plans[index]);
    loop->region_size = info.workspace_size > loop->region_size ? info.workspace_size : loop->region_size;
    *predicted += (double)info.predicted_time;
    return true;
}

/* Single products with these decisions. */
static bool add_loop(sk_context* context, const group* g, const sk_gemm_desc* desc, const char* name,
                     series_list* list)
{
    grouped_series* s = &list->items[list->count++];
    s->name = name;
    s->sizes = "loop";
    s->loop = &list->loops[list->loop_count++];
    for (uint32_t i = 0; i < g->count; i++)
        if (has_result(&g->problems[i]) && !add_single(context, g, *desc, i, s->loop, &s->predicted))
            return false;
    if (s->loop->owned_count == 1)
        s->info = sk_query_plan(s->loop->owned[0]);
    return true;
}

/* A group of one problem has single products with the decisions of its grouped plans, too. */
static bool add_loops(sk_context* context, const group* g, const product_types* types, series_list* list)
{
    sk_gemm_desc desc = describe_group(g, types).gemm;
    if (!add_loop(context, g, &desc, "auto", list))
        return false;
    uint32_t plans = g->count == 1 ? list->count - 1 : 0;
    for (uint32_t i = 0; i < plans; i++)
    {
        const grouped_series* s = &list->items[i];
        bool wanted = strcmp(s->sizes, "device") == 0 && !s->sorted && list->loop_count < 4 &&
                      s->info.kernel == list->items[0].info.kernel && strcmp(s->name, "auto") != 0;
        if (!wanted)
            continue;
        desc.kernel = s->info.kernel;
        desc.decomposition = s->info.decomposition;
        desc.fixup = s->info.fixup;
        desc.workers = s->info.workers;
        desc.packing = SK_PACKING_NEVER;
        if (!add_loop(context, g, &desc, s->name, list))
            return false;
    }
    return true;
}

bool make_series(sk_context* context, const group* g, const product_types* types, bool prepacks, series_list* list)
{
    memset(list, 0, sizeof *list);
    return add_plans(context, g, types, list) && add_lines(context, g, types, list) &&
           (!prepacks || add_prepacked(context, g, types, list)) && add_loops(context, g, types, list);
}

void free_series(series_list* list)
{
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i].plan && !list->items[i].shares_plan)
            sk_destroy_plan(list->items[i].plan);
    for (uint32_t i = 0; i < list->loop_count; i++)
        for (uint32_t j = 0; j < list->loops[i].owned_count; j++)
            sk_destroy_plan(list->loops[i].owned[j]);
    sk_destroy_plan(list->packed.packer);
    memset(list, 0, sizeof *list);
}

/* ---- workspaces and recording ---------------------------------------------------------------- */

bool place_series(grouped_operands* o, const sk_context* context, const series_list* list)
{
    uint64_t grouped = 0, single = 0;
    for (uint32_t i = 0; i < list->count; i++)
    {
        const grouped_series* s = &list->items[i];
        uint64_t own = s->loop ? s->loop->region_size : s->info.workspace_size;
        uint64_t* most = s->loop ? &single : &grouped;
        *most = own > *most ? own : *most;
    }
    return place_workspaces(o, context, grouped, single, o->group->count) && place_uploads(o, list->upload_count) &&
           place_lines(o) && place_prepacked(o, &list->packed);
}

static bool record_loop(VkCommandBuffer commands, const grouped_operands* o, const single_loop* loop,
                        uint64_t repetition)
{
    uint32_t region = 0;
    for (uint32_t i = 0; i < o->group->count; i++)
    {
        if (!loop->plans[i])
            continue;
        if (region > 0 && region == o->regions)
        {
            record_compute_barrier(commands);
            region = 0;
        }
        sk_gemm_args args = make_single_args(o, repetition, i, region);
        if (sk_gemm(commands, loop->plans[i], &args) != SK_SUCCESS)
            return false;
        region += sk_query_plan(loop->plans[i]).workspace_size > 0;
    }
    return true;
}

static sk_grouped_gemm_args make_args(const grouped_operands* o, const grouped_series* s, uint64_t repetition)
{
    if (strcmp(s->sizes, "upload") == 0)
        return make_upload_args(o, s->sorted, s->upload, repetition);
    if (strcmp(s->sizes, "lines") == 0)
        return make_lines_args(o, repetition);
    if (strcmp(s->sizes, "packed") == 0)
        return make_prepacked_args(o, repetition);
    return make_grouped_args(o, s->sorted, strcmp(s->sizes, "host") == 0, repetition);
}

bool record_series(VkCommandBuffer commands, const grouped_operands* o, const grouped_series* s, uint64_t repetition)
{
    if (s->loop)
        return record_loop(commands, o, s->loop, repetition);
    sk_grouped_gemm_args args = make_args(o, s, repetition);
    return sk_grouped_gemm(commands, s->plan, &args) == SK_SUCCESS;
}

typedef struct repeated
{
    timing* t;
    const grouped_operands* o;
    const grouped_series* s;
} repeated;

static bool record_repetitions(VkCommandBuffer commands, uint32_t count, void* user_data)
{
    const repeated* r = user_data;
    for (uint32_t i = 0; i < count; i++)
    {
        if (!record_series(commands, r->o, r->s, r->t->repetitions++))
            return false;
        record_compute_barrier(commands);
    }
    return true;
}

bool time_series(timing* t, const grouped_operands* o, series_list* list)
{
    repeated repeats[GROUPED_MOST_SERIES];
    timed all[GROUPED_MOST_SERIES];
    for (uint32_t i = 0; i < list->count; i++)
    {
        repeated own = {t, o, &list->items[i]};
        timed one = {record_repetitions, &repeats[i], 0.0, 0.0};
        repeats[i] = own;
        all[i] = one;
    }
    bool done = time_against(t, all, list->count, show_tick, NULL);
    for (uint32_t i = 0; i < list->count && done; i++)
    {
        list->items[i].time = all[i].time;
        list->items[i].spread = all[i].spread;
    }
    return done;
}
