#include "parallel.h"
#include "cores.h"

#include <pthread.h>
#include <stdbool.h>

enum
{
    MOST_THREADS = 16
};

typedef struct share
{
    pthread_t thread;
    bool started;
    uint64_t begin, end;
    parallel_work work;
    void* user_data;
} share;

static void* run_share(void* user_data)
{
    share* s = user_data;
    s->work(s->begin, s->end, s->user_data);
    return NULL;
}

static uint64_t count_threads(uint64_t count, uint64_t least)
{
    uint64_t threads = count_cores();
    uint64_t useful = count / (least ? least : 1);
    threads = threads > MOST_THREADS ? MOST_THREADS : threads;
    threads = threads > useful ? useful : threads;
    return threads ? threads : 1;
}

void run_parallel(uint64_t count, uint64_t least, parallel_work work, void* user_data)
{
    share shares[MOST_THREADS];
    uint64_t threads = count_threads(count, least);
    for (uint64_t i = 0; i < threads; i++)
    {
        share* s = &shares[i];
        s->begin = count / threads * i + (i < count % threads ? i : count % threads);
        s->end = s->begin + count / threads + (i < count % threads ? 1 : 0);
        s->work = work;
        s->user_data = user_data;
        s->started = i + 1 < threads && pthread_create(&s->thread, NULL, run_share, s) == 0;
        if (!s->started) /* this thread takes the last share, and those for which no thread could be started */
            run_share(s);
    }
    for (uint64_t i = 0; i < threads; i++)
        if (shares[i].started)
            pthread_join(shares[i].thread, NULL);
}
