/* mpirun -n P distributed A.npy B.npy -o D.npy: multiplies two matrices on many devices, one a rank.
 *
 * Read from the bottom: main, then what it calls. All ranks take the same steps, and at the end of each they agree
 * whether all have succeeded: so all end with the same sentence, and none waits for one that has left. */
#include "multiply.h"
#include "plan.h"
#include "rates.h"
#include "report.h"

#include "parts/words/progress.h"

#include <stdio.h>

static status check(work* w, const run* r)
{
    uint64_t wrong = r->out.wrong;
    if (!w->o.check)
        return DONE;
    if (wrong > 0)
        complain("%llu rows of rank %d's part of D are wrong", (unsigned long long)wrong, w->r.rank);
    status s = agree_status(&w->r, wrong > 0 ? FAILED : DONE);
    if (s == DONE && w->r.rank == 0)
        puts("every row of D is right");
    return s;
}

/* All times but the last are rehearsals, which touch all memory and wake the devices. */
static status multiply_often(work* w, run* r)
{
    status s = DONE;
    for (uint32_t i = 1; s == DONE && i <= w->o.repeats; i++)
    {
        w->is_rehearsal = i < w->o.repeats;
        MPI_Barrier(w->r.world);
        if (w->r.rank == 0)
            begin_progress("multiplying", "panels");
        s = multiply(w, r);
        if (w->r.rank == 0)
            end_progress();
        if (s != DONE || !w->is_rehearsal)
            continue;
        if (w->r.rank == 0)
            printf("rehearsal %u: %.4g s\n", i, r->seconds);
        forget(w, r);
    }
    return s;
}

static status multiply_all(work* w, run* r, const rates* found)
{
    status s = multiply_often(w, r);
    if (s == DONE)
        s = check(w, r);
    if (w->o.d)
    {
        status closed = close_matrix_file(&w->r, &w->out, s == DONE);
        s = s == DONE ? closed : s;
    }
    if (s != DONE)
        return s;
    if (!agree(&w->r, print_outcome(w, r, found)))
        return FAILED;
    return w->o.trace_json ? write_trace(&w->r, &w->events, w->o.trace_json) : DONE;
}

static status run_work(work* w)
{
    rates found;
    run r;
    if (w->r.rank == 0)
        print_dealing(w);
    if (w->o.rates && !measure_rates(w, &found))
    {
        close_matrix_file(&w->r, &w->out, false);
        return FAILED;
    }
    if (w->o.rates && w->r.rank == 0)
        print_rates(&found);
    begin_trace(&w->r, &w->events);
    status s = open_run(w, &r);
    MPI_Barrier(w->r.world);
    if (s == DONE)
        s = multiply_all(w, &r, w->o.rates ? &found : NULL);
    else if (w->o.d)
        close_matrix_file(&w->r, &w->out, false);
    close_run(w, &r);
    return s;
}

/* Rank 0 speaks for all. */
static bool parse_once(int count, char** words, work* w)
{
    int fine = w->r.rank > 0 || parse_options(count, words, &w->o);
    MPI_Bcast(&fine, 1, MPI_INT, 0, w->r.world);
    return fine && (w->r.rank == 0 || parse_options(count, words, &w->o));
}

/* What takes one rank; the others leave with its status. */
static status print_alone(const char* program, work* w)
{
    int code = DONE;
    if (w->r.rank == 0 && w->o.help)
        print_help();
    else if (w->r.rank == 0)
        code = (int)print_plan(program, &w->o);
    if (code != DONE && *w->r.said)
        fprintf(stderr, "distributed: %s", w->r.said);
    MPI_Bcast(&code, 1, MPI_INT, 0, w->r.world);
    return (status)code;
}

static status start(int count, char** words, work* w)
{
    if (!parse_once(count, words, w))
        return BAD_INPUT;
    if (w->o.help || w->o.plans)
        return print_alone(words[0], w);
    status s = prepare_work(w);
    if (s == DONE)
        s = run_work(w);
    close_matrix_file(&w->r, &w->a, true);
    close_matrix_file(&w->r, &w->b, true);
    finish_work(w, s == DONE);
    return s;
}

int main(int count, char** words)
{
    static work w;
    MPI_Init(&count, &words);
    join_ranks(&w.r);
    status s = start(count, words, &w);
    leave_ranks(&w.r);
    MPI_Finalize();
    return (int)s;
}
