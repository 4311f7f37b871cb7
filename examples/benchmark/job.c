#include "job.h"

#include "parts/words/progress.h"

#include <errno.h>
#include <string.h>

void list_job_options(job* j, option list[JOB_OPTIONS])
{
    const option all[JOB_OPTIONS] = {
        {"--batches", OPTION_COUNT, &j->batches, NULL}, {"--quick", OPTION_FLAG, &j->quick, NULL},
        {"--device", OPTION_TEXT, &j->device, NULL},    {"--csv", OPTION_TEXT, &j->csv, NULL},
        {"--help", OPTION_FLAG, &j->help, NULL},        {NULL, OPTION_FLAG, NULL, NULL},
    };
    memcpy(list, all, sizeof all);
    j->batches = 5;
}

bool parse_job(const char* program, job* j, const option* list, int count, char** words)
{
    for (int i = 1; i < count; i++)
        if (!parse_option(program, list, count, words, &i))
            return false;
    if (j->batches > TIMING_MOST_BATCHES)
        fprintf(stderr, "%s: --batches is %u and takes 1 to %d\n", program, j->batches, (int)TIMING_MOST_BATCHES);
    return j->batches <= TIMING_MOST_BATCHES;
}

/* ---- the device ------------------------------------------------------------------------------ */

bool is_on_cpu(const job* j)
{
    return j->g.properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
}

status open_job_device(job* j, const gpu_options* more)
{
    gpu_options options = {0};
    if (more)
        options = *more;
    options.device = j->device;
    options.on_wait = show_wait;
    return open_context(&j->g, &options, &j->context);
}

bool open_job_clock(job* j)
{
    bool done = create_timing(&j->timing, &j->g, j->quick, j->batches);
    j->timing.tick = show_tick;
    return done;
}

status open_job(job* j)
{
    status s = open_job_device(j, NULL);
    return s == DONE && !open_job_clock(j) ? FAILED : s;
}

/* ---- rows ------------------------------------------------------------------------------------ */

status run_row(const row_steps* steps, void* row)
{
    bool opened = steps->open(row), done = !opened || steps->measure(row);
    if (done)
    {
        clear_progress();
        (opened ? steps->report : steps->skip)(row);
        fflush(NULL);
    }
    steps->close(row);
    return done ? DONE : FAILED;
}

/* ---- all ------------------------------------------------------------------------------------- */

static bool complain(const benchmark* b, const job* j)
{
    fprintf(stderr, "%s: %s cannot be written: %s\n", b->program, j->csv, strerror(errno));
    return false;
}

static bool open_table(const benchmark* b, job* j)
{
    if (!j->head || !j->csv)
        return true;
    j->table = fopen(j->csv, "w");
    if (!j->table)
        return complain(b, j);
    fputs(j->head, j->table);
    return true;
}

static bool close_table(const benchmark* b, job* j)
{
    bool written = !j->table || !ferror(j->table);
    written = (!j->table || fclose(j->table) == 0) && written;
    return written || complain(b, j);
}

static status run(const benchmark* b, job* j)
{
    status s = b->prepare(j);
    if (s == DONE && !open_table(b, j))
        return BAD_INPUT;
    if (s == DONE)
        s = b->run(j);
    if (s == DONE)
        s = j->wrong > 0 ? FAILED : check_measured(b->program, j->measured, j->nothing);
    return close_table(b, j) ? s : FAILED;
}

int run_benchmark(const benchmark* b, job* j, int count, char** words)
{
    if (!b->parse(j, count, words))
        return BAD_INPUT;
    if (j->help)
    {
        b->help();
        return DONE;
    }
    status s = run(b, j);
    if (b->clean_up)
        b->clean_up(j);
    if (j->timing.g)
        destroy_timing(&j->timing);
    sk_destroy_context(j->context);
    if (j->g.instance)
        close_gpu(&j->g);
    return (int)s;
}
