/* grouped_hostile.c - words of a table that must leave a problem out. */
#include "grouped.h"

/* Too large for the bounds, or else for every buffer. */
static void break_extent(launch* l, const grouped* p, sk_problem* problem)
{
    static const uint32_t sizes[] = {0x7fffffff, 0x80000000, 0xffffffff, 0x1000000, 0x40000001};
    const sk_gemm_desc* gemm = &p->desc.gemm;
    uint32_t* extents[] = {&problem->m, &problem->n, &problem->k};
    const uint32_t bounds[] = {gemm->m, gemm->n, gemm->k};
    uint32_t which = draw_below(&l->state, 3);
    *extents[which] = bounds[which] && draw_once_in(&l->state, 2) ? bounds[which] + 1 : DRAW_OF(&l->state, sizes);
}

/* Lines that are shorter than what they hold, or so long that the next one lies outside. */
static void break_leading_dimension(launch* l, sk_problem* problem, const dense* x)
{
    uint32_t* words[] = {&problem->leading_dimension_a, &problem->leading_dimension_b, &problem->leading_dimension_d};
    const matrix* matrices[] = {&x->a, &x->b, &x->d};
    uint32_t which = draw_below(&l->state, 3), line = line_length(matrices[which]);
    bool is_short = line > 1 && (line_count(matrices[which]) < 2 || draw_once_in(&l->state, 2));
    *words[which] = is_short ? line - 1 : 0xfffffff0;
}

/* Outside of the buffer, or between two elements. */
static void break_offset(launch* l, const grouped* p, sk_problem* problem)
{
    static const uint64_t far[] = {0xfffffffffffffff0, 0x8000000000000000, 0x100000000, 0xfffffff0};
    uint64_t* words[] = {&problem->a, &problem->b, &problem->d};
    const stack* stacks[] = {&p->a, &p->b, &p->d};
    const sk_type types[] = {p->desc.gemm.a.type, p->desc.gemm.b.type, p->desc.gemm.d.type};
    uint32_t which = draw_below(&l->state, 3);
    size_t unit = alignment_in(p, types[which]);
    switch (draw_below(&l->state, unit > 1 ? 3 : 2))
    {
    case 0: *words[which] = DRAW_OF(&l->state, far); break;
    case 1: *words[which] = (stacks[which]->size + unit - 1) / unit * unit; break;
    default: *words[which] += unit / 2; break;
    }
}

/* Lines of which the last block, or what is between lines, is not whole. */
static void break_blocks(launch* l, const grouped* p, sk_problem* problem)
{
    bool is_a = is_in_blocks(p->desc.gemm.a.type);
    uint32_t* leading_dimension = is_a ? &problem->leading_dimension_a : &problem->leading_dimension_b;
    if (draw_once_in(&l->state, 2))
    {
        problem->k--;
        return;
    }
    *leading_dimension = (*leading_dimension ? *leading_dimension : problem->k) + 1;
}

/* The vectors of a problem lie outside. */
static bool break_vector(launch* l, const grouped* p, sk_problem* problem)
{
    const sk_gemm_desc* gemm = &p->desc.gemm;
    uint64_t* word = gemm->bias ? &problem->bias : gemm->scale_m ? &problem->scale_m : &problem->scale_n;
    if (gemm->bias || gemm->scale_m || gemm->scale_n)
    {
        *word = draw_once_in(&l->state, 2) ? 0xfffffffffffffff0 : ROOM;
        return true;
    }
    return false;
}

void break_problem(launch* l, grouped* p, uint32_t index)
{
    sk_problem* problem = &p->table[index];
    const sk_gemm_desc* gemm = &p->desc.gemm;
    uint32_t kind = draw_below(&l->state, 4);
    bool breaks_blocks = l->has_blocks && draw_once_in(&l->state, 3);
    if (p->desc.addresses && !gemm->m && !breaks_blocks)
    {
        return;
    }
    p->is_left_out[index] = true;
    if (breaks_blocks)
    {
        break_blocks(l, p, problem);
    }
    else if (p->desc.addresses || kind == 0)
    {
        break_extent(l, p, problem);
    }
    else if (kind == 1)
    {
        break_leading_dimension(l, problem, &p->x[index]);
    }
    else if (kind == 2 || !break_vector(l, p, problem))
    {
        break_offset(l, p, problem);
    }
    l->left_out = l->status == SK_ERROR_LEFT_OUT ? l->left_out : index;
    l->status = SK_ERROR_LEFT_OUT;
}
