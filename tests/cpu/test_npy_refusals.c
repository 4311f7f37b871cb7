/* test_npy_refusals.c - whatever is wrong with a .npy file is refused with a sentence that says it. */
#include "npy_files.h"

static void refuses_what_is_not_a_npy_file(void)
{
    CHECK_EQ(count_files(), 0);
    expect_refusal("cannot be opened: No such file or directory");
    write_file("x.npy", "", 0);
    expect_refusal("is not a .npy file: it does not begin with \\x93NUMPY");
    write_file("x.npy", "\x93NUMPZ\1\0\0\0", 10);
    expect_refusal("is not a .npy file: it does not begin with \\x93NUMPY");
    write_file("x.npy", "PK\3\4 and so on", 14);
    expect_refusal("is a .npz archive, or another .zip; take the .npy files out of it");
}

static void refuses_a_directory(void)
{
    npy_matrix matrix;
    CHECK(!read_npy(directory, SK_TYPE_F32, &matrix, sentence));
    CHECK(strstr(sentence, "cannot be read: ") != NULL);
}

static void refuses_other_versions(void)
{
    write_test_file(4, GOOD, 48);
    expect_refusal("has .npy version 4.0; 1.0, 2.0 and 3.0 are understood");
    write_file("x.npy", "\x93NUMPY\1\1\0\0", 10);
    expect_refusal("has .npy version 1.1; 1.0, 2.0 and 3.0 are understood");
}

/* Every length from nothing to one byte short. */
static void refuses_a_file_cut_anywhere(void)
{
    unsigned char bytes[256];
    npy_matrix matrix;
    write_test_file(2, GOOD, 48);
    FILE* file = fopen(in_directory("x.npy"), "rb");
    size_t size = file ? fread(bytes, 1, sizeof bytes, file) : 0;
    if (file)
        fclose(file);
    CHECK_EQ(size, 12 + strlen(GOOD) + 48);
    for (size_t cut = 0; cut < size; cut++)
    {
        write_file("x.npy", bytes, cut);
        CHECK(!read_npy(in_directory("x.npy"), SK_TYPE_F32, &matrix, sentence));
        CHECK(strstr(sentence, cut < 6 ? "is not a .npy file" : "is truncated") != NULL);
        CHECK(matrix.data == NULL);
    }
    write_file("x.npy", bytes, 7);
    expect_refusal("is truncated: it ends in its version");
    write_file("x.npy", bytes, 11);
    expect_refusal("is truncated: it ends in its header's length");
    write_file("x.npy", bytes, 40);
    expect_refusal("is truncated: it ends in its header");
    write_file("x.npy", bytes, size - 1);
    expect_refusal("is truncated: 3 x 4 elements take 48 bytes, and 47 are there");
}

#define ACCEPTED "f2, f4, f8, i1, u1, i4, u4, c8, c16"

static void refuses_other_types(void)
{
    refuses_header("{'descr': '|f4', 'fortran_order': False, 'shape': (3, 4), }",
                   "holds elements of type |f4; matmul takes " ACCEPTED ", and with --types u2 that hold bf16");
    refuses_header("{'descr': '<u2', 'fortran_order': False, 'shape': (3, 4), }",
                   "holds elements of type <u2; matmul takes " ACCEPTED ", and with --types u2 that hold bf16");
    refuses_header("{'descr': '>f4', 'fortran_order': False, 'shape': (3, 4), }",
                   "is big-endian (>f4); astype('<f4') makes it little-endian");
    refuses_header("{'descr': '>f2', 'fortran_order': False, 'shape': (3, 4), }",
                   "is big-endian (>f2); astype('<f2') makes it little-endian");
    refuses_header("{'descr': '>c16', 'fortran_order': False, 'shape': (3, 4), }",
                   "is big-endian (>c16); astype('<c16') makes it little-endian");
    refuses_header("{'descr': '', 'fortran_order': False, 'shape': (3, 4), }",
                   "holds elements of type ; matmul takes " ACCEPTED ", and with --types u2 that hold bf16");
    refuses_header("{'descr': '<i8', 'fortran_order': False, 'shape': (3, 4), }",
                   "holds elements of type <i8; matmul takes " ACCEPTED ", and with --types u2 that hold bf16");
    refuses_header("{'descr': '|O', 'fortran_order': False, 'shape': (3, 4), }",
                   "holds elements of type |O; matmul takes " ACCEPTED ", and with --types u2 that hold bf16");
    refuses_header("{'descr': [('x', '<f4')], 'fortran_order': False, 'shape': (3, 4), }",
                   "holds records; matmul takes numbers of " ACCEPTED);
    refuses_header("{'descr': '<f4\x1b[31m and much more than anybody needs', 'shape': (3, 4), }",
                   "holds elements of type <f4?[31m and much more than any; matmul takes " ACCEPTED
                   ", and with --types u2 that hold bf16");
}

static void refuses_other_ranks(void)
{
    refuses_header("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3, 4, 5), }",
                   "has 4 dimensions; a batch of matrices has 3");
    refuses_header("{'descr': '<f4', 'fortran_order': True, 'shape': (2, 3, 4), }",
                   "is a batch in Fortran order, which interleaves its matrices; numpy.ascontiguousarray() mends it");
}

static void refuses_shapes_that_lie(void)
{
    refuses_header("{'descr': '<f4', 'fortran_order': False, 'shape': (1000000, 1000000), }",
                   "is truncated: 1000000 x 1000000 elements take 4000000000000 bytes, and 64 are there");
    refuses_header("{'descr': '<f4', 'fortran_order': False, 'shape': (4294967295, 4294967295), }",
                   "claims 4294967295 x 4294967295 elements, more than memory can hold");
    refuses_header("{'descr': '<f4', 'fortran_order': False, 'shape': (4294967296, 1), }",
                   "has more than 4294967295 rows");
    refuses_header("{'descr': '<f4', 'fortran_order': False, 'shape': (4294967296, 1, 1), }",
                   "has more than 4294967295 matrices");
    refuses_header("{'descr': '<f4', 'fortran_order': False, 'shape': (4294967296,), }",
                   "has more than 4294967295 elements");
    refuses_header("{'descr': '<f4', 'fortran_order': False, 'shape': (65536, 4294967295, 65536), }",
                   "claims 65536 x 4294967295 x 65536 elements, more than memory can hold");
    refuses_header("{'descr': '<f4', 'fortran_order': False, 'shape': (0, 18446744073709551617), }",
                   "has more than 4294967295 columns");
    refuses_header("{'descr': '<f4', 'fortran_order': False, 'shape': (-1, 4), }",
                   "has a damaged header: a length, 0 or more, was expected at byte 51 of it");
}

static void refuses_headers_that_are_too_long(void)
{
    write_file("x.npy", "\x93NUMPY\2\0\377\377\377\377{", 13);
    expect_refusal("claims a header of 4294967295 bytes; 65536 are the most");
    write_file("x.npy", "\x93NUMPY\3\0\1\0\1\0{", 13);
    expect_refusal("claims a header of 65537 bytes; 65536 are the most");
}

static void refuses_damaged_headers(void)
{
    static const char* const cases[][2] = {
        {"", "{ was expected at byte 0 of it"},
        {"(3, 4)", "{ was expected at byte 0 of it"},
        {"{", "a quoted text was expected at byte 1 of it"},
        {"{'descr", "the end of a quoted text was expected at byte 7 of it"},
        {"{'descr'", ": was expected at byte 8 of it"},
        {"{'descr': 4", "a quoted text was expected at byte 10 of it"},
        {"{'descr': '<f4' 'shape'", ", or } was expected at byte 16 of it"},
        {"{'fortran_order': Maybe}", "True or False was expected at byte 18 of it"},
        {"{'fortran_order': Tru", "True or False was expected at byte 18 of it"},
        {"{'shape': 12}", "( was expected at byte 10 of it"},
        {"{'shape': (3 4)}", ", or ) was expected at byte 13 of it"},
        {"{'shape': (3,", "a length, 0 or more, was expected at byte 13 of it"},
        {"{'shape': (,)}", "a length, 0 or more, was expected at byte 11 of it"},
        {"{'size': 3}", "an unknown entry size"},
        {"{'shape': (3, 4), 'shape': (3, 4)}", "a second entry shape"},
        {"{'fortran_order': True, 'shape': (3, 4)}", "the entry descr is missing"},
        {"{'descr': '<f4', 'shape': (3, 4)}", "the entry fortran_order is missing"},
        {"{'descr': '<f4', 'fortran_order': True}", "the entry shape is missing"},
        {GOOD "}", "nothing more was expected at byte 60 of it"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
    {
        char expected[128];
        snprintf(expected, sizeof expected, "has a damaged header: %s", cases[i][1]);
        refuses_header(cases[i][0], expected);
    }
}

/* Nothing but the absence of crashes, leaks and hangs: every byte of a good file replaced by every other. */
static void survives_any_wrong_byte(void)
{
    unsigned char bytes[256];
    npy_matrix matrix;
    write_test_file(1, GOOD, 48);
    FILE* file = fopen(in_directory("x.npy"), "rb");
    size_t size = file ? fread(bytes, 1, sizeof bytes, file) : 0;
    if (file)
        fclose(file);
    for (size_t at = 6; at < 10 + strlen(GOOD); at++)
        for (int value = 0; value < 256; value += at < 10 ? 1 : 5)
        {
            unsigned char kept = bytes[at];
            bytes[at] = (unsigned char)value;
            write_file("x.npy", bytes, size);
            if (read_npy(in_directory("x.npy"), SK_TYPE_F32, &matrix, sentence))
                free_npy(&matrix);
            bytes[at] = kept;
        }
}

int main(void)
{
    if (!open_directory())
        return 1;
    RUN(refuses_what_is_not_a_npy_file);
    RUN(refuses_a_directory);
    RUN(refuses_other_versions);
    RUN(refuses_a_file_cut_anywhere);
    RUN(refuses_other_types);
    RUN(refuses_other_ranks);
    RUN(refuses_shapes_that_lie);
    RUN(refuses_headers_that_are_too_long);
    RUN(refuses_damaged_headers);
    RUN(survives_any_wrong_byte);
    return close_directory();
}
