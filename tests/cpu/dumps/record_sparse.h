/* record_sparse.h - launches of products with sparse matrices that are drawn, and their commands. Include it after
 * record_gemm.h, sparse.h, spgemm.h and sddmm.h. */
#ifndef DUMPS_RECORD_SPARSE_H
#define DUMPS_RECORD_SPARSE_H

/* ---- a sparse matrix times a dense one ------------------------------------------------------- */

static inline sk_spmm_args draw_sparse_args(const sk_spmm_desc* desc, const sk_spmm_plan_info* info)
{
    uint32_t size = sk__element_of(desc->type)->alignment;
    sk_spmm_args args;
    memset(&args, 0, sizeof args);
    args.a.row_offsets = place_operand(4);
    args.row_indices = place_operand(4);
    args.a.column_indices = place_operand(4);
    args.a.values = place_operand(size);
    args.b = place_operand(size);
    args.c = place_operand(size);
    args.d = place_operand(size);
    args.workspace = place_operand((uint32_t)info->workspace_alignment);
    args.alpha = below(5) - 1.0;
    args.beta = below(3);
    return args;
}

static inline void add_sparse_launches(const sk_spmm_desc* desc, const sk_spmm_plan* plan, dump_text* text)
{
    sk_spmm_plan_info info = sk_query_spmm_plan(plan);
    add_text(text, "%u x %u with %u times %u, decomposition %d", desc->m, desc->k, desc->nonzeros, desc->n,
             (int)info.decomposition);
    for (uint32_t style = 0; style < STYLES; ++style)
    {
        begin_operands(style);
        sk_spmm_args args = draw_sparse_args(desc, &info);
        sk_result result = sk_spmm(fake_commands(), plan, &args);
        add_recorded(text, style_names[style], result);
        fake.count = 0;
        sk_buffer status = place_operand(4);
        result = sk_check_sparse(fake_commands(), plan, &args, status);
        add_recorded(text, "check", result);
    }
}

static inline void write_sparse_commands(sk_context* context, dump_text* text)
{
    sk_spmm_plan* plan = NULL;
    sk_spmm_desc desc = choose_sparse_desc();
    for (uint32_t i = 0; i < MOST_TRIES && sk_create_spmm_plan(context, &desc, &plan) != SK_SUCCESS; ++i)
    {
        desc = choose_sparse_desc();
    }
    if (CHECK(plan != NULL))
    {
        add_sparse_launches(&desc, plan, text);
    }
    sk_destroy_spmm_plan(plan);
}

/* ---- two sparse matrices --------------------------------------------------------------------- */

static inline sk_csr place_csr(uint32_t size)
{
    sk_csr arrays;
    arrays.row_offsets = place_operand(4);
    arrays.column_indices = place_operand(4);
    arrays.values = place_operand(size);
    return arrays;
}

static inline sk_spgemm_args draw_spgemm_args(const sk_spgemm_desc* desc, const sk_spgemm_plan_info* info)
{
    uint32_t size = sk__element_of(desc->type)->alignment;
    sk_spgemm_args args;
    memset(&args, 0, sizeof args);
    args.a = place_csr(size);
    args.b = place_csr(size);
    args.c = place_csr(size);
    args.capacity = draw_number(20);
    args.workspace = place_operand((uint32_t)info->workspace_alignment);
    args.status = place_operand(16);
    args.alpha = below(5) - 1.0;
    return args;
}

static inline void add_spgemm_launches(const sk_spgemm_desc* desc, const sk_spgemm_plan* plan, dump_text* text)
{
    sk_spgemm_plan_info info = sk_query_spgemm_plan(plan);
    add_text(text, "%u x %u x %u with %u and %u, decomposition %d", desc->m, desc->k, desc->n, desc->a_nonzeros,
             desc->b_nonzeros, (int)info.decomposition);
    for (uint32_t style = 0; style < STYLES; ++style)
    {
        begin_operands(style);
        sk_spgemm_args args = draw_spgemm_args(desc, &info);
        sk_result result = sk_bound_spgemm(fake_commands(), plan, &args);
        add_recorded(text, style_names[style], result);
        fake.count = 0;
        result = sk_count_spgemm(fake_commands(), plan, &args);
        add_recorded(text, "count", result);
        fake.count = 0;
        result = sk_fill_spgemm(fake_commands(), plan, &args);
        add_recorded(text, "fill", result);
    }
}

static inline void write_spgemm_commands(sk_context* context, dump_text* text)
{
    sk_spgemm_plan* plan = NULL;
    sk_spgemm_desc desc = choose_spgemm_desc();
    for (uint32_t i = 0; i < MOST_TRIES && sk_create_spgemm_plan(context, &desc, &plan) != SK_SUCCESS; ++i)
    {
        desc = choose_spgemm_desc();
    }
    if (CHECK(plan != NULL))
    {
        add_spgemm_launches(&desc, plan, text);
    }
    sk_destroy_spgemm_plan(plan);
}

/* ---- sampled products ------------------------------------------------------------------------ */

static inline sk_sddmm_args draw_sddmm_args(const sk_sddmm_desc* desc)
{
    uint32_t size = sk__element_of(desc->type)->alignment;
    sk_sddmm_args args;
    memset(&args, 0, sizeof args);
    args.pattern.row_offsets = place_operand(4);
    args.row_indices = place_operand(4);
    args.pattern.column_indices = place_operand(4);
    args.a = place_operand(size);
    args.b = place_operand(size);
    args.d = place_operand(size);
    args.c = once_in(4) ? args.d : place_operand(size);
    args.alpha = below(5) - 1.0;
    args.beta = below(3);
    return args;
}

static inline void add_sddmm_launches(const sk_sddmm_desc* desc, const sk_sddmm_plan* plan, dump_text* text)
{
    add_text(text, "%u x %u at %u of k %u", desc->m, desc->n, desc->nonzeros, desc->k);
    for (uint32_t style = 0; style < STYLES; ++style)
    {
        begin_operands(style);
        sk_sddmm_args args = draw_sddmm_args(desc);
        sk_result result = sk_sddmm(fake_commands(), plan, &args);
        add_recorded(text, style_names[style], result);
    }
}

static inline void write_sddmm_commands(sk_context* context, dump_text* text)
{
    sk_sddmm_plan* plan = NULL;
    sk_sddmm_desc desc = choose_sddmm_desc();
    for (uint32_t i = 0; i < MOST_TRIES && sk_create_sddmm_plan(context, &desc, &plan) != SK_SUCCESS; ++i)
    {
        desc = choose_sddmm_desc();
    }
    if (CHECK(plan != NULL))
    {
        add_sddmm_launches(&desc, plan, text);
    }
    sk_destroy_sddmm_plan(plan);
}

#endif
