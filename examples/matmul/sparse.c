#include "sparse.h"

#include "../common/csr.h"
#include "../common/parser.h"
#include "../matrix_market/matrix_market.h"
#include "output.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char* const TYPES[] = {"f32", "f64", NULL};

typedef struct sparse_job
{
    const char *a, *b, *output, *device;
    int type; /* of TYPES */
    mtx_csr read[2], c;
    gpu g;
    sk_context* context;
    sk_spgemm_plan* plan;
    gpu_buffer arrays[3][3]; /* of A, B and C: row offsets, column indices, values */
    gpu_buffer workspace, status;
} sparse_job;

bool names_sparse_files(int count, char** words)
{
    size_t length = count > 1 ? strlen(words[1]) : 0;
    return length > 4 && strcmp(words[1] + length - 4, ".mtx") == 0;
}

static sk_type type_of(const sparse_job* j)
{
    return j->type == 1 ? SK_TYPE_F64 : SK_TYPE_F32;
}

/* ---- input ----------------------------------------------------------------------------------- */

static bool parse(int count, char** words, sparse_job* j)
{
    const option list[] = {
        {"-o", OPTION_TEXT, &j->output, NULL},
        {"--type", OPTION_WORD, &j->type, TYPES},
        {"--device", OPTION_TEXT, &j->device, NULL},
        {NULL, OPTION_FLAG, NULL, NULL},
    };
    for (int i = 1; i < count; i++)
    {
        const char** file = !j->a ? &j->a : !j->b ? &j->b : NULL;
        if (words[i][0] != '-' && file)
            *file = words[i];
        else if (!parse_option("matmul", list, count, words, &i))
            return false;
    }
    if (!j->b || !j->output)
        fprintf(stderr, "matmul: sparse products are A.mtx B.mtx -o C.mtx, with --type f32 or f64, and --device\n");
    return j->b && j->output;
}

static bool read_files(sparse_job* j)
{
    const char* paths[] = {j->a, j->b};
    char sentence[MTX_SENTENCE];
    for (int i = 0; i < 2; i++)
        if (!read_mtx_csr(paths[i], &j->read[i], sentence))
        {
            fprintf(stderr, "matmul: %s\n", sentence);
            return false;
        }
    if (j->read[0].columns != j->read[1].rows)
        fprintf(stderr, "matmul: %s has %u columns, but %s has %u rows\n", j->a, j->read[0].columns, j->b,
                j->read[1].rows);
    else if (!can_open_output(j->output))
        fprintf(stderr, "matmul: %s cannot be written: %s\n", j->output, strerror(errno));
    else
        return true;
    return false;
}

/* ---- device ---------------------------------------------------------------------------------- */

static bool create_arrays(sparse_job* j, int operand, uint32_t rows, VkDeviceSize nonzeros)
{
    gpu_buffer* arrays = j->arrays[operand];
    return (arrays[0].buffer || create_gpu_buffer(&j->g, (rows + (VkDeviceSize)1) * 4, GPU_DEVICE, &arrays[0])) &&
           create_gpu_nonzeros(&j->g, arrays, nonzeros, type_of(j));
}

static bool upload(const sparse_job* j, const gpu_buffer* to, const void* data)
{
    return to->size == 0 || upload_gpu_buffer(&j->g, to, 0, data, to->size);
}

static bool upload_matrix(sparse_job* j, int operand)
{
    const mtx_csr* m = &j->read[operand];
    size_t size = element_size(type_of(j));
    unsigned char* values = malloc(m->nonzeros * size + 1);
    for (uint32_t i = 0; values && i < m->nonzeros; i++)
        store_element(type_of(j), values + i * size, m->values[i]);
    bool done = values && create_arrays(j, operand, m->rows, m->nonzeros) &&
                upload(j, &j->arrays[operand][0], m->row_offsets) &&
                upload(j, &j->arrays[operand][1], m->column_indices) && upload(j, &j->arrays[operand][2], values);
    free(values);
    return done;
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
    gpu_options options = {0};
    options.device = j->device;
    status s = open_context(&j->g, &options, &j->context);
    return s == DONE ? status_of(sk_create_spgemm_plan(j->context, &desc, &j->plan)) : s;
}

/* Counts the nonzeros of C, and makes memory for them. */
static bool count_product(sparse_job* j)
{
    sk_spgemm_status found;
    bool done = upload_matrix(j, 0) && upload_matrix(j, 1) &&
                create_gpu_buffer(&j->g, (j->read[0].rows + (VkDeviceSize)1) * 4, GPU_DEVICE, &j->arrays[2][0]) &&
                create_gpu_buffer(&j->g, sk_query_spgemm_plan(j->plan).workspace_size, GPU_DEVICE, &j->workspace) &&
                create_gpu_buffer(&j->g, sizeof found, GPU_DEVICE, &j->status) && run_steps(j, false) &&
                download_gpu_buffer(&j->g, &j->status, 0, &found, sizeof found);
    if (done && found.nonzeros >= UINT32_MAX - j->read[0].rows)
    {
        fprintf(stderr, "matmul: the product has %llu nonzeros, too many\n", (unsigned long long)found.nonzeros);
        return false;
    }
    j->c.nonzeros = done ? (uint32_t)found.nonzeros : 0;
    return done && create_arrays(j, 2, j->read[0].rows, j->c.nonzeros);
}

/* ---- output ---------------------------------------------------------------------------------- */

static bool download(const sparse_job* j, const gpu_buffer* from, void* data)
{
    return from->size == 0 || download_gpu_buffer(&j->g, from, 0, data, from->size);
}

static bool download_product(sparse_job* j)
{
    mtx_csr* c = &j->c;
    size_t size = element_size(type_of(j));
    unsigned char* values = malloc(c->nonzeros * size + 1);
    c->rows = j->read[0].rows;
    c->columns = j->read[1].columns;
    c->field = MTX_REAL;
    c->row_offsets = malloc((c->rows + (size_t)1) * 4);
    c->column_indices = malloc(c->nonzeros * (size_t)4 + 1);
    c->values = malloc((c->nonzeros + (size_t)1) * sizeof *c->values);
    bool done = values && c->row_offsets && c->column_indices && c->values &&
                download(j, &j->arrays[2][0], c->row_offsets) && download(j, &j->arrays[2][1], c->column_indices) &&
                download(j, &j->arrays[2][2], values);
    for (uint32_t i = 0; done && i < c->nonzeros; i++)
        c->values[i] = load_element(type_of(j), values + i * size);
    free(values);
    return done;
}

static bool write_product(const sparse_job* j)
{
    output o;
    bool opened = open_output(&o, j->output), complete = opened && write_mtx_csr(o.file, &j->c);
    bool written = opened && close_output(&o, complete);
    if (!written)
        fprintf(stderr, "matmul: %s cannot be written: %s\n", j->output, strerror(errno));
    return written;
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
    return write_product(j) ? DONE : BAD_INPUT;
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
    if (!parse(count, words, &j))
        return BAD_INPUT;
    status s = run(&j);
    clean_up(&j);
    return s;
}
