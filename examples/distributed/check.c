#include "check.h"

#include "sums.h"

#include "course/memory.h"
#include "course/parallel.h"
#include "parts/matrices/random.h"

#include <float.h>
#include <math.h>
#include <pthread.h>
#include <string.h>

enum
{
    VECTORS = 2,
    MOST_X = 1024,           /* entries of x are integers from 1 to this: two vectors miss one row of 2^20 */
    MOST_ELEMENTS = 1 << 22, /* of A and of B that are read at a time */
    LEAST_CHECKED = 1 << 16  /* that a thread takes */
};

/* Vectors for the rows of a part of D. Complex numbers take two entries. */
typedef struct checking
{
    int parts;                                          /* of a number */
    double *x, *sums[VECTORS], *sizes[VECTORS];         /* x: a column each; A B x, and |A| |B| x */
    double *products[VECTORS], *product_sizes[VECTORS]; /* B x of some k, and |B| x */
    unsigned char *a, *b;                               /* elements of the files */
    uint32_t rows, columns, k;                          /* of the part of D, and of the elements of files */
    const work* w;
    bool is_exact;         /* all are integers */
    double most_a, most_b; /* the largest of them */
    pthread_mutex_t notes; /* of the three members above */
} checking;

/* What a thread has seen of a matrix. */
typedef struct noted
{
    bool is_exact;
    double most;
} noted;

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
    c->w = w;
    c->rows = part->rows.count;
    c->columns = part->columns.count;
    pthread_mutex_init(&c->notes, NULL);
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
    pthread_mutex_destroy(&c->notes);
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
static double note(noted* n, double value)
{
    double size = fabs(value);
    n->is_exact = n->is_exact && floor(value) >= value;
    n->most = size > n->most ? size : n->most;
    return size;
}

static void tell(checking* c, const noted* n, double* most)
{
    pthread_mutex_lock(&c->notes);
    c->is_exact = c->is_exact && n->is_exact;
    *most = n->most > *most ? n->most : *most;
    pthread_mutex_unlock(&c->notes);
}

/* Bytes from the beginning of packed elements to one of them. */
static size_t place(const matrix_file* m, size_t rows, size_t columns, size_t row, size_t column)
{
    size_t size = element_size(m->shape.type);
    return (m->shape.column_major ? column * rows + row : row * columns + column) * size;
}

/* B x for some rows of B. */
static void multiply_b(uint64_t begin, uint64_t end, void* user_data)
{
    checking* c = user_data;
    noted n = {true, 0.0};
    for (uint64_t i = begin; i < end; i++)
    {
        double sum[VECTORS][2] = {{0.0}}, sizes[VECTORS] = {0.0};
        for (uint32_t j = 0; j < c->columns; j++)
        {
            const unsigned char* at = c->b + place(&c->w->b, c->k, c->columns, i, j);
            double real = load_element(c->w->t.type, at), imaginary = load_imaginary(c->w->t.type, at);
            double size = note(&n, real) + note(&n, imaginary);
            for (uint32_t v = 0; v < VECTORS; v++)
            {
                sum[v][0] += real * c->x[(size_t)v * c->columns + j];
                sum[v][1] += imaginary * c->x[(size_t)v * c->columns + j];
                sizes[v] += size * c->x[(size_t)v * c->columns + j];
            }
        }
        for (int v = 0; v < VECTORS; v++)
        {
            memcpy(c->products[v] + 2 * i, sum[v], sizeof sum[v]);
            c->product_sizes[v][i] = sizes[v];
        }
    }
    tell(c, &n, &c->most_b);
}

/* A (B x), of some columns of A. */
static void multiply_a(uint64_t begin, uint64_t end, void* user_data)
{
    checking* c = user_data;
    noted n = {true, 0.0};
    for (uint64_t i = begin; i < end; i++)
        for (uint32_t j = 0; j < c->k; j++)
        {
            const unsigned char* at = c->a + place(&c->w->a, c->rows, c->k, i, j);
            double real = load_element(c->w->t.type, at), imaginary = load_imaginary(c->w->t.type, at);
            double size = note(&n, real) + note(&n, imaginary);
            for (int v = 0; v < VECTORS; v++)
            {
                c->sizes[v][i] += size * c->product_sizes[v][j];
                const double* b = c->products[v] + 2 * j;
                c->sums[v][2 * i] += real * b[0] - imaginary * b[1];
                c->sums[v][2 * i + 1] += real * b[1] + imaginary * b[0];
            }
        }
    tell(c, &n, &c->most_a);
}

static bool add_up(work* w, const rectangle* part, uint32_t chunk, checking* c)
{
    for (uint32_t first = 0; first < w->t.k; first += chunk)
    {
        extent k = {first, w->t.k - first < chunk ? w->t.k - first : chunk};
        rectangle a = {part->rows, k}, b = {k, part->columns};
        if (!read_part(&w->a, a, c->a) || !read_part(&w->b, b, c->b))
            return false;
        c->k = k.count;
        run_parallel(k.count, LEAST_CHECKED / (c->columns + 1) + 1, multiply_b, c);
        run_parallel(c->rows, LEAST_CHECKED / (k.count + 1) + 1, multiply_a, c);
    }
    return true;
}

/* How far an element of D may be from the right one. */
typedef struct tolerance
{
    double sums;      /* as a share of the sum of its products' sizes; 0: sums are integers that their type holds, */
    double held;      /* and D holds them up to this size */
    double rounding;  /* as a share of other elements of D, which are rounded from sums */
    double subnormal; /* of those whose rounding is no share of them */
} tolerance;

static tolerance find_tolerance(const work* w, const checking* c)
{
    sk_type sums = component_of(w->t.sums), d = component_of(w->t.d);
    double most = c->most_a * c->most_b * w->t.k * c->parts;
    double exact = sums == SK_TYPE_F64 ? 0x1p53 : sums == SK_TYPE_F32 ? 0x1p24 : 0x1p31;
    double unit = sums == SK_TYPE_F64 ? DBL_EPSILON : FLT_EPSILON;
    tolerance t = {unit * (w->t.k + 16.0) * c->parts, 0.0, 0.0, 0.0};
    double significand = d == SK_TYPE_F16 ? 0x1p11 : d == SK_TYPE_BF16 ? 0x1p8 : 0x1p24;
    if (d != sums)
        t.rounding = 1.0 / (significand - 1.0); /* 1 / significand of the sum, which may be smaller than D */
    if (c->is_exact && most <= exact)
    {
        t.sums = 0.0;
        t.held = d == sums ? exact : significand;
    }
    else if (d == SK_TYPE_F16)
        t.subnormal = 0x1p-25;
    return t;
}

/* Adds an element of D, times an entry of x, to a sum and to what it may be off by. */
static void add_element(const tolerance* t, double d, double x, double* sum, double* allowed)
{
    double size = fabs(d);
    *sum += d * x;
    *allowed += x * (size <= t->held ? 0.0 : t->rounding * size + t->subnormal);
}

/* Elements that are infinite are wrong. */
static bool is_right(const work* w, const checking* c, const unsigned char* row, uint32_t i, const tolerance* t)
{
    size_t size = element_size(w->t.d);
    for (size_t v = 0; v < VECTORS; v++)
    {
        double sum[2] = {0.0, 0.0}, allowed = t->sums * c->sizes[v][i];
        for (uint32_t j = 0; j < c->columns; j++)
        {
            double x = c->x[v * c->columns + j];
            add_element(t, load_element(w->t.d, row + j * size), x, &sum[0], &allowed);
            add_element(t, load_imaginary(w->t.d, row + j * size), x, &sum[1], &allowed);
        }
        for (uint32_t p = 0; p < 2; p++)
            if (!isfinite(allowed) || !(fabs(sum[p] - c->sums[v][2 * i + p]) <= allowed))
                return false;
    }
    return true;
}

typedef struct rows_of_d
{
    const work* w;
    checking* c;
    const unsigned char* elements;
    tolerance allowed;
    uint64_t wrong;
} rows_of_d;

static void judge_rows(uint64_t begin, uint64_t end, void* user_data)
{
    rows_of_d* d = user_data;
    uint64_t wrong = 0;
    size_t row = d->c->columns * element_size(d->w->t.d);
    for (uint64_t i = begin; i < end; i++)
        wrong += !is_right(d->w, d->c, d->elements + i * row, (uint32_t)i, &d->allowed);
    pthread_mutex_lock(&d->c->notes);
    d->wrong += wrong;
    pthread_mutex_unlock(&d->c->notes);
}

bool check_rows(work* w, const rectangle* part, const void* elements, uint64_t* wrong)
{
    checking c;
    uint32_t columns = part->columns.count, chunk = find_chunk(part, w->t.k);
    bool done = open_checking(w, part, chunk, &c);
    if (done)
        draw_vectors(&c, columns, part->rows.first * 31u + part->columns.first);
    done = done && add_up(w, part, chunk, &c);
    rows_of_d d = {w, &c, elements, find_tolerance(w, &c), 0};
    if (done)
        run_parallel(part->rows.count, LEAST_CHECKED / (columns + 1) + 1, judge_rows, &d);
    *wrong += d.wrong;
    close_checking(&c);
    return done;
}
