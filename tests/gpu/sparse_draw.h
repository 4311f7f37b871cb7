/* sparse_draw.h - random descs of products with sparse matrices. Include it after check.h. */
#ifndef SPARSE_DRAW_H
#define SPARSE_DRAW_H

#include "gpu/sparse_work.h"
#include "values.h"

static inline uint32_t draw_size(uint32_t most)
{
    return draw_below(draw_below(most) + 1) + 1;
}

static inline sk_dense_desc draw_dense(uint32_t rows, uint32_t columns)
{
    sk_dense_desc desc = {draw_below(2) ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR, 0};
    uint32_t length = desc.layout == SK_LAYOUT_ROW_MAJOR ? columns : rows;
    desc.leading_dimension = draw_below(2) ? length + draw_below(5) : 0;
    return desc;
}

/* B and D row-major, with n and strides of whole runs of 16 bytes, whatever the type. */
static inline void draw_runs(sk_spmm_desc* desc)
{
    desc->n = 8 * (1 + draw_below(18));
    desc->b.layout = desc->d.layout = SK_LAYOUT_ROW_MAJOR;
    desc->b.leading_dimension = draw_below(2) ? desc->n + 8 * draw_below(3) : 0;
    desc->d.leading_dimension = draw_below(2) ? desc->n + 8 * draw_below(3) : 0;
}

/* Decisions, which the device may also make. */
static inline void draw_decisions(sk_spmm_desc* desc)
{
    desc->decomposition = (sk_sparse_decomposition)draw_below(VALUES_OF(SK_SPARSE_DECOMPOSITIONS));
    bool shares = desc->decomposition == SK_SPARSE_DECOMPOSITION_GROUP_MAPPED ||
                  desc->decomposition == SK_SPARSE_DECOMPOSITION_ROW_BLOCKS;
    desc->lanes = draw_below(2) ? 0 : 1u << draw_below(8);
    desc->workers = draw_below(2) ? 0 : draw_size(64);
    if (desc->decomposition >= SK_SPARSE_DECOMPOSITION_MERGE_PATH && draw_below(2))
    {
        desc->staged = 128 * (1 + draw_below(element_size(desc->type) > 4 ? 4 : 8));
    }
    if (shares && draw_below(4) > 0)
    {
        desc->group = 1u << draw_below(8);
        desc->lanes = desc->lanes > 128 / desc->group ? 128 / desc->group : desc->lanes;
    }
    if (desc->group > 0 && desc->lanes == 0)
    {
        desc->lanes = 1u << draw_below(8);
        desc->lanes = desc->lanes > 128 / desc->group ? 128 / desc->group : desc->lanes;
    }
}

static inline sparse_product draw_sparse(sk_type type, uint32_t rows, uint32_t nonzeros)
{
    sparse_product p = {0};
    p.desc.type = type;
    p.desc.storage = draw_below(3) == 0 ? SK_STORAGE_COO : SK_STORAGE_CSR;
    p.desc.m = rows;
    p.desc.k = draw_size(200);
    p.desc.nonzeros = nonzeros;
    p.desc.n = draw_below(2) ? 1 : draw_size(150);
    p.desc.b = draw_dense(p.desc.k, p.desc.n);
    p.desc.d = draw_dense(rows, p.desc.n);
    if (draw_below(3) == 0)
    {
        draw_runs(&p.desc);
    }
    p.desc.c = draw_dense(rows, p.desc.n);
    p.desc.epilogue = draw_below(2) ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
    p.args.alpha = draw_below(4) - 1.0;
    p.args.beta = draw_below(3) - 1.0;
    p.is_real = p.desc.type != SK_TYPE_S32 && draw_below(4) == 0;
    draw_decisions(&p.desc);
    return p;
}

#endif
