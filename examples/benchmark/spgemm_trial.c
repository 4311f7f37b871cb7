#include "spgemm_trial.h"

#include "course/memory.h"
#include "parts/matrices/csr.h"
#include "parts/matrices/random.h"
#include "parts/oracle/spgemm_verify.h"
#include "parts/words/progress.h"

#include <stdlib.h>
#include <string.h>

enum
{
    HOST_RUNS = 5 /* on the host's clock, of which the median is taken */
};

const char* const SPGEMM_NAMES[SPGEMM_SERIES] = {"bound", "count", "fill", "together"};

/* ---- launches -------------------------------------------------------------------------------- */

/* A step, and a barrier. */
static bool record_step(VkCommandBuffer commands, const spgemm_trial* t, int step)
{
    static sk_result (*const functions[])(VkCommandBuffer, const sk_spgemm_plan*,
                                          const sk_spgemm_args*) = {sk_bound_spgemm, sk_count_spgemm, sk_fill_spgemm};
    sk_spgemm_args args = {0};
    args.a = make_gpu_csr(t->arrays_of_a);
    args.b = t->b == t->a ? args.a : make_gpu_csr(t->arrays_of_b);
    args.c = make_gpu_csr(t->c);
    args.capacity = (uint32_t)t->found.nonzeros;
    args.workspace = make_gpu_matrix(&t->workspace, 0);
    args.status = make_gpu_matrix(&t->status, 0);
    bool recorded = functions[step](commands, t->plan, &args) == SK_SUCCESS;
    record_compute_barrier(commands);
    return recorded;
}

static bool record_steps(VkCommandBuffer commands, const spgemm_trial* t, int first, int last)
{
    bool recorded = true;
    for (int step = first; step <= last && recorded; step++)
        recorded = record_step(commands, t, step);
    return recorded;
}

static bool run_steps(const spgemm_trial* t, int first, int last)
{
    VkCommandBuffer commands = begin_gpu_commands(&t->j->base.g);
    bool recorded = commands && record_steps(commands, t, first, last);
    return commands && submit_gpu_commands(&t->j->base.g, commands) && recorded;
}

static bool read_status(const spgemm_trial* t, sk_spgemm_status* found)
{
    return download_gpu_buffer(&t->j->base.g, &t->status, 0, found, sizeof *found);
}

/* ---- memory ---------------------------------------------------------------------------------- */

static bool create_factor(const spgemm_trial* t, const sparse_matrix* m, gpu_buffer* arrays)
{
    VkDeviceSize offsets = (m->rows + (VkDeviceSize)1) * 4;
    return create_gpu_nonzeros(&t->j->base.g, arrays, m->nonzeros, t->j->type) &&
           create_gpu_buffer(&t->j->base.g, offsets, GPU_DEVICE, &arrays[0]) &&
           upload_gpu_buffer(&t->j->base.g, &arrays[0], 0, m->row_offsets, offsets) &&
           upload_gpu_buffer(&t->j->base.g, &arrays[1], 0, m->column_indices, arrays[1].size);
}

static bool create_buffers(spgemm_trial* t)
{
    VkDeviceSize offsets = (t->a->rows + (VkDeviceSize)1) * 4;
    return create_factor(t, t->a, t->arrays_of_a) && (t->b == t->a || create_factor(t, t->b, t->arrays_of_b)) &&
           create_gpu_buffer(&t->j->base.g, offsets, GPU_DEVICE, &t->c[0]) &&
           create_gpu_buffer(&t->j->base.g, sk_query_spgemm_plan(t->plan).workspace_size, GPU_DEVICE,
                             &t->workspace) &&
           create_gpu_buffer(&t->j->base.g, sizeof(sk_spgemm_status), GPU_DEVICE, &t->status);
}

sk_spgemm_desc describe_spgemm(const sparse_job* j, const sparse_matrix* a, const sparse_matrix* b,
                               sk_sparse_decomposition decomposition)
{
    sk_spgemm_desc desc = {0};
    desc.m = a->rows;
    desc.k = b->rows;
    desc.n = b->columns;
    desc.a_nonzeros = a->nonzeros;
    desc.b_nonzeros = b->nonzeros;
    desc.type = j->type;
    desc.decomposition = decomposition;
    desc.most_workspace = (VkDeviceSize)j->workspace << 20;
    return desc;
}

bool open_spgemm_trial(spgemm_trial* t)
{
    sk_spgemm_desc desc = describe_spgemm(t->j, t->a, t->b, t->j->decomposition);
    t->products = count_sparse_products(t->a, t->b);
    bool counted = sk_create_spgemm_plan(t->j->base.context, &desc, &t->plan) == SK_SUCCESS && create_buffers(t) &&
                   run_steps(t, SPGEMM_BOUND, SPGEMM_COUNT) && read_status(t, &t->found);
    t->wrong = counted && t->found.nonzeros > t->products;
    return counted && t->wrong == 0 && create_gpu_nonzeros(&t->j->base.g, t->c, t->found.nonzeros, t->j->type);
}

void close_spgemm_trial(spgemm_trial* t)
{
    sk_destroy_spgemm_plan(t->plan);
    for (int i = 0; i < 3; i++)
    {
        destroy_gpu_buffer(&t->j->base.g, &t->arrays_of_a[i]);
        destroy_gpu_buffer(&t->j->base.g, &t->arrays_of_b[i]);
        destroy_gpu_buffer(&t->j->base.g, &t->c[i]);
    }
    destroy_gpu_buffer(&t->j->base.g, &t->workspace);
    destroy_gpu_buffer(&t->j->base.g, &t->status);
}

VkDeviceSize count_spgemm_bytes(const spgemm_trial* t)
{
    return t->workspace.size + t->status.size + t->c[0].size + t->c[1].size + t->c[2].size;
}

/* ---- values ---------------------------------------------------------------------------------- */

static bool fill_factor(const spgemm_trial* t, bool integers, uint32_t nonzeros, const gpu_buffer* values)
{
    size_t size = element_size(t->j->type);
    unsigned char* elements = take_memory(nonzeros, size);
    for (uint32_t i = 0; elements && i < nonzeros; i++)
        store_element(t->j->type, elements + i * size, integers ? draw_small_integer(i) : 2.0 * draw_unit(i) - 1.0);
    bool done = elements && upload_gpu_buffer(&t->j->base.g, values, 0, elements, nonzeros * size);
    free(elements);
    return done;
}

/* Integers from -2 to 2, or reals from -1 to 1. */
static bool fill_values(const spgemm_trial* t, bool integers)
{
    return fill_factor(t, integers, t->a->nonzeros, &t->arrays_of_a[2]) &&
           (t->b == t->a || fill_factor(t, integers, t->b->nonzeros, &t->arrays_of_b[2]));
}

/* ---- results --------------------------------------------------------------------------------- */

static bool download_product(const spgemm_trial* t, spgemm_product* c)
{
    void* arrays[3];
    bool done = true;
    c->nonzeros = t->c[1].size / 4;
    c->type = t->j->type;
    c->row_offsets = take_memory((size_t)t->c[0].size, 1);
    c->column_indices = take_memory((size_t)t->c[1].size, 1);
    c->values = take_memory((size_t)t->c[2].size, 1);
    arrays[0] = c->row_offsets;
    arrays[1] = c->column_indices;
    arrays[2] = c->values;
    for (int i = 0; i < 3 && done; i++)
        done = arrays[i] &&
               (t->c[i].size == 0 || download_gpu_buffer(&t->j->base.g, &t->c[i], 0, arrays[i], t->c[i].size));
    return done;
}

bool verify_spgemm_trial(spgemm_trial* t)
{
    spgemm_product c;
    memset(&c, 0, sizeof c);
    bool done = fill_values(t, true) && run_steps(t, SPGEMM_BOUND, SPGEMM_FILL) && read_status(t, &t->found) &&
                download_product(t, &c) && count_wrong_rows(t->a, t->b, &c, &t->wrong);
    t->wrong += t->found.products != t->products || t->found.nonzeros != c.nonzeros || t->found.too_small != 0;
    free(c.row_offsets);
    free(c.column_indices);
    free(c.values);
    return done;
}

/* ---- time ------------------------------------------------------------------------------------ */

typedef struct launch
{
    const spgemm_trial* trial;
    int first, last; /* steps */
} launch;

static bool record_launch(VkCommandBuffer commands, uint32_t count, void* user_data)
{
    const launch* l = user_data;
    bool recorded = true;
    for (uint32_t i = 0; i < count && recorded; i++)
        recorded = record_steps(commands, l->trial, l->first, l->last);
    return recorded;
}

/* As a program does it that knows no bound: it reads the nonzeros before the last step. C's memory is there. */
static bool time_on_host(spgemm_trial* t)
{
    double times[HOST_RUNS];
    sk_spgemm_status found;
    bool done = true;
    for (int i = 0; i < HOST_RUNS && done; i++)
    {
        double begun = get_now();
        done = run_steps(t, SPGEMM_BOUND, SPGEMM_COUNT) && read_status(t, &found) &&
               run_steps(t, SPGEMM_FILL, SPGEMM_FILL);
        times[i] = get_now() - begun;
    }
    t->host_time = done ? find_median(times, HOST_RUNS) : 0.0;
    return done;
}

bool time_spgemm_trial(spgemm_trial* t)
{
    launch launches[SPGEMM_SERIES];
    for (int i = 0; i < SPGEMM_SERIES; i++)
    {
        launches[i].trial = t;
        launches[i].first = i == SPGEMM_ALL ? SPGEMM_BOUND : i;
        launches[i].last = i == SPGEMM_ALL ? SPGEMM_FILL : i;
        t->series[i].record = record_launch;
        t->series[i].user_data = &launches[i];
    }
    return fill_values(t, false) && time_against(&t->j->base.timing, t->series, SPGEMM_SERIES, show_tick, NULL) &&
           time_on_host(t);
}
