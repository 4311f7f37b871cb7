#include "candidates.h"

#include "course/decisions.h"

#include <stdio.h>
#include <string.h>

const char* const CANDIDATE_NAMES[CANDIDATE_COUNT + 1] = {
    "auto",     "data-parallel", "data-parallel-wave", "split-k", "stream-k",
    "hybrid-1", "hybrid-2",      "separate-pass",      "retiled", "forced",
    NULL,
};

static sk_gemm_desc describe(const problem* p, candidate_kind kind, const char* kernel, uint32_t wave)
{
    sk_gemm_desc desc = describe_problem(p);
    desc.kernel = kernel;
    switch (kind)
    {
    case CANDIDATE_DATA_PARALLEL_WAVE:
        desc.workers = wave;
        desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
        break;
    case CANDIDATE_DATA_PARALLEL: desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL; break;
    case CANDIDATE_SPLIT_K: desc.decomposition = SK_DECOMPOSITION_SPLIT_K; break;
    case CANDIDATE_STREAM_K: desc.decomposition = SK_DECOMPOSITION_STREAM_K; break;
    case CANDIDATE_SEPARATE_PASS:
        desc.decomposition = SK_DECOMPOSITION_STREAM_K;
        desc.fixup = SK_FIXUP_SEPARATE_PASS;
        break;
    case CANDIDATE_HYBRID_1:
    case CANDIDATE_HYBRID_2:
        desc.decomposition = SK_DECOMPOSITION_HYBRID;
        desc.hybrid_waves = kind == CANDIDATE_HYBRID_1 ? 1 : 2;
        break;
    case CANDIDATE_RETILED: desc.decomposition = SK_DECOMPOSITION_RETILED; break;
    default: break;
    }
    return desc;
}

void log_refusal(sk_result result, const char* sentence, void* user_data)
{
    refusal* why = user_data;
    (void)result;
    if (why->expected)
        snprintf(why->sentence, sizeof why->sentence, "%s", sentence);
    else
        fprintf(stderr, "streamk: %s\n", sentence);
}

static void create(sk_context* context, refusal* why, const sk_gemm_desc* desc, candidate* c)
{
    why->expected = true;
    why->sentence[0] = 0;
    sk_result result = sk_create_gemm_plan(context, desc, &c->plan);
    why->expected = false;
    if (result == SK_SUCCESS)
    {
        c->info = sk_query_plan(c->plan);
        c->note[0] = 0;
    }
    else
    {
        c->plan = NULL;
        snprintf(c->note, sizeof c->note, "refused: %s", why->sentence);
    }
}

/* Makes a split-K plan. Where the planner would not split, tiles are split in two: the row shows what that costs. */
static void create_split_k(sk_context* context, refusal* why, sk_gemm_desc desc, candidate* c)
{
    create(context, why, &desc, c);
    if (!c->plan || c->info.splits > 1 || c->info.k_iterations < 2)
        return;
    sk_destroy_plan(c->plan);
    desc.splits = 2;
    create(context, why, &desc, c);
}

/* Queries how many workers one wave has: those of Stream-K's plan. */
static sk_plan_info query_wave(sk_context* context, refusal* why, const problem* p, const char* kernel)
{
    candidate c = {0};
    sk_gemm_desc desc = describe(p, CANDIDATE_STREAM_K, kernel, 0);
    create(context, why, &desc, &c);
    sk_destroy_plan(c.plan);
    return c.info;
}

void create_candidates(sk_context* context, refusal* why, const problem* p, const sk_gemm_desc* decisions,
                       uint32_t wanted, candidate list[CANDIDATE_COUNT])
{
    memset(list, 0, CANDIDATE_COUNT * sizeof *list);
    sk_gemm_desc desc = describe(p, CANDIDATE_AUTO, decisions->kernel, 0);
    create(context, why, &desc, &list[CANDIDATE_AUTO]);
    if (!list[CANDIDATE_AUTO].plan)
        return;

    const char* chosen = list[CANDIDATE_AUTO].info.kernel;
    sk_plan_info wave = query_wave(context, why, p, chosen);
    for (int i = CANDIDATE_AUTO + 1; i < CANDIDATE_COUNT; i++)
    {
        if (!(wanted >> i & 1u))
            continue;
        desc = describe(p, (candidate_kind)i, chosen, wave.workers);
        if (i == CANDIDATE_FORCED)
            copy_decisions(decisions, &desc);
        if (i == CANDIDATE_DATA_PARALLEL_WAVE && wave.workers >= wave.tiles)
            snprintf(list[i].note, sizeof list[i].note, "all tiles are in one wave");
        else if (i == CANDIDATE_SPLIT_K)
            create_split_k(context, why, desc, &list[i]);
        else
            create(context, why, &desc, &list[i]);
    }
    if (!(wanted >> CANDIDATE_AUTO & 1u))
    {
        sk_destroy_plan(list[CANDIDATE_AUTO].plan);
        list[CANDIDATE_AUTO].plan = NULL;
    }
}

void destroy_candidates(candidate list[CANDIDATE_COUNT])
{
    for (int i = 0; i < CANDIDATE_COUNT; i++)
    {
        sk_destroy_plan(list[i].plan);
        list[i].plan = NULL;
    }
}

double find_baseline(const candidate list[CANDIDATE_COUNT])
{
    double one = list[CANDIDATE_DATA_PARALLEL].time, other = list[CANDIDATE_DATA_PARALLEL_WAVE].time;
    return one == 0.0 || (other > 0.0 && other < one) ? other : one;
}
