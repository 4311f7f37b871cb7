#include "grouped_lines.h"

#include "course/memory.h"
#include "parts/matrices/element.h"

#include <stdlib.h>
#include <string.h>

static const uint64_t MOST_BEHIND = (uint64_t)3 << 30; /* bytes of B, which otherwise begin anew */

static uint32_t count_lines(const group* g)
{
    uint32_t lines = 0;
    for (uint32_t i = 0; i < g->count; i++)
        lines += g->problems[i].m;
    return lines;
}

bool has_lines(const group* g, const product_types* types)
{
    uint64_t used = 0;
    for (uint32_t i = 0; i < g->count; i++)
        used += g->problems[i].m > 0;
    uint64_t all = run_size(weights_of(types), used * g->problems[0].k * g->problems[0].n);
    return strcmp(g->family, "experts") == 0 && all <= MOST_BEHIND;
}

sk_grouped_gemm_desc describe_lines(const group* g, const product_types* types)
{
    sk_grouped_gemm_desc desc = describe_group(g, types);
    desc.gemm.n = g->problems[0].n;
    desc.gemm.k = g->problems[0].k;
    desc.ragged = SK_RAGGED_M;
    desc.assigned = desc.gathers = desc.scatters = true;
    desc.most_lines = count_lines(g);
    return desc;
}

/* Two arrays: the expert of each row, and the numbers of rows, by which they are gathered and scattered. */
bool place_lines(grouped_operands* o)
{
    const group* g = o->group;
    if (!has_lines(g, o->types))
        return true;
    uint32_t count = count_lines(g), line = 0, expert = 0;
    uint32_t* words = take_memory(2 * (size_t)count * sizeof *words, 1);
    for (uint32_t i = 0; words && i < g->count; i++)
    {
        for (uint32_t j = 0; j < g->problems[i].m; j++, line++)
        {
            words[line] = expert;
            words[count + line] = line;
        }
        expert += g->problems[i].m > 0;
    }
    uint64_t size = 2 * (uint64_t)count * sizeof *words;
    bool done = words && create_gpu_buffer(o->g, size, GPU_DEVICE, &o->lines) &&
                upload_gpu_buffer(o->g, &o->lines, 0, words, size);
    free(words);
    return done;
}

sk_grouped_gemm_args make_lines_args(const grouped_operands* o, uint64_t repetition)
{
    uint64_t set = repetition % o->sets;
    sk_grouped_gemm_args args = {0};
    args.a = make_gpu_matrix(&o->a, set * o->a_size);
    args.b = make_gpu_matrix(&o->b, set * o->b_size);
    args.d = make_gpu_matrix(&o->d, set * o->d_size);
    args.workspace = make_gpu_matrix(&o->workspace, 0);
    args.extents = make_gpu_matrix(&o->lines, 0);
    args.gather = args.scatter = make_gpu_matrix(&o->lines, o->lines.size / 2);
    return args;
}
