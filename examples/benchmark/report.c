#include "report.h"

#include "files.h"
#include "parts/words/progress.h"

#include <math.h>
#include <string.h>
#include <time.h>

enum
{
    FEW_ROWS = 16 /* below which batch-invariant plans are told apart: unasked, few rows have kernels of their own */
};

/* ---- head ------------------------------------------------------------------------------------ */

static void describe_driver(report* r)
{
    uint32_t version = r->g->properties.apiVersion;
    VkPhysicalDeviceDriverProperties driver = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES};
    VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2};
    properties.pNext = &driver;
    vkGetPhysicalDeviceProperties2(r->g->physical_device, &properties);
    snprintf(r->driver, sizeof r->driver, "%s %s, Vulkan %u.%u.%u", driver.driverName, driver.driverInfo,
             VK_API_VERSION_MAJOR(version), VK_API_VERSION_MINOR(version), VK_API_VERSION_PATCH(version));
}

bool open_report(report* r, csv_table* known)
{
    describe_driver(r);
    return (!r->o->compare || read_csv(r->o->compare, &r->others)) && open_files(r, known);
}

static void print_limits(const limits* l, rate_unit unit)
{
    printf("limits        memory: copy %.4g GB/s, reading alone %.4g GB/s\n", l->copy * 1e-9, l->read * 1e-9);
    printf("              multiply-adds: f32 %.4g %s", l->fma / unit.size, unit.flops);
    if (l->fma_f64 > 0.0)
        printf(", f64 %.4g %s", l->fma_f64 / unit.size, unit.flops);
    putchar('\n');
    for (int i = 0; i < MATRIX_COUNT; i++)
    {
        const matrix_limit* matrix = &l->matrix[i];
        if (matrix->rate > 0.0)
            printf("              matrices: %s %.4g %s (fragments %ux%ux%u)\n", MATRIX_NAMES[i],
                   matrix->rate / unit.size, unit.flops, matrix->fragment[0], matrix->fragment[1],
                   matrix->fragment[2]);
    }
}

static void print_date(void)
{
    char text[64] = "";
    time_t now = time(NULL);
    struct tm parts;
    if (gmtime_r(&now, &parts))
        strftime(text, sizeof text, "%Y-%m-%d %H:%M UTC", &parts);
    printf("date          %s\n", text);
}

static void print_method(const report* r)
{
    const timing* t = r->t;
    printf("times         median of %u batches of about %g ms by %s;\n"
           "              a compute barrier after each repetition is included; random numbers; %s\n",
           t->batches, t->batch_time * 1e3,
           t->timestamps ? "the device's timestamps" : "the host's clock, as the device has no timestamps",
           r->o->warm ? "warm: always the same operands" : "cold: operands rotate over 512 MiB");
    puts("at the limit  the longer of two times: multiply-adds at their peak; A, B and D, moved once, at the higher\n"
         "              rate of memory. Operands that a cache holds may take less");
    puts("columns       workers: workgroups that share the tiles; peers: most of them that share a tile\n"
         "              +- %: the slowest batch's time less the fastest one's, in percent of the median\n"
         "              of peak: share of the limits above; of the matrices' where the type has them, and faster\n"
         "              vs DP: speed over the faster of data-parallel (one worker a tile) and data-parallel-wave\n"
         "              predicted: utilisation by the schedule, in percent\n"
         "              GB/s: A, B and D moved once each, where memory bounds the time\n"
         "              exact: verified on integers, every value up to 512^3, beyond by Freivalds' check");
}

void report_head(report* r)
{
    clear_progress();
    printf("device        %s, %u compute units%s\n", r->g->properties.deviceName, r->context.compute_units,
           r->context.compute_units_guessed ? " (guessed: $STREAMK_UNITS tells)" : "");
    printf("driver        %s\n", r->driver);
    if (r->o->date)
        print_date();
    r->unit = unit_of(find_fastest_limit(&r->limits));
    print_limits(&r->limits, r->unit);
    print_method(r);
    write_heads(r);
    fflush(stdout);
}

/* ---- one problem ----------------------------------------------------------------------------- */

static void print_title(const problem* p)
{
    const shape* s = p->shape;
    clear_progress();
    printf("\n%ux%ux%u %s %s", s->m, s->n, s->k, p->types->name, name_layouts(p));
    if (*s->name)
        printf("  %s", s->name);
}

/* Seconds that moving A, B and D once takes at the limit of memory. 0: unknown. */
static double find_memory_time(const report* r, const problem* p)
{
    double rate = find_memory_rate(&r->limits);
    return rate > 0.0 ? count_problem_bytes(p) / rate : 0.0;
}

static double find_compute_time(const report* r, const problem* p)
{
    double peak = find_peak(&r->limits, p->types);
    return peak > 0.0 ? count_flops(p) / peak : 0.0;
}

static void print_limit(const report* r, const problem* p)
{
    double compute = find_compute_time(r, p), memory = find_memory_time(r, p);
    const char* of_memory = r->limits.read > r->limits.copy ? "reading memory" : "copying memory";
    if (compute > 0.0 || memory > 0.0)
        printf("  %.2f us at the limit of %s", 1e6 * (compute > memory ? compute : memory),
               compute > memory ? "multiply-adds" : of_memory);
}

bool is_memory_bound(const report* r, const problem* p)
{
    double compute = find_compute_time(r, p);
    return compute > 0.0 && find_memory_time(r, p) > compute;
}

double find_peak_share(const report* r, const problem* p, const candidate* c)
{
    double peak = find_peak(&r->limits, p->types);
    return peak > 0.0 && c->time > 0.0 ? count_flops(p) / c->time / peak : 0.0;
}

static void print_candidate(const report* r, const problem* p, const candidate list[CANDIDATE_COUNT], int kind)
{
    const candidate* c = &list[kind];
    const char *name = CANDIDATE_NAMES[kind], *kernel = list[CANDIDATE_AUTO].info.kernel;
    double baseline = find_baseline(list);
    char label[48], share[16] = "-", bandwidth[16] = "-", ratio[16] = "-";
    double others = r->o->compare ? find_csv_time(&r->others, p, name) : 0.0;
    snprintf(label, sizeof label, "%s", name);
    if (kind == CANDIDATE_AUTO || kind == CANDIDATE_FORCED)
        snprintf(label, sizeof label, "%s: %s", name, sk_word(SK_WORDS_DECOMPOSITION, c->info.decomposition));
    if (find_peak(&r->limits, p->types) > 0.0)
        snprintf(share, sizeof share, "%.1f", 100.0 * find_peak_share(r, p, c));
    double bytes = count_problem_bytes(p) / c->time * 1e-9; /* GB/s */
    if (is_memory_bound(r, p))
        snprintf(bandwidth, sizeof bandwidth, "%.*f", bytes < 10.0 ? 2 : bytes < 100.0 ? 1 : 0, bytes);
    if (baseline > 0.0)
        snprintf(ratio, sizeof ratio, "%.3f", baseline / c->time);
    printf("  %-20s %7u %6u %11.2f %6.1f %9.3f %7s %7s %9.1f %7s  %s", label, c->info.workers, c->info.most_peers,
           c->time * 1e6, c->spread * 100.0, count_flops(p) / c->time / r->unit.size, share, ratio,
           100.0 * (double)c->info.utilisation, bandwidth, c->verified ? "yes" : c->note);
    if (others > 0.0)
        printf("  %.3f", others / c->time);
    if (strcmp(c->info.kernel, kernel) != 0)
        printf("  by %s", c->info.kernel);
    putchar('\n');
}

static void print_table(const report* r, const problem* p, const candidate list[CANDIDATE_COUNT])
{
    print_title(p);
    print_limit(r, p);
    printf("\n  %s\n", list[CANDIDATE_AUTO].info.kernel);
    printf("  %-20s %7s %6s %11s %6s %9s %7s %7s %9s %7s  exact%s\n", "decomposition", "workers", "peers", "time us",
           "+- %", r->unit.flops, "of peak", "vs DP", "predicted", "GB/s", r->o->compare ? "  vs file" : "");
    for (int i = 0; i < CANDIDATE_COUNT; i++)
    {
        if (list[i].time > 0.0)
            print_candidate(r, p, list, i);
        else if (*list[i].note)
            printf("  %-20s %s\n", CANDIDATE_NAMES[i], list[i].note);
    }
    fflush(stdout);
}

/* ---- summary --------------------------------------------------------------------------------- */

/* `worst` is the smallest ratio. */
static void add_ratio(mean* m, double ratio)
{
    if (m->count == 0 || ratio < m->worst)
        m->worst = ratio;
    m->sum += log(ratio);
    m->count++;
}

static double find_best_forced(const candidate list[CANDIDATE_COUNT])
{
    double best = 0.0;
    for (int i = CANDIDATE_AUTO + 1; i < CANDIDATE_COUNT; i++)
        if (list[i].time > 0.0 && (best == 0.0 || list[i].time < best))
            best = list[i].time;
    return best;
}

static void summarise(report* r, const problem* p, const candidate list[CANDIDATE_COUNT])
{
    double chosen = list[CANDIDATE_AUTO].time, baseline = find_baseline(list), best = find_best_forced(list);
    bool better = best > 0.0 && (r->best == 0.0 || best < r->best);
    double others = r->o->compare ? find_csv_time(&r->others, p, CANDIDATE_NAMES[CANDIDATE_AUTO]) : 0.0;
    r->chosen = chosen > 0.0 ? chosen : r->chosen;
    r->best = better ? best : r->best;
    for (int i = 0; i < CANDIDATE_COUNT; i++)
    {
        r->plans += list[i].time > 0.0;
        r->wrong += list[i].time > 0.0 && !list[i].verified;
        r->slow += list[i].time > 0.0 && r->t->timed_at == CLOCKS_LOW;
    }
    if (chosen > 0.0 && baseline > 0.0)
        add_ratio(&r->over_data_parallel, baseline / chosen);
    if (chosen > 0.0 && others > 0.0)
        add_ratio(&r->over_others, others / chosen);
    double forced = list[CANDIDATE_FORCED].time;
    if (chosen > 0.0 && forced > 0.0 && r->o->decisions.batch_invariant)
        add_ratio(&r->invariant[p->shape->m >= FEW_ROWS], chosen / forced);
}

static void warn_of_clocks(const problem* p)
{
    const shape* s = p->shape;
    clear_progress();
    fprintf(stderr, "benchmark: %ux%ux%u %s %s: the device's clocks did not stay up: its times are too long\n", s->m,
            s->n, s->k, p->types->name, name_layouts(p));
}

void report_problem(report* r, const problem* p, const candidate list[CANDIDATE_COUNT])
{
    if (r->t->timed_at == CLOCKS_LOW)
        warn_of_clocks(p);
    print_table(r, p, list);
    summarise(r, p, list);
    write_problem(r, p, list);
}

void report_end(report* r)
{
    r->problems += r->chosen > 0.0 || r->best > 0.0;
    if (r->chosen > 0.0 && r->best > 0.0)
        add_ratio(&r->regret, r->best / r->chosen);
    r->chosen = r->best = 0.0;
    end_problem(r);
}

void report_skipped(report* r, const problem* p, const char* why)
{
    print_title(p);
    printf("\n  skipped: %s\n", why);
    fflush(stdout);
    r->skipped++;
}

static void print_mean(const char* what, const mean* m)
{
    if (m->count > 0)
        printf("  %s: %.3f in the geometric mean, %.3f at worst, of %u\n", what, exp(m->sum / m->count), m->worst,
               m->count);
}

bool close_report(report* r)
{
    clear_progress();
    printf("\nproducts: %u timed, %u skipped; plans: %u timed, %u verified, %u wrong\n", r->problems, r->skipped,
           r->plans, r->plans - r->wrong, r->wrong);
    if (r->slow > 0)
        printf("  plans whose times are too long, as the clocks did not stay up: %u\n", r->slow);
    if (r->known > 0)
        printf("  products in %s already: %u; summary.py sums up the whole file\n", r->o->csv, r->known);
    print_mean("auto over data-parallel", &r->over_data_parallel);
    print_mean(r->o->every_kernel ? "auto over the fastest other plan of any kernel"
                                  : "auto over the fastest other plan",
               &r->regret);
    print_mean("auto over the file compared with", &r->over_others);
    print_mean("batch-invariant over auto, of 1 to 15 rows", &r->invariant[0]);
    print_mean("batch-invariant over auto, of 16 rows and more", &r->invariant[1]);
    free_csv(&r->others);
    return close_files(r);
}
