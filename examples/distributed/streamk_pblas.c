/* A product of submatrices: panel after panel, into the part of C that each rank has. */
#include "streamk_pblas_parts.h"

#include <stdlib.h>
#include <string.h>

enum
{
    LONGEST_PANEL = 512 /* k of a panel; a multiple of any block's elements */
};

/* ---- the product ----------------------------------------------------------------------------- */

static int is_transposed(char word)
{
    return word == 'T' || word == 't' || word == 'C' || word == 'c';
}

static streamk_dealt deal_rows(const streamk_matrix* m, const streamk_grid* grid, int first)
{
    streamk_dealt d = {m->mb, m->rsrc, grid->rows, first - 1};
    return d;
}

static streamk_dealt deal_columns(const streamk_matrix* m, const streamk_grid* grid, int first)
{
    streamk_dealt d = {m->nb, m->csrc, grid->columns, first - 1};
    return d;
}

/* An operand whose rows (of A) or columns (of B) are those of C. */
static streamk_operand describe(const streamk_grid* grid, const void* data, const streamk_matrix* m, int i, int j,
                                int outer_is_row, size_t size)
{
    streamk_operand x;
    memset(&x, 0, sizeof x);
    x.data = data;
    x.outer = outer_is_row ? deal_rows(m, grid, i) : deal_columns(m, grid, j);
    x.inner = outer_is_row ? deal_columns(m, grid, j) : deal_rows(m, grid, i);
    x.outer_is_row = outer_is_row;
    x.lld = m->lld;
    x.size = size;
    return x;
}

/* Copies this rank's part of sub(C) from its storage, or to it. */
static void pass_c(const streamk_dealt* rows, const streamk_dealt* columns, streamk_place own, int m, int n, char* c,
                   int lld, size_t size, char* packed, int stores)
{
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m && streamk_find_owner(columns, j) == own.column; i++)
        {
            if (streamk_find_owner(rows, i) != own.row)
                continue;
            char* at =
                c +
                ((size_t)streamk_find_local(columns, j) * (size_t)lld + (size_t)streamk_find_local(rows, i)) * size;
            memcpy(stores ? at : packed, stores ? packed : at, size);
            packed += size;
        }
}

static int reaches_beyond(const streamk_matrix* m, int i, int j, int rows, int columns)
{
    return i < 1 || j < 1 || rows < 0 || columns < 0 || i - 1 > m->m - rows || j - 1 > m->n - columns || m->mb < 1 ||
           m->nb < 1 || m->lld < 1;
}

/* Whether a block of weights is not whole in the matrix, in a submatrix or on a rank. */
static int cuts_blocks(const streamk_matrix* m, int i, int k, int elements)
{
    return m->m % elements || m->mb % elements || m->lld % elements || (i - 1) % elements || k % elements;
}

/* The same matrix, whose rows are units. */
static streamk_matrix count_units(const streamk_matrix* m, int elements)
{
    streamk_matrix units = *m;
    units.m /= elements;
    units.mb /= elements;
    units.lld /= elements;
    return units;
}

static int agree(const streamk_grid* grid, int code)
{
    MPI_Allreduce(MPI_IN_PLACE, &code, 1, MPI_INT, MPI_MAX, grid->ranks);
    return code;
}

static int multiply(const streamk_grid* grid, const streamk_operand* a, const streamk_operand* b, streamk_exchange* e,
                    streamk_product* p, int k, double alpha, double beta)
{
    int code = 0, elements = streamk_find_unit(p->type_b).elements;
    for (int first = 0; first < k || first == 0; first += (int)p->panel)
    {
        int count = k - first < (int)p->panel ? k - first : (int)p->panel;
        streamk_bring_panel(a, grid, e, first, count, p->staging[STREAMK_PBLAS_A].mapped);
        streamk_bring_panel(b, grid, e, first / elements, count / elements, p->staging[STREAMK_PBLAS_B].mapped);
        if (code == 0 && p->m > 0 && p->n > 0)
            code = streamk_multiply_panel(p, (uint32_t)count, alpha, first == 0 ? beta : 1.0, first == 0,
                                          first + count >= k);
    }
    return code;
}

/* A product of any types. A matrix of weights is seen as one of blocks. */
static int multiply_types(const streamk_device* device, const streamk_grid* grid, sk_type type_a, sk_type type_b,
                          char transa, char transb, int m, int n, int k, double alpha, const void* a, int ia, int ja,
                          const streamk_matrix* desca, const void* b, int ib, int jb, const streamk_matrix* descb,
                          double beta, void* c, int ic, int jc, const streamk_matrix* descc)
{
    int ta = is_transposed(transa), tb = is_transposed(transb), longest = m > n ? m : n;
    streamk_unit unit = streamk_find_unit(type_b);
    size_t size = streamk_find_unit(type_a).bytes, sum = type_a == SK_TYPE_F64 ? 8 : 4;
    streamk_exchange e;
    streamk_product p;
    int wrong = k < 0 || reaches_beyond(desca, ia, ja, ta ? k : m, ta ? m : k) ||
                reaches_beyond(descb, ib, jb, tb ? n : k, tb ? k : n) || reaches_beyond(descc, ic, jc, m, n);
    if (agree(grid, wrong ? STREAMK_PBLAS_ARGUMENT : 0))
        return STREAMK_PBLAS_ARGUMENT;
    int cut = unit.elements > 1 && (tb || cuts_blocks(descb, ib, k, unit.elements));
    if (agree(grid, cut ? STREAMK_PBLAS_BLOCK : 0))
        return STREAMK_PBLAS_BLOCK;
    const streamk_matrix in_units = count_units(descb, unit.elements);
    streamk_operand x = describe(grid, a, desca, ia, ja, !ta, size);
    streamk_operand y = describe(grid, b, &in_units, (ib - 1) / unit.elements + 1, jb, tb, unit.bytes);
    y.packed_along_k = unit.elements > 1;
    streamk_dealt rows = deal_rows(descc, grid, ic), columns = deal_columns(descc, grid, jc);
    x.along_c = rows;
    y.along_c = columns;
    x.follows_rows = 1;
    x.outer_count = m;
    y.outer_count = n;
    memset(&p, 0, sizeof p);
    int code = streamk_open_exchange(grid, longest > k ? longest : k, &e) ? 0 : STREAMK_PBLAS_MEMORY;
    streamk_place own = streamk_find_place(grid, e.rank);
    if (code == 0)
    {
        uint32_t m_here = (uint32_t)streamk_list_owned(&rows, own.row, 0, m, e.outer);
        uint32_t n_here = (uint32_t)streamk_list_owned(&columns, own.column, 0, n, e.outer);
        uint32_t panel = k < 1 ? 1 : k < LONGEST_PANEL ? (uint32_t)k : LONGEST_PANEL;
        code = streamk_open_product(device, type_a, type_b, m_here, n_here, panel, &p);
    }
    code = agree(grid, code);
    if (code == 0)
    {
        char* staged = p.staging[STREAMK_PBLAS_C].mapped;
        pass_c(&rows, &columns, own, m, n, c, descc->lld, sum, staged, 0);
        code = agree(grid, multiply(grid, &x, &y, &e, &p, k, alpha, beta));
        if (code == 0)
            pass_c(&rows, &columns, own, m, n, c, descc->lld, sum, staged, 1);
    }
    streamk_close_product(&p);
    streamk_close_exchange(&e);
    return code;
}

/* Of those that are summed in f32. */
static int is_float(sk_type type)
{
    return type == SK_TYPE_F32 || type == SK_TYPE_F16 || type == SK_TYPE_BF16;
}

int streamk_pgemm(const streamk_device* device, const streamk_grid* grid, sk_type type, char transa, char transb,
                  int m, int n, int k, double alpha, const void* a, int ia, int ja, const streamk_matrix* desca,
                  const void* b, int ib, int jb, const streamk_matrix* descb, double beta, void* c, int ic, int jc,
                  const streamk_matrix* descc)
{
    int known = is_float(type) || type == SK_TYPE_F64 || type == SK_TYPE_S8;
    if (agree(grid, known ? 0 : STREAMK_PBLAS_ARGUMENT))
        return STREAMK_PBLAS_ARGUMENT;
    return multiply_types(device, grid, type, type, transa, transb, m, n, k, alpha, a, ia, ja, desca, b, ib, jb,
                          descb, beta, c, ic, jc, descc);
}

int streamk_pwgemm(const streamk_device* device, const streamk_grid* grid, sk_type type_a, sk_type type_b,
                   char transa, char transb, int m, int n, int k, double alpha, const void* a, int ia, int ja,
                   const streamk_matrix* desca, const void* b, int ib, int jb, const streamk_matrix* descb,
                   double beta, float* c, int ic, int jc, const streamk_matrix* descc)
{
    int known = is_float(type_a) && streamk_find_unit(type_b).elements > 1;
    if (agree(grid, known ? 0 : STREAMK_PBLAS_ARGUMENT))
        return STREAMK_PBLAS_ARGUMENT;
    return multiply_types(device, grid, type_a, type_b, transa, transb, m, n, k, alpha, a, ia, ja, desca, b, ib, jb,
                          descb, beta, c, ic, jc, descc);
}

#define STREAMK_PGEMM_OF(name, type, element, sums)                                                                  \
    STREAMK_PGEMM(name, element, sums)                                                                               \
    {                                                                                                                \
        return streamk_pgemm(device, grid, type, transa, transb, m, n, k, alpha, a, ia, ja, desca, b, ib, jb, descb, \
                             beta, c, ic, jc, descc);                                                                \
    }

STREAMK_PGEMM_OF(streamk_pdgemm, SK_TYPE_F64, double, double)
STREAMK_PGEMM_OF(streamk_psgemm, SK_TYPE_F32, float, float)
STREAMK_PGEMM_OF(streamk_phgemm, SK_TYPE_F16, uint16_t, float)
STREAMK_PGEMM_OF(streamk_pbgemm, SK_TYPE_BF16, uint16_t, float)
STREAMK_PGEMM_OF(streamk_pigemm, SK_TYPE_S8, int8_t, int32_t)
