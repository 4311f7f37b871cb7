/* fuzz_mtx.c - files out of bytes: the reader of Matrix Market files refuses each with a sentence and keeps nothing, or
 * gives a matrix whose entries lie in it, and that comes back the same when it is written and read again.
 *
 * A libFuzzer target; tests/fuzz/run builds and runs it. The first byte decides whether the rest is a file, or follows
 * one of some headers, and what type values become. */
#include "bytes.h"
#include "parts/files/mtx.h"

#include <stdlib.h>
#include <string.h>

enum
{
    MOST_ROWS = 1 << 16 /* of a matrix that is made CSR */
};

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

static FILE* file_of(const char* head, const uint8_t* rest, size_t size)
{
    FILE* file = tmpfile();
    HOLD(file && fputs(head, file) >= 0 && fwrite(rest, 1, size, file) == size);
    rewind(file);
    return file;
}

static void check_refusal(const mtx_entries* entries, const char* sentence)
{
    HOLD(!entries->row_indices && !entries->column_indices && !entries->values && !entries->imaginary);
    HOLD(memchr(sentence, 0, MTX_SENTENCE) != NULL && strncmp(sentence, "a file, line ", 13) == 0);
    for (const char* c = sentence; *c; ++c)
    {
        HOLD(*c >= ' ' && *c <= '~');
    }
}

static void check_csr(const mtx_csr* csr)
{
    HOLD(csr->row_offsets[0] == 0 && csr->row_offsets[csr->rows] == csr->nonzeros);
    for (uint32_t row = 0; row < csr->rows; ++row)
    {
        HOLD(csr->row_offsets[row] <= csr->row_offsets[row + 1]);
        HOLD(csr->row_offsets[row + 1] - csr->row_offsets[row] <= csr->longest_row);
    }
    for (uint32_t i = 0; i < csr->nonzeros; ++i)
    {
        HOLD(csr->column_indices[i] < csr->columns);
    }
}

/* Written and read again. NaN may come back as another one. */
static void check_again(const mtx_csr* csr)
{
    char sentence[MTX_SENTENCE];
    mtx_entries again;
    FILE* file = tmpfile();
    HOLD(file && write_mtx_csr(file, csr));
    rewind(file);
    HOLD(read_mtx(file, "a file", MTX_F64, &again, sentence));
    HOLD((again.field == MTX_COMPLEX) == (csr->field == MTX_COMPLEX));
    HOLD(again.rows == csr->rows && again.columns == csr->columns && again.count == csr->nonzeros);
    for (uint32_t i = 0; i < again.count; ++i)
    {
        HOLD(again.column_indices[i] == csr->column_indices[i]);
        HOLD(again.values[i] == csr->values[i] || csr->values[i] != csr->values[i]);
        HOLD(!csr->imaginary || again.imaginary[i] == csr->imaginary[i] || csr->imaginary[i] != csr->imaginary[i]);
    }
    free_mtx(&again);
    fclose(file);
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    static const char* const heads[] = {"", "%%MatrixMarket matrix coordinate real general\n",
                                        "%%MatrixMarket matrix coordinate integer skew-symmetric\n9 9 3\n",
                                        "%%MatrixMarket matrix coordinate pattern symmetric\n9 9 3\n",
                                        "%%MatrixMarket matrix coordinate complex hermitian\n9 9 3\n"};
    char sentence[MTX_SENTENCE];
    mtx_entries entries;
    mtx_csr csr;
    bytes b = {data, size};
    uint32_t first = (uint32_t)take_below(&b, 20), type = first / 5;
    const char* head = heads[first % 5];
    FILE* file = file_of(head, b.at, b.left);
    bool read = read_mtx(file, "a file", (mtx_type)type, &entries, sentence);
    fclose(file);
    if (!read)
    {
        check_refusal(&entries, sentence);
        return 0;
    }
    if (entries.rows <= MOST_ROWS)
    {
        HOLD(make_mtx_csr(&entries, "a file", &csr, sentence));
        check_csr(&csr);
        if (type != MTX_UNUSED)
        {
            check_again(&csr);
        }
        free_mtx_csr(&csr);
    }
    free_mtx(&entries);
    return 0;
}
