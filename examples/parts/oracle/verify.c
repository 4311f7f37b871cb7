#include "verify.h"

#include "parts/matrices/element.h"
#include "exact.h"
#include "parts/words/progress.h"
#include "triangle.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROWS 8 /* of D at a time: B is read once for all of them */

typedef struct verification
{
    const npy_matrix* operands;
    const formula* f;
    tolerance allowed;
    size_t parts, n, k; /* parts of a number: 2 of complex ones; columns of B; k of all terms */
    size_t pair;        /* columns of B that make one of D: 2 with a gate */
    double *a, *b;      /* of one batch, row-major: m x k, k x n */
    double *a_sizes, *b_sizes;
    double *sums, *sizes; /* ROWS x n: sum of a b, and of sizes */
    verdict v;
} verification;

/* ---- the sums -------------------------------------------------------------------------------- */

/* What an element adds to the sum that its bound is a share of. */
static double size_of(const verification* v, operand which, size_t batch, size_t row, size_t column, double value)
{
    if (v->f->sizes && v->f->sizes[which].data)
        return get_npy_element(&v->f->sizes[which], batch, row, column);
    return find_size(&v->allowed, v->operands[which].type, value);
}

/* Copies an operand of a batch to rows that begin `stride` numbers apart. */
static void load(const verification* v, operand which, size_t batch, bool conjugates, double* values, double* sizes,
                 size_t stride)
{
    const npy_matrix* from = &v->operands[which];
    for (size_t row = 0; row < from->rows; row++)
        for (size_t column = 0; column < from->columns; column++)
        {
            size_t at = (row * stride + column) * v->parts;
            double imaginary = v->parts == 2 ? get_npy_imaginary(from, batch, row, column) : 0.0;
            values[at] = get_npy_element(from, batch, row, column);
            sizes[at] = size_of(v, which, batch, row, column, values[at]);
            if (v->parts < 2)
                continue;
            values[at + 1] = conjugates ? -imaginary : imaginary;
            sizes[at + 1] = find_size(&v->allowed, from->type, imaginary);
        }
}

static void load_batch(verification* v, size_t batch)
{
    size_t left = v->operands[A].columns * v->parts, above = v->operands[B].rows * v->n * v->parts;
    bool conjugates_a = v->f->conjugates_a, conjugates_b = v->f->conjugates_b;
    load(v, A, batch, conjugates_a, v->a, v->a_sizes, v->k);
    load(v, SECOND_A, batch, conjugates_a, v->a + left, v->a_sizes + left, v->k);
    load(v, B, batch, conjugates_b, v->b, v->b_sizes, v->n);
    load(v, SECOND_B, batch, conjugates_b, v->b + above, v->b_sizes + above, v->n);
}

static void add_real(const verification* v, size_t a, size_t b, double* sums, double* sizes)
{
    double value = v->a[a], size = v->a_sizes[a];
    for (size_t j = 0; j < v->n; j++)
    {
        sums[j] += value * v->b[b + j];
        sizes[j] += size * v->b_sizes[b + j];
    }
}

static void add_complex(const verification* v, size_t at_a, size_t at_b, double* sums, double* sizes)
{
    const double *a = v->a + at_a, *b = v->b + at_b, *a_sizes = v->a_sizes + at_a, *b_sizes = v->b_sizes + at_b;
    for (size_t j = 0; j < 2 * v->n; j += 2)
    {
        sums[j] += a[0] * b[j] - a[1] * b[j + 1];
        sums[j + 1] += a[0] * b[j + 1] + a[1] * b[j];
        sizes[j] += a_sizes[0] * b_sizes[j] + a_sizes[1] * b_sizes[j + 1];
        sizes[j + 1] += a_sizes[0] * b_sizes[j + 1] + a_sizes[1] * b_sizes[j];
    }
}

/* Sums of `count` rows of A B, from `row` on. */
static void sum_rows(verification* v, size_t row, size_t count)
{
    size_t line = v->n * v->parts;
    bool is_left_out = v->f->alpha == 0.0 && v->f->alpha_imaginary == 0.0;
    memset(v->sums, 0, count * line * sizeof *v->sums);
    memset(v->sizes, 0, count * line * sizeof *v->sizes);
    for (size_t i = 0; i < v->k && !is_left_out; i++)
        for (size_t r = 0; r < count; r++)
            (v->parts == 1 ? add_real : add_complex)(v, ((row + r) * v->k + i) * v->parts, i * line,
                                                     v->sums + r * line, v->sizes + r * line);
}

/* ---- the check ------------------------------------------------------------------------------- */

static void complain(verification* v, size_t batch, size_t row, size_t column, size_t part, double value,
                     double right)
{
    char number[32] = "";
    if (v->operands[D].count > 1)
        snprintf(number, sizeof number, "matrix %zu, ", batch);
    snprintf(v->v.first, sizeof v->v.first, "%srow %zu, column %zu%s is %.9g, and %.9g is right", number, row, column,
             part == 1 ? ", imaginary part," : "", value, right);
}

/* `at` is the element's place in the sums. */
static void check_element(verification* v, size_t batch, size_t row, size_t column, size_t at)
{
    const npy_matrix* d = &v->operands[D];
    double values[2] = {get_npy_element(d, batch, row, column), get_npy_imaginary(d, batch, row, column)};
    exact right[2] = {{v->sums[at], v->sizes[at]}, {0.0, 0.0}};
    if (v->parts == 2 || v->pair == 2)
        right[1] = (exact){v->sums[at + 1], v->sizes[at + 1]};
    if (v->pair == 2)
        finish_pair(v->operands, v->f, &v->allowed, batch, row, column, right);
    else
        finish_element(v->operands, v->f, batch, row, column, right);
    v->v.checked++;
    for (size_t part = 0; part < v->parts; part++)
    {
        double error = judge_value(&v->allowed, values[part], right[part]);
        bool is_wrong = isinf(error);
        if (is_wrong && v->v.wrong++ == 0)
            complain(v, batch, row, column, part, values[part], right[part].value);
        if (is_wrong)
            return;
        v->v.worst = fmax(v->v.worst, error);
    }
}

static void check_batch(verification* v, size_t batch)
{
    const npy_matrix* d = &v->operands[D];
    load_batch(v, batch);
    for (size_t row = 0; row < d->rows; row += ROWS)
    {
        size_t count = d->rows - row < ROWS ? d->rows - row : ROWS;
        sum_rows(v, row, count);
        for (size_t i = 0; i < count * v->n; i += v->pair)
            if (!is_beyond(v->f->triangle, row + i / v->n, i % v->n))
                check_element(v, batch, row + i / v->n, i % v->n / v->pair, i * v->parts);
        update_progress(batch * d->rows + row + count, (uint64_t)d->count * d->rows);
    }
}

/* One allocation, which v->a begins. */
static bool reserve(verification* v)
{
    size_t a = v->operands[D].rows * v->k * v->parts, b = v->k * v->n * v->parts, d = ROWS * v->n * v->parts;
    v->a = malloc((2 * (a + b + d) + 1) * sizeof *v->a);
    v->a_sizes = v->a + a;
    v->b = v->a_sizes + a;
    v->b_sizes = v->b + b;
    v->sums = v->b_sizes + b;
    v->sizes = v->sums + d;
    return v->a != NULL;
}

verdict verify_product(const npy_matrix operands[OPERAND_COUNT], const formula* f)
{
    verification v = {.operands = operands, .f = f, .parts = is_complex(operands[A].type) ? 2 : 1};
    v.n = operands[B].columns;
    v.pair = f->gate ? 2 : 1;
    v.k = (size_t)operands[A].columns + operands[SECOND_A].columns;
    v.allowed = find_tolerance(operands, f);
    if (!reserve(&v))
    {
        snprintf(v.v.first, sizeof v.v.first, "not checked: memory is short");
        return v.v;
    }
    begin_progress("checking", "rows");
    for (size_t batch = 0; batch < operands[D].count; batch++)
        check_batch(&v, batch);
    end_progress();
    free(v.a);
    v.v.right = v.v.wrong == 0;
    return v.v;
}
