#include "blocks.h"

enum
{
    MOST_ELEMENTS = 512, /* along k: sums are exact */
    HOSTILE = 24         /* once in so many times a rule is broken */
};

bool draw_whether_blocks(launch* l)
{
    uint64_t own = ~l->form;
    return l->device->blocks == BLOCKS_ALWAYS || (l->device->blocks == BLOCKS_SOMETIMES && draw_once_in(&own, 4));
}

void draw_weights(launch* l, sk_gemm_desc* desc, sk_ragged ragged)
{
    if (!l->has_blocks)
    {
        return;
    }
    bool is_a = draw_once_in(&l->form, 2);
    if (ragged != SK_RAGGED_NONE && !draw_once_in(&l->form, HOSTILE))
    {
        is_a = ragged == SK_RAGGED_N;
    }
    is_a = is_a && (!desc->gate || draw_once_in(&l->form, HOSTILE));
    sk_matrix_desc* weights = is_a ? &desc->a : &desc->b;
    weights->type = (sk_type)(SK_TYPE_Q4_0 + draw_below(&l->form, FORMATS));
    if (!draw_once_in(&l->form, HOSTILE))
    {
        weights->layout = is_a ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    }
    if (desc->triangle && !draw_once_in(&l->form, HOSTILE))
    {
        desc->d.layout = is_a ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    }
    desc->second = desc->second && draw_once_in(&l->form, 8);
}

uint32_t block_along_k(const sk_gemm_desc* desc)
{
    uint32_t a = block_elements(desc->a.type), b = block_elements(desc->b.type);
    return a > b ? a : b;
}

uint32_t draw_k(launch* l, const sk_gemm_desc* desc, uint32_t most)
{
    uint32_t block = block_along_k(desc);
    return block == 1 ? draw_size(&l->state, most) : block * draw_size(&l->state, MOST_ELEMENTS / block);
}

bool breaks_blocks(launch* l)
{
    return l->has_blocks && draw_once_in(&l->state, HOSTILE);
}

void hold_blocks(const launch* l, const sk_gemm_desc* desc, matrix* x)
{
    x->held = l->decodes ? (is_in_blocks(desc->a.type) ? desc->b.type : desc->a.type) : SK_TYPE_F64;
}
