/* grouped_benchmark: times groups of problems in one launch, by every decomposition, against single products in one
 * command buffer. Each result is verified.
 *
 * Read from the bottom. A group (groups.h) has several series (grouped_series.h), which are timed against one another
 * and then verified (grouped_verify.h). job.h has what all benchmarks do. */
#include "grouped_prepacked.h"
#include "grouped_report.h"
#include "grouped_verify.h"
#include "parts/words/progress.h"

#include <stdio.h>
#include <string.h>

static const char* const USAGE =
    "usage: grouped_benchmark [options]\n"
    "\n"
    "Times groups of problems: by every decomposition, with sizes on the device or on the host, and as a loop of\n"
    "single products in one command buffer. All series but auto and those of their own kernel have the kernel that\n"
    "the planner chooses for Stream-K. Every result is verified.\n"
    "\n"
    "Operands are larger than caches. A group's B begin anew after 3 GB, so that it fits into memory.\n"
    "\n"
    "  --groups TEXT         only groups whose name has this in it; 'prepare' and 'planning' are two, too\n"
    "  --random N            how many of the 300 random groups (default 300)\n"
    "  --types LIST          f16, bf16, f32 (default f16); or q4_0:f16, q8_0:f16, q4_K:f16, mxfp4:f16: B in blocks,\n"
    "                        of groups whose k are whole blocks\n"
    "  --prepacked           also experts whose B are prepacked, where they have less than 3 GB\n"
    "  --batches N           batches timed of each series, of which the median is taken (default 5)\n"
    "  --quick               shorter batches\n"
    "  --device D            index, or part of the name; default: $STREAMK_DEVICE, else a discrete GPU\n"
    "  --csv FILE            write every result as a line\n"
    "  --list                print the problems of all groups as CSV, and end\n"
    "  --help\n"
    "\n"
    "Exit codes: 0 done, 1 a wrong result or a failure of Vulkan, 2 bad input.\n";

enum
{
    WORDS = 7
};

static const char* const TYPE_WORDS[WORDS + 1] = {"f16",      "bf16",     "f32",       "q4_0:f16",
                                                  "q8_0:f16", "q4_K:f16", "mxfp4:f16", NULL};

typedef struct grouped_job
{
    job base;
    const char* groups;
    uint32_t random, types;
    bool list, prepacks;
    grouped_operands operands;
} grouped_job;

static bool is_wanted(const grouped_job* j, const char* name)
{
    return !j->groups || strstr(name, j->groups);
}

/* ---- a group --------------------------------------------------------------------------------- */

/* A group, and the job that it is of. */
typedef struct group_row
{
    grouped_job* j;
    const group* g;
    series_list list;
    const char* why; /* it is skipped */
} group_row;

static bool open_group(void* user_data)
{
    group_row* r = user_data;
    grouped_operands* o = &r->j->operands;
    bool made = make_series(r->j->base.context, r->g, o->types, r->j->prepacks, &r->list);
    r->why = made ? "memory is short" : "there is no plan";
    return made && place_group(o, r->g) && place_series(o, r->j->base.context, &r->list);
}

static bool measure_group(void* user_data)
{
    group_row* r = user_data;
    grouped_operands* o = &r->j->operands;
    return fill_group(o, false) && pack_experts(o) && time_series(&r->j->base.timing, o, &r->list) &&
           fill_group(o, true) && pack_experts(o) && verify_series(o, &r->list);
}

static void report_group(void* user_data)
{
    group_row* r = user_data;
    report_series(&r->j->base, r->g, r->j->operands.types, &r->list);
}

static void skip_group(void* user_data)
{
    const group_row* r = user_data;
    printf("%s; %s: skipped, %s\n", r->g->name, r->j->operands.types->name, r->why);
}

static void close_group(void* user_data)
{
    group_row* r = user_data;
    free_series(&r->list);
}

static status run_groups(grouped_job* j)
{
    static const row_steps STEPS = {open_group, measure_group, report_group, skip_group, close_group};
    static group g;
    static group_row row;
    uint32_t count = count_named_groups() + j->random;
    for (uint32_t i = 0; i < count; i++)
    {
        make_group(i, &g);
        begin_step(g.name, i + 1, count);
        row.j = j;
        row.g = &g;
        if (is_wanted(j, g.name) && takes_group(&g, j->operands.types) && run_row(&STEPS, &row) != DONE)
            return FAILED;
    }
    return DONE;
}

/* ---- all ------------------------------------------------------------------------------------- */

static status run_overheads(grouped_job* j)
{
    const product_types* types = j->operands.types;
    overhead prepare[PREPARE_ROWS], planning[PLANNING_ROWS];
    if (is_wanted(j, "prepare"))
    {
        if (!time_prepare(&j->base.timing, j->base.context, types, prepare))
            return FAILED;
        report_overheads(&j->base, types, prepare, PREPARE_ROWS);
    }
    if (is_wanted(j, "planning"))
    {
        if (!time_planning(j->base.context, types, planning))
            return FAILED;
        report_overheads(&j->base, types, planning, PLANNING_ROWS);
    }
    return DONE;
}

static const product_types* find_types(const char* name)
{
    for (int i = 0; i < TYPES_COUNT; i++)
        if (strcmp(TYPES[i].name, name) == 0)
            return &TYPES[i];
    return NULL;
}

static status run_types(grouped_job* j)
{
    status s = DONE;
    if (!j->groups && is_on_cpu(&j->base))
        j->groups = "4 small";
    printf("%s\n", j->base.g.properties.deviceName);
    for (uint32_t i = 0; i < WORDS && s == DONE; i++)
        if (j->types >> i & 1u)
        {
            bool open = open_grouped_operands(&j->operands, &j->base.g, find_types(TYPE_WORDS[i]));
            s = !open ? FAILED : find_types(TYPE_WORDS[i])->weights ? DONE : run_overheads(j);
            s = s == DONE ? run_groups(j) : s;
            close_grouped_operands(&j->operands);
        }
    return s;
}

static status list_all(grouped_job* j)
{
    static group g;
    puts("group,family,layout,problem,m,n,k");
    for (uint32_t i = 0; i < count_named_groups() + j->random; i++)
    {
        make_group(i, &g);
        if (!is_wanted(j, g.name))
            continue;
        list_problems(&g);
        j->base.measured++;
    }
    if (j->base.measured > 0)
        return DONE;
    fprintf(stderr, "grouped_benchmark: no group has %s in its name\n", j->groups ? j->groups : "");
    return BAD_INPUT;
}

static status prepare(job* j)
{
    bool lists = ((const grouped_job*)j)->list;
    j->csv = lists ? NULL : j->csv;
    return lists ? DONE : open_job(j);
}

static status run(job* j)
{
    grouped_job* own = (grouped_job*)j;
    return own->list ? list_all(own) : run_types(own);
}

static bool parse(job* j, int count, char** words)
{
    grouped_job* own = (grouped_job*)j;
    option shared[JOB_OPTIONS];
    const option list[] = {
        {"--groups", OPTION_TEXT, &own->groups, NULL},      {"--random", OPTION_EXTENT, &own->random, NULL},
        {"--types", OPTION_WORDS, &own->types, TYPE_WORDS}, {"--prepacked", OPTION_FLAG, &own->prepacks, NULL},
        {"--list", OPTION_FLAG, &own->list, NULL},          {NULL, OPTION_MORE, shared, NULL},
    };
    own->random = GROUPS_RANDOM;
    own->types = 1;
    list_job_options(j, shared);
    if (!parse_job("grouped_benchmark", j, list, count, words))
        return false;
    if (own->random > GROUPS_RANDOM)
        fprintf(stderr, "grouped_benchmark: --random is %u and takes 0 to %d\n", own->random, (int)GROUPS_RANDOM);
    return own->random <= GROUPS_RANDOM;
}

static void help(void)
{
    printf("%s", USAGE);
}

int main(int count, char** words)
{
    static grouped_job j = {
        .base = {.head = "group,family,problems,type,series,sizes,kernel,decomposition,fixup,tiles,workers,busiest,"
                         "mean,predicted us,measured us,spread,TFLOP/s,verified,clocks\n",
                 .nothing = "no group has a plan here, and --groups in its name"}};
    const benchmark b = {"grouped_benchmark", parse, help, prepare, run, NULL};
    return run_benchmark(&b, &j.base, count, words);
}
