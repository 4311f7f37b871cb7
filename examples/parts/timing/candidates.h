/* The plans that a problem goes through: auto, every decomposition with the kernel that auto chose, and one whose
 * decisions are forced. */
#ifndef PARTS_TIMING_CANDIDATES_H
#define PARTS_TIMING_CANDIDATES_H

#include "parts/matrices/problem.h"

typedef enum candidate_kind
{
    CANDIDATE_AUTO,
    CANDIDATE_DATA_PARALLEL,      /* a worker for each tile */
    CANDIDATE_DATA_PARALLEL_WAVE, /* one wave of workers, each with whole tiles */
    CANDIDATE_SPLIT_K,
    CANDIDATE_STREAM_K,
    CANDIDATE_HYBRID_1,
    CANDIDATE_HYBRID_2,
    CANDIDATE_SEPARATE_PASS, /* Stream-K with the fixup in a second dispatch */
    CANDIDATE_RETILED,       /* the last partial wave in smaller tiles */
    CANDIDATE_FORCED,        /* the decisions of the command line */
    CANDIDATE_COUNT
} candidate_kind;

extern const char* const CANDIDATE_NAMES[CANDIDATE_COUNT + 1]; /* ends at NULL */

typedef struct candidate
{
    sk_plan* plan; /* NULL: not wanted, refused, or equal to another candidate's */
    sk_plan_info info;
    double time;   /* seconds, the median of the batches; 0: not timed */
    double spread; /* (longest batch - shortest) / median */
    bool verified;
    char note[640]; /* why there is no plan, or what is wrong with its results; or "" */
} candidate;

/* Where a context's logger keeps its last sentence while a refusal is expected. Other sentences go to stderr. */
typedef struct refusal
{
    bool expected;
    char sentence[600];
} refusal;

/* The function of an sk_logger whose user data is a refusal. */
void log_refusal(sk_result result, const char* sentence, void* user_data);

/* Make the plans named by `wanted`, a bit for each kind. All have the kernel that `decisions` name, if they name one;
 * CANDIDATE_FORCED has all decisions. The context logs to `why`. */
void create_candidates(sk_context* context, refusal* why, const problem* p, const sk_gemm_desc* decisions,
                       uint32_t wanted, candidate list[CANDIDATE_COUNT]);
void destroy_candidates(candidate list[CANDIDATE_COUNT]);

/* The baseline: the faster of the two data-parallel plans, in seconds. 0: neither was timed. */
double find_baseline(const candidate list[CANDIDATE_COUNT]);

#endif
