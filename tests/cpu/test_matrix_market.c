/* Matrix Market files: what is read, and each sentence that says why a file is not. */

#include "check.h"
#include "parts/files/mtx.h"

#include <stdlib.h>
#include <string.h>

static char sentence[MTX_SENTENCE];

static bool read_bytes(const void* bytes, size_t size, mtx_type type, mtx_csr* csr)
{
    mtx_entries entries;
    FILE* file = tmpfile();
    CHECK(file && fwrite(bytes, 1, size, file) == size);
    rewind(file);
    bool read = read_mtx(file, "a.mtx", type, &entries, sentence);
    fclose(file);
    memset(csr, 0, sizeof *csr);
    if (read)
    {
        CHECK(make_mtx_csr(&entries, "a.mtx", csr, sentence));
        free_mtx(&entries);
    }
    return read;
}

static bool read_text(const char* text, mtx_csr* csr)
{
    return read_bytes(text, strlen(text), MTX_F64, csr);
}

/* The dense matrix, 3 x 3. */
static void check_matrix(const char* text, const double wanted[9])
{
    mtx_csr csr;
    double found[9] = {0};
    if (!CHECK(read_text(text, &csr)))
    {
        printf("  %s\n", sentence);
        return;
    }
    CHECK_EQ(csr.rows, 3);
    CHECK_EQ(csr.columns, 3);
    for (uint32_t row = 0; row < 3; row++)
        for (uint32_t i = csr.row_offsets[row]; i < csr.row_offsets[row + 1]; i++)
            found[3 * row + csr.column_indices[i]] += csr.values[i];
    for (int i = 0; i < 9; i++)
        CHECK(found[i] == wanted[i]);
    free_mtx_csr(&csr);
}

static void refuse_bytes(const void* bytes, size_t size, mtx_type type, const char* wanted)
{
    mtx_csr csr;
    CHECK(!read_bytes(bytes, size, type, &csr));
    if (!CHECK(strcmp(sentence, wanted) == 0))
        printf("  %s\n", sentence);
}

static void refuse(const char* text, const char* wanted)
{
    refuse_bytes(text, strlen(text), MTX_F64, wanted);
}

static void every_field_and_symmetry_is_read(void)
{
    check_matrix("%%MatrixMarket matrix coordinate real general\n% a comment\n\n3 3 4\n1 1 1.5\n3 2 -2e1\n1 3 4\n"
                 "1 1 0.25\n",
                 (const double[]){1.75, 0, 4, 0, 0, 0, 0, -20, 0});
    check_matrix("%%matrixmarket MATRIX Coordinate Pattern Symmetric\n3 3 2\n2 1\n3 3", /* no end of the last line */
                 (const double[]){0, 1, 0, 1, 0, 0, 0, 0, 1});
    check_matrix("%%MatrixMarket matrix coordinate integer skew-symmetric\r\n3 3 2\r\n2 1 5\r\n3 2 -7\r\n",
                 (const double[]){0, -5, 0, 5, 0, 7, 0, -7, 0});
    check_matrix("%%MatrixMarket matrix coordinate integer symmetric\n3 3 0\n\n", (const double[9]){0});
    check_matrix("%%MatrixMarket matrix coordinate unsigned-integer general\n3 3 1\n3 1 18446744073709549568\n",
                 (const double[]){0, 0, 0, 0, 0, 0, 18446744073709549568.0, 0, 0});
    check_matrix("%%MatrixMarket matrix coordinate double general\n3 3 1\n1 1 0.5\n",
                 (const double[]){0.5, 0, 0, 0, 0, 0, 0, 0, 0});
}

static void comments_may_be_long(void)
{
    char text[9000];
    int length = snprintf(text, sizeof text, "%%%%MatrixMarket matrix coordinate real general\n%%");
    memset(text + length, 'x', 4000);
    length += 4000 + snprintf(text + length + 4000, 100, "\n3 3 2\n1 1 2\n%%");
    memset(text + length, '1', 3000);
    snprintf(text + length + 3000, 100, "\n%% a \r\n2 2 3\n%%");
    check_matrix(text, (const double[]){2, 0, 0, 0, 3, 0, 0, 0, 0});
}

/* The dense matrix, 2 x 2: real parts and imaginary ones. */
static void check_complex(const char* text, const double wanted[8])
{
    mtx_csr csr;
    double found[8] = {0};
    if (!CHECK(read_text(text, &csr)) || !CHECK(csr.field == MTX_COMPLEX && csr.rows == 2 && csr.columns == 2))
    {
        printf("  %s\n", sentence);
        return;
    }
    for (uint32_t row = 0; row < 2; row++)
        for (uint32_t i = csr.row_offsets[row]; i < csr.row_offsets[row + 1]; i++)
        {
            found[2 * (2 * row + csr.column_indices[i])] += csr.values[i];
            found[2 * (2 * row + csr.column_indices[i]) + 1] += csr.imaginary[i];
        }
    for (int i = 0; i < 8; i++)
        CHECK(found[i] == wanted[i]);
    free_mtx_csr(&csr);
}

static void complex_numbers_are_read(void)
{
    check_complex("%%MatrixMarket matrix coordinate complex general\n2 2 2\n1 2 3 -4\n2 2 0.5 0\n",
                  (const double[]){0, 0, 3, -4, 0, 0, 0.5, 0});
    check_complex("%%MatrixMarket matrix coordinate complex symmetric\n2 2 2\n1 1 1 2\n2 1 3 4\n",
                  (const double[]){1, 2, 3, 4, 3, 4, 0, 0});
    check_complex("%%MatrixMarket matrix coordinate complex skew-symmetric\n2 2 1\n2 1 3 4\n",
                  (const double[]){0, 0, -3, -4, 3, 4, 0, 0});
    check_complex("%%MatrixMarket matrix coordinate complex Hermitian\n2 2 2\n2 2 7 0\n2 1 3 4\n",
                  (const double[]){0, 0, 3, -4, 3, 4, 7, 0});
}

static void rows_are_sorted_and_measured(void)
{
    mtx_csr csr;
    CHECK(read_text("%%MatrixMarket matrix coordinate integer general\n3 5 4\n3 5 1\n1 4 2\n3 1 3\n3 5 4\n", &csr));
    CHECK(csr.row_offsets[1] == 1 && csr.row_offsets[2] == 1 && csr.row_offsets[3] == 4);
    CHECK(csr.column_indices[1] == 4 && csr.column_indices[2] == 0 && csr.column_indices[3] == 4);
    CHECK(csr.values[1] == 1 && csr.values[2] == 3 && csr.values[3] == 4);
    CHECK_EQ(csr.longest_row, 3);
    free_mtx_csr(&csr);
}

static void what_is_written_is_read_again(void)
{
    static const char* const text = "%%MatrixMarket matrix coordinate real general\n2 2 3\n1 2 0.10000000000000001\n"
                                    "2 1 -1e-300\n2 2 3\n";
    char written[200];
    mtx_csr csr;
    FILE* file = tmpfile();
    CHECK(read_text(text, &csr) && write_mtx_csr(file, &csr));
    rewind(file);
    written[fread(written, 1, sizeof written - 1, file)] = 0;
    CHECK(strstr(written, "1 2 0.10000000000000001\n") && strstr(written, "2 2 3\n"));
    fclose(file);
    free_mtx_csr(&csr);
}

static void complex_numbers_are_written(void)
{
    char written[200];
    mtx_csr csr;
    FILE* file = tmpfile();
    CHECK(read_text("%%MatrixMarket matrix coordinate complex hermitian\n2 2 1\n2 1 0.5 -0.25\n", &csr));
    CHECK(write_mtx_csr(file, &csr));
    rewind(file);
    written[fread(written, 1, sizeof written - 1, file)] = 0;
    CHECK(strcmp(written, "%%MatrixMarket matrix coordinate complex general\n2 2 2\n1 2 0.5 0.25\n2 1 0.5 -0.25\n") ==
          0);
    fclose(file);
    free_mtx_csr(&csr);
}

static void broken_headers_are_refused(void)
{
    refuse("", "a.mtx, line 1: does not begin with %%MatrixMarket");
    refuse("1 1 1\n", "a.mtx, line 1: does not begin with %%MatrixMarket");
    refuse("%%MatrixMarket matrix array real general\n",
           "a.mtx, line 1: the object is 'matrix array', must be matrix coordinate");
    refuse("%%MatrixMarket matrix coordinate real hermitian\n",
           "a.mtx, line 1: the matrix is hermitian, but not complex");
    refuse("%%MatrixMarket matrix coordinate quaternion general\n",
           "a.mtx, line 1: the field is 'quaternion', must be pattern, integer, unsigned-integer, real, double "
           "or complex");
    refuse("%%MatrixMarket matrix coordinate real odd\n",
           "a.mtx, line 1: the symmetry is 'odd', must be general, symmetric, skew-symmetric or hermitian");
    refuse("%%MatrixMarket matrix coordinate pattern skew-symmetric\n",
           "a.mtx, line 1: a skew-symmetric matrix has no pattern");
    refuse("%%MatrixMarket matrix coordinate real general\n% none\n",
           "a.mtx, line 3: rows, columns and entries must be three numbers below 2^32");
    refuse("%%MatrixMarket matrix coordinate real general\n3 -3 1\n",
           "a.mtx, line 2: rows, columns and entries must be three numbers below 2^32");
    refuse("%%MatrixMarket matrix coordinate real symmetric\n3 4 1\n",
           "a.mtx, line 2: the matrix is symmetric, but 3 x 4");
    refuse("%%MatrixMarket matrix coordinate real skew-symmetric\n3 4 1\n",
           "a.mtx, line 2: the matrix is skew-symmetric, but 3 x 4");
    refuse("%%MatrixMarket matrix coordinate real general row-major\n",
           "a.mtx, line 1: the banner has one word too many, 'row-major'");
}

static void refuse_entry(const char* kind, const char* entry, const char* wanted)
{
    char text[200], full[200];
    snprintf(text, sizeof text, "%%%%MatrixMarket matrix coordinate %s\n3 3 1\n%s", kind, entry);
    snprintf(full, sizeof full, "a.mtx, line %s", wanted);
    refuse(text, full);
}

static void broken_entries_are_refused(void)
{
    refuse_entry("real general", "1 1\n", "3: an entry must be a row, a column and a number");
    refuse_entry("real general", "1 1 x\n", "3: an entry must be a row, a column and a number");
    refuse_entry("complex general", "1 1 1\n", "3: an entry must be a row, a column and two numbers");
    refuse_entry("complex hermitian", "1 2 1 1\n",
                 "3: the entry (1, 2) is not below the diagonal, nor on it, but the matrix is hermitian");
    refuse_entry("complex hermitian", "2 2 1 1\n", "3: the entry (2, 2) is not real, but the matrix is hermitian");
    refuse_entry("pattern general", "1 1 1\n", "3: an entry must be a row, a column");
    refuse_entry("integer general", "1 1 1.5\n", "3: the value is 1.5, must be an integer");
    refuse_entry("integer general", "1 1 1e3\n", "3: the value is 1e3, must be an integer");
    refuse_entry("unsigned-integer general", "1 1 -5\n", "3: the value is -5, but the field is unsigned-integer");
    refuse_entry("real general", "0 1 1\n", "3: the entry (0, 1) is not in a matrix of 3 x 3");
    refuse_entry("real general", "1 4 1\n", "3: the entry (1, 4) is not in a matrix of 3 x 3");
    refuse_entry("real symmetric", "1 2 1\n",
                 "3: the entry (1, 2) is not below the diagonal, nor on it, but the matrix is symmetric");
    refuse_entry("real skew-symmetric", "2 2 1\n",
                 "3: the entry (2, 2) is not below the diagonal, but the matrix is skew-symmetric");
    refuse_entry("real general", "", "3: the file ends after 0 of 1 entries");
    refuse_entry("real general", "1 1 1\n1 1 1\n", "4: there are more than the 1 entries that the file declares");
    char text[1200];
    memset(text, ' ', sizeof text - 1);
    text[sizeof text - 1] = 0;
    refuse(text, "a.mtx, line 1: is longer than 1024 bytes");
}

static void files_of_something_else_are_named(void)
{
    static const struct
    {
        const char* begin;
        size_t length;
        const char* sentence;
    } files[] = {
        {"\x1f\x8b\x08\0\0", 5, "this is a gzip file: unpack it first"},
        {"BZh9", 4, "this is a bzip2 file: unpack it first"},
        {"\x93NUMPY\1\0", 8, "this is a NumPy file, and no Matrix Market file"},
        {"\xff\xfe%\0%\0", 6, "this is UTF-16 text, must be ASCII or UTF-8"},
        {"\xfe\xff\0%\0%", 6, "this is UTF-16 text, must be ASCII or UTF-8"},
        {"%\0%\0M\0", 6, "this is UTF-16 text, must be ASCII or UTF-8"},
        {"\0%\0%\0M", 6, "this is UTF-16 text, must be ASCII or UTF-8"},
        {"%%Matrix\0Market", 15, "has a byte of 0"},
        {"%%MatrixMarket matrix coordinate real general\r3 3 1\r1 1 1\r", 58,
         "lines end in CR alone, must end in LF, or in CR and LF"},
    };
    char wanted[200];
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
    {
        snprintf(wanted, sizeof wanted, "a.mtx, line 1: %s", files[i].sentence);
        refuse_bytes(files[i].begin, files[i].length, MTX_F64, wanted);
    }
}

static void bytes_of_0_are_refused_wherever_they_are(void)
{
    static const char inner[] = "%%MatrixMarket matrix coordinate real general\n3 3 1\n1 1 1\0 9\n";
    static const char last[] = "%%MatrixMarket matrix coordinate real general\n3 3 1\n1 1 1\0junk";
    static const char comment[] = "%%MatrixMarket matrix coordinate real general\n%\0\n3 3 1\n1 1 1\n";
    refuse_bytes(inner, sizeof inner - 1, MTX_F64, "a.mtx, line 3: has a byte of 0");
    refuse_bytes(last, sizeof last - 1, MTX_F64, "a.mtx, line 3: has a byte of 0");
    refuse_bytes(last, sizeof last - 5, MTX_F64, "a.mtx, line 3: has a byte of 0");
    refuse_bytes(comment, sizeof comment - 1, MTX_F64, "a.mtx, line 2: has a byte of 0");
}

/* NULL: the type holds the value. */
static void check_type(mtx_type type, const char* kind, const char* value, const char* wanted)
{
    char text[200], full[200];
    mtx_csr csr;
    snprintf(text, sizeof text, "%%%%MatrixMarket matrix coordinate %s general\n3 3 1\n1 1 %s\n", kind, value);
    snprintf(full, sizeof full, "a.mtx, line 3: the value %s", wanted ? wanted : "");
    if (wanted)
    {
        refuse_bytes(text, strlen(text), type, full);
        return;
    }
    if (!CHECK(read_bytes(text, strlen(text), type, &csr)))
        printf("  %s\n", sentence);
    free_mtx_csr(&csr);
}

static void integers_are_not_rounded(void)
{
    check_type(MTX_F32, "integer", "16777216", NULL);
    check_type(MTX_F32, "integer", "16777217", "16777217 would be rounded in f32; f64 holds it");
    check_type(MTX_F32, "integer", "-16777217", "-16777217 would be rounded in f32; f64 holds it");
    check_type(MTX_F32, "integer", "+0000033554436", NULL);
    check_type(MTX_F16, "integer", "2049", "2049 would be rounded in f16; f32 holds it");
    check_type(MTX_F16, "integer", "70000", "70000 would be infinite in f16; f32 holds it");
    check_type(MTX_F64, "integer", "16777217", NULL);
    check_type(MTX_F64, "integer", "9007199254740992", NULL);
    check_type(MTX_F64, "integer", "9007199254740993", "9007199254740993 would be rounded in f64; no type holds it");
    check_type(MTX_F64, "integer", "-09007199254740994", NULL);
    check_type(MTX_F64, "integer", "100000000000000000000", NULL);
    check_type(MTX_F32, "integer", "9007199254740993", "9007199254740993 would be rounded in f32; no type holds it");
    check_type(MTX_UNUSED, "integer", "9007199254740993", NULL);
    check_type(MTX_F32, "real", "16777217", NULL);
}

static void finite_values_stay_finite(void)
{
    check_type(MTX_F32, "real", "1e39", "1e39 would be infinite in f32; f64 holds it");
    check_type(MTX_F32, "real", "-1E39", "-1e39 would be infinite in f32; f64 holds it");
    check_type(MTX_F64, "real", "1e39", NULL);
    check_type(MTX_F64, "real", "1e400", "1e400 would be infinite in f64; no type holds it");
    check_type(MTX_F16, "real", "65519", NULL);
    check_type(MTX_F16, "real", "65520", "65520 would be infinite in f16; f32 holds it");
    check_type(MTX_F32, "complex", "1 1e39", "1e39 would be infinite in cf32; no type of complex numbers holds it");
    check_type(MTX_F32, "complex", "1e39 1", "1e39 would be infinite in cf32; no type of complex numbers holds it");
    check_type(MTX_UNUSED, "real", "1e400", NULL);
    check_type(MTX_F32, "real", "inf", NULL);
    check_type(MTX_F32, "real", "-nan", NULL);
    check_type(MTX_F32, "real", "1e-60", NULL);
}

static void large_matrices_say_what_they_need(void)
{
    mtx_csr csr = {0};
    csr.rows = 1000000000;
    csr.nonzeros = 1;
    csr.field = MTX_REAL;
    CHECK(fits_mtx_csr(&csr, 8000000020, "a.mtx", sentence));
    CHECK(!fits_mtx_csr(&csr, 8000000019, "a.mtx", sentence));
    CHECK(strcmp(sentence, "a.mtx: 1000000000 rows and 1 nonzeros need 8000 MB of memory, more than is free") == 0);
}

static void integers_are_written_as_integers(void)
{
    char written[200];
    mtx_csr csr;
    FILE* file = tmpfile();
    CHECK(read_text("%%MatrixMarket matrix coordinate integer general\n1 1 1\n1 1 100000000000000000000\n", &csr));
    CHECK(write_mtx_csr(file, &csr));
    rewind(file);
    written[fread(written, 1, sizeof written - 1, file)] = 0;
    CHECK(strstr(written, "integer general\n1 1 1\n1 1 100000000000000000000\n"));
    fclose(file);
    free_mtx_csr(&csr);
}

static void a_file_that_is_not_there_is_refused(void)
{
    mtx_csr csr;
    CHECK(!read_mtx_csr("/none/a.mtx", MTX_F64, &csr, sentence));
    CHECK(strstr(sentence, "/none/a.mtx cannot be opened: ") == sentence);
}

int main(void)
{
    RUN(every_field_and_symmetry_is_read);
    RUN(comments_may_be_long);
    RUN(complex_numbers_are_read);
    RUN(complex_numbers_are_written);
    RUN(rows_are_sorted_and_measured);
    RUN(what_is_written_is_read_again);
    RUN(broken_headers_are_refused);
    RUN(broken_entries_are_refused);
    RUN(files_of_something_else_are_named);
    RUN(bytes_of_0_are_refused_wherever_they_are);
    RUN(integers_are_not_rounded);
    RUN(finite_values_stay_finite);
    RUN(large_matrices_say_what_they_need);
    RUN(integers_are_written_as_integers);
    RUN(a_file_that_is_not_there_is_refused);
    return CHECK_DONE();
}
