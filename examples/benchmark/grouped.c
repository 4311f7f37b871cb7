/* grouped_benchmark: times groups of problems in one launch, by every schedule, against single products in one command
 * buffer. Each result is verified.
 *
 * Read from the bottom. A group (groups.h) has several series (grouped_series.h), which are timed against one another
 * and then verified (grouped_verify.h). */
#include "course/parser.h"
#include "course/status.h"
#include "grouped_report.h"
#include "grouped_verify.h"
#include "parts/words/progress.h"

#include <stdio.h>
#include <string.h>

static const char* const USAGE =
    "usage: grouped_benchmark [options]\n"
    "\n"
    "Times groups of problems: by every schedule, with sizes on the device or on the host, and as a loop of single\n"
    "products in one command buffer. All schedules but auto and those of their own kernel have the kernel that the\n"
    "planner chooses for Stream-K. Every result is verified.\n"
    "\n"
    "Operands are larger than caches. A group's B begin anew after 3 GB, so that it fits into memory.\n"
    "\n"
    "  --groups TEXT         only groups whose name has this in it; 'prepare' and 'planning' are two, too\n"
    "  --random N            how many of the 300 random groups (default 300)\n"
    "  --types LIST          f16, bf16, f32 (default f16)\n"
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
    WORDS = 3
};

static const char* const TYPE_WORDS[WORDS + 1] = {"f16", "bf16", "f32", NULL};

typedef struct job
{
    const char *groups, *device, *csv;
    uint32_t random, types, batches;
    bool quick, list, help;
    gpu g;
    sk_context* context;
    timing timing;
    grouped_operands operands;
    grouped_report report;
} job;

static bool is_wanted(const job* j, const char* name)
{
    return !j->groups || strstr(name, j->groups);
}

static bool tick(void* user_data)
{
    (void)user_data;
    tick_progress();
    return true;
}

/* ---- a group --------------------------------------------------------------------------------- */

static status time_and_verify(job* j, const group* g, series_list* list)
{
    grouped_operands* o = &j->operands;
    if (!place_group(o, g) || !place_series(o, j->context, list))
    {
        report_skipped_group(&j->report, g, o->types, "memory is short");
        return DONE;
    }
    bool done =
        fill_group(o, false) && time_series(&j->timing, o, list) && fill_group(o, true) && verify_series(o, list);
    if (done)
        report_series(&j->report, g, o->types, j->timing.timed_at, list);
    return done ? DONE : FAILED;
}

static status run_group(job* j, const group* g)
{
    static series_list list;
    status s = DONE;
    if (make_series(j->context, g, j->operands.types, &list))
        s = time_and_verify(j, g, &list);
    else
        report_skipped_group(&j->report, g, j->operands.types, "there is no plan");
    free_series(&list);
    return s;
}

static status run_groups(job* j)
{
    static group g;
    uint32_t count = count_named_groups() + j->random;
    for (uint32_t i = 0; i < count; i++)
    {
        make_group(i, &g);
        begin_step(g.name, i + 1, count);
        if (is_wanted(j, g.name) && run_group(j, &g) != DONE)
            return FAILED;
    }
    return DONE;
}

/* ---- all ------------------------------------------------------------------------------------- */

static status run_overheads(job* j)
{
    const product_types* types = j->operands.types;
    overhead prepare[PREPARE_ROWS], planning[PLANNING_ROWS];
    if (is_wanted(j, "prepare"))
    {
        if (!time_prepare(&j->timing, j->context, types, prepare))
            return FAILED;
        report_overheads(&j->report, types, prepare, PREPARE_ROWS);
    }
    if (is_wanted(j, "planning"))
    {
        if (!time_planning(j->context, types, planning))
            return FAILED;
        report_overheads(&j->report, types, planning, PLANNING_ROWS);
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

static status run_types(job* j)
{
    status s = DONE;
    for (uint32_t i = 0; i < WORDS && s == DONE; i++)
        if (j->types >> i & 1u)
        {
            bool open = open_grouped_operands(&j->operands, &j->g, find_types(TYPE_WORDS[i]));
            s = open ? run_overheads(j) : FAILED;
            s = s == DONE ? run_groups(j) : s;
            close_grouped_operands(&j->operands);
        }
    return s == DONE && j->report.wrong > 0 ? FAILED : s;
}

static status open_device(job* j)
{
    gpu_options options = {0};
    options.device = j->device;
    status s = open_context(&j->g, &options, &j->context);
    if (s != DONE)
        return s;
    if (!j->groups && j->g.properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU)
        j->groups = "4 small";
    bool done = create_timing(&j->timing, &j->g, j->quick, j->batches);
    j->timing.tick = tick;
    return done ? DONE : FAILED;
}

static status list_all(const job* j)
{
    static group g;
    uint32_t listed = 0;
    puts("group,family,layout,problem,m,n,k");
    for (uint32_t i = 0; i < count_named_groups() + j->random; i++)
    {
        make_group(i, &g);
        if (!is_wanted(j, g.name))
            continue;
        list_problems(&g);
        listed++;
    }
    if (listed == 0)
        fprintf(stderr, "grouped_benchmark: no group has %s in its name\n", j->groups ? j->groups : "");
    return listed > 0 ? DONE : BAD_INPUT;
}

static status run(job* j)
{
    if (j->list)
        return list_all(j);
    status s = open_device(j);
    if (s != DONE)
        return s;
    if (!open_grouped_report(&j->report, j->csv))
        return BAD_INPUT;
    printf("%s\n", j->g.properties.deviceName);
    s = run_types(j);
    if (s == DONE)
        s = check_measured("grouped_benchmark", j->report.measured,
                           "no group has a plan here, and --groups in its name");
    return close_grouped_report(&j->report) ? s : FAILED;
}

static bool parse(int count, char** words, job* j)
{
    const option list[] = {
        {"--groups", OPTION_TEXT, &j->groups, NULL},
        {"--random", OPTION_EXTENT, &j->random, NULL},
        {"--types", OPTION_WORDS, &j->types, TYPE_WORDS},
        {"--batches", OPTION_COUNT, &j->batches, NULL},
        {"--quick", OPTION_FLAG, &j->quick, NULL},
        {"--device", OPTION_TEXT, &j->device, NULL},
        {"--csv", OPTION_TEXT, &j->csv, NULL},
        {"--list", OPTION_FLAG, &j->list, NULL},
        {"--help", OPTION_FLAG, &j->help, NULL},
        {NULL, OPTION_FLAG, NULL, NULL},
    };
    j->random = GROUPS_RANDOM;
    j->types = 1;
    j->batches = 5;
    for (int i = 1; i < count; i++)
        if (!parse_option("grouped_benchmark", list, count, words, &i))
            return false;
    if (j->random > GROUPS_RANDOM || j->batches > TIMING_MOST_BATCHES)
    {
        fprintf(stderr, "grouped_benchmark: --random is %u and takes 0 to %d, --batches is %u and takes 1 to %d\n",
                j->random, (int)GROUPS_RANDOM, j->batches, (int)TIMING_MOST_BATCHES);
        return false;
    }
    return true;
}

int main(int count, char** words)
{
    static job j;
    if (!parse(count, words, &j))
        return BAD_INPUT;
    if (j.help)
    {
        printf("%s", USAGE);
        return DONE;
    }
    status s = run(&j);
    destroy_timing(&j.timing);
    sk_destroy_context(j.context);
    close_gpu(&j.g);
    return (int)s;
}
