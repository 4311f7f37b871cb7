/* Products with sparse matrices on the device: every decomposition and type, over random and hostile structures, with
 * any layouts and strides; the same bits each time; wrong offsets and columns.
 *
 *     test_sparse [SEED [PRODUCTS [LAUNCHES]]]
 */
#include "check.h"
#include "gpu/sparse_draw.h"
#include "values.h"

static sk_type types[5]; /* those that the device has the features for */
static uint32_t type_count;

static uint32_t products = 60, launches = 20;

static void types_that_need_no_feature_are_served(void)
{
    static const sk_type all[] = {SK_TYPE_F32, SK_TYPE_S32, SK_TYPE_CF32, SK_TYPE_F16, SK_TYPE_F64};
    for (int i = 0; i < 5; i++)
    {
        bool served = is_served(all[i]);
        CHECK(served || all[i] == SK_TYPE_F16 || all[i] == SK_TYPE_F64);
        printf("%s", served ? "" : "  without this type\n");
        types[type_count] = all[i];
        type_count += served;
    }
}

static void every_decomposition_multiplies(void)
{
    for (uint32_t i = 0; i < products; i++)
    {
        uint32_t rows = draw_size(draw_below(4) ? 300 : 2000);
        uint32_t* offsets = make_structure((structure_kind)(i % STRUCTURE_KINDS), rows, draw_below(12));
        sparse_product p = draw_sparse(types[draw_below(type_count)], rows, offsets[rows]);
        if (place_sparse(&p, offsets) && launch_sparse(&p))
        {
            check_sparse(&p);
        }
        sk_destroy_spmm_plan(p.plan);
        free(offsets);
    }
}

/* y = alpha A x + beta y. */
static void d_may_be_c(void)
{
    uint32_t* offsets = make_structure(POWER_LAW, 200, 8);
    for (int decomposition = SK_SPARSE_DECOMPOSITION_THREAD_MAPPED;
         decomposition < VALUES_OF(SK_SPARSE_DECOMPOSITIONS); decomposition++)
    {
        sparse_product p = draw_sparse(types[draw_below(type_count)], 200, offsets[200]);
        p.desc.epilogue = SK_EPILOGUE_LINEAR;
        p.desc.c = p.desc.d;
        p.desc.decomposition = (sk_sparse_decomposition)decomposition;
        p.desc.lanes = p.desc.group = p.desc.staged = 0;
        p.args.alpha = 2;
        p.args.beta = -1;
        if (place_sparse(&p, offsets))
        {
            memcpy(at(p.d.memory), at(p.c.memory), p.d.memory.size);
            p.args.c = p.args.d;
            launch_sparse(&p);
            check_sparse(&p);
        }
        sk_destroy_spmm_plan(p.plan);
    }
    free(offsets);
}

/* More rows end in a chunk of merge-path than it takes at once, as nearly all are empty. */
static void many_empty_rows_end_in_a_chunk(void)
{
    uint32_t* offsets = make_structure(MOSTLY_EMPTY, 3000, 2);
    for (uint32_t staged = 128; staged <= 1024; staged += 128)
    {
        sparse_product p = {0};
        p.desc.m = 3000;
        p.desc.k = 100;
        p.desc.nonzeros = offsets[3000];
        p.desc.n = 1;
        p.desc.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH;
        p.desc.staged = staged;
        p.desc.workers = 2;
        if (place_sparse(&p, offsets) && launch_sparse(&p))
        {
            check_sparse(&p);
        }
        sk_destroy_spmm_plan(p.plan);
    }
    free(offsets);
}

/* Reals, whose sums depend on the order of additions. */
static void every_launch_gives_the_same_bits(void)
{
    uint32_t* offsets = make_structure(ONE_DENSE_ROW, 400, 30);
    for (uint32_t i = 0; i < 5; i++)
    {
        sparse_product p = {0};
        uint32_t n = i % 2 ? 8 : 1;
        p.desc.m = 400;
        p.desc.k = 500;
        p.desc.nonzeros = offsets[400];
        p.desc.n = n;
        p.desc.decomposition = i < 2 ? SK_SPARSE_DECOMPOSITION_MERGE_PATH : SK_SPARSE_DECOMPOSITION_ROW_BLOCKS;
        p.desc.workers = 37;
        p.is_real = true;
        unsigned char* first = place_sparse(&p, offsets) ? calloc(p.d.memory.size, 1) : NULL;
        for (uint32_t launch = 0; first && launch < launches && launch_sparse(&p); launch++)
        {
            if (launch == 0)
            {
                check_sparse(&p);
                memcpy(first, at(p.d.memory), p.d.memory.size);
            }
            CHECK(memcmp(first, at(p.d.memory), p.d.memory.size) == 0);
        }
        free(first);
        sk_destroy_spmm_plan(p.plan);
    }
    free(offsets);
}

/* Reals, with B and D row-major and all lines of whole runs; no address is a multiple of 16 yet. */
static sparse_product describe_runs(sk_type type, const uint32_t* offsets, uint32_t rows, uint32_t decomposition)
{
    sparse_product p = {0};
    p.desc.type = type;
    p.desc.m = rows;
    p.desc.k = draw_size(200);
    p.desc.nonzeros = offsets[rows];
    p.desc.decomposition = (sk_sparse_decomposition)decomposition;
    draw_runs(&p.desc);
    p.desc.epilogue = draw_below(2) ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
    p.args.alpha = 2;
    p.args.beta = 1;
    p.is_real = type != SK_TYPE_S32;
    return p;
}

/* The first launch may have runs or not, as its addresses are drawn. The second has none, by one address, the third
 * has. */
static void check_runs(sparse_product* p)
{
    region d = p->d.memory, drawn = p->b.memory;
    unsigned char* first = malloc(d.size + 1);
    for (uint32_t launch = 0; launch < 3; launch++)
    {
        p->b.memory = launch == 0 ? drawn : take(drawn.size, launch == 1 ? element_size(p->desc.type) : 16);
        memmove(at(p->b.memory), at(drawn), drawn.size);
        p->d.memory = launch == 2 ? take(d.size, 16) : d;
        p->args.b = memory_of(p->b.memory);
        p->args.d = memory_of(p->d.memory);
        memset(at(p->d.memory), 0xff, d.size);
        launch_sparse(p);
        check_sparse(p);
        if (launch == 0)
        {
            memcpy(first, at(d), d.size);
        }
        CHECK(memcmp(first, at(p->d.memory), d.size) == 0);
    }
    free(first);
}

static void runs_have_the_bits_of_elements(void)
{
    for (uint32_t i = 0; i < 4 * type_count; i++)
    {
        uint32_t rows = draw_size(100), *offsets = make_structure((structure_kind)(i % STRUCTURE_KINDS), rows, 12);
        sparse_product p = describe_runs(types[i % type_count], offsets, rows, 1 + i / type_count);
        if (place_sparse(&p, offsets))
        {
            check_runs(&p);
        }
        sk_destroy_spmm_plan(p.plan);
        free(offsets);
    }
}

static uint32_t find_longest(const uint32_t* offsets, uint32_t rows)
{
    uint32_t longest = 0;
    for (uint32_t row = 0; row < rows; row++)
    {
        uint32_t length = offsets[row + 1] - offsets[row];
        longest = length > longest ? length : longest;
    }
    return longest;
}

/* Checks the arrays of a matrix of 50 rows; `word` of one of them is changed first. */
static sk_sparse_status check_arrays(sk_storage storage, int array, uint32_t word, uint32_t value)
{
    uint32_t* offsets = make_structure(UNIFORM, 50, 20);
    sk_sparse_status* found = NULL;
    sk_sparse_status status = {0, 0, 0, 0};
    sparse_product p = {0};
    offsets[7] = offsets[6] = offsets[5]; /* empty rows */
    p.desc.storage = storage;
    p.desc.m = 50;
    p.desc.k = 100;
    p.desc.nonzeros = offsets[50];
    p.desc.n = 1;
    p.desc.checks = true;
    if (place_sparse(&p, offsets))
    {
        unsigned char* arrays[] = {at(p.offsets), at(p.rows), at(p.columns)};
        region to = take(sizeof status, 4);
        found = (sk_sparse_status*)(void*)at(to);
        memcpy(array < 3 ? arrays[array] + 4 * (size_t)word : (unsigned char*)found, &value, 4);
        VkCommandBuffer commands = begin_gpu_commands(&device);
        CHECK_EQ(sk_check_sparse(commands, p.plan, &p.args, memory_of(to)), SK_SUCCESS);
        CHECK(submit_gpu_commands(&device, commands));
        memcpy(&status, found, sizeof status);
        CHECK(array < 3 || storage == SK_STORAGE_COO || status.longest_row == find_longest(offsets, 50));
    }
    sk_destroy_spmm_plan(p.plan);
    free(offsets);
    return status;
}

static void check_said(const sk_sparse_status* status, sk_result result, const char* wanted)
{
    char text[256];
    CHECK_EQ(sk_read_sparse_status(status, text, sizeof text), result);
    if (!CHECK(strncmp(text, wanted, strlen(wanted)) == 0))
    {
        CHECK_NOTE("%s\n", text);
    }
}

static void wrong_arrays_are_found(void)
{
    sk_sparse_status right = check_arrays(SK_STORAGE_CSR, 3, 0, 0), sorted = check_arrays(SK_STORAGE_COO, 3, 0, 0);
    check_said(&right, SK_SUCCESS, "the index arrays are right");
    check_said(&sorted, SK_SUCCESS, "the index arrays are right");
    sk_sparse_status first = check_arrays(SK_STORAGE_CSR, 0, 0, 1), last = check_arrays(SK_STORAGE_CSR, 0, 50, 1);
    sk_sparse_status far = check_arrays(SK_STORAGE_CSR, 0, 33, UINT32_MAX);
    sk_sparse_status lower = check_arrays(SK_STORAGE_CSR, 0, 20, 0);
    sk_sparse_status row = check_arrays(SK_STORAGE_COO, 1, 12, 50),
                     unsorted = check_arrays(SK_STORAGE_COO, 1, 300, 0);
    sk_sparse_status column = check_arrays(SK_STORAGE_CSR, 2, 90, 100);
    check_said(&first, SK_ERROR_INVALID_VALUE, "row_offsets[0] ");
    check_said(&last, SK_ERROR_INVALID_VALUE, "row_offsets[50] ");
    check_said(&far, SK_ERROR_INVALID_VALUE, "row_offsets[33] ");
    check_said(&lower, SK_ERROR_INVALID_VALUE, "row_offsets[20] ");
    check_said(&row, SK_ERROR_INVALID_VALUE, "row_indices[12] ");
    check_said(&unsorted, SK_ERROR_INVALID_VALUE, "row_indices[300] ");
    check_said(&column, SK_ERROR_INVALID_VALUE, "column_indices[90] ");
}

/* The arrays of A in CSC are those of its transpose in CSR: columns are its rows. */
static void arrays_of_csc_multiply_by_the_transpose(void)
{
    static const double a[2][3] = {{1, 0, 2}, {0, 3, 4}};
    static const uint32_t column_offsets[] = {0, 1, 2, 4}, row_indices[] = {0, 1, 0, 1};
    static const float values[] = {1, 3, 2, 4}, x[] = {5, 7};
    sparse_product p = {0};
    p.desc.m = 3; /* of the transpose */
    p.desc.k = 2;
    p.desc.nonzeros = 4;
    p.desc.n = 1;
    if (place_sparse(&p, column_offsets))
    {
        memcpy(at(p.columns), row_indices, sizeof row_indices);
        memcpy(at(p.values), values, sizeof values);
        memcpy(at(p.b.memory), x, sizeof x);
        launch_sparse(&p);
        for (uint32_t column = 0; column < 3; column++)
        {
            double expected = a[0][column] * 5 + a[1][column] * 7;
            CHECK(load_element(SK_TYPE_F32, element_of(&p, &p.d, column, 0)) == expected);
        }
    }
    sk_destroy_spmm_plan(p.plan);
}

int main(int argc, char** argv)
{
    random_state = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    products = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : products;
    launches = argc > 3 ? (uint32_t)strtoul(argv[3], NULL, 10) : launches;
    if (!open_sparse())
    {
        return 1;
    }
    RUN(types_that_need_no_feature_are_served);
    RUN(every_decomposition_multiplies);
    RUN(d_may_be_c);
    RUN(many_empty_rows_end_in_a_chunk);
    RUN(every_launch_gives_the_same_bits);
    RUN(runs_have_the_bits_of_elements);
    RUN(arrays_of_csc_multiply_by_the_transpose);
    RUN(wrong_arrays_are_found);
    close_sparse();
    return CHECK_DONE();
}
