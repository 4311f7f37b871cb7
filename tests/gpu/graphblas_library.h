/* graphblas_library.h - products of matrices of f64 by SuiteSparse:GraphBLAS, where this machine has it: what the
 * device computes is compared with that. */
#ifndef GRAPHBLAS_LIBRARY_H
#define GRAPHBLAS_LIBRARY_H

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* A nonzero. */
typedef struct tuple
{
    uint64_t row, column;
    double value;
} tuple;

/* Those of a matrix; by rows, then by columns, where GraphBLAS made them. */
typedef struct tuples
{
    uint32_t rows, columns;
    uint64_t count;
    tuple* all;
} tuples;

/* Objects are pointers. Functions return 0 where they succeed. Indices are uint64_t. */
typedef struct graphblas_library
{
    bool is_open;
    int (*init)(int);
    int (*new_matrix)(void**, void*, uint64_t, uint64_t);
    int (*build)(void*, const uint64_t*, const uint64_t*, const double*, uint64_t, void*);
    int (*multiply)(void*, void*, void*, void*, void*, void*, void*);
    int (*count)(uint64_t*, void*);
    int (*extract)(uint64_t*, uint64_t*, double*, uint64_t*, void*);
    int (*free_matrix)(void**);
    void *f64, *plus, *plus_times;
} graphblas_library;

/* A function, or the address of a global variable. ISO C has no conversion between both. */
static inline bool find_symbol(void* library, const char* name, void* to)
{
    void* symbol = dlsym(library, name);
    memcpy(to, &symbol, sizeof symbol);
    return symbol != NULL;
}

static inline bool find_object(void* library, const char* name, void** to)
{
    void** variable = NULL;
    bool found = find_symbol(library, name, &variable);
    *to = found ? *variable : NULL;
    return found;
}

/* Opens it once; it stays open. False where there is none. */
static inline bool open_graphblas(graphblas_library* g)
{
    void* library = dlopen("libgraphblas.so.7", RTLD_NOW);
    memset(g, 0, sizeof *g);
    g->is_open = library && find_symbol(library, "GrB_init", &g->init) &&
                 find_symbol(library, "GrB_Matrix_new", &g->new_matrix) &&
                 find_symbol(library, "GrB_Matrix_build_FP64", &g->build) &&
                 find_symbol(library, "GrB_mxm", &g->multiply) &&
                 find_symbol(library, "GrB_Matrix_nvals", &g->count) &&
                 find_symbol(library, "GrB_Matrix_extractTuples_FP64", &g->extract) &&
                 find_symbol(library, "GrB_Matrix_free", &g->free_matrix) && g->init(1 /* blocking */) == 0 &&
                 find_object(library, "GrB_FP64", &g->f64) && find_object(library, "GrB_PLUS_FP64", &g->plus) &&
                 find_object(library, "GrB_PLUS_TIMES_SEMIRING_FP64", &g->plus_times);
    return g->is_open;
}

/* What is at the same place is added up. NULL where that fails. */
static inline void* make_graphblas_matrix(const graphblas_library* g, const tuples* from)
{
    void* matrix = NULL;
    size_t room = (size_t)from->count + 1;
    uint64_t *rows = malloc(room * sizeof *rows), *columns = malloc(room * sizeof *columns);
    double* values = malloc(room * sizeof *values);
    for (uint64_t i = 0; i < from->count; i++)
    {
        rows[i] = from->all[i].row;
        columns[i] = from->all[i].column;
        values[i] = from->all[i].value;
    }
    bool made = g->new_matrix(&matrix, g->f64, from->rows, from->columns) == 0 &&
                g->build(matrix, rows, columns, values, from->count, g->plus) == 0;
    free(rows);
    free(columns);
    free(values);
    if (!made && matrix)
    {
        g->free_matrix(&matrix);
    }
    return made ? matrix : NULL;
}

static inline int compare_tuples(const void* left, const void* right)
{
    const tuple *a = (const tuple*)left, *b = (const tuple*)right;
    return a->row != b->row ? (a->row < b->row ? -1 : 1) : a->column < b->column ? -1 : a->column > b->column;
}

static inline bool read_graphblas_matrix(const graphblas_library* g, void* matrix, tuples* to)
{
    if (g->count(&to->count, matrix) != 0)
    {
        return false;
    }
    size_t room = (size_t)to->count + 1;
    uint64_t *rows = malloc(room * sizeof *rows), *columns = malloc(room * sizeof *columns);
    double* values = malloc(room * sizeof *values);
    to->all = malloc(room * sizeof *to->all);
    bool read = g->extract(rows, columns, values, &to->count, matrix) == 0;
    for (uint64_t i = 0; i < to->count && read; i++)
    {
        tuple one = {rows[i], columns[i], values[i]};
        to->all[i] = one;
    }
    qsort(to->all, (size_t)to->count, sizeof *to->all, compare_tuples);
    free(rows);
    free(columns);
    free(values);
    return read;
}

/* C = A B, with sums of 0 kept. The caller frees c->all. */
static inline bool multiply_by_graphblas(const graphblas_library* g, const tuples* a, const tuples* b, tuples* c)
{
    void *left = make_graphblas_matrix(g, a), *right = make_graphblas_matrix(g, b), *product = NULL;
    c->rows = a->rows;
    c->columns = b->columns;
    c->all = NULL;
    bool done = left && right && g->new_matrix(&product, g->f64, c->rows, c->columns) == 0 &&
                g->multiply(product, NULL, NULL, g->plus_times, left, right, NULL) == 0 &&
                read_graphblas_matrix(g, product, c);
    void** const made[] = {&left, &right, &product};
    for (int i = 0; i < 3; i++)
    {
        if (*made[i])
        {
            g->free_matrix(made[i]);
        }
    }
    return done;
}

#endif
