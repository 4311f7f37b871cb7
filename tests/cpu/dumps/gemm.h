/* gemm.h - descs of sk_gemm that are drawn, and what their plans tell. Include it after dump.h. */
#ifndef DUMPS_GEMM_H
#define DUMPS_GEMM_H

#include "values.h"
#include "../plain_kernels.h"

static inline void choose_matrix(sk_matrix_desc* matrix, uint32_t rows, uint32_t columns)
{
    matrix->layout = (sk_layout)below(2);
    uint32_t line = matrix->layout == SK_LAYOUT_ROW_MAJOR ? columns : rows;
    matrix->leading_dimension = below(4) ? 0 : line + below(64);
}

static inline void choose_epilogue(sk_gemm_desc* desc)
{
    uint32_t parts = below(64);
    desc->epilogue = (sk_epilogue)below(2);
    desc->bias = (sk_bias)below(3);
    desc->activation = (sk_activation)below(VALUES_OF(SK_ACTIVATIONS));
    desc->scale_m = parts & 1;
    desc->scale_n = parts & 2;
    desc->clamp = parts & 4;
    desc->add_residual = parts & 8;
    if (below(6) == 0)
    {
        desc->gate = SK_GATE_INTERLEAVED;
        desc->epilogue = SK_EPILOGUE_NONE;
        desc->clamp = desc->add_residual = false;
    }
}

static inline void choose_decomposition(sk_gemm_desc* desc, const sk__kernel* kernel)
{
    desc->kernel = below(2) ? kernel->name : NULL;
    desc->decomposition = (sk_decomposition)below(VALUES_OF(SK_DECOMPOSITIONS));
    desc->fixup = (sk_fixup)(below(2) ? below(VALUES_OF(SK_FIXUPS)) : 0);
    desc->workers = below(2) ? 1 + below(600) : 0;
    desc->splits = desc->decomposition == SK_DECOMPOSITION_SPLIT_K && below(2) ? 1 + below(40) : 0;
    desc->hybrid_waves = desc->decomposition == SK_DECOMPOSITION_HYBRID ? below(4) : 0;
    desc->minimum_segment = below(4) ? 0 : 1 + below(8);
    desc->order = (sk_order)below(3);
    desc->raster = (sk_raster)below(3);
    desc->k_alignment = below(8) ? 0 : 1 + below(4);
    desc->chunk = below(8) ? 0 : 1 + below(16);
}

static inline void choose_types(sk_gemm_desc* desc, const sk__kernel* kernel)
{
    desc->a.type = desc->b.type = kernel->input;
    desc->accumulator = kernel->accumulator;
    desc->c.type = desc->d.type = desc->residual.type = kernel->output;
}

/* A third leaves all to the plan, a third wishes for a decomposition, a third has an epilogue and packing. */
static inline sk_gemm_desc choose_desc(void)
{
    sk_gemm_desc desc;
    memset(&desc, 0, sizeof desc);
    const sk__kernel* kernel = plain_kernel_at(below(count_plain_kernels()));
    desc.m = below(8) ? extent() : 1 + below(32);
    desc.n = extent();
    desc.k = extent();
    desc.batch_count = below(4) ? 0 : 1 + below(5);
    choose_types(&desc, kernel);
    choose_matrix(&desc.a, desc.m, desc.k);
    choose_matrix(&desc.b, desc.k, desc.n);
    choose_matrix(&desc.d, desc.m, desc.n);
    switch (below(3))
    {
    case 0: break;
    case 1: choose_decomposition(&desc, kernel); break;
    default:
        choose_epilogue(&desc);
        desc.packing = (sk_packing)below(5);
        break;
    }
    return desc;
}

/* The members of sk_plan_info in their order, without what follows from the kernel, and without predictions, which
 * compilers may round otherwise. */
static inline void add_plan(dump_text* text, const sk_plan_info* i)
{
    add_text(
        text,
        "%s%s decomposition %d fixup %d packing %d %d %d order %d raster %d %u tiles %u x %u Stream-K %u workers %u "
        "splits %u segments %u alignment %u chunk %u interleave %u looks %u last wave %s %u x %u longest %u "
        "peers %u workspace %llu",
        i->kernel, i->exchanged ? " exchanged" : "", (int)i->decomposition, (int)i->fixup, (int)i->packing,
        (int)i->packs_transposed, i->packs_arranged, (int)i->order, (int)i->raster, i->raster_width, i->tiles,
        i->k_iterations, i->stream_k_tiles, i->workers, i->splits, i->minimum_segment, i->k_alignment, i->chunk,
        i->interleave, i->most_looks, i->last_wave_kernel, i->last_wave_tiles, i->last_wave_k_iterations,
        i->longest_worker, i->most_peers, (unsigned long long)i->workspace_size);
}

/* The other members. */
static inline void add_rest_of_plan(dump_text* text, const sk_plan_info* i)
{
    add_text(text, " tile %u %u %u last %u %u %u sort %d search %d problems %u time %u pieces %u guessed %d by %llu",
             i->tile_m, i->tile_n, i->tile_k, i->last_wave_tile_m, i->last_wave_tile_n, i->last_wave_tile_k,
             (int)i->sort, (int)i->search, i->problems, i->most_time, i->pieces, i->guessed,
             (unsigned long long)i->workspace_alignment);
}

/* All that a plan tells, or why there is none; and the end of it. */
static inline void write_plan_or_result(sk_result result, sk_plan* plan, dump_text* text)
{
    if (result == SK_SUCCESS)
    {
        sk_plan_info info = sk_query_plan(plan);
        add_plan(text, &info);
        add_rest_of_plan(text, &info);
    }
    else
    {
        add_text(text, "%s", sk_result_string(result));
    }
    sk_destroy_plan(plan);
}

static inline void write_gemm_plan(sk_context* context, dump_text* text)
{
    sk_gemm_desc desc = choose_desc();
    sk_plan* plan = NULL;
    add_text(text, "%ux%ux%u: ", desc.m, desc.n, desc.k);
    sk_result result = sk_create_gemm_plan(context, &desc, &plan);
    if (result == SK_SUCCESS)
    {
        sk_plan_info info = sk_query_plan(plan);
        add_plan(text, &info);
    }
    else
    {
        add_text(text, "%s", sk_result_string(result));
    }
    sk_destroy_plan(plan);
}

#endif
