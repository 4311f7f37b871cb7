/* sparse_benchmark: times products of generated sparse matrices with vectors and dense matrices, by every schedule, and
 * with themselves; and products of dense matrices where a sparse one has nonzeros. Each result is verified.
 *
 * Read from the bottom. A matrix (sparse_matrices.h) is multiplied by dense ones (sparse_products.h), by itself
 * (sparse_square.h), or where it has nonzeros (sparse_sampled.h); or it is only replayed (sparse_replays.h). */
#include "course/parser.h"
#include "course/profile.h"
#include "course/status.h"
#include "parts/files/mtx.h"
#include "parts/timing/limits.h"
#include "parts/words/progress.h"
#include "sparse_products.h"
#include "sparse_replays.h"
#include "sparse_sampled.h"
#include "sparse_square.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

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
    sparse_decisions forced;
    int type, schedule;
    bool quick, replay, dump, square, sampled, help;
    gpu g;
    sk_context* context;
    timing timing;
    FILE* file;
    double copy; /* bytes a second */
    replay_job replays;
    uint32_t measured, wrong; /* products; or matrices that are replayed or dumped */
} job;

static bool tick(void* user_data)
{
    (void)user_data;
    tick_progress();
    return true;
}

/* ---- a matrix -------------------------------------------------------------------------------- */

static status dump_matrix(const sparse_matrix* m)
{
    uint32_t head[] = {m->rows, m->columns, m->nonzeros};
    bool written = fwrite(head, sizeof head, 1, stdout) == 1 &&
                   fwrite(m->row_offsets, 4, m->rows + (size_t)1, stdout) == m->rows + (size_t)1 &&
                   fwrite(m->column_indices, 4, m->nonzeros, stdout) == m->nonzeros && fflush(stdout) == 0;
    if (!written)
        fprintf(stderr, "sparse_benchmark: standard output cannot be written: %s\n", strerror(errno));
    return written ? DONE : FAILED;
}

static status square_matrix(job* j, const char* name, const sparse_matrix* m)
{
    sk_schedule schedule = SQUARE_SCHEDULES[j->schedule];
    square_job square = {&j->g,        j->context, &j->timing, tick, SPARSE_TYPES[j->type],
                         j->workspace, schedule,   j->file,    0,    0};
    status s = run_square(&square, name, m);
    j->measured += square.measured;
    j->wrong += square.wrong;
    return s;
}

static status sample_matrix(job* j, const char* name, const sparse_matrix* m)
{
    static const uint32_t all[] = {32, 128};
    sampled_job sampled = {
        &j->g,   j->context, &j->timing, tick, SPARSE_TYPES[j->type], {j->forced.workers, j->lanes},
        j->copy, j->file,    0,          0};
    status s = DONE;
    for (int i = 0; i < 2 && s == DONE; i++)
        s = j->k == 0 || i == 0 ? run_sampled(&sampled, name, m, j->k ? j->k : all[i]) : DONE;
    j->measured += sampled.measured;
    j->wrong += sampled.wrong;
    return s;
}

static status multiply_matrix(job* j, const char* name, const sparse_matrix* m)
{
    static const uint32_t all[] = {1, 32, 128};
    product_job products = {&j->g,      j->context, &j->timing, tick, SPARSE_TYPES[j->type],
                            &j->forced, j->copy,    j->file,    0,    0};
    status s = DONE;
    for (int i = 0; i < 3 && s == DONE; i++)
        s = j->n == 0 || i == 0 ? run_product(&products, name, m, j->n ? j->n : all[i]) : DONE;
    j->measured += products.measured;
    j->wrong += products.wrong;
    return s;
}

static status run_matrix(job* j, const char* name, const sparse_matrix* m)
{
    if (!j->dump && !j->replay)
        return (j->square ? square_matrix : j->sampled ? sample_matrix : multiply_matrix)(j, name, m);
    status s = j->dump ? dump_matrix(m) : replay_matrix(&j->replays, name, m);
    j->measured += s == DONE;
    return s;
}

/* ---- all ------------------------------------------------------------------------------------- */

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

static status open_csv(job* j)
{
    j->file = j->csv ? fopen(j->csv, "w") : NULL;
    if (j->file)
        fputs(j->square ? SQUARE_COLUMNS : j->sampled ? SAMPLED_COLUMNS : PRODUCT_COLUMNS, j->file);
    else if (j->csv)
        fprintf(stderr, "sparse_benchmark: %s cannot be written: %s\n", j->csv, strerror(errno));
    return j->file || !j->csv ? DONE : BAD_INPUT;
}

static status begin_replays(job* j)
{
    j->replays = (replay_job){j->context, SPARSE_TYPES[j->type],         &j->forced,   j->n ? j->n : 1,
                              j->square,  SQUARE_SCHEDULES[j->schedule], j->workspace, 0};
    return begin_replay(&j->replays);
}

static status check_all(const job* j)
{
    if (j->wrong > 0)
        return FAILED;
    return check_measured("sparse_benchmark", j->measured,
                          !j->mtx && j->most < j->nonzeros ? "--most is smaller than --nonzeros"
                                                           : "no matrix fits, or has a plan, as is said above");
}

static status run(job* j)
{
    status s = open_job(j);
    j->most = j->most ? j->most : j->dump ? j->nonzeros : 10000000;
    s = s == DONE ? open_csv(j) : s;
    if (s == DONE && j->replay)
        s = begin_replays(j);
    if (s == DONE)
        s = j->mtx ? run_file(j) : run_matrices(j);
    if (s == DONE)
        s = check_all(j);
    if (!j->file || fclose(j->file) == 0)
        return s;
    fprintf(stderr, "sparse_benchmark: %s cannot be written: %s\n", j->csv, strerror(errno));
    return FAILED;
}

/* Whether any generated matrix has the name, or a part of it, that is asked for. */
static bool check_name(const char* wanted)
{
    for (int i = 0; i < SPARSE_KINDS; i++)
        if (strstr(SPARSE_MATRICES[i].name, wanted))
            return true;
    fprintf(stderr, "sparse_benchmark: no matrix has %s in its name; there are", wanted);
    for (int i = 0; i < SPARSE_KINDS; i++)
        fprintf(stderr, "%s %s", i ? "," : "", SPARSE_MATRICES[i].name);
    fputc('\n', stderr);
    return false;
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
    else if (j->dump && isatty(fileno(stdout)))
        fprintf(stderr,
                "sparse_benchmark: --dump is binary, and standard output is a terminal: let a file take it\n");
    else
        return !j->matrices || check_name(j->matrices);
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
