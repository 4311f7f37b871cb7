#include "sparse_trial.h"

#include "course/memory.h"
#include "parts/matrices/sparse_values.h"
#include "parts/words/progress.h"

#include <string.h>

static const sk_sparse_decomposition DECOMPOSITIONS[SPARSE_SERIES] = {
    SK_SPARSE_DECOMPOSITION_THREAD_MAPPED, SK_SPARSE_DECOMPOSITION_GROUP_MAPPED, SK_SPARSE_DECOMPOSITION_MERGE_PATH,
    SK_SPARSE_DECOMPOSITION_ROW_BLOCKS, SK_SPARSE_DECOMPOSITION_AUTO};

/* ---- memory ---------------------------------------------------------------------------------- */

sk_spmm_desc describe_sparse_series(const sparse_job* j, const sparse_matrix* m, uint32_t n, int series)
{
    sk_spmm_desc desc = {0};
    desc.m = m->rows;
    desc.k = m->columns;
    desc.nonzeros = m->nonzeros;
    desc.longest_row = m->longest_row;
    desc.n = n;
    desc.type = j->type;
    desc.decomposition = DECOMPOSITIONS[series];
    bool merges = desc.decomposition == SK_SPARSE_DECOMPOSITION_MERGE_PATH,
         blocks = desc.decomposition == SK_SPARSE_DECOMPOSITION_ROW_BLOCKS;
    desc.workers = merges ? j->workers : 0;
    desc.group = blocks || desc.decomposition == SK_SPARSE_DECOMPOSITION_GROUP_MAPPED ? j->group : 0;
    desc.staged = blocks || merges ? j->staged : 0;
    return desc;
}

static bool create_plans(sparse_trial* t)
{
    for (int i = 0; i < SPARSE_SERIES; i++)
    {
        sk_spmm_desc desc = describe_sparse_series(t->j, t->m, t->n, i);
        if (sk_create_spmm_plan(t->j->base.context, &desc, &t->plans[i]) != SK_SUCCESS)
            return false;
    }
    return true;
}

static bool create_buffers(sparse_trial* t)
{
    VkDeviceSize size = element_size(t->j->type), workspace = 0;
    for (int i = 0; i < SPARSE_SERIES; i++)
    {
        VkDeviceSize own = sk_query_spmm_plan(t->plans[i]).workspace_size;
        workspace = own > workspace ? own : workspace;
    }
    return create_gpu_buffer(&t->j->base.g, (t->m->rows + (VkDeviceSize)1) * 4, GPU_DEVICE, &t->row_offsets) &&
           create_gpu_buffer(&t->j->base.g, (VkDeviceSize)t->m->nonzeros * 4, GPU_DEVICE, &t->column_indices) &&
           create_gpu_buffer(&t->j->base.g, t->m->nonzeros * size, GPU_DEVICE, &t->values) &&
           create_gpu_buffer(&t->j->base.g, t->m->columns * size * t->n, GPU_DEVICE, &t->b) &&
           create_gpu_buffer(&t->j->base.g, t->m->rows * size * t->n, GPU_DEVICE, &t->d) &&
           create_gpu_buffer(&t->j->base.g, workspace, GPU_DEVICE, &t->workspace) &&
           upload_gpu_buffer(&t->j->base.g, &t->row_offsets, 0, t->m->row_offsets, t->row_offsets.size) &&
           upload_gpu_buffer(&t->j->base.g, &t->column_indices, 0, t->m->column_indices, t->column_indices.size);
}

bool open_sparse_trial(sparse_trial* t)
{
    t->has_plans = create_plans(t);
    return t->has_plans && create_buffers(t);
}

void close_sparse_trial(sparse_trial* t)
{
    for (int i = 0; i < SPARSE_SERIES; i++)
        sk_destroy_spmm_plan(t->plans[i]);
    destroy_gpu_buffer(&t->j->base.g, &t->row_offsets);
    destroy_gpu_buffer(&t->j->base.g, &t->column_indices);
    destroy_gpu_buffer(&t->j->base.g, &t->values);
    destroy_gpu_buffer(&t->j->base.g, &t->b);
    destroy_gpu_buffer(&t->j->base.g, &t->d);
    destroy_gpu_buffer(&t->j->base.g, &t->workspace);
}

/* ---- values ---------------------------------------------------------------------------------- */

static const uint64_t SEED_A = 0, SEED_B = (uint64_t)1 << 40;

static bool fill_all(const sparse_trial* t, bool integers)
{
    return fill_sparse_values(&t->j->base.g, &t->values, t->j->type, SEED_A, integers) &&
           fill_sparse_values(&t->j->base.g, &t->b, t->j->type, SEED_B, integers);
}

/* ---- launches -------------------------------------------------------------------------------- */

typedef struct launch
{
    const sparse_trial* trial;
    const sk_spmm_plan* plan;
} launch;

static bool record_launch(VkCommandBuffer commands, uint32_t count, void* user_data)
{
    const launch* l = user_data;
    const sparse_trial* t = l->trial;
    sk_spmm_args args = {0};
    args.a.row_offsets = make_gpu_matrix(&t->row_offsets, 0);
    args.a.column_indices = make_gpu_matrix(&t->column_indices, 0);
    args.a.values = make_gpu_matrix(&t->values, 0);
    args.b = make_gpu_matrix(&t->b, 0);
    args.d = make_gpu_matrix(&t->d, 0);
    args.workspace = make_gpu_matrix(&t->workspace, 0);
    for (uint32_t i = 0; i < count; i++)
    {
        if (sk_spmm(commands, l->plan, &args) != SK_SUCCESS)
            return false;
        record_compute_barrier(commands);
    }
    return true;
}

/* ---- results --------------------------------------------------------------------------------- */

static double compute_element(const sparse_trial* t, uint32_t row, uint32_t column)
{
    double sum = 0.0;
    for (uint32_t i = t->m->row_offsets[row]; i < t->m->row_offsets[row + 1]; i++)
    {
        uint64_t b = (uint64_t)t->m->column_indices[i] * t->n + column;
        sum += draw_sparse_value(SEED_A + i, true) * draw_sparse_value(SEED_B + b, true);
    }
    return sum;
}

/* Rows that differ: all, or of a large product every so-manieth, among them the longest one of a matrix with one. */
static uint64_t count_wrong(const sparse_trial* t, const unsigned char* d)
{
    size_t size = element_size(t->j->type);
    uint32_t step = (uint32_t)((uint64_t)t->m->nonzeros * t->n / VERIFIED_PRODUCTS) + 1;
    uint64_t wrong = 0;
    for (uint32_t row = t->m->rows / 2 % step; row < t->m->rows; row += step)
        for (uint32_t column = 0; column < t->n; column++)
        {
            unsigned char expected[8];
            store_element(t->j->type, expected, compute_element(t, row, column));
            wrong += memcmp(expected, d + ((size_t)row * t->n + column) * size, size) != 0 &&
                     load_element(t->j->type, expected) !=
                         load_element(t->j->type, d + ((size_t)row * t->n + column) * size);
        }
    return wrong;
}

bool verify_sparse_trial(sparse_trial* t)
{
    unsigned char* d = take_memory((size_t)t->d.size, 1);
    bool done = d && fill_all(t, true);
    for (int i = 0; i < SPARSE_SERIES && done; i++)
    {
        launch l = {t, t->plans[i]};
        done = compute_into(&t->j->base.g, &t->d, 0xff, record_launch, &l, d);
        t->wrong[i] = done ? count_wrong(t, d) : 0;
    }
    free(d);
    return done;
}

bool time_sparse_trial(sparse_trial* t)
{
    launch launches[SPARSE_SERIES];
    for (int i = 0; i < SPARSE_SERIES; i++)
    {
        launch l = {t, t->plans[i]};
        launches[i] = l;
        t->series[i].record = record_launch;
        t->series[i].user_data = &launches[i];
    }
    return fill_all(t, false) && time_against(&t->j->base.timing, t->series, SPARSE_SERIES, show_tick, NULL);
}

double count_sparse_bytes(const sparse_trial* t)
{
    double size = (double)element_size(t->j->type), dense = ((double)t->m->columns + t->m->rows) * t->n;
    return (size + 4.0) * t->m->nonzeros + 4.0 * (t->m->rows + 1.0) + size * dense;
}
