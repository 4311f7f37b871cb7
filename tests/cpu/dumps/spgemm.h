/* spgemm.h - descs of products of two sparse matrices that are drawn, and what their plans tell. Include it after
 * sparse.h. */
#ifndef DUMPS_SPGEMM_H
#define DUMPS_SPGEMM_H

static inline void choose_spgemm_decomposition(sk_spgemm_desc* desc)
{
    desc->decomposition = (sk_sparse_decomposition)below(once_in(20) ? VALUES_OF(SK_SPARSE_DECOMPOSITIONS)
                                                                     : SK_SPARSE_DECOMPOSITION_ROW_BLOCKS);
    bool merges = desc->decomposition == SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    desc->most_products = merges && below(2) ? 1 + draw_number(20) : 0;
    desc->most_chunks = merges && below(2) ? below(13) : 0;
    desc->workers = below(2) ? 1 + below(3000) : 0;
    desc->window = below(2) ? 64 * (1 + below(200)) : 0;
}

static inline sk_spgemm_desc choose_spgemm_desc(void)
{
    sk_spgemm_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.m = 1 + draw_number(20);
    desc.n = 1 + draw_number(20);
    desc.a_is_identity = once_in(6);
    desc.k = desc.a_is_identity ? desc.m : 1 + draw_number(20);
    desc.a_nonzeros = desc.a_is_identity ? 0 : draw_number(24);
    desc.b_nonzeros = draw_number(24);
    desc.type = draw_sparse_type();
    desc.epilogue = (sk_epilogue)below(2);
    desc.most_workspace = once_in(3) ? (VkDeviceSize)1 << (20 + below(14)) : 0;
    if (below(2))
    {
        choose_spgemm_decomposition(&desc);
    }
    return desc;
}

static inline void add_spgemm_plan(dump_text* text, const sk_spgemm_desc* desc, const sk_spgemm_plan* plan)
{
    static char line[SK_LINE_SIZE], description[1 << 14];
    sk_spgemm_plan_info i = sk_query_spgemm_plan(plan);
    add_text(text, "decomposition %d products %u chunks %u classes %u short %u workers %u window %u groups %u ",
             (int)i.decomposition, i.most_products, i.most_chunks, i.classes, i.short_products, i.workers, i.window,
             i.most_workgroups);
    add_text(text, "dispatches %u workspace %llu by %llu", i.dispatch_count, (unsigned long long)i.workspace_size,
             (unsigned long long)i.workspace_alignment);
    sk_format_spgemm_plan(plan, line, sizeof line);
    add_text(text, "\n  %s", line);
    CHECK(write_spgemm_teaal(desc, plan, description, sizeof description) < sizeof description);
    add_text(text, "\n  described %016" PRIx64, hash_text(HASH_OF_NOTHING, description));
}

static inline void write_spgemm_plan(sk_context* context, dump_text* text)
{
    sk_spgemm_desc desc = choose_spgemm_desc();
    sk_spgemm_plan* plan = NULL;
    sk_result result = sk_create_spgemm_plan(context, &desc, &plan);
    add_text(text, "%u x %u x %u with %u and %u: ", desc.m, desc.k, desc.n, desc.a_nonzeros, desc.b_nonzeros);
    if (result == SK_SUCCESS)
    {
        add_spgemm_plan(text, &desc, plan);
    }
    else
    {
        add_text(text, "%s", sk_result_string(result));
    }
    sk_destroy_spgemm_plan(plan);
}

#endif
