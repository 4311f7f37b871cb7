#include "messages.h"

#include <limits.h>

enum
{
    CHUNK = 1 << 30 /* bytes that longer lines are made of */
};

static MPI_Datatype make_bytes_type(uint64_t bytes)
{
    MPI_Datatype chunk, types[2], whole;
    int counts[2] = {(int)(bytes / CHUNK), (int)(bytes % CHUNK)};
    MPI_Aint places[2] = {0, (MPI_Aint)(bytes - bytes % CHUNK)};
    if (bytes <= INT_MAX)
    {
        MPI_Type_contiguous((int)bytes, MPI_BYTE, &whole);
        return whole;
    }
    MPI_Type_contiguous(CHUNK, MPI_BYTE, &chunk);
    types[0] = chunk;
    types[1] = MPI_BYTE;
    MPI_Type_create_struct(2, counts, places, types, &whole);
    MPI_Type_free(&chunk);
    return whole;
}

MPI_Datatype make_lines_type(uint64_t count, uint64_t bytes, uint64_t stride)
{
    MPI_Datatype line, lines;
    if (bytes == stride) /* one line without gaps */
    {
        bytes *= count;
        count = 1;
    }
    line = make_bytes_type(bytes);
    MPI_Type_create_hvector((int)count, 1, (MPI_Aint)stride, line, &lines);
    MPI_Type_free(&line);
    MPI_Type_commit(&lines);
    return lines;
}
