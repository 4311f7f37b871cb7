/* sparse_benchmark: times products of generated sparse matrices with vectors and dense matrices, by every
 * decomposition, and with themselves; and products of dense matrices where a sparse one has nonzeros. Each result is
 * verified.
 *
 * Read from the bottom. A matrix (sparse_matrices.h) is multiplied by dense ones (sparse_products.h), by itself
 * (sparse_square.h), or where it has nonzeros (sparse_sampled.h); or it is only replayed (sparse_replays.h).
 * job.h has what all benchmarks do. */
#include "course/profile.h"
#include "parts/files/mtx.h"
#include "parts/matrices/prolongation.h"
#include "parts/matrices/random_structures.h"
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
    "Times y = A x, and D = A B with n columns, by every decomposition: A is sparse, in CSR. Bytes are those of A, B\n"
    "and D, each moved once; their rate is compared with that of a copy, measured in the same run. Every result is\n"
    "verified.\n"
    "\n"
    "  --matrices TEXT       only those whose name has this in it: stencil-5, stencil-27, banded, uniform, blocks,\n"
    "                        rmat (a power law), dense-row, scattered-7 (a grid numbered at random),\n"
    "                        sparse-rows (nine rows of ten are empty)\n"
    "  --random N SEED       N matrices of --nonzeros to --most nonzeros instead, whose structure is drawn: lengths\n"
    "                        of rows, columns, empty rows, and the order of rows\n"
    "  --mtx FILE            the matrix of a Matrix Market file instead; its values are not read\n"
    "  --nonzeros N          of the smallest matrices, about; the next are 10 times as large (default 10000)\n"
    "  --most N              of the largest ones (default 100000000, of A A and --sddmm 10000000; on a CPU 100000)\n"
    "  --n N                 columns of B (default 1; 0: 1, 32 and 128)\n"
    "  --workers N           of merge-path, or --sddmm (default: the library chooses; so it is with the next two)\n"
    "  --group N             teams that share a row: of group-mapped and row-blocks\n"
    "  --staged N            nonzeros that a workgroup loads at once: of merge-path and row-blocks\n"
    "  --square              times C = A A, which is sparse, too: step by step, and as a program has it\n"
    "  --coarsen             with --square: also A P and R (A P) of algebraic multigrid; P is constant, and smoothed\n"
    "  --products N          at most, of A A: larger matrices are made smaller (default 400000000; on a CPU 4000000)\n"
    "  --workspace N         MiB that A A may have beside its operands (default: what the library chooses)\n"
    "  --decomposition S     of A A: thread-mapped, group-mapped, merge-path (default: what the library chooses)\n"
    "  --sddmm               times D = A B, with dense A and B, where the sparse matrix has nonzeros\n"
    "  --k N                 columns of A, of --sddmm (default: 32, and then 128)\n"
    "  --lanes N             invocations that share a nonzero of --sddmm (default: what the library chooses)\n"
    "  --type T              f32, f64, f16, s32 (default f32)\n"
    "  --batches N           batches timed of each plan, of which the median is taken (default 5)\n"
    "  --quick               shorter batches\n"
    "  --device D            index, or part of the name; default: $STREAMK_DEVICE, else a discrete GPU\n"
    "  --csv FILE            write every result as a line\n"
    "  --replay              only say how evenly the decompositions deal the matrices; with --square, products of A A\n"
    "  --profile P           replay for the device of this profile, which need not be there\n"
    "  --dump                write the first matrix to stdout: rows, columns, nonzeros, row offsets, column indices,\n"
    "                        as numbers of 32 bits; with --coarsen both P, too\n"
    "  --help\n"
    "\n"
    "Exit codes: 0 done, 1 a wrong result or a failure of Vulkan, 2 bad input.\n";

static const char* const DECOMPOSITION_NAMES[] = {"auto", "thread-mapped", "group-mapped", "merge-path", NULL};
static const sk_sparse_decomposition SQUARE_DECOMPOSITIONS[] = {
    SK_SPARSE_DECOMPOSITION_AUTO, SK_SPARSE_DECOMPOSITION_THREAD_MAPPED, SK_SPARSE_DECOMPOSITION_GROUP_MAPPED,
    SK_SPARSE_DECOMPOSITION_MERGE_PATH};

static const char* const TYPE_NAMES[] = {"f32", "f64", "f16", "s32", NULL};
static const sk_type SPARSE_TYPES[] = {SK_TYPE_F32, SK_TYPE_F64, SK_TYPE_F16, SK_TYPE_S32};

enum
{
    MOST_PRODUCTS = 400000000
};

/* ---- a matrix -------------------------------------------------------------------------------- */

static bool write_matrix(const sparse_matrix* m)
{
    uint32_t head[] = {m->rows, m->columns, m->nonzeros};
    bool written = fwrite(head, sizeof head, 1, stdout) == 1 &&
                   fwrite(m->row_offsets, 4, m->rows + (size_t)1, stdout) == m->rows + (size_t)1 &&
                   fwrite(m->column_indices, 4, m->nonzeros, stdout) == m->nonzeros && fflush(stdout) == 0;
    return written;
}

/* With prolongations behind it, if products with them are asked for. */
static status dump_matrix(const sparse_job* j, const sparse_matrix* m)
{
    bool written = write_matrix(m);
    for (int is_smoothed = 0; is_smoothed < 2 && written && j->coarsens; is_smoothed++)
    {
        sparse_matrix p;
        written = make_prolongation(m, is_smoothed, &p) && write_matrix(&p);
        free_sparse_matrix(&p);
    }
    if (!written)
        fprintf(stderr, "sparse_benchmark: standard output cannot be written: %s\n", strerror(errno));
    return written ? DONE : FAILED;
}

static status run_matrix(sparse_job* j, const char* name, const sparse_matrix* m)
{
    if (!j->dump && !j->replay)
        return (j->square ? run_square : j->sampled ? run_sampled : run_products)(j, name, m);
    status s = j->dump ? dump_matrix(j, m) : replay_matrix(j, name, m);
    j->base.measured += s == DONE;
    return s;
}

/* ---- all ------------------------------------------------------------------------------------- */

static status run_file(sparse_job* j)
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

static bool make_matrix(const sparse_job* j, const sparse_kind* kind, uint32_t nonzeros, sparse_matrix* m)
{
    return j->square ? make_squarable_matrix(kind, nonzeros, j->products, m) : make_sparse_matrix(kind, nonzeros, m);
}

static status run_matrices(sparse_job* j)
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

static status run_random(sparse_job* j)
{
    status s = DONE;
    for (uint32_t i = 0; i < j->random[0] && s == DONE; i++)
    {
        char name[RANDOM_STRUCTURE_NAME] = "";
        sparse_matrix m;
        bool made = make_random_structure(j->random[1], i, j->nonzeros, j->most, name, &m);
        if (!j->dump && !j->replay)
            begin_step(name, i + (size_t)1, j->random[0]);
        if (made)
            s = run_matrix(j, name, &m);
        else
            fprintf(stderr, "random structure %u: skipped: memory is short\n", i);
        free_sparse_matrix(&m);
        if (j->dump)
            return s;
    }
    return s;
}

static status prepare_device(sparse_job* j)
{
    job* base = &j->base;
    status s = open_job_device(base, NULL);
    bool cpu = s == DONE && is_on_cpu(base);
    j->most = j->most ? j->most : cpu ? 100000 : j->square || j->sampled ? 10000000 : 100000000;
    j->products = j->products ? j->products : cpu ? 4000000 : MOST_PRODUCTS;
    if (s != DONE || j->replay)
        return s;
    if (!open_job_clock(base))
        return FAILED;
    j->copy = measure_copy_limit(&base->g, &base->timing, sk_query_context(base->context).compute_units);
    printf("%s: a copy moves %.1f GB/s\n", base->g.properties.deviceName, 1e-9 * j->copy);
    return DONE;
}

static status prepare(job* base)
{
    sparse_job* j = (sparse_job*)base;
    base->head = j->square ? SQUARE_COLUMNS : j->sampled ? SAMPLED_COLUMNS : PRODUCT_COLUMNS;
    if (!j->dump && !j->profile)
        return prepare_device(j);
    j->products = j->products ? j->products : MOST_PRODUCTS;
    j->most = j->most ? j->most : j->dump ? j->nonzeros : 10000000;
    return j->dump ? DONE : open_profile(j->path, j->profile, 0, &base->context);
}

static status run(job* base)
{
    sparse_job* j = (sparse_job*)base;
    status s = j->replay ? begin_replay(j) : DONE;
    base->nothing = !j->mtx && j->most < j->nonzeros ? "--most is smaller than --nonzeros"
                                                     : "no matrix fits, or has a plan, as is said above";
    s = s != DONE ? s : j->mtx ? run_file(j) : j->random[0] ? run_random(j) : run_matrices(j);
    report_regret(j);
    return s;
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

static bool check_words(const sparse_job* j)
{
    if (j->profile && !j->replay)
        fprintf(stderr, "sparse_benchmark: --profile is for --replay alone\n");
    else if (j->sampled && j->replay)
        fprintf(stderr, "sparse_benchmark: --sddmm is not replayed\n");
    else if (j->square && j->sampled)
        fprintf(stderr, "sparse_benchmark: --square and --sddmm are two products: take one\n");
    else if (j->random[0] && (j->square || j->mtx || j->matrices))
        fprintf(stderr, "sparse_benchmark: --random is not for --square, --mtx and --matrices\n");
    else if ((j->products || j->workspace || j->decomposition_word || j->coarsens) && !j->square)
        fprintf(stderr,
                "sparse_benchmark: --products, --workspace, --decomposition and --coarsen are for --square alone\n");
    else if (j->coarsens && j->replay)
        fprintf(stderr, "sparse_benchmark: --coarsen is not replayed\n");
    else if ((j->k || j->lanes) && !j->sampled)
        fprintf(stderr, "sparse_benchmark: --k and --lanes are for --sddmm alone\n");
    else if ((j->group || j->staged) && j->sampled)
        fprintf(stderr, "sparse_benchmark: --group and --staged are not for --sddmm\n");
    else if (j->dump && isatty(fileno(stdout)))
        fprintf(stderr,
                "sparse_benchmark: --dump is binary, and standard output is a terminal: let a file take it\n");
    else
        return !j->matrices || check_name(j->matrices);
    return false;
}

static bool parse(job* base, int count, char** words)
{
    sparse_job* j = (sparse_job*)base;
    option shared[JOB_OPTIONS];
    const option list[] = {
        {"--matrices", OPTION_TEXT, &j->matrices, NULL},
        {"--random", OPTION_PAIR, j->random, NULL},
        {"--mtx", OPTION_TEXT, &j->mtx, NULL},
        {"--nonzeros", OPTION_COUNT, &j->nonzeros, NULL},
        {"--most", OPTION_COUNT, &j->most, NULL},
        {"--n", OPTION_EXTENT, &j->n, NULL},
        {"--workers", OPTION_COUNT, &j->workers, NULL},
        {"--group", OPTION_COUNT, &j->group, NULL},
        {"--staged", OPTION_COUNT, &j->staged, NULL},
        {"--square", OPTION_FLAG, &j->square, NULL},
        {"--coarsen", OPTION_FLAG, &j->coarsens, NULL},
        {"--products", OPTION_COUNT, &j->products, NULL},
        {"--workspace", OPTION_COUNT, &j->workspace, NULL},
        {"--decomposition", OPTION_WORD, &j->decomposition_word, DECOMPOSITION_NAMES},
        {"--sddmm", OPTION_FLAG, &j->sampled, NULL},
        {"--k", OPTION_COUNT, &j->k, NULL},
        {"--lanes", OPTION_COUNT, &j->lanes, NULL},
        {"--type", OPTION_WORD, &j->type_word, TYPE_NAMES},
        {"--replay", OPTION_FLAG, &j->replay, NULL},
        {"--profile", OPTION_TEXT, &j->profile, NULL},
        {"--dump", OPTION_FLAG, &j->dump, NULL},
        {NULL, OPTION_MORE, shared, NULL},
    };
    j->path = words[0];
    j->nonzeros = 10000;
    j->n = 1;
    list_job_options(base, shared);
    if (!parse_job("sparse_benchmark", base, list, count, words))
        return false;
    j->type = SPARSE_TYPES[j->type_word];
    j->decomposition = SQUARE_DECOMPOSITIONS[j->decomposition_word];
    return check_words(j);
}

static void help(void)
{
    printf("%s", USAGE);
}

int main(int count, char** words)
{
    static sparse_job j;
    const benchmark b = {"sparse_benchmark", parse, help, prepare, run, NULL};
    return run_benchmark(&b, &j.base, count, words);
}
