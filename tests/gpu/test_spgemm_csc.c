/* Products of two sparse matrices in CSC, by kernels for CSR, as docs/sparse.md tells: C' = B' A'. Matrices are made
 * and multiplied as dense ones, which have no CSR or CSC; C is compared as CSC.
 *
 *     test_spgemm_csc [SEED [PRODUCTS]]
 */
#include "check.h"
#include "gpu/sparse_work.h"

static uint32_t products = 40;

/* A dense matrix of small integers, and which of its elements are nonzeros: sums of products may be 0. */
typedef struct full
{
    uint32_t rows, columns;
    bool* there;
    double *real, *imaginary;
} full;

/* A sparse matrix in the arena. */
typedef struct csc
{
    region places[3]; /* column offsets, row indices, values */
    uint32_t nonzeros;
} csc;

typedef struct csc_product
{
    sk_type type;
    full a, b, c;
    csc sparse[3]; /* A, B and C */
    region workspace, status;
    sk_spgemm_plan* plan;
    sk_spgemm_args args;
} csc_product;

static full make_full(uint32_t rows, uint32_t columns)
{
    size_t count = rows * (size_t)columns + 1;
    full m = {rows, columns, calloc(count, sizeof(bool)), calloc(count, sizeof(double)),
              calloc(count, sizeof(double))};
    return m;
}

static void free_full(full* m)
{
    free(m->there);
    free(m->real);
    free(m->imaginary);
}

/* Never 0: so no product is -0. */
static double draw_integer(void)
{
    double magnitude = draw_below(3) + 1.0;
    return draw_below(2) ? magnitude : -magnitude;
}

/* Columns of A and B have about the mean of nonzeros, but for some that have none, and some that have all. */
static full draw_full(uint32_t rows, uint32_t columns, uint32_t mean, bool is_of_complex)
{
    full m = make_full(rows, columns);
    for (uint32_t column = 0; column < columns; column++)
    {
        uint32_t share = draw_below(8) == 0 ? rows * draw_below(2) : mean;
        for (uint32_t row = 0; row < rows; row++)
        {
            size_t i = row * (size_t)columns + column;
            m.there[i] = draw_below(rows) < share;
            m.real[i] = m.there[i] ? draw_integer() : 0;
            m.imaginary[i] = m.there[i] && is_of_complex ? draw_integer() : 0;
        }
    }
    return m;
}

static full multiply_full(const full* a, const full* b)
{
    full c = make_full(a->rows, b->columns);
    for (uint32_t row = 0; row < a->rows; row++)
    {
        for (uint32_t column = 0; column < b->columns; column++)
        {
            for (uint32_t k = 0; k < a->columns; k++)
            {
                size_t i = row * (size_t)a->columns + k, j = k * (size_t)b->columns + column;
                size_t to = row * (size_t)b->columns + column;
                c.there[to] = c.there[to] || (a->there[i] && b->there[j]);
                c.real[to] += a->real[i] * b->real[j] - a->imaginary[i] * b->imaginary[j];
                c.imaginary[to] += a->real[i] * b->imaginary[j] + a->imaginary[i] * b->real[j];
            }
        }
    }
    return c;
}

static uint32_t count_nonzeros(const full* m)
{
    uint32_t count = 0;
    for (size_t i = 0; i < m->rows * (size_t)m->columns; i++)
    {
        count += m->there[i];
    }
    return count;
}

/* Memory for the arrays of a matrix with the nonzeros of the dense one. */
static void take_csc(csc* sparse, const full* m, sk_type type)
{
    size_t size = element_size(type);
    sparse->nonzeros = count_nonzeros(m);
    sparse->places[0] = take((m->columns + (size_t)1) * 4, 4);
    sparse->places[1] = take(sparse->nonzeros * (size_t)4, 4);
    sparse->places[2] = take(sparse->nonzeros * size, size);
}

/* Writes the arrays to memory: column by column, with rows in order. */
static void store_csc(const csc* sparse, const full* m, sk_type type, unsigned char* const arrays[3])
{
    size_t size = element_size(type);
    uint32_t end = 0;
    memcpy(arrays[0], &end, 4);
    for (uint32_t column = 0; column < m->columns; column++)
    {
        for (uint32_t row = 0; row < m->rows; row++)
        {
            size_t i = row * (size_t)m->columns + column;
            if (m->there[i])
            {
                memcpy(arrays[1] + 4 * (size_t)end, &row, 4);
                store_element(type, arrays[2] + size * end, m->real[i]);
                store_imaginary(type, arrays[2] + size * end, m->imaginary[i]);
                end++;
            }
        }
        memcpy(arrays[0] + 4 * ((size_t)column + 1), &end, 4);
    }
    CHECK_EQ(end, sparse->nonzeros);
}

static sk_csr place_csc(csc* sparse, const full* m, sk_type type)
{
    take_csc(sparse, m, type);
    unsigned char* const arrays[] = {at(sparse->places[0]), at(sparse->places[1]), at(sparse->places[2])};
    store_csc(sparse, m, type, arrays);
    sk_csr csr = {memory_of(sparse->places[0]), memory_of(sparse->places[1]), memory_of(sparse->places[2])};
    return csr;
}

/* As docs/sparse.md has it. */
static sk_spgemm_desc describe_csc(const csc_product* p)
{
    sk_spgemm_desc desc = {0};
    desc.m = p->b.columns;
    desc.k = p->b.rows;
    desc.n = p->a.rows;
    desc.a_nonzeros = p->sparse[1].nonzeros;
    desc.b_nonzeros = p->sparse[0].nonzeros;
    desc.type = p->type;
    return desc;
}

/* C's arrays begin as C is, and are spoilt afterwards. */
static bool place_product(csc_product* p, sk_sparse_decomposition decomposition)
{
    clear_sparse();
    p->args.b = place_csc(&p->sparse[0], &p->a, p->type);
    p->args.a = place_csc(&p->sparse[1], &p->b, p->type);
    p->args.c = place_csc(&p->sparse[2], &p->c, p->type);
    p->args.capacity = p->sparse[2].nonzeros;
    sk_spgemm_desc desc = describe_csc(p);
    desc.decomposition = decomposition;
    if (!CHECK_EQ(sk_create_spgemm_plan(context, &desc, &p->plan), SK_SUCCESS))
    {
        return false;
    }
    p->status = take(sizeof(sk_spgemm_status), 4);
    p->workspace = take((size_t)sk_query_spgemm_plan(p->plan).workspace_size, 256);
    p->args.status = memory_of(p->status);
    p->args.workspace = memory_of(p->workspace);
    return true;
}

static bool launch_product(const csc_product* p)
{
    static sk_result (*const steps[])(VkCommandBuffer, const sk_spgemm_plan*,
                                      const sk_spgemm_args*) = {sk_bound_spgemm, sk_count_spgemm, sk_fill_spgemm};
    bool recorded = true;
    VkCommandBuffer commands = begin_gpu_commands(&device);
    for (int i = 0; i < 3; i++)
    {
        recorded = CHECK_EQ(steps[i](commands, p->plan, &p->args), SK_SUCCESS) && recorded;
        record_compute_barrier(commands);
    }
    return CHECK(submit_gpu_commands(&device, commands)) && recorded;
}

/* Multiplies, and compares the bytes of C. */
static void check_product(const csc_product* p)
{
    const csc* c = &p->sparse[2];
    unsigned char* wanted[3];
    for (int i = 0; i < 3; i++)
    {
        wanted[i] = malloc(c->places[i].size + 1);
        memcpy(wanted[i], at(c->places[i]), c->places[i].size);
        memset(at(c->places[i]), 0xff, c->places[i].size);
    }
    if (launch_product(p))
    {
        sk_spgemm_status status;
        memcpy(&status, at(p->status), sizeof status);
        CHECK_EQ(status.nonzeros, c->nonzeros);
        CHECK_EQ(status.too_small, 0);
        for (int i = 0; i < 3; i++)
        {
            CHECK(memcmp(wanted[i], at(c->places[i]), c->places[i].size) == 0);
        }
    }
    for (int i = 0; i < 3; i++)
    {
        free(wanted[i]);
    }
}

static void multiply_extents(sk_type type, sk_sparse_decomposition decomposition, const uint32_t extents[3],
                             uint32_t mean)
{
    csc_product p = {0};
    p.type = type;
    p.a = draw_full(extents[0], extents[1], mean, is_complex(type));
    p.b = draw_full(extents[1], extents[2], mean, is_complex(type));
    p.c = multiply_full(&p.a, &p.b);
    if (place_product(&p, decomposition))
    {
        check_product(&p);
    }
    sk_destroy_spgemm_plan(p.plan);
    free_full(&p.a);
    free_full(&p.b);
    free_full(&p.c);
}

static sk_sparse_decomposition draw_decomposition(void)
{
    return draw_below(2) ? SK_SPARSE_DECOMPOSITION_MERGE_PATH : SK_SPARSE_DECOMPOSITION_AUTO;
}

static void multiply_type(sk_type type)
{
    for (uint32_t i = 0; i < products; i++)
    {
        uint32_t extents[] = {draw_below(90) + 1, draw_below(90) + 1, draw_below(90) + 1};
        multiply_extents(type, draw_decomposition(), extents, draw_below(9));
    }
}

static void integers_multiply(void)
{
    multiply_type(SK_TYPE_S32);
}

static void floats_multiply(void)
{
    multiply_type(SK_TYPE_F32);
}

/* B' and A' are transposed, not conjugated. */
static void complex_numbers_multiply(void)
{
    multiply_type(SK_TYPE_CF32);
}

static void doubles_multiply(void)
{
    if (!is_served(SK_TYPE_F64))
    {
        SKIP("the device has no f64");
    }
    multiply_type(SK_TYPE_F64);
}

/* Columns of C of any length; A or B may be a vector. */
static void long_and_narrow_matrices_multiply(void)
{
    static const uint32_t extents[][3] = {{1, 300, 1}, {300, 1, 200}, {1, 1, 1}, {700, 90, 3}, {3, 90, 700}};
    for (size_t i = 0; i < sizeof extents / sizeof extents[0]; i++)
    {
        multiply_extents(SK_TYPE_F32, SK_SPARSE_DECOMPOSITION_AUTO, extents[i], 30);
        multiply_extents(SK_TYPE_F32, SK_SPARSE_DECOMPOSITION_MERGE_PATH, extents[i], 30);
    }
}

int main(int argc, char** argv)
{
    random_state = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    products = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : products;
    if (!open_sparse())
    {
        return 1;
    }
    RUN(integers_multiply);
    RUN(floats_multiply);
    RUN(complex_numbers_multiply);
    RUN(doubles_multiply);
    RUN(long_and_narrow_matrices_multiply);
    close_sparse();
    return CHECK_DONE();
}
