/* test_graphblas.c - products of sparse matrices against SuiteSparse:GraphBLAS: the benchmark's matrices, of integers,
 * by every decomposition. Values, and where they are, must be the same.
 *
 *     test_graphblas [NONZEROS]    about so many of each matrix
 */
#include "parts/matrices/sparse_matrices.h"
#include "check.h"
#include "gpu/graphblas_library.h"
#include "gpu/spgemm_work.h"
#include "values.h"

#include <stdio.h>

static graphblas_library graphblas;
static uint32_t nonzeros = 2000;
static const sk_type types[] = {SK_TYPE_F32, SK_TYPE_S32, SK_TYPE_F64};
static bool has_f64;

static sk_type choose_type(uint32_t i)
{
    return types[i % (has_f64 ? 3 : 2)];
}

/* The nonzeros of a matrix in CSR, whose values are those of `type` in memory. */
static tuples list_csr(uint32_t rows, uint32_t columns, const uint32_t* offsets, const uint32_t* indices,
                       sk_type type, const unsigned char* values)
{
    tuples list = {rows, columns, offsets[rows], malloc((offsets[rows] + (size_t)1) * sizeof(tuple))};
    for (uint32_t row = 0; row < rows; row++)
    {
        for (uint32_t i = offsets[row]; i < offsets[row + 1]; i++)
        {
            tuple one = {row, indices[i], load_element(type, values + i * element_size(type))};
            list.all[i] = one;
        }
    }
    return list;
}

/* ---- a sparse matrix times a dense one ------------------------------------------------------------ */

static tuples list_dense(const sparse_product* p, const dense* m)
{
    tuples list = {m->rows, m->columns, (uint64_t)m->rows * m->columns, NULL};
    list.all = malloc((size_t)list.count * sizeof *list.all);
    for (uint32_t row = 0; row < m->rows; row++)
    {
        for (uint32_t column = 0; column < m->columns; column++)
        {
            tuple one = {row, column, load_element(p->desc.type, element_of(p, m, row, column))};
            list.all[(size_t)row * m->columns + column] = one;
        }
    }
    return list;
}

/* Where GraphBLAS has no sum, as the row is empty, D has 0. */
static void compare_dense(const sparse_product* p, const tuples* expected)
{
    tuples found = list_dense(p, &p->d);
    uint64_t wrong = 0, next = 0;
    for (uint64_t i = 0; i < found.count; i++)
    {
        bool there = next < expected->count && compare_tuples(&expected->all[next], &found.all[i]) == 0;
        wrong += found.all[i].value != (there ? expected->all[next].value : 0.0);
        next += there;
    }
    if (!CHECK_EQ(wrong, 0) || !CHECK_EQ(next, expected->count))
    {
        note_plan(p);
    }
    free(found.all);
}

static void check_sparse_times_dense(const sparse_matrix* m, sk_type type, sk_sparse_decomposition decomposition,
                                     uint32_t n)
{
    sparse_product p = {0};
    p.desc.type = type;
    p.desc.storage = decomposition == SK_SPARSE_DECOMPOSITION_MERGE_PATH ? SK_STORAGE_COO : SK_STORAGE_CSR;
    p.desc.m = m->rows;
    p.desc.k = m->columns;
    p.desc.nonzeros = m->nonzeros;
    p.desc.n = n;
    p.desc.decomposition = decomposition;
    if (place_sparse(&p, m->row_offsets))
    {
        memcpy(at(p.columns), m->column_indices, p.columns.size);
        tuples a = list_csr(m->rows, m->columns, m->row_offsets, m->column_indices, type, at(p.values));
        tuples b = list_dense(&p, &p.b), d;
        if (CHECK(multiply_by_graphblas(&graphblas, &a, &b, &d)) && launch_sparse(&p))
        {
            compare_dense(&p, &d);
        }
        free(a.all);
        free(b.all);
        free(d.all);
    }
    sk_destroy_spmm_plan(p.plan);
}

static void every_decomposition_multiplies_as_graphblas_does(void)
{
    if (!graphblas.is_open)
    {
        SKIP("no libgraphblas7");
    }
    for (uint32_t kind = 0; kind < SPARSE_KINDS; kind++)
    {
        sparse_matrix m;
        bool made = CHECK(make_sparse_matrix(&SPARSE_MATRICES[kind], nonzeros, &m));
        for (uint32_t decomposition = SK_SPARSE_DECOMPOSITION_AUTO;
             made && decomposition < VALUES_OF(SK_SPARSE_DECOMPOSITIONS); decomposition++)
        {
            check_sparse_times_dense(&m, choose_type(kind + decomposition), (sk_sparse_decomposition)decomposition,
                                     1);
            check_sparse_times_dense(&m, choose_type(kind + decomposition + 1),
                                     (sk_sparse_decomposition)decomposition, 7);
        }
        free_sparse_matrix(&m);
    }
}

/* ---- a sparse matrix times a sparse one ----------------------------------------------------------- */

static void take_matrix(spgemm* p, csr* to, const sparse_matrix* m)
{
    uint32_t* offsets = malloc((m->rows + (size_t)1) * sizeof *offsets);
    memcpy(offsets, m->row_offsets, (m->rows + (size_t)1) * sizeof *offsets);
    draw_csr(p, to, offsets, m->rows, m->columns);
    memcpy(to->indices, m->column_indices, m->nonzeros * sizeof *to->indices);
}

static void compare_sparse(const spgemm* p, const tuples* expected)
{
    uint32_t rows = p->desc.m;
    const uint32_t *offsets = (const uint32_t*)(void*)at(p->c.places[0]),
                   *indices = (const uint32_t*)(void*)at(p->c.places[1]);
    uint64_t wrong = 0;
    if (CHECK_EQ(status_of(p).nonzeros, expected->count) && CHECK_EQ(offsets[rows], expected->count))
    {
        tuples found = list_csr(rows, p->desc.n, offsets, indices, p->desc.type, at(p->c.places[2]));
        for (uint64_t i = 0; i < found.count; i++)
        {
            wrong +=
                compare_tuples(&found.all[i], &expected->all[i]) != 0 || found.all[i].value != expected->all[i].value;
        }
        free(found.all);
    }
    CHECK_EQ(wrong, 0);
}

/* A A. */
static void check_square(const sparse_matrix* m, sk_type type)
{
    spgemm p = {.desc.type = type};
    take_matrix(&p, &p.a, m);
    take_matrix(&p, &p.b, m);
    if (place_spgemm(&p))
    {
        tuples a = list_csr(m->rows, m->columns, m->row_offsets, m->column_indices, type, at(p.a.places[2]));
        tuples b = list_csr(m->rows, m->columns, m->row_offsets, m->column_indices, type, at(p.b.places[2])), c;
        if (CHECK(multiply_by_graphblas(&graphblas, &a, &b, &c)) && launch_spgemm(&p))
        {
            compare_sparse(&p, &c);
        }
        free(a.all);
        free(b.all);
        free(c.all);
    }
    discard_spgemm(&p);
}

static void squares_are_those_of_graphblas(void)
{
    if (!graphblas.is_open)
    {
        SKIP("no libgraphblas7");
    }
    for (uint32_t kind = 0; kind < SPARSE_KINDS; kind++)
    {
        sparse_matrix m;
        if (CHECK(make_sparse_matrix(&SPARSE_MATRICES[kind], nonzeros, &m)))
        {
            check_square(&m, choose_type(kind));
        }
        free_sparse_matrix(&m);
    }
}

int main(int argc, char** argv)
{
    nonzeros = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : nonzeros;
    if (!open_sparse())
    {
        return 1;
    }
    has_f64 = is_served(SK_TYPE_F64);
    open_graphblas(&graphblas);
    RUN(every_decomposition_multiplies_as_graphblas_does);
    RUN(squares_are_those_of_graphblas);
    close_sparse();
    return CHECK_DONE();
}
