/* test_npy.c - the .npy reader and writer of examples/matmul: all versions, types and orders come back as they were,
 * and whatever is wrong with a file is refused with a sentence that says it, and leaves no file behind. */

#include "check.h"
#include "common/half.h"
#include "matmul/npy.h"
#include "matmul/output.h"

#include <dirent.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static char directory[256];
static char sentence[NPY_SENTENCE];

static const char* in_directory(const char* name)
{
    static char path[512];
    snprintf(path, sizeof path, "%s/%s", directory, name);
    return path;
}

static void write_file(const char* name, const void* bytes, size_t size)
{
    FILE* file = fopen(in_directory(name), "wb");
    CHECK(file != NULL);
    if (file)
    {
        CHECK(fwrite(bytes, 1, size, file) == size);
        fclose(file);
    }
}

/* Files in the directory. */
static int count_files(void)
{
    int count = 0;
    DIR* opened = opendir(directory);
    for (struct dirent* entry; opened && (entry = readdir(opened));)
        count += entry->d_name[0] != '.';
    if (opened)
        closedir(opened);
    return count;
}

/* Write x.npy: a version, a header, and bytes that count up from 0. */
static void write_test_file(int version, const char* header, size_t data_size)
{
    static unsigned char bytes[1 << 17];
    size_t length = strlen(header), size = 0;
    memcpy(bytes, "\x93NUMPY", 6);
    bytes[6] = (unsigned char)version;
    bytes[7] = 0;
    for (size = 8; size < (version == 1 ? 10u : 12u); size++)
        bytes[size] = (unsigned char)(length >> 8 * (size - 8));
    memcpy(bytes + size, header, length);
    size += length;
    for (size_t i = 0; i < data_size; i++)
        bytes[size++] = (unsigned char)i;
    write_file("x.npy", bytes, size);
}

/* Read x.npy, and compare what the sentence says after the file's name. */
static void expect_refusal(const char* expected)
{
    npy_matrix matrix;
    size_t prefix = strlen(in_directory("x.npy")) + 1;
    memset(sentence, 0, sizeof sentence);
    CHECK(!read_npy(in_directory("x.npy"), SK_TYPE_F32, &matrix, sentence));
    CHECK(matrix.data == NULL);
    if (!CHECK(strcmp(sentence + prefix, expected) == 0))
        CHECK_NOTE("it says: %s\n", sentence + prefix);
}

static void refuses_header(const char* header, const char* expected)
{
    write_test_file(1, header, 64);
    expect_refusal(expected);
}

/* An array without data. What it does not have is 1. */
static npy_matrix make(int dimensions, uint32_t count, uint32_t rows, uint32_t columns, sk_type type,
                       bool column_major)
{
    npy_matrix matrix = {count, rows, columns, type, column_major, dimensions, NULL};
    return matrix;
}

static void expect(npy_matrix wanted, sk_type raw)
{
    npy_matrix matrix;
    if (!CHECK(read_npy(in_directory("x.npy"), raw, &matrix, sentence)))
    {
        CHECK_NOTE("it says: %s\n", sentence);
        return;
    }
    CHECK_EQ(matrix.dimensions, wanted.dimensions);
    CHECK_EQ(matrix.count, wanted.count);
    CHECK_EQ(matrix.rows, wanted.rows);
    CHECK_EQ(matrix.columns, wanted.columns);
    CHECK_EQ(matrix.type, wanted.type);
    CHECK_EQ(matrix.column_major, wanted.column_major);
    for (size_t i = 0; i < count_npy_bytes(&matrix); i++)
        CHECK_EQ(((unsigned char*)matrix.data)[i], i & 255);
    free_npy(&matrix);
}

static void expect_matrix(uint32_t rows, uint32_t columns, sk_type type, bool column_major)
{
    expect(make(NPY_MATRIX, 1, rows, columns, type, column_major), SK_TYPE_F32);
}

/* ---- what is read ---------------------------------------------------------------------------------- */

#define GOOD "{'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }\n"

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

/* ---- what is refused ------------------------------------------------------------------------------- */

static void refuses_what_is_not_a_npy_file(void)
{
    CHECK(remove(in_directory("x.npy")) == 0);
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

/* ---- what is written ------------------------------------------------------------------------------- */

static void check_round_trip(npy_matrix written)
{
    size_t size = count_npy_bytes(&written);
    unsigned char* bytes = malloc(size + 1);
    for (size_t i = 0; bytes && i < size; i++)
        bytes[i] = (unsigned char)i;
    written.data = bytes;
    if (!CHECK(bytes && write_npy(in_directory("x.npy"), &written, sentence)))
        CHECK_NOTE("it says: %s\n", sentence);
    expect(written, written.type);
    free_npy(&written);
}

static void what_is_written_is_read_again(void)
{
    static const uint32_t shapes[][2] = {{1, 1}, {3, 4}, {0, 5}, {5, 0}, {0, 0}, {1, 1000}, {333, 7}};
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++)
        for (int way = 0; way <= 2 * SK_TYPE_CF64 + 1; way++)
            check_round_trip(make(NPY_MATRIX, 1, shapes[i][0], shapes[i][1], (sk_type)(way / 2), way & 1));
    check_round_trip(make(0, 1, 1, 1, SK_TYPE_F32, false));
    check_round_trip(make(NPY_ROWS, 1, 9, 1, SK_TYPE_E4M3, false));
    check_round_trip(make(NPY_BATCH, 4, 3, 2, SK_TYPE_BF16, false));
    check_round_trip(make(NPY_BATCH, 4294967295u, 0, 4294967295u, SK_TYPE_F16, false));
    CHECK_EQ(count_files(), 1);
}

static void data_begins_at_a_multiple_of_64_bytes(void)
{
    unsigned char bytes[128] = {0};
    float value = 1.0f;
    npy_matrix matrix = {1, 1, 1, SK_TYPE_F32, false, NPY_MATRIX, &value};
    CHECK(write_npy(in_directory("x.npy"), &matrix, sentence));
    FILE* file = fopen(in_directory("x.npy"), "rb");
    CHECK(file && fread(bytes, 1, sizeof bytes, file) == sizeof bytes);
    if (file)
        fclose(file);
    CHECK_EQ((10 + bytes[8] + 256 * bytes[9]) % 64, 0);
    CHECK_EQ(bytes[10 + bytes[8] - 1], '\n');
}

static void a_file_that_cannot_be_written_is_refused(void)
{
    float value = 1.0f;
    npy_matrix matrix = {1, 1, 1, SK_TYPE_F32, false, NPY_MATRIX, &value};
    CHECK(!can_write_npy(in_directory("none/x.npy"), sentence));
    CHECK(strstr(sentence, "none/x.npy cannot be written: No such file or directory") != NULL);
    CHECK(!write_npy(in_directory("none/x.npy"), &matrix, sentence));
    CHECK(strstr(sentence, "none/x.npy cannot be written: No such file or directory") != NULL);
}

static void a_directory_is_not_written(void)
{
    float value = 1.0f;
    npy_matrix matrix = {1, 1, 1, SK_TYPE_F32, false, NPY_MATRIX, &value};
    CHECK(!can_write_npy(directory, sentence));
    CHECK(strstr(sentence, " cannot be written: Is a directory") != NULL);
    CHECK(!write_npy(directory, &matrix, sentence));
    CHECK(strstr(sentence, " cannot be written: Is a directory") != NULL);
}

static void a_failed_write_leaves_nothing_behind(void)
{
    output o;
    remove(in_directory("x.npy"));
    CHECK(open_output(&o, in_directory("x.npy")));
    CHECK_EQ(count_files(), 1);
    CHECK(!close_output(&o, false));
    CHECK_EQ(count_files(), 0);
}

/* How a process ends that gets a signal while a file grows. */
static int end_by_signal(int number, bool is_ignored)
{
    int status = 0;
    output o;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0)
    {
        signal(number, is_ignored ? SIG_IGN : SIG_DFL);
        bool open = open_output(&o, in_directory("x.npy")) && fputs("a beginning", o.file) >= 0;
        raise(number);
        _exit(open && close_output(&o, true) ? 0 : 1);
    }
    CHECK(child > 0 && waitpid(child, &status, 0) == child);
    return status;
}

static void a_signal_leaves_nothing_behind(void)
{
    static const int numbers[] = {SIGHUP, SIGINT, SIGTERM};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    {
        remove(in_directory("x.npy"));
        int status = end_by_signal(numbers[i], false);
        CHECK(WIFSIGNALED(status) && WTERMSIG(status) == numbers[i]);
        CHECK_EQ(count_files(), 0);
        CHECK_EQ(end_by_signal(numbers[i], true), 0); /* as nohup asks for */
        CHECK_EQ(count_files(), 1);
    }
}

static void asking_whether_writing_works_keeps_the_old_file(void)
{
    write_test_file(1, GOOD, 48);
    CHECK(can_write_npy(in_directory("x.npy"), sentence));
    expect_matrix(3, 4, SK_TYPE_F32, false);
    CHECK_EQ(count_files(), 1);
}

static void a_full_device_is_told(void)
{
    static float values[1 << 16];
    npy_matrix matrix = {1, 1, 1 << 16, SK_TYPE_F32, false, NPY_MATRIX, values};
    FILE* full = fopen("/dev/full", "wb");
    if (!full)
        SKIP("there is no /dev/full here");
    fclose(full);
    CHECK(!write_npy("/dev/full", &matrix, sentence));
    CHECK(strcmp(sentence, "/dev/full cannot be written: No space left on device") == 0);
}

/* ---- halves ---------------------------------------------------------------------------------------- */

static void halves_survive_the_way_through_floats(void)
{
    for (uint32_t bits = 0; bits < 65536; bits++)
    {
        bool nan = (bits & 0x7fffu) > 0x7c00u;
        CHECK_EQ(round_to_half(widen_half((uint16_t)bits)), nan ? bits | 0x200u : bits);
    }
}

/* Between two neighbours: the middle goes to the even one, what is beside it to the nearer one. */
static void halves_round_to_the_nearest_even(void)
{
    for (uint16_t low = 0; low < 0x7bff; low++)
    {
        uint16_t high = (uint16_t)(low + 1);
        float middle = 0.5f * (widen_half(low) + widen_half(high));
        float less = middle * (1.0f - 1.0f / 8388608.0f), more = middle * (1.0f + 1.0f / 8388608.0f);
        CHECK_EQ(round_to_half(middle), low & 1 ? high : low);
        CHECK_EQ(round_to_half(less), low);
        CHECK_EQ(round_to_half(more), high);
        CHECK_EQ(round_to_half(-more), high | 0x8000);
    }
    CHECK_EQ(round_to_half(65519.996f), 0x7bff);
    CHECK_EQ(round_to_half(65520.0f), 0x7c00);
    CHECK_EQ(round_to_half(-1e30f), 0xfc00);
}

int main(void)
{
    const char* temporary = getenv("TMPDIR");
    snprintf(directory, sizeof directory, "%.200s/test_npy.XXXXXX", temporary ? temporary : "/tmp");
    if (!mkdtemp(directory))
    {
        perror(directory);
        return 1;
    }
    RUN(reads_all_versions);
    RUN(reads_every_type_in_both_orders);
    RUN(reads_types_that_numpy_lacks);
    RUN(reads_numbers_vectors_and_batches);
    RUN(names_dimensions);
    RUN(reads_any_order_of_entries_quotes_and_spaces);
    RUN(ignores_what_follows_the_matrix_as_numpy_does);
    RUN(reads_matrices_without_elements);
    RUN(finds_elements_in_either_order);
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
    RUN(what_is_written_is_read_again);
    RUN(data_begins_at_a_multiple_of_64_bytes);
    RUN(a_file_that_cannot_be_written_is_refused);
    RUN(a_directory_is_not_written);
    RUN(a_signal_leaves_nothing_behind);
    RUN(a_failed_write_leaves_nothing_behind);
    RUN(asking_whether_writing_works_keeps_the_old_file);
    RUN(a_full_device_is_told);
    RUN(halves_survive_the_way_through_floats);
    RUN(halves_round_to_the_nearest_even);
    remove(in_directory("x.npy"));
    rmdir(directory);
    return CHECK_DONE();
}
