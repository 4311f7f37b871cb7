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

/* What is multiplied, and panels of it on their way: of both operands in each slot. */
typedef struct streamk_work
{
    const streamk_grid* grid;
    streamk_operand x[STREAMK_PBLAS_C];
    streamk_exchange exchanges[STREAMK_PBLAS_SLOTS][STREAMK_PBLAS_C];
    streamk_product product;
    int k;
    double alpha, beta;
} streamk_work;

/* Units of an operand along k. */
static int count_along_k(const streamk_work* w, int which, int elements)
{
    return which == STREAMK_PBLAS_B ? elements / streamk_find_unit(w->product.type_b).elements : elements;
}

static void begin_panel(streamk_work* w, int index)
{
    int panel = (int)w->product.panel, first = index * panel, rest = w->k - first;
    for (int i = 0; i < STREAMK_PBLAS_C; i++)
        streamk_begin_panel(&w->x[i], w->grid, &w->exchanges[index % STREAMK_PBLAS_SLOTS][i],
                            count_along_k(w, i, first), count_along_k(w, i, rest < panel ? rest : panel));
}

/* Stages a panel that was begun, and submits its product. Exchanges end also where something has failed. */
static int finish_panel(streamk_work* w, int index, int panels, int code)
{
    streamk_slot* s = &w->product.slots[index % STREAMK_PBLAS_SLOTS];
    int failed = streamk_wait_for_slot(&w->product, s);
    for (int i = 0; i < STREAMK_PBLAS_C; i++)
        streamk_finish_panel(&w->x[i], w->grid, &w->exchanges[index % STREAMK_PBLAS_SLOTS][i], s->staging[i].mapped);
    code = code ? code : failed;
    if (code || w->product.m == 0 || w->product.n == 0)
        return code;
    return streamk_submit_panel(&w->product, s, w->alpha, index == 0 ? w->beta : 1.0, index == 0,
                                index + 1 == panels);
}

/* A panel is packed and sent while the device multiplies those before it. */
static int multiply(streamk_work* w)
{
    int panels = w->k > 0 ? (w->k - 1) / (int)w->product.panel + 1 : 1, code = 0;
    begin_panel(w, 0);
    for (int i = 0; i < panels; i++)
    {
        if (i + 1 < panels)
            begin_panel(w, i + 1);
        code = finish_panel(w, i, panels, code);
    }
    for (int i = 0; i < STREAMK_PBLAS_SLOTS; i++)
        code = streamk_wait_for_slot(&w->product, &w->product.slots[i]) ? STREAMK_PBLAS_DEVICE : code;
    return code;
}

static int open_exchanges(streamk_work* w, int longest)
{
    int fine = 1;
    for (int i = 0; i < STREAMK_PBLAS_SLOTS; i++)
        for (int j = 0; j < STREAMK_PBLAS_C; j++)
            fine = streamk_open_exchange(w->grid, longest, &w->exchanges[i][j]) && fine;
    return fine;
}

static void close_work(streamk_work* w)
{
    streamk_close_product(&w->product);
    for (int i = 0; i < STREAMK_PBLAS_SLOTS; i++)
        for (int j = 0; j < STREAMK_PBLAS_C; j++)
            streamk_close_exchange(&w->exchanges[i][j]);
}

/* The part of C that a rank has. */
typedef struct streamk_part
{
    streamk_dealt rows, columns;
    int m, n;
    char* c;
    int lld;
    size_t size; /* of a sum */
} streamk_part;

static int open_work(streamk_work* w, const streamk_device* device, sk_type type_a, sk_type type_b,
                     const streamk_part* part)
{
    streamk_exchange* e = &w->exchanges[0][0];
    int longest = part->m > part->n ? part->m : part->n;
    if (!open_exchanges(w, longest > w->k ? longest : w->k))
        return STREAMK_PBLAS_MEMORY;
    streamk_place own = streamk_find_place(w->grid, e->rank);
    uint32_t m = (uint32_t)streamk_list_owned(&part->rows, own.row, 0, part->m, e->outer);
    uint32_t n = (uint32_t)streamk_list_owned(&part->columns, own.column, 0, part->n, e->outer);
    uint32_t panel = w->k < 1 ? 1 : w->k < LONGEST_PANEL ? (uint32_t)w->k : LONGEST_PANEL;
    return streamk_open_product(device, type_a, type_b, m, n, (uint32_t)w->k, panel, &w->product);
}

/* Multiplies, with C staged before, and stored after. All ranks return the same. */
static int run(streamk_work* w, const streamk_device* device, sk_type type_a, sk_type type_b,
               const streamk_part* part)
{
    int code = agree(w->grid, open_work(w, device, type_a, type_b, part));
    if (code == 0)
    {
        streamk_place own = streamk_find_place(w->grid, w->exchanges[0][0].rank);
        char* staged = w->product.staged_c.mapped;
        pass_c(&part->rows, &part->columns, own, part->m, part->n, part->c, part->lld, part->size, staged, 0);
        code = agree(w->grid, multiply(w));
        if (code == 0)
            pass_c(&part->rows, &part->columns, own, part->m, part->n, part->c, part->lld, part->size, staged, 1);
    }
    close_work(w);
    return code;
}

/* A product of any types. A matrix of weights is seen as one of blocks. */
static int multiply_types(const streamk_device* device, const streamk_grid* grid, sk_type type_a, sk_type type_b,
                          char transa, char transb, int m, int n, int k, double alpha, const void* a, int ia, int ja,
                          const streamk_matrix* desca, const void* b, int ib, int jb, const streamk_matrix* descb,
                          double beta, void* c, int ic, int jc, const streamk_matrix* descc)
{
    int ta = is_transposed(transa), tb = is_transposed(transb);
    streamk_unit unit = streamk_find_unit(type_b);
    streamk_work w;
    int wrong = k < 0 || reaches_beyond(desca, ia, ja, ta ? k : m, ta ? m : k) ||
                reaches_beyond(descb, ib, jb, tb ? n : k, tb ? k : n) || reaches_beyond(descc, ic, jc, m, n);
    if (agree(grid, wrong ? STREAMK_PBLAS_ARGUMENT : 0))
        return STREAMK_PBLAS_ARGUMENT;
    int cut = unit.elements > 1 && (tb || cuts_blocks(descb, ib, k, unit.elements));
    if (agree(grid, cut ? STREAMK_PBLAS_BLOCK : 0))
        return STREAMK_PBLAS_BLOCK;
    const streamk_matrix in_units = count_units(descb, unit.elements);
    const streamk_part part = {deal_rows(descc, grid, ic),   deal_columns(descc, grid, jc), m, n, c, descc->lld,
                               type_a == SK_TYPE_F64 ? 8 : 4};
    memset(&w, 0, sizeof w);
    w.grid = grid;
    w.k = k;
    w.alpha = alpha;
    w.beta = beta;
    streamk_operand *x = &w.x[STREAMK_PBLAS_A], *y = &w.x[STREAMK_PBLAS_B];
    *x = describe(grid, a, desca, ia, ja, !ta, streamk_find_unit(type_a).bytes);
    *y = describe(grid, b, &in_units, (ib - 1) / unit.elements + 1, jb, tb, unit.bytes);
    y->packed_along_k = unit.elements > 1;
    x->along_c = part.rows;
    y->along_c = part.columns;
    x->follows_rows = 1;
    x->outer_count = m;
    y->outer_count = n;
    return run(&w, device, type_a, type_b, &part);
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
