#include "sparse_verify.h"

#include "course/memory.h"
#include "exact.h"
#include "parts/matrices/element.h"
#include "parts/words/progress.h"

#include <math.h>
#include <stdio.h>

/* Both parts of a number or of a sum, with their sizes. */
typedef struct number
{
    exact parts[2];
} number;

typedef struct checking
{
    sk_type type;
    tolerance allowed;
    verdict v;
    number* sums;   /* of a row, by columns */
    uint32_t* rows; /* for which each column was summed last, plus 1 */
} checking;

/* Of sums of `terms` products. */
static checking begin(sk_type type, uint32_t terms, double alpha)
{
    const npy_matrix operands[OPERAND_COUNT] = {
        [A] = {.type = type, .columns = terms}, [B] = {.type = type}, [D] = {.type = type}};
    const formula f = {.alpha = alpha};
    checking c = {.type = type, .allowed = find_tolerance(operands, &f)};
    return c;
}

static verdict end(checking* c)
{
    c->v.right = c->v.wrong == 0;
    free(c->sums);
    free(c->rows);
    return c->v;
}

/* Memory for the sums of a row. */
static bool reserve(checking* c, uint32_t columns)
{
    c->sums = calloc(columns + (size_t)1, sizeof *c->sums);
    c->rows = calloc(columns + (size_t)1, sizeof *c->rows);
    if (c->sums && c->rows)
        return true;
    snprintf(c->v.first, sizeof c->v.first, "not checked: memory is short");
    free(c->sums);
    free(c->rows);
    return false;
}

/* ---- numbers --------------------------------------------------------------------------------- */

/* A value as an element of the type holds it. */
static exact load(const checking* c, double value)
{
    unsigned char element[16];
    exact part;
    store_element(c->type, element, value);
    part.value = load_element(c->type, element);
    part.size = find_size(&c->allowed, c->type, part.value);
    return part;
}

static number load_nonzero(const checking* c, const mtx_csr* m, uint32_t i)
{
    number x = {{load(c, m->values[i]), load(c, m->imaginary ? m->imaginary[i] : 0.0)}};
    return x;
}

static number load_dense(const checking* c, const npy_matrix* m, uint32_t row, uint32_t column)
{
    number x = {{load(c, get_npy_element(m, 0, row, column)), load(c, get_npy_imaginary(m, 0, row, column))}};
    return x;
}

static void add_part(exact* sum, double value, double size)
{
    sum->value += value;
    sum->size += size;
}

/* Of real numbers only the real parts: infinities times imaginary parts of 0 would be NaNs. */
static void add_product(const checking* c, const number* x, const number* y, number* sum)
{
    const exact *a = x->parts, *b = y->parts;
    add_part(&sum->parts[0], a[0].value * b[0].value, a[0].size * b[0].size);
    if (!is_complex(c->type))
        return;
    add_part(&sum->parts[0], -a[1].value * b[1].value, a[1].size * b[1].size);
    add_part(&sum->parts[1], a[0].value * b[1].value, a[0].size * b[1].size);
    add_part(&sum->parts[1], a[1].value * b[0].value, a[1].size * b[0].size);
}

/* ---- judgement ------------------------------------------------------------------------------- */

static void judge(checking* c, uint32_t row, uint32_t column, const number* found, const number* right)
{
    bool is_wrong = false;
    c->v.checked++;
    for (int i = 0; i <= (int)is_complex(c->type) && !is_wrong; i++)
    {
        double value = found->parts[i].value, error = judge_value(&c->allowed, value, right->parts[i]);
        is_wrong = isinf(error);
        if (is_wrong && c->v.wrong == 0)
            snprintf(c->v.first, sizeof c->v.first, "row %u, column %u%s is %.9g, and %.9g is right", row, column,
                     i ? ", imaginary part," : "", value, right->parts[i].value);
        c->v.worst = is_wrong ? c->v.worst : fmax(c->v.worst, error);
    }
    c->v.wrong += is_wrong;
}

/* ---- a sparse matrix times a sparse one ------------------------------------------------------- */

/* Returns how many columns of C's row have nonzeros. */
static uint32_t sum_row(checking* c, const mtx_csr* a, const mtx_csr* b, uint32_t row)
{
    static const number ZERO;
    uint32_t nonzeros = 0;
    for (uint32_t i = a->row_offsets[row]; i < a->row_offsets[row + 1]; i++)
    {
        number x = load_nonzero(c, a, i);
        uint32_t inner = a->column_indices[i];
        for (uint32_t j = b->row_offsets[inner]; j < b->row_offsets[inner + 1]; j++)
        {
            uint32_t column = b->column_indices[j];
            number y = load_nonzero(c, b, j);
            if (c->rows[column] != row + 1)
            {
                c->sums[column] = ZERO;
                c->rows[column] = row + 1;
                nonzeros++;
            }
            add_product(c, &x, &y, &c->sums[column]);
        }
    }
    return nonzeros;
}

/* A nonzero must be where a sum is, behind the one before it. */
static bool is_placed(const checking* c, const mtx_csr* m, uint32_t row, uint32_t i)
{
    uint32_t column = m->column_indices[i];
    bool rises = i == m->row_offsets[row] || m->column_indices[i - 1] < column;
    return rises && column < m->columns && c->rows[column] == row + 1;
}

static void check_row(checking* c, const mtx_csr* m, uint32_t row, uint32_t nonzeros)
{
    uint32_t begin_at = m->row_offsets[row], end_at = m->row_offsets[row + 1];
    bool is_counted = begin_at <= end_at && end_at <= m->nonzeros && end_at - begin_at == nonzeros;
    if (!is_counted && c->v.wrong == 0)
        snprintf(c->v.first, sizeof c->v.first, "row %u has %u nonzeros, and %u are right", row, end_at - begin_at,
                 nonzeros);
    c->v.checked += is_counted ? 0 : nonzeros;
    c->v.wrong += is_counted ? 0 : nonzeros ? nonzeros : 1;
    for (uint32_t i = begin_at; i < end_at && is_counted; i++)
    {
        uint32_t column = m->column_indices[i];
        number found = load_nonzero(c, m, i);
        if (is_placed(c, m, row, i))
        {
            judge(c, row, column, &found, &c->sums[column]);
            continue;
        }
        if (c->v.wrong++ == 0)
            snprintf(c->v.first, sizeof c->v.first, "row %u has a nonzero at column %u, where none is right", row,
                     column);
        c->v.checked++;
    }
}

verdict verify_spgemm(const mtx_csr* a, const mtx_csr* b, const mtx_csr* m, sk_type type)
{
    checking c = begin(type, a->longest_row, 1.0);
    if (!reserve(&c, m->columns))
        return c.v;
    begin_progress("checking", "rows");
    for (uint32_t row = 0; row < m->rows; row++)
    {
        check_row(&c, m, row, sum_row(&c, a, b, row));
        update_progress(row + (uint64_t)1, m->rows);
    }
    end_progress();
    return end(&c);
}

/* ---- one sparse matrix ------------------------------------------------------------------------ */

static void sum_dense_row(checking* c, const mtx_csr* a, const npy_matrix* b, uint32_t row)
{
    static const number ZERO;
    for (uint32_t column = 0; column < b->columns; column++)
        c->sums[column] = ZERO;
    for (uint32_t i = a->row_offsets[row]; i < a->row_offsets[row + 1]; i++)
    {
        number x = load_nonzero(c, a, i);
        for (uint32_t column = 0; column < b->columns; column++)
        {
            number y = load_dense(c, b, a->column_indices[i], column);
            add_product(c, &x, &y, &c->sums[column]);
        }
    }
}

verdict verify_spmm(const mtx_csr* a, const npy_matrix* b, const npy_matrix* d)
{
    checking c = begin(d->type, a->longest_row, 1.0);
    if (!reserve(&c, d->columns))
        return c.v;
    begin_progress("checking", "rows");
    for (uint32_t row = 0; row < d->rows; row++)
    {
        sum_dense_row(&c, a, b, row);
        for (uint32_t column = 0; column < d->columns; column++)
        {
            number found = load_dense(&c, d, row, column);
            judge(&c, row, column, &found, &c.sums[column]);
        }
        update_progress(row + (uint64_t)1, d->rows);
    }
    end_progress();
    return end(&c);
}

static number compute_sampled(const checking* c, const npy_matrix* a, const npy_matrix* b, uint32_t row,
                              uint32_t column)
{
    number sum = {{{0.0, 0.0}, {0.0, 0.0}}};
    for (uint32_t k = 0; k < a->columns; k++)
    {
        number x = load_dense(c, a, row, k), y = load_dense(c, b, k, column);
        add_product(c, &x, &y, &sum);
    }
    return sum;
}

static void finish(const checking* c, const mtx_csr* p, uint32_t i, double alpha, double beta, number* sum)
{
    number addend = {{{0.0, 0.0}, {0.0, 0.0}}};
    if (beta != 0.0)
        addend = load_nonzero(c, p, i);
    for (int part = 0; part < 2; part++)
    {
        exact* x = &sum->parts[part];
        x->value *= alpha;
        x->size *= fabs(alpha);
        if (beta != 0.0)
            add_part(x, beta * addend.parts[part].value, fabs(beta) * addend.parts[part].size);
    }
}

verdict verify_sddmm(const npy_matrix* a, const npy_matrix* b, const mtx_csr* p, double alpha, double beta,
                     const mtx_csr* d)
{
    checking c = begin(a->type, a->columns, alpha);
    begin_progress("checking", "rows");
    for (uint32_t row = 0; row < p->rows; row++)
    {
        for (uint32_t i = p->row_offsets[row]; i < p->row_offsets[row + 1]; i++)
        {
            uint32_t column = p->column_indices[i];
            number zero = {{{0.0, 0.0}, {0.0, 0.0}}}, found = load_nonzero(&c, d, i);
            number right = alpha != 0.0 ? compute_sampled(&c, a, b, row, column) : zero;
            finish(&c, p, i, alpha, beta, &right);
            judge(&c, row, column, &found, &right);
        }
        update_progress(row + (uint64_t)1, p->rows);
    }
    end_progress();
    return end(&c);
}
