#include "ranks.h"

#include "course/vulkan_try.h"

#include <stdarg.h>
#include <string.h>

void join_ranks(ranks* r)
{
    memset(r, 0, sizeof *r);
    r->world = MPI_COMM_WORLD;
    MPI_Comm_rank(r->world, &r->rank);
    MPI_Comm_size(r->world, &r->count);
    MPI_Comm_split_type(r->world, MPI_COMM_TYPE_SHARED, r->rank, MPI_INFO_NULL, &r->host);
    MPI_Comm_rank(r->host, &r->host_rank);
    MPI_Comm_size(r->host, &r->host_count);
    keep_gpu_sentences(r->said, sizeof r->said);
}

void leave_ranks(ranks* r)
{
    keep_gpu_sentences(NULL, 0);
    MPI_Comm_free(&r->host);
}

bool complain(const char* format, ...)
{
    char text[SENTENCE_SIZE];
    va_list values;
    va_start(values, format);
    vsnprintf(text, sizeof text, format, values);
    va_end(values);
    tell_vulkan("%s\n", text);
    return false;
}

status agree_status(ranks* r, status s)
{
    struct
    {
        int failed, rank;
    } mine = {s != DONE, r->rank}, first;
    char said[SENTENCE_SIZE];
    int code = (int)s;
    MPI_Allreduce(&mine, &first, 1, MPI_2INT, MPI_MAXLOC, r->world);
    if (!first.failed)
        return DONE;
    memcpy(said, r->said, sizeof said);
    MPI_Bcast(said, (int)sizeof said, MPI_CHAR, first.rank, r->world);
    MPI_Bcast(&code, 1, MPI_INT, first.rank, r->world);
    if (r->rank == 0 && *said)
        fprintf(stderr, "distributed: %.*s\n", (int)strcspn(said, "\n"), said);
    else if (r->rank == 0)
        fprintf(stderr, "distributed: rank %d failed without a word\n", first.rank);
    return (status)code;
}

bool agree(ranks* r, bool fine)
{
    return agree_status(r, fine ? DONE : FAILED) == DONE;
}
