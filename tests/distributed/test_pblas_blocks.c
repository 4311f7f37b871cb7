/* streamk_pwgemm: weights in blocks for B, dealt over the ranks, beside a product by plain loops of what
 * sk_dequantize() makes of them.
 *
 *     mpirun -n RANKS test_pblas_blocks ROWS      a grid of so many rows */
#include "course/status.h"
#include "cyclic.h"
#include "distributed/streamk_pblas.h"
#include "parts/matrices/half.h"
#include "streamk_blocks.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A matrix, and the part of it that this rank has. `unit` elements of a column are stored as `bytes`. */
typedef struct dealt_matrix
{
    streamk_matrix desc;
    int i, j; /* where the submatrix begins, from 1 */
    int local_rows, local_columns, unit;
    uint32_t seed;
    size_t bytes;
    char* data;
} dealt_matrix;

typedef struct trial
{
    streamk_grid grid;
    streamk_device device;
    int rank, row, column, m, n, k;
    char transa, transb;
    sk_type type_a, type_b;
    dealt_matrix a, b, c;
    float* weights; /* sub(B), decoded, by columns */
    uint32_t state;
} trial;

static const double ALPHA = 0.75, BETA = -1.5;

/* ---- matrices -------------------------------------------------------------------------------- */

/* A matrix that is a little larger than its submatrix; rows in multiples of `unit`. */
static void draw_matrix(trial* t, dealt_matrix* x, int rows, int columns, int unit, size_t bytes)
{
    memset(x, 0, sizeof *x);
    x->unit = unit;
    x->bytes = bytes;
    x->seed = t->state;
    x->i = 1 + unit * draw_number(&t->state, 0, 2);
    x->j = draw_number(&t->state, 1, 6);
    x->desc.m = rows + x->i - 1 + unit * draw_number(&t->state, 0, 2);
    x->desc.n = columns + x->j - 1 + draw_number(&t->state, 0, 3);
    x->desc.mb = unit * draw_number(&t->state, 1, unit > 1 ? 3 : 9);
    x->desc.nb = draw_number(&t->state, 1, 9);
    x->desc.rsrc = draw_number(&t->state, 0, t->grid.rows - 1);
    x->desc.csrc = draw_number(&t->state, 0, t->grid.columns - 1);
    x->local_rows = count_local(x->desc.m, x->desc.mb, t->row, x->desc.rsrc, t->grid.rows);
    x->local_columns = count_local(x->desc.n, x->desc.nb, t->column, x->desc.csrc, t->grid.columns);
    x->desc.lld = x->local_rows + unit;
    x->data = calloc((size_t)(x->desc.lld / unit) * ((size_t)x->local_columns + 1), bytes);
}

static int row_of(const trial* t, const dealt_matrix* x, int i)
{
    return find_global(i, x->desc.mb, t->row, x->desc.rsrc, t->grid.rows);
}

static int column_of(const trial* t, const dealt_matrix* x, int j)
{
    return find_global(j, x->desc.nb, t->column, x->desc.csrc, t->grid.columns);
}

static char* find_local(const dealt_matrix* x, int i, int j)
{
    return x->data + ((size_t)j * (size_t)(x->desc.lld / x->unit) + (size_t)(i / x->unit)) * x->bytes;
}

/* A and C: integers, which every type has. */
static void fill(const trial* t, dealt_matrix* x)
{
    for (int j = 0; j < x->local_columns; j++)
        for (int i = 0; i < x->local_rows; i++)
        {
            float value = (float)make_element(x->seed, row_of(t, x, i), column_of(t, x, j));
            uint32_t bits;
            memcpy(&bits, &value, sizeof bits);
            uint16_t half = round_to_half(value), upper = (uint16_t)(bits >> 16);
            const void* from = x->bytes == 4 ? (const void*)&value : t->type_a == SK_TYPE_F16 ? &half : &upper;
            memcpy(find_local(x, i, j), from, x->bytes);
        }
}

/* Quantizes a whole column of B, keeps the blocks that this rank has, and what all of sub(B) decodes to. */
static bool fill_column(trial* t, int column, int local, float* values, char* blocks)
{
    dealt_matrix* b = &t->b;
    uint64_t count = (uint64_t)b->desc.m;
    for (int i = 0; i < b->desc.m; i++)
        values[i] = (float)make_element(b->seed, i, column) / 7.0f;
    if (sk_quantize(t->type_b, values, count, blocks) != SK_SUCCESS ||
        sk_dequantize(t->type_b, blocks, count, values) != SK_SUCCESS)
        return false;
    for (int i = 0; local >= 0 && i < b->local_rows; i += b->unit)
        memcpy(find_local(b, i, local), blocks + (size_t)(row_of(t, b, i) / b->unit) * b->bytes, b->bytes);
    int own = column - (b->j - 1);
    if (own >= 0 && own < t->n)
        memcpy(t->weights + (size_t)own * (size_t)t->k, values + b->i - 1, (size_t)t->k * sizeof *values);
    return true;
}

static bool fill_weights(trial* t)
{
    float* values = malloc(((size_t)t->b.desc.m + 1) * sizeof *values);
    char* blocks = malloc((size_t)(t->b.desc.m / t->b.unit + 1) * t->b.bytes);
    bool fine = values && blocks && t->weights;
    int local = 0;
    for (int j = 0; fine && j < t->b.desc.n; j++)
    {
        bool is_mine = local < t->b.local_columns && column_of(t, &t->b, local) == j;
        fine = fill_column(t, j, is_mine ? local : -1, values, blocks);
        local += is_mine;
    }
    free(values);
    free(blocks);
    return fine && local == t->b.local_columns;
}

/* `blocks`: so many along k. */
static void draw_trial(trial* t, sk_type type_a, sk_type type_b, int unit, int blocks)
{
    t->type_a = type_a;
    t->type_b = type_b;
    t->m = draw_number(&t->state, 1, 40);
    t->n = draw_number(&t->state, 1, 40);
    t->k = unit * blocks;
    t->transa = draw_number(&t->state, 0, 1) ? 'T' : 'N';
    t->transb = 'N';
    bool ta = t->transa == 'T';
    draw_matrix(t, &t->a, ta ? t->k : t->m, ta ? t->m : t->k, 1, type_a == SK_TYPE_F32 ? 4 : 2);
    draw_matrix(t, &t->b, t->k, t->n, unit, (size_t)sk_blocks_size(type_b, (uint64_t)unit));
    draw_matrix(t, &t->c, t->m, t->n, 1, 4);
    t->weights = calloc((size_t)t->k * (size_t)t->n + 1, sizeof *t->weights);
    if (!t->a.data || !t->b.data || !t->c.data || !fill_weights(t))
        MPI_Abort(MPI_COMM_WORLD, 1);
    fill(t, &t->a);
    fill(t, &t->c);
}

static void free_trial(trial* t)
{
    free(t->a.data);
    free(t->b.data);
    free(t->c.data);
    free(t->weights);
}

/* ---- trials ---------------------------------------------------------------------------------- */

static int multiply(const trial* t)
{
    return streamk_pwgemm(&t->device, &t->grid, t->type_a, t->type_b, t->transa, t->transb, t->m, t->n, t->k, ALPHA,
                          t->a.data, t->a.i, t->a.j, &t->a.desc, t->b.data, t->b.i, t->b.j, &t->b.desc, BETA,
                          (float*)(void*)t->c.data, t->c.i, t->c.j, &t->c.desc);
}

/* The element of C at a place of the whole matrix, and the sum of sizes that bounds its rounding. */
static double expect(const trial* t, int row, int column, double* size)
{
    int i = row - (t->c.i - 1), j = column - (t->c.j - 1);
    double old = make_element(t->c.seed, row, column), sum = 0.0;
    *size = 0.0;
    if (i < 0 || j < 0 || i >= t->m || j >= t->n)
        return old;
    for (int l = 0; l < t->k; l++)
    {
        int ra = t->a.i - 1 + (t->transa == 'T' ? l : i), ca = t->a.j - 1 + (t->transa == 'T' ? i : l);
        double product = make_element(t->a.seed, ra, ca) * (double)t->weights[(size_t)j * (size_t)t->k + (size_t)l];
        sum += product;
        *size += fabs(ALPHA * product);
    }
    *size += fabs(BETA * old);
    return ALPHA * sum + BETA * old;
}

/* Elements that differ by more than k + 4 roundings of the sizes that are summed, and one of each weight to A's type.
 * Of what lies around sub(C) no bit may change. */
static int count_wrong(const trial* t)
{
    const double of_type = t->type_a == SK_TYPE_F32 ? 0.0 : t->type_a == SK_TYPE_F16 ? 1.0 / 2048 : 1.0 / 256;
    int wrong = 0;
    for (int j = 0; j < t->c.local_columns; j++)
        for (int i = 0; i < t->c.local_rows; i++)
        {
            float found;
            double size, right = expect(t, row_of(t, &t->c, i), column_of(t, &t->c, j), &size);
            memcpy(&found, find_local(&t->c, i, j), sizeof found);
            wrong += !(fabs((double)found - right) <= ((t->k + 4) * (double)FLT_EPSILON + of_type) * size);
        }
    return wrong;
}

static void count_result(const trial* t, int wrong, const char* what, int* passed, int* failed)
{
    MPI_Allreduce(MPI_IN_PLACE, &wrong, 1, MPI_INT, MPI_SUM, t->grid.ranks);
    *(wrong ? failed : passed) += 1;
    if (wrong && t->rank == 0)
        printf("%s: %s and %s, %c%c %d x %d x %d: %d are wrong\n", what, sk_word(SK_WORDS_TYPE, t->type_a),
               sk_word(SK_WORDS_TYPE, t->type_b), t->transa, t->transb, t->m, t->n, t->k, wrong);
}

#define UNIT_OF(name, word, elements, bytes, alignment) elements,
static const int UNITS[] = {SK_TYPES(UNIT_OF)};

static void try_product(trial* t, sk_type type_a, sk_type type_b, int blocks, int* passed, int* failed)
{
    t->grid.order = draw_number(&t->state, 0, 1) ? 'C' : 'R';
    t->row = t->grid.order == 'R' ? t->rank / t->grid.columns : t->rank % t->grid.rows;
    t->column = t->grid.order == 'R' ? t->rank % t->grid.columns : t->rank / t->grid.rows;
    draw_trial(t, type_a, type_b, UNITS[type_b], blocks);
    int code = multiply(t);
    count_result(t, code ? 1 : count_wrong(t), "product", passed, failed);
    free_trial(t);
}

/* A block, and two panels, of each type; and no block at all. */
static void check_products(trial* t, int* passed, int* failed)
{
    static const sk_type TYPES[] = {SK_TYPE_F32, SK_TYPE_F16, SK_TYPE_BF16};
    for (int type = SK_TYPE_Q4_0, i = 0; type < (int)(sizeof UNITS / sizeof UNITS[0]); type++, i++)
    {
        int more = 512 / UNITS[type] + draw_number(&t->state, 1, 2);
        try_product(t, TYPES[i % 3], (sk_type)type, 1, passed, failed);
        try_product(t, TYPES[(i + 1) % 3], (sk_type)type, more, passed, failed);
    }
    try_product(t, SK_TYPE_F32, SK_TYPE_Q4_0, 0, passed, failed);
}

/* ---- refusals -------------------------------------------------------------------------------- */

typedef void (*change)(trial* t);

static void cut_by_k(trial* t)
{
    t->k -= 8;
}

static void cut_by_begin(trial* t)
{
    t->b.i += 16;
    t->b.desc.m += 32;
}

static void cut_by_rows(trial* t)
{
    t->b.desc.mb -= 16;
}

static void cut_by_matrix(trial* t)
{
    t->b.desc.m += 5;
}

static void cut_by_storage_of_last_rank(trial* t)
{
    int ranks;
    MPI_Comm_size(t->grid.ranks, &ranks);
    t->b.desc.lld += t->rank == ranks - 1;
}

static void transpose(trial* t)
{
    t->transb = 't';
    t->n = t->k = 32;
    t->b.i = t->b.j = 1;
    t->b.desc.m = t->b.desc.n = 64;
    t->a.desc.m = t->a.desc.n = t->c.desc.m = t->c.desc.n = 128;
}

static void take_elements(trial* t)
{
    t->type_b = SK_TYPE_F32;
}

static void take_doubles(trial* t)
{
    t->type_a = SK_TYPE_F64;
}

static void reach_beyond(trial* t)
{
    t->b.i = t->b.desc.m + 1;
}

/* Each is refused by its code on all ranks, and C keeps its bits. */
static void check_refusals(trial* t, int* passed, int* failed)
{
    static const struct
    {
        const char* what;
        change make;
        int code;
    } CASES[] = {{"k", cut_by_k, STREAMK_PBLAS_BLOCK},
                 {"ib", cut_by_begin, STREAMK_PBLAS_BLOCK},
                 {"mb", cut_by_rows, STREAMK_PBLAS_BLOCK},
                 {"m", cut_by_matrix, STREAMK_PBLAS_BLOCK},
                 {"lld", cut_by_storage_of_last_rank, STREAMK_PBLAS_BLOCK},
                 {"transb", transpose, STREAMK_PBLAS_BLOCK},
                 {"type_b", take_elements, STREAMK_PBLAS_ARGUMENT},
                 {"type_a", take_doubles, STREAMK_PBLAS_ARGUMENT},
                 {"a submatrix", reach_beyond, STREAMK_PBLAS_ARGUMENT}};
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++)
    {
        draw_trial(t, SK_TYPE_F32, SK_TYPE_Q4_0, 32, 3);
        size_t bytes = (size_t)t->c.desc.lld * (size_t)t->c.local_columns * t->c.bytes;
        char* before = malloc(bytes + 1);
        if (!before)
            MPI_Abort(MPI_COMM_WORLD, 1);
        memcpy(before, t->c.data, bytes);
        CASES[i].make(t);
        int wrong = (multiply(t) != CASES[i].code) + (memcmp(before, t->c.data, bytes) != 0);
        count_result(t, wrong, CASES[i].what, passed, failed);
        free(before);
        free_trial(t);
    }
    draw_trial(t, SK_TYPE_F32, SK_TYPE_Q4_0, 32, 1);
    int code = streamk_pgemm(&t->device, &t->grid, SK_TYPE_Q4_0, 'N', 'N', 0, 0, 0, 1.0, t->a.data, 1, 1, &t->a.desc,
                             t->b.data, 1, 1, &t->b.desc, 1.0, t->c.data, 1, 1, &t->c.desc);
    count_result(t, code != STREAMK_PBLAS_ARGUMENT, "blocks for A", passed, failed);
    free_trial(t);
}

int main(int count, char** words)
{
    static trial t;
    static gpu g;
    int passed = 0, failed = 0, ranks;
    MPI_Init(&count, &words);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &t.rank);
    t.state = 1;
    t.grid.ranks = MPI_COMM_WORLD;
    t.grid.rows = count > 1 ? atoi(words[1]) : 1;
    t.grid.columns = ranks / t.grid.rows;
    if (open_context(&g, NULL, &t.device.context) != DONE)
        MPI_Abort(MPI_COMM_WORLD, 1);
    t.device.physical_device = g.physical_device;
    t.device.device = g.device;
    t.device.queue = g.queue;
    t.device.queue_family = g.queue_family;
    check_products(&t, &passed, &failed);
    check_refusals(&t, &passed, &failed);
    if (t.rank == 0)
        printf("%d passed, %d failed, 0 skipped\n", passed, failed);
    sk_destroy_context(t.device.context);
    close_gpu(&g);
    MPI_Finalize();
    return failed > 0;
}
