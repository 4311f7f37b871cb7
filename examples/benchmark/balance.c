/* How evenly groups of problems are shared, by replay: the busiest worker against the mean, and the predicted time, of
 * each decomposition. Nothing runs; a profile stands for the device. */
#include "course/parser.h"
#include "course/profile.h"
#include "groups.h"

#include <math.h>
#include <stdio.h>

static const char* const USAGE =
    "usage: balance [options]\n"
    "\n"
    "Prints CSV: for groups of f16 problems and for each decomposition, k-iterations of the busiest worker and of the\n"
    "mean, and the predicted time. All series have the kernel that the planner chooses for Stream-K.\n"
    "\n"
    "  --as PROFILE          the device: a file of 04_profile, or a name; default: NVIDIA H200\n"
    "  --help\n"
    "\n"
    "Exit codes: 0 done, 1 a failure, 2 bad input.\n";

enum
{
    SERIES = 4
};

/* ---- series ----------------------------------------------------------------------------------- */

typedef struct series
{
    const char* name;
    sk_decomposition decomposition;
    bool sorted; /* by descending k */
} series;

static const series forced[SERIES] = {
    {"stream-k", SK_DECOMPOSITION_STREAM_K, false},
    {"hybrid", SK_DECOMPOSITION_HYBRID, false},
    {"round robin", SK_DECOMPOSITION_DATA_PARALLEL, false},
    {"round robin; sorted", SK_DECOMPOSITION_DATA_PARALLEL, true},
};

/* What a series makes of a group. */
typedef struct shares
{
    sk_plan_info info;
    double mean, ratio; /* k-iterations of a worker; the busiest over it */
} shares;

/* With this kernel, which becomes the planner's choice if it is NULL. */
static bool find_shares(sk_context* context, const group* g, const series* s, const char** kernel, shares* found)
{
    sk_plan* plan = NULL;
    group own = *g;
    sk_grouped_gemm_desc desc = describe_group(&own, &TYPES[0]);
    desc.gemm.kernel = *kernel;
    desc.gemm.decomposition = s->decomposition;
    desc.gemm.sort = SK_SORT_NEVER; /* the problems come sorted or not */
    if (s->sorted)
        sort_problems(own.problems, own.count);
    if (sk_create_grouped_gemm_plan(context, &desc, &plan) != SK_SUCCESS)
        return false;
    found->info = sk_query_plan(plan);
    found->mean = count_k_iterations(g, &found->info) / found->info.workers;
    found->ratio = found->mean > 0.0 ? found->info.longest_worker / found->mean : 1.0;
    *kernel = found->info.kernel;
    sk_destroy_plan(plan);
    return true;
}

static bool print_group(sk_context* context, const group* g)
{
    shares found;
    const char* kernel = find_group_kernel(context, g, &TYPES[0]);
    for (int i = 0; i < SERIES; i++)
    {
        if (!find_shares(context, g, &forced[i], &kernel, &found))
            return false;
        const sk_plan_info* info = &found.info;
        printf("%s,%u,%s,%s,%u,%u,%u,%.1f,%.3f,%.1f\n", g->name, g->count, info->kernel, forced[i].name, info->tiles,
               info->workers, info->longest_worker, found.mean, found.ratio, (double)info->predicted_time);
    }
    return true;
}

/* One line a series, of geometric means. */
static bool print_random(sk_context* context)
{
    double ratios[SERIES] = {0.0}, times[SERIES] = {0.0};
    for (uint32_t i = 0; i < GROUPS_RANDOM; i++)
    {
        static group g;
        const char* kernel = NULL;
        make_group(count_named_groups() + i, &g);
        for (int j = 0; j < SERIES; j++)
        {
            shares found;
            if (!find_shares(context, &g, &forced[j], &kernel, &found))
                return false;
            ratios[j] += log(found.ratio) / GROUPS_RANDOM;
            times[j] += log((double)found.info.predicted_time) / GROUPS_RANDOM;
        }
    }
    for (int j = 0; j < SERIES; j++)
        printf("%d random groups of mixed k; geometric means,4 to 63,,%s,,,,,%.3f,%.1f\n", (int)GROUPS_RANDOM,
               forced[j].name, exp(ratios[j]), exp(times[j]));
    return true;
}

static bool print_all(sk_context* context)
{
    static group g;
    printf("group,problems,kernel,series,tiles,workers,busiest,mean,busiest over mean,predicted us\n");
    for (uint32_t i = 0; i < count_named_groups(); i++)
    {
        make_group(i, &g);
        if (!print_group(context, &g))
            return false;
    }
    return print_random(context);
}

int main(int count, char** words)
{
    const char* profile = "NVIDIA H200";
    bool help = false;
    sk_context* context = NULL;
    const option list[] = {
        {"--as", OPTION_TEXT, &profile, NULL}, {"--help", OPTION_FLAG, &help, NULL}, {NULL, OPTION_FLAG, NULL, NULL}};
    for (int i = 1; i < count; i++)
        if (!parse_option("balance", list, count, words, &i))
            return BAD_INPUT;
    if (help)
    {
        printf("%s", USAGE);
        return DONE;
    }
    status s = open_profile(words[0], profile, 0, &context);
    if (s == DONE && !print_all(context))
        s = FAILED;
    sk_destroy_context(context);
    return (int)s;
}
