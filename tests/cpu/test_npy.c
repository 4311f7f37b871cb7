/* test_npy.c - the .npy reader of examples/matmul: all versions, types and orders are read. */
#include "parts/matrices/half.h"
#include "npy_files.h"

static void reads_all_versions(void)
{
    for (int version = 1; version <= 3; version++)
    {
        write_test_file(version, GOOD, 48);
        expect_matrix(3, 4, SK_TYPE_F32, false);
    }
}

/* A header of version 1 and data for its elements. */
static void write_array(const char* descr, const char* order, const char* shape, size_t size)
{
    char header[128];
    snprintf(header, sizeof header, "{'descr': '%s', 'fortran_order': %s, 'shape': %s, }\n", descr, order, shape);
    write_test_file(1, header, size);
}

static void reads_every_type_in_both_orders(void)
{
    static const struct
    {
        const char* descr;
        sk_type type;
        size_t size;
    } TYPES[] = {{"<f2", SK_TYPE_F16, 2}, {"<f4", SK_TYPE_F32, 4},  {"<f8", SK_TYPE_F64, 8},
                 {"|i1", SK_TYPE_S8, 1},  {"|u1", SK_TYPE_U8, 1},   {"<i4", SK_TYPE_S32, 4},
                 {"<u4", SK_TYPE_U32, 4}, {"<c8", SK_TYPE_CF32, 8}, {"<c16", SK_TYPE_CF64, 16}};
    for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
        for (int fortran = 0; fortran < 2; fortran++)
        {
            write_array(TYPES[i].descr, fortran ? "True" : "False", "(5, 2)", 10 * TYPES[i].size);
            expect_matrix(5, 2, TYPES[i].type, fortran);
        }
}

/* As u2 and u1, and as ml_dtypes writes them. Without the word, a u1 is a u8, and a u2 is nothing. */
static void reads_types_that_numpy_lacks(void)
{
    static const struct
    {
        const char *descr, *other;
        sk_type type;
        size_t size;
    } TYPES[] = {{"<u2", "<V2", SK_TYPE_BF16, 2}, {"|u1", "|V1", SK_TYPE_E4M3, 1}, {"|u1", "<V1", SK_TYPE_E5M2, 1}};
    for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
    {
        write_array(TYPES[i].descr, "False", "(5, 2)", 10 * TYPES[i].size);
        expect(make(NPY_MATRIX, 1, 5, 2, TYPES[i].type, false), TYPES[i].type);
        write_array(TYPES[i].other, "False", "(5, 2)", 10 * TYPES[i].size);
        expect(make(NPY_MATRIX, 1, 5, 2, TYPES[i].type, false), TYPES[i].type);
    }
    write_array("|u1", "False", "(5, 2)", 10);
    expect(make(NPY_MATRIX, 1, 5, 2, SK_TYPE_U8, false), SK_TYPE_BF16);
}

static void reads_numbers_vectors_and_batches(void)
{
    write_array("<f4", "False", "()", 4);
    expect(make(0, 1, 1, 1, SK_TYPE_F32, false), SK_TYPE_F32);
    write_array("<f4", "True", "(7,)", 28);
    expect(make(NPY_ROWS, 1, 7, 1, SK_TYPE_F32, false), SK_TYPE_F32);
    write_array("<f2", "False", "(3, 2, 5)", 60);
    expect(make(NPY_BATCH, 3, 2, 5, SK_TYPE_F16, false), SK_TYPE_F32);
}

static void names_dimensions(void)
{
    npy_matrix vector = make(NPY_ROWS, 1, 7, 1, SK_TYPE_F32, false);
    CHECK(name_npy_dimensions(&vector, NPY_COLUMNS));
    CHECK_EQ(vector.columns, 7);
    CHECK_EQ(vector.rows, 1);
    CHECK(!name_npy_dimensions(&vector, NPY_MATRIX));
    CHECK_EQ(vector.dimensions, NPY_COLUMNS);
    npy_matrix lines = make(NPY_MATRIX, 1, 4, 3, SK_TYPE_F32, false);
    CHECK(name_npy_dimensions(&lines, NPY_COUNT | NPY_COLUMNS));
    CHECK_EQ(lines.count, 4);
    CHECK_EQ(lines.rows, 1);
    npy_matrix fortran = make(NPY_MATRIX, 1, 4, 3, SK_TYPE_F32, true);
    CHECK(!name_npy_dimensions(&fortran, NPY_COUNT | NPY_COLUMNS));
}

static void reads_any_order_of_entries_quotes_and_spaces(void)
{
    write_test_file(1, " { \"shape\":(3,4),'fortran_order' :False , 'descr':\"<f4\"}   \n", 48);
    expect_matrix(3, 4, SK_TYPE_F32, false);
    write_test_file(1, "{'descr':'<f4','fortran_order':False,'shape':(3L, 4L)}", 48); /* Python 2 */
    expect_matrix(3, 4, SK_TYPE_F32, false);
}

static void ignores_what_follows_the_matrix_as_numpy_does(void)
{
    write_test_file(1, GOOD, 100);
    expect_matrix(3, 4, SK_TYPE_F32, false);
}

static void reads_matrices_without_elements(void)
{
    write_test_file(1, "{'descr': '<f2', 'fortran_order': False, 'shape': (0, 7), }\n", 0);
    expect_matrix(0, 7, SK_TYPE_F16, false);
    write_test_file(1, "{'descr': '<f2', 'fortran_order': False, 'shape': (4294967295, 0), }\n", 0);
    expect_matrix(4294967295u, 0, SK_TYPE_F16, false);
}

static void finds_elements_in_either_order(void)
{
    float values[6] = {0, 1, 2, 3, 4, 5};
    uint16_t halves[6];
    for (int i = 0; i < 6; i++)
        halves[i] = round_to_half(values[i]);
    npy_matrix rows = {1, 2, 3, SK_TYPE_F32, false, NPY_MATRIX, values};
    npy_matrix columns = {1, 2, 3, SK_TYPE_F16, true, NPY_MATRIX, halves};
    CHECK_EQ((int)get_npy_element(&rows, 0, 1, 0), 3);
    CHECK_EQ((int)get_npy_element(&rows, 0, 0, 2), 2);
    CHECK_EQ((int)get_npy_element(&columns, 0, 1, 0), 1);
    CHECK_EQ((int)get_npy_element(&columns, 0, 0, 2), 4);
    CHECK(get_npy_imaginary(&rows, 0, 1, 0) == 0.0);
    double pairs[8] = {0, 10, 1, 11, 2, 12, 3, 13};
    npy_matrix complex = {1, 2, 2, SK_TYPE_CF64, false, NPY_MATRIX, pairs};
    npy_matrix floats = {1, 3, 1, SK_TYPE_CF32, true, NPY_MATRIX, values};
    npy_matrix batch = {2, 3, 1, SK_TYPE_F32, false, NPY_BATCH, values},
               shared = {1, 3, 1, SK_TYPE_F32, false, NPY_MATRIX, values};
    CHECK(get_npy_element(&batch, 1, 2, 0) == 5.0 && get_npy_element(&shared, 1, 2, 0) == 2.0);
    CHECK(get_npy_element(&complex, 0, 1, 0) == 2.0 && get_npy_imaginary(&complex, 0, 1, 0) == 12.0);
    CHECK(get_npy_element(&floats, 0, 2, 0) == 4.0 && get_npy_imaginary(&floats, 0, 2, 0) == 5.0);
}

int main(void)
{
    if (!open_directory())
        return 1;
    RUN(reads_all_versions);
    RUN(reads_every_type_in_both_orders);
    RUN(reads_types_that_numpy_lacks);
    RUN(reads_numbers_vectors_and_batches);
    RUN(names_dimensions);
    RUN(reads_any_order_of_entries_quotes_and_spaces);
    RUN(ignores_what_follows_the_matrix_as_numpy_does);
    RUN(reads_matrices_without_elements);
    RUN(finds_elements_in_either_order);
    return close_directory();
}
