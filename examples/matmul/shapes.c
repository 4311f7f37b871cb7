#include "shapes.h"

#include "parts/matrices/element.h"

#include <stdarg.h>
#include <stdio.h>

static const char* const NAMES[OPERAND_COUNT] = {"A",    "B",       "A2",      "B2", "C", "the residual",
                                                 "bias", "scale-m", "scale-n", "D"};

static bool complain(const product* p, const char* format, ...)
{
    char sentence[1024];
    va_list values;
    va_start(values, format);
    vsnprintf(sentence, sizeof sentence, format, values);
    va_end(values);
    return complain_of(p, sentence);
}

static bool complain_shape(const product* p, operand which, const npy_matrix* wanted, const char* why)
{
    char has[NPY_SHAPE], must[NPY_SHAPE];
    return complain(p, "%.200s is %s: %s must be %s%s", p->paths[which], format_npy_shape(&p->matrices[which], has),
                    NAMES[which], format_npy_shape(wanted, must), why);
}

/* ---- A and B --------------------------------------------------------------------------------- */

static bool check_factor(const product* p, operand which)
{
    if (p->matrices[which].dimensions == 0)
        return complain(p, "%.200s has 0 dimensions; a vector has 1, a matrix 2, a batch of matrices 3",
                        p->paths[which]);
    return true;
}

/* Types of A and B: alike, or one of them in blocks, or both. */
static bool fit_types(const product* p, operand left, operand right)
{
    const npy_matrix *a = &p->matrices[left], *b = &p->matrices[right];
    sk_type other = is_in_blocks(a->type) ? b->type : a->type;
    const char* why = "both must be alike";
    if (is_in_blocks(a->type) || is_in_blocks(b->type))
    {
        if (other == SK_TYPE_F32 || other == SK_TYPE_F16 || other == SK_TYPE_BF16 || is_in_blocks(other))
            return true;
        why = "the one beside blocks must be f4, f2, bf16 or in blocks";
    }
    else if (a->type == b->type)
        return true;
    return complain(p, "%.200s holds %s and %.200s %s: %s", p->paths[left], name_npy_type(a->type), p->paths[right],
                    name_npy_type(b->type), why);
}

/* A and B of a term. */
static bool fit_factors(product* p, operand left, operand right)
{
    npy_matrix *a = &p->matrices[left], *b = &p->matrices[right];
    char a_shape[NPY_SHAPE], b_shape[NPY_SHAPE];
    if (!check_factor(p, left) || !check_factor(p, right))
        return false;
    if (a->dimensions == NPY_ROWS)
        name_npy_dimensions(a, NPY_COLUMNS);
    format_npy_shape(a, a_shape);
    format_npy_shape(b, b_shape);
    if (a->columns != b->rows)
        return complain(p, "%.200s is %s and %.200s is %s: the %u columns of %s must be the %u rows of %s",
                        p->paths[left], a_shape, p->paths[right], b_shape, a->columns, NAMES[left], b->rows,
                        NAMES[right]);
    if (a->count != b->count && a->count != 1 && b->count != 1)
        return complain(p, "%.200s is %s and %.200s is %s: both must be batches of as many matrices, or one a matrix",
                        p->paths[left], a_shape, p->paths[right], b_shape);
    return fit_types(p, left, right);
}

/* Types and orders of a second term, whose shape is the first one's. */
static bool fit_second(product* p, operand second, operand first)
{
    npy_matrix *matrix = &p->matrices[second], *other = &p->matrices[first];
    bool is_shared = matrix->dimensions == (other->dimensions & NPY_MATRIX);
    bool fits = matrix->rows == other->rows && matrix->columns == other->columns;
    if (!fits || !(is_shared || matrix->dimensions == other->dimensions) ||
        (matrix->count != other->count && matrix->count != 1))
        return complain_shape(p, second, other, first == A ? ", as A is" : ", as B is");
    if (matrix->type != other->type || matrix->column_major != other->column_major)
        return complain(p, "%.200s holds %s in %s order: %s must be as %s, %s in %s order", p->paths[second],
                        name_npy_type(matrix->type), matrix->column_major ? "Fortran" : "C", NAMES[second],
                        NAMES[first], name_npy_type(other->type), other->column_major ? "Fortran" : "C");
    return true;
}

static bool fit_terms(product* p)
{
    if (!fit_factors(p, A, B))
        return false;
    if (!p->paths[SECOND_A])
        return true;
    return fit_factors(p, SECOND_A, SECOND_B) && fit_second(p, SECOND_A, A) && fit_second(p, SECOND_B, B);
}

/* ---- D and what is added to it --------------------------------------------------------------- */

static sk_type default_type(const product* p)
{
    if (p->paths[C] || p->paths[RESIDUAL])
        return p->matrices[p->paths[C] ? C : RESIDUAL].type;
    sk_type type = p->matrices[is_in_blocks(p->matrices[A].type) ? B : A].type;
    switch ((int)type)
    {
    case SK_TYPE_S8: return SK_TYPE_S32;
    case SK_TYPE_U8: return SK_TYPE_U32;
    case SK_TYPE_E4M3:
    case SK_TYPE_E5M2: return SK_TYPE_F32;
    default: return is_in_blocks(type) ? SK_TYPE_F32 : type;
    }
}

static bool shape_d(product* p, const options* o)
{
    const npy_matrix *a = &p->matrices[A], *b = &p->matrices[B];
    npy_matrix* d = &p->matrices[D];
    d->count = a->count == 1 ? b->count : a->count;
    d->rows = a->rows;
    d->columns = o->formula.gate ? b->columns / 2 : b->columns;
    d->dimensions =
        ((a->dimensions | b->dimensions) & NPY_COUNT) | (a->dimensions & NPY_ROWS) | (b->dimensions & NPY_COLUMNS);
    d->column_major = o->layout_d == SK_LAYOUT_COL_MAJOR;
    d->type = o->type_d ? (sk_type)(o->type_d - 1) : default_type(p);
    if (is_in_blocks(d->type))
        return complain(p, "D would be %s; only A or B can be in blocks", name_npy_type(d->type));
    if (d->column_major && d->dimensions != NPY_MATRIX)
        return complain(p, "--layout-d is col-major, but D is no matrix: it has no Fortran order");
    char shape[NPY_SHAPE];
    if (o->formula.gate && (!(b->dimensions & NPY_COLUMNS) || b->columns % 2 != 0))
        return complain(p, "%.200s is %s, but with --gate pairs of columns of B make one of D", p->paths[B],
                        format_npy_shape(b, shape));
    return fits_npy(d) ||
           complain(p, "D would have %s elements, more than memory can hold", format_npy_shape(d, shape));
}

/* C or the residual: as D is, or one matrix for all of a batch. */
static bool fit_addend(product* p, operand which)
{
    npy_matrix* matrix = &p->matrices[which];
    const npy_matrix* d = &p->matrices[D];
    if (!p->paths[which])
        return true;
    bool named =
        name_npy_dimensions(matrix, d->dimensions) || name_npy_dimensions(matrix, d->dimensions & NPY_MATRIX);
    bool fits = named && matrix->rows == d->rows && matrix->columns == d->columns;
    if (!fits || (matrix->count != d->count && matrix->count != 1))
        return complain_shape(p, which, d, ", as A B is");
    if (matrix->type != d->type)
        return complain(p, "%.200s holds %s: %s must be %s, as D is", p->paths[which], name_npy_type(matrix->type),
                        NAMES[which], name_npy_type(d->type));
    return true;
}

/* ---- vectors --------------------------------------------------------------------------------- */

/* Whether an array has so many rows, and one column, or the other way round: as it is, or as a vector. */
static bool is_vector(const npy_matrix* vector, uint32_t rows, uint32_t columns, int dimension)
{
    npy_matrix named = *vector;
    bool any = named.dimensions == NPY_MATRIX || name_npy_dimensions(&named, dimension);
    return any && named.rows == rows && named.columns == columns;
}

static bool fit_vector(product* p, operand which, int dimension, uint32_t length)
{
    npy_matrix* vector = &p->matrices[which];
    uint32_t rows = dimension == NPY_ROWS ? length : 1, columns = dimension == NPY_ROWS ? 1 : length;
    npy_matrix wanted = {.count = 1, .rows = rows, .columns = columns, .dimensions = dimension};
    if (vector->type != SK_TYPE_F32)
        return complain(p, "%.200s holds %s: %s must be f4", p->paths[which], name_npy_type(vector->type),
                        NAMES[which]);
    if (!is_vector(vector, rows, columns, dimension))
        return complain_shape(p, which, &wanted, dimension == NPY_ROWS ? ", as D has rows" : ", as B has columns");
    vector->rows = rows;
    vector->columns = columns;
    return true;
}

/* A bias is broadcast as NumPy does: along the last dimension of D, or along its rows if it is m x 1. */
static bool fit_bias(product* p)
{
    const npy_matrix *d = &p->matrices[D], *bias = &p->matrices[BIAS];
    bool is_column = bias->dimensions == NPY_MATRIX && bias->columns == 1 && bias->rows != 1;
    p->bias_by_rows = is_column || !(d->dimensions & NPY_COLUMNS);
    return p->bias_by_rows ? fit_vector(p, BIAS, NPY_ROWS, d->rows)
                           : fit_vector(p, BIAS, NPY_COLUMNS, p->matrices[B].columns);
}

bool fit_shapes(product* p, const options* o)
{
    if (!fit_terms(p) || !shape_d(p, o) || !fit_addend(p, C) || !fit_addend(p, RESIDUAL))
        return false;
    const npy_matrix* d = &p->matrices[D];
    return (!p->paths[BIAS] || fit_bias(p)) && (!p->paths[SCALE_M] || fit_vector(p, SCALE_M, NPY_ROWS, d->rows)) &&
           (!p->paths[SCALE_N] || fit_vector(p, SCALE_N, NPY_COLUMNS, p->matrices[B].columns));
}
