#include "sparse_replays.h"

#include "sparse_products.h"
#include "parts/timing/sparse_replay.h"
#include "spgemm_replay.h"
#include "spgemm_trial.h"

/* Columns of B. */
static uint32_t count_replayed(const sparse_job* j)
{
    return j->n ? j->n : 1;
}

static bool replay_decomposition(const sparse_job* j, const char* name, const sparse_matrix* m, int i)
{
    sk_spmm_desc desc = describe_sparse_series(j, m, count_replayed(j), i);
    sk_spmm_plan* plan = NULL;
    sparse_replay r;
    bool done =
        sk_create_spmm_plan(j->base.context, &desc, &plan) == SK_SUCCESS && replay_sparse(plan, m, j->slots, &r);
    if (done)
    {
        sk_spmm_plan_info info = sk_query_spmm_plan(plan);
        printf("%-10s %9u %9u %8u  %-13s %-13s %5u %8u %8u  %.4f\n", name, m->rows, m->nonzeros, m->longest_row,
               SERIES_NAMES[i], sk_word(SK_WORDS_SPARSE_DECOMPOSITION, info.decomposition), info.group, info.workers,
               r.longest_worker, r.utilisation);
    }
    sk_destroy_spmm_plan(plan);
    return done;
}

/* A A by a decomposition. */
static bool replay_square_decomposition(const sparse_job* j, const char* name, const sparse_matrix* m,
                                        sk_sparse_decomposition decomposition)
{
    sk_spgemm_desc desc = describe_spgemm(j, m, m, decomposition);
    sk_spgemm_plan* plan = NULL;
    spgemm_replay r;
    bool done =
        sk_create_spgemm_plan(j->base.context, &desc, &plan) == SK_SUCCESS && replay_spgemm(plan, m, j->slots, &r);
    if (done)
        printf("%-10s %9u %9u %10llu  %-13s %8u %8llu %10llu %5u  %.4f\n", name, m->rows, m->nonzeros,
               (unsigned long long)r.products, sk_word(SK_WORDS_SPARSE_DECOMPOSITION, decomposition),
               sk_query_spgemm_plan(plan).workers, (unsigned long long)r.parts, (unsigned long long)r.busiest,
               r.lanes, r.utilisation);
    sk_destroy_spgemm_plan(plan);
    return done;
}

/* By the decomposition that is named, or by all. */
static status replay_square_matrix(const sparse_job* j, const char* name, const sparse_matrix* m)
{
    status s = DONE;
    static const sk_sparse_decomposition all[] = {SK_SPARSE_DECOMPOSITION_THREAD_MAPPED,
                                                  SK_SPARSE_DECOMPOSITION_GROUP_MAPPED,
                                                  SK_SPARSE_DECOMPOSITION_MERGE_PATH};
    for (int i = 0; i < 3; i++)
        if (j->decomposition == SK_SPARSE_DECOMPOSITION_AUTO || j->decomposition == all[i])
            s = replay_square_decomposition(j, name, m, all[i]) && s == DONE ? DONE : FAILED;
    return s;
}

status begin_replay(sparse_job* j)
{
    j->slots = j->square ? count_spgemm_slots(j->base.context, j->type)
                         : count_replay_slots(j->base.context, j->type, count_replayed(j));
    if (j->slots == 0)
        return FAILED;
    printf("%u workgroups run together\n", j->slots);
    if (j->square)
        printf("%-10s %9s %9s %10s  %-13s %8s %8s %10s %5s  %s\n", "matrix", "rows", "nonzeros", "products",
               "decomposition", "workers", "parts", "busiest", "lanes", "utilisation");
    else
        printf("%-10s %9s %9s %8s  %-13s %-13s %5s %8s %8s  %s\n", "matrix", "rows", "nonzeros", "longest", "series",
               "decomposition", "group", "workers", "busiest", "utilisation");
    return DONE;
}

status replay_matrix(const sparse_job* j, const char* name, const sparse_matrix* m)
{
    status s = DONE;
    if (j->square)
        return replay_square_matrix(j, name, m);
    for (int i = 0; i < SPARSE_SERIES; i++)
        s = replay_decomposition(j, name, m, i) && s == DONE ? DONE : FAILED;
    return s;
}
