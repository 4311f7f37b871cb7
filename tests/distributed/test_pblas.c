/* streamk_pgemm beside ScaLAPACK's pdgemm and psgemm, on the same distributed arrays; and integers beside plain loops.
 *
 *     mpirun -n RANKS test_pblas ROWS      a grid of so many rows */
#include "course/status.h"
#include "cyclic.h"
#include "distributed/streamk_pblas.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void Cblacs_get(int context, int what, int* value);
void Cblacs_gridinit(int* context, const char* order, int rows, int columns);
void Cblacs_gridexit(int context);
void pdgemm_(const char* transa, const char* transb, const int* m, const int* n, const int* k, const double* alpha,
             const double* a, const int* ia, const int* ja, const int* desca, const double* b, const int* ib,
             const int* jb, const int* descb, const double* beta, double* c, const int* ic, const int* jc,
             const int* descc);
void psgemm_(const char* transa, const char* transb, const int* m, const int* n, const int* k, const float* alpha,
             const float* a, const int* ia, const int* ja, const int* desca, const float* b, const int* ib,
             const int* jb, const int* descb, const float* beta, float* c, const int* ic, const int* jc,
             const int* descc);

enum
{
    OF_A,
    OF_B,
    OF_C,
    OPERANDS,
    CASES = 12
};

typedef struct distributed_matrix
{
    streamk_matrix desc;
    int scalapack[9];
    int i, j; /* where the submatrix begins, from 1 */
    int local_rows, local_columns;
    uint32_t seed;
} distributed_matrix;

typedef struct trial
{
    streamk_grid grid;
    streamk_device device;
    int rank, row, column, context;
    int m, n, k;
    char transa, transb;
    distributed_matrix x[OPERANDS];
    uint32_t state;
} trial;

static int draw(trial* t, int least, int most)
{
    return draw_number(&t->state, least, most);
}

/* Real matrices have fractions, so that sums are rounded. */
static double value(uint32_t seed, int i, int j, int is_real)
{
    return is_real ? make_element(seed, i, j) / 7.0 : make_element(seed, i, j);
}

/* A matrix that is a little larger than its submatrix. */
static void draw_matrix(trial* t, distributed_matrix* x, int rows, int columns, uint32_t seed)
{
    memset(x, 0, sizeof *x);
    x->i = draw(t, 1, 6);
    x->j = draw(t, 1, 6);
    x->seed = seed;
    x->desc.m = rows + x->i - 1 + draw(t, 0, 3);
    x->desc.n = columns + x->j - 1 + draw(t, 0, 3);
    x->desc.mb = draw(t, 1, 9);
    x->desc.nb = draw(t, 1, 9);
    x->desc.rsrc = draw(t, 0, t->grid.rows - 1);
    x->desc.csrc = draw(t, 0, t->grid.columns - 1);
    x->local_rows = count_local(x->desc.m, x->desc.mb, t->row, x->desc.rsrc, t->grid.rows);
    x->local_columns = count_local(x->desc.n, x->desc.nb, t->column, x->desc.csrc, t->grid.columns);
    x->desc.lld = x->local_rows + 1;
    const int words[9] = {1,          t->context,   x->desc.m,    x->desc.n,  x->desc.mb,
                          x->desc.nb, x->desc.rsrc, x->desc.csrc, x->desc.lld};
    memcpy(x->scalapack, words, sizeof words);
}

static int row_of(const trial* t, const distributed_matrix* x, int i)
{
    return find_global(i, x->desc.mb, t->row, x->desc.rsrc, t->grid.rows);
}

static int column_of(const trial* t, const distributed_matrix* x, int j)
{
    return find_global(j, x->desc.nb, t->column, x->desc.csrc, t->grid.columns);
}

static void store(sk_type type, char* at, double number)
{
    double f64 = number;
    float f32 = (float)number;
    int32_t s32 = (int32_t)number;
    int8_t s8 = (int8_t)number;
    if (type == SK_TYPE_F64)
        memcpy(at, &f64, sizeof f64);
    else if (type == SK_TYPE_F32)
        memcpy(at, &f32, sizeof f32);
    else if (type == SK_TYPE_S32)
        memcpy(at, &s32, sizeof s32);
    else
        memcpy(at, &s8, sizeof s8);
}

static double load(sk_type type, const char* at)
{
    double f64;
    float f32;
    int32_t s32;
    memcpy(&f64, at, type == SK_TYPE_F64 ? sizeof f64 : 0);
    memcpy(&f32, at, sizeof f32);
    memcpy(&s32, at, sizeof s32);
    return type == SK_TYPE_F64 ? f64 : type == SK_TYPE_F32 ? (double)f32 : s32;
}

static size_t size_of(sk_type type)
{
    return type == SK_TYPE_F64 ? 8 : type == SK_TYPE_S8 ? 1 : 4;
}

static char* fill(const trial* t, const distributed_matrix* x, sk_type type, int is_real)
{
    size_t size = size_of(type), count = (size_t)x->desc.lld * ((size_t)x->local_columns + 1);
    char* data = calloc(count, size);
    for (int j = 0; data && j < x->local_columns; j++)
        for (int i = 0; i < x->local_rows; i++)
            store(type, data + ((size_t)j * (size_t)x->desc.lld + (size_t)i) * size,
                  value(x->seed, row_of(t, x, i), column_of(t, x, j), is_real));
    return data;
}

/* ---- expected values ------------------------------------------------------------------------- */

static double operand_at(const distributed_matrix* x, int transposed, int i, int j, int is_real)
{
    return transposed ? value(x->seed, x->i - 1 + j, x->j - 1 + i, is_real)
                      : value(x->seed, x->i - 1 + i, x->j - 1 + j, is_real);
}

/* The element of C at a place of the whole matrix, and the sum of sizes that bounds its rounding. */
static double expect(const trial* t, int row, int column, double alpha, double beta, int is_real, double* size)
{
    const distributed_matrix* c = &t->x[OF_C];
    int i = row - (c->i - 1), j = column - (c->j - 1);
    double old = value(c->seed, row, column, is_real), sum = 0.0;
    *size = fabs(old);
    if (i < 0 || j < 0 || i >= t->m || j >= t->n)
        return old;
    *size = fabs(beta * old);
    for (int l = 0; l < t->k; l++)
    {
        double product = operand_at(&t->x[OF_A], t->transa == 'T', i, l, is_real) *
                         operand_at(&t->x[OF_B], t->transb == 'T', l, j, is_real);
        sum += product;
        *size += fabs(alpha * product);
    }
    return alpha * sum + beta * old;
}

/* Elements that differ by more than k + 4 roundings of the sizes that are summed. */
static int count_wrong(const trial* t, sk_type sums, const char* c, double alpha, double beta, int is_real)
{
    const distributed_matrix* x = &t->x[OF_C];
    double unit = sums == SK_TYPE_F64 ? DBL_EPSILON : sums == SK_TYPE_F32 ? (double)FLT_EPSILON : 0.0;
    int wrong = 0;
    for (int j = 0; j < x->local_columns; j++)
        for (int i = 0; i < x->local_rows; i++)
        {
            double size = 0.0, right = expect(t, row_of(t, x, i), column_of(t, x, j), alpha, beta, is_real, &size);
            double found = load(sums, c + ((size_t)j * (size_t)x->desc.lld + (size_t)i) * size_of(sums));
            wrong += !(fabs(found - right) <= (t->k + 4) * unit * size);
        }
    return wrong;
}

/* ---- trials ---------------------------------------------------------------------------------- */

static void run_scalapack(const trial* t, sk_type type, char* const* data, double alpha, double beta)
{
    const distributed_matrix *a = &t->x[OF_A], *b = &t->x[OF_B], *c = &t->x[OF_C];
    float alpha_f32 = (float)alpha, beta_f32 = (float)beta;
    if (type == SK_TYPE_F64)
        pdgemm_(&t->transa, &t->transb, &t->m, &t->n, &t->k, &alpha, (const double*)(void*)data[OF_A], &a->i, &a->j,
                a->scalapack, (const double*)(void*)data[OF_B], &b->i, &b->j, b->scalapack, &beta,
                (double*)(void*)data[OF_C], &c->i, &c->j, c->scalapack);
    else
        psgemm_(&t->transa, &t->transb, &t->m, &t->n, &t->k, &alpha_f32, (const float*)(void*)data[OF_A], &a->i,
                &a->j, a->scalapack, (const float*)(void*)data[OF_B], &b->i, &b->j, b->scalapack, &beta_f32,
                (float*)(void*)data[OF_C], &c->i, &c->j, c->scalapack);
}

static int run_streamk(const trial* t, sk_type type, char* const* data, double alpha, double beta)
{
    const distributed_matrix *a = &t->x[OF_A], *b = &t->x[OF_B], *c = &t->x[OF_C];
    return streamk_pgemm(&t->device, &t->grid, type, t->transa, t->transb, t->m, t->n, t->k, alpha, data[OF_A], a->i,
                         a->j, &a->desc, data[OF_B], b->i, b->j, &b->desc, beta, data[OF_C], c->i, c->j, &c->desc);
}

/* Both within the bound of the right values, so within twice the bound of each other. */
static int try_type(const trial* t, sk_type type)
{
    int is_real = type != SK_TYPE_S8, wrong = 0;
    sk_type sums = type == SK_TYPE_S8 ? SK_TYPE_S32 : type;
    double alpha = is_real ? 0.75 : 2.0, beta = is_real ? -1.5 : 3.0;
    char* data[OPERANDS];
    for (int i = 0; i < OPERANDS; i++)
        data[i] = fill(t, &t->x[i], i == OF_C ? sums : type, is_real);
    wrong = run_streamk(t, type, data, alpha, beta) != 0;
    wrong += count_wrong(t, sums, data[OF_C], alpha, beta, is_real);
    if (is_real)
    {
        free(data[OF_C]);
        data[OF_C] = fill(t, &t->x[OF_C], sums, is_real);
        run_scalapack(t, type, data, alpha, beta);
        wrong += count_wrong(t, sums, data[OF_C], alpha, beta, is_real);
    }
    for (int i = 0; i < OPERANDS; i++)
        free(data[i]);
    MPI_Allreduce(MPI_IN_PLACE, &wrong, 1, MPI_INT, MPI_SUM, t->grid.ranks);
    return wrong;
}

static void draw_trial(trial* t)
{
    t->m = draw(t, 1, 60);
    t->n = draw(t, 1, 60);
    t->k = draw(t, 1, 70);
    t->transa = draw(t, 0, 1) ? 'T' : 'N';
    t->transb = draw(t, 0, 1) ? 'T' : 'N';
    int ta = t->transa == 'T', tb = t->transb == 'T';
    draw_matrix(t, &t->x[OF_A], ta ? t->k : t->m, ta ? t->m : t->k, 1);
    draw_matrix(t, &t->x[OF_B], tb ? t->n : t->k, tb ? t->k : t->n, 2);
    draw_matrix(t, &t->x[OF_C], t->m, t->n, 3);
}

static void begin_grid(trial* t, int rows, char order)
{
    int count;
    MPI_Comm_size(MPI_COMM_WORLD, &count);
    MPI_Comm_rank(MPI_COMM_WORLD, &t->rank);
    t->grid.ranks = MPI_COMM_WORLD;
    t->grid.rows = rows;
    t->grid.columns = count / rows;
    t->grid.order = order;
    t->row = order == 'R' ? t->rank / t->grid.columns : t->rank % rows;
    t->column = order == 'R' ? t->rank % t->grid.columns : t->rank / rows;
    Cblacs_get(-1, 0, &t->context);
    Cblacs_gridinit(&t->context, order == 'R' ? "Row" : "Col", rows, t->grid.columns);
}

static void check_refusal(trial* t, int* passed, int* failed)
{
    char* data[OPERANDS];
    draw_trial(t);
    t->x[OF_A].i = t->x[OF_A].desc.m + 1;
    for (int i = 0; i < OPERANDS; i++)
        data[i] = fill(t, &t->x[i], SK_TYPE_F32, 1);
    bool refused = run_streamk(t, SK_TYPE_F32, data, 1.0, 0.0) == STREAMK_PBLAS_ARGUMENT;
    *(refused ? passed : failed) += 1;
    for (int i = 0; i < OPERANDS; i++)
        free(data[i]);
}

static void run_trials(trial* t, int rows, int* passed, int* failed)
{
    static const sk_type TYPES[] = {SK_TYPE_F64, SK_TYPE_F32, SK_TYPE_S8};
    for (int i = 0; i < CASES; i++)
    {
        begin_grid(t, rows, i % 2 ? 'C' : 'R');
        draw_trial(t);
        int wrong = try_type(t, TYPES[i % 3]);
        *(wrong ? failed : passed) += 1;
        if (wrong && t->rank == 0)
            printf("case %d, %c%c %d x %d x %d: %d elements are wrong\n", i, t->transa, t->transb, t->m, t->n, t->k,
                   wrong);
        Cblacs_gridexit(t->context);
    }
    begin_grid(t, rows, 'R');
    check_refusal(t, passed, failed);
    Cblacs_gridexit(t->context);
}

int main(int count, char** words)
{
    static trial t;
    static gpu g;
    int passed = 0, failed = 0;
    MPI_Init(&count, &words);
    t.state = 1;
    if (open_context(&g, NULL, &t.device.context) != DONE)
        MPI_Abort(MPI_COMM_WORLD, 1);
    t.device.physical_device = g.physical_device;
    t.device.device = g.device;
    t.device.queue = g.queue;
    t.device.queue_family = g.queue_family;
    run_trials(&t, count > 1 ? atoi(words[1]) : 1, &passed, &failed);
    if (t.rank == 0)
        printf("%d passed, %d failed, 0 skipped\n", passed, failed);
    sk_destroy_context(t.device.context);
    close_gpu(&g);
    MPI_Finalize();
    return failed > 0;
}
