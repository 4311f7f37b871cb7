/* run.h - two launches, drawn and run in turn in one workspace. */
#ifndef RUN_H
#define RUN_H

#include "launch.h"

enum
{
    PRODUCTS = 6,
    TURNS = 2,             /* how often each launch of a pair runs */
    LAUNCHES_OF_FORM = 12, /* pairs of launches that share their forms, and so their pipelines */
    MOST_WORKERS = 100000, /* that are run: of whole tiles there may be 65535 times as many, which takes long */
    SECONDS = 120          /* that a submission may take: CPU drivers compile in it; and a pair four times as many */
};

extern const product* const products[PRODUCTS];

/* How often it came so. */
typedef struct tally
{
    unsigned long launches, runs, failures;
    unsigned long refused_plans[PRODUCTS], refused_launches[PRODUCTS], made[PRODUCTS];
    unsigned long results[32]; /* of refusals, by -sk_result */
    unsigned long too_large;   /* plans with more workspace or workers than are run here */
} tally;

/* What a run is asked for. */
typedef struct request
{
    uint64_t seed;
    const product* only[HALVES]; /* of the first launch and of the second; NULL: any */
    const char* words;           /* "PRODUCT TYPE", as main was asked, to repeat a case */
    bool is_loud;                /* says each launch and each refusal */
} request;

/* False if a launch was wrong, which was told. */
bool run_pair(device* d, const request* asked, uint64_t pair_index, tally* counts);

/* What is in flight, for who reports a fault. */
extern char current[2 * LINE + 256];

#endif
