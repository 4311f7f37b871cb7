#include "integers.h"

#include "activation.h"
#include "course/memory.h"
#include "course/parallel.h"
#include "exact.h"
#include "parts/matrices/random.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const uint64_t FULL_LIMIT = (uint64_t)512 * 512 * 512;
static const int32_t NOT_AN_INTEGER = INT32_MIN; /* no sum of ours is as large */

/* ---- the operands ---------------------------------------------------------------------------- */

/* `which` 0 is A, m x k; 1 is B, k x n. Rows and columns as in the formula, whatever the layout. */
typedef struct matrix
{
    const int16_t* values;
    uint64_t rows, columns;
    bool column_major;
    uint64_t period;
} matrix;

static matrix matrix_of(const verification* v, unsigned which)
{
    const shape* s = v->p->shape;
    matrix a = {v->o->integers[which], which ? s->k : s->m, which ? s->n : s->k, (v->p->layout >> which & 1u) != 0,
                find_period(v->p->types, which)};
    return a;
}

/* A row (row-major) or a column (column-major): contiguous values. */
static const int16_t* line_of(const matrix* a, uint64_t line)
{
    return a->values + line * (a->column_major ? a->rows : a->columns) % a->period;
}

/* ---- y = A x --------------------------------------------------------------------------------- */

typedef struct vector_job
{
    matrix a;
    const int64_t* x; /* VERIFY_VECTORS x a.columns */
    int64_t* y;       /* VERIFY_VECTORS x a.rows */
} vector_job;

/* Computes rows `begin` to `end` of y, where A is row-major. */
static void multiply_rows(uint64_t begin, uint64_t end, const vector_job* j)
{
    uint64_t columns = j->a.columns;
    for (uint64_t row = begin; row < end; row++)
    {
        const int16_t* line = line_of(&j->a, row);
        for (unsigned i = 0; i < VERIFY_VECTORS; i++)
        {
            int64_t sum = 0;
            for (uint64_t column = 0; column < columns; column++)
                sum += line[column] * j->x[i * columns + column];
            j->y[i * j->a.rows + row] = sum;
        }
    }
}

/* Computes rows `begin` to `end` of y, where A is column-major. */
static void add_columns(uint64_t begin, uint64_t end, const vector_job* j)
{
    for (uint64_t column = 0; column < j->a.columns; column++)
    {
        const int16_t* line = line_of(&j->a, column);
        for (unsigned i = 0; i < VERIFY_VECTORS; i++)
        {
            int64_t x = j->x[i * j->a.columns + column];
            int64_t* y = j->y + i * j->a.rows;
            for (uint64_t row = begin; row < end; row++)
                y[row] += line[row] * x;
        }
    }
}

static void multiply_vectors(uint64_t begin, uint64_t end, void* user_data)
{
    const vector_job* j = user_data;
    if (j->a.column_major)
        add_columns(begin, end, j);
    else
        multiply_rows(begin, end, j);
}

/* ---- A B ------------------------------------------------------------------------------------- */

static int32_t element_of(const matrix* a, uint64_t row, uint64_t column)
{
    uint64_t index = a->column_major ? column * a->rows + row : row * a->columns + column;
    return a->values[index % a->period];
}

static int32_t multiply_row(const matrix* a, uint64_t row, const int16_t* line)
{
    int32_t sum = 0;
    for (uint64_t k = 0; k < a->columns; k++)
        sum += element_of(a, row, k) * line[k];
    return sum;
}

static void add_line(int32_t factor, const int16_t* line, uint64_t count, int32_t* sums)
{
    for (uint64_t i = 0; i < count; i++)
        sums[i] += factor * line[i];
}

static void multiply_matrices(uint64_t begin, uint64_t end, void* user_data)
{
    const verification* v = user_data;
    matrix a = matrix_of(v, 0), b = matrix_of(v, 1);
    for (uint64_t row = begin; row < end; row++)
    {
        int32_t* sums = v->product + row * b.columns;
        for (uint64_t k = 0; k < a.columns && !b.column_major; k++)
            add_line(element_of(&a, row, k), line_of(&b, k), b.columns, sums);
        for (uint64_t column = 0; column < b.columns && b.column_major; column++)
            sums[column] = multiply_row(&a, row, line_of(&b, column));
    }
}

/* ---- D --------------------------------------------------------------------------------------- */

/* What is multiplied by the factor. */
static int32_t integer_of(double value, double factor)
{
    /* false for NaN too */
    bool small = fabs(value) <= 2147483647.0 * factor;
    int32_t integer = small ? (int32_t)(value / factor) : NOT_AN_INTEGER;
    return small && integer * factor == value ? integer : NOT_AN_INTEGER;
}

static double read_value(const verification* v, const unsigned char* d, uint64_t i)
{
    return load_element(v->p->types->output, d + i * element_size(v->p->types->output));
}

/* A value of A B, from that of scale A B + bias. */
static double undo_epilogue(uint64_t column, double x)
{
    return (double)compute_scale(column) * (x - (double)compute_bias(column));
}

/* The real part of D, or NaN if the imaginary one is not what it must be beside that. */
static double read_complex(const verification* v, uint64_t i)
{
    sk_type type = v->p->types->output;
    double real = read_value(v, v->d, i);
    double imaginary = load_imaginary(type, v->d + i * element_size(type));
    return imaginary == PRODUCT_IMAGINARY * real ? real : NAN;
}

static void read_row(const verification* v, uint64_t row, int32_t* integers)
{
    uint64_t n = v->p->shape->n;
    bool has_imaginary = is_complex(v->p->types->output);
    const unsigned char* sums = v->sums ? v->sums : v->d;
    for (uint64_t i = 0; i < n; i++)
    {
        double value = has_imaginary ? read_complex(v, row * n + i) : read_value(v, sums, row * n + i);
        value = v->p->epilogue ? undo_epilogue(i, value) : value;
        integers[i] = integer_of(value, v->p->types->factor);
    }
}

typedef struct judge_job
{
    const verification* v;
    bool is_negated;
    char* wrong; /* one a row: 0, or 1: a value is wrong, 2: not an integer, 3: not what the activation makes of it */
} judge_job;

/* Whether a row of D is the activation of the sums, or of the negated sums; with a gate, that of each first of a pair
 * times the second, which is rounded. */
static bool is_activated(const verification* v, uint64_t row, bool is_negated)
{
    sk_activation activation = v->p->activation;
    uint64_t columns = v->p->gate ? 2 : 1, first = row * v->p->shape->n;
    tolerance t = {.type = v->p->types->output, .activation = activation, .largest = INFINITY};
    t.per_sum = v->p->gate ? ldexp(1.0, -24) : 0.0;
    for (uint64_t i = first; i < first + v->p->shape->n; i += columns)
    {
        double sign = is_negated ? -1.0 : 1.0, x = read_value(v, v->sums, i) * sign;
        double factor = v->p->gate ? read_value(v, v->sums, i + 1) * sign : 1.0;
        exact d = {activation_of(activation, x) * factor, fabs(x * factor)};
        if (isinf(judge_value(&t, read_value(v, v->d, i / columns), d)))
            return false;
    }
    return true;
}

static char judge_row(const verification* v, uint64_t row, const int32_t* integers)
{
    uint64_t n = v->p->shape->n;
    for (uint64_t i = 0; i < n; i++)
        if (integers[i] == NOT_AN_INTEGER)
            return 2;
    if (v->full)
        return memcmp(integers, v->product + row * n, n * sizeof *integers) != 0;
    for (unsigned i = 0; i < VERIFY_VECTORS; i++)
    {
        int64_t sum = 0;
        const int32_t* x = v->x + i * n;
        for (uint64_t column = 0; column < n; column++)
            sum += (int64_t)integers[column] * x[column];
        if (sum != v->abx[i * v->p->shape->m + row])
            return 1;
    }
    return 0;
}

static void judge_rows(uint64_t begin, uint64_t end, void* user_data)
{
    judge_job* j = user_data;
    int32_t* integers = take_memory(j->v->p->shape->n * sizeof *integers, 1);
    for (uint64_t row = begin; row < end; row++)
    {
        j->wrong[row] = 1;
        if (!integers)
            continue;
        read_row(j->v, row, integers);
        j->wrong[row] = j->is_negated ? 0 : judge_row(j->v, row, integers);
        if (!j->wrong[row] && j->v->sums && !is_activated(j->v, row, j->is_negated))
            j->wrong[row] = 3;
    }
    free(integers);
}

/* ---- begin, judge, end ----------------------------------------------------------------------- */

static uint64_t count_rows_at_a_time(uint64_t work_a_row)
{
    return 1 + ((uint64_t)1 << 20) / (work_a_row + 1);
}

static bool begin_full(verification* v)
{
    const shape* s = v->p->shape;
    v->product = take_memory((size_t)count_d(v->p), sizeof *v->product);
    if (v->product)
        run_parallel(s->m, count_rows_at_a_time((uint64_t)s->n * s->k), multiply_matrices, v);
    return v->product != NULL;
}

static void make_x(verification* v, int64_t* wide)
{
    for (uint64_t i = 0; i < VERIFY_VECTORS * (uint64_t)v->p->shape->n; i++)
    {
        v->x[i] = (int32_t)(draw_bits(((uint64_t)7 << 40) + i) & 2047u) - 1024;
        wide[i] = v->x[i];
    }
}

static bool begin_freivalds(verification* v)
{
    const shape* s = v->p->shape;
    int64_t* wide = take_memory(VERIFY_VECTORS * (size_t)s->n * sizeof *wide, 1);
    v->x = take_memory(VERIFY_VECTORS * (size_t)s->n * sizeof *v->x, 1);
    v->bx = take_memory(VERIFY_VECTORS * (size_t)s->k, sizeof *v->bx);
    v->abx = take_memory(VERIFY_VECTORS * (size_t)s->m, sizeof *v->abx);
    bool enough = wide && v->x && v->bx && v->abx;
    if (enough)
    {
        make_x(v, wide);
        vector_job inner = {matrix_of(v, 1), wide, v->bx};
        run_parallel(s->k, count_rows_at_a_time(s->n), multiply_vectors, &inner);
        vector_job outer = {matrix_of(v, 0), v->bx, v->abx};
        run_parallel(s->m, count_rows_at_a_time(s->k), multiply_vectors, &outer);
    }
    free(wide);
    return enough;
}

bool begin_verification(verification* v, const problem* p, const operands* o)
{
    memset(v, 0, sizeof *v);
    v->p = p;
    v->o = o;
    v->full = count_d(p) * p->shape->k <= FULL_LIMIT;
    v->d = take_memory((size_t)o->d_size, 1);
    bool has_sums = is_shaped(p);
    v->sums = has_sums ? take_memory((size_t)o->d_size, 1) : NULL;
    return v->d && (v->sums || !has_sums) && (v->full ? begin_full(v) : begin_freivalds(v));
}

/* Says what is wrong in the first wrong row, and how many rows are wrong. */
static void describe(const verification* v, const char* wrong, char* sentence, size_t size)
{
    static const char* const reasons[] = {"", "", ", a value is no integer", ", a value is not what is made of sums"};
    uint64_t count = 0, first = UINT64_MAX;
    for (uint64_t row = 0; row < v->p->shape->m; row++)
    {
        count += wrong[row] != 0;
        first = wrong[row] && first == UINT64_MAX ? row : first;
    }
    snprintf(sentence, size, "WRONG: %llu of %u rows, first row %llu%s", (unsigned long long)count, v->p->shape->m,
             (unsigned long long)first, reasons[(int)wrong[first]]);
}

bool keep_sums(verification* v)
{
    return download_gpu_buffer(v->o->g, &v->o->d, 0, v->sums, v->o->d_size);
}

bool verify_d(verification* v, bool is_negated, char* sentence, size_t size)
{
    const shape* s = v->p->shape;
    judge_job job = {v, is_negated, take_memory(s->m, 1)};
    bool right = job.wrong && download_gpu_buffer(v->o->g, &v->o->d, 0, v->d, v->o->d_size);
    if (!right)
    {
        snprintf(sentence, size, "WRONG: D could not be read");
        free(job.wrong);
        return false;
    }
    run_parallel(s->m, count_rows_at_a_time(s->n), judge_rows, &job);
    for (uint64_t row = 0; row < s->m; row++)
        right = right && !job.wrong[row];
    if (!right)
        describe(v, job.wrong, sentence, size);
    free(job.wrong);
    return right;
}

void end_verification(verification* v)
{
    free(v->product);
    free(v->x);
    free(v->bx);
    free(v->abx);
    free(v->d);
    free(v->sums);
    memset(v, 0, sizeof *v);
}
