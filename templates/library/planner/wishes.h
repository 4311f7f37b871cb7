/* wishes.h - refuses wishes that contradict one another, or that problem, kernel or device cannot grant.
 *
 * Uses access.h. Must not know candidates.
 */

#include "access.h"

/* How a refusal goes on: see sk__fits(). */
#define SK__COPY_LIMITS "but a copy has less than 2^32 elements a matrix, 2 GiB in 256 lines, and 32 GiB in all"

static sk_result sk__check_chunk(const sk_logger* logger, const sk_gemm_desc* desc)
{
    SK__REQUIRE(logger, !desc->chunk || desc->kernel, SK_ERROR_INVALID_VALUE,
                "chunk is %u, but kernel is NULL: only chunks of the same kernel have the same bits", desc->chunk);
    SK__REQUIRE(logger, !desc->chunk || !desc->k_alignment, SK_ERROR_INVALID_VALUE,
                "k_alignment is %u, but chunk is %u, and chunks are not parted", desc->k_alignment, desc->chunk);
    SK__REQUIRE(logger, !desc->chunk || desc->decomposition != SK_DECOMPOSITION_RETILED, SK_ERROR_INVALID_VALUE,
                "chunk is %u, but retiled plans have two kernels, whose chunks differ", desc->chunk);
    bool any = desc->fixup <= SK_FIXUP_NONE || sk__fixup_of(desc->fixup)->sums_up;
    SK__REQUIRE(logger, !desc->chunk || any, SK_ERROR_INVALID_VALUE,
                "chunk is %u, but fixup is %s: chunks of split tiles are summed by the separate pass", desc->chunk,
                sk_word(SK_WORDS_FIXUP, desc->fixup));
    return SK_SUCCESS;
}

/* A cut dispatch has the segments of a worker in any order, and its pieces do not run together. */
static sk_result sk__check_most_time(const sk_logger* logger, const sk_gemm_desc* desc)
{
    SK__REQUIRE(logger, !desc->most_time || !desc->chunk, SK_ERROR_INVALID_VALUE,
                "most_time is %u, but chunk is %u, and a worker adds its chunks one after the other", desc->most_time,
                desc->chunk);
    SK__REQUIRE(logger, !desc->most_time || !sk__fixup_of(desc->fixup)->waits, SK_ERROR_INVALID_VALUE,
                "most_time is %u, but fixup is %s: a worker might wait for one of a later dispatch", desc->most_time,
                sk_word(SK_WORDS_FIXUP, desc->fixup));
    return SK_SUCCESS;
}

/* Checks wishes that contradict one another. */
static sk_result sk__check_desc(const sk_logger* logger, const sk_gemm_desc* desc)
{
    char quoted[SK__QUOTED];
    bool split_k = desc->decomposition == SK_DECOMPOSITION_SPLIT_K;
    bool hybrid = desc->decomposition == SK_DECOMPOSITION_HYBRID;
    bool stream_k = sk__is_stream_k(desc->decomposition);
    SK__REQUIRE(logger, !desc->splits || split_k, SK_ERROR_SPLITS, "splits is %u, but decomposition is not split-K",
                desc->splits);
    SK__REQUIRE(logger, !desc->workers || !split_k, SK_ERROR_INVALID_VALUE,
                "workers is %u, but split-K has tiles * splits workers", desc->workers);
    SK__REQUIRE(logger, !desc->stream_k_tiles || hybrid, SK_ERROR_INVALID_VALUE,
                "stream_k_tiles is %u, but decomposition is not hybrid", desc->stream_k_tiles);
    SK__REQUIRE(logger, !desc->hybrid_waves || hybrid, SK_ERROR_INVALID_VALUE,
                "hybrid_waves is %u, but decomposition is not hybrid", desc->hybrid_waves);
    SK__REQUIRE(logger, !desc->interleave || stream_k, SK_ERROR_INVALID_VALUE,
                "interleave is %u, but decomposition is neither Stream-K nor hybrid", desc->interleave);
    SK__REQUIRE(logger, desc->interleave <= 8, SK_ERROR_INVALID_VALUE, "interleave is %u, at most 8 are possible",
                desc->interleave);
    SK__REQUIRE(logger, !desc->last_wave_kernel || desc->decomposition == SK_DECOMPOSITION_RETILED,
                SK_ERROR_INVALID_VALUE, "last_wave_kernel is %s, but decomposition is not retiled",
                sk__quote(desc->last_wave_kernel, quoted));
    SK__TRY(sk__check_chunk(logger, desc));
    SK__TRY(sk__check_most_time(logger, desc));
    SK__REQUIRE(logger, !desc->workers || desc->workers < SK__COUNTERS || !stream_k, SK_ERROR_WORKERS,
                "workers is %u, at most 65535 can share split tiles", desc->workers);
    SK__REQUIRE(logger, !desc->most_looks || sk__fixup_of(desc->fixup)->waits, SK_ERROR_INVALID_VALUE,
                "most_looks is %u, but fixup is not turnstile", desc->most_looks);
    SK__REQUIRE(logger, desc->workers <= SK__MOST_GROUPS, SK_ERROR_WORKERS,
                "workers is %u, at most %u workgroups can be dispatched", desc->workers, SK__MOST_GROUPS);
    SK__REQUIRE(logger, desc->fixup != SK_FIXUP_NONE || !(split_k || stream_k), SK_ERROR_INVALID_VALUE,
                "fixup is none, but decomposition may split tiles");
    return SK_SUCCESS;
}

/* Refuses kernels by which, and decompositions by which, bits of a row of D depend on how many there are. */
static sk_result sk__check_batch_invariant(const sk__planner* planner)
{
    const sk_gemm_desc* desc = planner->desc;
    char quoted[SK__QUOTED];
    bool splits = desc->decomposition == SK_DECOMPOSITION_SPLIT_K || sk__is_stream_k(desc->decomposition);
    SK__REQUIRE(planner->logger, !splits || sk__may_split(planner), SK_ERROR_INVALID_VALUE,
                "decomposition is %s, but batch_invariant is true: where tiles are split depends on m%s",
                sk_word(SK_WORDS_DECOMPOSITION, desc->decomposition),
                desc->most_time > 0 ? "" : "; with chunk it does not");
    bool any = !desc->batch_invariant || sk__sums_are_exact(planner->problem);
    SK__REQUIRE(planner->logger, any || desc->fixup <= SK_FIXUP_NONE || sk__fixup_of(desc->fixup)->sums_up,
                SK_ERROR_INVALID_VALUE,
                "fixup is %s, but batch_invariant is true: chunks of split tiles are summed by the separate pass",
                sk_word(SK_WORDS_FIXUP, desc->fixup));
    SK__REQUIRE(planner->logger, any || desc->k_alignment <= 1, SK_ERROR_INVALID_VALUE,
                "k_alignment is %u, but batch_invariant is true, and chunks are not parted", desc->k_alignment);
    SK__REQUIRE(planner->logger, !planner->grouped || sk__has_order_of_sums(planner), SK_ERROR_INVALID_VALUE,
                "batch_invariant is true, but gemm.%s is 0: n and k tell the order of sums", desc->n ? "k" : "n");
    for (uint32_t i = planner->first_kernel; i < planner->kernel_end; ++i)
    {
        const char* name = sk__kernel_at(i)->name;
        bool keeps = sk__keeps_rows(planner, i);
        SK__REQUIRE(planner->logger, keeps || !desc->kernel || strcmp(name, desc->kernel) != 0, SK_ERROR_NO_KERNEL,
                    "kernel is %s, but batch_invariant is true, and its sums depend on addresses",
                    sk__quote(name, quoted));
        SK__REQUIRE(planner->logger, keeps || !desc->last_wave_kernel || strcmp(name, desc->last_wave_kernel) != 0,
                    SK_ERROR_NO_KERNEL,
                    "last_wave_kernel is %s, but batch_invariant is true, and it adds in another order than \"%s\"",
                    sk__quote(name, quoted), sk__kernel_at(planner->reference)->name);
    }
    return SK_SUCCESS;
}

static bool sk__asks_for_copies(const sk__planner* planner)
{
    return planner->desc->packing != SK_PACKING_AUTO && planner->desc->packing != SK_PACKING_NEVER;
}

/* Refuses copies of matrices that lie anywhere, or are prepacked. */
static sk_result sk__check_packing(const sk__planner* planner)
{
    const sk_gemm_desc* desc = planner->desc;
    SK__REQUIRE(planner->logger, !sk__asks_for_copies(planner) || !planner->problem->pointers, SK_ERROR_INVALID_VALUE,
                "packing is %s, but matrices that lie anywhere cannot be packed",
                sk_word(SK_WORDS_PACKING, desc->packing));
    bool a = desc->packing == SK_PACKING_A || desc->packing == SK_PACKING_ALWAYS;
    bool b = desc->packing == SK_PACKING_B || desc->packing == SK_PACKING_ALWAYS;
    bool copied = (a && desc->a.prepacked) || (b && desc->b.prepacked);
    SK__REQUIRE(planner->logger, !copied, SK_ERROR_INVALID_VALUE,
                "packing is %s, but %s is prepacked, and is not copied again",
                sk_word(SK_WORDS_PACKING, desc->packing), a && desc->a.prepacked ? "a" : "b");
    return SK_SUCCESS;
}

/* Refuses what triangles cannot be had with, and Hermitian ones of nothing. */
static sk_result sk__check_triangle_wishes(const sk__planner* planner)
{
    const sk_gemm_desc* desc = planner->desc;
    bool is_complex = sk__is_complex_type(desc->d.type);
    SK__REQUIRE(planner->logger, !desc->hermitian || (desc->triangle && is_complex), SK_ERROR_INVALID_VALUE,
                "hermitian is true, but triangle is %s and d.type is %s: it is said of a triangle of complex numbers",
                sk_word(SK_WORDS_TRIANGLE, desc->triangle), sk_word(SK_WORDS_TYPE, desc->d.type));
    sk_raster raster = desc->triangle == SK_TRIANGLE_LOWER ? SK_RASTER_ALONG_N : SK_RASTER_ALONG_M;
    SK__REQUIRE(planner->logger, !desc->triangle || desc->decomposition != SK_DECOMPOSITION_RETILED,
                SK_ERROR_INVALID_VALUE,
                "decomposition is retiled, but triangle is %s: parts of its tiles would have nothing of it",
                sk_word(SK_WORDS_TRIANGLE, desc->triangle));
    SK__REQUIRE(planner->logger, !desc->triangle || !desc->raster || desc->raster == raster, SK_ERROR_INVALID_VALUE,
                "raster is %s, but triangle is %s, which is walked %s", sk_word(SK_WORDS_RASTER, desc->raster),
                sk_word(SK_WORDS_TRIANGLE, desc->triangle), sk_word(SK_WORDS_RASTER, raster));
    return SK_SUCCESS;
}

/* Refuses what float atomics cannot do: in these types, with this epilogue, on this device. */
static sk_result sk__check_fixup(const sk__planner* planner)
{
    const sk__problem* problem = planner->problem;
    sk_fixup fixup = planner->desc->fixup;
    bool adds = sk__fixup_of(fixup)->adds_floats, to_d = sk__fixup_of(fixup)->begins_with_d;
    SK__REQUIRE(planner->logger, !adds || problem->accumulator == SK_TYPE_F32, SK_ERROR_INVALID_VALUE,
                "fixup is %s, which adds f32, but sums are %s", sk_word(SK_WORDS_FIXUP, fixup),
                sk_word(SK_WORDS_TYPE, problem->accumulator));
    SK__REQUIRE(planner->logger, !to_d || problem->output == SK_TYPE_F32, SK_ERROR_INVALID_VALUE,
                "fixup is %s, which adds f32 to D, but d.type is %s", sk_word(SK_WORDS_FIXUP, fixup),
                sk_word(SK_WORDS_TYPE, problem->output));
    bool shapes = problem->epilogue.activation || problem->epilogue.gated;
    SK__REQUIRE(planner->logger, !to_d || !(shapes || sk__has_parts(&problem->epilogue)), SK_ERROR_INVALID_VALUE,
                "fixup is %s, which adds to D with alpha and beta alone, but the desc has %s",
                sk_word(SK_WORDS_FIXUP, fixup), sk__epilogue_member(planner->desc));
    SK__REQUIRE(planner->logger, !adds || (planner->device->features & SK__FLOAT32_ADD), SK_ERROR_MISSING_FEATURE,
                "fixup is %s, which needs %s: %s was created without it", sk_word(SK_WORDS_FIXUP, fixup),
                sk__feature_name(SK__FLOAT32_ADD), planner->device->name);
    return SK_SUCCESS;
}

/* Refuses wishes that keep a kernel from the blocks of A, from a decoded or rounded copy of A, or of A alone where that
 * is asked for. */
static sk_result sk__check_decoding_of_a(const sk_logger* logger, const sk__planner* planner,
                                         const sk__kernel* kernel, const sk__packing* packing)
{
    const sk__problem* problem = planner->problem;
    const char *why = sk__why_converted(problem), *converted = sk__tell_converted(&problem->a);
    sk_packing wanted = planner->desc->packing, of_a = problem->exchanged ? SK_PACKING_B : SK_PACKING_A;
    bool empty = problem->k == 0 || problem->d.extent == 0;
    bool converts = packing->convert_a && !packing->prepacked_a && !empty;
    bool any = wanted == SK_PACKING_AUTO || wanted == SK_PACKING_ALWAYS;
    bool packs_a = wanted == of_a || wanted == SK_PACKING_ALWAYS;
    SK__REQUIRE(logger, !kernel->codes || !packs_a, SK_ERROR_INVALID_VALUE,
                "packing is %s, but \"%s\" reads the blocks of %s", sk_word(SK_WORDS_PACKING, wanted), kernel->name,
                problem->a.name);
    SK__REQUIRE(logger, !converts || any || wanted == of_a, SK_ERROR_INVALID_VALUE,
                "packing is %s, but %s, and \"%s\" multiplies a %s copy of %s", sk_word(SK_WORDS_PACKING, wanted),
                why, kernel->name, converted, problem->a.name);
    SK__REQUIRE(logger, !converts || wanted != of_a || !sk__copies_b(packing), SK_ERROR_INVALID_VALUE,
                "packing is %s, but %s, and \"%s\" multiplies %scopies of both", sk_word(SK_WORDS_PACKING, wanted),
                why, kernel->name, sk__is_in_blocks(problem->a.type) ? "decoded " : "");
    SK__REQUIRE(logger, !converts || sk__can_pack(problem, packing), SK_ERROR_TOO_LARGE,
                "\"%s\" multiplies a %s copy of %s, " SK__COPY_LIMITS, kernel->name, converted, problem->a.name);
    return SK_SUCCESS;
}

/* Refuses an arranged kernel for blocks. */
static sk_result sk__check_arranged(const sk_logger* logger, const sk__problem* problem, const sk__kernel* kernel,
                                    const sk__packing* packing)
{
    const sk__matrix* blocks = sk__is_in_blocks(problem->b.type) ? &problem->b : &problem->a;
    SK__REQUIRE(logger, !packing->arranged || !sk__is_in_blocks(blocks->type), SK_ERROR_INVALID_VALUE,
                "\"%s\" has A and B arranged, but %s.type is %s", kernel->name, blocks->name,
                sk_word(SK_WORDS_TYPE, blocks->type));
    return SK_SUCCESS;
}

/* Refuses wishes that keep a kernel from the blocks of B, or from a decoded copy of them. */
static sk_result sk__check_decoding(const sk_logger* logger, const sk__planner* planner, const sk__kernel* kernel,
                                    const sk__packing* packing)
{
    const sk__problem* problem = planner->problem;
    const char* name = problem->b.name;
    sk_packing wanted = planner->desc->packing;
    bool packs_b = wanted == SK_PACKING_ALWAYS || wanted == (problem->exchanged ? SK_PACKING_A : SK_PACKING_B);
    bool empty = problem->k == 0 || problem->d.extent == 0;
    bool decodes = packing->convert_b && !packing->prepacked_b && !empty;
    SK__REQUIRE(logger, !kernel->blocks || !packs_b, SK_ERROR_INVALID_VALUE,
                "packing is %s, but \"%s\" reads the blocks of %s", sk_word(SK_WORDS_PACKING, wanted), kernel->name,
                name);
    SK__TRY(sk__check_arranged(logger, problem, kernel, packing));
    SK__REQUIRE(logger, !decodes || wanted != SK_PACKING_NEVER, SK_ERROR_INVALID_VALUE,
                "packing is never, but \"%s\" multiplies a decoded copy of %s", kernel->name, name);
    SK__REQUIRE(logger, !decodes || !problem->pointers, SK_ERROR_INVALID_VALUE,
                "\"%s\" multiplies a decoded copy of %s, but matrices that lie anywhere cannot be copied",
                kernel->name, name);
    SK__REQUIRE(logger, !decodes || sk__can_pack(problem, packing), SK_ERROR_TOO_LARGE,
                "\"%s\" multiplies a decoded copy of %s, " SK__COPY_LIMITS, kernel->name, name);
    return SK_SUCCESS;
}

/* Whether both A and B are copied as the desc asks, or prepacked. */
static bool sk__packs_all(const sk__planner* planner)
{
    const sk_gemm_desc* desc = planner->desc;
    bool a = desc->packing == SK_PACKING_A || desc->packing == SK_PACKING_ALWAYS || desc->a.prepacked;
    bool b = desc->packing == SK_PACKING_B || desc->packing == SK_PACKING_ALWAYS || desc->b.prepacked;
    return a && b;
}

/* Refuses copies that were asked for and are too large. */
static sk_result sk__check_copies(const sk_logger* logger, const sk__planner* planner, uint32_t index)
{
    const sk__kernel* kernel = sk__kernel_at(index);
    const sk__problem* problem = planner->problem;
    bool empty = problem->k == 0 || problem->d.extent == 0;
    sk__packing packing = sk__plan_packing(planner, kernel);
    bool both = planner->desc->packing == SK_PACKING_AUTO || sk__packs_all(planner);
    SK__REQUIRE(logger, !packing.arranged || empty || both, SK_ERROR_INVALID_VALUE,
                "packing is %s, but \"%s\" has both A and B packed",
                sk_word(SK_WORDS_PACKING, planner->desc->packing), kernel->name);
    SK__REQUIRE(logger, !packing.arranged || !problem->pointers, SK_ERROR_INVALID_VALUE,
                "\"%s\" has A and B packed, but matrices that lie anywhere cannot be", kernel->name);
    SK__REQUIRE(logger, !packing.arranged || empty || sk__can_pack(problem, &packing), SK_ERROR_TOO_LARGE,
                "\"%s\" has A and B packed, " SK__COPY_LIMITS, kernel->name);
    SK__TRY(sk__check_decoding_of_a(logger, planner, kernel, &packing));
    SK__TRY(sk__check_decoding(logger, planner, kernel, &packing));
    if (!empty)
    {
        SK__TRY(sk__check_orders(logger, planner, index, &packing));
    }
    SK__REQUIRE(logger, !sk__asks_for_copies(planner) || empty || sk__can_pack(problem, &packing), SK_ERROR_TOO_LARGE,
                "packing is %s, " SK__COPY_LIMITS, sk_word(SK_WORDS_PACKING, planner->desc->packing));
    return SK_SUCCESS;
}

/* Refuses split-K of more tiles than workers can share, or be dispatched for. Chunks are shared as splits are. */
static sk_result sk__check_split_k(const sk_logger* logger, const sk_gemm_desc* desc, uint64_t tiles, bool has_chunks)
{
    uint32_t splits = sk__max(desc->splits, 1u);
    bool shares = splits > 1 || has_chunks;
    uint32_t most = shares ? SK__COUNTERS - 1u : SK__MOST_GROUPS;
    SK__REQUIRE(logger, desc->decomposition != SK_DECOMPOSITION_SPLIT_K || tiles * splits <= most, SK_ERROR_WORKERS,
                "tiles * splits is %llu * %u, at most %u workers can %s", (unsigned long long)tiles, splits, most,
                shares ? "share split tiles" : "be dispatched");
    return SK_SUCCESS;
}

/* Checks what can only be judged with a kernel's tiles at hand: sizes, splits, workers. */
static sk_result sk__check_counts(const sk_logger* logger, const sk__planner* planner, const sk__kernel* kernel)
{
    const sk_gemm_desc* desc = planner->desc;
    uint64_t tiles = sk__count_tiles(planner->problem, kernel);
    uint32_t k_iterations = sk__count_k_iterations(planner->problem, kernel);
    uint32_t unit = sk__choose_unit(planner, kernel, k_iterations);
    SK__REQUIRE(logger, tiles <= UINT32_MAX && tiles * k_iterations <= UINT32_MAX, SK_ERROR_TOO_LARGE,
                "%llu tiles of %u k-iteration%s are more than 4294967295", (unsigned long long)tiles, k_iterations,
                sk__plural(k_iterations));
    uint32_t most = sk__max(sk__divide_up(k_iterations, unit), 1u);
    SK__REQUIRE(logger, unit == 1 || desc->splits <= most, SK_ERROR_SPLITS,
                "splits is %u, but a tile has only %u times %u k-iterations that %s keeps together", desc->splits,
                most, unit,
                desc->chunk         ? "chunk"
                : desc->k_alignment ? "k_alignment"
                                    : "batch_invariant");
    SK__REQUIRE(logger, desc->splits <= most, SK_ERROR_SPLITS, "splits is %u, at most the %u k-iteration%s of a tile",
                desc->splits, most, sk__plural(most));
    SK__TRY(sk__check_split_k(logger, desc, tiles, sk__has_chunks(planner) && most > 1));
    SK__REQUIRE(logger, desc->stream_k_tiles <= tiles, SK_ERROR_INVALID_VALUE,
                "stream_k_tiles is %u, more than the %llu tile%s of D", desc->stream_k_tiles,
                (unsigned long long)tiles, sk__plural(tiles));
    return SK_SUCCESS;
}

/* Checks wishes that depend on the kernel. Where D is empty there are no tiles to judge them by. */
static sk_result sk__check_wishes(const sk_logger* logger, const sk__planner* planner, uint32_t index)
{
    const sk__kernel* kernel = sk__kernel_at(index);
    SK__REQUIRE(logger, sk__promotes_sums(planner->problem, kernel), SK_ERROR_INVALID_VALUE,
                "way is f16x3, but \"%s\" does not promote sums", kernel->name);
    SK__REQUIRE(logger, sk__takes_terms(planner->problem, kernel), SK_ERROR_INVALID_VALUE,
                "second is true, but \"%s\" multiplies one term alone: small-dot kernels are for few rows",
                kernel->name);
    if (planner->problem->d.extent > 0)
    {
        SK__TRY(sk__check_counts(logger, planner, kernel));
    }
    return sk__check_copies(logger, planner, index);
}
