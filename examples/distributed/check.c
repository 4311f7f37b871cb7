#include "check.h"

#include "sums.h"

#include "course/memory.h"
#include "parts/matrices/random.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum
{
    VECTORS = 2,
    MOST_X = 1024,          /* entries of x are integers from 1 to this: two vectors miss one row of 2^20 */
    MOST_ELEMENTS = 1 << 22 /* of A and of B that are read at a time */
};

/* Vectors for the rows of a part of D. Complex numbers take two entries. */
typedef struct checking
{
    int parts;                                          /* of a number */
    double *x, *sums[VECTORS], *sizes[VECTORS];         /* x: a column each; A B x, and |A| |B| x */
    double *products[VECTORS], *product_sizes[VECTORS]; /* B x of some k, and |B| x */
    unsigned char *a, *b;                               /* elements of the files */
    bool is_exact;                                      /* all are integers */
    double most_a, most_b;                              /* the largest of them */
} checking;

static uint32_t find_chunk(const rectangle* part, uint32_t k)
{
    uint32_t longest = part->rows.count > part->columns.count ? part->rows.count : part->columns.count;
    uint32_t chunk = MOST_ELEMENTS / longest + 1;
    return chunk < k ? chunk : k;
}

static bool open_checking(const work* w, const rectangle* part, uint32_t chunk, checking* c)
{
    size_t size = element_size(w->t.type), rows = part->rows.count, columns = part->columns.count;
    memset(c, 0, sizeof *c);
    c->parts = is_complex(w->t.type) ? 2 : 1;
    c->is_exact = true;
    c->x = take_memory(VECTORS * columns, sizeof(double));
    c->a = take_memory(rows * chunk, size);
    c->b = take_memory(columns * chunk, size);
    bool done = c->x && c->a && c->b;
    for (int v = 0; v < VECTORS; v++)
    {
        c->sums[v] = take_memory(rows * 2, sizeof(double));
        c->products[v] = take_memory((size_t)chunk * 2, sizeof(double));
        c->sizes[v] = take_memory(rows, sizeof(double));
        c->product_sizes[v] = take_memory(chunk, sizeof(double));
        done = done && c->sums[v] && c->products[v] && c->sizes[v] && c->product_sizes[v];
    }
    return done || complain("memory is short for --check");
}

static void close_checking(checking* c)
{
    for (int v = 0; v < VECTORS; v++)
    {
        free(c->sums[v]);
        free(c->products[v]);
        free(c->sizes[v]);
        free(c->product_sizes[v]);
    }
    free(c->x);
    free(c->a);
    free(c->b);
}

static void draw_vectors(checking* c, uint32_t columns, uint32_t seed)
{
    for (size_t i = 0; i < (size_t)columns * VECTORS; i++)
    {
        seed = seed * 1664525u + 1013904223u;
        c->x[i] = 1.0 + (double)((seed >> 12) % MOST_X);
    }
}

/* Notes whether a number is an integer, and how large. */
static double note(checking* c, double value, double* most)
{
    double size = fabs(value);
    c->is_exact = c->is_exact && floor(value) >= value;
    *most = size > *most ? size : *most;
    return size;
}

/* Bytes from the beginning of packed elements to one of them. */
static size_t place(const matrix_file* m, size_t rows, size_t columns, size_t row, size_t column)
{
    size_t size = element_size(m->shape.type);
    return (m->shape.column_major ? column * rows + row : row * columns + column) * size;
}

/* B x for some rows of B. */
static void multiply_b(const work* w, checking* c, uint32_t k, uint32_t columns)
{
    for (uint32_t i = 0; i < k; i++)
    {
        double sum[VECTORS][2] = {{0.0}}, sizes[VECTORS] = {0.0};
        for (uint32_t j = 0; j < columns; j++)
        {
            const unsigned char* at = c->b + place(&w->b, k, columns, i, j);
            double real = load_element(w->t.type, at), imaginary = load_imaginary(w->t.type, at);
            double size = note(c, real, &c->most_b) + note(c, imaginary, &c->most_b);
            for (uint32_t v = 0; v < VECTORS; v++)
            {
                sum[v][0] += real * c->x[v * columns + j];
                sum[v][1] += imaginary * c->x[v * columns + j];
                sizes[v] += size * c->x[v * columns + j];
            }
        }
        for (int v = 0; v < VECTORS; v++)
        {
            memcpy(c->products[v] + 2 * i, sum[v], sizeof sum[v]);
            c->product_sizes[v][i] = sizes[v];
        }
    }
}

/* A (B x), of some columns of A. */
static void multiply_a(const work* w, checking* c, uint32_t rows, uint32_t k)
{
    for (uint32_t i = 0; i < rows; i++)
        for (uint32_t j = 0; j < k; j++)
        {
            const unsigned char* at = c->a + place(&w->a, rows, k, i, j);
            double real = load_element(w->t.type, at), imaginary = load_imaginary(w->t.type, at);
            double size = note(c, real, &c->most_a) + note(c, imaginary, &c->most_a);
            for (int v = 0; v < VECTORS; v++)
            {
                c->sizes[v][i] += size * c->product_sizes[v][j];
                const double* b = c->products[v] + 2 * j;
                c->sums[v][2 * i] += real * b[0] - imaginary * b[1];
                c->sums[v][2 * i + 1] += real * b[1] + imaginary * b[0];
            }
        }
}

static bool add_up(work* w, const rectangle* part, uint32_t chunk, checking* c)
{
    for (uint32_t first = 0; first < w->t.k; first += chunk)
    {
        extent k = {first, w->t.k - first < chunk ? w->t.k - first : chunk};
        rectangle a = {part->rows, k}, b = {k, part->columns};
        if (!read_part(&w->a, a, c->a) || !read_part(&w->b, b, c->b))
            return false;
        multiply_b(w, c, k.count, part->columns.count);
        multiply_a(w, c, part->rows.count, k.count);
    }
    return true;
}

/* How far a sum of k products may be from the right one, as a share of the sum of their sizes; and an element of D from
 * the sum that it is rounded from. Where all sums are integers that their type holds, nothing is rounded. */
static double find_tolerance(const work* w, const checking* c)
{
    sk_type sums = component_of(w->t.sums), d = component_of(w->t.d);
    double most = c->most_a * c->most_b * w->t.k * c->parts;
    double exact = sums == SK_TYPE_F64 ? 0x1p53 : sums == SK_TYPE_F32 ? 0x1p24 : 0x1p31;
    double held = d == SK_TYPE_F16 ? 0x1p11 : d == SK_TYPE_BF16 ? 0x1p8 : exact;
    double unit = sums == SK_TYPE_F64 ? DBL_EPSILON : FLT_EPSILON;
    double rounding = d == SK_TYPE_F16 ? 0x1p-11 : d == SK_TYPE_BF16 ? 0x1p-8 : 0.0;
    if (c->is_exact && most <= exact)
        return most <= held ? 0.0 : rounding;
    return unit * (w->t.k + 16.0) * c->parts + rounding;
}

static bool is_right(const work* w, const checking* c, const unsigned char* row, uint32_t columns, uint32_t i,
                     double tolerance)
{
    size_t size = element_size(w->t.d);
    double subnormal = w->t.d == SK_TYPE_F16 && tolerance > 0.0 ? 0x1p-25 : 0.0; /* of an element */
    for (uint32_t v = 0; v < VECTORS; v++)
    {
        double sum[2] = {0.0, 0.0}, allowed = tolerance * c->sizes[v][i] + subnormal * columns * MOST_X;
        for (uint32_t j = 0; j < columns; j++)
        {
            sum[0] += load_element(w->t.d, row + j * size) * c->x[v * columns + j];
            sum[1] += load_imaginary(w->t.d, row + j * size) * c->x[v * columns + j];
        }
        for (int p = 0; p < 2; p++)
            if (!(fabs(sum[p] - c->sums[v][2 * i + (uint32_t)p]) <= allowed))
                return false;
    }
    return true;
}

bool check_rows(work* w, const rectangle* part, const void* elements, uint64_t* wrong)
{
    checking c;
    const unsigned char* rows = elements;
    uint32_t columns = part->columns.count, chunk = find_chunk(part, w->t.k);
    bool done = open_checking(w, part, chunk, &c);
    if (done)
        draw_vectors(&c, columns, part->rows.first * 31u + part->columns.first);
    done = done && add_up(w, part, chunk, &c);
    double tolerance = find_tolerance(w, &c);
    for (uint32_t i = 0; done && i < part->rows.count; i++)
        *wrong += !is_right(w, &c, rows + (size_t)i * columns * element_size(w->t.d), columns, i, tolerance);
    close_checking(&c);
    return done;
}
