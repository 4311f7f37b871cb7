#define _GNU_SOURCE /* memfd_create */
#include "shared_memory.h"

#include "course/memory.h"

#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* How another rank reaches a rank's memory: through its open file, in /proc. */
typedef struct offer
{
    int64_t process, file;
    uint64_t size;
} offer;

static bool agree_on_host(const ranks* r, bool fine)
{
    int all = fine;
    MPI_Allreduce(MPI_IN_PLACE, &all, 1, MPI_INT, MPI_MIN, r->host);
    return all != 0;
}

static void* map(int file, uint64_t size)
{
    void* place = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    return place == MAP_FAILED ? NULL : place;
}

static void* map_offer(const offer* o)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/%lld/fd/%lld", (long long)o->process, (long long)o->file);
    int file = open(path, O_RDWR);
    void* place = file >= 0 ? map(file, o->size) : NULL;
    if (file >= 0)
        close(file);
    return place;
}

static bool map_all(const ranks* r, const offer* offers, shared_memory* s)
{
    bool fine = true;
    for (int i = 0; fine && i < r->host_count; i++)
    {
        s->sizes[i] = offers[i].size;
        s->places[i] = map_offer(&offers[i]);
        fine = s->places[i] != NULL;
    }
    return fine;
}

bool share_memory(ranks* r, uint64_t size, shared_memory* s)
{
    offer own = {getpid(), memfd_create("streamk", MFD_CLOEXEC), size};
    offer* offers = take_memory((size_t)r->host_count, sizeof *offers);
    s->count = r->host_count;
    s->places = take_memory((size_t)r->host_count, sizeof *s->places);
    s->sizes = take_memory((size_t)r->host_count, sizeof *s->sizes);
    bool fine =
        offers && s->places && s->sizes && own.file >= 0 && posix_fallocate((int)own.file, 0, (off_t)size) == 0;
    fine = agree_on_host(r, fine);
    if (fine)
    {
        MPI_Allgather(&own, (int)sizeof own, MPI_BYTE, offers, (int)sizeof own, MPI_BYTE, r->host);
        fine = agree_on_host(r, map_all(r, offers, s));
    }
    if (own.file >= 0)
        close((int)own.file);
    free(offers);
    if (!fine)
        unshare_memory(s);
    return fine;
}

void unshare_memory(shared_memory* s)
{
    for (int i = 0; s->places && s->sizes && i < s->count; i++)
        if (s->places[i])
            munmap(s->places[i], s->sizes[i]);
    free(s->places);
    free(s->sizes);
    memset(s, 0, sizeof *s);
}
