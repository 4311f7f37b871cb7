#include "comparison.h"

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

sk_result open_comparison(comparison* c, sk_context* context, const sk_gemm_desc* desc, const group* g)
{
    sk_result result = SK_SUCCESS;
    const way* ways = g->count > 0 ? OF_GROUP : OF_ONE;
    memset(c, 0, sizeof *c);
    for (int i = 0; i < COMPARED && result == SK_SUCCESS; i++)
    {
        sk_gemm_desc own = *desc;
        bool splits = ways[i].decomposition == SK_DECOMPOSITION_SPLIT_K;
        own.decomposition = ways[i].decomposition;
        own.sort = ways[i].sort;
        own.splits = splits ? desc->splits : 0;
        own.workers = splits ? 0 : desc->workers;
        own.fixup = own.decomposition == SK_DECOMPOSITION_DATA_PARALLEL ? SK_FIXUP_AUTO : desc->fixup;
        c->list[i] = &c->timelines[i];
        c->begins[i] = ways[i].begin;
        result = open_group_timeline(&c->timelines[i], context, &own, g);
    }
    if (result != SK_SUCCESS)
        close_comparison(c);
    return result;
}

void close_comparison(comparison* c)
{
    for (int i = 0; i < COMPARED; i++)
        close_timeline(&c->timelines[i]);
}
