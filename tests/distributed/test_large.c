/* Messages and files beyond 2^31 bytes: types of MPI count what an int does not.
 *
 *     mpirun -n 2 test_large FOLDER      takes 5 GB of memory, and a file of 2.2 GB that is all holes */
#include "distributed/matrix_file.h"
#include "distributed/messages.h"

#include "course/memory.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum
{
    MARKS = 64
};

static int passed, failed;

static void expect(bool fine, const char* what)
{
    passed += fine;
    failed += !fine;
    if (!fine)
        printf("%s\n", what);
}

static unsigned char mark_of(uint64_t at)
{
    return (unsigned char)(1 + at * 31 % 251);
}

/* Bytes that lie in lines, from the first to the last one. */
static uint64_t find_mark(uint64_t i, uint64_t count, uint64_t bytes, uint64_t stride)
{
    uint64_t at = i == MARKS - 1 ? count * bytes - 1 : i * (count * bytes / MARKS);
    return at / bytes * stride + at % bytes;
}

static void broadcast(int rank, unsigned char* memory, uint64_t count, uint64_t bytes, uint64_t stride,
                      const char* what)
{
    MPI_Request request;
    MPI_Datatype lines = make_lines_type(count, bytes, stride);
    int right = 0;
    memset(memory, 0, (size_t)(count * stride));
    for (uint64_t i = 0; rank == 0 && i < MARKS; i++)
        memory[find_mark(i, count, bytes, stride)] = mark_of(i);
    MPI_Ibcast(memory, 1, lines, 0, MPI_COMM_WORLD, &request);
    MPI_Type_free(&lines);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (uint64_t i = 0; i < MARKS; i++)
        right += memory[find_mark(i, count, bytes, stride)] == mark_of(i);
    expect(right == MARKS, what);
}

/* A matrix of s8 with more than 2^31 elements, which are zero but for the corners. */
static void make_file(const char* path, const npy_matrix* shape)
{
    char header[NPY_HEADER];
    size_t length = format_npy_header(shape, header), bytes = count_npy_bytes(shape);
    FILE* file = fopen(path, "wb");
    if (!file)
        return;
    fwrite(header, 1, length, file);
    fputc(7, file);
    fflush(file);
    if (ftruncate(fileno(file), (off_t)(length + bytes - 1)) == 0 && fseek(file, 0, SEEK_END) == 0)
        fputc(9, file);
    fclose(file);
}

static void read_large(ranks* r, unsigned char* memory, const char* path)
{
    matrix_file m;
    npy_matrix shape = {.count = 1, .rows = 47000, .columns = 47000, .type = SK_TYPE_S8, .dimensions = NPY_MATRIX};
    rectangle all = {{0, shape.rows}, {0, shape.columns}};
    memset(&m, 0, sizeof m);
    if (r->rank == 0)
        make_file(path, &shape);
    memset(memory, 1, count_npy_bytes(&shape));
    bool fine = open_matrix_file(r, path, SK_TYPE_F32, &m) == DONE;
    expect(fine, "the file is not opened");
    if (!fine)
        return;
    expect(read_part(&m, all, memory), "the whole matrix is not read");
    expect(memory[0] == 7 && memory[1] == 0 && memory[count_npy_bytes(&shape) - 1] == 9, "the whole matrix is wrong");
    all.columns.first = 1;
    all.columns.count--;
    memset(memory, 1, count_npy_bytes(&shape));
    size_t last = (size_t)all.rows.count * all.columns.count - 1;
    expect(read_part(&m, all, memory), "all columns but one are not read");
    expect(memory[0] == 0 && memory[last] == 9, "all columns but one are wrong");
    close_matrix_file(r, &m, true);
    if (r->rank == 0)
        remove(path);
}

int main(int count, char** words)
{
    static ranks r;
    const uint64_t size = (uint64_t)47000 * 47000 + 4096;
    char path[512];
    MPI_Init(&count, &words);
    join_ranks(&r);
    snprintf(path, sizeof path, "%s/large.npy", count > 1 ? words[1] : ".");
    unsigned char* memory = take_memory(size, 1);
    if (!memory)
        MPI_Abort(MPI_COMM_WORLD, 1);
    broadcast(r.rank, memory, 1, size, size, "one line beyond 2^31 bytes");
    broadcast(r.rank, memory, 4, 540000000, 550000000, "lines beyond 2^31 bytes");
    read_large(&r, memory, path);
    free(memory);
    MPI_Allreduce(MPI_IN_PLACE, &failed, 1, MPI_INT, MPI_SUM, r.world);
    if (r.rank == 0)
        printf("%d passed, %d failed, 0 skipped\n", passed, failed);
    leave_ranks(&r);
    MPI_Finalize();
    return failed > 0;
}
