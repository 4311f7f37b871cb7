/* How evenly groups of problems are shared, by replay: the busiest worker against the mean, and the predicted time, of
 * each schedule. Nothing runs; a profile stands for the device. */
#include "common/parser.h"
#include "common/profile.h"
#include "random.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char* const USAGE =
    "usage: balance [options]\n"
    "\n"
    "Prints CSV: for groups of f16 problems and for each schedule, k-iterations of the busiest worker and of the\n"
    "mean, and the predicted time. All schedules have the kernel that the planner chooses for Stream-K.\n"
    "\n"
    "  --as PROFILE          the device: a file of 04_profile, or a name; default: NVIDIA H200\n"
    "  --help\n"
    "\n"
    "Exit codes: 0 done, 1 a failure, 2 bad input.\n";

enum
{
    MOST_PROBLEMS = 256,
    RANDOM_GROUPS = 300,
    SCHEDULES = 4
};

typedef struct group
{
    char name[64];
    const char* kernel; /* NULL: the planner chooses one for Stream-K */
    uint32_t count;
    sk_problem problems[MOST_PROBLEMS];
} group;

/* ---- groups ---------------------------------------------------------------------------------- */

/* A mixture's layer: each token goes to `chosen` experts, whose first product is tokens x outer x inner. */
typedef struct mixture
{
    const char* name;
    uint32_t experts, chosen, inner, outer;
} mixture;

static const mixture mixtures[] = {
    {"Mixtral 8x7B", 8, 2, 4096, 14336},
    {"Qwen3-30B-A3B", 128, 8, 2048, 768},
    {"DeepSeek-V3", 256, 8, 7168, 2048},
};

/* An expert, evenly, or by Zipf's law: the i-th is chosen in proportion to 1 / i. */
static uint32_t draw_expert(uint32_t experts, bool zipf, uint64_t number)
{
    double sum = 0.0, all = 0.0;
    for (uint32_t i = 0; i < experts; i++)
        all += zipf ? 1.0 / (i + 1.0) : 1.0;
    double drawn = draw_unit(number) * all;
    for (uint32_t i = 0; i < experts; i++)
    {
        sum += zipf ? 1.0 / (i + 1.0) : 1.0;
        if (drawn < sum)
            return i;
    }
    return experts - 1;
}

static void make_mixture(const mixture* m, uint32_t tokens, bool zipf, group* g)
{
    memset(g, 0, sizeof *g);
    snprintf(g->name, sizeof g->name, "%s; tokens %u; %s", m->name, tokens, zipf ? "Zipf" : "even");
    g->count = m->experts;
    for (uint32_t i = 0; i < tokens * m->chosen; i++)
        g->problems[draw_expert(m->experts, zipf, i)].m++;
    for (uint32_t e = 0; e < m->experts; e++)
    {
        g->problems[e].n = m->outer;
        g->problems[e].k = m->inner;
    }
}

/* The example by which CUTLASS explains sorting: 54 tiles of 128 x 128 a problem, and k in turns. */
static void make_example(group* g)
{
    memset(g, 0, sizeof *g);
    snprintf(g->name, sizeof g->name, "54 tiles a problem; k 128 and 1024 in turns");
    g->kernel = "gemm_f16_f32_f16_128x128x64_coop";
    g->count = 4;
    for (uint32_t i = 0; i < g->count; i++)
    {
        g->problems[i].m = 6 * 128;
        g->problems[i].n = 9 * 128;
        g->problems[i].k = i % 2 ? 1024 : 128;
    }
}

/* 64 to `most`, on a logarithmic scale, in steps of 8. */
static uint32_t draw_extent(uint32_t most, uint64_t number)
{
    return 8 * (uint32_t)(8.0 * pow(most / 64.0, draw_unit(number)));
}

static void make_random(uint32_t index, group* g)
{
    uint64_t number = 1000000 + 1000 * (uint64_t)index;
    memset(g, 0, sizeof *g);
    snprintf(g->name, sizeof g->name, "random %u", index);
    g->count = 4 + (uint32_t)(draw_unit(number) * 60);
    for (uint32_t i = 0; i < g->count; i++)
    {
        g->problems[i].m = draw_extent(1024, ++number);
        g->problems[i].n = draw_extent(1024, ++number);
        g->problems[i].k = draw_extent(8192, ++number);
    }
}

/* ---- schedules ------------------------------------------------------------------------------- */

typedef struct schedule
{
    const char* name;
    sk_decomposition decomposition;
    bool sorted; /* by descending k */
} schedule;

static const schedule schedules[SCHEDULES] = {
    {"stream-k", SK_DECOMPOSITION_STREAM_K, false},
    {"hybrid", SK_DECOMPOSITION_HYBRID, false},
    {"round robin", SK_DECOMPOSITION_DATA_PARALLEL, false},
    {"round robin; sorted", SK_DECOMPOSITION_DATA_PARALLEL, true},
};

static int compare_k(const void* a, const void* b)
{
    const sk_problem *x = a, *y = b;
    return (x->k < y->k) - (x->k > y->k);
}

/* k-iterations of all tiles. */
static double count_k_iterations(const group* g, const sk_plan_info* info)
{
    double sum = 0.0;
    for (uint32_t i = 0; i < g->count; i++)
    {
        const sk_problem* p = &g->problems[i];
        double rows = ceil((double)p->m / info->tile_m), columns = ceil((double)p->n / info->tile_n);
        sum += rows * columns * ceil((double)p->k / info->tile_k);
    }
    return sum;
}

/* What a schedule makes of a group. */
typedef struct shares
{
    sk_plan_info info;
    double mean, ratio; /* k-iterations of a worker; the busiest over it */
} shares;

/* With the group's kernel, which becomes the planner's choice if it has none. */
static bool find_shares(sk_context* context, group* g, const schedule* s, shares* found)
{
    sk_plan* plan = NULL;
    group own = *g;
    sk_grouped_desc desc = {.problems = own.problems, .problem_count = g->count, .most_problems = MOST_PROBLEMS};
    desc.gemm.a.type = desc.gemm.b.type = desc.gemm.d.type = SK_TYPE_F16;
    desc.gemm.kernel = g->kernel;
    desc.gemm.decomposition = s->decomposition;
    desc.aligned = true;
    if (s->sorted)
        qsort(own.problems, own.count, sizeof own.problems[0], compare_k);
    if (sk_create_grouped_plan(context, &desc, &plan) != SK_SUCCESS)
        return false;
    found->info = sk_query_plan(plan);
    found->mean = count_k_iterations(g, &found->info) / found->info.workers;
    found->ratio = found->mean > 0.0 ? found->info.longest_worker / found->mean : 1.0;
    g->kernel = found->info.kernel;
    sk_destroy_plan(plan);
    return true;
}

static bool print_group(sk_context* context, group* g)
{
    shares found;
    for (int i = 0; i < SCHEDULES; i++)
    {
        if (!find_shares(context, g, &schedules[i], &found))
            return false;
        const sk_plan_info* info = &found.info;
        printf("%s,%u,%s,%s,%u,%u,%u,%.1f,%.3f,%.1f\n", g->name, g->count, info->kernel, schedules[i].name,
               info->tiles, info->workers, info->longest_worker, found.mean, found.ratio,
               (double)info->predicted_time);
    }
    return true;
}

/* One line a schedule, of geometric means. */
static bool print_random(sk_context* context)
{
    double ratios[SCHEDULES] = {0.0}, times[SCHEDULES] = {0.0};
    for (uint32_t i = 0; i < RANDOM_GROUPS; i++)
    {
        static group g;
        make_random(i, &g);
        for (int j = 0; j < SCHEDULES; j++)
        {
            shares found;
            if (!find_shares(context, &g, &schedules[j], &found))
                return false;
            ratios[j] += log(found.ratio) / RANDOM_GROUPS;
            times[j] += log((double)found.info.predicted_time) / RANDOM_GROUPS;
        }
    }
    for (int j = 0; j < SCHEDULES; j++)
        printf("%d random groups of mixed k; geometric means,4 to 63,,%s,,,,,%.3f,%.1f\n", (int)RANDOM_GROUPS,
               schedules[j].name, exp(ratios[j]), exp(times[j]));
    return true;
}

static bool print_all(sk_context* context)
{
    static const uint32_t tokens[] = {1, 16, 128, 1024, 8192};
    static group g;
    printf("group,problems,kernel,schedule,tiles,workers,busiest,mean,busiest over mean,predicted us\n");
    for (size_t i = 0; i < sizeof mixtures / sizeof *mixtures; i++)
        for (uint32_t j = 0; j < 2 * sizeof tokens / sizeof *tokens; j++)
        {
            make_mixture(&mixtures[i], tokens[j / 2], j % 2 == 1, &g);
            if (!print_group(context, &g))
                return false;
        }
    make_example(&g);
    return print_group(context, &g) && print_random(context);
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
