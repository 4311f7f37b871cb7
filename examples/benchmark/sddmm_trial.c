#include "sddmm_trial.h"

#include "course/memory.h"
#include "parts/matrices/sparse_values.h"
#include "parts/words/progress.h"

#include <string.h>

static const sk_storage STORAGES[SDDMM_SERIES] = {SK_STORAGE_CSR, SK_STORAGE_COO};
const char* const SDDMM_NAMES[SDDMM_SERIES] = {"CSR", "COO"};

/* ---- memory ---------------------------------------------------------------------------------- */

static bool create_plans(sddmm_trial* t)
{
    sk_sddmm_desc desc = {0};
    desc.m = t->m->rows;
    desc.n = t->m->columns;
    desc.nonzeros = t->m->nonzeros;
    desc.k = t->k;
    desc.type = t->j->type;
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    desc.workers = t->j->workers;
    desc.lanes = t->j->lanes;
    for (int i = 0; i < SDDMM_SERIES; i++)
    {
        desc.storage = STORAGES[i];
        if (sk_create_sddmm_plan(t->j->base.context, &desc, &t->plans[i]) != SK_SUCCESS)
            return false;
    }
    return true;
}

static bool upload_row_indices(const sddmm_trial* t)
{
    const sparse_matrix* m = t->m;
    uint32_t* rows = take_memory(m->nonzeros, sizeof *rows);
    for (uint32_t row = 0; rows && row < m->rows; row++)
        for (uint32_t i = m->row_offsets[row]; i < m->row_offsets[row + 1]; i++)
            rows[i] = row;
    bool done = rows && upload_gpu_buffer(&t->j->base.g, &t->row_indices, 0, rows, t->row_indices.size);
    free(rows);
    return done;
}

static bool create_buffers(sddmm_trial* t)
{
    const sparse_matrix* m = t->m;
    VkDeviceSize size = element_size(t->j->type), indices = m->nonzeros * (VkDeviceSize)4;
    return create_gpu_buffer(&t->j->base.g, (m->rows + (VkDeviceSize)1) * 4, GPU_DEVICE, &t->row_offsets) &&
           create_gpu_buffer(&t->j->base.g, indices, GPU_DEVICE, &t->row_indices) &&
           create_gpu_buffer(&t->j->base.g, indices, GPU_DEVICE, &t->column_indices) &&
           create_gpu_buffer(&t->j->base.g, m->rows * size * t->k, GPU_DEVICE, &t->a) &&
           create_gpu_buffer(&t->j->base.g, m->columns * size * t->k, GPU_DEVICE, &t->b) &&
           create_gpu_buffer(&t->j->base.g, m->nonzeros * size, GPU_DEVICE, &t->d) &&
           upload_gpu_buffer(&t->j->base.g, &t->row_offsets, 0, m->row_offsets, t->row_offsets.size) &&
           upload_gpu_buffer(&t->j->base.g, &t->column_indices, 0, m->column_indices, indices) &&
           upload_row_indices(t);
}

bool open_sddmm_trial(sddmm_trial* t)
{
    t->has_plans = create_plans(t);
    return t->has_plans && create_buffers(t);
}

void close_sddmm_trial(sddmm_trial* t)
{
    gpu_buffer* buffers[] = {&t->row_offsets, &t->row_indices, &t->column_indices, &t->a, &t->b, &t->d};
    for (int i = 0; i < SDDMM_SERIES; i++)
        sk_destroy_sddmm_plan(t->plans[i]);
    for (size_t i = 0; i < sizeof buffers / sizeof buffers[0]; i++)
        destroy_gpu_buffer(&t->j->base.g, buffers[i]);
}

/* ---- launches -------------------------------------------------------------------------------- */

typedef struct launch
{
    const sddmm_trial* trial;
    const sk_sddmm_plan* plan;
} launch;

static bool record_launch(VkCommandBuffer commands, uint32_t count, void* user_data)
{
    const launch* l = user_data;
    const sddmm_trial* t = l->trial;
    sk_sddmm_args args = {0};
    args.pattern.row_offsets = make_gpu_matrix(&t->row_offsets, 0);
    args.row_indices = make_gpu_matrix(&t->row_indices, 0);
    args.pattern.column_indices = make_gpu_matrix(&t->column_indices, 0);
    args.a = make_gpu_matrix(&t->a, 0);
    args.b = make_gpu_matrix(&t->b, 0);
    args.d = make_gpu_matrix(&t->d, 0);
    for (uint32_t i = 0; i < count; i++)
    {
        if (sk_sddmm(commands, l->plan, &args) != SK_SUCCESS)
            return false;
        record_compute_barrier(commands);
    }
    return true;
}

/* ---- results --------------------------------------------------------------------------------- */

static const uint64_t SEED_A = 0, SEED_B = (uint64_t)1 << 40;

static bool fill_all(const sddmm_trial* t, bool integers)
{
    return fill_sparse_values(&t->j->base.g, &t->a, t->j->type, SEED_A, integers) &&
           fill_sparse_values(&t->j->base.g, &t->b, t->j->type, SEED_B, integers);
}

static double compute_value(const sddmm_trial* t, uint32_t row, uint32_t column)
{
    uint64_t a = SEED_A + (uint64_t)row * t->k, b = SEED_B + (uint64_t)column * t->k;
    double sum = 0.0;
    for (uint32_t i = 0; i < t->k; i++)
        sum += draw_sparse_value(a + i, true) * draw_sparse_value(b + i, true);
    return sum;
}

/* Values that differ: of all, or of a large product every so-manieth of each row, and the first of each. */
static uint64_t count_wrong(const sddmm_trial* t, const unsigned char* d)
{
    const sparse_matrix* m = t->m;
    size_t size = element_size(t->j->type);
    uint32_t step = (uint32_t)((uint64_t)m->nonzeros * t->k / VERIFIED_PRODUCTS) + 1;
    uint64_t wrong = 0;
    for (uint32_t row = 0; row < m->rows; row++)
        for (uint32_t i = m->row_offsets[row]; i < m->row_offsets[row + 1]; i += step)
        {
            unsigned char expected[8];
            store_element(t->j->type, expected, compute_value(t, row, m->column_indices[i]));
            wrong += load_element(t->j->type, expected) != load_element(t->j->type, d + i * size);
        }
    return wrong;
}

bool verify_sddmm_trial(sddmm_trial* t)
{
    unsigned char* d = take_memory((size_t)t->d.size, 1);
    bool done = d && fill_all(t, true);
    for (int i = 0; i < SDDMM_SERIES && done; i++)
    {
        launch l = {t, t->plans[i]};
        done = compute_into(&t->j->base.g, &t->d, 0x7f, record_launch, &l, d); /* no small integer of any type */
        t->wrong[i] = done ? count_wrong(t, d) : 0;
    }
    free(d);
    return done;
}

bool time_sddmm_trial(sddmm_trial* t)
{
    launch launches[SDDMM_SERIES];
    for (int i = 0; i < SDDMM_SERIES; i++)
    {
        launch l = {t, t->plans[i]};
        launches[i] = l;
        t->series[i].record = record_launch;
        t->series[i].user_data = &launches[i];
    }
    return fill_all(t, false) && time_against(&t->j->base.timing, t->series, SDDMM_SERIES, show_tick, NULL);
}

double count_sddmm_bytes(const sddmm_trial* t, int series)
{
    double rows = STORAGES[series] == SK_STORAGE_CSR ? t->m->rows + 1.0 : t->m->nonzeros;
    double dense = ((double)t->m->rows + t->m->columns) * t->k + t->m->nonzeros;
    return 4.0 * (rows + t->m->nonzeros) + (double)element_size(t->j->type) * dense;
}
