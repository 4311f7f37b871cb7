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

/* Computes what an activation and a gate are applied to, by a plan that has none. */
static bool multiply_sums(trial* t, const problem* p, verification* v)
{
    problem plain = *p;
    plain.activation = SK_ACTIVATION_NONE;
    plain.gate = false;
    sk_gemm_desc desc = describe_problem(&plain);
    sk_plan* plan = NULL;
    if (sk_create_gemm_plan(t->context, &desc, &plan) != SK_SUCCESS ||
        !reserve_workspace(&t->operands, t->context, sk_query_plan(plan).workspace_size))
    {
        sk_destroy_plan(plan);
        return false;
    }
    sk_gemm_args args = make_integer_args(&t->operands, p);
    bool done = multiply_once(t, p, plan, &args) && keep_sums(v);
    sk_destroy_plan(plan);
    return done;
}

/* Sets whether a plan is right. False: Vulkan failed. */
static bool verify_plan(const trial* t, const problem* p, verification* v, candidate* c)
{
    sk_gemm_args args = make_integer_args(&t->operands, p), negated = make_negated_args(&t->operands, p);
    if (!multiply_once(t, p, c->plan, &args))
        return false;
    c->verified = verify_d(v, false, c->note, sizeof c->note);
    if (!c->verified || !is_shaped(p))
        return true;
    if (!multiply_once(t, p, c->plan, &negated))
        return false;
    c->verified = verify_d(v, true, c->note, sizeof c->note);
    return true;
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
        if (!verify_plan(w->t, p, v, c) || !go_on(w))
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
    bool has_sums = !is_shaped(p) || (enough && multiply_sums(t, p, &v));
    bool done = enough && has_sums && time_candidates(&t->timing, &t->operands, p, list, count, go_on, &w) &&
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
