/* Who has which elements of A and B, and who needs them. */
#include "streamk_pblas.h"

#include <stdlib.h>
#include <string.h>

enum
{
    LONGEST_PANEL = 512
};

/* One dimension of a matrix that is dealt in blocks. */
typedef struct dealt
{
    int block, source, ranks, first; /* first: global index of the submatrix, from 0 */
} dealt;

static int find_owner(const dealt* d, int index)
{
    return ((d->first + index) / d->block + d->source) % d->ranks;
}

/* Where its owner has a global index. */
static int find_local(const dealt* d, int index)
{
    int global = d->first + index;
    return global / (d->block * d->ranks) * d->block + global % d->block;
}

typedef struct place
{
    int row, column;
} place;

static place find_place(const streamk_grid* grid, int rank)
{
    place by_rows = {rank / grid->columns, rank % grid->columns}, by_columns = {rank % grid->rows, rank / grid->rows};
    return grid->order == 'R' ? by_rows : by_columns;
}

/* An operand as panels see it: `outer` runs along C, `inner` along k. */
typedef struct operand
{
    const char* data;
    dealt outer, inner, along_c; /* along_c: the dimension of C that outer is multiplied into */
    int outer_is_row;            /* of the matrix as it is stored */
    int follows_rows;            /* its ranks of C are those of a row of the grid; else of a column */
    int lld, outer_count;
    size_t size; /* of an element */
} operand;

/* ---- lists ----------------------------------------------------------------------------------- */

static int list_owned(const dealt* d, int rank, int first, int count, int* list)
{
    int found = 0;
    for (int i = first; i < first + count; i++)
        if (find_owner(d, i) == rank)
            list[found++] = i;
    return found;
}

static int coordinate(place p, int is_row)
{
    return is_row ? p.row : p.column;
}

/* What `from` sends to `to`: outer indices that one has and the other computes, and inner ones that it has. */
static int list_shared(const operand* x, place from, place to, int* list)
{
    int found = 0;
    for (int i = 0; i < x->outer_count; i++)
        if (find_owner(&x->along_c, i) == coordinate(to, x->follows_rows) &&
            find_owner(&x->outer, i) == coordinate(from, x->outer_is_row))
            list[found++] = i;
    return found;
}

typedef struct exchange
{
    int ranks, rank;
    int *sent, *received, *send_places, *receive_places; /* elements */
    int *outer, *inner, *columns; /* lists of indices; columns: of outer indices, where they lie */
    char *out, *in;               /* packed elements */
    size_t room;
} exchange;

static int list_inner(const operand* x, place from, int first, int count, int* list)
{
    return list_owned(&x->inner, coordinate(from, !x->outer_is_row), first, count, list);
}

/* ---- packing --------------------------------------------------------------------------------- */

static const char* find_element(const operand* x, int outer, int inner)
{
    size_t o = (size_t)find_local(&x->outer, outer), i = (size_t)find_local(&x->inner, inner), lld = (size_t)x->lld;
    return x->data + (x->outer_is_row ? o + i * lld : i + o * lld) * x->size;
}

/* Elements for one rank. Returns how many. */
static int pack(const operand* x, const exchange* e, int outer_count, int inner_count, char* to)
{
    for (int i = 0; i < inner_count; i++)
        for (int o = 0; o < outer_count; o++, to += x->size)
            memcpy(to, find_element(x, e->outer[o], e->inner[i]), x->size);
    return outer_count * inner_count;
}

/* Into the panel: outer indices of this rank's C follow each other, for each k. */
static void unpack(const operand* x, const exchange* e, int outer_count, int inner_count, int first, int lines,
                   const char* from, char* panel)
{
    for (int i = 0; i < inner_count; i++)
        for (int o = 0; o < outer_count; o++, from += x->size)
            memcpy(panel +
                       ((size_t)(e->inner[i] - first) * (size_t)lines + (size_t)e->columns[e->outer[o]]) * x->size,
                   from, x->size);
}

static int reserve(exchange* e, size_t bytes)
{
    if (bytes <= e->room)
        return 1;
    char *out = realloc(e->out, bytes), *in = out ? realloc(e->in, bytes) : NULL;
    e->out = out ? out : e->out;
    e->in = in ? in : e->in;
    e->room = in ? bytes : e->room;
    return in != NULL;
}

/* Counts what goes to and comes from each rank. Returns the larger of both sums. */
static size_t count_all(const operand* x, const streamk_grid* grid, exchange* e, int first, int count)
{
    place own = find_place(grid, e->rank);
    int sent = 0, received = 0, mine = list_inner(x, own, first, count, e->inner);
    for (int i = 0; i < e->ranks; i++)
    {
        place other = find_place(grid, i);
        e->sent[i] = list_shared(x, own, other, e->outer) * mine;
        e->received[i] = list_shared(x, other, own, e->outer) * list_inner(x, other, first, count, e->inner);
        e->send_places[i] = sent;
        e->receive_places[i] = received;
        sent += e->sent[i];
        received += e->received[i];
    }
    return (size_t)(sent > received ? sent : received);
}

/* Brings a panel of an operand to where it is needed. All ranks call it. */
static void bring_panel(const operand* x, const streamk_grid* grid, exchange* e, int first, int count, char* panel)
{
    place own = find_place(grid, e->rank);
    MPI_Datatype element;
    int fine = reserve(e, count_all(x, grid, e, first, count) * x->size + 1);
    int lines = list_owned(&x->along_c, coordinate(own, x->follows_rows), 0, x->outer_count, e->outer);
    if (!fine)
        MPI_Abort(grid->ranks, STREAMK_PBLAS_MEMORY); /* others wait for this rank's elements */
    for (int i = 0; i < lines; i++)
        e->columns[e->outer[i]] = i;
    for (int i = 0; i < e->ranks; i++)
    {
        int outer = list_shared(x, own, find_place(grid, i), e->outer);
        pack(x, e, outer, list_inner(x, own, first, count, e->inner), e->out + (size_t)e->send_places[i] * x->size);
    }
    MPI_Type_contiguous((int)x->size, MPI_BYTE, &element);
    MPI_Type_commit(&element);
    MPI_Alltoallv(e->out, e->sent, e->send_places, element, e->in, e->received, e->receive_places, element,
                  grid->ranks);
    MPI_Type_free(&element);
    for (int i = 0; i < e->ranks; i++)
    {
        int outer = list_shared(x, find_place(grid, i), own, e->outer);
        int inner = list_inner(x, find_place(grid, i), first, count, e->inner);
        unpack(x, e, outer, inner, first, lines, e->in + (size_t)e->receive_places[i] * x->size, panel);
    }
}

static int open_exchange(const streamk_grid* grid, int longest, exchange* e)
{
    int** const lists[] = {&e->sent, &e->received, &e->send_places, &e->receive_places};
    int** const indices[] = {&e->outer, &e->inner, &e->columns};
    int fine = 1;
    memset(e, 0, sizeof *e);
    MPI_Comm_size(grid->ranks, &e->ranks);
    MPI_Comm_rank(grid->ranks, &e->rank);
    for (int i = 0; i < 4; i++)
        fine = (*lists[i] = malloc((size_t)e->ranks * sizeof(int))) != NULL && fine;
    for (int i = 0; i < 3; i++)
        fine = (*indices[i] = malloc(((size_t)longest + 1) * sizeof(int))) != NULL && fine;
    return fine;
}

static void close_exchange(exchange* e)
{
    int* const lists[] = {e->sent, e->received, e->send_places, e->receive_places, e->outer, e->inner, e->columns};
    for (int i = 0; i < 7; i++)
        free(lists[i]);
    free(e->out);
    free(e->in);
}

/* ---- the product ----------------------------------------------------------------------------- */

static size_t size_of(sk_type type)
{
    return type == SK_TYPE_F64 ? 8 : type == SK_TYPE_F16 || type == SK_TYPE_BF16 ? 2 : type == SK_TYPE_S8 ? 1 : 4;
}

static int is_transposed(char word)
{
    return word == 'T' || word == 't' || word == 'C' || word == 'c';
}

static dealt deal_rows(const streamk_matrix* m, const streamk_grid* grid, int first)
{
    dealt d = {m->mb, m->rsrc, grid->rows, first - 1};
    return d;
}

static dealt deal_columns(const streamk_matrix* m, const streamk_grid* grid, int first)
{
    dealt d = {m->nb, m->csrc, grid->columns, first - 1};
    return d;
}

/* An operand whose rows (of A) or columns (of B) are those of C. */
static operand describe(const streamk_grid* grid, const void* data, const streamk_matrix* m, int i, int j,
                        int outer_is_row, size_t size)
{
    operand x;
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
static void pass_c(const dealt* rows, const dealt* columns, place own, int m, int n, char* c, int lld, size_t size,
                   char* packed, int stores)
{
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m && find_owner(columns, j) == own.column; i++)
        {
            if (find_owner(rows, i) != own.row)
                continue;
            char* at = c + ((size_t)find_local(columns, j) * (size_t)lld + (size_t)find_local(rows, i)) * size;
            memcpy(stores ? at : packed, stores ? packed : at, size);
            packed += size;
        }
}

static int reaches_beyond(const streamk_matrix* m, int i, int j, int rows, int columns)
{
    return i < 1 || j < 1 || rows < 0 || columns < 0 || i - 1 > m->m - rows || j - 1 > m->n - columns || m->mb < 1 ||
           m->nb < 1 || m->lld < 1;
}

static int agree(const streamk_grid* grid, int code)
{
    MPI_Allreduce(MPI_IN_PLACE, &code, 1, MPI_INT, MPI_MAX, grid->ranks);
    return code;
}

static int multiply(const streamk_grid* grid, const operand* a, const operand* b, exchange* e, streamk_product* p,
                    int k, double alpha, double beta)
{
    int code = 0;
    for (int first = 0; first < k || first == 0; first += (int)p->panel)
    {
        int count = k - first < (int)p->panel ? k - first : (int)p->panel;
        bring_panel(a, grid, e, first, count, p->staging[STREAMK_PBLAS_A].mapped);
        bring_panel(b, grid, e, first, count, p->staging[STREAMK_PBLAS_B].mapped);
        if (code == 0 && p->m > 0 && p->n > 0)
            code = streamk_multiply_panel(p, (uint32_t)count, alpha, first == 0 ? beta : 1.0, first == 0,
                                          first + count >= k);
    }
    return code;
}

int streamk_pgemm(const streamk_device* device, const streamk_grid* grid, sk_type type, char transa, char transb,
                  int m, int n, int k, double alpha, const void* a, int ia, int ja, const streamk_matrix* desca,
                  const void* b, int ib, int jb, const streamk_matrix* descb, double beta, void* c, int ic, int jc,
                  const streamk_matrix* descc)
{
    int ta = is_transposed(transa), tb = is_transposed(transb), longest = m > n ? m : n;
    size_t size = size_of(type), sum = type == SK_TYPE_F64 ? 8 : 4;
    exchange e;
    streamk_product p;
    int wrong = k < 0 || reaches_beyond(desca, ia, ja, ta ? k : m, ta ? m : k) ||
                reaches_beyond(descb, ib, jb, tb ? n : k, tb ? k : n) || reaches_beyond(descc, ic, jc, m, n);
    if (agree(grid, wrong ? STREAMK_PBLAS_ARGUMENT : 0))
        return STREAMK_PBLAS_ARGUMENT;
    operand x = describe(grid, a, desca, ia, ja, !ta, size), y = describe(grid, b, descb, ib, jb, tb, size);
    dealt rows = deal_rows(descc, grid, ic), columns = deal_columns(descc, grid, jc);
    x.along_c = rows;
    y.along_c = columns;
    x.follows_rows = 1;
    x.outer_count = m;
    y.outer_count = n;
    memset(&p, 0, sizeof p);
    int code = open_exchange(grid, longest > k ? longest : k, &e) ? 0 : STREAMK_PBLAS_MEMORY;
    place own = find_place(grid, e.rank);
    if (code == 0)
    {
        uint32_t m_here = (uint32_t)list_owned(&rows, own.row, 0, m, e.outer);
        uint32_t n_here = (uint32_t)list_owned(&columns, own.column, 0, n, e.outer);
        uint32_t panel = k < 1 ? 1 : k < LONGEST_PANEL ? (uint32_t)k : LONGEST_PANEL;
        code = streamk_open_product(device, type, m_here, n_here, panel, &p);
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
    close_exchange(&e);
    return code;
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
