/* sparse_benchmark: times products of generated sparse matrices with vectors and dense matrices, by every schedule, and
 * with themselves; and products of dense matrices where a sparse one has nonzeros. Each result is verified.
 *
 * Read from the bottom. A matrix (sparse_matrices.h) is multiplied by every plan (sparse_trial.h), or only replayed
 * (sparse_replay.h, spgemm_replay.h). */
#include "../common/parser.h"
#include "../common/profile.h"
#include "../common/status.h"
#include "../matrix_market/matrix_market.h"
#include "limits.h"
#include "../common/progress.h"
#include "sparse_replay.h"
#include "sparse_sampled.h"
#include "sparse_square.h"
#include "sparse_trial.h"
#include "spgemm_replay.h"
#include "spgemm_trial.h"

#include <stdio.h>
#include <string.h>

static const char* const USAGE =
    "usage: sparse_benchmark [options]\n"
    "\n"
    "Times y = A x, and D = A B with n columns, by every schedule: A is sparse, in CSR. Bytes are those of A, B and\n"
    "D, each moved once; their rate is compared with that of a copy, measured in the same run. Every result is\n"
    "verified.\n"
    "\n"
    "  --matrices TEXT       only those whose name has this in it: stencil-5, stencil-27, banded, uniform, blocks,\n"
    "                        rmat (a power law), dense-row\n"
    "  --mtx FILE            the matrix of a Matrix Market file instead; its values are not read\n"
    "  --nonzeros N          of the smallest matrices, about; the next are 10 times as large (default 10000)\n"
    "  --most N              of the largest ones (default 100000000, of A A and --sddmm 10000000; on a CPU 100000)\n"
    "  --n N                 columns of B (default 1; 0: 1, 32 and 128)\n"
    "  --workers N           of merge-path, or --sddmm (default: the library chooses; so it is with the next two)\n"
    "  --group N             teams that share a row: of group-mapped and row-blocks\n"
    "  --staged N            nonzeros that a workgroup loads at once: of merge-path and row-blocks\n"
    "  --square              times C = A A, which is sparse, too: step by step, and as a program has it\n"
    "  --products N          at most, of A A: larger matrices are made smaller (default 400000000; on a CPU 4000000)\n"
    "  --workspace N         MiB that A A may have beside its operands (default: what the library chooses)\n"
    "  --schedule S          of A A: thread-mapped, group-mapped, merge-path (default: what the library chooses)\n"
    "  --sddmm               times D = A B, with dense A and B, where the sparse matrix has nonzeros\n"
    "  --k N                 columns of A, of --sddmm (default: 32, and then 128)\n"
    "  --lanes N             invocations that share a nonzero of --sddmm (default: what the library chooses)\n"
    "  --type T              f32, f64, f16, s32 (default f32)\n"
    "  --batches N           batches timed of each plan, of which the median is taken (default 5)\n"
    "  --quick               shorter batches\n"
    "  --device D            index, or part of the name; default: $STREAMK_DEVICE, else a discrete GPU\n"
    "  --csv FILE            write every result as a line\n"
    "  --replay              only say how evenly the schedules deal the matrices; with --square, products of A A\n"
    "  --profile P           replay for the device of this profile, which need not be there\n"
    "  --dump                write the first matrix to stdout: rows, columns, nonzeros, row offsets, column indices,\n"
    "                        as numbers of 32 bits\n"
    "  --help\n"
    "\n"
    "Exit codes: 0 done, 1 a wrong result or a failure of Vulkan, 2 bad input.\n";

static const char* const SCHEDULE_NAMES[] = {"auto", "thread-mapped", "group-mapped", "merge-path", NULL};
static const sk_schedule SQUARE_SCHEDULES[] = {SK_SCHEDULE_AUTO, SK_SCHEDULE_THREAD_MAPPED, SK_SCHEDULE_GROUP_MAPPED,
                                               SK_SCHEDULE_MERGE_PATH};

static const char* const TYPE_NAMES[] = {"f32", "f64", "f16", "s32", NULL};
static const sk_type SPARSE_TYPES[] = {SK_TYPE_F32, SK_TYPE_F64, SK_TYPE_F16, SK_TYPE_S32};

enum
{
    MOST_PRODUCTS = 400000000
};

typedef struct job
{
    const char *matrices, *mtx, *device, *csv, *profile, *program;
    uint32_t nonzeros, most, n, k, lanes, batches, products, workspace;
    uint32_t slots; /* workgroups that run together, of a replay */
    sparse_decisions forced;
    int type, schedule;
    bool quick, replay, dump, square, sampled, help;
    gpu g;
    sk_context* context;
    timing timing;
    FILE* file;
    double copy; /* bytes a second */
    uint32_t wrong;
} job;

static const char* const COLUMNS =
    "matrix,rows,columns,nonzeros,longest row,n,type,series,schedule,group,workers,staged,measured us,spread,"
    "GB/s,copy GB/s,result\n";
static const char* const SERIES_NAMES[SPARSE_SERIES] = {"thread-mapped", "group-mapped", "merge-path", "row-blocks",
                                                        "auto"};

static bool tick(void* user_data)
{
    (void)user_data;
    tick_progress();
    return true;
}

/* ---- a product ------------------------------------------------------------------------------- */

static void report_series(job* j, const char* name, const sparse_trial* t, int i)
{
    const timed* series = &t->series[i];
    sk_sparse_info info = sk_query_sparse_plan(t->plans[i]);
    double rate = count_sparse_bytes(t) / series->time;
    const char* chosen = i + 1 == SPARSE_SERIES ? sk_schedule_name(info.schedule) : "";
    printf("  %-13s %10.1f us %9.1f GB/s  %5.2f of a copy  %6.2f of merge-path%s%s%s%s\n", SERIES_NAMES[i],
           1e6 * series->time, 1e-9 * rate, j->copy > 0.0 ? rate / j->copy : 0.0, t->series[2].time / series->time,
           *chosen ? "  " : "", chosen, t->wrong[i] ? "  WRONG" : "",
           j->timing.timed_at == CLOCKS_LOW ? "  low clocks" : "");
    if (j->file)
        fprintf(j->file, "%s,%u,%u,%u,%u,%u,%s,%s,%s,%u,%u,%u,%.3f,%.3f,%.1f,%.1f,%s\n", name, t->m->rows,
                t->m->columns, t->m->nonzeros, t->m->longest_row, t->n, sk_type_name(t->type), SERIES_NAMES[i],
                sk_schedule_name(info.schedule), info.group, info.workers, info.staged, 1e6 * series->time,
                series->spread, 1e-9 * rate, 1e-9 * j->copy, t->wrong[i] ? "wrong" : "right");
    j->wrong += t->wrong[i] > 0;
}

static status run_product(job* j, const char* name, const sparse_matrix* m, uint32_t n)
{
    sparse_trial t;
    status s = DONE;
    if (!open_sparse_trial(&t, &j->g, j->context, m, SPARSE_TYPES[j->type], n, &j->forced))
    {
        clear_progress();
        printf("%s: skipped: memory is short, or there is no plan\n", name);
    }
    else if (verify_sparse_trial(&t) && time_sparse_trial(&t, &j->timing, tick))
    {
        clear_progress();
        printf("%s: %u x %u, %u nonzeros, longest row %u, n %u\n", name, m->rows, m->columns, m->nonzeros,
               m->longest_row, n);
        for (int i = 0; i < SPARSE_SERIES; i++)
            report_series(j, name, &t, i);
    }
    else
        s = FAILED;
    close_sparse_trial(&t);
    return s;
}

/* ---- a replay -------------------------------------------------------------------------------- */

static bool replay_schedule(const job* j, const char* name, const sparse_matrix* m, int i)
{
    sk_sparse_desc desc = describe_sparse_series(m, SPARSE_TYPES[j->type], j->n, i, &j->forced);
    sk_sparse_plan* plan = NULL;
    sparse_replay r;
    bool done = sk_create_sparse_plan(j->context, &desc, &plan) == SK_SUCCESS && replay_sparse(plan, m, j->slots, &r);
    if (done)
    {
        sk_sparse_info info = sk_query_sparse_plan(plan);
        printf("%-10s %9u %9u %8u  %-13s %-13s %5u %8u %8u  %.4f\n", name, m->rows, m->nonzeros, m->longest_row,
               SERIES_NAMES[i], sk_schedule_name(info.schedule), info.group, info.workers, r.longest_worker,
               r.utilisation);
    }
    sk_destroy_sparse_plan(plan);
    return done;
}

/* A A by a schedule. */
static bool replay_square_schedule(const job* j, const char* name, const sparse_matrix* m, sk_schedule schedule)
{
    sk_spgemm_desc desc = describe_square(m, SPARSE_TYPES[j->type], schedule, (VkDeviceSize)j->workspace << 20);
    sk_spgemm_plan* plan = NULL;
    spgemm_replay r;
    bool done = sk_create_spgemm_plan(j->context, &desc, &plan) == SK_SUCCESS && replay_spgemm(plan, m, j->slots, &r);
    if (done)
        printf("%-10s %9u %9u %10llu  %-13s %8u %8llu %10llu %5u  %.4f\n", name, m->rows, m->nonzeros,
               (unsigned long long)r.products, sk_schedule_name(schedule), sk_query_spgemm_plan(plan).workers,
               (unsigned long long)r.parts, (unsigned long long)r.busiest, r.lanes, r.utilisation);
    sk_destroy_spgemm_plan(plan);
    return done;
}

/* By the schedule that is named, or by all. */
static status replay_square(const job* j, const char* name, const sparse_matrix* m)
{
    status s = DONE;
    for (int i = 1; SCHEDULE_NAMES[i]; i++)
        if (j->schedule == 0 || j->schedule == i)
            s = replay_square_schedule(j, name, m, SQUARE_SCHEDULES[i]) && s == DONE ? DONE : FAILED;
    return s;
}

static status begin_replay(job* j)
{
    sk_type type = SPARSE_TYPES[j->type];
    j->n = j->n ? j->n : 1;
    j->slots = j->square ? count_spgemm_slots(j->context, type) : count_replay_slots(j->context, type, j->n);
    if (j->slots == 0)
        return FAILED;
    printf("%u workgroups run together\n", j->slots);
    if (j->square)
        printf("%-10s %9s %9s %10s  %-13s %8s %8s %10s %5s  %s\n", "matrix", "rows", "nonzeros", "products",
               "schedule", "workers", "parts", "busiest", "lanes", "utilisation");
    else
        printf("%-10s %9s %9s %8s  %-13s %-13s %5s %8s %8s  %s\n", "matrix", "rows", "nonzeros", "longest", "series",
               "schedule", "group", "workers", "busiest", "utilisation");
    return DONE;
}

/* ---- all ------------------------------------------------------------------------------------- */

static status dump_matrix(const sparse_matrix* m)
{
    uint32_t head[] = {m->rows, m->columns, m->nonzeros};
    bool written = fwrite(head, sizeof head, 1, stdout) == 1 &&
                   fwrite(m->row_offsets, 4, m->rows + (size_t)1, stdout) == m->rows + (size_t)1 &&
                   fwrite(m->column_indices, 4, m->nonzeros, stdout) == m->nonzeros;
    return written ? DONE : FAILED;
}

static status square_matrix(job* j, const char* name, const sparse_matrix* m)
{
    sk_schedule schedule = SQUARE_SCHEDULES[j->schedule];
    square_job square = {&j->g,        j->context, &j->timing, tick, SPARSE_TYPES[j->type],
                         j->workspace, schedule,   j->file,    0};
    status s = run_square(&square, name, m);
    j->wrong += square.wrong;
    return s;
}

static status sample_matrix(job* j, const char* name, const sparse_matrix* m)
{
    static const uint32_t all[] = {32, 128};
    sampled_job sampled = {
        &j->g,   j->context, &j->timing, tick, SPARSE_TYPES[j->type], {j->forced.workers, j->lanes},
        j->copy, j->file,    0};
    status s = DONE;
    for (int i = 0; i < 2 && s == DONE; i++)
        s = j->k == 0 || i == 0 ? run_sampled(&sampled, name, m, j->k ? j->k : all[i]) : DONE;
    j->wrong += sampled.wrong;
    return s;
}

static status run_matrix(job* j, const char* name, const sparse_matrix* m)
{
    static const uint32_t all[] = {1, 32, 128};
    status s = DONE;
    if (j->dump)
        return dump_matrix(m);
    if (j->square)
        return j->replay ? replay_square(j, name, m) : square_matrix(j, name, m);
    if (j->sampled)
        return sample_matrix(j, name, m);
    for (int i = 0; i < SPARSE_SERIES && j->replay; i++)
        s = replay_schedule(j, name, m, i) && s == DONE ? DONE : FAILED;
    for (int i = 0; i < 3 && !j->replay && s == DONE; i++)
        s = j->n == 0 || i == 0 ? run_product(j, name, m, j->n ? j->n : all[i]) : DONE;
    return s;
}

static status run_file(job* j)
{
    char sentence[MTX_SENTENCE];
    mtx_csr csr;
    if (!read_mtx_csr(j->mtx, MTX_UNUSED, &csr, sentence))
    {
        fprintf(stderr, "sparse_benchmark: %s\n", sentence);
        return BAD_INPUT;
    }
    sparse_matrix m = {csr.rows, csr.columns, csr.nonzeros, csr.longest_row, csr.row_offsets, csr.column_indices};
    status s = BAD_INPUT;
    if (m.rows == 0 || m.nonzeros == 0)
        fprintf(stderr, "sparse_benchmark: %s has no nonzeros\n", j->mtx);
    else if (j->square && m.rows != m.columns)
        fprintf(stderr, "sparse_benchmark: %s is %u x %u, but --square multiplies it by itself\n", j->mtx, m.rows,
                m.columns);
    else
        s = run_matrix(j, j->mtx, &m);
    free_mtx_csr(&csr);
    return s;
}

static bool make_matrix(const job* j, const sparse_kind* kind, uint32_t nonzeros, sparse_matrix* m)
{
    return j->square ? make_squarable_matrix(kind, nonzeros, j->products, m) : make_sparse_matrix(kind, nonzeros, m);
}

static status run_matrices(job* j)
{
    sparse_matrix m;
    status s = DONE;
    for (uint64_t nonzeros = j->nonzeros; nonzeros <= j->most && s == DONE; nonzeros *= 10)
        for (int i = 0; i < SPARSE_KINDS && s == DONE; i++)
        {
            const char* name = SPARSE_MATRICES[i].name;
            if (j->matrices && !strstr(name, j->matrices))
                continue;
            if (!j->dump && !j->replay)
                begin_step(name, (size_t)i + 1, SPARSE_KINDS);
            if (make_matrix(j, &SPARSE_MATRICES[i], (uint32_t)nonzeros, &m))
                s = run_matrix(j, name, &m);
            else
                fprintf(stderr, "%s of %u nonzeros: skipped: memory is short\n", name, (uint32_t)nonzeros);
            free_sparse_matrix(&m);
            if (j->dump)
                return s;
        }
    return s;
}

static status open_job(job* j)
{
    gpu_options options = {0};
    options.device = j->device;
    if (j->dump || j->profile)
        j->products = j->products ? j->products : MOST_PRODUCTS;
    if (j->dump)
        return DONE;
    if (j->profile)
        return open_profile(j->program, j->profile, 0, &j->context);
    status s = open_context(&j->g, &options, &j->context);
    bool cpu = s == DONE && j->g.properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    j->most = j->most ? j->most : cpu ? 100000 : j->square || j->sampled ? 10000000 : 100000000;
    j->products = j->products ? j->products : cpu ? 4000000 : MOST_PRODUCTS;
    if (s != DONE || j->replay)
        return s;
    if (!create_timing(&j->timing, &j->g, j->quick, j->batches))
        return FAILED;
    j->timing.tick = tick;
    j->copy = measure_copy_limit(&j->g, &j->timing, sk_query_context(j->context).compute_units);
    printf("%s: a copy moves %.1f GB/s\n", j->g.properties.deviceName, 1e-9 * j->copy);
    return DONE;
}

static status run(job* j)
{
    status s = open_job(j);
    j->most = j->most ? j->most : j->dump ? j->nonzeros : 10000000;
    if (s == DONE && j->csv)
    {
        j->file = fopen(j->csv, "w");
        if (!j->file)
        {
            fprintf(stderr, "sparse_benchmark: %s cannot be written\n", j->csv);
            return BAD_INPUT;
        }
        fputs(j->square ? SQUARE_COLUMNS : j->sampled ? SAMPLED_COLUMNS : COLUMNS, j->file);
    }
    if (s == DONE && j->replay)
        s = begin_replay(j);
    if (s == DONE)
        s = j->mtx ? run_file(j) : run_matrices(j);
    bool closed = !j->file || fclose(j->file) == 0;
    return s == DONE && (j->wrong > 0 || !closed) ? FAILED : s;
}

static bool check_words(const job* j)
{
    if (j->batches > TIMING_MOST_BATCHES)
        fprintf(stderr, "sparse_benchmark: --batches is %u, takes 1 to %d\n", j->batches, (int)TIMING_MOST_BATCHES);
    else if (j->profile && !j->replay)
        fprintf(stderr, "sparse_benchmark: --profile is for --replay alone\n");
    else if (j->sampled && j->replay)
        fprintf(stderr, "sparse_benchmark: --sddmm is not replayed\n");
    else if (j->square && j->sampled)
        fprintf(stderr, "sparse_benchmark: --square and --sddmm are two products: take one\n");
    else if ((j->products || j->workspace || j->schedule) && !j->square)
        fprintf(stderr, "sparse_benchmark: --products, --workspace and --schedule are for --square alone\n");
    else if ((j->k || j->lanes) && !j->sampled)
        fprintf(stderr, "sparse_benchmark: --k and --lanes are for --sddmm alone\n");
    else if ((j->forced.group || j->forced.staged) && j->sampled)
        fprintf(stderr, "sparse_benchmark: --group and --staged are not for --sddmm\n");
    else
        return true;
    return false;
}

static bool parse(int count, char** words, job* j)
{
    const option list[] = {
        {"--matrices", OPTION_TEXT, &j->matrices, NULL},
        {"--mtx", OPTION_TEXT, &j->mtx, NULL},
        {"--nonzeros", OPTION_COUNT, &j->nonzeros, NULL},
        {"--most", OPTION_COUNT, &j->most, NULL},
        {"--n", OPTION_EXTENT, &j->n, NULL},
        {"--workers", OPTION_COUNT, &j->forced.workers, NULL},
        {"--group", OPTION_COUNT, &j->forced.group, NULL},
        {"--staged", OPTION_COUNT, &j->forced.staged, NULL},
        {"--square", OPTION_FLAG, &j->square, NULL},
        {"--products", OPTION_COUNT, &j->products, NULL},
        {"--workspace", OPTION_COUNT, &j->workspace, NULL},
        {"--schedule", OPTION_WORD, &j->schedule, SCHEDULE_NAMES},
        {"--sddmm", OPTION_FLAG, &j->sampled, NULL},
        {"--k", OPTION_COUNT, &j->k, NULL},
        {"--lanes", OPTION_COUNT, &j->lanes, NULL},
        {"--type", OPTION_WORD, &j->type, TYPE_NAMES},
        {"--batches", OPTION_COUNT, &j->batches, NULL},
        {"--quick", OPTION_FLAG, &j->quick, NULL},
        {"--device", OPTION_TEXT, &j->device, NULL},
        {"--csv", OPTION_TEXT, &j->csv, NULL},
        {"--replay", OPTION_FLAG, &j->replay, NULL},
        {"--profile", OPTION_TEXT, &j->profile, NULL},
        {"--dump", OPTION_FLAG, &j->dump, NULL},
        {"--help", OPTION_FLAG, &j->help, NULL},
        {NULL, OPTION_FLAG, NULL, NULL},
    };
    j->program = words[0];
    j->nonzeros = 10000;
    j->n = 1;
    j->batches = 5;
    for (int i = 1; i < count; i++)
        if (!parse_option("sparse_benchmark", list, count, words, &i))
            return false;
    return check_words(j);
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
    if (j.timing.g)
        destroy_timing(&j.timing);
    sk_destroy_context(j.context);
    if (j.g.instance)
        close_gpu(&j.g);
    return (int)s;
}
