#include "sparse.h"

#include "parts/words/ending.h"
#include "options.h"
#include "parts/files/output.h"
#include "sparse_arrays.h"
#include "sparse_dense.h"

#include <errno.h>
#include <stdio.h>

static const char* const TYPE_WORDS[] = {"f32", "f64", "cf32", NULL};
static const sk_type TYPES[] = {SK_TYPE_F32, SK_TYPE_F64, SK_TYPE_CF32};

typedef struct sparse_job
{
    const char *paths[2], *output, *device;
    int type; /* of TYPES; -1: none was asked for */
    bool help;
    mtx_csr read[2], c;
    gpu g;
    sk_context* context;
    sk_spgemm_plan* plan;
    gpu_buffer arrays[3][3]; /* of A, B and C: row offsets, column indices, values */
    gpu_buffer workspace, status;
} sparse_job;

bool names_sparse_files(int count, char** words)
{
    return count > 1 && ends_in(words[1], ".mtx");
}

/* Whether B is. */
static bool is_dense(const sparse_job* j)
{
    return ends_in(j->paths[1], ".npy");
}

/* Without a type, that of the files. */
static sk_type type_of(const sparse_job* j)
{
    bool is_complex = j->read[0].field == MTX_COMPLEX || j->read[1].field == MTX_COMPLEX;
    return j->type >= 0 ? TYPES[j->type] : is_complex ? SK_TYPE_CF32 : SK_TYPE_F32;
}

/* ---- input ----------------------------------------------------------------------------------- */

static bool check_words(const sparse_job* j)
{
    bool is_whole = j->paths[1] && j->output, is_typed_twice = is_whole && is_dense(j) && j->type >= 0;
    if (!is_whole)
        fprintf(stderr,
                "matmul: sparse products are A.mtx B.mtx -o C.mtx, with --type f32, f64 or cf32, or A.mtx B.npy -o "
                "D.npy; and --device\n");
    if (is_typed_twice)
        fprintf(stderr, "matmul: --type is for two sparse matrices; the product with %s has its type\n", j->paths[1]);
    return is_whole && !is_typed_twice;
}

static bool parse(int count, char** words, sparse_job* j)
{
    const option list[] = {
        {"-o", OPTION_TEXT, &j->output, NULL},         {"--output", OPTION_TEXT, &j->output, NULL},
        {"--type", OPTION_WORD, &j->type, TYPE_WORDS}, {"--device", OPTION_TEXT, &j->device, NULL},
        {"--help", OPTION_FLAG, &j->help, NULL},       {NULL, OPTION_FLAG, NULL, NULL},
    };
    return parse_form("sparse products", "-o, --type and --device", list, count, words, j->paths) &&
           (j->help || check_words(j));
}

static bool read_files(sparse_job* j)
{
    char sentence[MTX_SENTENCE];
    for (int i = 0; i < 2; i++)
    {
        bool is_read = read_mtx_csr(j->paths[i], type_for_mtx(type_of(j)), &j->read[i], sentence);
        bool is_cut = is_read && j->read[i].field == MTX_COMPLEX && type_of(j) != SK_TYPE_CF32;
        if (!is_read)
            fprintf(stderr, "matmul: %s\n", sentence);
        if (is_cut)
            fprintf(stderr, "matmul: %s is complex, but --type is %s\n", j->paths[i], TYPE_WORDS[j->type]);
        if (!is_read || is_cut)
            return false;
    }
    if (j->read[0].columns != j->read[1].rows)
        fprintf(stderr, "matmul: %s has %u columns, but %s has %u rows\n", j->paths[0], j->read[0].columns,
                j->paths[1], j->read[1].rows);
    else if (!can_open_output(j->output))
        fprintf(stderr, "matmul: %s cannot be written: %s\n", name_output(j->output), strerror(errno));
    else
        return true;
    return false;
}

/* ---- device ---------------------------------------------------------------------------------- */

static bool upload_factors(sparse_job* j)
{
    return upload_mtx_csr(&j->g, &j->read[0], type_of(j), j->arrays[0]) &&
           upload_mtx_csr(&j->g, &j->read[1], type_of(j), j->arrays[1]);
}

static bool run_steps(sparse_job* j, bool fills)
{
    sk_spgemm_args args = {0};
    args.a = make_gpu_csr(j->arrays[0]);
    args.b = make_gpu_csr(j->arrays[1]);
    args.c = make_gpu_csr(j->arrays[2]);
    args.capacity = j->c.nonzeros;
    args.workspace = make_gpu_matrix(&j->workspace, 0);
    args.status = make_gpu_matrix(&j->status, 0);
    VkCommandBuffer commands = begin_gpu_commands(&j->g);
    if (!commands)
        return false;
    bool recorded = fills || sk_bound_spgemm(commands, j->plan, &args) == SK_SUCCESS;
    record_compute_barrier(commands);
    recorded = recorded && (fills ? sk_fill_spgemm : sk_count_spgemm)(commands, j->plan, &args) == SK_SUCCESS;
    return submit_gpu_commands(&j->g, commands) && recorded;
}

static status make_plan(sparse_job* j)
{
    sk_spgemm_desc desc = {0};
    desc.rows = j->read[0].rows;
    desc.inner = j->read[0].columns;
    desc.columns = j->read[1].columns;
    desc.a_nonzeros = j->read[0].nonzeros;
    desc.b_nonzeros = j->read[1].nonzeros;
    desc.type = type_of(j);
    gpu_options device = {0};
    device.device = j->device;
    status s = open_context(&j->g, &device, &j->context);
    return s == DONE ? status_of(sk_create_spgemm_plan(j->context, &desc, &j->plan)) : s;
}

/* Counts the nonzeros of C, and makes memory for them. */
static bool count_product(sparse_job* j)
{
    sk_spgemm_status found;
    VkDeviceSize needed = count_gpu_csr_bytes(j->read[0].rows, j->read[0].nonzeros, type_of(j)) +
                          count_gpu_csr_bytes(j->read[1].rows, j->read[1].nonzeros, type_of(j)) +
                          count_gpu_csr_bytes(j->read[0].rows, 0, type_of(j)) +
                          sk_query_spgemm_plan(j->plan).workspace_size;
    bool done = has_gpu_memory(&j->g, needed, "matmul: the product") && upload_factors(j) &&
                create_gpu_buffer(&j->g, (j->read[0].rows + (VkDeviceSize)1) * 4, GPU_DEVICE, &j->arrays[2][0]) &&
                create_gpu_buffer(&j->g, sk_query_spgemm_plan(j->plan).workspace_size, GPU_DEVICE, &j->workspace) &&
                create_gpu_buffer(&j->g, sizeof found, GPU_DEVICE, &j->status) && run_steps(j, false) &&
                download_gpu_buffer(&j->g, &j->status, 0, &found, sizeof found);
    if (done && found.nonzeros > UINT32_MAX - j->read[0].rows)
    {
        fprintf(stderr, "matmul: the product has %llu nonzeros, too many\n", (unsigned long long)found.nonzeros);
        return false;
    }
    j->c.nonzeros = done ? (uint32_t)found.nonzeros : 0;
    return done && create_gpu_nonzeros(&j->g, j->arrays[2], j->c.nonzeros, type_of(j));
}

/* ---- output ---------------------------------------------------------------------------------- */

static bool download_product(sparse_job* j)
{
    mtx_csr* c = &j->c;
    c->rows = j->read[0].rows;
    c->columns = j->read[1].columns;
    c->field = type_of(j) == SK_TYPE_CF32 ? MTX_COMPLEX : MTX_REAL;
    char sentence[MTX_SENTENCE];
    if (!allocate_mtx_csr(c, name_output(j->output), sentence))
    {
        fprintf(stderr, "matmul: %s\n", sentence);
        return false;
    }
    return download_mtx_array(&j->g, &j->arrays[2][0], c->row_offsets) &&
           download_mtx_array(&j->g, &j->arrays[2][1], c->column_indices) &&
           download_mtx_values(&j->g, &j->arrays[2][2], type_of(j), c);
}

/* ---- all ------------------------------------------------------------------------------------- */

static status run(sparse_job* j)
{
    if (!read_files(j))
        return BAD_INPUT;
    status s = make_plan(j);
    if (s != DONE)
        return s;
    if (!count_product(j) || !run_steps(j, true) || !download_product(j))
        return FAILED;
    return write_mtx_file(j->output, &j->c) ? DONE : BAD_INPUT;
}

static void clean_up(sparse_job* j)
{
    sk_destroy_spgemm_plan(j->plan);
    for (int i = 0; i < 9 && j->g.device; i++)
        destroy_gpu_buffer(&j->g, &j->arrays[i / 3][i % 3]);
    if (j->g.device)
    {
        destroy_gpu_buffer(&j->g, &j->workspace);
        destroy_gpu_buffer(&j->g, &j->status);
    }
    sk_destroy_context(j->context);
    if (j->g.instance)
        close_gpu(&j->g);
    free_mtx_csr(&j->read[0]);
    free_mtx_csr(&j->read[1]);
    free_mtx_csr(&j->c);
}

status multiply_sparse_files(int count, char** words)
{
    static sparse_job j;
    j.type = -1;
    if (!parse(count, words, &j))
        return BAD_INPUT;
    if (j.help)
    {
        print_help();
        return DONE;
    }
    claim_stdout(j.output);
    if (is_dense(&j))
        return multiply_sparse_by_dense(j.paths[0], j.paths[1], j.output, j.device);
    status s = run(&j);
    clean_up(&j);
    return s;
}
