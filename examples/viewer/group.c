#include "group.h"

#include "fault.h"
#include "request.h"
#include "parts/matrices/element.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    NUMBERS = 4 /* of a size, at most: count, m, n and k */
};

static const char SEPARATORS[] = ", \t\r\n";

/* ---- the text --------------------------------------------------------------------------------- */

/* Reads numbers with x between, up to a separator. Returns how many there are; 0: it is something else. */
static int read_numbers(const char* at, uint32_t numbers[NUMBERS])
{
    for (int i = 0; i < NUMBERS; i++)
    {
        char* end;
        errno = 0;
        unsigned long long value = strtoull(at, &end, 10);
        if (*at < '0' || *at > '9' || errno || value > UINT32_MAX)
            return 0;
        numbers[i] = (uint32_t)value;
        if (!*end || strchr(SEPARATORS, *end))
            return i + 1;
        if (*end != 'x')
            return 0;
        at = end + 1;
    }
    return 0;
}

static bool add_problems(group* g, uint32_t count, const uint32_t size[3])
{
    sk_problem* larger = realloc(g->problems, ((size_t)g->count + count) * sizeof *larger);
    if (!larger)
        return false;
    g->problems = larger;
    memset(g->problems + g->count, 0, count * sizeof *larger);
    for (uint32_t i = 0; i < count; i++, g->count++)
    {
        larger[g->count].m = size[0];
        larger[g->count].n = size[1];
        larger[g->count].k = size[2];
    }
    return true;
}

/* Adds the problems of one size. */
static bool add_size(const char* at, group* g)
{
    uint32_t numbers[NUMBERS];
    int found = read_numbers(at, numbers), length = (int)strcspn(at, SEPARATORS);
    uint32_t count = found == NUMBERS ? numbers[0] : 1;
    if (found < 3 || count == 0)
        tell_fault(
            "\"%.*s\" is no size of a group's problems: that is MxNxK, or COUNTxMxNxK for several that are alike",
            length < 64 ? length : 64, at);
    else if (count > GROUP_MOST - g->count)
        tell_fault("a group has at most %d problems", (int)GROUP_MOST);
    else if (!add_problems(g, count, numbers + found - 3))
        tell_fault("memory for the group's problems is short");
    else
        return true;
    return false;
}

bool parse_group(const char* text, group* g)
{
    memset(g, 0, sizeof *g);
    for (const char* at = text + strspn(text, SEPARATORS); *at; at += strspn(at, SEPARATORS))
    {
        if (!add_size(at, g))
        {
            close_group(g);
            return false;
        }
        at += strcspn(at, SEPARATORS);
    }
    return true;
}

void close_group(group* g)
{
    free(g->problems);
    memset(g, 0, sizeof *g);
}

/* ---- words ------------------------------------------------------------------------------------ */

static bool is_alike(const sk_problem* a, const sk_problem* b)
{
    return a->m == b->m && a->n == b->n && a->k == b->k;
}

void describe_group(const sk_gemm_desc* desc, const group* g, char* words, size_t size)
{
    if (g->count == 0)
    {
        describe_problem(desc, words, size);
        return;
    }
    int length = snprintf(words, size, "%u problem%s %s", g->count, g->count > 1 ? "s" : "",
                          sk_word(SK_WORDS_TYPE, desc->a.type));
    for (uint32_t i = 0, next = 0; i < g->count && length > 0; i = next)
    {
        char some[64], times[16] = "";
        const sk_problem* p = &g->problems[i];
        while (next < g->count && is_alike(p, &g->problems[next]))
            next++;
        if (next > i + 1)
            snprintf(times, sizeof times, "%u of ", next - i);
        int more = snprintf(some, sizeof some, "%s %s%ux%ux%u", i ? "," : ":", times, p->m, p->n, p->k);
        bool has_room = (size_t)length + (size_t)more + sizeof ", ..." <= size;
        length += snprintf(words + length, size - (size_t)length, "%s", has_room ? some : ", ...");
        if (!has_room)
            return;
    }
}

/* ---- the plan --------------------------------------------------------------------------------- */

/* Whether packed rows of A, B and D are multiples of 16 bytes. */
static bool is_aligned(const sk_gemm_desc* desc, const group* g)
{
    uint64_t in = element_size(desc->a.type), out = element_size(desc->d.type), odd = 0;
    for (uint32_t i = 0; i < g->count; i++)
        odd |= (g->problems[i].k * in | g->problems[i].n * in | g->problems[i].n * out) % 16;
    return odd == 0;
}

static sk_result create_plan(sk_context* context, const sk_gemm_desc* desc, const group* g, sk_plan** plan)
{
    sk_grouped_gemm_desc grouped = {0};
    if (g->count == 0)
        return sk_create_gemm_plan(context, desc, plan);
    grouped.gemm = *desc;
    grouped.gemm.m = grouped.gemm.n = grouped.gemm.k = 0;
    grouped.most_problems = grouped.problem_count = g->count;
    grouped.problems = g->problems;
    grouped.aligned = is_aligned(desc, g);
    return sk_create_grouped_gemm_plan(context, &grouped, plan);
}

sk_result open_group_timeline(timeline* t, sk_context* context, const sk_gemm_desc* desc, const group* g)
{
    sk_plan* plan = NULL;
    sk_result result = create_plan(context, desc, g, &plan);
    if (result != SK_SUCCESS)
        return result; /* the logger has said why */
    result = open_timeline(t, plan);
    sk_destroy_plan(plan);
    if (result != SK_SUCCESS)
        tell_fault("the plan's segments cannot be drawn: %s", sk_result_string(result));
    return result;
}
