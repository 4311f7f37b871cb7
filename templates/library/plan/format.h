/* format.h - says in one line what a plan is.
 *
 * Uses query.h. Must not know pipelines or command buffers.
 */

#include "query.h"

/* How the work is shared, in the words that apply to a decomposition. */
static void sk__format_shares(const sk_plan_info* info, char* text, size_t size)
{
    static const char* const orders[] = {"", "Stream-K first", "data-parallel first"};
    char interleave[32] = "", segments[32] = "", aligned[32] = "";
    if (info->interleave > 1)
    {
        snprintf(interleave, sizeof interleave, ", interleave %u", info->interleave);
    }
    if (info->minimum_segment > 1)
    {
        snprintf(segments, sizeof segments, ", segments >= %u", info->minimum_segment);
    }
    if (info->chunk > 0 || info->k_alignment > 1)
    {
        snprintf(aligned, sizeof aligned, info->chunk > 0 ? ", chunks of %u" : ", at multiples of %u",
                 info->k_alignment);
    }
    switch ((int)info->decomposition)
    {
    case SK_DECOMPOSITION_SPLIT_K: snprintf(text, size, ", %u splits%s", info->splits, aligned); break;
    case SK_DECOMPOSITION_STREAM_K: snprintf(text, size, "%s%s%s", interleave, segments, aligned); break;
    case SK_DECOMPOSITION_HYBRID:
        snprintf(text, size, ", %u Stream-K tiles%s%s%s, %s", info->stream_k_tiles, interleave, segments, aligned,
                 orders[info->order]);
        break;
    default: snprintf(text, size, "%s", info->chunk > 0 ? aligned : ""); break;
    }
}

/* Which operands are copied, and how. */
static const char* sk__packing_text(sk_packing packing, sk_packing transposed, bool arranged)
{
    static const char* const packed[] = {"", "", ", A packed", ", B packed", ", A and B packed"};
    static const char* const all_transposed[] = {"", "", ", A transposed", ", B transposed", ", A and B transposed"};
    bool mixed = transposed != SK_PACKING_NEVER && transposed != packing;
    const char* both = transposed == SK_PACKING_A ? ", A transposed, B packed" : ", A packed, B transposed";
    return arranged                ? ", A and B arranged"
           : mixed                 ? both
           : transposed == packing ? all_transposed[packing]
                                   : packed[packing];
}

/* What the workspace is for. */
static void sk__format_workspace(const sk_plan_info* info, char* text, size_t size)
{
    char peers[32] = "", bytes[64] = "";
    if (info->fixup != SK_FIXUP_NONE)
    {
        snprintf(peers, sizeof peers, ", most peers %u", info->most_peers);
    }
    if (info->workspace_size > 0)
    {
        snprintf(bytes, sizeof bytes, "%s, workspace %llu bytes",
                 sk__packing_text(info->packing, info->packs_transposed, info->packs_arranged),
                 (unsigned long long)info->workspace_size);
    }
    snprintf(text, size, "%s%s", peers, bytes);
}

STREAMK_API size_t sk_format_plan(const sk_plan* plan, char* line, size_t size)
{
    static const char* const decompositions[] = {"auto", "data-parallel", "split-K", "Stream-K", "hybrid", "retiled"};
    static const char* const rasters[] = {"", "along m", "along n"};
    char shares[128], workspace[96];
    sk_plan_info info = sk_query_plan(plan);
    const sk__problem* problem = &plan->problem;
    char last_wave[128] = "", epilogue[96];
    if (info.last_wave_tiles > 0)
    {
        snprintf(last_wave, sizeof last_wave, "; last wave: %s, %u tiles x %u k-iterations", info.last_wave_kernel,
                 info.last_wave_tiles, info.last_wave_k_iterations);
    }
    sk__format_shares(&info, shares, sizeof shares);
    sk__format_workspace(&info, workspace, sizeof workspace);
    sk__format_epilogue(&problem->epilogue, info.exchanged, epilogue, sizeof epilogue);
    int length = snprintf(
        line, size,
        "%ux%ux%u batch %u%s: %s%s, %s%s%s; %u tiles x %u k-iterations on %u workers%s%s%s; raster %s by %u; "
        "longest worker %u%s, utilisation %.3f, predicted %.1f us",
        problem->exchanged ? problem->n : problem->m, problem->exchanged ? problem->m : problem->n, problem->k,
        problem->batch_count, problem->pointers ? " of addresses" : "", info.kernel,
        info.exchanged ? " (exchanged)" : "", decompositions[info.decomposition],
        info.fixup == SK_FIXUP_NONE ? "" : ", ", info.fixup == SK_FIXUP_NONE ? "" : sk__fixup_name(info.fixup),
        info.tiles, info.k_iterations, info.workers, shares, last_wave, epilogue, rasters[info.raster],
        info.raster_width, info.longest_worker, workspace, (double)info.utilisation, (double)info.predicted_time);
    return length < 0 ? 0 : (size_t)length;
}
