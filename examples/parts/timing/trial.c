#include "trial.h"

#include "parts/oracle/integers.h"

/* Remembers whether the tick of a trial said stop. */
typedef struct watch
{
    trial* t;
    bool is_stopped;
} watch;

static bool go_on(void* user_data)
{
    watch* w = user_data;
    w->is_stopped = w->is_stopped || !w->t->tick(w->t->user_data);
    return !w->is_stopped;
}

static uint64_t find_largest_workspace(const candidate* list, uint32_t count)
{
    uint64_t largest = 0;
    for (uint32_t i = 0; i < count; i++)
        if (list[i].plan && list[i].info.workspace_size > largest)
            largest = list[i].info.workspace_size;
    return largest;
}

static bool multiply_once(const trial* t, const problem* p, const sk_plan* plan, const sk_gemm_args* args)
{
    if (!poison_operands(&t->operands, p))
        return false;
    VkCommandBuffer commands = begin_gpu_commands(t->g);
    if (!commands)
        return false;
    bool recorded = sk_gemm(commands, plan, args) == SK_SUCCESS;
    return submit_gpu_commands(t->g, commands) && recorded;
}

static bool multiply_integers(const trial* t, const problem* p, verification* v, const sk_plan* plan)
{
    sk_gemm_args args = make_integer_args(&t->operands, p), negated = make_negated_args(&t->operands, p);
    return multiply_once(t, p, plan, &args) &&
           (!p->epilogue || (keep_first_d(v) && multiply_once(t, p, plan, &negated)));
}

/* Verifies every plan after it was timed, in the workspace as timing left it. False: Vulkan failed, or it was stopped.
 */
static bool verify_all(watch* w, const problem* p, verification* v, candidate* list, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
    {
        candidate* c = &list[i];
        if (!c->plan)
            continue;
        if (!multiply_integers(w->t, p, v, c->plan))
            return false;
        c->verified = verify_d(v, c->note, sizeof c->note);
        if (!go_on(w))
            return false;
    }
    return true;
}

trial_end run_trial(trial* t, const problem* p, candidate* list, uint32_t count)
{
    watch w = {t, false};
    verification v;
    if (!prepare_operands(&t->operands, p) ||
        !reserve_workspace(&t->operands, t->context, find_largest_workspace(list, count)))
        return TRIAL_SHORT_MEMORY;
    bool enough = begin_verification(&v, p, &t->operands);
    bool done = enough && time_candidates(&t->timing, &t->operands, p, list, count, go_on, &w) &&
                verify_all(&w, p, &v, list, count);
    end_verification(&v);
    return done ? TRIAL_DONE : !enough ? TRIAL_SHORT_MEMORY : w.is_stopped ? TRIAL_STOPPED : TRIAL_FAILED;
}

bool open_trial(trial* t, bool quick, uint32_t batches)
{
    return create_operands(&t->operands, t->g) && create_timing(&t->timing, t->g, quick, batches);
}

void close_trial(trial* t)
{
    destroy_timing(&t->timing);
    destroy_operands(&t->operands);
}
