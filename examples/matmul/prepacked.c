#include "prepacked.h"

#include "parts/files/output.h"
#include "parts/files/npy_parts.h"
#include "parts/matrices/element.h"
#include "parts/words/ending.h"
#include "parts/words/progress.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum
{
    HEAD = 128 /* bytes before the operand */
};

bool is_prepacked_path(const char* path)
{
    return ends_in(path, ".skp");
}

/* ---- reading --------------------------------------------------------------------------------- */

/* Lines of an aligned operand, and their elements. */
typedef struct lines
{
    uint64_t count, length;
} lines;

static lines lines_of(const sk_pack_header* header)
{
    lines l = {header->along_k ? header->rows : header->k, header->along_k ? header->k : header->rows};
    return l;
}

/* Whether lines, matrices and size agree. */
static bool is_sound(const sk_pack_header* header)
{
    lines l = lines_of(header);
    bool is_typed = header->type < (uint32_t)ELEMENT_TYPES && !is_in_blocks((sk_type)header->type);
    if (!is_typed || l.count == 0 || l.length == 0 || header->batch_count == 0 ||
        header->leading_dimension < l.length || header->leading_dimension > UINT32_MAX)
        return false;
    uint64_t matrix = l.count * header->leading_dimension, size = element_size((sk_type)header->type);
    bool is_whole =
        matrix <= SIZE_MAX / size / header->batch_count && matrix * size * header->batch_count == header->size;
    return is_whole && header->batch_stride == (header->batch_count > 1 ? matrix : 0);
}

static bool check_header(const char* path, const sk_pack_header* header, char sentence[NPY_SENTENCE])
{
    if (header->magic != SK_PACK_MAGIC)
        return refuse_npy(sentence, path, "is no prepacked operand: it does not begin with SKPK");
    if (header->version != SK_PACK_VERSION)
        return refuse_npy(sentence, path, "is of version %u, and %d is read", header->version, (int)SK_PACK_VERSION);
    bool is_aligned = header->order == SK_PACK_ORDER_ALIGNED;
    bool is_other = header->order >= SK_PACK_ORDER_ARRANGED && header->order <= SK_PACK_ORDER_HALVES;
    if (!is_other && !(is_aligned && is_sound(header)))
        return refuse_npy(sentence, path, "is damaged: its header contradicts itself");
    if (header->type >= (uint32_t)ELEMENT_TYPES || header->size == 0 || header->size > SIZE_MAX - HEAD)
        return refuse_npy(sentence, path, "is damaged: its header has no type, or no size");
    return true;
}

/* Fills in the shape. */
static void describe_matrix(const sk_pack_header* header, bool is_right, npy_matrix* matrix)
{
    memset(matrix, 0, sizeof *matrix);
    matrix->count = header->batch_count;
    matrix->rows = is_right ? header->k : header->rows;
    matrix->columns = is_right ? header->rows : header->k;
    matrix->type = (sk_type)header->type;
    matrix->column_major = is_right == (header->along_k != 0);
    matrix->dimensions = header->batch_count > 1 ? NPY_BATCH : NPY_MATRIX;
}

/* Takes the lines of an aligned operand, one after the other. */
static bool take_lines(const prepacked* packed, npy_matrix* matrix)
{
    lines l = lines_of(&packed->header);
    size_t size = element_size(matrix->type), length = (size_t)l.length * size;
    size_t stride = (size_t)packed->header.leading_dimension * size;
    matrix->data = malloc(count_npy_bytes(matrix) + 1);
    for (size_t i = 0; matrix->data && i < (size_t)l.count * matrix->count; i++)
        memcpy((unsigned char*)matrix->data + i * length, (const unsigned char*)packed->bytes + i * stride, length);
    return matrix->data != NULL;
}

/* Reads what follows the header, to the end of the file. */
static bool read_bytes(FILE* file, const char* path, prepacked* packed, char sentence[NPY_SENTENCE])
{
    static const char none[HEAD - sizeof(sk_pack_header)];
    char zeros[sizeof none];
    size_t size = (size_t)packed->header.size;
    packed->bytes = malloc(size);
    if (!packed->bytes)
        return refuse_npy(sentence, path, "has %zu bytes, more than memory can hold", size);
    bool is_whole =
        fread(zeros, 1, sizeof zeros, file) == sizeof zeros && fread(packed->bytes, 1, size, file) == size;
    if (!is_whole || fgetc(file) != EOF)
        return refuse_npy(sentence, path, "is %s than the %zu bytes that its header tells",
                          is_whole ? "longer" : "shorter", size + HEAD);
    return memcmp(zeros, none, sizeof none) == 0 ||
           refuse_npy(sentence, path, "is damaged: there are no zeros behind its header");
}

/* Whether a file has so many bytes, before memory is taken for them. Pipes have no size. */
static bool has_size(FILE* file, uint64_t size)
{
    long begin = ftell(file);
    if (begin < 0 || fseek(file, 0, SEEK_END) != 0)
        return true;
    long end = ftell(file);
    return fseek(file, begin, SEEK_SET) == 0 && end >= 0 && (uint64_t)end == size;
}

static bool read_file(FILE* file, const char* path, bool is_right, prepacked* packed, npy_matrix* matrix,
                      char sentence[NPY_SENTENCE])
{
    if (fread(&packed->header, 1, sizeof packed->header, file) != sizeof packed->header)
        return refuse_npy(sentence, path, "is no prepacked operand: it is shorter than a header");
    if (!check_header(path, &packed->header, sentence))
        return false;
    if (!has_size(file, HEAD + packed->header.size))
        return refuse_npy(sentence, path, "has not the %llu bytes that its header tells",
                          (unsigned long long)(HEAD + packed->header.size));
    describe_matrix(&packed->header, is_right, matrix);
    return read_bytes(file, path, packed, sentence) &&
           (packed->header.order != SK_PACK_ORDER_ALIGNED || take_lines(packed, matrix) ||
            refuse_npy(sentence, path, "does not fit into memory"));
}

bool read_prepacked(const char* path, bool is_right, prepacked* packed, npy_matrix* matrix,
                    char sentence[NPY_SENTENCE])
{
    FILE* file = fopen(path, "rb");
    memset(packed, 0, sizeof *packed);
    if (!file)
        return refuse_npy(sentence, path, "cannot be opened: %s", strerror(errno));
    bool done = read_file(file, path, is_right, packed, matrix, sentence);
    fclose(file);
    if (!done)
        free_prepacked(packed);
    return done;
}

void free_prepacked(prepacked* packed)
{
    free(packed->bytes);
    packed->bytes = NULL;
}

/* ---- writing --------------------------------------------------------------------------------- */

bool write_prepacked(const char* path, const prepacked* packed, char sentence[NPY_SENTENCE])
{
    unsigned char head[HEAD] = {0};
    size_t size = (size_t)packed->header.size;
    output o;
    memcpy(head, &packed->header, sizeof packed->header);
    begin_progress("writing", "B");
    bool done = open_output(&o, path) && close_output(&o, fwrite(head, 1, HEAD, o.file) == HEAD &&
                                                              fwrite(packed->bytes, 1, size, o.file) == size);
    int error = errno; /* before end_progress changes it */
    end_progress();
    return done || refuse_npy(sentence, name_output(path), "cannot be written: %s", strerror(error));
}
