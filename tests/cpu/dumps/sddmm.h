/* sddmm.h - descs of sampled products that are drawn, and what their plans tell. Include it after sparse.h. */
#ifndef DUMPS_SDDMM_H
#define DUMPS_SDDMM_H

static inline sk_sddmm_desc choose_sddmm_desc(void)
{
    sk_sddmm_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.m = 1 + draw_number(20);
    desc.n = 1 + draw_number(20);
    desc.nonzeros = draw_number(24);
    desc.k = draw_number(11);
    desc.storage = (sk_storage)below(2);
    desc.type = draw_sparse_type();
    desc.epilogue = (sk_epilogue)below(2);
    choose_dense(&desc.a, desc.m, desc.k);
    choose_dense(&desc.b, desc.k, desc.n);
    if (below(2))
    {
        desc.workers = below(2) ? 1 + below(66000) : 0;
        desc.lanes = draw_power(7);
    }
    return desc;
}

static inline void add_sddmm_plan(dump_text* text, const sk_sddmm_plan* plan)
{
    static char line[SK_LINE_SIZE];
    sk_sddmm_plan_info i = sk_query_sddmm_plan(plan);
    sk_format_sddmm_plan(plan, line, sizeof line);
    add_text(text, "workers %u share %u larger %u lanes %u\n  %s", i.workers, i.share, i.larger_shares, i.lanes,
             line);
}

static inline void write_sddmm_plan(sk_context* context, dump_text* text)
{
    sk_sddmm_desc desc = choose_sddmm_desc();
    sk_sddmm_plan* plan = NULL;
    sk_result result = sk_create_sddmm_plan(context, &desc, &plan);
    add_text(text, "%u x %u at %u of k %u: ", desc.m, desc.n, desc.nonzeros, desc.k);
    if (result == SK_SUCCESS)
    {
        add_sddmm_plan(text, plan);
    }
    else
    {
        add_text(text, "%s", sk_result_string(result));
    }
    sk_destroy_sddmm_plan(plan);
}

#endif
