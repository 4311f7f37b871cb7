/* sparse.h - descs of products with a sparse matrix that are drawn, and what their plans tell. Include it after
 * dump.h. */
#ifndef DUMPS_SPARSE_H
#define DUMPS_SPARSE_H

#include "viewer/teaal.h"
#include "values.h"

static inline sk_type draw_sparse_type(void)
{
    static const sk_type types[] = {SK_TYPE_F32, SK_TYPE_F64, SK_TYPE_F16, SK_TYPE_S32, SK_TYPE_CF32};
    return once_in(50) ? SK_TYPE_S8 : types[below(5)];
}

static inline void choose_dense(sk_dense_desc* dense, uint32_t rows, uint32_t columns)
{
    dense->layout = (sk_layout)below(2);
    uint32_t line = dense->layout == SK_LAYOUT_ROW_MAJOR ? columns : rows;
    dense->leading_dimension = below(3) ? 0 : line + below(16);
}

static inline void choose_sparse_decomposition(sk_spmm_desc* desc)
{
    desc->decomposition = (sk_sparse_decomposition)below(VALUES_OF(SK_SPARSE_DECOMPOSITIONS));
    bool shares = desc->decomposition == SK_SPARSE_DECOMPOSITION_GROUP_MAPPED ||
                  desc->decomposition == SK_SPARSE_DECOMPOSITION_ROW_BLOCKS;
    bool stages = desc->decomposition == SK_SPARSE_DECOMPOSITION_MERGE_PATH ||
                  desc->decomposition == SK_SPARSE_DECOMPOSITION_ROW_BLOCKS;
    desc->group = shares ? draw_power(5) : 0;
    desc->staged = stages && below(2) ? 128 * (1 + below(5)) : 0;
    desc->workers = below(2) ? 1 + below(stages ? 3000 : 100000) : 0;
    desc->lanes = draw_power(7);
}

static inline sk_spmm_desc choose_sparse_desc(void)
{
    sk_spmm_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.m = draw_number(20);
    desc.k = 1 + draw_number(20);
    desc.nonzeros = desc.m ? draw_number(24) : 0;
    desc.n = below(2) ? 1 : draw_number(9);
    desc.storage = (sk_storage)below(2);
    desc.type = draw_sparse_type();
    desc.epilogue = (sk_epilogue)below(2);
    desc.checks = once_in(3);
    desc.longest_row = below(3) ? 0 : desc.nonzeros / (1 + below(100));
    choose_dense(&desc.b, desc.k, desc.n);
    choose_dense(&desc.c, desc.m, desc.n);
    choose_dense(&desc.d, desc.m, desc.n);
    if (below(2))
    {
        choose_sparse_decomposition(&desc);
    }
    return desc;
}

static inline void add_sparse_plan(dump_text* text, const sk_spmm_desc* desc, const sk_spmm_plan* plan)
{
    static char line[SK_LINE_SIZE];
    sk_spmm_plan_info i = sk_query_spmm_plan(plan);
    add_text(text,
             "decomposition %d group %u staged %u workers %u lanes %u x %u share %u groups %u %u %u dispatches %u ",
             (int)i.decomposition, i.group, i.staged, i.workers, i.lanes, i.columns_per_lane, i.share,
             i.group_count_x, i.group_count_y, i.group_count_z, i.dispatch_count);
    add_text(text, "workspace %llu by %llu", (unsigned long long)i.workspace_size,
             (unsigned long long)i.workspace_alignment);
    sk_format_spmm_plan(plan, line, sizeof line);
    add_text(text, "\n  %s", line);
    write_spmm_teaal(desc, plan, line, sizeof line);
    add_text(text, "\n  described %016" PRIx64, hash_text(HASH_OF_NOTHING, line));
}

static inline void write_sparse_plan(sk_context* context, dump_text* text)
{
    sk_spmm_desc desc = choose_sparse_desc();
    sk_spmm_plan* plan = NULL;
    sk_result result = sk_create_spmm_plan(context, &desc, &plan);
    add_text(text, "%u x %u with %u times %u: ", desc.m, desc.k, desc.nonzeros, desc.n);
    if (result == SK_SUCCESS)
    {
        add_sparse_plan(text, &desc, plan);
    }
    else
    {
        add_text(text, "%s", sk_result_string(result));
    }
    sk_destroy_spmm_plan(plan);
}

#endif
