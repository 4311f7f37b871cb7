/* benchmark: times matrix products by every decomposition, and verifies each plan that it times.
 *
 * Read from the bottom: main, then what it calls. A problem is a shape, a type and a layout (problem.h). It goes
 * through several plans (candidates.h), which are timed against one another and verified on integers (trial.h). job.h
 * has what all benchmarks do. */
#include "parts/words/text.h"
#include "first_use.h"
#include "job.h"
#include "prepacked.h"
#include "parts/timing/cold.h"
#include "parts/timing/limits.h"
#include "parts/words/progress.h"
#include "report.h"
#include "parts/timing/trial.h"

#include <stdlib.h>
#include <string.h>

static const uint32_t DEFAULT_TYPES = 3; /* TYPES[0] and [1] */

/* The base has no table: a report has its own, which a sweep takes up again. */
typedef struct own_job
{
    job base;
    options o;
    shape_list shapes;
    refusal why; /* the last refusal of the context */
    trial trial;
    report report;
    prepacked_results prepacked;
    csv_table known; /* rows that the CSV of a sweep has already */
} own_job;

/* ---- one problem ----------------------------------------------------------------------------- */

static status time_and_verify(own_job* j, const problem* p, candidate list[CANDIDATE_COUNT])
{
    trial_end end = run_trial(&j->trial, p, list, CANDIDATE_COUNT);
    if (end == TRIAL_DONE)
        report_problem(&j->report, p, list);
    else
        report_skipped(&j->report, p, end == TRIAL_SHORT_MEMORY ? "memory is short" : "Vulkan failed");
    return end == TRIAL_FAILED ? FAILED : DONE;
}

/* Times and verifies all plans of a problem with one kernel, or with the kernel that auto chooses. */
static status run_kernel(own_job* j, const problem* p, const sk_gemm_desc* decisions, uint32_t wanted,
                         sk_plan_info* chosen)
{
    candidate list[CANDIDATE_COUNT];
    create_candidates(j->base.context, &j->why, p, decisions, wanted, list);
    status s = DONE;
    *chosen = list[CANDIDATE_AUTO].info;
    if (chosen->kernel)
        s = time_and_verify(j, p, list);
    else
        report_skipped(&j->report, p, list[CANDIDATE_AUTO].note);
    destroy_candidates(list);
    return s;
}

/* Runs all other kernels that multiply these types on this device. */
static status run_other_kernels(own_job* j, const problem* p, const char* chosen)
{
    sk_plan_info info;
    sk_gemm_desc other = {0};
    uint32_t wanted = j->o.candidates & ~(1u << CANDIDATE_AUTO | 1u << CANDIDATE_FORCED);
    status s = DONE;
    for (uint32_t i = 0; i < j->report.context.kernel_count && s == DONE; i++)
    {
        sk_kernel_info k = sk_query_kernel(j->base.context, i);
        other.kernel = k.name;
        if (k.available && has_types(p->types, &k) && strcmp(k.name, chosen) != 0)
            s = run_kernel(j, p, &other, wanted, &info);
    }
    return s;
}

static status run_problem(own_job* j, const problem* p)
{
    sk_plan_info info;
    if (j->o.prepacked)
        return run_prepacked(&j->trial, p, j->o.decisions.kernel, &j->prepacked) ? DONE : FAILED;
    status s = run_kernel(j, p, &j->o.decisions, j->o.candidates, &info);
    if (s == DONE && info.kernel && j->o.every_kernel)
        s = run_other_kernels(j, p, info.kernel);
    report_end(&j->report);
    return s;
}

/* ---- all problems ---------------------------------------------------------------------------- */

/* The products of a shape: each type in its layouts. */
static uint32_t count_products(const options* o)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < 4 * TYPES_COUNT; i++)
        count += (uint32_t)(o->types >> i / 4 & 1u) & choose_layouts(o, &TYPES[i / 4]) >> i % 4 & 1u;
    return count;
}

static status run_shape(own_job* j, const shape* s, size_t* number, size_t total)
{
    char step[100];
    if (j->o.gate && s->n % 2 != 0)
    {
        fprintf(stderr, "benchmark: %ux%ux%u is left out: a gate takes pairs of columns\n", s->m, s->n, s->k);
        return DONE;
    }
    for (uint32_t layout = 0; layout < 4; layout++)
        for (uint32_t type = 0; type < TYPES_COUNT; type++)
        {
            problem p = {s, &TYPES[type], layout, j->o.warm, j->o.epilogue > 0, find_activation(&j->o), j->o.gate};
            if (!(choose_layouts(&j->o, p.types) >> layout & 1u) || !(j->o.types >> type & 1u))
                continue;
            snprintf(step, sizeof step, "%ux%ux%u %s %s", s->m, s->n, s->k, p.types->name, name_layouts(&p));
            begin_step(step, ++*number, total);
            if (has_csv_time(&j->known, &p))
                j->report.known++;
            else if (run_problem(j, &p) != DONE)
                return FAILED;
        }
    return DONE;
}

static status run_all(own_job* j)
{
    size_t number = 0;
    size_t total = j->shapes.count * count_products(&j->o);
    for (size_t i = 0; i < j->shapes.count; i++)
        if (run_shape(j, &j->shapes.items[i], &number, total) != DONE)
            return FAILED;
    return DONE;
}

/* ---- preparations ---------------------------------------------------------------------------- */

static status choose_shapes(own_job* j, const char* standard)
{
    const char* text = j->o.shapes ? j->o.shapes : standard;
    if (j->o.sweep_count)
        return add_sweep(&j->shapes, j->o.sweep_count, j->o.sweep_seed) ? DONE : FAILED;
    for (;;)
    {
        size_t length = strcspn(text, ",");
        if (!add_shapes(&j->shapes, text, length))
        {
            fprintf(stderr,
                    "benchmark: there is no shape '%.*s'; --help lists the groups, and shapes look like 64x64x4096\n",
                    (int)length, text);
            return BAD_INPUT;
        }
        if (!text[length])
            return DONE;
        text += length + 1;
    }
}

static status list_shapes(own_job* j)
{
    status s = choose_shapes(j, j->o.quick ? "quick" : "all");
    if (s == DONE)
        puts("name,m,n,k");
    for (size_t i = 0; i < j->shapes.count && s == DONE; i++)
    {
        const shape* item = &j->shapes.items[i];
        write_csv_text(stdout, item->name);
        printf(",%u,%u,%u\n", item->m, item->n, item->k);
    }
    return s;
}

/* Finds the types of a kernel by those of its A, B and sums: at most one bit. False: there is no such kernel. */
static bool find_kernel(const own_job* j, const char* name, uint64_t* types)
{
    uint32_t count = sk_query_context(j->base.context).kernel_count;
    *types = 0;
    for (uint32_t i = 0; i < count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(j->base.context, i);
        if (strcmp(kernel.name, name) != 0)
            continue;
        for (uint32_t type = 0; type < TYPES_COUNT; type++)
            if (has_operands(&TYPES[type], &kernel))
                *types |= UINT64_C(1) << type;
        return true;
    }
    fprintf(stderr, "benchmark: there is no kernel %s; there are:\n", name);
    for (uint32_t i = 0; i < count; i++)
        fprintf(stderr, "  %s\n", sk_query_kernel(j->base.context, i).name);
    return false;
}

/* Whether the device has any plan for these types. */
static bool can_multiply(own_job* j, const product_types* t)
{
    shape small = {"", 64, 64, 256};
    problem p = {&small, t, t->weights ? 2 : 0, true, j->o.epilogue > 0, find_activation(&j->o), j->o.gate};
    sk_gemm_desc desc = describe_problem(&p);
    uint32_t count = 0;
    j->why.expected = true;
    j->why.sentence[0] = 0;
    sk_result result = sk_explain_gemm_plan(j->base.context, &desc, &count, NULL);
    j->why.expected = false;
    if (result != SK_SUCCESS)
        fprintf(stderr, "benchmark: %s is left out: %s\n", t->name, j->why.sentence);
    return result == SK_SUCCESS;
}

static status choose_types(own_job* j)
{
    uint64_t of_kernel = UINT64_MAX;
    if (j->o.decisions.kernel && !find_kernel(j, j->o.decisions.kernel, &of_kernel))
        return BAD_INPUT;
    j->o.types = (j->o.types ? j->o.types : j->o.decisions.kernel ? of_kernel : DEFAULT_TYPES) & of_kernel;
    if (j->o.types == 0)
    {
        fprintf(stderr, "benchmark: %s multiplies none of these types\n", j->o.decisions.kernel);
        return BAD_INPUT;
    }
    for (uint32_t type = 0; type < TYPES_COUNT; type++)
        if (j->o.types >> type & 1u && !can_multiply(j, &TYPES[type]))
            j->o.types &= ~(UINT64_C(1) << type);
    return DONE;
}

static status open_device(own_job* j)
{
    gpu_options device = {0};
    device.logger.function = log_refusal;
    device.logger.user_data = &j->why;
    status s = open_job_device(&j->base, &device);
    if (s != DONE)
        return s;
    j->trial.g = &j->base.g;
    j->trial.context = j->base.context;
    j->trial.tick = show_tick;
    bool done = open_trial(&j->trial, j->o.quick, j->o.repeat);
    j->trial.timing.tick = show_tick;
    return done ? DONE : FAILED;
}

static status begin_report(own_job* j)
{
    j->report.o = &j->o;
    j->report.g = &j->base.g;
    j->report.t = &j->trial.timing;
    j->report.context = sk_query_context(j->base.context);
    if (!open_report(&j->report, &j->known))
        return BAD_INPUT;
    begin_progress("measuring what the device can do", NULL);
    j->report.limits = measure_limits(&j->base.g, &j->trial.timing, j->report.context.compute_units, j->o.types);
    report_head(&j->report);
    return DONE;
}

static status prepare(job* base)
{
    own_job* j = (own_job*)base;
    if (j->o.list)
        return DONE;
    if (j->o.first_use)
        switch_off_disk_caches();
    status s = open_device(j);
    if (s != DONE)
        return s;
    bool cpu = is_on_cpu(base);
    s = choose_shapes(j, cpu ? "small" : j->o.quick ? "quick" : "all");
    j->o.warm = j->o.warm || cpu; /* shapes that a CPU can time fit its caches anyway */
    s = s == DONE ? choose_types(j) : s;
    return s == DONE && !j->o.first_use && !j->o.prepacked ? begin_report(j) : s;
}

static status run(job* base)
{
    own_job* j = (own_job*)base;
    if (j->o.list || j->o.first_use)
    {
        base->measured = 1;
        return j->o.list ? list_shapes(j) : report_first_use(&base->g, &j->o, &j->shapes) ? DONE : FAILED;
    }
    if (j->o.prepacked)
    {
        print_prepacked_head();
        status s = run_all(j);
        base->measured = j->prepacked.plans;
        base->wrong = j->prepacked.wrong;
        return s;
    }
    status s = run_all(j);
    base->measured = (uint64_t)j->report.plans + j->report.known;
    base->wrong = j->report.wrong;
    return close_report(&j->report) ? s : FAILED;
}

static void clean_up(job* base)
{
    own_job* j = (own_job*)base;
    free_shapes(&j->shapes);
    free_csv(&j->known);
    close_trial(&j->trial);
}

static bool parse(job* base, int count, char** words)
{
    own_job* j = (own_job*)base;
    bool understood = parse_options(count, words, &j->o);
    base->device = j->o.device;
    base->help = j->o.help;
    return understood;
}

int main(int count, char** words)
{
    static own_job j = {.base = {.nothing = "no product has a plan, as is said above"}};
    const benchmark b = {"benchmark", parse, print_help, prepare, run, clean_up};
    return run_benchmark(&b, &j.base, count, words);
}
