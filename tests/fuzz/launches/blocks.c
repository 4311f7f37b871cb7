#include "blocks.h"

enum
{
    MOST_ELEMENTS = 512, /* along k: sums are exact */
    MOST_OF_BOTH = 128,  /* the same where both operands are in blocks */
    HOSTILE = 24         /* once in so many times a rule is broken */
};

bool draw_whether_blocks(launch* l)
{
    uint64_t own = ~l->form;
    return l->device->blocks == BLOCKS_ALWAYS || (l->device->blocks == BLOCKS_SOMETIMES && draw_once_in(&own, 4));
}

static bool are_both_in_blocks(const sk_gemm_desc* desc)
{
    return is_in_blocks(desc->a.type) && is_in_blocks(desc->b.type);
}

static void put_in_blocks(launch* l, sk_matrix_desc* desc, bool is_a, sk_type format)
{
    desc->type = format;
    if (!draw_once_in(&l->form, HOSTILE))
    {
        desc->layout = is_a ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    }
}

/* Puts both in blocks: elements are multiples of a fourth, of magnitudes to 256 and 34, and sums below 2^22 fourths. */
static void draw_both(launch* l, sk_gemm_desc* desc, bool is_a)
{
    static const sk_type few[] = {SK_TYPE_Q4_0,   SK_TYPE_Q4_1,    SK_TYPE_Q5_0, SK_TYPE_MXFP4,    SK_TYPE_Q4_G32,
                                  SK_TYPE_Q4_G64, SK_TYPE_Q4_G128, SK_TYPE_Q8_0, SK_TYPE_E4M3_G128};
    desc->multiplied = draw_once_in(&l->form, HOSTILE) ? SK_TYPE_F32 : desc->a.type;
    put_in_blocks(l, is_a ? &desc->a : &desc->b, is_a, few[draw_below(&l->form, 9)]);
    put_in_blocks(l, is_a ? &desc->b : &desc->a, !is_a, few[draw_below(&l->form, 7)]);
}

/* Makes the other operand f32, which is rounded to what it was: small integers stay as they are. */
static void draw_rounded(launch* l, sk_gemm_desc* desc, sk_matrix_desc* other)
{
    bool can_be = l->product == &gemm_product && (other->type == SK_TYPE_F16 || other->type == SK_TYPE_BF16);
    if (can_be && draw_once_in(&l->form, 3))
    {
        desc->multiplied = other->type;
        other->type = SK_TYPE_F32;
    }
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
    sk_type format = (sk_type)(SK_TYPE_Q4_0 + draw_below(&l->form, FORMATS));
    if (draw_once_in(&l->form, l->product != &gemm_product ? HOSTILE : 3))
    {
        draw_both(l, desc, is_a);
    }
    else
    {
        put_in_blocks(l, is_a ? &desc->a : &desc->b, is_a, format);
        draw_rounded(l, desc, is_a ? &desc->b : &desc->a);
    }
    if (desc->triangle && !draw_once_in(&l->form, HOSTILE))
    {
        desc->d.layout = is_a ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    }
    desc->second = desc->second && draw_once_in(&l->form, 8);
}

/* Takes back a packing that keeps f32 from being rounded, or its kernel from the blocks. */
static void fit_rounded(launch* l, sk_gemm_desc* desc)
{
    bool is_a = is_in_blocks(desc->a.type), reads = desc->kernel && strstr(desc->kernel, "blocks");
    bool is_of_floats = desc->packing == (is_a ? SK_PACKING_B : SK_PACKING_A) && reads;
    bool is_of_both = desc->packing == SK_PACKING_ALWAYS && !reads;
    desc->packing = is_of_floats || is_of_both || draw_once_in(&l->form, HOSTILE) ? desc->packing : SK_PACKING_AUTO;
}

void fit_decisions(launch* l, sk_gemm_desc* desc)
{
    if (desc->multiplied && !are_both_in_blocks(desc))
    {
        fit_rounded(l, desc);
        return;
    }
    if (!are_both_in_blocks(desc) || draw_once_in(&l->form, HOSTILE))
    {
        return;
    }
    bool names_decoded = desc->kernel && !strstr(desc->kernel, "blocks"),
         names_reader = desc->kernel && !names_decoded;
    bool is_one = desc->packing == SK_PACKING_A || desc->packing == SK_PACKING_B;
    bool is_free = !desc->triangle && !desc->second && !(desc->gate && desc->packing == SK_PACKING_B);
    bool suits = is_one ? names_reader && is_free : desc->packing == SK_PACKING_ALWAYS && !names_reader;
    desc->packing = suits ? desc->packing : SK_PACKING_AUTO;
}

uint32_t block_along_k(const sk_gemm_desc* desc)
{
    uint32_t a = block_elements(desc->a.type), b = block_elements(desc->b.type);
    return a > b ? a : b;
}

uint32_t draw_k(launch* l, const sk_gemm_desc* desc, uint32_t most)
{
    uint32_t block = block_along_k(desc);
    uint32_t most_elements = are_both_in_blocks(desc) ? MOST_OF_BOTH : MOST_ELEMENTS;
    return block == 1 ? draw_size(&l->state, most) : block * draw_size(&l->state, most_elements / block);
}

bool breaks_blocks(launch* l)
{
    return l->has_blocks && draw_once_in(&l->state, HOSTILE);
}

void hold_blocks(const launch* l, const sk_gemm_desc* desc, bool is_b, matrix* x)
{
    sk_type of_two = desc->multiplied ? desc->multiplied : desc->d.type;
    sk_type of_other = is_in_blocks(desc->a.type) ? desc->b.type : desc->a.type;
    sk_type multiplied = are_both_in_blocks(desc) || desc->multiplied ? of_two : of_other;
    x->held = l->rounds[is_b] ? multiplied : SK_TYPE_F64;
}
