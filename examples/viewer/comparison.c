#include "comparison.h"

#include <stdio.h>
#include <string.h>

typedef struct way
{
    sk_decomposition decomposition;
    sk_sorting sort;
    const char* begin;
} way;

static const way OF_ONE[COMPARED] = {
    {SK_DECOMPOSITION_DATA_PARALLEL, SK_SORT_AUTO, ""},
    {SK_DECOMPOSITION_SPLIT_K, SK_SORT_AUTO, ""},
    {SK_DECOMPOSITION_STREAM_K, SK_SORT_AUTO, ""},
    {SK_DECOMPOSITION_HYBRID, SK_SORT_AUTO, ""},
};

static const way OF_GROUP[COMPARED] = {
    {SK_DECOMPOSITION_DATA_PARALLEL, SK_SORT_NEVER, "round robin: "},
    {SK_DECOMPOSITION_DATA_PARALLEL, SK_SORT_BY_K, "round robin, sorted by k: "},
    {SK_DECOMPOSITION_STREAM_K, SK_SORT_AUTO, ""},
    {SK_DECOMPOSITION_HYBRID, SK_SORT_AUTO, ""},
};

/* What the planner is asked for, where a comparison is of a desc. */
static sk_gemm_desc ask_for(const way* w, const sk_gemm_desc* desc)
{
    sk_gemm_desc own = *desc;
    bool splits = w->decomposition == SK_DECOMPOSITION_SPLIT_K;
    own.decomposition = w->decomposition;
    own.sort = w->sort;
    own.splits = splits ? desc->splits : 0;
    own.workers = splits ? 0 : desc->workers;
    own.fixup = w->decomposition == SK_DECOMPOSITION_DATA_PARALLEL ? SK_FIXUP_AUTO : desc->fixup;
    return own;
}

static bool is_same_plan(const sk_plan_info* a, const sk_plan_info* b)
{
    return strcmp(a->kernel, b->kernel) == 0 && a->decomposition == b->decomposition && a->sort == b->sort &&
           a->fixup == b->fixup && a->workers == b->workers && a->splits == b->splits &&
           a->stream_k_tiles == b->stream_k_tiles && a->last_wave_tiles == b->last_wave_tiles &&
           a->packing == b->packing && a->raster == b->raster;
}

/* Says in what the plans differ from what they were asked for, and which of them `choice` is. */
static void describe_plans(comparison* c, const way* ways, const sk_plan_info* choice)
{
    for (int i = 0; i < COMPARED; i++)
    {
        const sk_plan_info* info = &c->timelines[i].info;
        const char* asked = sk_word(SK_WORDS_DECOMPOSITION, ways[i].decomposition);
        bool is_made = info->decomposition != ways[i].decomposition;
        snprintf(c->words[i], sizeof c->words[i], "%s%s%s%s%s",
                 is_same_plan(info, choice) ? "the planner's choice: " : "", ways[i].begin,
                 is_made ? "asked for " : "", is_made ? asked : "", is_made ? ", planned as " : "");
        c->begins[i] = c->words[i];
    }
}

sk_result open_comparison(comparison* c, sk_context* context, const sk_gemm_desc* desc, const group* g)
{
    const way* ways = g->count > 0 ? OF_GROUP : OF_ONE;
    const way free_way = {SK_DECOMPOSITION_AUTO, SK_SORT_AUTO, ""};
    timeline choice;
    memset(c, 0, sizeof *c);
    sk_gemm_desc own = ask_for(&free_way, desc);
    sk_result result = open_group_timeline(&choice, context, &own, g);
    if (result != SK_SUCCESS)
        return result;
    for (int i = 0; i < COMPARED && result == SK_SUCCESS; i++)
    {
        own = ask_for(&ways[i], desc);
        c->list[i] = &c->timelines[i];
        result = open_group_timeline(&c->timelines[i], context, &own, g);
    }
    if (result == SK_SUCCESS)
        describe_plans(c, ways, &choice.info);
    else
        close_comparison(c);
    close_timeline(&choice);
    return result;
}

void close_comparison(comparison* c)
{
    for (int i = 0; i < COMPARED; i++)
        close_timeline(&c->timelines[i]);
}
