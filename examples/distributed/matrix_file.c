#include "matrix_file.h"

#include "messages.h"

#include "course/parallel.h"
#include "parts/matrices/element.h"

#include <errno.h>
#include <string.h>

enum
{
    MOST_AT_ONCE = 1 << 28, /* bytes read or written by one call */
    LEAST_MADE_UP = 1 << 18 /* elements that a thread makes up */
};

/* ---- made up --------------------------------------------------------------------------------- */

static uint32_t draw(uint32_t seed, uint32_t row, uint32_t column)
{
    uint32_t x = (row * 0x9e3779b1u) ^ (column * 0x85ebca77u) ^ (seed * 0xc2b2ae3du);
    x = (x ^ (x >> 15)) * 0x2c1b3c6du;
    return (x ^ (x >> 13)) >> 8;
}

/* Integers from -2 to 2, or from 0 to 4: sums of 2^21 products are exact in f32. */
typedef struct made_up
{
    const matrix_file* m;
    rectangle part;
    unsigned char* to;
} made_up;

static void make_up_rows(uint64_t begin, uint64_t end, void* user_data)
{
    const made_up* x = user_data;
    unsigned char values[5][16] = {{0}};
    size_t size = element_size(x->m->shape.type);
    bool is_unsigned = x->m->shape.type == SK_TYPE_U8;
    extent row = x->part.columns;
    unsigned char* to = x->to + begin * row.count * size;
    for (int i = 0; i < 5; i++)
        store_element(x->m->shape.type, values[i], is_unsigned ? i : i - 2);
    for (uint64_t i = begin; i < end; i++)
        for (uint32_t j = 0; j < row.count; j++, to += size)
            memcpy(to, values[draw(x->m->seed, x->part.rows.first + (uint32_t)i, row.first + j) % 5], size);
}

static void make_up(const matrix_file* m, rectangle part, unsigned char* to)
{
    made_up x = {m, part, to};
    run_parallel(part.rows.count, LEAST_MADE_UP / (part.columns.count + 1) + 1, make_up_rows, &x);
}

/* ---- open, close ----------------------------------------------------------------------------- */

static bool check_length(FILE* file, const char* path, const npy_matrix* shape, int64_t data)
{
    char text[NPY_SHAPE];
    size_t needed = count_npy_bytes(shape);
    int64_t there = fseek(file, 0, SEEK_END) == 0 ? (int64_t)ftell(file) - data : 0;
    if (there >= 0 && (uint64_t)there >= needed)
        return true;
    return complain("%s is truncated: %s elements take %zu bytes, and %lld are there", path,
                    format_npy_shape(shape, text), needed, (long long)there);
}

static status read_shape(const char* path, sk_type raw, matrix_file* m)
{
    char sentence[NPY_SENTENCE];
    FILE* file = open_npy(path, raw, &m->shape, sentence);
    if (!file)
    {
        complain("%s", sentence);
        return BAD_INPUT;
    }
    m->data = (int64_t)ftell(file);
    bool fine = m->shape.dimensions == NPY_MATRIX || complain("%s is no matrix: two dimensions are multiplied", path);
    fine = fine && check_length(file, path, &m->shape, m->data);
    fclose(file);
    return fine ? DONE : BAD_INPUT;
}

static bool complain_file(const char* path, const char* what, int error)
{
    char text[MPI_MAX_ERROR_STRING];
    int length = 0;
    MPI_Error_string(error, text, &length);
    return complain("%s cannot be %s: %s", path, what, text);
}

/* Each rank by itself, so that no rank waits for another one as it reads. */
static bool open_file(matrix_file* m, const char* path, int mode)
{
    int error = MPI_File_open(MPI_COMM_SELF, path, mode, MPI_INFO_NULL, &m->file);
    m->is_open = error == MPI_SUCCESS;
    return m->is_open || complain_file(path, "opened", error);
}

status open_matrix_file(ranks* r, const char* path, sk_type raw, matrix_file* m)
{
    status s = r->rank == 0 ? read_shape(path, raw, m) : DONE;
    s = agree_status(r, s);
    if (s != DONE)
        return s;
    MPI_Bcast(&m->shape, (int)sizeof m->shape, MPI_BYTE, 0, r->world);
    MPI_Bcast(&m->data, 1, MPI_INT64_T, 0, r->world);
    m->path = path;
    return agree_status(r, open_file(m, path, MPI_MODE_RDONLY) ? DONE : BAD_INPUT);
}

/* Writes the header, and lets the file have its length, so that a full disk is noticed early where that can be. */
static bool begin_file(matrix_file* m)
{
    char header[NPY_HEADER];
    m->data = (int64_t)format_npy_header(&m->shape, header);
    MPI_File_delete(m->part, MPI_INFO_NULL);
    if (!open_file(m, m->part, MPI_MODE_CREATE | MPI_MODE_WRONLY))
        return false;
    int error = MPI_File_write_at(m->file, 0, header, (int)m->data, MPI_BYTE, MPI_STATUS_IGNORE);
    if (error == MPI_SUCCESS)
        error = MPI_File_set_size(m->file, m->data + (MPI_Offset)count_npy_bytes(&m->shape));
    return error == MPI_SUCCESS || complain_file(m->part, "written", error);
}

status create_matrix_file(ranks* r, const char* path, matrix_file* m)
{
    m->path = path;
    int length = snprintf(m->part, sizeof m->part, "%s.part", path);
    bool fine = length < (int)sizeof m->part || complain("the name of the output is too long");
    if (fine && r->rank == 0)
        fine = begin_file(m);
    status s = agree_status(r, fine ? DONE : BAD_INPUT);
    MPI_Bcast(&m->data, 1, MPI_INT64_T, 0, r->world);
    fine = s != DONE || r->rank == 0 || open_file(m, m->part, MPI_MODE_WRONLY);
    s = s == DONE ? agree_status(r, fine ? DONE : BAD_INPUT) : s;
    if (s != DONE)
        close_matrix_file(r, m, false);
    return s;
}

status close_matrix_file(ranks* r, matrix_file* m, bool complete)
{
    bool fine = true;
    if (m->is_open)
    {
        int error = MPI_File_close(&m->file);
        fine = error == MPI_SUCCESS || complain_file(m->path, "closed", error);
    }
    m->is_open = false;
    if (!*m->part)
        return DONE;
    fine = agree(r, fine) && complete;
    if (r->rank == 0 && !fine)
        MPI_File_delete(m->part, MPI_INFO_NULL);
    bool named = !fine || r->rank != 0 || rename(m->part, m->path) == 0;
    if (!named)
        complain("%s cannot be renamed to %s: %s", m->part, m->path, strerror(errno));
    return fine ? agree_status(r, named ? DONE : BAD_INPUT) : FAILED;
}

/* ---- rectangles ------------------------------------------------------------------------------ */

/* Some lines of a rectangle, which lie one after the other in memory. */
static bool pass_lines(matrix_file* m, bool writes, uint64_t first, uint64_t count, uint64_t bytes, uint64_t stride,
                       void* memory)
{
    MPI_Datatype lines = make_lines_type(count, bytes, stride);
    MPI_Status outcome;
    MPI_Count passed = 0;
    int whole = (int)(count * bytes), error;
    error = MPI_File_set_view(m->file, m->data + (MPI_Offset)first, MPI_BYTE, lines, "native", MPI_INFO_NULL);
    if (error == MPI_SUCCESS)
        error = writes ? MPI_File_write(m->file, memory, whole, MPI_BYTE, &outcome)
                       : MPI_File_read(m->file, memory, whole, MPI_BYTE, &outcome);
    MPI_Type_free(&lines);
    if (error != MPI_SUCCESS)
        return complain_file(m->path, writes ? "written" : "read", error);
    MPI_Get_elements_x(&outcome, MPI_BYTE, &passed);
    const char* sentence =
        writes ? "%s is not whole, as if the disk were full: of %d bytes at byte %llu %lld were written"
               : "%s is truncated: %d bytes at byte %llu were wanted, and %lld were there";
    return passed == whole ||
           complain(sentence, writes ? m->part : m->path, whole, (unsigned long long)first, (long long)passed);
}

/* A line that is longer than one call passes is passed in pieces. */
static bool pass_line(matrix_file* m, bool writes, uint64_t first, uint64_t bytes, char* memory)
{
    for (uint64_t at = 0, step; at < bytes; at += step)
    {
        step = bytes - at < MOST_AT_ONCE ? bytes - at : MOST_AT_ONCE;
        if (!pass_lines(m, writes, first + at, 1, step, step, memory + at))
            return false;
    }
    return true;
}

static bool pass_part(matrix_file* m, bool writes, rectangle part, char* memory)
{
    uint64_t size = element_size(m->shape.type);
    bool turned = m->shape.column_major;
    extent lines = turned ? part.columns : part.rows, line = turned ? part.rows : part.columns;
    uint64_t stride = size * (turned ? m->shape.rows : m->shape.columns), bytes = size * line.count;
    if (bytes == 0 || lines.count == 0)
        return true;
    if (bytes == stride) /* whole lines are one */
        return pass_line(m, writes, lines.first * stride, bytes * lines.count, memory);
    uint64_t most = MOST_AT_ONCE / bytes;
    for (uint64_t i = 0, step; i < lines.count; i += step)
    {
        uint64_t first = (lines.first + i) * stride + line.first * size;
        step = most == 0 ? 1 : lines.count - i < most ? lines.count - i : most;
        bool done = most == 0 ? pass_line(m, writes, first, bytes, memory + i * bytes)
                              : pass_lines(m, writes, first, step, bytes, stride, memory + i * bytes);
        if (!done)
            return false;
    }
    return true;
}

bool read_part(matrix_file* m, rectangle part, void* to)
{
    if (m->path)
        return pass_part(m, false, part, to);
    make_up(m, part, to);
    return true;
}

bool write_part(matrix_file* m, rectangle part, const void* from)
{
    union
    {
        const void* from;
        void* memory;
    } bytes = {from};
    return pass_part(m, true, part, bytes.memory);
}
