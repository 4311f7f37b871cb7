#include "groups.h"

#include "parts/matrices/element.h"
#include "parts/matrices/random.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void begin_group(const char* family, uint32_t count, group* g)
{
    memset(g, 0, sizeof *g);
    g->family = family;
    g->count = count;
}

/* ---- mixtures of experts --------------------------------------------------------------------- */

/* A mixture's layer: each token goes to `chosen` experts, whose first product is tokens x outer x inner. */
typedef struct mixture
{
    const char* name;
    uint32_t experts, chosen, inner, outer;
} mixture;

static const mixture mixtures[] = {
    {"Mixtral 8x7B", 8, 2, 4096, 14336},
    {"Qwen3-30B-A3B", 128, 8, 2048, 768},
    {"DeepSeek-V3", 256, 8, 7168, 2048},
};
static const uint32_t tokens_of_experts[] = {1, 16, 128, 1024, 8192};
static const uint32_t tokens_of_gradients[] = {1024, 8192};

enum
{
    LAWS = 2, /* even, Zipf's */
    MIXTURES = sizeof mixtures / sizeof *mixtures,
    EXPERT_TOKENS = sizeof tokens_of_experts / sizeof *tokens_of_experts,
    EXPERT_GROUPS = MIXTURES * EXPERT_TOKENS * LAWS,
    GRADIENT_MIXTURES = 2, /* the others' D has too many bytes */
    GRADIENT_TOKENS = sizeof tokens_of_gradients / sizeof *tokens_of_gradients,
    GRADIENT_GROUPS = GRADIENT_MIXTURES * GRADIENT_TOKENS * LAWS
};

/* An expert, evenly, or by Zipf's law: the i-th is chosen in proportion to 1 / i. */
static uint32_t draw_expert(uint32_t experts, bool zipf, uint64_t number)
{
    double sum = 0.0, all = 0.0;
    for (uint32_t i = 0; i < experts; i++)
        all += zipf ? 1.0 / (i + 1.0) : 1.0;
    double drawn = draw_unit(number) * all;
    for (uint32_t i = 0; i < experts; i++)
    {
        sum += zipf ? 1.0 / (i + 1.0) : 1.0;
        if (drawn < sum)
            return i;
    }
    return experts - 1;
}

static void name_mixture(const char* what, const mixture* m, uint32_t tokens, bool zipf, group* g)
{
    snprintf(g->name, sizeof g->name, "%s%s; tokens %u; %s", what, m->name, tokens, zipf ? "Zipf" : "even");
}

static void make_experts(uint32_t index, group* g)
{
    const mixture* m = &mixtures[index / (EXPERT_TOKENS * LAWS)];
    uint32_t tokens = tokens_of_experts[index / LAWS % EXPERT_TOKENS];
    bool zipf = index % LAWS == 1;
    begin_group("experts", m->experts, g);
    name_mixture("", m, tokens, zipf, g);
    for (uint32_t i = 0; i < tokens * m->chosen; i++)
        g->problems[draw_expert(m->experts, zipf, i)].m++;
    for (uint32_t e = 0; e < m->experts; e++)
    {
        g->problems[e].n = m->outer;
        g->problems[e].k = m->inner;
    }
}

/* Gradients of the experts' weights. A and B of all experts are stacked along k, a row for each token. */
static void make_gradients(uint32_t index, group* g)
{
    const mixture* m = &mixtures[index / (GRADIENT_TOKENS * LAWS)];
    uint32_t tokens = tokens_of_gradients[index / LAWS % GRADIENT_TOKENS];
    bool zipf = index % LAWS == 1;
    begin_group("gradients", m->experts, g);
    name_mixture("gradients; ", m, tokens, zipf, g);
    g->a_column_major = true;
    for (uint32_t i = 0; i < tokens * m->chosen; i++)
        g->problems[draw_expert(m->experts, zipf, i)].k++;
    for (uint32_t e = 0; e < m->experts; e++)
    {
        g->problems[e].m = m->inner;
        g->problems[e].n = m->outer;
    }
}

/* ---- others ---------------------------------------------------------------------------------- */

static const uint32_t small_counts[] = {4, 16, 64, 256};
static const sk_problem ones[] = {{.m = 2176, .n = 2176, .k = 2176}, {.m = 128, .n = 128, .k = 16384}};

enum
{
    SMALL_GROUPS = sizeof small_counts / sizeof *small_counts,
    ONE_GROUPS = sizeof ones / sizeof *ones
};

/* The example by which CUTLASS explains sorting: 54 tiles of 128 x 128 a problem, and k in turns. */
static void make_example(uint32_t index, group* g)
{
    (void)index;
    begin_group("example", 4, g);
    snprintf(g->name, sizeof g->name, "54 tiles a problem; k 128 and 1024 in turns");
    g->tile = "_128x128x64_coop";
    for (uint32_t i = 0; i < g->count; i++)
    {
        g->problems[i].m = 6 * 128;
        g->problems[i].n = 9 * 128;
        g->problems[i].k = i % 2 ? 1024 : 128;
    }
}

/* `least` to `most`, on a logarithmic scale, in steps of 8. */
static uint32_t draw_extent(uint32_t least, uint32_t most, uint64_t number)
{
    return 8 * (uint32_t)(least / 8.0 * pow((double)most / least, draw_unit(number)));
}

static void make_small(uint32_t index, group* g)
{
    begin_group("small", small_counts[index], g);
    snprintf(g->name, sizeof g->name, "%u small products", g->count);
    for (uint32_t i = 0; i < g->count; i++)
    {
        sk_problem* p = &g->problems[i];
        p->m = p->n = p->k = draw_extent(64, 256, 2000000 + 1000 * (uint64_t)index + i);
    }
}

static void make_one(uint32_t index, group* g)
{
    begin_group("one", 1, g);
    g->problems[0] = ones[index];
    snprintf(g->name, sizeof g->name, "one problem; %ux%ux%u", ones[index].m, ones[index].n, ones[index].k);
}

static void make_random(uint32_t index, group* g)
{
    uint64_t number = 1000000 + 1000 * (uint64_t)index;
    begin_group("random", 4 + (uint32_t)(draw_unit(number) * 60), g);
    snprintf(g->name, sizeof g->name, "random %u", index);
    for (uint32_t i = 0; i < g->count; i++)
    {
        g->problems[i].m = draw_extent(64, 1024, ++number);
        g->problems[i].n = draw_extent(64, 1024, ++number);
        g->problems[i].k = draw_extent(64, 8192, ++number);
    }
}

/* ---- all ------------------------------------------------------------------------------------- */

static const struct
{
    uint32_t count;
    void (*make)(uint32_t index, group* g);
} families[] = {
    {EXPERT_GROUPS, make_experts}, {1, make_example},      {GRADIENT_GROUPS, make_gradients},
    {SMALL_GROUPS, make_small},    {ONE_GROUPS, make_one},
};

uint32_t count_named_groups(void)
{
    return EXPERT_GROUPS + 1 + GRADIENT_GROUPS + SMALL_GROUPS + ONE_GROUPS;
}

void make_group(uint32_t index, group* g)
{
    for (size_t i = 0; i < sizeof families / sizeof *families; i++)
    {
        if (index < families[i].count)
        {
            families[i].make(index, g);
            return;
        }
        index -= families[i].count;
    }
    make_random(index, g);
}

sk_grouped_gemm_desc describe_group(const group* g, const product_types* types)
{
    sk_grouped_gemm_desc desc = {0};
    desc.gemm.a.type = types->input;
    desc.gemm.b.type = weights_of(types);
    desc.gemm.b.layout = types->weights ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.gemm.c.type = desc.gemm.d.type = types->output;
    desc.gemm.accumulator = types->accumulator;
    desc.gemm.a.layout = g->a_column_major ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.problems = g->problems;
    desc.problem_count = desc.most_problems = g->count;
    desc.aligned = true;
    return desc;
}

bool takes_group(const group* g, const product_types* types)
{
    bool whole = true;
    for (uint32_t i = 0; i < g->count; i++)
        whole = whole && g->problems[i].k % block_elements(weights_of(types)) == 0;
    return whole;
}

const char* find_group_kernel(const sk_context* context, const group* g, const product_types* types)
{
    uint32_t count = g->tile ? sk_query_context(context).kernel_count : 0;
    for (uint32_t i = 0; i < count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        size_t length = strlen(kernel.name), end = strlen(g->tile);
        if (kernel.available && has_types(types, &kernel) && length > end &&
            strcmp(kernel.name + length - end, g->tile) == 0)
            return kernel.name;
    }
    return NULL;
}

static int compare_k(const void* a, const void* b)
{
    const sk_problem *x = a, *y = b;
    return (x->k < y->k) - (x->k > y->k);
}

void sort_problems(sk_problem* problems, uint32_t count)
{
    qsort(problems, count, sizeof *problems, compare_k);
}

bool has_result(const sk_problem* p)
{
    return p->m > 0 && p->n > 0;
}

double count_k_iterations(const group* g, const sk_plan_info* info)
{
    double sum = 0.0;
    for (uint32_t i = 0; i < g->count; i++)
    {
        const sk_problem* p = &g->problems[i];
        double rows = ceil((double)p->m / info->tile_m), columns = ceil((double)p->n / info->tile_n);
        sum += rows * columns * ceil((double)p->k / info->tile_k);
    }
    return sum;
}
